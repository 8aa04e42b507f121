//! Damaged inputs for a few seconds: nothing panics, and what is accepted holds together.

use jaipur::Jaipur;
use testkit::fuzz;

const SECONDS: f64 = 1.0;

#[test]
fn damaged_inputs_are_refused_without_a_panic() {
    let corpus = fuzz::Corpus::of::<Jaipur>();
    fuzz::hammer("jaipur logs", SECONDS, &corpus.logs, fuzz::log::<Jaipur>);
    fuzz::hammer("jaipur positions", SECONDS, &corpus.positions, fuzz::position::<Jaipur>);
    fuzz::hammer("jaipur notations", SECONDS, &corpus.notations, fuzz::notation::<Jaipur>);
    fuzz::hammer("jaipur components", SECONDS, &corpus.components, fuzz::components::<Jaipur>);
    fuzz::hammer("jaipur decisions", SECONDS, &corpus.decisions, fuzz::decisions::<Jaipur>);
}
