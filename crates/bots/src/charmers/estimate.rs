//! What a sheet is worth: the points on its tracks, and those it promises. All in half-points.

use charmers::{Bonus, Charmers, Good, Ground, Pending, Plan, Position, Sheet, Spot, SpotId};

use super::Vizier;

impl Vizier {
    /// What a sheet is worth as marked so far; promises fade as the end approaches.
    pub(super) fn estimate(&self, rules: &Charmers, sheet: &Sheet, left: f32) -> f32 {
        let plan = rules.plan();
        let near = near(plan, sheet);
        let promises = self.stock * stock(plan, sheet)
            + self.karma * f32::from(sheet.karma_left())
            + self.sailed * sheet.afloat() as f32
            + self.land(plan, sheet, near)
            + self.bonuses(plan, sheet, near);
        f32::from(2 * sheet.fame + sheet.money) + promises * (left * self.fade).min(1.0)
    }

    /// The spaces without a road: some could get one next, others later.
    fn land(&self, plan: &Plan, sheet: &Sheet, near: u64) -> f32 {
        let each = spaces(sheet.free_land(plan)).map(|(index, space)| {
            let is_near = near & space != 0;
            match plan.ground[index] {
                Ground::Building(building) => {
                    2.0 * f32::from(sheet.values[building]) * if is_near { self.near } else { self.far }
                }
                Ground::Market(_) if is_near => self.market,
                _ => 0.0,
            }
        });
        each.sum::<f32>() + self.road * sheet.roads.drawn().count_ones() as f32
    }

    /// The bonuses not yet unlocked: a part of each, by how far along it is.
    fn bonuses(&self, plan: &Plan, sheet: &Sheet, near: u64) -> f32 {
        let each = plan.spots.iter().map(|&(spot, bonus)| {
            let share = match spot {
                Spot::Edge { space, side } => match sheet.roads.arms(space) {
                    arms if arms.has(side) => return 0.0,
                    arms if arms.count() > 0 => self.beside,
                    _ if near & space.bit() == 0 => 0.0,
                    _ => self.edge,
                },
                Spot::Tent { .. } => self.tent * progress(plan, sheet, spot).powi(2),
                Spot::Upgrades { .. } => self.upgrades * progress(plan, sheet, spot).powi(2),
                _ => self.progress * progress(plan, sheet, spot).powi(2),
            };
            share * worth(bonus)
        });
        each.sum()
    }

    /// What the rest of the turn brings: pending choices, river earnings and bonuses.
    pub(super) fn waiting(rules: &Charmers, position: &Position) -> f32 {
        let pool: f32 = SpotId::all(position.pool).map(|spot| worth(rules.plan().bonus(spot))).sum();
        let choices: f32 = position.pending.entries().iter().map(|&entry| asked(rules.plan(), entry)).sum();
        pool + choices
    }
}

/// The spaces of a set, each with its place in tables.
fn spaces(mut set: u64) -> impl Iterator<Item = (usize, u64)> {
    std::iter::from_fn(move || {
        let space = (set != 0).then(|| (set.trailing_zeros() as usize, set & set.wrapping_neg()));
        set &= set.wrapping_sub(1);
        space
    })
}

/// The spaces without a road where one could be drawn next.
fn near(plan: &Plan, sheet: &Sheet) -> u64 {
    sheet.roads.meeting(plan.residence).0.into_iter().fold(0, |set, spaces| set | spaces)
        & sheet.free_land(plan)
}

/// What the goods in stock would fetch.
fn stock(plan: &Plan, sheet: &Sheet) -> f32 {
    let coins = Good::ALL.into_iter().flat_map(|good| {
        plan.coins[sheet.sold[good] as usize..sheet.circled[good] as usize]
            .iter()
            .map(|&coin| f32::from(coin))
    });
    coins.sum()
}

/// How far along a bonus is, from 0 to 1; 0 if it was already given.
fn progress(plan: &Plan, sheet: &Sheet, spot: Spot) -> f32 {
    let share = |done: usize, of: usize| if done < of { done as f32 / of as f32 } else { 0.0 };
    let track = |now: u16, at: u16| {
        if now < at { 1.0 - f32::from((at - now).min(TRACK)) / f32::from(TRACK) } else { 0.0 }
    };
    match spot {
        Spot::Edge { .. } => 0.0,
        Spot::Tent { good, tent } => {
            let ends = &plan.tent_ends[good];
            let last = ends[tent as usize - 1];
            let before = if tent == 1 { 0 } else { ends[tent as usize - 2] };
            share(sheet.sold[good].saturating_sub(before).into(), (last - before).into())
        }
        Spot::Palace { area, column } => {
            let persons = plan.areas[area as usize - 1];
            share(persons.into_iter().filter(|&person| sheet.crosses[person] >= column).count(), 3)
        }
        Spot::Upgrades { value } => share(sheet.values.0.iter().filter(|&&now| now >= value).count(), 4),
        Spot::Karma { nth } => share(sheet.karma.into(), nth.into()),
        Spot::Money { at } => track(sheet.money, at),
        Spot::Fame { at } => track(2 * sheet.fame, 2 * at),
    }
}

/// A bonus on a track counts from this many half-points away.
const TRACK: u16 = 8;

/// What a bonus brings on average.
fn worth(bonus: Bonus) -> f32 {
    match bonus {
        Bonus::Fame(points) => 2.0 * f32::from(points),
        Bonus::Money(coins) => f32::from(coins),
        Bonus::Karma => 2.0,
        Bonus::Upgrade => 2.5,
        Bonus::Goods(kinds) => 1.2 * f32::from(kinds),
        Bonus::GoodsDie => 2.4,
        Bonus::SellAny(most) | Bonus::SellSame(most) | Bonus::SellDiff(most) => 0.8 * f32::from(most),
        Bonus::Person(_) | Bonus::RiverFwd | Bonus::RiverBack1 => 3.5,
        Bonus::HalfRoad => 1.5,
        Bonus::AnyPalace | Bonus::Road(_) | Bonus::RiverBackAny => 4.5,
    }
}

/// What a pending choice brings on average.
fn asked(plan: &Plan, entry: Pending) -> f32 {
    match entry {
        Pending::Earn { stop, next } => {
            plan.river[stop.number() - 1].earns[next as usize..].iter().map(|&bonus| worth(bonus)).sum()
        }
        Pending::Draw(_)
        | Pending::Join
        | Pending::HalfRoads
        | Pending::BackAny
        | Pending::Palace
        | Pending::Mogul => 4.5,
        Pending::SecondHalf | Pending::HalfRoad => 1.5,
        Pending::Sell { most, .. } => 0.8 * f32::from(most),
        Pending::Goods(kinds) => 1.2 * f32::from(kinds),
        Pending::GoodsDie => 2.4,
        Pending::Upgrade => 2.5,
        Pending::Maharani => 4.0,
        Pending::Trader | Pending::Portuguese => 3.0,
        _ => 0.0,
    }
}
