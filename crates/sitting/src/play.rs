//! The game: moves, what follows automatically, and taking things back.

use table::{Seat, Turn};
use wire::{OnTimeout, Stage, TakeBack};

use crate::Denial;
use crate::clock::Clock;
use crate::{Sitting, Waiting};

/// The bot that takes over for a player who left.
const STAND_IN: &str = "expert";

/// Lines that may still follow automatically when a log has reached its longest.
const SPARE: u32 = 100;

impl Sitting {
    /// A person plays a move; `end` ends the turn with it if it could still be undone.
    pub fn play(&mut self, player: &str, v: u32, text: &str, end: bool) -> Result<(), Denial> {
        self.must_be_fresh(v)?;
        let seat = self.choosing(player)?;
        self.game.play(seat, text)?;
        self.undecided.chosen = true;
        let end = end || self.result_reveals();
        if end {
            self.end_if_passed_on(seat);
        }
        self.advance();
        // Forced moves may only now have passed the turn on.
        if end && self.end_if_passed_on(seat) {
            self.advance();
        }
        Ok(())
    }

    /// Whether the match is over and its result shows what was hidden: nobody may see that and then choose again.
    fn result_reveals(&self) -> bool {
        self.game.turn() == Turn::Over && Seat::all(self.seats()).any(|seat| !self.game.is_open_to_all(seat))
    }

    /// Ends the seat's turn if it has passed on and could still be undone. Returns whether it did.
    fn end_if_passed_on(&mut self, seat: Seat) -> bool {
        let passed_on = self.confirming() == Some(seat);
        if passed_on {
            self.end_turn(seat);
        }
        passed_on
    }

    /// At a shared screen: the player whose turn it is now has it.
    pub fn lift(&mut self, player: &str) -> Result<(), Denial> {
        let seat = self.waited_for().ok_or(Denial::NOT_PLAYING)?;
        self.must_hold(player, seat)?;
        self.undecided.lifted = Some(seat.index() as u8);
        self.touch();
        Ok(())
    }

    /// Whether all people at the table share one screen. Then it is handed over between turns, which takes
    /// time. If others are waiting elsewhere, it is their time too.
    pub(super) fn is_one_screen(&self) -> bool {
        let held = self.seating.0.iter().filter(|chair| chair.holder().is_some()).count();
        held > 1 && self.seating.people().len() == 1
    }

    /// A person ends the turn for good.
    pub fn end(&mut self, player: &str, v: u32) -> Result<(), Denial> {
        self.must_be_fresh(v)?;
        let Waiting::Confirmation(seat) = self.waiting() else { return Err(Denial::NOTHING_TO_UNDO) };
        self.must_hold(player, seat)?;
        self.end_turn(seat);
        self.advance();
        Ok(())
    }

    /// A person takes back the last choice, with the forced moves that followed it.
    pub fn undo(&mut self, player: &str, v: u32) -> Result<(), Denial> {
        self.must_be_fresh(v)?;
        let seat = self.undoer().ok_or(Denial::NOTHING_TO_UNDO)?;
        self.must_hold(player, seat)?;
        self.game.undo(seat).map_err(|_| Denial::NOTHING_TO_UNDO)?;
        while self.game.moves().len() == 1 && self.game.undo(seat).is_ok() {}
        self.advance();
        Ok(())
    }

    /// The person who could undo a decision now.
    pub fn undoer(&self) -> Option<Seat> {
        let seat = self.game.undoable_by().filter(|&seat| self.undecided.chosen && self.is_person(seat))?;
        if self.version() >= self.last_undo() {
            return None;
        }
        let waits_for =
            matches!(self.waiting(), Waiting::Choice(next) | Waiting::Confirmation(next) if next == seat);
        waits_for.then_some(seat)
    }

    /// Half of the longest log is for trying things out. After that nothing can be taken back, and the other
    /// half is more than enough for the game to end.
    fn last_undo(&self) -> u32 {
        self.game.card().longest_log as u32 / 2
    }

    /// A person resigns: the game is lost, or with three or more a bot takes over.
    pub fn resign(&mut self, player: &str) -> Result<(), Denial> {
        if self.stage != Stage::Playing {
            return Err(Denial::NOT_PLAYING);
        }
        let seat = self.own_seat(player).ok_or(Denial::NOT_SEATED)?;
        if self.seats() > 2 {
            self.take_over(seat);
        } else {
            self.game.resign(seat)?;
        }
        self.advance();
        Ok(())
    }

    /// A person takes their seat back after a bot has taken over. Ratings are not affected.
    pub fn take_seat(&mut self, player: &str) -> Result<(), Denial> {
        let left = |seat: &u8| self.seating.0[usize::from(*seat)].bot.is_some();
        let seat = self.seating.of(player).into_iter().find(left).and_then(|seat| self.seat(seat));
        let seat = seat.filter(|_| !self.terms.rated && self.stage == Stage::Playing);
        let seat = seat.ok_or(Denial::NOT_SEATED)?;
        self.game.take_over(seat, table::PERSON);
        self.seating.0[seat.index()].bot = None;
        self.advance();
        Ok(())
    }

    /// Lets the clock run out, if it is time. Returns whether it did.
    pub fn fall(&mut self) -> bool {
        let fallen = self.clock.as_ref().and_then(|clock: &Clock| clock.fallen(self.now));
        let Some(seat) = fallen.and_then(|seat| self.seat(seat)) else { return false };
        if self.stage != Stage::Playing {
            return false;
        }
        if self.seats() > 2 || self.terms.on_timeout == OnTimeout::Bot {
            self.take_over(seat);
        } else if self.game.time_out(seat).is_err() {
            return false;
        }
        self.advance();
        true
    }

    /// A bot plays the move it chose at version `v`; nothing happens if the table has moved on. An illegal
    /// move, which is a bug in the bot, is replaced by the first of the list. Returns whether it was legal.
    pub fn bot_plays(&mut self, v: u32, text: &str) -> bool {
        let Waiting::Bot(seat) = self.waiting() else { return true };
        if v != self.version() {
            return true;
        }
        let legal = self.game.play(seat, text).is_ok();
        if !legal {
            let first = self.game.moves().swap_remove(0).text;
            self.game.play(seat, &first).expect("a listed move is legal");
        }
        self.undecided.chosen = false;
        self.advance();
        legal
    }

    /// A person asks for a take-back. With nobody to ask it is granted at once; in a rated match, never.
    pub fn ask_back(&mut self, player: &str, v: u32) -> Result<(), Denial> {
        self.must_be_fresh(v)?;
        if self.terms.rated {
            return Err(Denial::RATED_TAKEBACK);
        }
        let seat = self.own_seat(player).ok_or(Denial::NOT_SEATED)?;
        if self.take_back(seat) == TakeBack::No {
            return Err(Denial::NO_TAKEBACK);
        }
        self.undecided.takeback = Some((seat.index() as u8, self.others_at(seat)));
        self.grant_back()
    }

    /// Whether this seat may take back its last decision although the turn is over.
    pub(super) fn take_back(&self, seat: Seat) -> TakeBack {
        let serious = self.terms.rated || self.terms.daily.is_some() || self.terms.duplicate.is_some();
        let asks = self.stage == Stage::Playing && !serious && self.is_person(seat);
        let busy = self.undecided.takeback.is_some() || self.version() >= self.last_undo();
        match Seat::all(self.seats()).filter(|&one| self.is_person(one)).count() {
            _ if !asks || busy || !self.game.can_take_back(seat) => TakeBack::No,
            1 => TakeBack::Free,
            _ => TakeBack::Asked,
        }
    }

    /// The seats of other people.
    fn others_at(&self, seat: Seat) -> Vec<u8> {
        let player = self.chair(seat).holder().map(|person| person.player.as_str()).unwrap_or_default();
        let others = |&other: &Seat| self.is_person(other) && !self.holds(player, other);
        Seat::all(self.seats()).filter(others).map(|other| other.index() as u8).collect()
    }

    /// A person answers a take-back.
    pub fn answer_back(&mut self, player: &str, yes: bool) -> Result<(), Denial> {
        let own = self.seating.of(player);
        let Some((_, waiting)) = &mut self.undecided.takeback else { return Err(Denial::NO_TAKEBACK) };
        let before = waiting.len();
        waiting.retain(|seat| !own.contains(seat));
        if waiting.len() == before {
            return Err(Denial::NO_TAKEBACK);
        }
        if !yes {
            self.undecided.takeback = None;
            return Ok(());
        }
        self.grant_back()
    }

    /// Carries the take-back out once everyone has agreed.
    fn grant_back(&mut self) -> Result<(), Denial> {
        let Some((seat, waiting)) = &self.undecided.takeback else { return Ok(()) };
        if !waiting.is_empty() {
            return Ok(());
        }
        let seat = self.seat(*seat).ok_or(Denial::NO_TAKEBACK)?;
        self.undecided.takeback = None;
        self.game.take_back(seat).map_err(|_| Denial::NO_TAKEBACK)?;
        self.undecided.chosen = false;
        self.advance();
        Ok(())
    }

    /// The seat in which the player may choose a move now.
    pub fn choosing(&self, player: &str) -> Result<Seat, Denial> {
        match self.waiting() {
            Waiting::Choice(seat) if self.holds(player, seat) => Ok(seat),
            Waiting::Nobody if self.stage == Stage::Open => Err(Denial::NOT_PLAYING),
            Waiting::Nobody => Err(Denial::OVER),
            Waiting::Choice(_) | Waiting::Confirmation(_) | Waiting::Bot(_) => Err(Denial::NOT_YOUR_TURN),
        }
    }

    pub(crate) fn must_be_fresh(&self, v: u32) -> Result<(), Denial> {
        if v == self.version() { Ok(()) } else { Err(Denial::STALE) }
    }

    fn must_hold(&self, player: &str, seat: Seat) -> Result<(), Denial> {
        if self.holds(player, seat) { Ok(()) } else { Err(Denial::NOT_YOUR_TURN) }
    }

    /// The player's seat: the one the table is waiting for, otherwise the first one they have.
    fn own_seat(&self, player: &str) -> Option<Seat> {
        let held = |seat: &Seat| self.holds(player, *seat);
        self.waited_for().filter(held).or_else(|| Seat::all(self.seats()).find(held))
    }

    fn end_turn(&mut self, seat: Seat) {
        // It cannot fail: this seat was found to be able to undo something.
        let _ = self.game.end_turn(seat);
        self.undecided.chosen = false;
    }

    fn take_over(&mut self, seat: Seat) {
        self.game.take_over(seat, STAND_IN);
        self.seating.0[seat.index()].bot = Some(STAND_IN.to_owned());
    }

    /// Draws what has to be drawn and plays forced moves until someone has a choice.
    pub(super) fn advance(&mut self) {
        self.undecided.takeback = None;
        while self.confirming().is_none() && self.goes_on_by_itself() {}
        if self.game.turn() == Turn::Over && self.confirming().is_none() {
            self.stage = Stage::Finished;
            self.ended = true;
        } else if self.version() + SPARE >= self.game.card().longest_log as u32 {
            // They swap back and forth without end. The log stays short enough to be imported again.
            self.stage = Stage::Abandoned;
        }
        self.touch();
    }

    /// One step that needs no decision; `false` if someone has to decide.
    fn goes_on_by_itself(&mut self) -> bool {
        match self.game.turn() {
            Turn::Chance => {
                self.undecided.chosen = false;
                self.draw()
            }
            Turn::Seat { seat } => self.play_forced(seat),
            Turn::Over => false,
        }
    }

    /// A forced move is played automatically if everyone can see that it is the only one: elsewhere its speed
    /// would tell the others something about a hidden hand.
    fn play_forced(&mut self, seat: Seat) -> bool {
        let Some(only) = self.game.only_move() else { return false };
        if !self.game.is_open_to_all(seat) {
            return false;
        }
        if self.game.undoable_by() != Some(seat) {
            self.undecided.chosen = false;
        }
        self.game.play(seat, &only).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use table::Line;

    use super::*;
    use crate::record::tests::{begun, play};

    /// Jaipur's result counts bonus tokens that the loser may not have known of.
    #[test]
    fn a_move_that_reveals_the_result_is_final() {
        let mut undoable = 0;
        for step in 1..20 {
            let mut sitting = begun("jaipur");
            for turn in 0.. {
                play(&mut sitting, |moves| turn * step % moves.len());
                if sitting.game.turn() == Turn::Over {
                    break;
                }
            }
            assert_eq!((sitting.stage, sitting.undoer()), (Stage::Finished, None));
            undoable += usize::from(matches!(sitting.game.log().lines.last(), Some(Line::End { .. })));
        }
        assert!(undoable > 0, "every match ended with a draw");
    }
}
