//! Turns, stages and rounds (CKA-1, CKA-22 to CKA-25, CKA-28).

use table::{Seat, Sink};

use super::Playing;
use crate::components::Bonus;
use crate::event::Event;
use crate::pending::{Origin, Task};

/// The last round there is (CKA-28).
pub(crate) const LAST_ROUND: u8 = 80;

impl<S: Sink<Event>> Playing<'_, S> {
    pub(super) fn seat_after_starter(&self, steps: usize) -> Seat {
        Seat::new((self.now.starter.index() + steps) % self.rules.seats)
    }

    /// Setup: open scoring cards are laid, then hands are dealt, then the grid (CKA-1).
    pub(super) fn begin(&mut self, starter: Seat) {
        let seats = self.rules.seats as u8;
        self.now.starter = starter;
        self.now.active = starter;
        self.replace(Task::Act);
        self.push(Task::Lay { left: self.rules.grid_size() as u8 });
        self.push(Task::Deal { left: 4 * seats });
        self.push(Task::Reveal);
        if self.rules.open_tracks {
            self.push(Task::Arrange { left: 6 * seats });
        }
        self.tell(Event::RoundBegins { round: 1, seat: starter });
    }

    /// Six cards from left to right, seat by seat from the starter on.
    pub(super) fn lay_scoring_card(&mut self, bonus: Bonus) {
        let Task::Arrange { left } = self.now.task() else { return };
        let laid = 6 * self.rules.seats - left as usize;
        self.player().track[laid % 6] = Some(bonus);
        self.now.active = self.seat_after_starter((laid + 1) / 6);
        self.pop();
        if left > 1 {
            self.push(Task::Arrange { left: left - 1 });
        }
    }

    /// An administrator fetches two cards from the pile; afterwards the same question is asked again.
    pub(super) fn send_for_dice(&mut self) {
        self.player().administrators -= 1;
        self.push(Task::Dice { count: 2, from: Origin::Pile });
    }

    /// An administrator gives another turn.
    pub(super) fn buy_a_turn(&mut self) {
        self.player().administrators -= 1;
        self.pop();
        self.begin_turn();
    }

    fn begin_turn(&mut self) {
        let seat = self.now.active;
        self.tell(Event::TurnBegins { seat });
        self.push(Task::Act);
    }

    /// A bonus turn follows automatically; otherwise an administrator may be used once more; otherwise the
    /// turn ends.
    pub(super) fn close_turn(&mut self) -> bool {
        let player = self.player();
        if player.owed > 0 {
            player.owed -= 1;
            self.pop();
            self.begin_turn();
            return true;
        }
        if player.administrators > 0 {
            return false;
        }
        self.end_turn();
        true
    }

    pub(super) fn end_turn(&mut self) {
        self.pop();
        self.now.active = self.now.active.next(self.rules.seats);
        if self.now.active == self.now.starter {
            self.end_stage();
        } else {
            self.begin_turn();
        }
    }

    fn end_stage(&mut self) {
        let last_of_all = self.now.stage == 2 && self.now.round == LAST_ROUND;
        if self.now.is_won() || last_of_all {
            self.end_game();
        } else if self.now.stage == 1 {
            self.turn_elephant();
        } else {
            self.next_round();
        }
    }

    fn end_game(&mut self) {
        self.push(Task::Over);
        self.tell(Event::GameOver);
    }

    /// The starter gains 1 karma between the stages (CKA-24).
    fn turn_elephant(&mut self) {
        let seat = self.now.starter;
        self.push(Task::SecondStage);
        self.push(Task::Karma { count: 1 });
        self.tell(Event::ElephantTurned { seat });
    }

    /// A sixth scoring card turned by the elephant's karma ends the game at once (CKA-25).
    pub(super) fn begin_second_stage(&mut self) {
        self.pop();
        if self.now.is_won() {
            self.end_game();
        } else {
            self.now.stage = 2;
            self.begin_turn();
        }
    }

    /// The elephant passes to the left and the grid is refilled.
    fn next_round(&mut self) {
        let now = &mut *self.now;
        now.round += 1;
        now.stage = 1;
        now.starter = now.starter.next(self.rules.seats);
        now.active = now.starter;
        let missing = self.rules.grid_size().saturating_sub(now.grid.len());
        let (round, seat) = (now.round, now.starter);
        self.tell(Event::RoundBegins { round, seat });
        self.begin_turn();
        self.push(Task::Lay { left: missing as u8 });
    }
}
