//! What one viewer knows, and what can be imagined from it (JAI-18, JAI-23).

use serde::{Serialize, Serializer};
use table::{BySeat, Rng, Seat, Turn, Viewer};

mod shown;

pub(crate) use shown::Shown;

use crate::position::tokens;
use crate::scoring::owned;
use crate::setup::{Pile, Row};
use crate::{BonusSize, ByGood, Cards, Good, Jaipur, Phase, Position};

/// Everything one viewer may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    viewer: Option<Seat>,
    /// The position with everything secret removed: empty hands and deck, no bonus values.
    open: Position,
    /// The viewer's own goods.
    hand: Option<Cards>,
    hand_sizes: BySeat<u8, 2>,
    deck: u8,
    /// How many bonus tokens are in each pile, and with each seat.
    bonus_left: [u8; 3],
    bonus_tokens: BySeat<[u8; 3], 2>,
    /// The viewer's own bonus tokens, packed.
    own_bonus: Option<[u32; 3]>,
    rows: ByGood<Row>,
    piles: [Pile; 3],
}

impl Jaipur {
    pub(crate) fn view_of(&self, position: &Position, viewer: Viewer) -> View {
        let seat = viewer.seat();
        let mut open = *position;
        open.hands = BySeat::filled(2, Cards::NONE);
        open.deck = Cards::NONE;
        open.bonus = [0; 3];
        open.bonus_of = BySeat::filled(2, [0; 3]);
        View {
            viewer: seat,
            open,
            hand: seat.map(|seat| position.hands[seat]),
            hand_sizes: position.hands.map(Cards::len),
            deck: position.deck.len(),
            bonus_left: position.bonus.map(tokens),
            bonus_tokens: position.bonus_of.map(|piles| piles.map(tokens)),
            own_bonus: seat.map(|seat| position.bonus_of[seat]),
            rows: self.rows,
            piles: self.bonus,
        }
    }

    /// JAI-23.
    pub(crate) fn imagine_from(&self, view: &View, rng: &mut Rng) -> Position {
        let mut position = view.open;
        let mut unseen = self.unseen(view);
        for seat in Seat::all(2) {
            position.hands[seat] = match view.hand {
                Some(hand) if view.viewer == Some(seat) => hand,
                _ => guess_hand(view, seat, &mut unseen, rng),
            };
        }
        position.deck = unseen;
        for size in BonusSize::ALL {
            self.guess_bonus(view, size, &mut position, rng);
        }
        position
    }

    /// Cards that the viewer cannot see anywhere.
    fn unseen(&self, view: &View) -> Cards {
        let open = &view.open;
        let herds = Cards::camels(open.herds.as_slice().iter().sum());
        let in_hands = Seat::all(2).map(|seat| match view.hand {
            Some(hand) if view.viewer == Some(seat) => hand,
            _ => open.known[seat],
        });
        let seen = in_hands.fold(open.market.plus(open.discard).plus(herds), Cards::plus);
        self.all_cards.minus(seen)
    }

    /// The pile's tokens without the viewer's own, shuffled between the pile and the other seat.
    fn guess_bonus(&self, view: &View, size: BonusSize, position: &mut Position, rng: &mut Rng) {
        let index = size.index();
        let mut left = self.bonus[index].full;
        for seat in Seat::all(2) {
            let own = view.own_bonus.filter(|_| view.viewer == Some(seat));
            position.bonus_of[seat][index] = own.map_or(0, |own| own[index]);
            left -= position.bonus_of[seat][index];
        }
        for seat in Seat::all(2).filter(|&seat| view.viewer != Some(seat)) {
            for _ in 0..view.bonus_tokens[seat][index] {
                let token = draw(left, rng);
                position.bonus_of[seat][index] += token;
                left -= token;
            }
        }
        position.bonus[index] = left;
    }
}

/// The known cards and a uniform draw from the unseen goods; a hand never has a camel.
fn guess_hand(view: &View, seat: Seat, unseen: &mut Cards, rng: &mut Rng) -> Cards {
    let mut hand = view.open.known[seat];
    for _ in hand.len()..view.hand_sizes[seat] {
        let card = Cards::from_bits(draw(unseen.goods().bits(), rng));
        hand = hand.plus(card);
        *unseen = unseen.minus(card);
    }
    hand
}

/// One of the things counted in `packed`, four bits per kind, all equally likely.
fn draw(packed: u32, rng: &mut Rng) -> u32 {
    let mut nth = rng.below(tokens(packed).into());
    let mut kind = 0;
    loop {
        let count = packed >> (4 * kind) & 15;
        if nth < count {
            return 1 << (4 * kind);
        }
        nth -= count;
        kind += 1;
    }
}

impl View {
    /// The seat that looks, if any.
    pub const fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// What everyone sees: hands, deck and bonus values are removed.
    pub const fn open(&self) -> &Position {
        &self.open
    }

    /// The viewer's own goods.
    pub const fn hand(&self) -> Option<Cards> {
        self.hand
    }

    /// How many goods a seat has.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.hand_sizes[seat]
    }

    /// How many cards the deck has.
    pub const fn deck(&self) -> u8 {
        self.deck
    }

    /// How many tokens of a row are gone.
    pub fn sold(&self, good: Good) -> u8 {
        self.open.sold[good]
    }

    /// The tokens left in a row.
    pub fn row(&self, good: Good) -> &[u8] {
        &self.rows[good].values()[self.sold(good).into()..]
    }

    /// The pile that a sale of this many cards would draw from, unless it is empty.
    pub fn bonus_pile(&self, cards: u8) -> Option<BonusSize> {
        BonusSize::of_sale(cards).filter(|size| self.bonus_left[size.index()] > 0)
    }

    /// How many bonus tokens are in a pile.
    pub const fn bonus_left(&self, size: BonusSize) -> u8 {
        self.bonus_left[size.index()]
    }

    /// How many bonus tokens of a size a seat has.
    pub fn bonus_tokens(&self, seat: Seat, size: BonusSize) -> u8 {
        self.bonus_tokens[seat][size.index()]
    }

    /// The viewer's own bonus values.
    pub fn own_bonus(&self) -> impl Iterator<Item = u8> {
        let own = self.own_bonus.unwrap_or_default();
        BonusSize::ALL.into_iter().flat_map(move |size| {
            let packed = own[size.index()];
            let values = self.piles[size.index()].values().iter().enumerate();
            values.flat_map(move |(kind, &value)| {
                std::iter::repeat_n(value, (packed >> (4 * kind) & 15) as usize)
            })
        })
    }

    /// A seat's goods tokens, row by row.
    pub fn goods_tokens(&self, seat: Seat) -> impl Iterator<Item = u8> {
        Good::ALL.into_iter().flat_map(move |good| {
            let owned = owned(&self.open, seat, good);
            let values = self.rows[good].values().iter().enumerate();
            values.filter(move |(i, _)| owned >> i & 1 == 1).map(|(_, &value)| value)
        })
    }

    /// The seat that decides next.
    pub const fn to_move(&self) -> Option<Seat> {
        match self.open.turn() {
            Turn::Seat { seat } => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// Whether the match has ended.
    pub const fn is_over(&self) -> bool {
        matches!(self.open.phase, Phase::Over(_))
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Shown::of(self).serialize(serializer)
    }
}
