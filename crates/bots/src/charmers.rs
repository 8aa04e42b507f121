//! The Dice Charmers: what a turn brings, looked at to its end, and what a vizier foresees.

mod estimate;
mod vizier;

use std::sync::{Arc, LazyLock};

use charmers::{Building, Charmers, Good, Ground, Move, Pending, Position, Sheet, Space, View};
use search::{Confidence, Insight, Judge, Ladder, Losses, Net, Opponents, Scribe, Told};
use table::{Fact, Game, Phrase, Seat, Turn};

pub use self::vizier::Vizier;
use crate::{ANY, learned, levels, networks};

impl Opponents<Charmers> for Vizier {
    type Judge = Clerk;

    const LOSSES: &'static [Losses] = levels::CHARMERS_LOSSES;

    const LADDER: Ladder = levels::CHARMERS;

    fn insight() -> Arc<dyn Insight<Charmers>> {
        static FITTED: LazyLock<Arc<[Net]>> = LazyLock::new(|| networks(FILES));
        learned::<_, Self>(Arc::clone(&FITTED), ANY, true, CONFIDENCE)
    }

    fn scribe() -> Option<&'static dyn Scribe<Charmers>> {
        Some(&Told)
    }

    fn fitted(nets: Vec<Net>, promises: bool) -> Option<Arc<dyn Insight<Charmers>>> {
        Some(learned::<_, Self>(nets.into(), ANY, promises, CONFIDENCE))
    }

    const WAYS: Option<[&'static str; 2]> = Some(["money", "fame"]);

    fn leaning(_: &Charmers, position: &Position, seat: Seat) -> f32 {
        let sheet = &position.sheets[seat];
        share(sheet.fame, sheet.money)
    }
}

/// The networks that `tools/fit charmers` made for both sides of the pad, and the confidence that corrects
/// their odds.
const FILES: [&[u8]; 2] =
    [include_bytes!("../weights/charmers-sun.net"), include_bytes!("../weights/charmers-moon.net")];
const CONFIDENCE: &[Confidence] = &[Confidence::new(1.03, 0.94), Confidence::AS_FOUND];

/// Plays each move on a copy of the sheet, finishes the turn as best it can, and weighs what is marked then.
/// Nothing in this game is hidden, so the view is the position.
#[derive(Clone, Copy, Debug, Default)]
pub struct Clerk;

/// Tenths of a half-point: a point of fame is two half-points, a coin is one.
const FAME: i32 = 20;
const MONEY: i32 = 10;
/// A good in stock is worth this part, in tenths, of the coin it would fetch.
const STOCK: i32 = 6;
/// One more point for each building of the type that has no road yet; with luck a third of them
/// get one.
const UPGRADE: i32 = 6;
/// A road, since others can start from it.
const ROAD: i32 = 6;
/// Each river space that the ship passed without earning it, which can no longer be earned.
const SKIPPED: i32 = 4;
/// Each karma kept.
const KARMA: i32 = 12;
/// What a turn with two rerolled dice brings on average, minus the price of the karma.
const REROLL: i32 = 30;

impl Judge<Charmers> for Clerk {
    fn worth(&self, rules: &Charmers, view: &View, mv: Move) -> i32 {
        let (before, seat) = (&view.position, view.position.mover());
        match mv {
            Move::Karma { .. } | Move::Again => value(rules, &before.sheets[seat]) + REROLL,
            _ => value(rules, &after(rules, before, seat, mv).sheets[seat]),
        }
    }

    fn reasons(&self, rules: &Charmers, view: &View, mv: Move) -> Vec<Phrase> {
        if matches!(mv, Move::Karma { .. } | Move::Again) {
            return vec![Phrase::new("charmers-why-karma")];
        }
        let (before, seat) = (&view.position, view.position.mover());
        let (old, new) = (before.sheets[seat], after(rules, before, seat, mv).sheets[seat]);
        brought(&old, &new).into_iter().collect()
    }
}

/// What a turn brings on the tracks, in words. A move that prepares later turns brings nothing in this one, so
/// that isn't a reason for it.
fn brought(old: &Sheet, new: &Sheet) -> Option<Phrase> {
    let tracks = [
        (new.fame.saturating_sub(old.fame), "charmers-fame"),
        (new.money.saturating_sub(old.money), "charmers-money"),
    ];
    let moved = tracks.into_iter().filter(|&(count, _)| count > 0);
    let gains: Vec<Fact> = moved.map(|(count, of)| Fact::Count { count: count.into(), of }).collect();
    (!gains.is_empty()).then(|| Phrase::new("charmers-why-tracks").with("gains", Fact::List(gains)))
}

/// The share of all steps that fame has brought; a point of fame counts as two.
fn share(fame: u16, money: u16) -> f32 {
    let (fame, money) = (2.0 * f32::from(fame), f32::from(money));
    fame / (fame + money).max(1.0)
}

/// The position after the seat plays the move and then, step by step, what looks best.
fn after(rules: &Charmers, position: &Position, seat: Seat, mv: Move) -> Position {
    let mut position = *position;
    rules.play(&mut position, mv, &mut ());
    let mut moves = Vec::new();
    while is_within_turn(rules, &position, seat) {
        moves.clear();
        rules.moves(&position, &mut moves);
        let played = moves.iter().map(|&mv| {
            let mut next = position;
            rules.play(&mut next, mv, &mut ());
            next
        });
        let best = played.max_by_key(|next| value(rules, &next.sheets[seat]));
        position = best.expect("a seat to move has a move");
    }
    position
}

/// Whether the seat still has a step of the same turn to decide.
fn is_within_turn(rules: &Charmers, position: &Position, seat: Seat) -> bool {
    let between = matches!(position.pending.top(), Pending::Choose | Pending::Rerolled);
    rules.turn(position) == Turn::Seat { seat } && !between
}

/// What a sheet is worth, in tenths of a half-point.
fn value(rules: &Charmers, sheet: &Sheet) -> i32 {
    let stock: i32 = Good::ALL.into_iter().map(|good| stock_value(rules, sheet, good)).sum();
    let upgrades: i32 = Building::ALL
        .into_iter()
        .map(|building| i32::from(sheet.values[building] - 1) * unbuilt(rules, sheet, building))
        .sum();
    FAME * i32::from(sheet.fame)
        + MONEY * i32::from(sheet.money)
        + stock
        + UPGRADE * upgrades
        + ROAD * sheet.roads.drawn().count_ones() as i32
        - SKIPPED * sheet.behind().count() as i32
        + KARMA * i32::from(sheet.karma_left())
}

fn stock_value(rules: &Charmers, sheet: &Sheet, good: Good) -> i32 {
    let columns = sheet.sold[good] as usize..sheet.circled[good] as usize;
    rules.plan().coins[columns].iter().map(|&coin| STOCK * i32::from(coin)).sum()
}

/// How many buildings of a type are still without a road.
fn unbuilt(rules: &Charmers, sheet: &Sheet, building: Building) -> i32 {
    let plan = rules.plan();
    let grid = (0..plan.rows).flat_map(|row| (0..plan.columns).map(move |column| Space::new(row, column)));
    let free = grid.filter(|space| sheet.roads.arms(*space).count() == 0);
    free.filter(|space| plan.ground[space.index()] == Ground::Building(building)).count() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_track_that_stays_where_it_is_goes_unmentioned() {
        let sheet = |fame, money| Sheet { fame, money, ..Sheet::default() };
        let fame = |count| Fact::Count { count, of: "charmers-fame" };
        let money = |count| Fact::Count { count, of: "charmers-money" };
        let told = |fame_then, money_then| {
            let phrase = brought(&sheet(3, 5), &sheet(fame_then, money_then))?;
            Some(phrase.facts[0].1.clone())
        };
        assert_eq!(told(4, 5), Some(Fact::List(vec![fame(1)])));
        assert_eq!(told(3, 7), Some(Fact::List(vec![money(2)])));
        assert_eq!(told(4, 7), Some(Fact::List(vec![fame(1), money(2)])));
        assert_eq!(told(3, 5), None);
    }
}
