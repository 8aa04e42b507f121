//! A view as numbers and a move as one, for judges that are fitted to games.
//!
//! First what is common, then a block for each good. Judges are fitted to single rounds; what a round means
//! for the match is worked out from the seals.

mod action;

use table::{BySeat, Encode, Quill, Seat, fingerprint};

use crate::position::{HAND, MARKET};
use crate::{BonusSize, Cards, Good, Jaipur, Move, Position, View};

/// What a bonus token is worth on average, by pile.
const BONUS: [i32; 3] = [2, 5, 9];
/// Thresholds for the deck: does it have at most this many cards?
const DECKS: [u8; 14] = [0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25, 30];
/// Larger herds count as this.
const HERD: usize = 11;
/// The steps in which a lead in rupees is encoded, and how many there are.
const STEP: i32 = 5;
const STEPS: usize = 21;
/// Longer rows of tokens count as this.
const ROW: usize = 9;

/// The mover; market and herds; deck and hands; bonus tokens; rupees; the end; the match.
const COMMON: usize = 1
    + (MARKET as usize + 2 * HERD + 3)
    + (1 + DECKS.len() + 2 * HAND as usize + 1)
    + (3 * 4 + 1)
    + (5 + 2 * STEPS)
    + (3 + 1)
    + 5;
/// Market, hand, what the other is known to have; unseen cards; the row; what could be sold.
const OF_GOOD: usize = MARKET as usize + 2 * HAND as usize + 1 + ROW + 1 + 3 + 1;

impl Encode for Jaipur {
    const FEATURES: usize = COMMON + Good::ALL.len() * OF_GOOD;
    const PARTS: usize = action::PARTS;

    fn shape(&self) -> u64 {
        self.shape
    }

    fn encode(&self, view: &View, seat: Seat, features: &mut [i8]) {
        let table = Table { rules: self, view, seat, other: seat.next(2), hand: hand_of(view, seat) };
        let mut quill = Quill::new(features);
        table.market(&mut quill);
        table.hands(&mut quill);
        table.bonuses(&mut quill);
        table.rupees(&mut quill);
        table.end(&mut quill);
        debug_assert_eq!(quill.written(), COMMON, "the common part has its length");
        for good in Good::ALL {
            table.good(good, &mut quill);
        }
        debug_assert_eq!(quill.written(), Self::FEATURES, "every good has its length");
    }

    fn actions(&self) -> u32 {
        action::ACTIONS as u32
    }

    fn action(&self, mv: Move) -> Option<u32> {
        action::number(mv).map(|number| number as u32)
    }

    fn action_move(&self, action: u32) -> Option<Move> {
        action::mv(action as usize)
    }

    fn parts(&self, mv: Move, name: impl FnMut(usize)) {
        action::parts(mv, name);
    }

    /// A match is won with two seals; future rounds count as even.
    fn outlook(&self, position: &Position, chances: BySeat<f32>) -> BySeat<f32> {
        if self.single_round {
            return chances;
        }
        let [first, second] = [Seat::new(0), Seat::new(1)];
        let seals = [position.seals[first], position.seals[second]];
        let won = match_won(seals[0] + 1, seals[1]);
        let lost = match_won(seals[0], seals[1] + 1);
        let own = chances[first] * won + (1.0 - chances[first]) * lost;
        BySeat::from_fn(2, |seat| if seat == first { own } else { 1.0 - own })
    }
}

/// The chance of winning the match with these seals against those, between rounds.
const fn match_won(own: u8, other: u8) -> f32 {
    match (own, other) {
        (2.., _) => 1.0,
        (_, 2..) => 0.0,
        (1, 0) => 0.75,
        (0, 1) => 0.25,
        _ => 0.5,
    }
}

/// Identifies the tables, without their tags, and the rules version.
pub(crate) fn shape(rules: &Jaipur, rules_version: u32) -> u64 {
    let token = rules.tables().camels.token;
    let tables =
        format!("jaipur {rules_version} {:?} {:?} {:?} {token}", rules.rows, rules.bonus, rules.all_cards);
    u64::from_str_radix(&fingerprint(&tables)[..16], 16)
        .expect("a fingerprint is written in hexadecimal digits")
}

/// A seat's goods as far as the view shows them.
fn hand_of(view: &View, seat: Seat) -> Cards {
    match view.hand() {
        Some(hand) if view.viewer() == Some(seat) => hand,
        _ => view.open().known[seat],
    }
}

/// A view as one seat sees it.
struct Table<'a> {
    rules: &'a Jaipur,
    view: &'a View,
    seat: Seat,
    other: Seat,
    hand: Cards,
}

impl Table<'_> {
    /// Who moves, the camels in the market, and the herds.
    fn market(&self, quill: &mut Quill<'_>) {
        let open = self.view.open();
        quill.flag(open.mover == self.seat);
        quill.one_of(MARKET.into(), open.market.camel_count().into());
        let herds = [open.herds[self.seat], open.herds[self.other]];
        for herd in herds {
            quill.one_of(HERD, herd.into());
        }
        quill.count(i32::from(herds[0]) - i32::from(herds[1]));
        quill.flag(herds[0] > herds[1]);
        quill.flag(herds[0] < herds[1]);
    }

    fn hands(&self, quill: &mut Quill<'_>) {
        let deck = self.view.deck();
        quill.count(deck.into());
        for few in DECKS {
            quill.flag(deck <= few);
        }
        for seat in [self.seat, self.other] {
            quill.one_of(HAND.into(), self.view.hand_size(seat).into());
        }
        let known = self.view.open().known[self.other].len();
        quill.count(i32::from(self.view.hand_size(self.other)) - i32::from(known));
    }

    /// Tokens of each pile: how many are left, whether any are, and how many each seat has; and the seat's
    /// own rupees from them.
    fn bonuses(&self, quill: &mut Quill<'_>) {
        for size in BonusSize::ALL {
            let left = self.view.bonus_left(size);
            quill.count(left.into());
            quill.flag(left > 0);
            for seat in [self.seat, self.other] {
                quill.count(self.view.bonus_tokens(seat, size).into());
            }
        }
        quill.count(self.own_bonus());
    }

    fn own_bonus(&self) -> i32 {
        self.view.own_bonus().map(i32::from).sum()
    }

    /// Both seats' rupees, what the hand would bring if sold, and who leads by how much with and without it.
    fn rupees(&self, quill: &mut Quill<'_>) {
        let goods = |seat| self.view.goods_tokens(seat).map(i32::from).sum::<i32>();
        let bonus = BonusSize::ALL
            .map(|size| i32::from(self.view.bonus_tokens(self.other, size)) * BONUS[size.index()]);
        let (own, other) =
            (goods(self.seat) + self.own_bonus(), goods(self.other) + bonus.iter().sum::<i32>());
        let stock = |cards: Cards| Good::ALL.into_iter().map(|good| self.fetches(good, cards)).sum::<i32>();
        let (held, known) = (stock(self.hand), stock(self.view.open().known[self.other]));
        for rupees in [own, other, held, known, own - other] {
            quill.count(rupees);
        }
        for lead in [own - other, own + held - other - known] {
            quill.one_of(
                STEPS,
                ((lead + STEP / 2).div_euclid(STEP) + STEPS as i32 / 2 + 1).clamp(1, STEPS as i32) as usize,
            );
        }
    }

    /// What all cards of a good in a heap would fetch now, with the bonus.
    fn fetches(&self, good: Good, cards: Cards) -> i32 {
        let count = cards.of_good(good);
        if count < self.rules.least_sale(good) {
            return 0;
        }
        let paid: i32 = self.rules.payout(good, self.view.sold(good), count).map(i32::from).sum();
        paid + self.view.bonus_pile(count).map_or(0, |pile| BONUS[pile.index()])
    }

    /// Empty rows, exchanges in a row, and the state of the match.
    fn end(&self, quill: &mut Quill<'_>) {
        let open = self.view.open();
        quill.one_of(3, self.rules.empty_rows(open));
        quill.count(open.exchanges.into());
        for seat in [self.seat, self.other] {
            quill.one_of(2, open.seals[seat].into());
        }
        quill.flag(self.rules.single_round);
    }

    fn good(&self, good: Good, quill: &mut Quill<'_>) {
        let (view, open) = (self.view, self.view.open());
        let (own, known) = (self.hand.of_good(good), open.known[self.other].of_good(good));
        let market = open.market.of_good(good);
        quill.one_of(MARKET.into(), market.into());
        quill.one_of(HAND.into(), own.into());
        quill.one_of(HAND.into(), known.into());
        let seen = own + known + market + open.discard.of_good(good);
        quill.count(i32::from(self.rules.all_cards.of_good(good)) - i32::from(seen));
        let row = view.row(good);
        quill.one_of(ROW, row.len());
        quill.count(row.first().copied().unwrap_or(0).into());
        quill.count(self.fetches(good, self.hand));
        quill.count(self.fetches(good, open.known[self.other]));
        let offered = Cards::of(crate::Card::Good(good), (own + market).min(HAND));
        quill.count(self.fetches(good, offered));
        quill.flag(own >= self.rules.least_sale(good) && own > 0);
    }
}
