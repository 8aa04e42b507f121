//! The order of play: rounds, turns, taking dice, karma, the end.

use table::{Seat, Sink};

use super::Hand;
use crate::position::LAST_ROUND;
use crate::{Colour, Dice, Ending, Event, Face, Pending, Place, Stack};

impl<S: Sink<Event>> Hand<'_, S> {
    /// DCH-30: the first round starts with this seat.
    pub(super) fn begin(&mut self, starter: Seat) {
        self.position.starter = starter;
        self.position.pending = Stack::new(Pending::Roll(Colour::Orange));
    }

    /// DCH-6, DCH-7, DCH-9: takes a die from the middle, or one of the two in hand, and acts.
    pub(super) fn take(&mut self, face: Face) {
        let in_hand = self.position.pending.top() == Pending::Rerolled;
        let vain = in_hand && self.rules.is_vain(self.position);
        if in_hand {
            self.keep_one(face);
        } else {
            self.take_from_middle(face);
        }
        if vain {
            self.tell(Event::InVain { seat: self.seat, face });
            self.end_turn();
        } else {
            self.position.marked = true;
            self.position.pending = Stack::new(Pending::Pool);
            self.act(face);
        }
    }

    /// DCH-6: only the first die of a round sends its twin to the elephant.
    fn take_from_middle(&mut self, face: Face) {
        let dice = &mut self.position.dice;
        dice.carry(face, Place::Middle, Place::Depot(self.seat));
        if self.position.turns == 0 {
            dice.carry_all(face.colour(), Place::Middle, Place::Elephant);
            if let Some(twin) = dice.on_elephant() {
                self.tell(Event::Elephant { face: twin });
            }
        }
    }

    /// DCH-9: one die is kept, the other goes on the elephant.
    fn keep_one(&mut self, face: Face) {
        let dice = &mut self.position.dice;
        dice.carry(face, Place::Hand, Place::Depot(self.seat));
        for colour in Colour::ALL {
            dice.carry_all(colour, Place::Hand, Place::Elephant);
        }
        if let Some(other) = dice.on_elephant() {
            self.tell(Event::Elephant { face: other });
        }
    }

    /// DCH-9: takes the elephant's die and this one in hand, to roll both.
    pub(super) fn use_karma(&mut self, face: Face) {
        let dice = &mut self.position.dice;
        for colour in Colour::ALL {
            dice.carry_all(colour, Place::Elephant, Place::Hand);
        }
        dice.carry(face, Place::Middle, Place::Hand);
        self.roll_hand();
    }

    /// DCH-9: crosses out one karma; the dice in hand are rolled, each colour separately.
    pub(super) fn roll_hand(&mut self) {
        self.sheet().karma_used += 1;
        self.position.marked = true;
        let left = self.sheet().karma_left();
        self.tell(Event::KarmaUsed { seat: self.seat, left });
        self.position.pending = Stack::new(Pending::Rerolled);
        for colour in Colour::ALL.into_iter().rev() {
            if self.position.dice.count(colour, Place::Hand) > 0 {
                self.position.pending.push(Pending::Reroll(colour));
            }
        }
    }

    /// The turn is over: whether the game ends is checked now (DCH-2), once all have had the same number of
    /// turns (DCH-4, DCH-5).
    pub(super) fn end_turn(&mut self) {
        self.position.turns += 1;
        self.position.pending = Stack::new(Pending::Choose);
        let half_time = self.rules.seats == 2 && self.position.turns == 2;
        let whole = self.position.turns == self.rules.turns_in_a_round();
        if (half_time || whole) && self.rules.has_crossing(self.position) {
            self.end(Ending::Crossing);
        } else if whole {
            self.end_round();
        }
    }

    /// DCH-7, DCH-29: the elephant passes on, or the game has reached its limit.
    fn end_round(&mut self) {
        if !self.position.marked {
            return self.end(Ending::Quiet);
        }
        if self.position.round == LAST_ROUND {
            return self.end(Ending::Limit);
        }
        let starter = self.position.starter.next(self.rules.seats);
        self.position.starter = starter;
        self.position.round += 1;
        self.position.turns = 0;
        self.position.marked = false;
        self.position.dice = Dice::default();
        self.position.pending = Stack::new(Pending::Roll(Colour::Orange));
        self.tell(Event::Round { round: self.position.round, starter });
    }

    fn end(&mut self, ending: Ending) {
        self.position.pending = Stack::new(Pending::Over(ending));
        self.tell(Event::Ending { ending });
    }
}
