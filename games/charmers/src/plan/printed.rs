//! What is printed on the sun side, as far as it is known: a file that claims to be the sun side must show
//! it.

use table::ComponentError;

use super::{Ground, Plan, Spot};
use crate::{Bonus, Building, Dir, Person, Piece, Space, Symbol};

/// The run of river spaces sailed in the printed examples.
const RUN: [Bonus; 4] = [Bonus::Road(Piece::Fork), Bonus::Money(4), Bonus::AnyPalace, Bonus::SellAny(2)];

/// Refuses a sun side without the printed run, corner, edge and column.
pub(super) fn check(plan: &Plan) -> Result<(), ComponentError> {
    let refuse = |table: &str, reason: &str| Err(ComponentError::table(&format!("sun.{table}"), reason));
    if !has_run(plan) {
        return refuse("river", "printed is the run fork (flag), 4 money, any palace action, sell any 2");
    }
    if !plan.river.iter().any(|stop| stop.earns.contains(&Bonus::Goods(3))) {
        return refuse("river", "printed is a space with 3 goods");
    }
    let corner = Space::new(0, plan.columns - 1);
    if !matches!(ground(plan, corner), Ground::Building(_)) {
        return refuse("province", "printed is a building in the top right corner");
    }
    if !temple_beside(plan, corner) {
        return refuse("province", "printed is a temple beside the top right corner");
    }
    let edge = |side: Dir| plan.edges[side][corner.index()].map(|spot| plan.bonus(spot));
    let outer = [edge(Dir::North), edge(Dir::East)];
    let wanted = [Bonus::Person(Person::MasterBuilder), Bonus::GoodsDie];
    if !wanted.iter().all(|bonus| outer.contains(&Some(*bonus))) {
        return refuse("edges", "printed are the Master Builder and the goods die at the top right corner");
    }
    if !plan.spots.iter().any(|(spot, bonus)| *bonus == Bonus::RiverFwd && is_near(plan, *spot, corner)) {
        return refuse(
            "edges",
            "printed is a river_fwd edge on a building space close to the top right corner",
        );
    }
    if plan.bonus(plan.palace[1][0]) != Bonus::GoodsDie {
        return refuse("palace", "printed is the goods die for the lower area's first column");
    }
    Ok(())
}

fn ground(plan: &Plan, space: Space) -> Ground {
    plan.ground[space.index()]
}

fn has_run(plan: &Plan) -> bool {
    plan.river.windows(RUN.len()).any(|run| {
        run[0].symbol == Symbol::Flag && run.iter().zip(RUN).all(|(stop, bonus)| stop.earns.contains(&bonus))
    })
}

fn temple_beside(plan: &Plan, corner: Space) -> bool {
    let beside = [Space::new(0, corner.column() - 1), Space::new(1, corner.column())];
    beside.iter().any(|&space| ground(plan, space) == Ground::Building(Building::Temple))
}

/// Whether a spot is an edge on a building space at most two steps from the corner, but not at it.
fn is_near(plan: &Plan, spot: Spot, corner: Space) -> bool {
    let Spot::Edge { space, .. } = spot else { return false };
    let steps = space.row() + (corner.column() - space.column());
    matches!(ground(plan, space), Ground::Building(_)) && (1..=2).contains(&steps)
}
