//! A match shown again, ply by ply, for one viewer. However its pages are turned, each line of the log is
//! played once, and each frame is made once for everyone who looks.

use std::ops::Range;

use bytes::Bytes;
use registry::AnyMatch;
use table::{Log, Seat, Turn, Viewer};
use wire::{Frame, Replay};

use crate::record::Reel;
use crate::{Denial, tell};

/// Frames sent at once: a megabyte and a half in the richest game.
pub(crate) const FRAMES: usize = 100;

/// A match shown again, as far as anyone has looked.
pub struct Screening {
    viewer: Viewer,
    log: Log,
    /// The match after some lines of the log.
    game: Box<dyn AnyMatch>,
    /// The frames as they are sent; those nobody has asked for are not made.
    frames: Vec<Option<Bytes>>,
    bytes: usize,
    made: u64,
}

impl Screening {
    /// A match before any of it has been shown.
    pub fn of(reel: &Reel) -> Result<Self, Denial> {
        let log = reel.log.clone();
        let game = reel.game.load(&Log::new(log.header.clone())).map_err(|_| Denial::TROUBLE)?;
        Ok(Self { viewer: reel.viewer, log, game, frames: Vec::new(), bytes: 0, made: 0 })
    }

    /// Whether this is the match that is asked for, as far as both have come: its log only grows.
    pub fn shows(&self, reel: &Reel) -> bool {
        let both = self.log.lines.len().min(reel.log.lines.len());
        self.log.header == reel.log.header && self.log.lines[..both] == reel.log.lines[..both]
    }

    /// How many bytes are kept of it.
    pub const fn bytes(&self) -> usize {
        self.bytes
    }

    /// How many frames were made.
    pub const fn made(&self) -> u64 {
        self.made
    }

    /// Whether everything from one frame on, as far as is sent at once, has been made.
    pub fn has(&self, reel: &Reel, from: usize) -> bool {
        reel.page(from).all(|n| self.has_frame(n))
    }

    fn has_frame(&self, n: usize) -> bool {
        self.frames.get(n).is_some_and(Option::is_some)
    }

    /// Makes what is missing, for as long as anyone is waiting for it. What was made until then stays.
    pub fn play_on(&mut self, reel: &Reel, from: usize, waits: &dyn Fn() -> bool) -> Result<(), Denial> {
        let known = self.log.lines.len().min(reel.log.lines.len());
        self.log.lines.extend_from_slice(&reel.log.lines[known..]);
        for n in reel.page(from) {
            if !self.has_frame(n) {
                self.go_to(n, waits)?;
                let frame = serde_json::to_string(&self.frame()).map_err(|_| Denial::TROUBLE)?;
                self.put(n, frame.into());
            }
        }
        Ok(())
    }

    /// Brings the match to where this many lines are played: going back means replaying it from its start,
    /// which takes far less than working out what is seen there.
    fn go_to(&mut self, lines: usize, waits: &dyn Fn() -> bool) -> Result<(), Denial> {
        if self.game.log().lines.len() > lines {
            self.game = self.game.at(0).map_err(|_| Denial::TROUBLE)?;
        }
        if !waits() {
            return Err(Denial::MUCH_TO_DO);
        }
        while let Some(line) = self.log.lines[..lines].get(self.game.log().lines.len()) {
            if !waits() {
                return Err(Denial::MUCH_TO_DO);
            }
            self.game.go_on(std::slice::from_ref(line)).map_err(|_| Denial::TROUBLE)?;
        }
        Ok(())
    }

    fn put(&mut self, n: usize, frame: Bytes) {
        if self.frames.len() <= n {
            self.frames.resize(n + 1, None);
        }
        self.bytes += frame.len();
        self.made += 1;
        self.frames[n] = Some(frame);
    }

    /// Drops all frames except these, if all are too much.
    pub fn keep_only(&mut self, page: &Range<usize>) {
        for (n, frame) in self.frames.iter_mut().enumerate() {
            if !page.contains(&n)
                && let Some(frame) = frame.take()
            {
                self.bytes -= frame.len();
            }
        }
    }

    /// The state after the line played last.
    fn frame(&self) -> Frame {
        let game = self.game.as_ref();
        let line = game.log().lines.len().checked_sub(1);
        let seat_number = |seat: Seat| seat.index() as u8;
        Frame {
            story: line.map(|line| tell::story_line(game, line, self.viewer)),
            view: game.write_view(self.viewer).into(),
            to_move: match game.turn() {
                Turn::Seat { seat } => Some(seat_number(seat)),
                Turn::Chance | Turn::Over => None,
            },
            round: game.round(),
            scores: tell::placings(game, self.viewer),
        }
    }

    /// A [`Replay`] as it is sent, from one frame on as far as is sent at once. All of it must have been
    /// made. However many viewers there are, they share the frames.
    pub fn tell(&self, reel: &Reel, from: usize) -> Result<Vec<Bytes>, Denial> {
        let page = reel.page(from);
        let frames = self.frames.get(page.clone()).ok_or(Denial::TROUBLE)?;
        let frames = frames.iter().cloned().collect::<Option<Vec<Bytes>>>().ok_or(Denial::TROUBLE)?;
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
        // The frames come last, and are already text.
        let mut parts = vec![Bytes::from(head.strip_suffix("]}").ok_or(Denial::TROUBLE)?.to_owned())];
        for (n, frame) in frames.into_iter().enumerate() {
            parts.extend((n > 0).then_some(Bytes::from_static(b",")));
            parts.push(frame);
        }
        parts.push(Bytes::from_static(b"]}"));
        Ok(parts)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::cell::Cell;

    use super::*;
    use crate::Sitting;
    use crate::record::tests::{begun, play};

    /// A table of this game after this many decisions.
    pub(crate) fn played(game: &str, decisions: usize) -> Sitting {
        let mut sitting = begun(game);
        for n in 0..decisions {
            play(&mut sitting, |moves| n * 7 % moves.len());
        }
        sitting
    }

    fn read(screening: &Screening, reel: &Reel, from: usize) -> Replay {
        serde_json::from_slice(&screening.tell(reel, from).unwrap().concat()).unwrap()
    }

    #[test]
    fn the_pages_are_the_match() {
        for card in catalog::standard().cards() {
            let sitting = played(card.id, 90);
            for viewer in [Viewer::Spectator, Viewer::Seat(Seat::all(2).next().unwrap())] {
                let reel = sitting.reel(viewer, viewer).unwrap();
                let mut screening = Screening::of(&reel).unwrap();
                let mut told = Vec::new();
                while told.len() < reel.length() {
                    screening.play_on(&reel, told.len(), &|| true).unwrap();
                    told.extend(read(&screening, &reel, told.len()).frames);
                }
                assert_eq!(told.len(), reel.length());
                for (n, told) in told.iter().enumerate() {
                    let wanted = sitting.game.at(n).unwrap();
                    assert_eq!(told.view.read(), wanted.view(viewer), "{} frame {n}", card.id);
                    assert_eq!((told.round, told.scores.len()), (wanted.round(), wanted.seats()));
                    let story = n.checked_sub(1).map(|n| tell::story_line(sitting.game.as_ref(), n, viewer));
                    // Parsing has lost the order of the fields.
                    assert_eq!(
                        serde_json::to_value(&told.story).unwrap(),
                        serde_json::to_value(story).unwrap()
                    );
                }
            }
        }
    }

    #[test]
    fn replay_work_stops_for_viewers_who_leave() {
        let sitting = played("rajas", 90);
        let reel = sitting.reel(Viewer::Spectator, Viewer::Spectator).unwrap();
        let mut screening = Screening::of(&reel).unwrap();
        let patience = Cell::new(5);
        let waits = || patience.replace(patience.get() - 1) > 0;
        assert!(screening.play_on(&reel, 0, &waits).is_err());
        // Twice before the first frame and once before each line.
        assert!((3..=5).contains(&screening.made()), "{}", screening.made());
        screening.play_on(&reel, 0, &|| true).unwrap();
        assert_eq!(
            read(&screening, &reel, 0).frames.len(),
            reel.page(0).len(),
            "and the next one goes on there"
        );
    }

    #[test]
    fn pages_can_be_turned_back_and_forgotten() {
        let sitting = played("rajas", 90);
        let reel = sitting.reel(Viewer::Spectator, Viewer::Spectator).unwrap();
        assert!(reel.length() > 120, "{}", reel.length());
        let mut straight = Screening::of(&reel).unwrap();
        let mut backward = Screening::of(&reel).unwrap();
        for from in [0, 100] {
            straight.play_on(&reel, from, &|| true).unwrap();
            backward.play_on(&reel, 100 - from, &|| true).unwrap();
        }
        assert_eq!(backward.made(), reel.page(0).chain(reel.page(100)).count() as u64);
        for from in [0, 100] {
            assert_eq!(read(&backward, &reel, from), read(&straight, &reel, from));
        }
        let all = straight.bytes();
        straight.keep_only(&reel.page(100));
        assert!(straight.has(&reel, 100) && !straight.has(&reel, 0) && straight.bytes() < all);
        assert!(straight.tell(&reel, 0).is_err());
        straight.play_on(&reel, 0, &|| true).unwrap();
        assert_eq!((straight.bytes(), read(&straight, &reel, 0)), (all, read(&backward, &reel, 0)));
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
