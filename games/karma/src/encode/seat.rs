//! What one seat has on the table and in hand, as numbers.

use table::{Quill, Seat};

use super::DICE;
use crate::Karma;
use crate::components::{Face, Reward};
use crate::dice::{Colour, Die, HAND_LIMIT, total};
use crate::position::{Player, Position};

/// Fame and coins towards a scoring card are encoded one by one up to these.
const FAME: usize = 3;
const COINS: usize = 6;
/// Karma, administrators and symbols likewise.
const KARMA: usize = 6;
const ADMINISTRATORS: usize = 4;
const SYMBOLS: usize = 4;
const SHIPS: usize = 3;

/// Scoring; tokens; the hand; the display; the row of ships.
pub(super) const SEAT: usize = (6 + 6 + 6 + FAME + COINS + 3 + 36)
    + (KARMA + ADMINISTRATORS + 2)
    + (HAND_LIMIT + 4 + DICE + 4 + 6)
    + (6 * SYMBOLS + 3 + 1)
    + (SHIPS + 1 + 10);

impl Karma {
    pub(super) fn seat_in_numbers(&self, position: &Position, seat: Seat, quill: &mut Quill<'_>) {
        let (player, begin) = (&position.players[seat], quill.written());
        scoring(player, quill);
        quill.one_of(KARMA, player.karma.into());
        quill.one_of(ADMINISTRATORS, player.administrators.into());
        quill.count(player.karma.into());
        quill.count(player.administrators.into());
        self.hand_in_numbers(player, quill);
        self.display_in_numbers(position, seat, quill);
        self.ships_in_numbers(position, seat, quill);
        debug_assert_eq!(quill.written() - begin, SEAT, "a seat has its length");
    }

    /// The cards in hand by colour, and the dice if they are known, with what they could pay.
    fn hand_in_numbers(&self, player: &Player, quill: &mut Quill<'_>) {
        quill.one_of(HAND_LIMIT, player.hand.len());
        for corner in &self.parts.corners {
            quill.count(player.hand.and(corner).len() as i32);
        }
        Die::all().for_each(|die| quill.count(player.dice.count(die).into()));
        for colour in Colour::ALL {
            quill.count(total(player.dice[colour]) as i32);
        }
        quill.bits(6, u64::from(player.reach() >> 1));
    }

    /// How many buildings and goods of each kind, what the goods are worth, and how many symbols there are.
    fn display_in_numbers(&self, position: &Position, seat: Seat, quill: &mut Quill<'_>) {
        let mut display = position.players[seat].display;
        if seat == position.active && !position.aside.is_empty() {
            display = display.without(&position.set_aside());
        }
        for showing in &self.parts.showing {
            quill.one_of(SYMBOLS, display.and(showing).len());
        }
        let (mut values, mut symbols) = ([0; 3], 0);
        for card in &display {
            let goods = self.parts.card(card).goods;
            values.iter_mut().zip(goods).for_each(|(sum, value)| *sum += i32::from(value));
            symbols += goods.iter().filter(|&&value| value > 0).count() as i32;
        }
        for sum in values {
            quill.count(sum);
        }
        quill.count(symbols);
    }

    /// The open row: how many ships, the last one's number, and its reward.
    fn ships_in_numbers(&self, position: &Position, seat: Seat, quill: &mut Quill<'_>) {
        let row = self.row(position, seat);
        quill.one_of(SHIPS, row.len());
        quill.count(row.last().map_or(0, |ship| i32::from(ship.number())));
        let last = self.last_ship(position, seat).map(|ship| self.parts.card(ship).face);
        let reward = match last {
            Some(Face::Ship { reward, .. }) => Reward::ALL.iter().position(|&other| other == reward),
            _ => None,
        };
        quill.one_of(10, reward.map_or(0, |place| place + 1));
    }
}

/// Scoring cards turned from both sides, tokens towards the next, turns owed, and the known bonuses.
fn scoring(player: &Player, quill: &mut Quill<'_>) {
    quill.one_of(6, player.turned().into());
    quill.one_of(6, player.left.into());
    quill.one_of(6, player.right.into());
    quill.one_of(FAME, player.fame.into());
    quill.one_of(COINS, player.coins.into());
    quill.count(player.fame.into());
    quill.count(player.coins.into());
    quill.count(player.owed.into());
    for bonus in player.track {
        quill.one_of(6, bonus.map_or(0, |bonus| bonus as usize + 1));
    }
}
