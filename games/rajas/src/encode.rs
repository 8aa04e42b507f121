//! A view as numbers and a move as one, for judges that are fitted to games.
//!
//! First what is common (board, stacks, the decision), then one block for each seat, the asking one first.

mod action;
mod realm;

use std::fmt::Write as _;

use table::{Encode, Quill, Seat, SetupError, fingerprint};

use self::action::kind_of;
use self::realm::REALM;
use crate::components::{Components, Tables};
use crate::moves::Move;
use crate::pending::Pending;
use crate::pieces::{Colour, TILES, YIELDS};
use crate::position::{EDGES, Position};
use crate::reward::Part;
use crate::setup::{Ganga, Rajas, SEATS};
use crate::view::View;

/// Spaces of the board.
const SPACES: usize = 45;
/// The kinds of decisions, and of parts of rewards.
const CHOICES: usize = 18;
const KINDS: usize = 17;

/// Turn order; the board; the stacks; the choice; what waits behind it.
const COMMON: usize = (SEATS + 3 + 1 + SEATS + SEATS + 2)
    + SPACES
    + (TILES + 12 + 4 + YIELDS + 8)
    + (CHOICES + TILES + 1 + 1 + EDGES + 3 + 2 * KINDS)
    + (KINDS + 4 + 4);

impl Encode for Rajas {
    const FEATURES: usize = COMMON + SEATS * REALM;
    const PARTS: usize = action::PARTS;

    fn shape(&self) -> u64 {
        self.shape
    }

    fn encode(&self, view: &View, seat: Seat, features: &mut [i8]) {
        self.encode_position(view.position(), seat, features);
    }

    fn encode_position(&self, position: &Position, seat: Seat, features: &mut [i8]) {
        let mut quill = Quill::new(features);
        self.turn_in_numbers(position, seat, &mut quill);
        quill.bits(SPACES, position.occupied());
        self.stacks_in_numbers(position, &mut quill);
        choice(position, &mut quill);
        waiting(position, &mut quill);
        debug_assert_eq!(quill.written(), COMMON, "the common part has its length");
        for order in 0..self.seats {
            let seat = Seat::new((seat.index() + order) % self.seats);
            self.realm_in_numbers(position, seat, &mut quill);
        }
        quill.skip((SEATS - self.seats) * REALM);
        debug_assert_eq!(quill.written(), Self::FEATURES, "every realm has its length");
    }

    fn actions(&self) -> u32 {
        action::actions() as u32
    }

    fn action(&self, mv: Move) -> Option<u32> {
        action::number(mv).map(|number| number as u32)
    }

    fn action_move(&self, action: u32) -> Option<Move> {
        action::mv(action as usize)
    }

    fn parts(&self, mv: Move, name: impl FnMut(usize)) {
        action::parts(mv, name);
    }
}

/// Identifies the tables for all seats and one side of the province, without their tags, whether there are
/// tiles on the river, and the rules version.
pub(crate) fn shape(
    from: &Components,
    navaratnas: bool,
    ganga: Ganga,
    rules_version: u32,
) -> Result<u64, SetupError> {
    let river = ganga != Ganga::Off;
    let mut text = format!("rajas {rules_version} {navaratnas} {river}");
    for seats in 2..=SEATS {
        let tables = Tables { stand_ins: Vec::new(), ..Tables::new(from, seats, navaratnas)? };
        write!(text, "{tables:?}").expect("writing into a text cannot fail");
    }
    Ok(u64::from_str_radix(&fingerprint(&text)[..16], 16)
        .expect("a fingerprint is written in hexadecimal digits"))
}

impl Rajas {
    /// Whose turn it is, who started and who will.
    fn turn_in_numbers(&self, position: &Position, seat: Seat, quill: &mut Quill<'_>) {
        let order = |other: Seat| (other.index() + self.seats - seat.index()) % self.seats + 1;
        let mover = match position.pending() {
            Some(&Pending::LayBrown { seat, .. }) => seat,
            _ => position.active,
        };
        quill.one_of(SEATS, order(mover));
        quill.one_of(3, self.seats - 1);
        quill.count(position.round.into());
        quill.one_of(SEATS, order(position.starter));
        quill.one_of(SEATS, position.next_starter.map_or(0, order));
        quill.flag(position.ending());
        quill.flag(self.navaratnas);
    }

    /// The open tiles, what is left of each stack and of the dice, yield tiles and river tiles.
    fn stacks_in_numbers(&self, position: &Position, quill: &mut Quill<'_>) {
        let open = position.open.iter().flatten().fold(0, |set, tile| set | tile.bit());
        quill.bits(TILES, open);
        for stack in self.tables.stacks {
            quill.count((position.hidden & stack).count_ones() as i32);
        }
        for colour in Colour::ALL {
            quill.count(position.supply(colour).into());
        }
        quill.bits(YIELDS, position.yields.into());
        for space in position.ganga {
            quill.count(space.into());
        }
    }
}

/// What has to be decided.
fn choice(position: &Position, quill: &mut Quill<'_>) {
    let top = position.pending().copied().unwrap_or_default();
    let (number, size) = choice_number(top);
    quill.one_of(CHOICES, number);
    let (tile, over) = match top {
        Pending::Pay { tile, over } | Pending::Lay { tile, over } => (tile.index() + 1, over.is_some()),
        _ => (0, false),
    };
    quill.one_of(TILES, tile);
    quill.flag(over);
    quill.count(size.into());
    quill.bits(EDGES, if let Pending::Edges { edges } = top { edges.into() } else { 0 });
    quill.one_of(3, if let Pending::Markets { good, .. } = top { good.index() + 1 } else { 0 });
    let pool = match top {
        Pending::Pool { first, second } => [first, second].map(|part| kind_of(part).0 + 1),
        _ => [0; 2],
    };
    for kind in pool {
        quill.one_of(KINDS, kind);
    }
}

/// The kind of decision from 1, and its size; 0 if chance or nobody decides.
const fn choice_number(pending: Pending) -> (usize, u8) {
    match pending {
        Pending::Place => (1, 0),
        Pending::Skip => (2, 0),
        Pending::LayBrown { .. } => (3, 0),
        Pending::Pay { .. } => (4, 0),
        Pending::Lay { .. } => (5, 0),
        Pending::Overbuild => (6, 0),
        Pending::Sail { most } => (7, most),
        Pending::Colours { count, .. } => (8, count),
        Pending::Return => (9, 0),
        Pending::Overflow { amount } => (10, amount),
        Pending::Upgrade => (11, 0),
        Pending::Good { most } => (12, most),
        Pending::Markets { most, .. } => (13, most),
        Pending::Audience => (14, 0),
        Pending::Pool { .. } => (15, 0),
        Pending::Edges { .. } => (16, 0),
        Pending::Reroll { .. } => (17, 0),
        Pending::Gift => (18, 0),
        _ => (0, 0),
    }
}

/// What follows automatically once this is decided: how often each kind of reward, and how much of the plain
/// ones; and the dice still to be rolled.
fn waiting(position: &Position, quill: &mut Quill<'_>) {
    let parts = || {
        position.stack.as_slice().iter().filter_map(|pending| match pending {
            Pending::Part { part } => Some(*part),
            _ => None,
        })
    };
    quill.tally(KINDS, parts().map(|part| kind_of(part).0));
    let sum = |size: fn(Part) -> u8| parts().map(|part| i32::from(size(part))).sum::<i32>();
    quill.count(sum(|part| if let Part::Money { amount } = part { amount } else { 0 }));
    quill.count(sum(|part| if let Part::Fame { amount } = part { amount } else { 0 }));
    quill.count(sum(|part| if let Part::Karma { amount } = part { amount } else { 0 }));
    quill.count(sum(|part| if let Part::Die { count } = part { count } else { 0 }));
    for dice in position.in_the_air().0 {
        quill.count(dice.into());
    }
}
