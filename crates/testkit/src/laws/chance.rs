//! Weights and the sampler agree.

use std::collections::BTreeMap;

use table::{Dealer, Seed, Turn, pick};

use super::{Ply, Verdict, ensure};
use crate::Testable;
use crate::seating::{outcomes_of, total};

/// Up to this sum of weights every number is tried.
const TRIED: u64 = 5_000;

/// How often the dealer draws at a chosen chance node, and how rarely one is chosen.
const DRAWS: u64 = 600;
const CHOSEN_ONE_IN: u32 = 50;

/// Chi-square bins expected less often than this are merged.
const BIN: f64 = 5.0;

/// Each outcome is picked by exactly as many numbers as it weighs, and a game's shortcut draws it by the same
/// numbers; the source is stable and plain; and the dealer's draws are as frequent as the weights say.
pub(super) fn weights<G: Testable>(ply: &Ply<'_, G>) -> Verdict {
    if ply.turn != Turn::Chance {
        return Ok(());
    }
    let total = total(&ply.outcomes);
    ensure(u32::try_from(total).is_ok(), || format!("the weights add up to {total}, which is too much"))?;
    let source = ply.rules.source(ply.position);
    ensure(source == ply.rules.source(ply.position), || "the source changes when asked again".into())?;
    ensure(!source.name.is_empty() && source.name.bytes().all(|b| b.is_ascii_lowercase()), || {
        format!("the source {source} is not named in lower-case letters")
    })?;
    if total <= TRIED {
        picked_by_weight(ply, total)?;
    }
    if ply.rng().below(CHOSEN_ONE_IN) == 0 { drawn_by_weight(ply, total) } else { Ok(()) }
}

fn picked_by_weight<G: Testable>(ply: &Ply<'_, G>, total: u64) -> Verdict {
    let mut counts: BTreeMap<G::Outcome, u32> = BTreeMap::new();
    let mut buffer = Vec::new();
    for number in 0..total {
        let (picked, drawn) =
            (pick(&ply.outcomes, number), ply.rules.draw(ply.position, &mut buffer, |_| number as u32));
        ensure(picked == drawn, || format!("number {number} of {total} picks {picked}, but draws {drawn}"))?;
        *counts.entry(pick(&ply.outcomes, number)).or_default() += 1;
    }
    let wrong = ply.outcomes.iter().find(|chance| counts.get(&chance.outcome) != Some(&chance.weight));
    wrong.map_or(Ok(()), |chance| {
        let count = counts.get(&chance.outcome).unwrap_or(&0);
        Err(format!("{} weighs {}, but {count} numbers pick it", chance.outcome, chance.weight))
    })
}

/// The dealer draws once from each of many seeds, as in a match: chi-square of the outcomes.
fn drawn_by_weight<G: Testable>(ply: &Ply<'_, G>, total: u64) -> Verdict {
    let mut counts: BTreeMap<G::Outcome, f64> = BTreeMap::new();
    for seed in 0..DRAWS {
        let mut dealer = Dealer::new(Seed::from_number(seed));
        let outcomes = outcomes_of(ply.rules, ply.position);
        ensure(crate::seating::total(&outcomes) == total, || {
            "the sum of weights changes when asked again".into()
        })?;
        let number = dealer.draw(ply.rules.source(ply.position), total).expect("the dealer knows the seed");
        *counts.entry(pick(&outcomes, number)).or_default() += 1.0;
    }
    let expected = |weight: u32| DRAWS as f64 * f64::from(weight) / total as f64;
    let bins = ply
        .outcomes
        .iter()
        .map(|chance| (expected(chance.weight), counts.get(&chance.outcome).copied().unwrap_or_default()));
    let (chi, limit) = chi_square(bins);
    ensure(chi < limit, || format!("chi-square of {DRAWS} draws is {chi:.1}, beyond {limit:.1}"))
}

/// Chi-square over pairs of expected and observed counts, and the limit it exceeds by chance once in ten
/// million cases.
fn chi_square(bins: impl Iterator<Item = (f64, f64)>) -> (f64, f64) {
    let (common, rare): (Vec<_>, Vec<_>) = bins.partition(|(expected, _)| *expected >= BIN);
    let rest = rare.iter().fold((0.0, 0.0), |sum, bin| (sum.0 + bin.0, sum.1 + bin.1));
    let bins = common.into_iter().chain([rest].into_iter().filter(|rest| rest.0 >= BIN));
    let terms: Vec<f64> = bins.map(|(expected, found)| (found - expected).powi(2) / expected).collect();
    (terms.iter().sum(), limit(terms.len()))
}

/// The Wilson–Hilferty approximation.
fn limit(bins: usize) -> f64 {
    let freedom = bins.saturating_sub(1).max(1) as f64;
    let spread = 2.0 / (9.0 * freedom);
    freedom * (1.0 - spread + 5.2 * spread.sqrt()).powi(3)
}
