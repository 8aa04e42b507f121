//! How much a match weighs: less if it says little, so nobody climbs by beating the same player, or accounts
//! made for the purpose, over and over.

use super::Form;

/// After this many matches a player is known well enough to be measured against.
const KNOWN: f64 = 10.0;

/// This many matches between the same two weigh in full within [`AGAIN`].
const FRESH: f64 = 3.0;

/// How far back matches between the same two are counted, in milliseconds: a week.
pub(crate) const AGAIN: i64 = 7 * 86_400_000;

/// An opponent: what is known about them, and how often the two have met lately.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Met {
    pub(crate) form: Form,
    pub(crate) lately: i64,
}

/// What a match weighs for one player, from 0 to 1: the average over all opponents.
pub(crate) fn weight(own: &Form, others: &[Met]) -> f64 {
    if others.is_empty() {
        return 1.0;
    }
    others.iter().map(|other| certainty(own, &other.form) * freshness(other.lately)).sum::<f64>()
        / others.len() as f64
}

/// Two newcomers learn all they can from each other; an established player learns little from a newcomer.
fn certainty(own: &Form, other: &Form) -> f64 {
    let seasoned = |form: &Form| ((form.matches + 1) as f64 / KNOWN).min(1.0);
    if seasoned(own) < 1.0 { 1.0 } else { seasoned(other).powi(2) }
}

fn freshness(lately: i64) -> f64 {
    (FRESH / (lately + 1) as f64).min(1.0).powi(2)
}
