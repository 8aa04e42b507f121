//! Why a move is refused: the reason a person would give first, with its rule.

use table::{Game, Phrase, Refusal, Seat, Turn};

use super::available;
use crate::moves::Move;
use crate::pending::Pending;
use crate::pieces::{ByColour, Colour, Edge, Face, Faces, Roads, Square, Tile, YieldTile};
use crate::position::Position;
use crate::roads::sides_at;
use crate::setup::Rajas;
use crate::tell::{building, colour, good, slot};

mod place;

impl Rajas {
    pub(crate) fn judge(&self, position: &Position, seat: Seat, mv: Move) -> Result<(), Refusal> {
        match self.turn(position) {
            Turn::Over => return Err(Refusal::over()),
            Turn::Chance => return Err(Refusal::chance_first()),
            Turn::Seat { seat: mover } if mover != seat => return Err(Refusal::not_your_turn()),
            Turn::Seat { .. } => {}
        }
        let mut moves = Vec::new();
        self.list(position, &mut moves);
        if moves.contains(&mv) { Ok(()) } else { Err(self.explain(position, mv)) }
    }

    fn explain(&self, position: &Position, mv: Move) -> Refusal {
        let Some(top) = position.stack.top().copied() else { return Refusal::over() };
        match (top, mv) {
            (_, Move::Flip { colour, face }) => self.why_no_flip(position, &top, colour, face),
            (Pending::Place, _) => self.why_no_placement(position, mv),
            (Pending::Pay { tile, over }, Move::Pay { colour, faces }) => {
                self.why_no_payment(position, tile, over, colour, faces)
            }
            (Pending::Lay { tile, over }, Move::Lay { square, roads }) => {
                self.why_no_laying(position, tile, over, square, roads)
            }
            (Pending::Overbuild, Move::Overbuild { tile, square }) => {
                self.why_no_overbuilding(position, tile, square)
            }
            (Pending::Sail { most }, Move::Sail { .. }) => {
                refuse("RAJ-19", Phrase::new("rajas-refuse-sail").with("most", most))
            }
            (Pending::Colours { count, among }, Move::Dice { colours }) => {
                Self::why_no_dice(position, count, among, colours)
            }
            (Pending::Return, Move::Return { colour, face }) => no_die("RAJ-9", colour, face),
            (Pending::Upgrade, Move::Upgrade { building: of }) => {
                refuse("RAJ-25", Phrase::new("rajas-refuse-upgraded").with("building", building(of)))
            }
            (Pending::Good { .. }, Move::Good { good: of }) => {
                refuse("RAJ-17", Phrase::new("rajas-refuse-no-market").with("good", good(of)))
            }
            (Pending::Markets { most, .. }, Move::Markets { .. }) => {
                refuse("RAJ-17", Phrase::new("rajas-refuse-markets").with("most", most))
            }
            (Pending::Audience, Move::Audience { .. }) => {
                refuse("RAJ-38", Phrase::new("rajas-refuse-audience"))
            }
            (Pending::Pool { .. }, Move::Take { .. }) => refuse("RAJ-34", Phrase::new("rajas-refuse-take")),
            (Pending::Edges { .. }, Move::Edge { edge }) => {
                refuse("RAJ-15", at_edge("rajas-refuse-edge", edge))
            }
            (Pending::Reroll { .. }, Move::Reroll { colour, face }) => {
                if position.raja().dice[colour][face] == 0 {
                    no_die("RAJ-22", colour, face)
                } else {
                    refuse("RAJ-22", Phrase::new("rajas-refuse-reroll-order"))
                }
            }
            (Pending::Skip | Pending::Gift | Pending::LayBrown { .. }, Move::Yield { tile, edge }) => {
                self.why_no_yield(position, &top, tile, edge)
            }
            (Pending::LayBrown { .. }, Move::Decline) => {
                refuse("RAJ-27", Phrase::new("rajas-refuse-decline-brown"))
            }
            _ => refuse("RAJ-34", Phrase::new("rajas-refuse-not-asked")),
        }
    }

    /// RAJ-11.
    fn why_no_flip(&self, position: &Position, top: &Pending, colour: Colour, face: Face) -> Refusal {
        let raja = position.raja();
        let mut moves = Vec::new();
        self.list(position, &mut moves);
        let choices = moves.iter().filter(|mv| !matches!(mv, Move::Flip { .. })).count();
        if !self.may_turn(top, choices) {
            let amended = self.amended.turns_while_paying;
            let code = if amended { "rajas-refuse-flip-no-choice" } else { "rajas-refuse-flip-now" };
            refuse("RAJ-11", Phrase::new(code))
        } else if raja.dice[colour][face] == 0 {
            no_die("RAJ-11", colour, face)
        } else if raja.karma == 0 {
            refuse("RAJ-11", Phrase::new("rajas-refuse-no-karma"))
        } else if top.is_payment() {
            refuse("RAJ-11", Phrase::new("rajas-refuse-flip-unpaid"))
        } else {
            refuse("RAJ-35", Phrase::new("rajas-refuse-flip-stuck"))
        }
    }

    /// RAJ-12, RAJ-26.
    fn why_no_payment(
        &self,
        position: &Position,
        tile: Tile,
        over: Option<Square>,
        paid: Colour,
        faces: Faces,
    ) -> Refusal {
        let rule = if over.is_some() { "RAJ-26" } else { "RAJ-12" };
        let raja = position.raja();
        let price = self.price(raja, tile, over);
        if paid != tile.colour() {
            return refuse(rule, Phrase::new("rajas-refuse-colour").with("colour", colour(tile.colour())));
        }
        if let Some(face) = faces.shown().find(|face| faces[*face] > raja.dice[paid][*face]) {
            return no_die(rule, paid, face);
        }
        if faces.total() < price {
            return too_little(rule, price, faces.total());
        }
        refuse(rule, Phrase::new("rajas-refuse-needless-die").with("price", u32::from(price)))
    }

    /// RAJ-13, RAJ-26.
    fn why_no_laying(
        &self,
        position: &Position,
        tile: Tile,
        over: Option<Square>,
        square: Square,
        roads: Roads,
    ) -> Refusal {
        let raja = position.raja();
        let rule = if over.is_some() { "RAJ-26" } else { "RAJ-13" };
        let inside = self.tables.network.squares >> square.index() & 1 == 1;
        if over.is_some_and(|over| over != square) {
            refuse(rule, Phrase::new("rajas-refuse-other-square"))
        } else if !inside {
            refuse(rule, Phrase::new("rajas-refuse-no-square"))
        } else if over.is_none() && raja.tiles[square.index()].is_some() {
            refuse(rule, Phrase::new("rajas-refuse-covered"))
        } else if !self.tables.tile(tile).shape.rotations().contains(&roads) {
            refuse(rule, Phrase::new("rajas-refuse-road"))
        } else {
            refuse(rule, Phrase::new("rajas-refuse-not-connected"))
        }
    }

    /// RAJ-26.
    fn why_no_overbuilding(&self, position: &Position, tile: Tile, square: Square) -> Refusal {
        let raja = position.raja();
        let Some(old) = raja.tiles[square.index()] else {
            return refuse("RAJ-26", Phrase::new("rajas-refuse-nothing-there"));
        };
        let price = self.price(raja, tile, Some(square));
        let total = raja.dice[tile.colour()].total();
        if !position.open.contains(&Some(tile)) {
            refuse("RAJ-26", Phrase::new("rajas-refuse-not-open"))
        } else if self.tables.tile(tile).price <= self.tables.tile(old).price {
            refuse("RAJ-26", Phrase::new("rajas-refuse-not-dearer"))
        } else if total < price {
            too_little("RAJ-26", price, total)
        } else {
            debug_assert_eq!(sides_at(&self.approaches_without(raja, square), square), Roads(0));
            refuse("RAJ-26", Phrase::new("rajas-refuse-not-connected"))
        }
    }

    /// RAJ-9, RAJ-10.
    fn why_no_dice(position: &Position, count: u8, among: u8, colours: ByColour<u8>) -> Refusal {
        if colours.0.iter().sum::<u8>() != count {
            return refuse("RAJ-9", Phrase::new("rajas-refuse-dice-count").with("count", count));
        }
        let limits = available(position, among);
        let short = Colour::ALL.into_iter().find(|colour| colours[*colour] > limits[*colour]);
        let short = short.unwrap_or(Colour::Orange);
        refuse("RAJ-10", Phrase::new("rajas-refuse-supply").with("colour", colour(short)))
    }

    /// RAJ-27, RAJ-29.
    fn why_no_yield(&self, position: &Position, top: &Pending, tile: YieldTile, edge: Edge) -> Refusal {
        let raja = position.raja();
        if let Pending::LayBrown { tile: drawn, .. } = top
            && *drawn != tile
        {
            return refuse("RAJ-27", Phrase::new("rajas-refuse-other-brown"));
        }
        let Some(number) = self.tables.edge_number(edge) else {
            return refuse("RAJ-29", at_edge("rajas-refuse-no-slot", edge));
        };
        let in_hand = matches!(top, Pending::LayBrown { .. });
        if !in_hand && position.yields & tile.bit() == 0 {
            refuse("RAJ-29", Phrase::new("rajas-refuse-yield-not-open"))
        } else if self.tables.edges[number].slot != Some(tile.slot()) {
            refuse("RAJ-29", Phrase::new("rajas-refuse-slot-colour").with("slot", slot(tile.slot())))
        } else if raja.slots[number].is_some() {
            refuse("RAJ-29", at_edge("rajas-refuse-slot-taken", edge))
        } else if raja.spent >> number & 1 == 1 {
            refuse("RAJ-29", at_edge("rajas-refuse-slot-joined", edge))
        } else {
            refuse("RAJ-29", Phrase::new("rajas-refuse-twin"))
        }
    }
}

const fn refuse(rule: &'static str, reason: Phrase) -> Refusal {
    Refusal::by_rule(rule, reason)
}

fn no_die(rule: &'static str, of: Colour, face: Face) -> Refusal {
    refuse(rule, Phrase::new("rajas-refuse-no-die").with("colour", colour(of)).with("pips", face.pips()))
}

fn too_little(rule: &'static str, price: u16, total: u16) -> Refusal {
    let phrase = Phrase::new("rajas-refuse-dice-total");
    refuse(rule, phrase.with("price", u32::from(price)).with("total", u32::from(total)))
}

fn at_edge(code: &'static str, edge: Edge) -> Phrase {
    Phrase::new(code).with("edge", crate::tell::edge(edge))
}
