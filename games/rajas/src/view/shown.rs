//! The view as a client reads it: names and numbers, made only when it is sent.

use serde::Serialize;
use table::Seat;

use super::Facts;
use super::gives::gives;
use crate::components::Tables;
use crate::pending::{Pending, WorkerSource};
use crate::pieces::{Back, Building, Colour, Edge, Face, Good, Side, Slot, Square, Tile, YieldTile};
use crate::play::free_ahead;
use crate::position::{Position, Raja};
use crate::reward::Reward;
use crate::setup::{most_gained, statue};
use crate::spaces::{Area, Space, on_board};

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "View"))]
pub(super) struct Shown {
    to_move: Option<Seat>,
    /// The seat whose turn it is, even while dice are rolled.
    active: Seat,
    round: u8,
    starter: Seat,
    next_starter: Option<Seat>,
    ending: bool,
    navaratnas: bool,
    meeting: i32,
    /// What is asked or rolled.
    asks: Asks,
    /// The tile that was paid for and is about to be laid.
    in_hand: Option<ShownTile>,
    stacks: Vec<ShownStack>,
    spaces: Vec<ShownSpace>,
    river: Vec<ShownRiver>,
    bridge: u8,
    /// Where the active seat's boat gets with 1, 2, 3 … free spaces.
    landings: Vec<u8>,
    /// How many dice a statue holds.
    statue: u8,
    supply: ByColourShown<u8>,
    yields: Vec<ShownYield>,
    players: Vec<Player>,
    stand_ins: Vec<&'static str>,
}

/// One word for what is asked or rolled.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(schemars::JsonSchema))]
enum Asks {
    Over,
    Open,
    Roll,
    Tie,
    White,
    Browns,
    Count,
    RiverTile,
    Place,
    Skip,
    LayBrown,
    Pay,
    Lay,
    Overbuild,
    Sail,
    Colours,
    Return,
    Overflow,
    Upgrade,
    Good,
    Markets,
    Audience,
    Pool,
    Edges,
    Reroll,
    Gift,
    /// A step that the rules take automatically.
    Nothing,
    /// There is no step.
    #[serde(rename = "")]
    Idle,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
struct ByColourShown<T> {
    orange: T,
    green: T,
    blue: T,
    purple: T,
}

impl<T> ByColourShown<T> {
    fn new(of: impl Fn(Colour) -> T) -> Self {
        Self {
            orange: of(Colour::Orange),
            green: of(Colour::Green),
            blue: of(Colour::Blue),
            purple: of(Colour::Purple),
        }
    }
}

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Stack"))]
struct ShownStack {
    colour: Colour,
    back: Back,
    left: u32,
    open: Option<ShownTile>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Tile"))]
struct ShownTile {
    tile: Tile,
    colour: Colour,
    price: u8,
    #[cfg_attr(test, schemars(with = "crate::Shape"))]
    road: &'static str,
    buildings: Vec<Building>,
    markets: Vec<ShownMarket>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Market"))]
struct ShownMarket {
    good: Good,
    money: u8,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Space"))]
struct ShownSpace {
    space: Space,
    area: Area,
    coins: Option<u8>,
    /// What it gives, if that is always the same.
    gives: Option<String>,
    seat: Option<Seat>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "RiverSpace"))]
struct ShownRiver {
    space: usize,
    reward: Reward,
    tile: Option<usize>,
    boats: Vec<Seat>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Yield"))]
struct ShownYield {
    tile: YieldTile,
    slot: Slot,
    reward: Reward,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct Player {
    fame: u16,
    money: u16,
    overlap: i32,
    karma: u8,
    values: Values,
    boat: u8,
    workers: u8,
    owned: u8,
    /// Where extra workers are still waiting for the seat.
    waiting: Vec<WorkerSource>,
    out: bool,
    crossed: u8,
    /// The next money bonus, until all are taken.
    bonus_at: Option<u16>,
    dice: ByColourShown<Vec<Face>>,
    province: Vec<ShownSquare>,
    edges: Vec<ShownEdge>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct Values {
    temple: u8,
    garden: u8,
    fort: u8,
    mausoleum: u8,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Laid"))]
struct ShownSquare {
    square: Square,
    #[serde(flatten)]
    tile: ShownTile,
    roads: Vec<Side>,
    connected: bool,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Edge"))]
struct ShownEdge {
    edge: Edge,
    square: Square,
    reward: Option<Reward>,
    slot: Option<Slot>,
    tile: Option<YieldTile>,
    spent: bool,
}

impl Shown {
    pub(super) fn new(facts: &Facts, position: &Position) -> Self {
        let tables = &facts.tables;
        let players = position.rajas.as_slice().iter().map(|raja| player(facts, raja));
        Self {
            to_move: to_move(position),
            active: position.active,
            round: position.round,
            starter: position.starter,
            next_starter: position.next_starter,
            ending: position.ending(),
            navaratnas: facts.navaratnas,
            meeting: tables.meeting,
            asks: position.stack.top().map_or(Asks::Idle, asks),
            in_hand: in_hand(tables, position),
            stacks: (0..12).map(|number| stack(tables, position, number)).collect(),
            spaces: Space::of(on_board(tables)).map(|space| shown_space(facts, position, space)).collect(),
            river: (1..=tables.river.len()).map(|space| river(tables, position, space)).collect(),
            bridge: tables.bridge,
            landings: free_ahead(tables, position).collect(),
            statue: statue(facts.navaratnas),
            supply: ByColourShown::new(|colour| position.supply(colour)),
            yields: YieldTile::of(position.yields).map(|tile| shown_yield(tables, tile)).collect(),
            players: players.collect(),
            stand_ins: tables.stand_ins.clone(),
        }
    }
}

fn to_move(position: &Position) -> Option<Seat> {
    match position.stack.top() {
        Some(Pending::LayBrown { seat, .. }) => Some(*seat),
        Some(top) if top.is_decision() => Some(position.active),
        _ => None,
    }
}

const fn asks(pending: &Pending) -> Asks {
    match pending {
        Pending::Over => Asks::Over,
        Pending::Open { .. } => Asks::Open,
        Pending::Roll { .. } => Asks::Roll,
        Pending::Tie { .. } => Asks::Tie,
        Pending::White => Asks::White,
        Pending::Browns { .. } => Asks::Browns,
        Pending::Count { .. } => Asks::Count,
        Pending::RiverTile { .. } => Asks::RiverTile,
        Pending::Place => Asks::Place,
        Pending::Skip => Asks::Skip,
        Pending::LayBrown { .. } => Asks::LayBrown,
        Pending::Pay { .. } => Asks::Pay,
        Pending::Lay { .. } => Asks::Lay,
        Pending::Overbuild => Asks::Overbuild,
        Pending::Sail { .. } => Asks::Sail,
        Pending::Colours { .. } => Asks::Colours,
        Pending::Return => Asks::Return,
        Pending::Overflow { .. } => Asks::Overflow,
        Pending::Upgrade => Asks::Upgrade,
        Pending::Good { .. } => Asks::Good,
        Pending::Markets { .. } => Asks::Markets,
        Pending::Audience => Asks::Audience,
        Pending::Pool { .. } => Asks::Pool,
        Pending::Edges { .. } => Asks::Edges,
        Pending::Reroll { .. } => Asks::Reroll,
        Pending::Gift => Asks::Gift,
        _ => Asks::Nothing,
    }
}

fn in_hand(tables: &Tables, position: &Position) -> Option<ShownTile> {
    match position.stack.top() {
        Some(Pending::Pay { tile, .. } | Pending::Lay { tile, .. }) => Some(shown_tile(tables, *tile)),
        _ => None,
    }
}

fn shown_tile(tables: &Tables, tile: Tile) -> ShownTile {
    let info = tables.tile(tile);
    let buildings = Building::ALL
        .into_iter()
        .flat_map(|building| std::iter::repeat_n(building, info.buildings[building].into()));
    let market = |market: &crate::components::Market| ShownMarket { good: market.good, money: market.money };
    ShownTile {
        tile,
        colour: tile.colour(),
        price: info.price,
        road: info.shape.name(),
        buildings: buildings.collect(),
        markets: info.markets.iter().map(market).collect(),
    }
}

fn stack(tables: &Tables, position: &Position, number: usize) -> ShownStack {
    ShownStack {
        colour: Colour::ALL[number / 3],
        back: Back::ALL[number % 3],
        left: (position.hidden & tables.stacks[number]).count_ones(),
        open: position.open[number].map(|tile| shown_tile(tables, tile)),
    }
}

fn shown_space(facts: &Facts, position: &Position, space: Space) -> ShownSpace {
    let (area, nth) = space.area();
    let coins = match area {
        Area::Quarry => Some(facts.tables.quarry[nth]),
        Area::Harbour => Some(facts.tables.harbour[nth]),
        _ => None,
    };
    let seat = Seat::all(facts.seats).find(|seat| position.rajas[*seat].placed & space.bit() != 0);
    ShownSpace { space, area, coins, gives: gives(area, nth), seat }
}

fn river(tables: &Tables, position: &Position, space: usize) -> ShownRiver {
    let tile = position.ganga.iter().position(|&covered| usize::from(covered) == space);
    let reward = tile.map_or(tables.river[space - 1], |tile| tables.river_tiles[tile]);
    let boats = position.rajas.iter().filter(|(_, raja)| usize::from(raja.boat) == space);
    ShownRiver {
        space,
        reward,
        tile: tile.map(|tile| tile + 1),
        boats: boats.map(|(seat, _)| seat).collect(),
    }
}

fn shown_yield(tables: &Tables, tile: YieldTile) -> ShownYield {
    ShownYield { tile, slot: tile.slot(), reward: tables.yield_reward(tile) }
}

fn player(facts: &Facts, raja: &Raja) -> Player {
    let tables = &facts.tables;
    Player {
        fame: raja.fame,
        money: raja.money,
        overlap: 2 * i32::from(raja.fame) + i32::from(raja.money) - tables.meeting,
        karma: raja.karma,
        values: Values {
            temple: raja.value(Building::Temple),
            garden: raja.value(Building::Garden),
            fort: raja.value(Building::Fort),
            mausoleum: raja.value(Building::Mausoleum),
        },
        boat: raja.boat,
        workers: raja.at_hand(),
        owned: raja.owned(),
        waiting: waiting(facts, raja),
        out: raja.out,
        crossed: raja.crossed,
        bonus_at: tables.money_bonuses.get(usize::from(raja.marker)).map(|bonus| bonus.space),
        dice: ByColourShown::new(|colour| raja.dice[colour].each().collect()),
        province: province(tables, raja),
        edges: edges(tables, raja),
    }
}

/// RAJ-6: none once the seat has gained as many as it can.
fn waiting(facts: &Facts, raja: &Raja) -> Vec<WorkerSource> {
    let more = raja.workers.count_ones() < most_gained(facts.navaratnas);
    let here = |source: &WorkerSource| more && raja.workers & source.bit() == 0;
    WorkerSource::ALL.into_iter().filter(here).collect()
}

fn province(tables: &Tables, raja: &Raja) -> Vec<ShownSquare> {
    let connected = tables.network.connected(&raja.roads);
    let square = |(square, tile): (Square, Tile)| ShownSquare {
        square,
        tile: shown_tile(tables, tile),
        roads: Side::ALL.into_iter().filter(|side| raja.roads_at(square).has(*side)).collect(),
        connected: connected >> square.index() & 1 == 1,
    };
    raja.laid().map(square).collect()
}

fn edges(tables: &Tables, raja: &Raja) -> Vec<ShownEdge> {
    let shown = |(number, info): (usize, &crate::components::EdgeInfo)| ShownEdge {
        edge: info.edge,
        square: info.square,
        reward: tables.edge_reward(raja, number),
        slot: info.slot,
        tile: raja.slots[number],
        spent: raja.spent >> number & 1 == 1,
    };
    tables.edges.iter().enumerate().map(shown).collect()
}

#[cfg(test)]
mod schema {
    use schemars::JsonSchema;

    use super::Shown;
    use crate::{Back, Building, Colour, Components, Edge, Event, Faces, Good, Reward, Shape, Side, Slot};
    use crate::{Space, Square, Tile, YieldTile};

    testkit::told_as_words! {
        Back: Back::ALL.map(Back::name),
        Building: Building::ALL.map(Building::name),
        Colour: Colour::ALL.map(Colour::name),
        Good: Good::ALL.map(Good::name),
        Shape: Shape::ALL.map(Shape::name),
        Side: Side::ALL.map(Side::name),
        Slot: Slot::ALL.map(Slot::name),
    }
    testkit::told_as! {
        Edge: String,
        Faces: Vec<u8>,
        Reward: String,
        Space: String,
        Square: String,
        Tile: String,
        YieldTile: String,
    }

    #[derive(JsonSchema)]
    #[expect(dead_code, reason = "it is there for its schema")]
    struct Rajas {
        view: Shown,
        event: Event,
        components: Components,
    }

    #[test]
    fn is_kept() {
        testkit::keep_schema::<Rajas>("rajas");
    }
}
