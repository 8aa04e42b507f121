//! Why a move is good, or what it costs: facts of the view, in words.

use jaipur::{Cards, Good, Jaipur, Move, View};
use table::{Fact, Phrase, Seat};

/// What a move gains, what it denies, what it risks: at most one of each. For a move that ends the round,
/// nothing that would follow applies.
pub(super) fn reasons(rules: &Jaipur, view: &View, mv: Move) -> Vec<Phrase> {
    let Some(seat) = view.viewer() else { return Vec::new() };
    let eye = Eye { rules, view, hand: view.hand().unwrap_or(Cards::NONE), other: seat.next(2) };
    if eye.ends_round(mv) {
        let paid = matches!(mv, Move::Sell { .. }).then(|| eye.gains(mv)).flatten();
        return paid.into_iter().chain([Phrase::new("jaipur-why-ends")]).collect();
    }
    [eye.gains(mv), eye.denies(mv), eye.risks(mv)].into_iter().flatten().collect()
}

struct Eye<'a> {
    rules: &'a Jaipur,
    view: &'a View,
    hand: Cards,
    other: Seat,
}

impl Eye<'_> {
    fn gains(&self, mv: Move) -> Option<Phrase> {
        match mv {
            Move::Sell { good, count } => {
                let rupees = i64::from(self.pays(good, count));
                let code = match self.view.bonus_pile(count) {
                    Some(_) => "jaipur-why-sale-bonus",
                    None => "jaipur-why-sale",
                };
                Some(Phrase::new(code).with("rupees", rupees))
            }
            Move::Take { good } => Some(self.holds(good, 1)),
            Move::Swap { taken, .. } => {
                let taken = taken.cards();
                let best = Good::ALL.into_iter().filter(|&good| taken.of_good(good) > 0);
                let best =
                    best.max_by_key(|&good| self.pays(good, self.hand.of_good(good) + taken.of_good(good)));
                best.map(|good| self.holds(good, taken.of_good(good)))
            }
            Move::Camels => {
                let count = u32::from(self.view.open().market.camel_count());
                Some(
                    Phrase::new("jaipur-why-herd")
                        .with("camels", Fact::Count { count, of: "jaipur-n-camels" }),
                )
            }
        }
    }

    /// Whether the deck cannot refill the market after it, or a third row of tokens is empty (JAI-14).
    fn ends_round(&self, mv: Move) -> bool {
        match mv {
            Move::Camels => self.view.open().market.camel_count() > self.view.deck(),
            Move::Take { .. } => self.view.deck() == 0,
            Move::Sell { good, count } => {
                let sold = |row: &Good| if *row == good { usize::from(count) } else { 0 };
                let empty = Good::ALL.into_iter().filter(|row| self.view.row(*row).len() <= sold(row));
                empty.count() >= EMPTY_ROWS
            }
            Move::Swap { .. } => false,
        }
    }

    /// What the other seat is known to want of these cards.
    fn denies(&self, mv: Move) -> Option<Phrase> {
        let known = self.view.open().known[self.other];
        let wanted = |&good: &Good| known.of_good(good) > 0;
        let (good, code) = match mv {
            Move::Take { good } => (Some(good).filter(wanted), "jaipur-why-denies"),
            Move::Swap { taken, .. } => {
                let taken = taken.cards();
                let goods = Good::ALL.into_iter().filter(|&good| taken.of_good(good) > 0 && wanted(&good));
                (goods.max_by_key(|&good| self.pays(good, 1)), "jaipur-why-denies")
            }
            Move::Sell { good, .. } => (Some(good).filter(wanted), "jaipur-why-first"),
            Move::Camels => (None, "jaipur-why-denies"),
        };
        let good = good?;
        Some(Phrase::new(code).with("seat", self.other).with("cards", count(known.of_good(good), good)))
    }

    fn risks(&self, mv: Move) -> Option<Phrase> {
        let open = self.view.open();
        match mv {
            Move::Camels => {
                let fresh = i64::from(open.market.camel_count());
                Some(Phrase::new("jaipur-why-fresh").with("seat", self.other).with("count", fresh))
            }
            Move::Swap { given, .. } => {
                let left = Good::ALL.into_iter().filter(|&good| given.of_good(good) > 0);
                let dearest = left.max_by_key(|&good| self.pays(good, 1))?;
                let cards = count(given.of_good(dearest), dearest);
                Some(Phrase::new("jaipur-why-leaves").with("seat", self.other).with("cards", cards))
            }
            Move::Sell { good, count } => {
                let left = self.hand.of_good(good) == count;
                let rest = self.view.row(good).len().saturating_sub(usize::from(count));
                (left && rest > 0).then(|| {
                    Phrase::new("jaipur-why-rest")
                        .with("good", Fact::Term(word(good)))
                        .with("count", rest as u32)
                })
            }
            Move::Take { .. } => {
                let full = self.hand.len() + 1 >= HAND_LIMIT;
                full.then(|| Phrase::new("jaipur-why-full"))
            }
        }
    }

    fn holds(&self, good: Good, more: u8) -> Phrase {
        let cards = self.hand.of_good(good) + more;
        Phrase::new("jaipur-why-holds")
            .with("cards", count(cards, good))
            .with("rupees", i64::from(self.pays(good, cards)))
    }

    /// What a number of cards of a good would fetch now, without a bonus.
    fn pays(&self, good: Good, cards: u8) -> u32 {
        self.rules.payout(good, self.view.sold(good), cards).map(u32::from).sum()
    }
}

/// How many empty rows end a round (JAI-14).
const EMPTY_ROWS: usize = 3;

/// The most goods in a hand (JAI-7).
const HAND_LIMIT: u8 = 7;

fn count(cards: u8, good: Good) -> Fact {
    let of = match good {
        Good::Diamonds => "jaipur-n-diamonds",
        Good::Gold => "jaipur-n-gold",
        Good::Silver => "jaipur-n-silver",
        Good::Cloth => "jaipur-n-cloth",
        Good::Spice => "jaipur-n-spice",
        Good::Leather => "jaipur-n-leather",
    };
    Fact::Count { count: cards.into(), of }
}

const fn word(good: Good) -> &'static str {
    match good {
        Good::Diamonds => "jaipur-diamonds",
        Good::Gold => "jaipur-gold",
        Good::Silver => "jaipur-silver",
        Good::Cloth => "jaipur-cloth",
        Good::Spice => "jaipur-spice",
        Good::Leather => "jaipur-leather",
    }
}
