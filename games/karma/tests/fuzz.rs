//! Damaged inputs for a few seconds: nothing panics, and what is accepted holds together.

use karma::Karma;
use testkit::fuzz;

const SECONDS: f64 = 1.0;

#[test]
fn damaged_inputs_are_refused_without_a_panic() {
    let corpus = fuzz::Corpus::of::<Karma>();
    fuzz::hammer("karma logs", SECONDS, &corpus.logs, fuzz::log::<Karma>);
    fuzz::hammer("karma positions", SECONDS, &corpus.positions, fuzz::position::<Karma>);
    fuzz::hammer("karma notations", SECONDS, &corpus.notations, fuzz::notation::<Karma>);
    fuzz::hammer("karma components", SECONDS, &corpus.components, fuzz::components::<Karma>);
    fuzz::hammer("karma decisions", SECONDS, &corpus.decisions, fuzz::decisions::<Karma>);
}
