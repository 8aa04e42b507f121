//! What is said and drawn; the sentences are in `words/`.

use rust_embed::RustEmbed;
use table::{Phrase, Picture, Seat, Sentences, Standing, Tell, Tongue, Viewer};

use crate::{Event, Face, Move, Pig, Position};

#[derive(RustEmbed)]
#[folder = "words"]
struct Files;

impl Tell for Pig {
    fn words() -> Vec<Sentences> {
        Sentences::embedded(Files::iter(), |path| Some(Files::get(path)?.data))
    }

    fn tell_move(&self, mv: Move) -> Phrase {
        Phrase::new(if mv == Move::Roll { "pig-move-roll" } else { "pig-move-hold" })
    }

    fn tell_played(&self, seat: Seat, mv: Move) -> Phrase {
        Phrase::new(if mv == Move::Roll { "pig-played-roll" } else { "pig-played-hold" }).with("seat", seat)
    }

    fn tell_seen(&self, face: Face) -> Option<Phrase> {
        Some(Phrase::new("pig-rolled").with("face", u32::from(face.0)))
    }

    fn tell_event(&self, event: &Event) -> Option<Phrase> {
        let (code, seat, points) = match *event {
            Event::Lost { seat, points } => ("pig-lost", seat, points),
            Event::Kept { seat, points } => ("pig-kept", seat, points),
        };
        Some(Phrase::new(code).with("seat", seat).with("points", u32::from(points)))
    }

    fn tell_score(&self, standing: Standing) -> Phrase {
        Phrase::new("pig-score").with("points", standing.score)
    }

    fn tell_ending(&self, _: &str) -> Option<Phrase> {
        Some(Phrase::new("pig-ending").with("goal", u32::from(self.goal)))
    }

    fn picture(&self, view: &Position, _: Viewer, width: u16, tongue: &dyn Tongue) -> Picture {
        let mut picture = Picture::new();
        for (seat, points) in view.points.iter() {
            let mark = if seat == view.to_move { ">" } else { " " };
            picture.line().plain(format!("{mark} {:>3}  {}", points, tongue.name(seat)));
        }
        let pot = Phrase::new("pig-pot").with("points", u32::from(view.pot));
        picture.line().plain(tongue.say(&pot));
        picture.cut_to(width.into())
    }
}
