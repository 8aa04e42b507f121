//! The view as a client reads it: names and numbers, made only when it is sent (`docs/notation.md`).

use serde::{Serialize, Serializer};
use table::{BySeat, Seat};

use super::View;
use crate::{BonusSize, ByGood, Card, Cards};

/// What a viewer sees of the table.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "View"))]
pub(crate) struct Shown<'a> {
    /// The viewer's seat; none for a spectator, who sees no hand and no bonus values.
    seat: Option<Seat>,
    to_move: Option<Seat>,
    market: Vec<Card>,
    hand: Option<ByGood<u8>>,
    herds: BySeat<u8, 2>,
    hand_sizes: BySeat<u8, 2>,
    /// Cards of each hand that everyone knows, because they were taken openly.
    known: BySeat<ByGood<u8>, 2>,
    deck: u8,
    /// Tokens left, the next one first.
    rows: ByGood<&'a [u8]>,
    bonus_left: BySize,
    goods_tokens: [Vec<u8>; 2],
    bonus_tokens: BySeat<BySize, 2>,
    own_bonus: Option<Vec<u8>>,
    discard: ByGood<u8>,
    seals: BySeat<u8, 2>,
    round: u8,
    starter: Seat,
    exchanges_in_a_row: u8,
    over: bool,
}

impl<'a> Shown<'a> {
    pub(super) fn of(view: &'a View) -> Self {
        let open = &view.open;
        Self {
            seat: view.viewer,
            to_move: view.to_move(),
            market: open.market.each().collect(),
            hand: view.hand.map(Cards::by_good),
            herds: open.herds,
            hand_sizes: view.hand_sizes,
            known: open.known.map(Cards::by_good),
            deck: view.deck,
            rows: ByGood::from_fn(|good| view.row(good)),
            bonus_left: BySize(view.bonus_left),
            goods_tokens: [0, 1].map(|seat| view.goods_tokens(Seat::new(seat)).collect()),
            bonus_tokens: view.bonus_tokens.map(BySize),
            own_bonus: view.viewer.map(|_| view.own_bonus().collect()),
            discard: open.discard.by_good(),
            seals: open.seals,
            round: open.round,
            starter: open.starter,
            exchanges_in_a_row: open.exchanges,
            over: view.is_over(),
        }
    }
}

/// A count for each pile, written with the number of cards as key.
#[derive(Clone, Copy, Default)]
pub(crate) struct BySize([u8; 3]);

impl Serialize for BySize {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(BonusSize::ALL.map(|size| (size.cards().to_string(), self.0[size.index()])))
    }
}

#[cfg(test)]
mod schema {
    use schemars::JsonSchema;

    use super::*;
    use crate::{Components, Event, Good};

    testkit::told_as_words!(Good: Good::ALL.map(Good::name), Card: Card::ALL.map(Card::name));
    testkit::told_by_words!(ByGood: Good::ALL.map(Good::name));

    /// By number of cards.
    #[derive(JsonSchema)]
    #[expect(dead_code, reason = "it is there for its schema")]
    struct Sizes {
        #[schemars(rename = "3")]
        three: u8,
        #[schemars(rename = "4")]
        four: u8,
        /// Five or more.
        #[schemars(rename = "5")]
        five: u8,
    }

    testkit::told_as!(BySize: Sizes);

    #[derive(JsonSchema)]
    #[expect(dead_code, reason = "it is there for its schema")]
    struct Jaipur {
        view: Shown<'static>,
        event: Event,
        components: Components,
    }

    #[test]
    fn is_kept() {
        testkit::keep_schema::<Jaipur>("jaipur");
    }
}
