//! A small fitted network in whole numbers: two hidden layers, then a chance for every seat and a promise for
//! every part of a move; a move's promise is the sum of its parts'.
//!
//! All sums are exact, so every machine gets the same answer, and a forward pass allocates nothing.
//! `python/train/fit.py` writes the files; [`Net::read`] refuses one whose sums could overflow.

mod file;

use table::{BySeat, Seat};

pub use self::file::NetError;

/// The most neurons in a hidden layer.
pub(crate) const MOST_NEURONS: usize = 128;
/// The most numbers in a view.
pub(crate) const MOST_FEATURES: usize = 2048;
/// Neurons that are summed up at a time.
const LANES: usize = 16;
/// Where neurons are cut off.
const CEILING: i32 = 2047;

/// A fitted network, as in its file.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// What it was fitted for: see [`table::Encode::shape`].
    pub shape: u64,
    /// How many numbers it is given.
    pub features: usize,
    /// How many parts of moves it knows.
    pub parts: usize,
    /// How much the hand-made judge's promises count besides its own; at 0 they are not asked for.
    pub hand: f32,
    /// Weights are stored feature by feature, since most features are 0.
    first: Layer,
    /// From here on weights are stored neuron by neuron.
    second: Layer,
    seats: Layer,
    moves: Layer,
    /// Sums are divided by this power of two to become neurons of the next layer.
    shifts: [u32; 2],
    /// What a step of a seat's and of a move's sum stands for.
    steps: [f32; 2],
}

/// Weights with the sums they start from.
#[derive(Clone, PartialEq, Debug)]
struct Layer {
    weights: Vec<i16>,
    bias: Vec<i32>,
}

/// The last hidden layer: what the network makes of a position.
#[derive(Clone, Copy, Debug)]
pub struct Impression([i16; MOST_NEURONS]);

impl Net {
    /// Looks at a view in numbers, at most `MOST_FEATURES` of them.
    pub fn look(&self, features: &[i8]) -> Impression {
        let width = self.first.bias.len();
        let (mut places, mut count) = ([0; MOST_FEATURES], 0);
        told(features, |at| {
            places[count] = at as u16;
            count += 1;
        });
        let mut neurons = [0_i16; MOST_NEURONS];
        for begin in (0..width).step_by(LANES) {
            let end = width.min(begin + LANES);
            let sums = self.first_sums(features, &places[..count], begin, end);
            for (neuron, sum) in neurons[begin..end].iter_mut().zip(sums) {
                *neuron = fire(sum, self.shifts[0]);
            }
        }
        let mut impression = Impression([0; MOST_NEURONS]);
        for (at, neuron) in impression.0[..self.second.bias.len()].iter_mut().enumerate() {
            *neuron = fire(self.second.sum(at, &neurons[..width]), self.shifts[1]);
        }
        impression
    }

    /// The sums of a few neurons of the first layer, few enough to stay in registers.
    fn first_sums(&self, features: &[i8], places: &[u16], begin: usize, end: usize) -> [i32; LANES] {
        let (mut sums, width) = ([0; LANES], self.first.bias.len());
        sums[..end - begin].copy_from_slice(&self.first.bias[begin..end]);
        for &at in places {
            let (feature, row) = (i32::from(features[at as usize]), at as usize * width);
            let weights = &self.first.weights[row + begin..row + end];
            if let Some(weights) = weights.first_chunk::<LANES>() {
                sums.iter_mut().zip(weights).for_each(|(sum, &weight)| *sum += i32::from(weight) * feature);
            } else {
                sums.iter_mut().zip(weights).for_each(|(sum, &weight)| *sum += i32::from(weight) * feature);
            }
        }
        sums
    }

    /// Each seat's chance of winning, starting with `seat`, whose view it is.
    pub fn chances(&self, impression: &Impression, seat: Seat, seats: usize) -> BySeat<f32> {
        let neurons = &impression.0[..self.second.bias.len()];
        let sums: BySeat<i32> = BySeat::from_fn(seats, |other| {
            self.seats.sum((other.index() + seats - seat.index()) % seats, neurons)
        });
        let most = sums.as_slice().iter().copied().max().unwrap_or(0);
        let weights: BySeat<f32> = sums.map(|sum| exp((sum - most) as f32 * self.steps[0]));
        let total: f32 = weights.as_slice().iter().sum();
        weights.map(|weight| weight / total)
    }

    /// How promising moves with this part look, as a sum that [`Self::promise`] turns into a promise.
    pub(crate) fn part(&self, impression: &Impression, part: usize) -> i32 {
        self.moves.sum(part, &impression.0[..self.second.bias.len()])
    }

    /// The promise of a move with these sums of its parts.
    pub(crate) fn promise(&self, parts: i64) -> f32 {
        parts as f32 * self.steps[1]
    }
}

impl Layer {
    #[inline]
    fn sum(&self, at: usize, neurons: &[i16]) -> i32 {
        let width = neurons.len();
        let weights = &self.weights[at * width..(at + 1) * width];
        let products =
            weights.iter().zip(neurons).map(|(&weight, &neuron)| i32::from(weight) * i32::from(neuron));
        self.bias[at] + products.sum::<i32>()
    }
}

/// Lists the places that are not 0; most are 0, so eight at a time are skipped.
#[inline]
fn told(features: &[i8], mut name: impl FnMut(usize)) {
    let (eights, rest) = features.as_chunks::<8>();
    for (number, eight) in eights.iter().enumerate().filter(|(_, eight)| **eight != [0; 8]) {
        (0..8).filter(|&at| eight[at] != 0).for_each(|at| name(8 * number + at));
    }
    let begin = features.len() - rest.len();
    (0..rest.len()).filter(|&at| rest[at] != 0).for_each(|at| name(begin + at));
}

/// Turns a sum into a neuron: at least 0 and at most the ceiling.
#[inline]
fn fire(sum: i32, shift: u32) -> i16 {
    (sum >> shift).clamp(0, CEILING) as i16
}

/// The exponential function for numbers up to 0, in steps that are the same on every machine; its error is
/// below one part in a hundred thousand.
fn exp(number: f32) -> f32 {
    let part = number.max(-80.0) / 256.0;
    // The series is short, since |part| is below a third; eight squarings bring it back.
    let mut power =
        1.0 + part * (1.0 + part * (0.5 + part * (1.0 / 6.0 + part * (1.0 / 24.0 + part / 120.0))));
    for _ in 0..8 {
        power *= power;
    }
    power
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A network of two features, two neurons and two, two seats and three moves.
    fn file(weights: [i16; 2]) -> Vec<u8> {
        let mut bytes = b"durbnet1".to_vec();
        bytes.extend(7_u64.to_le_bytes());
        bytes.extend([2_u32, 2, 2, 2, 3, 4, 10].iter().flat_map(|number| number.to_le_bytes()));
        bytes.extend([0.5_f32, 0.25].iter().flat_map(|number| number.to_le_bytes()));
        let mut layer = |weights: &[i16], bias: &[i32]| {
            bytes.extend(weights.iter().flat_map(|weight| weight.to_le_bytes()));
            bytes.extend(bias.iter().flat_map(|sum| sum.to_le_bytes()));
        };
        layer(&[weights[0], 320, weights[1], -160], &[16, 32]);
        layer(&[1024, 0, 512, 512], &[0, 2048]);
        layer(&[1, 0, 0, 1], &[0, 0]);
        layer(&[1, 1, 2, 0, 0, -1], &[0, 1, 2]);
        bytes
    }

    #[test]
    fn sums_are_as_by_hand() {
        let net = Net::read(&file([160, 80])).expect("the file is whole");
        // Features 1 and 3: sums 16 + 160 + 240 and 32 + 320 - 480, in sixteenths 26 and nothing.
        let impression = net.look(&[1, 3]);
        // Then 26 * 1024 and 26 * 512 + 2048, in parts of 1024 26 and 15.
        assert_eq!(impression.0[..3], [26, 15, 0]);
        let promises = [0, 1, 2].map(|part| net.promise(net.part(&impression, part).into()).to_bits());
        assert_eq!(promises, [10.25_f32, 13.25, -3.25].map(f32::to_bits));
        let chances = net.chances(&impression, Seat::new(1), 2);
        let own = 1.0 / (1.0 + (-5.5_f32).exp());
        assert!((chances[Seat::new(1)] - own).abs() < 1e-5, "{chances:?}");
        assert!((chances[Seat::new(0)] - (1.0 - own)).abs() < 1e-5, "{chances:?}");
    }

    #[test]
    fn a_file_that_is_cut_or_could_overflow_is_refused() {
        let whole = file([160, 80]);
        for end in 0..whole.len() {
            assert!(Net::read(&whole[..end]).is_err(), "{end}");
        }
        assert!(Net::read(&[whole.clone(), vec![0]].concat()).is_err());
        let mut heavy = whole;
        let bias = heavy.len() - 4;
        heavy[bias..].copy_from_slice(&i32::MAX.to_le_bytes());
        assert_eq!(Net::read(&heavy).unwrap_err().to_string(), "a sum of the network could overflow");
    }

    #[test]
    fn the_exponential_is_near_enough() {
        for tenth in 0..300 {
            let number = -(tenth as f32) / 10.0;
            let error = (exp(number) / number.exp() - 1.0).abs();
            assert!(error < 1e-4, "{number}: {error}");
        }
    }
}
