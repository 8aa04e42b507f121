//! Words and pictures of the toy.

use table::{Phrase, Picture, Seat, Standing, Style, Tell, Tongue, Viewer};

use super::data::{Event, Move, Seen, View};
use super::rules::Toy;

impl Tell for Toy {
    fn tell_move(&self, mv: Move) -> Phrase {
        match mv {
            _ if self.has("no code") => Phrase::new(""),
            _ if self.has("one label") => Phrase::new("toy-move-fold"),
            Move::Play { value } => Phrase::new("toy-move-play").with("value", value),
            _ => Phrase::new("toy-move-fold"),
        }
    }

    fn tell_played(&self, seat: Seat, mv: Move) -> Phrase {
        match mv {
            Move::Play { value } => Phrase::new("toy-played-play").with("seat", seat).with("value", value),
            _ => Phrase::new("toy-played-fold").with("seat", seat),
        }
    }

    fn tell_seen(&self, seen: Seen) -> Option<Phrase> {
        match seen {
            Seen::Start { seat } => Some(Phrase::new("toy-seen-start").with("seat", seat)),
            Seen::Deal { value, .. } => value.map(|value| Phrase::new("toy-seen-deal").with("value", value)),
        }
    }

    fn tell_event(&self, event: &Event) -> Option<Phrase> {
        match event {
            Event::Ended if self.has("foreign code") => Some(Phrase::new("chess-mate")),
            Event::Ended => Some(Phrase::new("toy-event-ended")),
            _ => None,
        }
    }

    fn tell_score(&self, standing: Standing) -> Phrase {
        Phrase::new("toy-score").with("score", standing.score)
    }

    fn picture(&self, view: &View, viewer: Viewer, width: u16, tongue: &dyn Tongue) -> Picture {
        let mut picture = Picture::new();
        let name = viewer.seat().map_or("-".into(), |seat| tongue.name(seat));
        picture.line().plain(name).plain(format!(" {:?}", view.hand));
        if self.has("wide picture") {
            picture.line().plain("=".repeat(usize::from(width) + 1));
        }
        if self.has("bell in picture") {
            picture.line().put("\u{7}", Style::default());
        }
        picture
    }
}
