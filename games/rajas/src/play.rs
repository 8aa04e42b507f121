//! Playing: a move or an outcome changes the position, then everything that needs no decision happens.

use table::Sink;

use crate::event::Event;
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::pending::Pending;
use crate::pieces::{ByColour, Colour, Face, Faces};
use crate::position::Position;
use crate::reward::Part;
use crate::setup::Rajas;

mod begin;
mod boat;
mod gain;
mod place;
mod province;
mod round;
mod tracks;

pub(crate) use begin::FIRST_MONEY;
pub(crate) use boat::free_ahead;
pub(crate) use gain::{DANCER, MAN_SINGH, MOGUL, YOGI};
pub(crate) use place::OUTER_MONEY;
pub(crate) use round::LAST_ROUND;

impl Rajas {
    pub(crate) fn perform(&self, position: &mut Position, mv: Move, events: &mut impl Sink<Event>) {
        match mv {
            Move::Flip { colour, face } => Self::flip(position, colour, face, events),
            Move::Pay { faces, .. } => Self::pay(position, faces, events),
            _ => {
                let Some(top) = position.stack.pop() else { return };
                self.decide(position, top, mv, events);
            }
        }
        self.settle(position, events);
    }

    /// Carries out a decision, which takes the top off the stack.
    fn decide(&self, position: &mut Position, top: Pending, mv: Move, events: &mut impl Sink<Event>) {
        match (top, mv) {
            (Pending::Place, _) => self.place(position, mv, events),
            (Pending::Lay { tile, over }, Move::Lay { square, roads }) => {
                self.lay_tile(position, tile, square, roads, over, events);
            }
            (_, Move::Overbuild { tile, square }) => {
                self.take_open(position, tile);
                position.stack.push(Pending::Pay { tile, over: Some(square) });
            }
            (_, Move::Sail { spaces }) => self.sail(position, spaces, events),
            (_, Move::Dice { colours }) => position.stack.push(Pending::Roll { dice: colours }),
            (_, Move::Return { colour, face }) => {
                Self::spend(position, colour, face, events);
                self.check_statue(position);
            }
            (Pending::Overflow { amount }, _) => Self::add_karma(position, amount, events),
            (_, Move::Upgrade { building }) => Self::upgrade(position, building, events),
            (Pending::Good { most }, Move::Good { good }) => {
                self.trade_one_kind(position, good, most, events);
            }
            (Pending::Markets { good, .. }, Move::Markets { markets }) => {
                let income = self.income(position.raja(), good, markets);
                self.gain_money(position, income, events);
            }
            (_, Move::Audience { chamber }) => self.visit_chamber(position, chamber, events),
            (Pending::Pool { first, second }, Move::Take { part }) => {
                let other = if part == first { second } else { first };
                position.stack.push(Pending::Part { part: other });
                position.stack.push(Pending::Part { part });
            }
            (Pending::Edges { edges }, Move::Edge { edge }) => self.order_edge(position, edges, edge),
            (Pending::Reroll { dice, .. }, Move::Reroll { colour, face }) => {
                pick_up(position, dice, colour, face);
            }
            (Pending::Reroll { dice, .. }, Move::Roll) if dice != ByColour::default() => {
                position.stack.push(Pending::Roll { dice });
            }
            (Pending::LayBrown { seat, .. }, Move::Yield { tile, edge }) => {
                self.lay_yield(position, seat, tile, edge, events);
            }
            (_, Move::Yield { tile, edge }) => {
                let seat = position.active;
                position.yields &= !tile.bit();
                self.lay_yield(position, seat, tile, edge, events);
            }
            _ => {}
        }
    }

    pub(crate) fn happen(&self, position: &mut Position, outcome: Outcome, events: &mut impl Sink<Event>) {
        let Some(top) = position.stack.pop() else { return };
        match (top, outcome) {
            (Pending::Open { stack }, Outcome::Open { tile }) => {
                position.hidden &= !tile.bit();
                position.open[stack as usize] = Some(tile);
                events.push(Event::Opened { tile });
            }
            (Pending::Roll { dice }, Outcome::Roll { colour, faces }) => {
                self.land(position, dice, colour, faces, events);
            }
            (_, Outcome::Start { seat }) => self.seat_starter(position, seat, events),
            (Pending::White, Outcome::Draw { tile }) => self.draw_white(position, tile, events),
            (Pending::Browns { drawn }, Outcome::Draw { tile }) => {
                self.draw_brown(position, drawn, tile, events);
            }
            (Pending::Count { from }, Outcome::Count { face }) => self.count_on(position, from, face),
            (Pending::RiverTile { space }, Outcome::River { tile }) => {
                self.lay_river_tile(position, space, tile, events);
            }
            _ => {}
        }
        self.settle(position, events);
    }

    /// Does everything that needs no decision, until a seat or chance must decide or the game is over.
    fn settle(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        loop {
            match position.stack.top() {
                None => self.pass_on(position, events),
                Some(top) if !top.is_automatic() => return,
                Some(_) => {
                    if let Some(top) = position.stack.pop() {
                        self.carry_out(position, top, events);
                    }
                }
            }
        }
    }

    fn carry_out(&self, position: &mut Position, pending: Pending, events: &mut impl Sink<Event>) {
        match pending {
            Pending::Part { part } => self.gain(position, part, events),
            Pending::Worker { source } => self.gain_worker(position, source, events),
            Pending::Edge { edge } => self.gain_edge(position, edge, events),
            Pending::Outer if !position.raja().dice.is_empty() => {
                position.stack.push(Pending::Reroll { next: 0, dice: ByColour::default() });
            }
            Pending::FirstDice { seat } => {
                position.active = seat;
                position.stack.push(Pending::Roll { dice: ByColour([1; 4]) });
            }
            Pending::Starter => self.find_starter(position, events),
            Pending::Begin => self.begin_round(position, events),
            _ => {}
        }
    }

    /// Dice of one colour are rolled; the other colours follow, then the statue is checked (RAJ-9).
    fn land(
        &self,
        position: &mut Position,
        mut dice: ByColour<u8>,
        colour: Colour,
        faces: Faces,
        events: &mut impl Sink<Event>,
    ) {
        let seat = position.active;
        let statue = &mut position.raja_mut().dice[colour];
        for (here, came) in statue.0.iter_mut().zip(faces.0) {
            *here += came;
        }
        events.push(Event::Rolled { seat, colour, faces });
        dice[colour] = 0;
        if dice == ByColour::default() {
            self.check_statue(position);
        } else {
            position.stack.push(Pending::Roll { dice });
        }
    }

    fn check_statue(&self, position: &mut Position) {
        if position.raja().dice.len() > self.statue() {
            position.stack.push(Pending::Return);
        }
    }

    /// RAJ-11. Karma that would have overflowed is checked again.
    fn flip(position: &mut Position, colour: Colour, face: Face, events: &mut impl Sink<Event>) {
        let seat = position.active;
        let raja = position.raja_mut();
        raja.karma -= 1;
        raja.dice = crate::legal::turned(&raja.dice, colour, face);
        events.push(Event::Flipped { seat, colour, from: face, to: face.opposite(), karma: raja.karma });
        if let Some(Pending::Overflow { amount }) = position.stack.top().copied() {
            position.stack.replace(Pending::Part { part: Part::Karma { amount } });
        }
    }

    /// A die goes back to the supply.
    pub(crate) fn spend(position: &mut Position, colour: Colour, face: Face, events: &mut impl Sink<Event>) {
        let seat = position.active;
        position.raja_mut().dice[colour][face] -= 1;
        events.push(Event::Spent { seat, colour, face });
    }

    /// RAJ-12: the dice for a tile, which is then laid.
    fn pay(position: &mut Position, faces: Faces, events: &mut impl Sink<Event>) {
        if let Some(Pending::Pay { tile, over }) = position.stack.pop() {
            for face in faces.each() {
                Self::spend(position, tile.colour(), face, events);
            }
            position.stack.push(Pending::Lay { tile, over });
        }
    }

    /// Takes an open tile; its place stays empty until the next is opened (RAJ-16).
    pub(crate) fn take_open(&self, position: &mut Position, tile: crate::pieces::Tile) {
        position.open[self.tables.tile(tile).stack as usize] = None;
    }
}

/// RAJ-22: picks a die up. Dice are picked up in order, so every selection comes once.
fn pick_up(position: &mut Position, mut dice: ByColour<u8>, colour: Colour, face: Face) {
    position.raja_mut().dice[colour][face] -= 1;
    dice[colour] += 1;
    position.stack.push(Pending::Reroll { next: crate::legal::die_index(colour, face), dice });
}
