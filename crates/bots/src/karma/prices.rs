//! What a card costs a seat, and what a payment gives away, in scoring cards.

use karma::{CardId, Colour, Die, Face, Payment, Player};

use super::Sage;
use super::estimate::Look;

impl Sage {
    /// What a card will cost, if the seat can pay for it.
    pub(super) fn price(&self, look: &Look<'_>, id: CardId) -> Option<f32> {
        match look.rules.parts().card(id).face {
            Face::Building { pay, colour, .. } => self.many_dice(look.player, colour, pay),
            Face::Ship { pay: pips, .. } | Face::Palace { action: pips } => self.one_die(look.player, pips),
            Face::Goods { .. } => Some(0.0),
        }
    }

    /// A die of exactly these pips, or one changed with as little karma as possible, or a joker.
    fn one_die(&self, player: &Player, pips: u8) -> Option<f32> {
        let there = player.dice.pips_there();
        let near = (0..=player.karma).find_map(|karma| {
            let fits = [pips.saturating_sub(karma), pips + karma];
            let face = fits.into_iter().find(|&face| (1..=6).contains(&face) && there >> face & 1 == 1)?;
            Some(self.die[face as usize - 1] + self.karma * f32::from(karma))
        });
        near.or((player.administrators > 0).then_some(self.administrator))
    }

    /// Dice of the colour, the highest first and the last one as low as possible; then karma, then jokers.
    fn many_dice(&self, player: &Player, colour: Colour, pay: u8) -> Option<f32> {
        let faces = player.dice[colour];
        let (mut cost, mut due, mut room) = (0.0, pay, 0);
        for face in (1..=6_u8).rev() {
            for _ in 0..faces[face as usize - 1] {
                let smaller = (due..face).any(|small| small > 0 && faces[small as usize - 1] > 0);
                if due > 0 && !smaller {
                    cost += self.die[face as usize - 1];
                    due = due.saturating_sub(face);
                    room += 6 - face;
                }
            }
        }
        let karma = due.min(player.karma).min(room);
        let jokers = (due - karma).div_ceil(6);
        let rest = self.karma * f32::from(karma) + self.administrator * f32::from(jokers);
        (jokers <= player.administrators).then_some(cost + rest)
    }

    /// What is given away with a payment.
    pub(super) fn cost(&self, payment: Payment) -> f32 {
        let dice: f32 = payment.each_die().map(|die| self.one(die)).sum();
        dice + self.administrator * f32::from(payment.jokers) + self.karma * f32::from(payment.karma)
    }

    pub(super) fn one(&self, die: Die) -> f32 {
        self.die[die.pips as usize - 1]
    }
}
