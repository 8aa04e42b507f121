//! Moves, rolls and positions as text.

use std::fmt;
use std::str::FromStr;

use table::{BySeat, PositionText, Seat, TextError, ensure};

use crate::{Face, Move, Pig, Position};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::Roll { "roll" } else { "hold" })
    }
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        match text {
            "roll" => Ok(Self::Roll),
            "hold" => Ok(Self::Hold),
            _ => Err(TextError::new("a move is roll or hold")),
        }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Face {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let face = text.parse().map_err(|_| TextError::new("a die shows a number"))?;
        ensure(text == u8::to_string(&face), || "a number has no zeros in front".into())?;
        Ok(Self(face))
    }
}

/// `points=12,0 pot=5 move=0 rolling=false rounds=1`
impl PositionText for Pig {
    fn write_position(&self, position: &Position) -> String {
        let Position { points, pot, to_move, rolling, rounds } = position;
        let points: Vec<String> = points.as_slice().iter().map(u16::to_string).collect();
        format!("points={} pot={pot} move={to_move} rolling={rolling} rounds={rounds}", points.join(","))
    }

    fn read_position(&self, text: &str) -> Result<Position, TextError> {
        let position = read(text, self.seats).ok_or_else(|| {
            TextError::new("a position reads points=12,0 pot=5 move=0 rolling=false rounds=1")
        })?;
        self.audit(&position)?;
        ensure(self.write_position(&position) == text, || "it is written in another way".into())?;
        Ok(position)
    }

    fn audit(&self, position: &Position) -> Result<(), TextError> {
        let at_goal = position.points.as_slice().iter().filter(|&&points| points >= self.goal).count();
        ensure(at_goal <= 1, || "two players are at the goal".into())?;
        ensure(!position.rolling || at_goal == 0, || "nobody rolls when it is over".into())?;
        ensure(position.points.as_slice().iter().all(|&points| points < 1_000), || "too many points".into())?;
        ensure(position.pot < 10_000 && position.rounds < 10_000, || "no turn is so long".into())
    }
}

fn read(text: &str, seats: usize) -> Option<Position> {
    let mut fields = text.split(' ').map(|field| field.split_once('='));
    let mut next =
        |name: &str| fields.next().flatten().filter(|(key, _)| *key == name).map(|(_, value)| value);
    let points: Vec<u16> =
        next("points")?.split(',').map(|number| number.parse().ok()).collect::<Option<_>>()?;
    (points.len() == seats).then_some(())?;
    Some(Position {
        points: BySeat::from_fn(seats, |seat| points[seat.index()]),
        pot: next("pot")?.parse().ok()?,
        to_move: Seat::parse(next("move")?, seats)?,
        rolling: next("rolling")?.parse().ok()?,
        rounds: next("rounds")?.parse().ok()?,
    })
}
