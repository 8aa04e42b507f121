//! A game in play, without a terminal: who acts next, what they may do, and a save after every step.

mod eyes;
mod seating;
mod telling;
#[cfg(test)]
pub(crate) mod tests;
mod thinking;

use std::collections::BTreeSet;
use std::path::PathBuf;

use registry::{AnyMatch, Refused};
use table::{Seat, Tongue as _, Turn};
use words::Words;

pub(crate) use seating::secret_seed;

use super::save::{Player, Slot};

/// What the table is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// A person chooses a move.
    Choose {
        seat: Seat,
    },
    /// A person has moved and may still undo it, or end the turn.
    Confirm {
        seat: Seat,
    },
    Bot {
        seat: Seat,
    },
    /// Nobody: the game is over.
    Over,
}

/// A legal move with its label in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Offer {
    pub(crate) text: String,
    pub(crate) label: String,
}

/// One sentence of the story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Told {
    /// The log line it comes from.
    pub(crate) index: usize,
    pub(crate) text: String,
}

/// A game in play, saved after every step.
pub(crate) struct Session {
    game: Box<dyn AnyMatch>,
    players: Vec<Player>,
    words: Words,
    slot: Option<Slot>,
    /// Seeds the bots too, if the player chose the seed.
    number: Option<u64>,
    /// Who is looking at the screen.
    eyes: Option<Seat>,
    offers: Vec<Offer>,
    /// How many decisions one undo takes back; 0 if nothing can be undone.
    undoable: u32,
    /// Log lines played because there was no other move.
    forced: BTreeSet<usize>,
    /// Why the last save failed.
    trouble: Option<String>,
    finished: Option<PathBuf>,
}

impl Session {
    fn humans(&self) -> Vec<Seat> {
        Seat::all(self.players.len()).filter(|seat| self.is_human(*seat)).collect()
    }

    fn is_human(&self, seat: Seat) -> bool {
        self.players[seat.index()].bot.is_none()
    }

    /// What the table is waiting for.
    pub(crate) fn phase(&self) -> Phase {
        match (self.confirming(), self.game.turn()) {
            (Some(seat), _) => Phase::Confirm { seat },
            (None, Turn::Seat { seat }) if self.is_human(seat) => Phase::Choose { seat },
            (None, Turn::Seat { seat }) => Phase::Bot { seat },
            (None, Turn::Chance | Turn::Over) => Phase::Over,
        }
    }

    /// The person whose last decision could still be undone although the turn has passed on.
    fn confirming(&self) -> Option<Seat> {
        let passed_on = |seat: &Seat| match self.game.turn() {
            Turn::Seat { seat: next } => next != *seat,
            Turn::Over => true,
            Turn::Chance => false,
        };
        self.game.undoable_by().filter(|&seat| self.is_human(seat) && self.undoable > 0).filter(passed_on)
    }

    /// Draws what has to be drawn and plays forced moves until someone has a choice.
    fn advance(&mut self) {
        loop {
            self.undoable = self.count_undoable();
            if self.confirming().is_some() {
                break;
            }
            match self.game.turn() {
                Turn::Chance if self.game.roll().is_ok() => {}
                Turn::Seat { seat } => {
                    let Some(only) = self.game.only_move() else { break };
                    match self.game.play(seat, &only) {
                        Ok(step) => self.forced.insert(step.index),
                        Err(_) => break,
                    };
                }
                Turn::Chance | Turn::Over => break,
            }
        }
        self.save();
        let label =
            |choice: registry::Choice| Offer { label: self.words.say(&choice.label), text: choice.text };
        self.offers = match self.phase() {
            Phase::Choose { .. } => self.game.moves().into_iter().map(label).collect(),
            Phase::Confirm { .. } | Phase::Bot { .. } | Phase::Over => Vec::new(),
        };
    }

    /// How many decisions have to be undone to reach one that was a choice; 0 if none can be.
    fn count_undoable(&self) -> u32 {
        let Some(seat) = self.game.undoable_by().filter(|&seat| self.is_human(seat)) else { return 0 };
        let Ok(mut copy) = self.game.at(usize::MAX) else { return 0 };
        let mut count = 0;
        while copy.undo(seat).is_ok() {
            count += 1;
            if copy.moves().len() > 1 {
                return count;
            }
        }
        0
    }

    fn save(&mut self) {
        let Some(slot) = &self.slot else { return };
        let over = self.phase() == Phase::Over && self.game.turn() == Turn::Over;
        let saved = match (over, &self.finished) {
            (true, None) => {
                slot.retire(&self.game.revealed_log().to_string()).map(|path| self.finished = Some(path))
            }
            (true, Some(_)) => Ok(()),
            (false, _) => slot.keep(self.game.log()),
        };
        self.trouble = saved.err().map(|error| format!("{error:#}"));
    }

    /// A person plays a move given in notation; the refusal is in words.
    pub(crate) fn play(&mut self, text: &str) -> Result<(), String> {
        let Phase::Choose { seat } = self.phase() else { return Err(self.word("cli-not-now")) };
        self.play_for(seat, text)
    }

    fn play_for(&mut self, seat: Seat, text: &str) -> Result<(), String> {
        self.game.play(seat, text).map_err(|refused| self.explain(text, &refused))?;
        self.advance();
        Ok(())
    }

    /// Why a text is not a move that may be played now, in words; `None` if it may, or cannot be read.
    pub(crate) fn refusal(&self, text: &str) -> Option<String> {
        let Phase::Choose { seat } = self.phase() else { return None };
        match self.game.check(seat, text) {
            Err(refused @ Refused::Illegal(_)) => Some(self.explain(text, &refused)),
            _ => None,
        }
    }

    /// Takes back the last decision that was a choice.
    pub(crate) fn undo(&mut self) -> Result<(), String> {
        let seat = self.game.undoable_by().filter(|_| self.undoable > 0);
        let seat = seat.ok_or_else(|| self.word("cli-nothing-to-undo"))?;
        for _ in 0..self.undoable {
            self.game.undo(seat).map_err(|error| error.to_string())?;
        }
        self.advance();
        Ok(())
    }

    /// Ends the person's turn for good.
    pub(crate) fn end_turn(&mut self) -> Result<(), String> {
        let Phase::Confirm { seat } = self.phase() else { return Err(self.word("cli-not-now")) };
        self.game.end_turn(seat).map_err(|error| error.to_string())?;
        self.advance();
        Ok(())
    }

    /// The legal moves on offer.
    pub(crate) fn offers(&self) -> &[Offer] {
        &self.offers
    }

    /// How many lines the log has.
    pub(crate) fn length(&self) -> usize {
        self.game.log().lines.len()
    }

    pub(crate) fn seats(&self) -> usize {
        self.players.len()
    }

    /// Why the last save failed.
    pub(crate) fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// Where the finished game's log is stored.
    pub(crate) const fn finished(&self) -> Option<&PathBuf> {
        self.finished.as_ref()
    }

    #[cfg(test)]
    pub(crate) fn game(&self) -> &dyn AnyMatch {
        &*self.game
    }
}
