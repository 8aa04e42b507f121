//! Which moves are legal.

mod refuse;

use crate::Karma;
use crate::card_set::CardSet;
use crate::cards::CardId;
use crate::components::{Bonus, Face, Price};
use crate::dice::{Colour, Die};
use crate::moves::Move;
use crate::payment::{Means, Payment};
use crate::pending::{Origin, Task};
use crate::play::Group;
use crate::position::{Player, Position};

impl Player {
    /// What the seat could pay with in one colour.
    fn means(&self, colour: Colour) -> Means {
        Means { dice: self.dice[colour], jokers: self.administrators, karma: self.karma }
    }

    /// Which pips one die could be made to show, bit `n` for `n` pips (CKA-21).
    pub(crate) fn reach(&self) -> u8 {
        if self.administrators > 0 {
            return 0b111_1110;
        }
        let mut reach = self.dice.pips_there();
        for _ in 0..self.karma {
            reach |= (reach << 1 | reach >> 1) & 0b111_1110;
        }
        reach
    }

    /// Everything the seat can pay, by the pockets of [`Price`].
    pub(crate) fn purse(&self) -> [u8; Price::POCKETS] {
        let reach = self.reach();
        let mut purse = [0; Price::POCKETS];
        for colour in Colour::ALL {
            purse[colour as usize] = self.means(colour).worth() as u8;
        }
        for pips in 1..=6 {
            purse[Price::FREE + pips] = reach >> pips & 1;
        }
        purse
    }
}

impl Karma {
    /// Appends the legal moves, in the order of the enums.
    pub(crate) fn list(&self, position: &Position, moves: &mut Vec<Move>) {
        let player = position.player();
        let grid = &position.grid;
        match position.task() {
            Task::Arrange { .. } => {
                let left = Bonus::ALL.into_iter().filter(|&bonus| !player.knows(bonus));
                moves.extend(left.map(|bonus| Move::Lay { bonus }));
            }
            Task::Act => self.list_actions(position, moves),
            Task::Pay { card } => self.list_payments(player, card, moves),
            Task::Discard { count } => list_discards(player, count, moves),
            Task::Dice { from: Origin::Grid, .. } => list_dice(grid, moves),
            Task::Goods => list_taking(grid.and(&self.parts.goods), moves),
            Task::MoreGoods => {
                list_taking(grid.and(&self.parts.goods), moves);
                moves.push(Move::Enough);
            }
            Task::FreePalace => list_taking(grid.and(&self.parts.palace), moves),
            Task::CoinsOrPalace => {
                list_taking(grid.and(&self.parts.palace), moves);
                moves.push(Move::Coins);
            }
            Task::FameOrShip => {
                list_taking(grid.and(&self.parts.ships), moves);
                moves.push(Move::Fame);
            }
            Task::CopyShip => moves.extend(self.rows_to_copy(position).map(|seat| Move::Copy { seat })),
            Task::PickBuildings { card } => self.list_sets(position, Group::Buildings, card, moves),
            Task::PickGoods { card } => self.list_sets(position, Group::Goods, card, moves),
            Task::Payout { .. } => moves.extend([Move::CollectAdministrator, Move::CollectCoins]),
            Task::Close => moves.extend([Move::Draw, Move::Again, Move::Done]),
            _ => {}
        }
    }

    /// Any card as a die, any card that can be paid for as a card, an administrator's errand (CKA-3 to CKA-7,
    /// CKA-22).
    fn list_actions(&self, position: &Position, moves: &mut Vec<Move>) {
        let player = position.player();
        let purse = player.purse();
        list_dice(&position.grid, moves);
        let payable = position.grid.list(|card| self.affords(&purse, card));
        moves.extend(payable.iter().map(|card| Move::Take { card }));
        if player.administrators > 0 {
            moves.push(Move::Draw);
        }
    }

    #[inline]
    pub(crate) fn affords(&self, purse: &[u8; Price::POCKETS], card: CardId) -> bool {
        let price = self.parts.price(card);
        purse[price.pocket as usize] >= price.need
    }

    /// Whether the player has a payment for the card.
    pub(crate) fn can_pay(&self, player: &Player, card: CardId) -> bool {
        self.affords(&player.purse(), card)
    }

    /// The sets to choose from; from version 2 on, ways with the same effect are one choice (CKA-19).
    fn list_sets(&self, position: &Position, group: Group, card: CardId, moves: &mut Vec<Move>) {
        let sets = self.sets(position, group, card);
        let (same, each): (Move, fn([CardId; 3]) -> Move) = match group {
            Group::Buildings => (Move::SameBuildings, |cards| Move::EachBuilding { cards }),
            Group::Goods => (Move::SameGoods, |cards| Move::EachGood { cards }),
        };
        moves.extend(sets.has_same().then_some(same));
        if self.looks_after_the_reward() {
            moves.extend(self.choices(group, sets).map(each));
        } else {
            moves.extend(sets.choices().map(each));
        }
    }

    fn list_payments(&self, player: &Player, card: CardId, moves: &mut Vec<Move>) {
        match self.parts.card(card).face {
            Face::Building { pay, colour, .. } => {
                player.means(colour).payments(pay, &mut |dice, jokers, karma| {
                    let colour = if dice == [0; 6] { Colour::Orange } else { colour };
                    moves.push(Move::Pay { payment: Payment { colour, dice, jokers, karma } });
                });
            }
            Face::Ship { pay: pips, .. } | Face::Palace { action: pips } => {
                list_single_dice(player, pips, moves);
            }
            Face::Goods { .. } => {}
        }
    }
}

/// One die of exactly these pips, with karma if needed, or one joker.
fn list_single_dice(player: &Player, pips: u8, moves: &mut Vec<Move>) {
    for die in player.dice.kinds() {
        let karma = die.pips.abs_diff(pips);
        if karma <= player.karma {
            moves.push(Move::Pay { payment: Payment::one(die, karma) });
        }
    }
    if player.administrators > 0 {
        moves.push(Move::Pay { payment: Payment::JOKER });
    }
}

/// One die, or two in ascending order; equal dice are one choice.
fn list_discards(player: &Player, count: u8, moves: &mut Vec<Move>) {
    let dice = &player.dice;
    if count == 1 {
        return moves.extend(dice.kinds().map(|first| Move::Discard { first, second: None }));
    }
    for first in dice.kinds() {
        let fits = |second: &Die| *second > first || *second == first && dice.count(first) > 1;
        let seconds = dice.kinds().filter(fits);
        moves.extend(seconds.map(|second| Move::Discard { first, second: Some(second) }));
    }
}

fn list_dice(grid: &CardSet, moves: &mut Vec<Move>) {
    moves.extend(grid.list(|_| true).iter().map(|card| Move::Die { card }));
}

fn list_taking(cards: CardSet, moves: &mut Vec<Move>) {
    moves.extend(cards.iter().map(|card| Move::Take { card }));
}
