//! What a player should know about each game: what moves are worth, and the levels to choose from.
//!
//! One file per game. A bot is given views only, so nothing here can peek.

pub mod charmers;
pub mod jaipur;
pub mod karma;
mod levels;
pub mod rajas;

use std::sync::Arc;

use search::{Confidence, Insight, Learned, Net};
use table::Encode;

/// The networks in these built-in files.
fn networks<const FILES: usize>(files: [&[u8]; FILES]) -> Arc<[Net]> {
    files.map(|file| Net::read(file).expect("the built-in networks are whole, as a test shows")).into()
}

/// The numbers of seats for networks from outside.
const ANY: &[usize] = &[2, 3, 4, 5];

/// What networks know, with the hand-made insight for other tables.
fn learned<G, I>(
    nets: Arc<[Net]>,
    seats: &'static [usize],
    promises: bool,
    confidence: &'static [Confidence],
) -> Arc<dyn Insight<G>>
where
    G: Encode,
    I: Insight<G> + Default + 'static,
{
    Arc::new(Learned { hand: I::default(), nets, seats, promises, confidence })
}

#[cfg(test)]
mod tests {
    use search::Weights;

    use crate::charmers::Vizier;
    use crate::jaipur::Merchant;
    use crate::karma::Sage;
    use crate::rajas::Regent;

    fn keeps_its_numbers<W: Weights + PartialEq + std::fmt::Debug>() {
        let weights = W::default();
        let names: Vec<f64> = weights.numbers().into_iter().map(|(_, number)| number).collect();
        assert_eq!(weights.with_numbers(&names), weights);
        let doubled: Vec<f64> = names.iter().map(|number| number * 2.0).collect();
        let after: Vec<f64> = weights.with_numbers(&doubled).numbers().into_iter().map(|(_, n)| n).collect();
        assert_eq!(after.len(), names.len());
        assert!(after.iter().zip(&doubled).all(|(a, b)| (a - b).abs() < 1e-5));
        let near = W::read(&weights.text()).expect("a written file can be read");
        assert!(near.numbers().iter().zip(&names).all(|((_, a), b)| (a - b).abs() <= 1e-3 * b.abs()));
    }

    #[test]
    fn every_built_in_file_is_read_and_written() {
        keeps_its_numbers::<Merchant>();
        keeps_its_numbers::<Regent>();
        keeps_its_numbers::<Vizier>();
        keeps_its_numbers::<Sage>();
    }

    #[test]
    fn an_unknown_name_is_refused() {
        let text = Merchant::default().text() + "luck = 1.0\n";
        assert!(Merchant::read(&text).unwrap_err().to_string().contains("luck"));
    }
}
