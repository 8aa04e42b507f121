//! Guesses the pips in other hands.

use table::{Imagine, Rng, Seat};

use super::View;
use crate::Karma;
use crate::cards::CardId;
use crate::dice::{Colour, Dice, Die};
use crate::pending::Task;
use crate::position::Position;

/// How often a hand is redrawn before one that can pay is put together on purpose.
const TRIES: usize = 24;

impl Imagine for Karma {
    /// Every hidden hand gets pips from the unseen values of its colours. A seat that is about to pay has
    /// shown that it can, so its hand is drawn first, and again until it can.
    fn imagine(&self, view: &View, rng: &mut Rng) -> Position {
        if view.open_hands {
            return view.known;
        }
        let mut guess = Guess { rules: self, position: view.known, pool: self.unseen_dice(&view.known) };
        if let Task::Pay { card } = view.known.task()
            && view.viewer != Some(view.known.active)
        {
            guess.payer(view.known.active, card, rng);
        }
        for seat in Seat::all(self.seats).filter(|&seat| view.viewer != Some(seat)) {
            guess.hand(seat, rng);
        }
        guess.position
    }
}

impl Karma {
    /// The values that no hand and no discard shows to the viewer.
    fn unseen_dice(&self, known: &Position) -> Dice {
        let mut seen = known.shown;
        known.players.as_slice().iter().for_each(|player| seen.add(&player.dice));
        self.parts.pips.minus(&seen).unwrap_or_default()
    }
}

/// A position being filled in, and the values still available.
#[derive(Clone, Copy)]
struct Guess<'a> {
    rules: &'a Karma,
    position: Position,
    pool: Dice,
}

impl Guess<'_> {
    /// How many dice of a colour the hand is missing; a card whose pips are just being drawn has none yet.
    fn missing(&self, seat: Seat, colour: Colour) -> usize {
        let player = &self.position.players[seat];
        let known: u8 = player.dice[colour].iter().sum();
        let pending = match self.position.task() {
            Task::Pips { card } if seat == self.position.active => {
                usize::from(self.rules.parts.card(card).corner == colour)
            }
            _ => 0,
        };
        let cards = player.hand.and(&self.rules.parts.corners[colour as usize]).len();
        cards.saturating_sub(known as usize + pending)
    }

    /// Fills a hand with random dice.
    fn hand(&mut self, seat: Seat, rng: &mut Rng) {
        for colour in Colour::ALL {
            for _ in 0..self.missing(seat, colour) {
                let left: u32 = self.pool[colour].iter().map(|&count| u32::from(count)).sum();
                if left > 0 {
                    self.give(seat, nth(&self.pool, colour, rng.below(left)));
                }
            }
        }
    }

    fn give(&mut self, seat: Seat, die: Die) {
        self.pool.remove(die);
        self.position.players[seat].dice.insert(die);
    }

    fn payer(&mut self, seat: Seat, card: CardId, rng: &mut Rng) {
        for _ in 0..TRIES {
            let mut guess = *self;
            guess.hand(seat, rng);
            if guess.pays(seat, card) {
                *self = guess;
                return;
            }
        }
        self.put_payment(seat, card);
    }

    fn pays(&self, seat: Seat, card: CardId) -> bool {
        self.rules.can_pay(&self.position.players[seat], card)
    }

    /// The hand can in fact pay, so a payment is among the unseen values: the highest dice of the price's
    /// colour, or one die close enough.
    fn put_payment(&mut self, seat: Seat, card: CardId) {
        let many = self.rules.parts.buildings.contains(card);
        for colour in Colour::ALL {
            let mut guess = *self;
            for pips in (1..=6).rev() {
                let die = Die { colour, pips };
                while guess.missing(seat, colour) > 0 && guess.pool.count(die) > 0 {
                    let before = guess;
                    guess.give(seat, die);
                    if guess.pays(seat, card) {
                        *self = guess;
                        return;
                    }
                    if !many {
                        guess = before;
                        break;
                    }
                }
            }
        }
    }
}

/// The die that the number stands for when the colour's values are lined up.
fn nth(pool: &Dice, colour: Colour, mut number: u32) -> Die {
    let mut pips = 1;
    for count in pool[colour] {
        if number < u32::from(count) {
            break;
        }
        number -= u32::from(count);
        pips += 1;
    }
    Die { colour, pips: pips.min(6) }
}
