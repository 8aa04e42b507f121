//! Reads a sheet's tables into a plan and checks each: what cannot be right is refused with its table, row
//! and reason.

mod province;
mod tables;

use std::fmt::Display;

use arrayvec::ArrayVec;
use table::ComponentError;

use super::{Ground, Kind, MOST_SPOTS, Plan, Spot, SpotId, printed};
use crate::components::SheetTable;
use crate::{Bonus, ByPerson, Side};

type Read<T> = Result<T, ComponentError>;

/// The largest number a track space or a price may have, so no sum can overflow.
const FARTHEST: u16 = 500;
const DEAREST: u8 = 20;

/// A plan being read: the spots found so far, and the side's name for errors.
struct Reader {
    side: Side,
    spots: ArrayVec<(Spot, Bonus), MOST_SPOTS>,
}

impl Plan {
    /// Reads and checks one side.
    pub fn read(side: Side, table: &SheetTable) -> Read<Self> {
        let mut reader = Reader { side, spots: ArrayVec::new() };
        let (rows, columns, ground) = reader.province(&table.province.rows)?;
        let of = |wanted: fn(&Ground) -> bool| bits(&ground, wanted);
        let residence = of(|ground| matches!(ground, Ground::Residence));
        let edges = reader.edges(&table.edges.edges, (rows, columns), &ground)?;
        let (river, symbols) = reader.river(table)?;
        let coins = reader.coins(&table.prices.coins)?;
        let (tents, tent_ends) = reader.tents(&table.tents.tents, coins.len())?;
        let (areas, palace) = reader.palace(&table.palace.areas)?;
        let upgrades = reader.upgrades(&table.upgrades.columns)?;
        let karma = reader.karma(table)?;
        let money = reader.track("money_track", &table.money_track.spaces, |at| Spot::Money { at })?;
        let fame = reader.track("fame_track", &table.fame_track.spaces, |at| Spot::Fame { at })?;
        let area_of = ByPerson::from_fn(|person| u8::from(areas[1].contains(&person)));
        let land = of(|ground| matches!(ground, Ground::Building(_) | Ground::Market(_)));
        reader.check_places()?;
        let mut plan = Self {
            rows,
            columns,
            ground,
            land,
            residence,
            edges,
            river,
            symbols,
            coins,
            tents,
            tent_ends,
            areas,
            area_of,
            palace,
            upgrades,
            karma,
            money,
            fame,
            spots: reader.spots,
            kind_of: [0; MOST_SPOTS],
            kinds: ArrayVec::new(),
            plain: 0,
        };
        plan.sort_kinds();
        if side == Side::Sun {
            printed::check(&plan)?;
        }
        Ok(plan)
    }

    /// Groups the spots that give the same bonus.
    fn sort_kinds(&mut self) {
        let mut bonuses: ArrayVec<Bonus, MOST_SPOTS> = self.spots.iter().map(|&(_, bonus)| bonus).collect();
        bonuses.sort_unstable();
        for bonus in bonuses {
            if self.kinds.last().is_none_or(|kind| kind.bonus != bonus) {
                self.kinds.push(Kind { bonus, spots: 0 });
            }
        }
        for (index, (_, bonus)) in self.spots.iter().enumerate() {
            let kind =
                self.kinds.iter().position(|kind| kind.bonus == *bonus).expect("every bonus has a kind");
            self.kind_of[index] = kind as u8;
            self.kinds[kind].spots |= 1 << index;
            self.plain |= u64::from(bonus.is_plain()) << index;
        }
    }
}

fn bits(ground: &[Ground; 64], wanted: fn(&Ground) -> bool) -> u64 {
    ground.iter().enumerate().fold(0, |set, (index, ground)| set | u64::from(wanted(ground)) << index)
}

impl Reader {
    fn name(&self, table: &str) -> String {
        format!("{}.{table}", self.side)
    }

    fn table(&self, table: &str, reason: impl Into<String>) -> ComponentError {
        ComponentError::table(&self.name(table), reason)
    }

    fn row(&self, table: &str, row: impl Display, reason: impl Into<String>) -> ComponentError {
        ComponentError::row(&self.name(table), row, reason)
    }

    fn bonus(&self, table: &str, row: impl Display, text: &str) -> Read<Bonus> {
        Bonus::parse(text).map_err(|error| self.row(table, row, error.to_string()))
    }

    /// Numbers a new spot.
    fn spot(&mut self, table: &str, row: impl Display, spot: Spot, text: &str) -> Read<SpotId> {
        let bonus = self.bonus(table, &row, text)?;
        let full = || format!("a sheet has at most {MOST_SPOTS} bonuses");
        self.spots.try_push((spot, bonus)).map_err(|_| self.row(table, row, full()))?;
        Ok(SpotId(self.spots.len() as u8 - 1))
    }

    /// Half-roads on one palace column and one money space; karma only on the river, edges and the money
    /// track.
    fn check_places(&self) -> Read<()> {
        let mut half_roads = (0, 0);
        for (spot, bonus) in &self.spots {
            match (bonus, spot) {
                (Bonus::HalfRoad, Spot::Palace { .. }) => half_roads.0 += 1,
                (Bonus::HalfRoad, Spot::Money { .. }) => half_roads.1 += 1,
                (Bonus::HalfRoad, _) => return Err(self.row(table_of(*spot), spot, HALF_ROADS)),
                (Bonus::Karma, Spot::Edge { .. } | Spot::Money { .. }) => {}
                (Bonus::Karma, _) => {
                    let reason = "karma stands on the river, the edges and the money track only";
                    return Err(self.row(table_of(*spot), spot, reason));
                }
                _ => {}
            }
        }
        match half_roads {
            (1, 1) => Ok(()),
            (1, _) => Err(self.table("money_track", HALF_ROADS)),
            _ => Err(self.table("palace", HALF_ROADS)),
        }
    }
}

const HALF_ROADS: &str = "a half-road stands on one palace column and one money space, and nowhere else";

const fn table_of(spot: Spot) -> &'static str {
    match spot {
        Spot::Edge { .. } => "edges",
        Spot::Tent { .. } => "tents",
        Spot::Palace { .. } => "palace",
        Spot::Upgrades { .. } => "upgrades",
        Spot::Karma { .. } => "karma",
        Spot::Money { .. } => "money_track",
        Spot::Fame { .. } => "fame_track",
    }
}
