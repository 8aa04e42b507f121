//! Fair chance: numbers that nobody can foresee or influence and everyone can check afterwards.
//!
//! The exact bytes are in `docs/fairness.md`. In short: a secret seed is committed to before
//! anyone contributes; the key hashes seed and contributions; draw `k` of a source is
//! HMAC-SHA-256 of that source's name and `k` under the key.

use std::collections::BTreeMap;
use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::Seat;

/// What the commitment is a hash of. Secret until the match is over or abandoned.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from 32 random bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The seed for a small number, for tests and arenas: the number in the last eight bytes, big-endian.
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[24..].copy_from_slice(&number.to_be_bytes());
        Self(bytes)
    }

    /// Reads 64 hex digits.
    pub fn parse(text: &str) -> Option<Self> {
        read_hash(text).map(Self)
    }

    /// The seed in hex. Call it only where the seed may be known.
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
    }

    /// What is published before play.
    pub fn commitment(&self) -> Commitment {
        Commitment(
            Sha256::new().chain_update(b"durbar commitment 1\n").chain_update(self.0).finalize().into(),
        )
    }
}

/// Seeds never slip into debug output.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// The published hash of a seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// Reads 64 hex digits.
    pub fn parse(text: &str) -> Option<Self> {
        read_hash(text).map(Self)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

fn read_hash(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    let lower = text.bytes().all(|b| b.is_ascii_digit() || b.is_ascii_lowercase());
    (lower && hex::decode_to_slice(text, &mut bytes).is_ok()).then_some(bytes)
}

/// Bytes that a player's client mixes in, so the host alone does not decide the chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contribution {
    pub seat: Seat,
    /// One to 32 bytes.
    pub bytes: Vec<u8>,
}

/// Where an outcome comes from: a deck in a round, a pile, a die colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Source {
    /// What it is, in lower-case letters.
    pub name: &'static str,
    /// Which one of its kind.
    pub index: u32,
}

impl Source {
    /// The source with this name and number.
    pub const fn new(name: &'static str, index: u32) -> Self {
        Self { name, index }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.name, self.index)
    }
}

/// Draws the numbers of one match. Streams only go forward.
#[derive(Clone, Debug)]
pub struct Dealer {
    seed: Option<Seed>,
    contributions: Vec<Contribution>,
    drawn: BTreeMap<Source, u32>,
    key: Option<Hmac<Sha256>>,
}

impl Dealer {
    /// A dealer who knows the seed.
    pub const fn new(seed: Seed) -> Self {
        Self { seed: Some(seed), contributions: Vec::new(), drawn: BTreeMap::new(), key: None }
    }

    /// A dealer who doesn't know the seed, and can only count what others drew.
    pub const fn blind() -> Self {
        Self { seed: None, contributions: Vec::new(), drawn: BTreeMap::new(), key: None }
    }

    /// The same dealer, who now knows the seed.
    #[must_use]
    pub fn knowing(self, seed: Seed) -> Self {
        Self { seed: Some(seed), key: None, ..self }
    }

    /// The seed, if known.
    pub const fn seed(&self) -> Option<&Seed> {
        self.seed.as_ref()
    }

    /// Whether anything has been drawn; after that no contribution is accepted.
    pub fn has_drawn(&self) -> bool {
        !self.drawn.is_empty()
    }

    /// Mixes in a player's bytes.
    pub fn contribute(&mut self, contribution: Contribution) {
        self.contributions.push(contribution);
    }

    /// What was contributed, in order.
    pub fn contributions(&self) -> &[Contribution] {
        &self.contributions
    }

    /// The next number of a source, uniform below `bound`; `None` without the seed.
    pub fn draw(&mut self, source: Source, bound: u64) -> Option<u64> {
        let number = self.peek(source, bound)?;
        self.skip(source);
        Some(number)
    }

    /// Counts a draw of a source whose number came from elsewhere.
    pub fn skip(&mut self, source: Source) {
        *self.drawn.entry(source).or_default() += 1;
    }

    /// What [`Self::draw`] would give, without drawing.
    pub fn peek(&mut self, source: Source, bound: u64) -> Option<u64> {
        let nth = self.drawn.get(&source).copied().unwrap_or_default();
        let key = self.key()?;
        let blocks = (0_u32..).map(|attempt| block(&key, source, nth, attempt));
        blocks.flat_map(words).find_map(|word| accept(word, bound))
    }

    /// The key is fixed when the first number is drawn; by then all contributions are in.
    fn key(&mut self) -> Option<Hmac<Sha256>> {
        if self.key.is_none() || !self.has_drawn() {
            self.key = Some(mac(&key(self.seed.as_ref()?, &self.contributions)));
        }
        self.key.clone()
    }
}

fn key(seed: &Seed, contributions: &[Contribution]) -> [u8; 32] {
    let mut hash = Sha256::new().chain_update(b"durbar key 1\n").chain_update(seed.0);
    for Contribution { seat, bytes } in contributions {
        hash.update([seat.index() as u8, bytes.len() as u8]);
        hash.update(bytes);
    }
    hash.finalize().into()
}

fn mac(key: &[u8; 32]) -> Hmac<Sha256> {
    Hmac::new_from_slice(key).expect("HMAC takes a key of any length")
}

fn block(key: &Hmac<Sha256>, source: Source, nth: u32, attempt: u32) -> [u8; 32] {
    let mut mac = key.clone();
    mac.update(format!("{source}/{nth}/{attempt}").as_bytes());
    mac.finalize().into_bytes().into()
}

/// The four 64-bit numbers of a block, big-endian.
fn words(block: [u8; 32]) -> [u64; 4] {
    std::array::from_fn(|i| u64::from_be_bytes(block[8 * i..8 * i + 8].try_into().expect("eight bytes")))
}

/// Rejects the few numbers above the last multiple of `bound`, so no remainder is more likely than another.
fn accept(word: u64, bound: u64) -> Option<u64> {
    let limit = u64::MAX - u64::MAX % bound;
    (word < limit).then_some(word % bound)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dealer(number: u64) -> Dealer {
        Dealer::new(Seed::from_number(number))
    }

    /// Frozen: these vectors are in docs/fairness.md.
    #[test]
    fn vectors_of_the_fairness_page() {
        let seven = Seed::from_number(7).commitment().to_string();
        assert_eq!(seven, "126553c8d1de96054ac68b51756aebf37e4ccd6c2f3f2ae14c0e60836232b2f3");
        let mut seven = dealer(7);
        let deck: Vec<u64> = (0..8).map(|i| seven.draw(Source::new("deck", 1), 52 - i).unwrap()).collect();
        assert_eq!(deck, [9, 22, 0, 43, 45, 26, 28, 8]);
        let mut mixed = dealer(7);
        mixed.contribute(Contribution { seat: Seat::new(0), bytes: b"durbar".to_vec() });
        assert_eq!(mixed.draw(Source::new("deck", 1), 52), Some(11));
    }

    #[test]
    fn the_order_of_a_deck_does_not_depend_on_other_draws() {
        let deck = Source::new("deck", 1);
        let mut plain = dealer(3);
        let expected: Vec<_> = (0..5).map(|_| plain.draw(deck, 50)).collect();
        let mut busy = dealer(3);
        let got: Vec<_> = (0..5)
            .map(|_| {
                busy.draw(Source::new("bonus", 3), 7);
                busy.draw(deck, 50)
            })
            .collect();
        assert_eq!(expected, got);
    }

    #[test]
    fn a_contribution_changes_the_draws() {
        let deck = Source::new("deck", 1);
        let mut with = dealer(3);
        with.contribute(Contribution { seat: Seat::new(1), bytes: vec![1] });
        let numbers = |dealer: &mut Dealer| (0..4).map(|_| dealer.draw(deck, 1 << 40)).collect::<Vec<_>>();
        assert_ne!(numbers(&mut with), numbers(&mut dealer(3)));
    }

    #[test]
    fn draws_are_uniform() {
        let mut dealer = dealer(11);
        let mut counts = [0_u32; 6];
        for _ in 0..12_000 {
            counts[dealer.draw(Source::new("die", 0), 6).unwrap() as usize] += 1;
        }
        let chi: f64 = counts.iter().map(|&c| (f64::from(c) - 2000.0).powi(2) / 2000.0).sum();
        assert!(chi < 20.5, "chi-square with five degrees of freedom, one in a thousand: {chi}");
    }

    #[test]
    fn a_blind_dealer_draws_nothing() {
        assert_eq!(Dealer::blind().draw(Source::new("deck", 1), 6), None);
    }
}
