//! The coin canary: a search that peeked would take a gamble whenever the coin lies heads up.
//!
//! A coin was tossed and covered. The player takes a sure small edge, or bets that it is heads.

use std::fmt;
use std::str::FromStr;

use search::{Ask, Bot, Confidence, Effort, Insight, Ismcts, Plan, Thought};
use serde::Serialize;
use table::{
    BySeat, Game, Imagine, Progress, Refusal, Rng, Seat, Sink, Source, Standing, TextError, Turn, Viewer,
    Weighted,
};

struct Canary;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Position {
    heads: bool,
    stage: Stage,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
enum Stage {
    Choose,
    Sure,
    Over { won: bool },
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Move {
    Sure,
    Gamble,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
struct Won(bool);

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl fmt::Display for Won {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Move {
    type Err = TextError;
    fn from_str(text: &str) -> Result<Self, TextError> {
        Err(TextError::new(text))
    }
}

impl FromStr for Won {
    type Err = TextError;
    fn from_str(text: &str) -> Result<Self, TextError> {
        Err(TextError::new(text))
    }
}

impl Game for Canary {
    type Position = Position;
    type Move = Move;
    type Outcome = Won;
    type Seen = Won;
    type View = Stage;
    type Event = ();

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> Position {
        Position { heads: false, stage: Stage::Choose }
    }

    fn turn(&self, position: &Position) -> Turn {
        match position.stage {
            Stage::Choose => Turn::Seat { seat: Seat::new(0) },
            Stage::Sure => Turn::Chance,
            Stage::Over { .. } => Turn::Over,
        }
    }

    fn moves(&self, _: &Position, moves: &mut Vec<Move>) {
        moves.extend([Move::Sure, Move::Gamble]);
    }

    fn check(&self, _: &Position, _: Seat, _: Move) -> Result<(), Refusal> {
        Ok(())
    }

    /// The sure thing wins 55 times in 100.
    fn outcomes(&self, _: &Position, outcomes: &mut Vec<Weighted<Won>>) {
        outcomes
            .extend([(true, 55), (false, 45)].map(|(won, weight)| Weighted { outcome: Won(won), weight }));
    }

    fn source(&self, _: &Position) -> Source {
        Source::new("edge", 0)
    }

    fn play(&self, position: &mut Position, mv: Move, _: &mut impl Sink<()>) {
        position.stage = match mv {
            Move::Sure => Stage::Sure,
            Move::Gamble => Stage::Over { won: position.heads },
        };
    }

    fn resolve(&self, position: &mut Position, Won(won): Won, _: &mut impl Sink<()>) {
        position.stage = Stage::Over { won };
    }

    fn scores(&self, position: &Position) -> BySeat<Standing> {
        let winner = usize::from(position.stage != Stage::Over { won: true });
        let score = BySeat::<i32>::from_fn(2, |seat| i32::from(seat.index() == winner));
        Standing::rank(&score, |seat| (score[seat], 0, 0))
    }

    fn view(&self, position: &Position, _: Viewer) -> Stage {
        position.stage
    }

    fn seen(&self, _: &Position, outcome: Won, _: Viewer) -> Won {
        outcome
    }
}

impl Progress for Canary {
    fn round(&self, _: &Position) -> u32 {
        1
    }

    fn ending(&self, _: &Position) -> Option<&'static str> {
        None
    }
}

impl Imagine for Canary {
    fn imagine(&self, view: &Stage, rng: &mut Rng) -> Position {
        Position { heads: rng.below(2) == 0, stage: *view }
    }
}

struct Blank;

impl Insight<Canary> for Blank {
    fn value(&self, _: &Canary, _: &Position) -> BySeat<f32> {
        BySeat::filled(2, 0.5)
    }

    fn promise(&self, _: &Canary, _: &Position, moves: &[Move], promise: &mut Vec<f32>) {
        promise.extend(moves.iter().map(|_| 0.0));
    }
}

fn thought(plan: Plan, seed: u64) -> Thought<Canary> {
    let moves = [Move::Sure, Move::Gamble];
    let ask = Ask {
        rules: &Canary,
        seat: Seat::new(0),
        view: &Stage::Choose,
        moves: &moves,
        effort: Effort::default(),
    };
    Ismcts { insight: Blank, plan }.think(&ask, &mut Rng::new(seed))
}

fn choice(iterations: u32, seed: u64) -> Move {
    thought(Plan { iterations, ..Plan::default() }, seed).mv
}

/// The same thought, told otherwise: for each move its visits stay and its chance is what confidence makes of it.
#[test]
fn confidence_changes_what_is_told_and_no_move() {
    let confidence = Confidence::new(1.3, 0.8);
    let thought = |confidence| thought(Plan { iterations: 300, confidence, ..Plan::default() }, 5);
    let (found, told) = (thought(Confidence::AS_FOUND), thought(confidence));
    assert_eq!(found.mv, told.mv);
    for (found, told) in found.candidates.iter().zip(&told.candidates) {
        assert_eq!((found.mv, found.visits), (told.mv, told.visits));
        assert_eq!(confidence.told(found.value).to_bits(), told.value.to_bits());
        assert!(told.value < found.value, "{} of {}", told.value, found.value);
    }
    let value = told.value.expect("a search tells chances");
    assert_eq!(value[Seat::new(0)].to_bits(), told.candidates[0].value.to_bits());
    assert!((value[Seat::new(0)] + value[Seat::new(1)] - 1.0).abs() < 1e-6);
}

#[test]
fn a_search_takes_the_sure_thing() {
    let gambles = (0..20).filter(|&seed| choice(20_000, seed) == Move::Gamble).count();
    assert_eq!(gambles, 0);
}

/// With little thought it errs now and then, and its gambles win half the time, as they must if nobody has
/// looked under the cup.
#[test]
fn gambles_win_half_the_time() {
    let mut rng = Rng::new(1);
    let (mut gambles, mut won) = (0_u32, 0_u32);
    for seed in 0..4_000 {
        let heads = rng.below(2) == 0;
        if choice(30, seed) == Move::Gamble {
            gambles += 1;
            won += u32::from(heads);
        }
    }
    assert!(gambles > 200, "a hasty search gambles now and then: {gambles}");
    let share = f64::from(won) / f64::from(gambles);
    let spread = 4.0 * (0.25 / f64::from(gambles)).sqrt();
    assert!((share - 0.5).abs() < spread, "{won} of {gambles} gambles won");
}
