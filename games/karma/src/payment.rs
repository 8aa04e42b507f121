//! Payments: dice, jokers and karma, no more than is needed (CKA-4, CKA-5, CKA-7, CKA-21, CKA-22).

use std::fmt;

use serde::Serialize;

use crate::dice::{Colour, Die, Faces, headroom, total};

/// What is given for a card: dice of one colour, administrators as jokers, karma.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Payment {
    /// The dice's colour; orange if no die is given.
    pub colour: Colour,
    /// How many dice with one to six pips.
    pub dice: Faces,
    /// How many administrators serve as jokers.
    pub jokers: u8,
    /// How many karma raise or lower the dice.
    pub karma: u8,
}

impl Payment {
    /// One joker alone.
    pub const JOKER: Self = Self { colour: Colour::Orange, dice: [0; 6], jokers: 1, karma: 0 };

    /// One die, changed by some karma.
    pub const fn one(die: Die, karma: u8) -> Self {
        let mut payment = Self { colour: die.colour, dice: [0; 6], jokers: 0, karma };
        payment.dice[die.pips as usize - 1] = 1;
        payment
    }

    pub fn each_die(self) -> impl Iterator<Item = Die> {
        let pips =
            (1..=6).flat_map(move |pips| std::iter::repeat_n(pips, self.dice[pips as usize - 1] as usize));
        pips.map(move |pips| Die { colour: self.colour, pips })
    }

    /// Reads `blue5 blue6 joker karma`; dice in ascending order, then jokers and karma.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let mut payment = Self { jokers: 0, ..Self::JOKER };
        for word in text.split(' ') {
            match word {
                "joker" => payment.jokers = payment.jokers.checked_add(1)?,
                "karma" => payment.karma = payment.karma.checked_add(1)?,
                _ => {
                    let die = Die::parse(word)?;
                    payment.colour = die.colour;
                    let count = &mut payment.dice[die.pips as usize - 1];
                    *count = count.checked_add(1)?;
                }
            }
        }
        (payment.to_string() == text).then_some(payment)
    }
}

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        let mut word = |word: &dyn fmt::Display| {
            write!(f, "{gap}{word}")?;
            gap = " ";
            Ok(())
        };
        self.each_die().try_for_each(|die| word(&die))?;
        (0..self.jokers).try_for_each(|_| word(&"joker"))?;
        (0..self.karma).try_for_each(|_| word(&"karma"))
    }
}

/// What a seat could pay with in one colour.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Means {
    pub(crate) dice: Faces,
    pub(crate) jokers: u8,
    pub(crate) karma: u8,
}

impl Means {
    /// The most these means are worth: a joker counts as 6, karma raises no die above 6.
    pub(crate) fn worth(self) -> u32 {
        total(self.dice) + 6 * u32::from(self.jokers) + headroom(self.dice).min(self.karma.into())
    }

    /// Shows every payment of at least `price` from which nothing can be left out (CKA-4).
    pub(crate) fn payments(self, price: u8, show: &mut impl FnMut(Faces, u8, u8)) {
        self.choose(6, [0; 6], price.into(), show);
    }

    /// Chooses how many dice of `pips` and fewer to give, highest first. Once the dice reach the price, no
    /// smaller one may join them, since it could be left out.
    fn choose(self, pips: usize, dice: Faces, price: u32, show: &mut impl FnMut(Faces, u8, u8)) {
        if pips == 0 {
            (0..=self.jokers).for_each(|jokers| self.complete(dice, jokers, price, show));
            return;
        }
        let mut dice = dice;
        for count in 0..=self.dice[pips - 1] {
            dice[pips - 1] = count;
            self.choose(pips - 1, dice, price, show);
            if total(dice) >= price {
                break;
            }
        }
    }

    /// Adds the karma still needed, and shows the payment if nothing in it is superfluous. With karma the
    /// total is exactly the price, so nothing is missed.
    fn complete(self, dice: Faces, jokers: u8, price: u32, show: &mut impl FnMut(Faces, u8, u8)) {
        let sum = total(dice) + 6 * u32::from(jokers);
        if sum < price {
            let karma = price - sum;
            if karma <= headroom(dice).min(self.karma.into()) {
                show(dice, jokers, karma as u8);
            }
            return;
        }
        let least = if jokers > 0 { 6 } else { u32::MAX };
        let least = (1..).zip(dice).find(|(_, count)| *count > 0).map_or(least, |(pips, _)| least.min(pips));
        if sum.saturating_sub(least) < price {
            show(dice, jokers, 0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(dice: Faces, jokers: u8, karma: u8, price: u8) -> Vec<String> {
        let mut all = Vec::new();
        Means { dice, jokers, karma }.payments(price, &mut |dice, jokers, karma| {
            all.push(Payment { colour: Colour::Blue, dice, jokers, karma }.to_string());
        });
        all
    }

    /// The long way: every part of the means, kept if it is enough and no smaller part is.
    fn by_trial(means: Means, price: u8) -> usize {
        let suffices = |dice: Faces, jokers: u8, karma: u8| {
            let raised = headroom(dice).min(karma.into());
            total(dice) + 6 * u32::from(jokers) + raised >= price.into()
        };
        let mut count = 0;
        let sizes: usize = means.dice.iter().map(|&n| n as usize + 1).product();
        for code in 0..sizes {
            let mut rest = code;
            let dice: Faces = std::array::from_fn(|i| {
                let size = means.dice[i] as usize + 1;
                let digit = rest % size;
                rest /= size;
                digit as u8
            });
            for jokers in 0..=means.jokers {
                for karma in 0..=means.karma.min(headroom(dice) as u8) {
                    let fewer_dice = (0..6).any(|i| {
                        let mut fewer = dice;
                        dice[i] > 0 && {
                            fewer[i] -= 1;
                            suffices(fewer, jokers, karma)
                        }
                    });
                    let idle = fewer_dice
                        || jokers > 0 && suffices(dice, jokers - 1, karma)
                        || karma > 0 && suffices(dice, jokers, karma - 1);
                    count += usize::from(suffices(dice, jokers, karma) && !idle);
                }
            }
        }
        count
    }

    #[test]
    fn the_printed_example_blue_five_and_a_joker_pay_eleven() {
        assert_eq!(listed([0, 0, 0, 0, 1, 0], 1, 0, 11), ["blue5 joker"]);
    }

    #[test]
    fn nothing_idle_is_offered() {
        assert_eq!(listed([1, 0, 1, 0, 1, 0], 0, 1, 5), ["blue1 blue3 karma", "blue5"]);
        assert!(listed([0, 0, 0, 0, 1, 0], 0, 2, 7).is_empty(), "karma raises no die above six");
        assert!(listed([0; 6], 0, 2, 1).is_empty(), "karma alone pays nothing");
    }

    /// For every hand of eight in one colour and every price up to 20, the listing agrees with the long way,
    /// and the widest payment decision of all is known.
    #[test]
    fn payments_agree_with_trial_and_their_number_is_bounded() {
        let mut widest = 0;
        for code in 0..9_usize.pow(5) {
            let mut rest = code;
            let mut dice: Faces = std::array::from_fn(|_| {
                let digit = rest % 9;
                rest /= 9;
                digit as u8
            });
            let sum: u8 = dice[..5].iter().sum();
            if sum > 8 {
                continue;
            }
            dice[5] = 8 - sum;
            for price in 1..=20 {
                let mut count = 0;
                Means { dice, jokers: 2, karma: 2 }.payments(price, &mut |_, _, _| count += 1);
                widest = widest.max(count);
                if code % 61 == 0 {
                    assert_eq!(
                        count,
                        by_trial(Means { dice, jokers: 2, karma: 2 }, price),
                        "{dice:?} {price}"
                    );
                }
            }
        }
        assert_eq!(widest, 81);
    }

    #[test]
    fn only_canonical_text_is_read() {
        for text in ["blue5 joker", "joker", "green1 green1 green6 joker joker karma karma"] {
            assert_eq!(Payment::parse(text).unwrap().to_string(), text);
        }
        for wrong in ["", "blue6 blue5", "joker blue5", "blue5 green5", "blue5  joker", "karma joker", "red2"]
        {
            assert_eq!(Payment::parse(wrong), None, "{wrong}");
        }
    }
}
