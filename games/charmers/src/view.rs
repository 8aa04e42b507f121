//! What a viewer sees: everything, since all that is drawn on a sheet is public.

use arrayvec::ArrayVec;
use serde::ser::{Serialize, SerializeMap, SerializeStruct, Serializer};
use table::{BySeat, Seat, Turn, Viewer};

use crate::plan::{MOST_SPOTS, SpotId};
use crate::roads::spaces;
use crate::{Bonus, ByGood, Charmers, Face, Place, Position, Roads, Sheet, Side, Stop};

/// The table as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Option<Seat>,
    /// The side of the pad in play.
    pub side: Side,
    /// The position, in which nothing is secret.
    pub position: Position,
    /// The bonuses in the pool, in words.
    pub pool: ArrayVec<Bonus, MOST_SPOTS>,
}

impl Charmers {
    pub(crate) fn view_of(&self, position: &Position, viewer: Viewer) -> View {
        View {
            viewer: viewer.seat(),
            side: self.side,
            position: *position,
            pool: SpotId::all(position.pool).map(|spot| self.plan.bonus(spot)).collect(),
        }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let position = &self.position;
        let to_move = match position.turn() {
            Turn::Seat { seat } => Some(seat),
            Turn::Chance | Turn::Over => None,
        };
        let stack: Vec<String> = position.pending.entries().iter().map(ToString::to_string).collect();
        let mut view = serializer.serialize_struct("View", 14)?;
        view.serialize_field("seat", &self.viewer)?;
        view.serialize_field("sheet", &self.side)?;
        view.serialize_field("to_move", &to_move)?;
        view.serialize_field("mover", &position.mover())?;
        view.serialize_field("round", &position.round)?;
        view.serialize_field("starter", &position.starter)?;
        view.serialize_field("turns", &position.turns)?;
        view.serialize_field("middle", &faces(position, Place::Middle))?;
        view.serialize_field("elephant", &position.dice.on_elephant())?;
        view.serialize_field("hand", &faces(position, Place::Hand))?;
        let depot = |seat| Depot(position.dice.at(Place::Depot(seat)).collect());
        let depots: Vec<Depot> = Seat::all(position.sheets.seats()).map(depot).collect();
        view.serialize_field("depots", &depots)?;
        view.serialize_field("pool", self.pool.as_slice())?;
        view.serialize_field("pending", &stack)?;
        view.serialize_field("sheets", &position.sheets as &BySeat<Sheet>)?;
        view.end()
    }
}

fn faces(position: &Position, place: Place) -> Vec<Face> {
    position.dice.at(place).collect()
}

/// The dice in one depot.
#[derive(serde::Serialize)]
#[serde(transparent)]
struct Depot(Vec<Face>);

impl Serialize for Sheet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let marked: Vec<Stop> =
            (1..=self.afloat()).map(Stop::new).filter(|s| self.river & s.bit() != 0).collect();
        let mut sheet = serializer.serialize_struct("Sheet", 12)?;
        sheet.serialize_field("fame", &self.fame)?;
        sheet.serialize_field("money", &self.money)?;
        sheet.serialize_field("excess", &self.excess())?;
        sheet.serialize_field("karma", &self.karma)?;
        sheet.serialize_field("karma_used", &self.karma_used)?;
        sheet.serialize_field("stock", &ByGood::from_fn(|good| self.stock(good)))?;
        sheet.serialize_field("circled", &self.circled)?;
        sheet.serialize_field("sold", &self.sold)?;
        sheet.serialize_field("river", &marked)?;
        sheet.serialize_field("palace", &self.crosses)?;
        sheet.serialize_field("values", &self.values)?;
        sheet.serialize_field("roads", &self.roads)?;
        sheet.end()
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
