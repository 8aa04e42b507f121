//! What moves and draws do.

use table::{Seat, Sink, Viewer};

use crate::position::MARKET;
use crate::{BonusSize, Card, Cards, Event, Good, Jaipur, Move, Outcome, Phase, Position, RoundEnd, Seen};

/// Rows that must be empty for a round to end (JAI-14).
const EMPTY_ROWS: usize = 3;
/// Exchanges in a row that end a round (JAI-21).
pub(crate) const EXCHANGES: u8 = 200;

impl Jaipur {
    pub(crate) fn play_move(&self, position: &mut Position, mv: Move, events: &mut impl Sink<Event>) {
        match mv {
            Move::Take { good } => self.take(position, good, events),
            Move::Camels => self.take_camels(position, events),
            Move::Sell { good, count } => self.sell(position, good, count, events),
            Move::Swap { taken, given } => self.swap(position, taken.cards(), given, events),
        }
    }

    /// JAI-4.
    fn take(&self, position: &mut Position, good: Good, events: &mut impl Sink<Event>) {
        let card = Cards::of(Card::Good(good), 1);
        let seat = position.mover;
        position.market = position.market.minus(card);
        position.hands[seat] = position.hands[seat].plus(card);
        position.known[seat] = position.known[seat].plus(card);
        position.exchanges = 0;
        self.refill(position, events);
    }

    /// JAI-8.
    fn take_camels(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        let count = position.market.camel_count();
        position.market = position.market.goods();
        position.herds[position.mover] += count;
        position.exchanges = 0;
        events.push(Event::CamelsTaken { seat: position.mover, count });
        self.refill(position, events);
    }

    /// JAI-9 to JAI-11.
    fn sell(&self, position: &mut Position, good: Good, count: u8, events: &mut impl Sink<Event>) {
        let cards = Cards::of(Card::Good(good), count);
        let seat = position.mover;
        position.hands[seat] = position.hands[seat].minus(cards);
        position.known[seat] = position.known[seat].less(cards);
        position.discard = position.discard.plus(cards);
        position.exchanges = 0;
        self.pay(position, good, count, events);
        match BonusSize::of_sale(count) {
            Some(size) if position.bonus[size.index()] > 0 => {
                events.push(Event::BonusTaken { seat, size: size.cards() });
                position.phase = Phase::Bonus(size);
            }
            Some(_) => {
                events.push(Event::NoBonusLeft { seat, count });
                self.after_sale(position, events);
            }
            None => self.after_sale(position, events),
        }
    }

    /// JAI-10: from the left end of the row, as far as it goes.
    fn pay(&self, position: &mut Position, good: Good, count: u8, events: &mut impl Sink<Event>) {
        let sold = position.sold[good];
        let tokens = count.min(self.rows[good].len() as u8 - sold);
        let seat = position.mover;
        position.sold[good] += tokens;
        if seat.index() == 1 {
            position.second[good] |= ((1 << tokens) - 1) << sold;
        }
        let rupees = self.payout(good, sold, count).map(u16::from).sum();
        events.push(Event::Paid { seat, good, tokens, rupees });
    }

    /// JAI-14: three empty rows end the round at once, after the bonus token is taken.
    fn after_sale(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        if self.empty_rows(position) >= EMPTY_ROWS {
            self.end_round(position, RoundEnd::Rows, events);
        } else {
            pass_turn(position);
        }
    }

    /// JAI-5; JAI-21 counts.
    fn swap(&self, position: &mut Position, taken: Cards, given: Cards, events: &mut impl Sink<Event>) {
        let seat = position.mover;
        let goods = given.goods();
        position.market = position.market.minus(taken).plus(given);
        position.hands[seat] = position.hands[seat].minus(goods).plus(taken);
        position.known[seat] = position.known[seat].less(goods).plus(taken);
        position.herds[seat] -= given.camel_count();
        position.exchanges += 1;
        if position.exchanges == EXCHANGES {
            self.end_round(position, RoundEnd::Exchanges, events);
        } else {
            pass_turn(position);
        }
    }

    /// JAI-14: a market that cannot be refilled ends the round.
    fn refill(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        if position.deck.is_empty() {
            self.end_round(position, RoundEnd::Deck, events);
        } else {
            position.phase = Phase::Refill;
        }
    }

    pub(crate) fn let_happen(
        &self,
        position: &mut Position,
        outcome: Outcome,
        events: &mut impl Sink<Event>,
    ) {
        match outcome {
            Outcome::Start { seat } => {
                position.starter = seat;
                position.mover = seat;
                position.phase = Phase::Deal;
                events.push(Event::RoundBegan { round: position.round, starter: seat });
            }
            Outcome::Deal { seat, card } => deal(position, seat, card),
            Outcome::Market { card } => self.lay_out(position, card, events),
            Outcome::Bonus { size, value } => {
                let kind = self.bonus[size.index()].kind_of(value).expect("a token of the pile");
                position.bonus[size.index()] -= 1 << (4 * kind);
                position.bonus_of[position.mover][size.index()] += 1 << (4 * kind);
                self.after_sale(position, events);
            }
        }
    }

    fn lay_out(&self, position: &mut Position, card: Card, events: &mut impl Sink<Event>) {
        let drawn = Cards::of(card, 1);
        position.deck = position.deck.minus(drawn);
        position.market = position.market.plus(drawn);
        if position.market.len() < MARKET {
            if position.deck.is_empty() {
                self.end_round(position, RoundEnd::Deck, events);
            }
        } else if position.phase == Phase::Refill {
            pass_turn(position);
        } else {
            position.phase = Phase::Play;
        }
    }
}

/// JAI-1, JAI-2: a camel goes to the herd at once.
fn deal(position: &mut Position, seat: Seat, card: Card) {
    position.deck = position.deck.minus(Cards::of(card, 1));
    match card {
        Card::Camel => position.herds[seat] += 1,
        Card::Good(_) => position.hands[seat] = position.hands[seat].plus(Cards::of(card, 1)),
    }
}

#[inline]
fn pass_turn(position: &mut Position) {
    position.mover = position.mover.next(2);
    position.phase = Phase::Play;
}

impl Position {
    /// JAI-18: a dealt good is its owner's secret, a dealt camel is not; the value of a bonus token is
    /// its owner's secret.
    pub(crate) fn seen(&self, outcome: Outcome, viewer: Viewer) -> Seen {
        match outcome {
            Outcome::Start { seat } => Seen::Start { seat },
            Outcome::Market { card } => Seen::Market { card },
            Outcome::Deal { seat, card } => {
                let open = viewer.is(seat) || card == Card::Camel;
                Seen::Deal { seat, card: open.then_some(card) }
            }
            Outcome::Bonus { size, value } => {
                let seat = self.mover;
                Seen::Bonus { seat, size, value: viewer.is(seat).then_some(value) }
            }
        }
    }
}
