//! The Dice Charmers as the kernel sees it; each question is answered in the file that knows.

use table::{
    BySeat, Game, Imagine, Progress, Refusal, Rng, Seat, Sink, Source, Standing, Turn, Viewer, Weighted,
    draw_by_listing, pick,
};

use crate::play::Hand;
use crate::position::start;
use crate::scoring::standings;
use crate::{Charmers, Event, Move, Outcome, Pending, Place, Position, View};

impl Game for Charmers {
    type Position = Position;
    type Move = Move;
    type Outcome = Outcome;
    type Seen = Outcome;
    type View = View;
    type Event = Event;

    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self) -> Position {
        start(self.seats, &self.plan)
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn {
        position.turn()
    }

    fn moves(&self, position: &Position, moves: &mut Vec<Move>) {
        self.list(position, moves);
    }

    fn check(&self, position: &Position, seat: Seat, mv: Move) -> Result<(), Refusal> {
        self.examine(position, seat, mv)
    }

    fn outcomes(&self, position: &Position, outcomes: &mut Vec<Weighted<Outcome>>) {
        match position.pending.top() {
            Pending::Start => outcomes.extend(
                Seat::all(self.seats).map(|seat| Weighted { outcome: Outcome::Start { seat }, weight: 1 }),
            ),
            _ => outcomes.extend(self.rolled(position).into_iter().flat_map(|(shown, _)| shown)),
        }
    }

    /// A roll is picked from its own table, without copying it.
    #[inline]
    fn draw(
        &self,
        position: &Position,
        buffer: &mut Vec<Weighted<Outcome>>,
        number: impl FnOnce(u32) -> u32,
    ) -> Outcome {
        match self.rolled(position) {
            Some((shown, ways)) => pick(shown, number(ways).into()),
            None => draw_by_listing(self, position, buffer, number),
        }
    }

    /// Karma rolls have their own streams, so the dice of a round do not depend on them.
    fn source(&self, position: &Position) -> Source {
        match position.pending.top() {
            Pending::Roll(colour) => Source::new("dice", colour.index() as u32),
            Pending::Reroll(colour) => Source::new("karma", colour.index() as u32),
            _ => Source::new("starter", 0),
        }
    }

    fn play(&self, position: &mut Position, mv: Move, events: &mut impl Sink<Event>) {
        Hand::new(self, position, events).play(mv);
    }

    fn resolve(&self, position: &mut Position, outcome: Outcome, events: &mut impl Sink<Event>) {
        Hand::new(self, position, events).resolve(outcome);
    }

    fn scores(&self, position: &Position) -> BySeat<Standing> {
        standings(position)
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        self.view_of(position, viewer)
    }

    fn seen(&self, _: &Position, outcome: Outcome, _: Viewer) -> Outcome {
        outcome
    }
}

impl Charmers {
    /// What the dice rolled next can show, and in how many ways they can fall.
    #[inline]
    fn rolled(&self, position: &Position) -> Option<(&[Weighted<Outcome>], u32)> {
        let dice = match position.pending.top() {
            Pending::Roll(colour) => (colour, 2),
            Pending::Reroll(colour) => (colour, position.dice.count(colour, Place::Hand)),
            _ => return None,
        };
        Some(match dice {
            (colour, 2) => (&self.faces.pair[colour], 36),
            (colour, _) => (&self.faces.one[colour], 6),
        })
    }
}

impl Imagine for Charmers {
    /// Nothing is hidden, so there is nothing to guess.
    fn imagine(&self, view: &View, _: &mut Rng) -> Position {
        view.position
    }
}

impl Progress for Charmers {
    fn round(&self, position: &Position) -> u32 {
        position.round.into()
    }

    fn ending(&self, position: &Position) -> Option<&'static str> {
        match position.pending.top() {
            Pending::Over(ending) => Some(ending.code()),
            _ => None,
        }
    }
}
