//! A match shown again, ply by ply through one pair of eyes. Each line of its log is played once, however many look
//! at it and in however many parts.

use catalog::AnyMatch;
use table::{Log, Seat, Turn, Viewer};
use wire::{Frame, Replay};

use super::record::Reel;
use crate::denial::Denial;
use crate::tell;

/// Frames that are told at once: a megabyte of the richest game.
pub(crate) const FRAMES: usize = 100;

/// A match shown again as far as somebody has looked.
pub(crate) struct Screening {
    game: Box<dyn AnyMatch>,
    viewer: Viewer,
    /// As they are sent.
    frames: Vec<Box<str>>,
    bytes: usize,
}

impl Screening {
    /// A match of which nothing has been shown.
    pub(crate) fn of(reel: &Reel) -> Result<Self, Denial> {
        let begun = Log::new(reel.log.header.clone());
        let game = catalog::load(&begun).map_err(|_| Denial::TROUBLE)?;
        Ok(Self { game, viewer: reel.viewer, frames: Vec::new(), bytes: 0 })
    }

    /// Whether this is the match that somebody wants to see, as far as both have come: its log only grows.
    pub(crate) fn shows(&self, reel: &Reel) -> bool {
        let (own, other) = (self.game.log(), &reel.log);
        let both = own.lines.len().min(other.lines.len());
        own.header == other.header && own.lines[..both] == other.lines[..both]
    }

    /// What is kept of it.
    pub(crate) const fn bytes(&self) -> usize {
        self.bytes
    }

    /// How many frames were made.
    pub(crate) const fn len(&self) -> usize {
        self.frames.len()
    }

    /// Whether everything from one frame on, as far as is told at once, was made.
    pub(crate) fn has(&self, reel: &Reel, from: usize) -> bool {
        reel.page(from).end <= self.frames.len()
    }

    /// Makes what is missing, for as long as somebody waits for it. What was made until then stays.
    pub(crate) fn play_on(
        &mut self,
        reel: &Reel,
        from: usize,
        waits: &dyn Fn() -> bool,
    ) -> Result<(), Denial> {
        while !self.has(reel, from) {
            if !waits() {
                return Err(Denial::MUCH_TO_DO);
            }
            if let Some(line) = self.frames.len().checked_sub(1) {
                self.game.go_on(&reel.log.lines[line..=line]).map_err(|_| Denial::TROUBLE)?;
            }
            let frame = serde_json::to_string(&self.frame()).map_err(|_| Denial::TROUBLE)?;
            self.bytes += frame.len();
            self.frames.push(frame.into_boxed_str());
        }
        Ok(())
    }

    /// How things stand after the line that was played last.
    fn frame(&self) -> Frame {
        let game = self.game.as_ref();
        let line = game.log().lines.len().checked_sub(1);
        let seat_number = |seat: Seat| seat.index() as u8;
        Frame {
            story: line.map(|line| tell::story_line(game, line, self.viewer)),
            view: game.view(self.viewer),
            to_move: match game.turn() {
                Turn::Seat { seat } => Some(seat_number(seat)),
                Turn::Chance | Turn::Over => None,
            },
            round: game.round(),
            scores: tell::placings(game),
        }
    }

    /// A [`Replay`] as it is sent, from one frame on as far as is told at once. All of it must have been made.
    pub(crate) fn tell(&self, reel: &Reel, from: usize) -> Result<String, Denial> {
        let page = reel.page(from);
        let frames = self.frames.get(page.clone()).ok_or(Denial::TROUBLE)?;
        let head = Replay {
            game: reel.log.header.game.clone(),
            names: reel.names.clone(),
            viewer: reel.viewer.seat().map(|seat| seat.index() as u8),
            open: reel.open,
            length: reel.length() as u32,
            from: page.start as u32,
            frames: Vec::new(),
        };
        let head = serde_json::to_string(&head).map_err(|_| Denial::TROUBLE)?;
        // The frames come last, and are text already.
        let head = head.strip_suffix("]}").ok_or(Denial::TROUBLE)?;
        Ok(format!("{head}{}]}}", frames.join(",")))
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::cell::Cell;

    use super::*;
    use crate::sitting::Sitting;
    use crate::sitting::record::tests::{begun, play};

    /// A table of this game after so many decisions.
    pub(crate) fn played(game: &str, decisions: usize) -> Sitting {
        let mut sitting = begun(game);
        for n in 0..decisions {
            play(&mut sitting, |moves| n * 7 % moves.len());
        }
        sitting
    }

    fn read(screening: &Screening, reel: &Reel, from: usize) -> Replay {
        serde_json::from_str(&screening.tell(reel, from).unwrap()).unwrap()
    }

    #[test]
    fn the_pages_are_the_match() {
        for card in catalog::cards() {
            let sitting = played(card.id, 90);
            for viewer in [Viewer::Spectator, Viewer::Seat(Seat::all(2).next().unwrap())] {
                let reel = sitting.reel(viewer, viewer).unwrap();
                let mut screening = Screening::of(&reel).unwrap();
                let mut told = Vec::new();
                while told.len() < reel.length() {
                    screening.play_on(&reel, told.len(), &|| true).unwrap();
                    told.extend(read(&screening, &reel, told.len()).frames);
                }
                let wanted = catalog::frames(&reel.log, viewer, 0..reel.length()).unwrap();
                assert_eq!(told.len(), wanted.len());
                for (n, (told, wanted)) in told.iter().zip(wanted).enumerate() {
                    assert_eq!(told.view, wanted.view, "{} frame {n}", card.id);
                    assert_eq!((told.round, told.scores.len()), (wanted.round, wanted.scores.len()));
                    let story = n.checked_sub(1).map(|n| tell::story_line(sitting.game.as_ref(), n, viewer));
                    assert_eq!(told.story, story);
                }
            }
        }
    }

    #[test]
    fn whoever_leaves_is_played_for_no_further() {
        let sitting = played("rajas", 90);
        let reel = sitting.reel(Viewer::Spectator, Viewer::Spectator).unwrap();
        let mut screening = Screening::of(&reel).unwrap();
        let patience = Cell::new(5);
        let waits = || patience.replace(patience.get() - 1) > 0;
        assert!(screening.play_on(&reel, 0, &waits).is_err());
        assert_eq!(screening.len(), 5);
        screening.play_on(&reel, 0, &|| true).unwrap();
        assert_eq!(
            read(&screening, &reel, 0).frames.len(),
            reel.page(0).len(),
            "and the next one goes on there"
        );
    }

    #[test]
    fn a_log_that_has_grown_is_played_on_and_another_is_not() {
        let mut sitting = played("jaipur", 10);
        let early = sitting.reel(Viewer::Spectator, Viewer::Spectator).unwrap();
        let mut screening = Screening::of(&early).unwrap();
        screening.play_on(&early, 0, &|| true).unwrap();
        play(&mut sitting, |_| 0);
        let later = sitting.reel(Viewer::Spectator, Viewer::Spectator).unwrap();
        assert!(screening.shows(&later) && !screening.has(&later, 0));
        screening.play_on(&later, 0, &|| true).unwrap();
        assert_eq!(read(&screening, &later, 0).frames.len(), later.length());
        assert_eq!(
            read(&screening, &early, 0).frames.len(),
            early.length(),
            "who asked earlier gets no more"
        );
        let other = played("jaipur", 12).reel(Viewer::Spectator, Viewer::Spectator).unwrap();
        assert!(!screening.shows(&other));
    }
}
