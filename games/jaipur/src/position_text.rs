//! Positions as one line of `key=value` fields, and the count of all components.

use std::collections::BTreeMap;

use table::{BySeat, PositionText, Seat, TextError, ensure};

use crate::position::{DEALT, HAND, MARKET, OPENING_CAMELS, tokens};
use crate::scoring::owned;
use crate::{BonusSize, ByGood, Card, Cards, Good, Jaipur, Phase, Position, RoundEnd};

impl PositionText for Jaipur {
    fn write_position(&self, position: &Position) -> String {
        let phase = phase_word(position.phase);
        let Position { round, starter, mover, exchanges, market, discard, .. } = position;
        let [first, second] = [Seat::new(0), Seat::new(1)];
        let (seals, herds, hands, known) =
            (&position.seals, &position.herds, &position.hands, &position.known);
        format!(
            "round={round} starter={starter} mover={mover} phase={phase} exchanges={exchanges} \
             seals={},{} market={market} discard={discard} hand0={} hand1={} known0={} known1={} \
             herds={},{} tokens={} bonus0={} bonus1={}",
            seals[first],
            seals[second],
            hands[first],
            hands[second],
            known[first],
            known[second],
            herds[first],
            herds[second],
            write_tokens(position),
            self.write_bonus(position, first),
            self.write_bonus(position, second),
        )
    }

    fn read_position(&self, text: &str) -> Result<Position, TextError> {
        let fields = Fields::read(text)?;
        let seals = fields.pair("seals")?;
        let mut position =
            self.fresh_round(fields.number("round")?, fields.seat("starter")?, seals, Phase::Play);
        position.mover = fields.seat("mover")?;
        position.phase = read_phase(fields.get("phase")?)?;
        position.exchanges = fields.number("exchanges")?;
        position.market = fields.get("market")?.parse()?;
        position.discard = fields.get("discard")?.parse()?;
        position.herds = fields.pair("herds")?;
        for (seat, hand, known, bonus) in
            [(Seat::new(0), "hand0", "known0", "bonus0"), (Seat::new(1), "hand1", "known1", "bonus1")]
        {
            position.hands[seat] = fields.get(hand)?.parse()?;
            position.known[seat] = fields.get(known)?.parse()?;
            self.read_bonus(fields.get(bonus)?, seat, &mut position)?;
        }
        self.read_tokens(fields.get("tokens")?, &mut position)?;
        position.deck = self.rest_of_the_box(&position)?;
        self.audit(&position)?;
        ensure(self.write_position(&position) == text, || {
            format!("the canonical text is \"{}\"", self.write_position(&position))
        })?;
        Ok(position)
    }

    fn audit(&self, position: &Position) -> Result<(), TextError> {
        ensure(position.deck == self.rest_of_the_box(position)?, || {
            "the cards do not add up to the box".into()
        })?;
        for seat in Seat::all(2) {
            audit_seat(position, seat)?;
        }
        self.audit_tokens(position)?;
        self.audit_phase(position)
    }
}

/// The fields of a position text.
struct Fields<'a>(BTreeMap<&'a str, &'a str>);

impl<'a> Fields<'a> {
    fn read(text: &'a str) -> Result<Self, TextError> {
        let field = |field: &'a str| {
            field
                .split_once('=')
                .ok_or_else(|| TextError::new(format!("{field:?} is not of the form key=value")))
        };
        text.split(' ').map(field).collect::<Result<_, _>>().map(Self)
    }

    fn get(&self, key: &str) -> Result<&'a str, TextError> {
        self.0.get(key).copied().ok_or_else(|| TextError::new(format!("the field {key} is missing")))
    }

    fn number(&self, key: &str) -> Result<u8, TextError> {
        number(self.get(key)?)
    }

    fn seat(&self, key: &str) -> Result<Seat, TextError> {
        let text = self.get(key)?;
        Seat::parse(text, 2).ok_or_else(|| TextError::new(format!("{key}: {text:?} is not seat 0 or 1")))
    }

    fn pair(&self, key: &str) -> Result<BySeat<u8, 2>, TextError> {
        let text = self.get(key)?;
        let (first, second) = text
            .split_once(',')
            .ok_or_else(|| TextError::new(format!("{key} needs two numbers, not {text:?}")))?;
        let numbers = [number(first)?, number(second)?];
        Ok(BySeat::from_fn(2, |seat| numbers[seat.index()]))
    }
}

fn number(text: &str) -> Result<u8, TextError> {
    text.parse().map_err(|_| TextError::new(format!("{text:?} is not a number from 0 to 255")))
}

const fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Start => "start",
        Phase::Deal => "deal",
        Phase::Play => "play",
        Phase::Refill => "refill",
        Phase::Bonus(BonusSize::Three) => "bonus3",
        Phase::Bonus(BonusSize::Four) => "bonus4",
        Phase::Bonus(BonusSize::Five) => "bonus5",
        Phase::Over(RoundEnd::Rows) => "over-rows",
        Phase::Over(RoundEnd::Deck) => "over-deck",
        Phase::Over(RoundEnd::Exchanges) => "over-exchanges",
    }
}

fn read_phase(text: &str) -> Result<Phase, TextError> {
    let plain = [Phase::Start, Phase::Deal, Phase::Play, Phase::Refill];
    let all = plain.into_iter().chain(BonusSize::ALL.map(Phase::Bonus)).chain(RoundEnd::ALL.map(Phase::Over));
    let phase = all.into_iter().find(|&phase| phase_word(phase) == text);
    phase.ok_or_else(|| TextError::new(format!("{text:?} is not a phase")))
}

/// Who has which token: a digit for each from the row's left end, rows in table order.
fn write_tokens(position: &Position) -> String {
    let row = |good: Good| -> String {
        let digit = |i| if position.second[good] >> i & 1 == 1 { '1' } else { '0' };
        if position.sold[good] == 0 { "-".into() } else { (0..position.sold[good]).map(digit).collect() }
    };
    Good::ALL.map(row).join("/")
}

/// A seat's goods and what is known about them.
fn audit_seat(position: &Position, seat: Seat) -> Result<(), TextError> {
    let (hand, known) = (position.hands[seat], position.known[seat]);
    ensure(hand.camel_count() == 0, || format!("seat {seat} has a camel in hand"))?;
    ensure(hand.len() <= HAND, || format!("seat {seat} has more than {HAND} cards in hand"))?;
    ensure(hand.holds(known), || format!("seat {seat} is known to have cards that are not in its hand"))
}

impl Jaipur {
    fn read_tokens(&self, text: &str, position: &mut Position) -> Result<(), TextError> {
        let rows: Vec<&str> = text.split('/').collect();
        ensure(rows.len() == Good::ALL.len(), || format!("tokens: {text:?} does not have six rows"))?;
        position.sold = ByGood::default();
        for (good, row) in Good::ALL.into_iter().zip(rows).filter(|(_, row)| *row != "-") {
            ensure(row.len() <= self.rows[good].len(), || {
                format!("tokens: the row of {good} is not so long")
            })?;
            for owner in row.chars() {
                ensure(owner == '0' || owner == '1', || format!("tokens: {owner:?} is not seat 0 or 1"))?;
                position.second[good] |= u16::from(owner == '1') << position.sold[good];
                position.sold[good] += 1;
            }
        }
        Ok(())
    }

    /// A seat's bonus values: the piles for three, four and five cards, each in ascending order.
    fn write_bonus(&self, position: &Position, seat: Seat) -> String {
        let pile = |size: BonusSize| -> String {
            let packed = position.bonus_of[seat][size.index()];
            let values = self.bonus[size.index()].values().iter().enumerate();
            let each = values.flat_map(|(kind, value)| {
                std::iter::repeat_n(value.to_string(), (packed >> (4 * kind) & 15) as usize)
            });
            if packed == 0 { "-".into() } else { each.collect::<Vec<_>>().join(",") }
        };
        BonusSize::ALL.map(pile).join("/")
    }

    fn read_bonus(&self, text: &str, seat: Seat, position: &mut Position) -> Result<(), TextError> {
        let piles: Vec<&str> = text.split('/').collect();
        ensure(piles.len() == BonusSize::ALL.len(), || format!("bonus: {text:?} does not have three piles"))?;
        for (size, pile) in BonusSize::ALL.into_iter().zip(piles).filter(|(_, pile)| *pile != "-") {
            for value in pile.split(',') {
                let kind = self.bonus[size.index()].kind_of(number(value)?);
                let left = |kind: &usize| position.bonus[size.index()] >> (4 * kind) & 15 > 0;
                let kind = kind.filter(left).ok_or_else(|| {
                    TextError::new(format!("bonus: no token {value} for {} cards is left", size.cards()))
                })?;
                position.bonus[size.index()] -= 1 << (4 * kind);
                position.bonus_of[seat][size.index()] += 1 << (4 * kind);
            }
        }
        Ok(())
    }

    /// What is not on the table is in the deck.
    fn rest_of_the_box(&self, position: &Position) -> Result<Cards, TextError> {
        let mut deck = Cards::NONE;
        for card in Card::ALL {
            let heaps = [position.market, position.discard]
                .into_iter()
                .chain(position.hands.as_slice().iter().copied());
            let herds: u32 = position.herds.as_slice().iter().map(|&herd| u32::from(herd)).sum();
            let laid = heaps.map(|heap| u32::from(heap.count(card))).sum::<u32>()
                + if card == Card::Camel { herds } else { 0 };
            let rest = u32::from(self.all_cards.count(card)).checked_sub(laid);
            let rest =
                rest.ok_or_else(|| TextError::new(format!("there are more {card} cards than in the box")))?;
            deck = deck.plus(Cards::of(card, rest as u8));
        }
        Ok(deck)
    }

    fn audit_tokens(&self, position: &Position) -> Result<(), TextError> {
        for good in Good::ALL {
            let (sold, cards) = (position.sold[good], position.discard.of_good(good));
            ensure(sold as usize <= self.rows[good].len(), || format!("the row of {good} is not so long"))?;
            // JAI-10: each card sold takes a token while there is one.
            let due = (cards as usize).min(self.rows[good].len());
            ensure(sold as usize == due, || {
                format!("{cards} {good} cards were sold, so {due} tokens must be gone")
            })?;
            let gone = Seat::all(2).map(|seat| owned(position, seat, good).count_ones()).sum::<u32>();
            ensure(gone == u32::from(sold), || format!("tokens of {good} do not add up"))?;
        }
        for size in BonusSize::ALL {
            let index = size.index();
            let held: u32 = position.bonus_of.as_slice().iter().map(|piles| piles[index]).sum();
            ensure(position.bonus[index] + held == self.bonus[index].full, || {
                "bonus tokens do not add up".into()
            })?;
        }
        Ok(())
    }

    fn audit_phase(&self, position: &Position) -> Result<(), TextError> {
        let (market, deck) = (position.market.len(), position.deck.len());
        ensure(market <= MARKET, || format!("the market has {market} cards"))?;
        ensure(position.round > 0, || "rounds count from 1".into())?;
        ensure(position.exchanges < crate::play::EXCHANGES || over(position), || {
            "too many exchanges in a row".into()
        })?;
        let seals = position.seals.as_slice().iter().max().copied().unwrap_or_default();
        let most = if self.single_round { u8::from(over(position)) } else { 1 + u8::from(over(position)) };
        ensure(seals <= most, || format!("a seat has {seals} seals"))?;
        let empty = self.empty_rows(position);
        match position.phase {
            Phase::Start => {
                ensure(*position == self.start_of_play(), || "before the start nothing is dealt".into())
            }
            Phase::Deal => audit_deal(position),
            Phase::Play => {
                ensure(market == MARKET, || format!("the market has {market} cards"))?;
                ensure(empty < 3, || "three rows are empty, so the round is over".into())
            }
            Phase::Refill => {
                ensure(market < MARKET && deck > 0, || "there is nothing to refill".into())?;
                ensure(empty < 3, || "three rows are empty, so the round is over".into())
            }
            Phase::Bonus(size) => {
                ensure(position.bonus[size.index()] > 0, || "that bonus pile is empty".into())?;
                ensure(market == MARKET, || format!("the market has {market} cards"))?;
                ensure(position.discard.len() >= size.cards(), || "nothing was sold for that bonus".into())
            }
            Phase::Over(_) => ensure(self.single_round || seals == 2, || "nobody has won the match".into()),
        }
    }

    fn start_of_play(&self) -> Position {
        self.fresh_round(1, Seat::new(0), BySeat::filled(2, 0), Phase::Start)
    }
}

const fn over(position: &Position) -> bool {
    matches!(position.phase, Phase::Over(_))
}

fn audit_deal(position: &Position) -> Result<(), TextError> {
    let fresh = position.discard.is_empty()
        && position.known.as_slice().iter().all(|known| known.is_empty())
        && position.bonus_of.as_slice().iter().flatten().all(|&packed| tokens(packed) == 0)
        && position.exchanges == 0
        && position.mover == position.starter;
    ensure(fresh, || "nothing is played before the deal is done".into())?;
    let dealt = |seat: Seat| position.hands[seat].len() + position.herds[seat];
    let [first, second] = [Seat::new(0), Seat::new(1)].map(dealt);
    let opened = position.market.len() > OPENING_CAMELS;
    let in_order =
        first <= DEALT && second <= DEALT && (first == DEALT || second == 0) && (second == DEALT || !opened);
    ensure(in_order && position.market.len() < MARKET, || "the deal is out of order".into())?;
    ensure(position.market.camel_count() >= OPENING_CAMELS, || "three camels open the market".into())
}
