//! Damages good inputs at random for a limited time.

use std::time::{Duration, Instant};

use table::Rng;

use crate::witness::Witness;

/// The most bytes an input may have.
const LONGEST: usize = 64 * 1024;

/// Bytes that often break a parser.
const SPITE: [&[u8]; 16] = [
    b" ",
    b"=",
    b",",
    b"\n",
    b"-",
    b"+",
    b"?",
    b"0",
    b"1",
    b"255",
    b"256",
    b"-1",
    b"4294967296",
    b"\xff",
    b"\0",
    "é".as_bytes(),
];

/// Feeds the entry point the corpus and then damaged inputs until time is up, and returns how many were
/// tried. A panic fails the test, after the input is shown. The inputs depend only on the name; how many are
/// tried depends on the machine.
pub fn hammer(name: &str, seconds: f64, corpus: &[Vec<u8>], entry: fn(&[u8])) -> u64 {
    assert!(!corpus.is_empty(), "{name}: there is nothing to begin with");
    let end = Instant::now() + Duration::from_secs_f64(seconds);
    let mut rng = Rng::new(name.bytes().fold(1, |hash, byte| hash * 31 % (1 << 40) + u64::from(byte)));
    for input in corpus {
        strike(name, input, entry);
    }
    let mut tried = corpus.len() as u64;
    while Instant::now() < end {
        strike(name, &damaged(corpus, &mut rng), entry);
        tried += 1;
    }
    tried
}

fn strike(name: &str, input: &[u8], entry: fn(&[u8])) {
    let _witness = Witness(|| format!("{name} fails on b\"{}\"", input.escape_ascii()));
    entry(input);
}

/// One of the inputs with a few changes.
fn damaged(corpus: &[Vec<u8>], rng: &mut Rng) -> Vec<u8> {
    let mut input = corpus[rng.below(corpus.len() as u32) as usize].clone();
    for _ in 0..=rng.below(4) {
        let other = &corpus[rng.below(corpus.len() as u32) as usize];
        change(&mut input, other, rng);
    }
    input.truncate(LONGEST);
    input
}

fn change(input: &mut Vec<u8>, other: &[u8], rng: &mut Rng) {
    let (from, to) = span(input, rng);
    match rng.below(9) {
        0 => input.truncate(from),
        1 => drop(input.drain(from..to)),
        2 => replace(input, from, to, rng.choose(&SPITE)),
        3 => replace(input, from, from, rng.choose(&SPITE)),
        4 if from < input.len() => input[from] ^= 1 << rng.below(8),
        5 if from < input.len() => input[from] = rng.below(256) as u8,
        // A digit becomes another digit: the text stays well-formed and means something else.
        6 => {
            let digits: Vec<usize> = (0..input.len()).filter(|&i| input[i].is_ascii_digit()).collect();
            if !digits.is_empty() {
                input[rng.choose(&digits)] = b'0' + rng.below(10) as u8;
            }
        }
        7 => {
            let piece = input[from..to].to_vec();
            replace(input, to, to, &piece);
        }
        _ => {
            let (start, end) = word(other, rng);
            let (from, to) = word(input, rng);
            replace(input, from, to, &other[start..end]);
        }
    }
}

fn replace(input: &mut Vec<u8>, from: usize, to: usize, with: &[u8]) {
    input.splice(from..to, with.iter().copied());
}

/// A short stretch of the input.
fn span(input: &[u8], rng: &mut Rng) -> (usize, usize) {
    let from = rng.below(input.len() as u32 + 1) as usize;
    let length = rng.below(12) as usize;
    (from, (from + length).min(input.len()))
}

/// A whole word of the input: what is between two spaces, line breaks or equals signs.
fn word(input: &[u8], rng: &mut Rng) -> (usize, usize) {
    let middle = rng.below(input.len() as u32 + 1) as usize;
    let parts = |byte: &u8| b" \n=,".contains(byte);
    let from = input[..middle].iter().rposition(parts).map_or(0, |before| before + 1);
    let to = input[middle..].iter().position(parts).map_or(input.len(), |after| middle + after);
    (from, to)
}
