//! Networks as files: a short head, then all weights as little-endian whole numbers.

use super::{CEILING, Layer, MOST_FEATURES, MOST_NEURONS, Net};

/// Why a file is not a network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NetError(&'static str);

impl std::fmt::Display for NetError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for NetError {}

/// The first version asked nothing of the hand-made judge.
const FIRST: &[u8; 8] = b"durbnet1";
const SECOND: &[u8; 8] = b"durbnet2";
/// Limits on a file's size, checked before memory is reserved for it.
const MOST_PARTS: usize = 65_536;

impl Net {
    /// Reads a file and makes sure no sum can overflow.
    pub fn read(bytes: &[u8]) -> Result<Self, NetError> {
        let mut reader = Reader(bytes);
        let version = reader.take(8)?;
        if version != FIRST && version != SECOND {
            return Err(NetError("this is not a network of this version"));
        }
        let shape = u64::from_le_bytes(reader.array()?);
        let [features, first, second, seats, parts] = [(); 5].map(|()| reader.size());
        let (features, first, second, seats, parts) = (features?, first?, second?, seats?, parts?);
        if features > MOST_FEATURES || first.max(second) > MOST_NEURONS || parts > MOST_PARTS {
            return Err(NetError("the network is too large"));
        }
        let shifts = [reader.size()? as u32, reader.size()? as u32];
        let steps = [f32::from_le_bytes(reader.array()?), f32::from_le_bytes(reader.array()?)];
        let hand = if version == SECOND { f32::from_le_bytes(reader.array()?) } else { 0.0 };
        if shifts.iter().any(|&shift| shift > 30) || [steps[0], steps[1], hand].iter().any(|x| !x.is_finite())
        {
            return Err(NetError("the network's scales make no sense"));
        }
        let net = Self {
            shape,
            features,
            parts,
            hand,
            first: reader.layer(features, first)?,
            second: reader.layer(first, second)?,
            seats: reader.layer(second, seats)?,
            moves: reader.layer(second, parts)?,
            shifts,
            steps,
        };
        if !reader.0.is_empty() {
            return Err(NetError("the file is too long"));
        }
        net.check()
    }

    fn check(self) -> Result<Self, NetError> {
        let by_feature = |at: usize| self.first.weights.iter().skip(at).step_by(self.first.bias.len());
        let features = (0..self.first.bias.len()).all(|at| fits(by_feature(at), 128, self.first.bias[at]));
        let layers = [&self.second, &self.seats, &self.moves].into_iter().all(Layer::fits);
        if features && layers { Ok(self) } else { Err(NetError("a sum of the network could overflow")) }
    }
}

impl Layer {
    /// Whether the sums of neurons stay within 32 bits.
    fn fits(&self) -> bool {
        let width = (self.weights.len() / self.bias.len().max(1)).max(1);
        let rows = self.weights.chunks_exact(width).zip(&self.bias);
        rows.into_iter().all(|(row, &bias)| fits(row.iter(), CEILING.into(), bias))
    }
}

fn fits<'a>(weights: impl Iterator<Item = &'a i16>, most: i64, bias: i32) -> bool {
    let sum: i64 = weights.map(|&weight| i64::from(weight).abs() * most).sum();
    sum + i64::from(bias).abs() < i64::from(i32::MAX) / 2
}

struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, bytes: usize) -> Result<&'a [u8], NetError> {
        let (taken, rest) = self.0.split_at_checked(bytes).ok_or(NetError("the file ends too soon"))?;
        self.0 = rest;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], NetError> {
        let taken = self.take(N)?;
        Ok(taken.try_into().expect("just so many bytes were taken"))
    }

    fn size(&mut self) -> Result<usize, NetError> {
        Ok(u32::from_le_bytes(self.array()?) as usize)
    }

    fn layer(&mut self, inputs: usize, outputs: usize) -> Result<Layer, NetError> {
        let weights = self.take(inputs * outputs * 2)?.as_chunks::<2>().0;
        let bias = self.take(outputs * 4)?.as_chunks::<4>().0;
        Ok(Layer {
            weights: weights.iter().map(|&bytes| i16::from_le_bytes(bytes)).collect(),
            bias: bias.iter().map(|&bytes| i32::from_le_bytes(bytes)).collect(),
        })
    }
}
