//! Pig: roll as often as you dare. A one loses the turn's points; holding keeps them. Whoever reaches the goal first
//! wins. Its rules are in `README.md`, numbered, with a case for each.

mod tell;
mod text;

use serde::{Deserialize, Serialize};
use table::{
    BySeat, ComponentError, Config, Edition, Game, GameCard, Imagine, OptionInfo, OptionKind, Phrase,
    Progress, Refusal, Rng, Seat, Setup, SetupError, Sink, Source, Standing, Turn, Viewer, Weighted,
};

/// The most players.
const SEATS: usize = 8;

#[derive(Clone, Debug)]
pub struct Pig {
    seats: usize,
    goal: u16,
    faces: u8,
}

/// The state of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Position {
    points: BySeat<u16, SEATS>,
    /// What the turn has brought so far.
    pot: u16,
    to_move: Seat,
    rolling: bool,
    rounds: u16,
}

/// What a player may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Throw the die.
    Roll,
    /// Keep the pot and pass the turn on.
    Hold,
}

/// The number that a die shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Face(u8);

/// What everyone learns from a move or a roll, besides the roll itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// A one took the pot.
    Lost {
        /// The seat that lost it.
        seat: Seat,
        /// What was in it.
        points: u16,
    },
    /// The pot is safe.
    Kept {
        /// The seat that keeps it.
        seat: Seat,
        /// What was in it.
        points: u16,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Components {
    die: Die,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Die {
    tag: String,
    faces: u8,
}

static CARD: GameCard = GameCard {
    id: "pig",
    title: "Pig",
    seats: (2, SEATS),
    options: &[OptionInfo { key: "goal", kind: OptionKind::Choice { values: &["50", "100"] } }],
    editions: &[Edition { name: "default", text: "[die]\ntag = \"printed\"\nfaces = 6\n" }],
    rules_version: 1,
    longest_log: 20_000,
};

impl Setup for Pig {
    fn card() -> &'static GameCard {
        &CARD
    }

    fn set_up(config: &Config) -> Result<Self, SetupError> {
        let Components { die } = toml::from_str(CARD.component_text(config)?)
            .map_err(|error| ComponentError::table("die", error.to_string()))?;
        if !(2..=20).contains(&die.faces) {
            return Err(ComponentError::table("die", "a die has 2 to 20 faces").into());
        }
        let goal = if config.options["goal"] == "50" { 50 } else { 100 };
        Ok(Self { seats: config.seats, goal, faces: die.faces })
    }

    fn components(&self) -> String {
        format!("[die]\ntag = \"printed\"\nfaces = {}\n", self.faces)
    }
}

impl Pig {
    fn winner(&self, position: &Position) -> Option<Seat> {
        Seat::all(self.seats).find(|&seat| position.points[seat] >= self.goal)
    }

    fn pass(&self, position: &mut Position) {
        position.pot = 0;
        position.to_move = position.to_move.next(self.seats);
        position.rounds += u16::from(position.to_move == Seat::default());
    }
}

impl Game for Pig {
    type Position = Position;
    type Move = Move;
    type Outcome = Face;
    type Seen = Face;
    type View = Position;
    type Event = Event;

    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self) -> Position {
        let points = BySeat::filled(self.seats, 0);
        Position { points, pot: 0, to_move: Seat::default(), rolling: false, rounds: 0 }
    }

    fn turn(&self, position: &Position) -> Turn {
        match self.winner(position) {
            Some(_) => Turn::Over,
            None if position.rolling => Turn::Chance,
            None => Turn::Seat { seat: position.to_move },
        }
    }

    fn moves(&self, position: &Position, moves: &mut Vec<Move>) {
        if let Turn::Seat { .. } = self.turn(position) {
            moves.push(Move::Roll);
            moves.extend((position.pot > 0).then_some(Move::Hold));
        }
    }

    fn check(&self, position: &Position, seat: Seat, mv: Move) -> Result<(), Refusal> {
        match self.turn(position) {
            Turn::Over => Err(Refusal::over()),
            Turn::Chance => Err(Refusal::chance_first()),
            Turn::Seat { seat: mover } if mover != seat => Err(Refusal::not_your_turn()),
            Turn::Seat { .. } if mv == Move::Hold && position.pot == 0 => {
                Err(Refusal::by_rule("PIG-3", Phrase::new("pig-refuse-nothing")))
            }
            Turn::Seat { .. } => Ok(()),
        }
    }

    fn outcomes(&self, position: &Position, outcomes: &mut Vec<Weighted<Face>>) {
        if self.turn(position) == Turn::Chance {
            outcomes.extend((1..=self.faces).map(|face| Weighted { outcome: Face(face), weight: 1 }));
        }
    }

    fn source(&self, _: &Position) -> Source {
        Source::new("die", 0)
    }

    fn play(&self, position: &mut Position, mv: Move, events: &mut impl Sink<Event>) {
        match mv {
            Move::Roll => position.rolling = true,
            Move::Hold => {
                let (seat, points) = (position.to_move, position.pot);
                position.points[seat] += points;
                events.push(Event::Kept { seat, points });
                if self.winner(position).is_none() {
                    self.pass(position);
                }
            }
        }
    }

    fn resolve(&self, position: &mut Position, Face(face): Face, events: &mut impl Sink<Event>) {
        position.rolling = false;
        if face == 1 {
            events.push(Event::Lost { seat: position.to_move, points: position.pot });
            self.pass(position);
        } else {
            position.pot += u16::from(face);
        }
    }

    fn scores(&self, position: &Position) -> BySeat<Standing> {
        let scores = BySeat::from_fn(self.seats, |seat| i32::from(position.points[seat]));
        Standing::rank::<{ table::MAX_SEATS }>(&scores, |seat| (scores[seat], 0, 0))
    }

    fn view(&self, position: &Position, _: Viewer) -> Position {
        position.clone()
    }

    fn seen(&self, _: &Position, face: Face, _: Viewer) -> Face {
        face
    }
}

/// Nothing is hidden, so there is nothing to guess.
impl Imagine for Pig {
    fn imagine(&self, view: &Position, _: &mut Rng) -> Position {
        view.clone()
    }
}

impl Progress for Pig {
    fn round(&self, position: &Position) -> u32 {
        u32::from(position.rounds) + 1
    }

    fn ending(&self, position: &Position) -> Option<&'static str> {
        self.winner(position).map(|_| "goal")
    }
}
