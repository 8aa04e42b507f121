//! Jaipur: what a trader sees at once.

use jaipur::{Jaipur, Move, View};
use search::Judge;

use crate::Opponents;

impl Opponents for Jaipur {
    type Judge = Trader;
}

/// Likes the sale that pays most now, else the single card whose row shows the highest token,
/// else anything.
#[derive(Clone, Copy, Debug, Default)]
pub struct Trader;

/// What a bonus token is worth on average, by cards sold: three, four, five or more.
const BONUS: [i32; 3] = [2, 5, 9];
/// Any sale is better than any single card.
const SALE: i32 = 1000;

impl Judge<Jaipur> for Trader {
    fn worth(&self, rules: &Jaipur, view: &View, mv: Move) -> i32 {
        match mv {
            Move::Sell { good, count } => {
                let paid: i32 = rules.payout(good, view.sold(good), count).map(i32::from).sum();
                let bonus = view.bonus_pile(count).map_or(0, |pile| BONUS[pile.index()]);
                SALE + paid + bonus
            }
            Move::Take { good } => 1 + rules.payout(good, view.sold(good), 1).map(i32::from).sum::<i32>(),
            Move::Camels | Move::Swap { .. } => 0,
        }
    }
}
