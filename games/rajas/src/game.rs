//! The rules value as the kernel sees it: each question is answered by the part of the rules it belongs to.

use table::{
    BySeat, Game, Imagine, PositionText, Progress, Refusal, Rng, Seat, Sink, Source, Standing, TextError,
    Turn, Viewer, Weighted,
};

use crate::event::Event;
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::pending::Pending;
use crate::position::Position;
use crate::setup::Rajas;
use crate::view::View;

impl Game for Rajas {
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
        self.first_position()
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn {
        match position.stack.top() {
            None | Some(Pending::Over) => Turn::Over,
            Some(Pending::LayBrown { seat, .. }) => Turn::Seat { seat: *seat },
            Some(top) if top.is_chance() => Turn::Chance,
            Some(_) => Turn::Seat { seat: position.active },
        }
    }

    fn moves(&self, position: &Position, moves: &mut Vec<Move>) {
        self.list(position, moves);
    }

    fn check(&self, position: &Position, seat: Seat, mv: Move) -> Result<(), Refusal> {
        self.judge(position, seat, mv)
    }

    fn outcomes(&self, position: &Position, outcomes: &mut Vec<Weighted<Outcome>>) {
        self.possible(position, outcomes);
    }

    #[inline]
    fn draw(
        &self,
        position: &Position,
        buffer: &mut Vec<Weighted<Outcome>>,
        number: impl FnOnce(u32) -> u32,
    ) -> Outcome {
        self.drawn(position, buffer, number)
    }

    fn source(&self, position: &Position) -> Source {
        Self::chance_source(position)
    }

    fn play(&self, position: &mut Position, mv: Move, events: &mut impl Sink<Event>) {
        self.perform(position, mv, events);
    }

    fn resolve(&self, position: &mut Position, outcome: Outcome, events: &mut impl Sink<Event>) {
        self.happen(position, outcome, events);
    }

    fn scores(&self, position: &Position) -> BySeat<Standing> {
        self.standings(position)
    }

    fn view(&self, position: &Position, _: Viewer) -> View {
        View::new(self, position)
    }

    fn seen(&self, _: &Position, outcome: Outcome, _: Viewer) -> Outcome {
        outcome
    }
}

impl Imagine for Rajas {
    /// RAJ-40: what is hidden is only a set in the position too, and its order is not decided before it is
    /// opened, so the view contains everything there is.
    fn imagine(&self, view: &View, _: &mut Rng) -> Position {
        *view.position()
    }
}

impl PositionText for Rajas {
    fn write_position(&self, position: &Position) -> String {
        self.position_text(position)
    }

    fn read_position(&self, text: &str) -> Result<Position, TextError> {
        self.read_position_text(text)
    }

    fn audit(&self, position: &Position) -> Result<(), TextError> {
        self.count_box(position)?;
        self.check_statues(position)
    }
}

impl Progress for Rajas {
    fn round(&self, position: &Position) -> u32 {
        position.round.into()
    }

    fn ending(&self, position: &Position) -> Option<&'static str> {
        Self::is_over(position).then(|| Self::ending_of(position))
    }
}
