//! Cards & Karma as a [`Game`].

use table::{BySeat, Game, Progress, Refusal, Seat, Sink, Source, Standing, Turn, Viewer, Weighted};

use crate::Karma;
use crate::components::{Bonus, Card};
use crate::dice::Die;
use crate::event::Event;
use crate::moves::Move;
use crate::outcome::{Outcome, Seen};
use crate::pending::Task;
use crate::position::Position;
use crate::view::View;

impl Game for Karma {
    type Position = Position;
    type Move = Move;
    type Outcome = Outcome;
    type Seen = Seen;
    type View = View;
    type Event = Event;

    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self) -> Position {
        Position::before_play(self.seats)
    }

    fn turn(&self, position: &Position) -> Turn {
        match position.task() {
            Task::Starter | Task::Reveal | Task::Pips { .. } | Task::Bonus { .. } => Turn::Chance,
            Task::Over => Turn::Over,
            _ => Turn::Seat { seat: position.active },
        }
    }

    fn moves(&self, position: &Position, moves: &mut Vec<Move>) {
        self.list(position, moves);
    }

    fn check(&self, position: &Position, seat: Seat, mv: Move) -> Result<(), Refusal> {
        match self.turn(position) {
            Turn::Over => Err(Refusal::over()),
            Turn::Chance => Err(Refusal::chance_first()),
            Turn::Seat { seat: mover } if mover != seat => Err(Refusal::not_your_turn()),
            Turn::Seat { .. } => self.judge(position, mv),
        }
    }

    fn outcomes(&self, position: &Position, outcomes: &mut Vec<Weighted<Outcome>>) {
        let once = |outcome| Weighted { outcome, weight: 1 };
        match position.task() {
            Task::Starter => outcomes.extend(Seat::all(self.seats).map(|seat| once(Outcome::Start { seat }))),
            Task::Reveal => {
                let pile = position.pile.list(|_| true);
                outcomes.extend(pile.iter().map(|card| once(Outcome::Top { card })));
            }
            Task::Pips { card } => {
                let Card { corner: colour, pips: own, .. } = self.parts.card(card);
                if own > 0 {
                    return outcomes.push(once(Outcome::Pips { pips: own }));
                }
                outcomes.extend((1..=6).filter_map(|pips| {
                    let weight = u32::from(self.unseen(position, Die { colour, pips }));
                    (weight > 0).then_some(Weighted { outcome: Outcome::Pips { pips }, weight })
                }));
            }
            Task::Bonus { .. } => {
                let left = Bonus::ALL.into_iter().filter(|&bonus| !position.player().knows(bonus));
                outcomes.extend(left.map(|bonus| once(Outcome::Bonus { bonus })));
            }
            _ => {}
        }
    }

    fn source(&self, position: &Position) -> Source {
        match position.task() {
            Task::Reveal => Source::new("pile", 0),
            Task::Pips { card } => Source::new("pips", self.parts.card(card).corner as u32),
            Task::Bonus { .. } => Source::new("bonus", position.active.index() as u32),
            _ => Source::new("start", 0),
        }
    }

    fn play(&self, position: &mut Position, mv: Move, events: &mut impl Sink<Event>) {
        self.playing(position, events).play(mv);
    }

    fn resolve(&self, position: &mut Position, outcome: Outcome, events: &mut impl Sink<Event>) {
        self.playing(position, events).resolve(outcome);
    }

    /// Scoring cards turned; ties by what is left, 2 per fame and 1 per coin, then by karma (CKA-26).
    fn scores(&self, position: &Position) -> BySeat<Standing> {
        let players = &position.players;
        let turned = players.map(|player| i32::from(player.turned()));
        Standing::rank(&turned, |seat| {
            let player = &players[seat];
            let left = 2 * i32::from(player.fame) + i32::from(player.coins);
            (turned[seat], left, player.karma.into())
        })
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        View::of(position, viewer, self.parts.paired)
    }

    fn seen(&self, position: &Position, outcome: Outcome, viewer: Viewer) -> Seen {
        match outcome {
            Outcome::Pips { .. } if !viewer.is(position.active) && !self.parts.paired => Seen::HiddenPips,
            _ => Seen::Open(outcome),
        }
    }
}

impl Progress for Karma {
    fn round(&self, position: &Position) -> u32 {
        position.round.into()
    }

    fn ending(&self, position: &Position) -> Option<&'static str> {
        let over = position.task() == Task::Over;
        over.then(|| if position.is_won() { "six-cards" } else { "last-round" })
    }
}
