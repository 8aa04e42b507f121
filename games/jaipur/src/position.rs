//! The whole state of a match, in about a hundred bytes.

use table::{BySeat, Seat, Turn};

use crate::{BonusSize, ByGood, Cards, Good, Jaipur};

/// The state of play. The deck is a count of unseen cards; its order does not exist until drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// Five cards, fewer while they are being laid.
    pub market: Cards,
    pub deck: Cards,
    /// Cards that were sold.
    pub discard: Cards,
    /// Goods in hand.
    pub hands: BySeat<Cards, 2>,
    /// The goods in hand that everyone knows, because they were taken openly (JAI-18).
    pub known: BySeat<Cards, 2>,
    pub herds: BySeat<u8, 2>,
    /// How many tokens of each row are gone.
    pub sold: ByGood<u8>,
    /// Which of the tokens taken are seat 1's: one bit each, from the row's left end.
    pub(crate) second: ByGood<u16>,
    /// Bonus tokens in the piles: four bits for each value of [`crate::setup::Pile`].
    pub(crate) bonus: [u32; 3],
    /// Bonus tokens taken.
    pub(crate) bonus_of: BySeat<[u32; 3], 2>,
    pub seals: BySeat<u8, 2>,
    /// The round, from 1.
    pub round: u8,
    /// The seat that started the round.
    pub starter: Seat,
    /// Whose turn it is, or whose turn is being finished.
    pub mover: Seat,
    /// Exchanges in a row, both seats together (JAI-21).
    pub exchanges: u8,
    pub phase: Phase,
}

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The first starter is drawn.
    Start,
    /// Hands and market are dealt.
    Deal,
    /// The mover takes a turn.
    Play,
    /// The market is refilled after the mover's turn.
    Refill,
    /// The mover draws a bonus token.
    Bonus(BonusSize),
    /// The match has ended, for the reason its last round ended.
    Over(crate::RoundEnd),
}

/// Cards dealt to each hand (JAI-1).
pub(crate) const DEALT: u8 = 5;
/// Cards in a full market.
pub(crate) const MARKET: u8 = 5;
/// Camels that open the market.
pub(crate) const OPENING_CAMELS: u8 = 3;
/// Most cards in hand (JAI-7).
pub(crate) const HAND: u8 = 7;

impl Jaipur {
    /// A round about to be dealt (JAI-1).
    pub(crate) fn fresh_round(
        &self,
        round: u8,
        starter: Seat,
        seals: BySeat<u8, 2>,
        phase: Phase,
    ) -> Position {
        let opening = Cards::camels(OPENING_CAMELS);
        Position {
            market: opening,
            deck: self.all_cards.minus(opening),
            discard: Cards::NONE,
            hands: BySeat::filled(2, Cards::NONE),
            known: BySeat::filled(2, Cards::NONE),
            herds: BySeat::filled(2, 0),
            sold: ByGood::default(),
            second: ByGood::default(),
            bonus: self.bonus.map(|pile| pile.full),
            bonus_of: BySeat::filled(2, [0; 3]),
            seals,
            round,
            starter,
            mover: starter,
            exchanges: 0,
            phase,
        }
    }

    /// How many rows of tokens are empty.
    pub(crate) fn empty_rows(&self, position: &Position) -> usize {
        Good::ALL.iter().filter(|&&good| position.sold[good] as usize == self.rows[good].len()).count()
    }
}

impl Position {
    /// Who decides next.
    #[inline]
    pub(crate) const fn turn(&self) -> Turn {
        match self.phase {
            Phase::Play => Turn::Seat { seat: self.mover },
            Phase::Over(_) => Turn::Over,
            Phase::Start | Phase::Deal | Phase::Refill | Phase::Bonus(_) => Turn::Chance,
        }
    }

    /// Whether a sale of this many cards would earn a bonus token now.
    pub fn has_bonus(&self, cards: u8) -> bool {
        BonusSize::of_sale(cards).is_some_and(|size| self.bonus[size.index()] > 0)
    }

    /// The seat that gets the next card of the deal; `None` when the market does.
    #[inline]
    pub(crate) fn next_dealt(&self) -> Option<Seat> {
        Seat::all(2).find(|&seat| self.hands[seat].len() + self.herds[seat] < DEALT)
    }
}

/// How many bonus tokens are in a packed count.
pub(crate) const fn tokens(packed: u32) -> u8 {
    let pairs = (packed & 0x0F0F_0F0F) + (packed >> 4 & 0x0F0F_0F0F);
    (pairs.wrapping_mul(0x0101_0101) >> 24) as u8
}
