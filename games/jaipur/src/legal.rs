//! Which moves are legal, and why others are not.

use table::{Fact, Phrase, Refusal, Weighted};

use crate::lists::append_first;
use crate::position::{HAND, MARKET};
use crate::subsets::Part;
use crate::{Card, Cards, Good, Goods, Jaipur, Move, Outcome, Phase, Position};

impl Jaipur {
    pub(crate) fn list_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        let hand = position.hands[position.mover];
        let held = hand.len();
        let on_offer = position.market.goods();
        if held < HAND {
            self.lists.takes(on_offer, moves);
        }
        if position.market.camel_count() > 0 {
            moves.push(Move::Camels);
        }
        self.lists.sales(hand, moves);
        self.list_swaps(on_offer, hand, position.herds[position.mover].min(HAND - held), moves);
        debug_assert!(!moves.is_empty(), "JAI-13: a legal turn always exists");
    }

    /// JAI-5, JAI-6: each part of the market with each part of the hand that has none of its kinds; camels
    /// make up the rest. JAI-7: each camel given makes the hand grow by one, up to `most_camels`.
    fn list_swaps(&self, on_offer: Cards, hand: Cards, most_camels: u8, moves: &mut Vec<Move>) {
        let most = (hand.len() + most_camels).min(MARKET);
        for part in self.subsets.all(on_offer, 2, most.max(1).into()) {
            let size = part.len();
            let taken = part.filled_up(size);
            let least = size.saturating_sub(most_camels);
            let goods = Goods::of(taken);
            let swap = |part: Part| Move::Swap { taken: goods, given: part.filled_up(size) };
            let given = self.subsets.in_chunks(hand.without_kinds_of(taken), least.into(), size.into());
            append_first(moves, &given.first.map(swap), given.count);
            moves.extend(given.more.iter().copied().map(swap));
        }
    }

    pub(crate) fn check_move(&self, position: &Position, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Take { good } => check_take(position, good),
            Move::Camels => check_camels(position),
            Move::Sell { good, count } => self.check_sale(position, good, count),
            Move::Swap { taken, given } => check_swap(position, taken.cards(), given),
        }
    }

    /// JAI-9.
    fn check_sale(&self, position: &Position, good: Good, count: u8) -> Result<(), Refusal> {
        let least = self.rows[good].least_sale;
        let held = position.hands[position.mover].of_good(good);
        let phrase = |code| Phrase::new(code).with("good", term(Card::Good(good)));
        refuse_if(count > held, "JAI-9", || {
            phrase("jaipur-refuse-sell-more-than-held").with("held", held).with("count", count)
        })?;
        refuse_if(count < least, "JAI-9", || phrase("jaipur-refuse-sell-too-few").with("least", least))
    }

    pub(crate) fn list_outcomes(&self, position: &Position, outcomes: &mut Vec<Weighted<Outcome>>) {
        match position.phase {
            Phase::Play | Phase::Over(_) => {}
            Phase::Start => outcomes.extend(
                table::Seat::all(2).map(|seat| Weighted { outcome: Outcome::Start { seat }, weight: 1 }),
            ),
            Phase::Deal => match position.next_dealt() {
                Some(seat) => list_draws(position.deck, outcomes, |card| Outcome::Deal { seat, card }),
                None => list_draws(position.deck, outcomes, |card| Outcome::Market { card }),
            },
            Phase::Refill => list_draws(position.deck, outcomes, |card| Outcome::Market { card }),
            Phase::Bonus(size) => {
                let pile = &self.bonus[size.index()];
                let left = position.bonus[size.index()];
                outcomes.extend(pile.values().iter().enumerate().filter_map(|(kind, &value)| {
                    let weight = left >> (4 * kind) & 15;
                    (weight > 0).then_some(Weighted { outcome: Outcome::Bonus { size, value }, weight })
                }));
            }
        }
    }
}

#[inline]
fn list_draws(deck: Cards, outcomes: &mut Vec<Weighted<Outcome>>, outcome: impl Fn(Card) -> Outcome) {
    outcomes.extend(Card::ALL.into_iter().filter_map(|card| {
        let weight = u32::from(deck.count(card));
        (weight > 0).then(|| Weighted { outcome: outcome(card), weight })
    }));
}

fn refuse_if(wrong: bool, rule: &'static str, reason: impl FnOnce() -> Phrase) -> Result<(), Refusal> {
    if wrong { Err(Refusal::by_rule(rule, reason())) } else { Ok(()) }
}

/// JAI-4.
fn check_take(position: &Position, good: Good) -> Result<(), Refusal> {
    refuse_if(position.market.of_good(good) == 0, "JAI-4", || {
        Phrase::new("jaipur-refuse-not-in-market").with("card", term(Card::Good(good)))
    })?;
    let held = position.hands[position.mover].len();
    refuse_if(held >= HAND, "JAI-4", || Phrase::new("jaipur-refuse-hand-full").with("held", held))
}

/// JAI-8.
fn check_camels(position: &Position) -> Result<(), Refusal> {
    refuse_if(position.market.camel_count() == 0, "JAI-8", || Phrase::new("jaipur-refuse-no-camels"))
}

fn check_swap(position: &Position, taken: Cards, given: Cards) -> Result<(), Refusal> {
    let (hand, herd) = (position.hands[position.mover], position.herds[position.mover]);
    refuse_if(taken.len() < 2 && given.len() < 2, "JAI-12", || Phrase::new("jaipur-refuse-swap-one"))?;
    refuse_if(taken.len() != given.len() || taken.len() > MARKET, "JAI-5", || {
        let phrase = Phrase::new("jaipur-refuse-swap-uneven");
        phrase.with("taken", taken.len()).with("given", given.len())
    })?;
    let both = Good::ALL.into_iter().find(|&good| taken.of_good(good) > 0 && given.of_good(good) > 0);
    refuse_if(both.is_some(), "JAI-6", || {
        let good = both.expect("a kind is on both sides");
        Phrase::new("jaipur-refuse-swap-same-kind").with("good", term(Card::Good(good)))
    })?;
    let missing = Good::ALL.into_iter().find(|&good| position.market.of_good(good) < taken.of_good(good));
    refuse_if(missing.is_some(), "JAI-5", || {
        let good = missing.expect("a kind is short in the market");
        Phrase::new("jaipur-refuse-not-in-market").with("card", term(Card::Good(good)))
    })?;
    let short = Good::ALL.into_iter().find(|&good| hand.of_good(good) < given.of_good(good));
    refuse_if(short.is_some(), "JAI-5", || {
        let good = short.expect("a kind is short in the hand");
        Phrase::new("jaipur-refuse-not-in-hand").with("card", term(Card::Good(good)))
    })?;
    let camels = given.camel_count();
    refuse_if(camels > herd, "JAI-5", || Phrase::new("jaipur-refuse-herd-too-small").with("herd", herd))?;
    let after = hand.len() + camels;
    refuse_if(after > HAND, "JAI-7", || Phrase::new("jaipur-refuse-hand-over").with("after", after))
}

/// The word for a card.
pub(crate) const fn term(card: Card) -> Fact {
    Fact::Term(match card {
        Card::Good(Good::Diamonds) => "jaipur-diamonds",
        Card::Good(Good::Gold) => "jaipur-gold",
        Card::Good(Good::Silver) => "jaipur-silver",
        Card::Good(Good::Cloth) => "jaipur-cloth",
        Card::Good(Good::Spice) => "jaipur-spice",
        Card::Good(Good::Leather) => "jaipur-leather",
        Card::Camel => "jaipur-camel",
    })
}
