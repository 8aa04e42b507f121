//! Tiles in a province: laying, covering, and the edges they join (RAJ-13 to RAJ-16, RAJ-26).

use table::Sink;

use crate::event::Event;
use crate::pending::Pending;
use crate::pieces::{Building, Edge, Roads, Square, Tile, bits};
use crate::position::{Position, Raja};
use crate::reward::Part;
use crate::roads::lay;
use crate::setup::Rajas;

impl Rajas {
    /// From the top of the stack: fame and money of the tile, the edges it joins, the stack's next tile.
    pub(super) fn lay_tile(
        &self,
        position: &mut Position,
        tile: Tile,
        square: Square,
        roads: Roads,
        over: Option<Square>,
        events: &mut impl Sink<Event>,
    ) {
        let seat = position.active;
        let raja = position.raja_mut();
        if let Some(old) = raja.tiles[square.index()].replace(tile) {
            events.push(Event::Covered { seat, tile: old, square });
        }
        lay(&mut raja.roads, square, roads);
        events.push(Event::Laid { seat, tile, square });
        let joined = self.joined_edges(raja) & !raja.spent;
        raja.spent |= joined;
        let yields = |number: &usize| self.tables.edge_reward(raja, *number).is_some();
        let yielding = bits(joined.into()).filter(yields).fold(0, |set, number| set | 1 << number);
        self.push_opening(position, tile, events);
        if over.is_none() {
            push_edges(position, yielding);
        } else {
            for number in bits(yielding.into()) {
                events.push(Event::EdgeLost { seat, edge: self.tables.edges[number].edge });
            }
        }
        self.push_tile_gain(position, tile);
    }

    /// RAJ-16: an empty stack stays empty.
    fn push_opening(&self, position: &mut Position, tile: Tile, events: &mut impl Sink<Event>) {
        let stack = self.tables.tile(tile).stack;
        if position.hidden & self.tables.stacks[stack as usize] == 0 {
            events.push(Event::StackEmpty { colour: tile.colour() });
        } else {
            position.stack.push(Pending::Open { stack });
        }
    }

    /// RAJ-14: one fame gain by the current values, one money gain.
    fn push_tile_gain(&self, position: &mut Position, tile: Tile) {
        let raja = position.raja();
        let info = self.tables.tile(tile);
        let fame_of = |building: Building| raja.value(building) * info.buildings[building];
        let fame = Part::Fame { amount: Building::ALL.into_iter().map(fame_of).sum() };
        let money = Part::Money { amount: info.markets.iter().map(|market| market.money).sum() };
        match (fame, money) {
            (Part::Fame { amount: 0 }, _) => position.stack.push(Pending::Part { part: money }),
            (_, Part::Money { amount: 0 }) => position.stack.push(Pending::Part { part: fame }),
            _ => self.push_pool(position, fame, money),
        }
    }

    /// RAJ-37: edges where the connected tile on their square shows a road on that side.
    pub(crate) fn joined_edges(&self, raja: &Raja) -> u16 {
        let connected = self.tables.network.connected(&raja.roads);
        let edges = self.tables.edges.iter().enumerate();
        let joined = edges
            .filter(|(_, info)| (connected & raja.roads[info.edge.side]) >> info.square.index() & 1 == 1);
        joined.fold(0, |set, (number, _)| set | 1 << number)
    }

    /// RAJ-15: the owner takes one edge first; the others wait.
    pub(super) fn order_edge(&self, position: &mut Position, edges: u16, edge: Edge) {
        if let Some(number) = self.tables.edge_number(edge) {
            push_edges(position, edges & !(1 << number));
            position.stack.push(Pending::Edge { edge: number as u8 });
        }
    }

    /// RAJ-15, RAJ-29: a yield tile pays instead of what is printed.
    pub(super) fn gain_edge(&self, position: &mut Position, edge: u8, events: &mut impl Sink<Event>) {
        let seat = position.active;
        let Some(reward) = self.tables.edge_reward(position.raja(), edge.into()) else { return };
        events.push(Event::Edge { seat, edge: self.tables.edges[edge as usize].edge, reward });
        self.push_reward(position, reward);
    }
}

fn push_edges(position: &mut Position, edges: u16) {
    match edges.count_ones() {
        0 => {}
        1 => position.stack.push(Pending::Edge { edge: edges.trailing_zeros() as u8 }),
        _ => position.stack.push(Pending::Edges { edges }),
    }
}
