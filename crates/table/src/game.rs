//! The central trait: a game as positions, decisions and explicit chance.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;

use crate::{BySeat, Refusal, Seat, Source, TextError, Viewer};

/// A game, implemented by its rules value: the validated component tables and the options.
///
/// A position is plain bytes, and all randomness is an outcome chosen from outside. `play` and `resolve`
/// trust their caller and are meant for search, while [`crate::Match`] checks everything.
pub trait Game: Sized + Send + Sync + 'static {
    /// The whole state of play; small and flat ones are searched fastest. It holds no history beyond what the
    /// rules ask for.
    type Position: Clone + Eq + Debug + Send + Sync;
    /// One decision by one seat. Its text is the canonical notation. All moves are public.
    type Move: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = TextError> + Send + Sync;
    /// One event of chance: a card drawn, or the dice of one colour.
    type Outcome: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = TextError> + Send + Sync;
    /// An outcome as one viewer sees it: private parts are left out and written as `?`.
    type Seen: Copy + Eq + Ord + Hash + Debug + Display + Serialize + Send + Sync;
    /// Everything one viewer may know about a position, and nothing else; this is what clients and bots get.
    type View: Clone + Eq + Debug + Serialize + Send + Sync;
    /// A public consequence of a move or an outcome, for logs and animation.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync;

    /// How many seats this game is played with.
    fn seats(&self) -> usize;

    /// The position before anything is dealt, rolled or decided.
    fn start(&self) -> Self::Position;

    /// Who decides next: a seat, chance, or nobody because the game is over.
    fn turn(&self, position: &Self::Position) -> Turn;

    /// Appends the legal moves of the seat to move, in fixed order without duplicates.
    /// Never empty when it is a seat's turn; nothing otherwise.
    fn moves(&self, position: &Self::Position, moves: &mut Vec<Self::Move>);

    /// Says why `seat` may not play `mv`: `Ok` exactly when it is that seat's turn and `moves` lists it.
    fn check(&self, position: &Self::Position, seat: Seat, mv: Self::Move) -> Result<(), Refusal>;

    /// Appends the possible outcomes with their weights (never 0), in fixed order without duplicates.
    /// Never empty when it is chance's turn; nothing otherwise.
    fn outcomes(&self, position: &Self::Position, outcomes: &mut Vec<Weighted<Self::Outcome>>);

    /// The outcome for a random number: `number` is given the sum of the weights and returns a number below
    /// it. The result is the same as [`pick`] from `outcomes`, but a game may know a shorter way; `buffer` is
    /// working space.
    #[inline]
    fn draw(
        &self,
        position: &Self::Position,
        buffer: &mut Vec<Weighted<Self::Outcome>>,
        number: impl FnOnce(u32) -> u32,
    ) -> Self::Outcome {
        draw_by_listing(self, position, buffer, number)
    }

    /// Which deck, pile or die the next outcome comes from. The draws of one source form one stream, so the
    /// order of a deck does not depend on who takes from it. Only called when it is chance's turn.
    fn source(&self, position: &Self::Position) -> Source;

    /// Plays a legal move of the seat to move. If the move is not legal, anything short of undefined
    /// behaviour may happen.
    fn play(&self, position: &mut Self::Position, mv: Self::Move, events: &mut impl Sink<Self::Event>);

    /// Lets a possible outcome happen.
    fn resolve(
        &self,
        position: &mut Self::Position,
        outcome: Self::Outcome,
        events: &mut impl Sink<Self::Event>,
    );

    /// Points and places as they stand; at the end they are the result.
    fn scores(&self, position: &Self::Position) -> BySeat<Standing>;

    /// What `viewer` may know about the position.
    fn view(&self, position: &Self::Position, viewer: Viewer) -> Self::View;

    /// What `viewer` learns directly when `outcome` happens in `position`. The events of `resolve` are
    /// public, so anything private must be here and nowhere else.
    fn seen(&self, position: &Self::Position, outcome: Self::Outcome, viewer: Viewer) -> Self::Seen;
}

/// Who decides next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Turn {
    /// A seat has a choice to make.
    Seat {
        seat: Seat,
    },
    /// A card is drawn or dice are rolled.
    Chance,
    Over,
}

/// An outcome with its share of the probability.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weighted<O> {
    pub outcome: O,
    /// How many of the equally likely cases have this outcome.
    pub weight: u32,
}

/// Finds the outcome for `number`, drawn uniformly below the sum of weights: each outcome takes up its
/// weight, in the order listed.
///
/// # Panics
/// When `number` is not below the sum of weights.
#[inline]
pub fn pick<O: Copy>(outcomes: &[Weighted<O>], mut number: u64) -> O {
    for chance in outcomes {
        match number.checked_sub(u64::from(chance.weight)) {
            Some(rest) => number = rest,
            None => return chance.outcome,
        }
    }
    panic!("the number drawn is below the sum of weights")
}

/// The default for [`Game::draw`]: lists the outcomes and picks one.
#[inline]
pub fn draw_by_listing<G: Game>(
    rules: &G,
    position: &G::Position,
    buffer: &mut Vec<Weighted<G::Outcome>>,
    number: impl FnOnce(u32) -> u32,
) -> G::Outcome {
    buffer.clear();
    rules.outcomes(position, buffer);
    let total = buffer.iter().map(|chance| chance.weight).sum();
    pick(buffer, number(total).into())
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Standing {
    /// Points as the game counts them.
    pub score: i32,
    /// 1 for the best. Equal places are shared, and the next place counts everyone above it.
    pub place: u8,
}

impl Standing {
    /// Ranks seats by a key, greatest first; equal keys share a place.
    pub fn rank<const N: usize>(
        scores: &BySeat<i32, N>,
        key: impl Fn(Seat) -> (i32, i32, i32),
    ) -> BySeat<Self> {
        let seats = scores.seats();
        BySeat::from_fn(seats, |seat| {
            let better = Seat::all(seats).filter(|&other| key(other) > key(seat)).count();
            Self { score: scores[seat], place: better as u8 + 1 }
        })
    }
}

/// Where events go. Search passes `&mut ()`, and the compiler drops the events entirely.
pub trait Sink<E> {
    fn push(&mut self, event: E);
}

impl<E> Sink<E> for () {
    #[inline]
    fn push(&mut self, _: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}
