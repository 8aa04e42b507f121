//! The view as a client reads it: words and numbers, made only when it is sent.

use serde::ser::{Serialize, SerializeMap, Serializer};
use table::{BySeat, Seat, Turn};

use super::View;
use crate::roads::spaces;
use crate::setup::SEATS;
use crate::{Bonus, ByBuilding, ByGood, ByPerson, Face, Place, Roads, Sheet, Side, Stop};

/// The table; nothing in this game is hidden.
#[derive(serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "View"))]
pub(super) struct Shown<'a> {
    /// The viewer's seat; none for a spectator.
    seat: Option<Seat>,
    sheet: Side,
    to_move: Option<Seat>,
    mover: Seat,
    round: u8,
    starter: Seat,
    turns: u8,
    middle: Vec<Face>,
    elephant: Option<Face>,
    hand: Vec<Face>,
    depots: Vec<Vec<Face>>,
    pool: &'a [Bonus],
    /// What is still to be decided, from the bottom to the top: `pool`, `sell:any:2`.
    pending: Vec<String>,
    #[cfg_attr(test, schemars(with = "Vec<ShownSheet<'static>>"))]
    sheets: &'a BySeat<Sheet, SEATS>,
}

impl<'a> Shown<'a> {
    pub(super) fn of(view: &'a View) -> Self {
        let position = &view.position;
        let faces = |place| position.dice.at(place).collect();
        Self {
            seat: view.viewer,
            sheet: view.side,
            to_move: match position.turn() {
                Turn::Seat { seat } => Some(seat),
                Turn::Chance | Turn::Over => None,
            },
            mover: position.mover(),
            round: position.round,
            starter: position.starter,
            turns: position.turns,
            middle: faces(Place::Middle),
            elephant: position.dice.on_elephant(),
            hand: faces(Place::Hand),
            depots: Seat::all(position.sheets.seats()).map(|seat| faces(Place::Depot(seat))).collect(),
            pool: view.pool.as_slice(),
            pending: position.pending.entries().iter().map(ToString::to_string).collect(),
            sheets: &position.sheets,
        }
    }
}

/// One seat's sheet.
#[derive(serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Sheet"))]
struct ShownSheet<'a> {
    fame: u16,
    money: u16,
    /// How far the tracks have passed each other, in half-points.
    excess: i32,
    /// Karma collected, including used karma.
    karma: u8,
    karma_used: u8,
    stock: ByGood<u8>,
    circled: ByGood<u8>,
    sold: ByGood<u8>,
    /// Marked river spaces in order.
    river: Vec<Stop>,
    /// How often each person is crossed out.
    palace: ByPerson<u8>,
    values: ByBuilding<u8>,
    /// Arms by space, for example `b4: "ew"`.
    roads: &'a Roads,
}

impl Serialize for Sheet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let marked = (1..=self.afloat()).map(Stop::new).filter(|stop| self.river & stop.bit() != 0);
        let shown = ShownSheet {
            fame: self.fame,
            money: self.money,
            excess: self.excess(),
            karma: self.karma,
            karma_used: self.karma_used,
            stock: ByGood::from_fn(|good| self.stock(good)),
            circled: self.circled,
            sold: self.sold,
            river: marked.collect(),
            palace: self.crosses,
            values: self.values,
            roads: &self.roads,
        };
        shown.serialize(serializer)
    }
}

/// Each space with a road, with its arms.
impl Serialize for Roads {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for space in spaces(self.drawn()) {
            map.serialize_entry(&space, &self.arms(space))?;
        }
        map.end()
    }
}

#[cfg(test)]
mod schema {
    use std::collections::BTreeMap;

    use schemars::JsonSchema;

    use super::*;
    use crate::components::Components;
    use crate::{Arms, Building, Crate, Ending, Event, Good, Person, Space, Symbol, Tool};

    testkit::told_as_words! {
        Building: Building::ALL.map(Building::word),
        Crate: Crate::ALL.map(Crate::word),
        Ending: [Ending::Crossing, Ending::Quiet, Ending::Limit].map(Ending::code),
        Good: Good::ALL.map(Good::word),
        Person: Person::ALL.map(Person::word),
        Side: Side::ALL.map(Side::word),
        Symbol: Symbol::ALL.map(Symbol::word),
        Tool: Tool::ALL.map(Tool::word),
    }
    testkit::told_by_words! {
        ByBuilding: Building::ALL.map(Building::word),
        ByGood: Good::ALL.map(Good::word),
        ByPerson: Person::ALL.map(Person::word),
    }
    testkit::told_as! {
        Arms: String,
        Bonus: String,
        Roads: BTreeMap<String, String>,
        Space: String,
        Stop: u8,
    }

    /// What a die shows.
    #[derive(JsonSchema)]
    #[schemars(untagged, rename = "Face")]
    #[expect(dead_code, reason = "it is there for its schema")]
    enum ShownFace {
        Orange(Person),
        Purple(Crate),
        Green(Tool),
        Blue(Symbol),
    }

    testkit::told_as!(Face: ShownFace);

    #[derive(JsonSchema)]
    #[expect(dead_code, reason = "it is there for its schema")]
    struct Charmers {
        view: Shown<'static>,
        event: Event,
        components: Components,
    }

    #[test]
    fn is_kept() {
        testkit::keep_schema::<Charmers>("charmers");
    }
}
