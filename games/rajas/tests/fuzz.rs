//! Damaged inputs for a few seconds: nothing panics, and what is accepted holds together.

use rajas::Rajas;
use testkit::fuzz;

const SECONDS: f64 = 1.0;

#[test]
fn damaged_inputs_are_refused_without_a_panic() {
    let corpus = fuzz::Corpus::of::<Rajas>();
    fuzz::hammer("rajas logs", SECONDS, &corpus.logs, fuzz::log::<Rajas>);
    fuzz::hammer("rajas positions", SECONDS, &corpus.positions, fuzz::position::<Rajas>);
    fuzz::hammer("rajas notations", SECONDS, &corpus.notations, fuzz::notation::<Rajas>);
    fuzz::hammer("rajas components", SECONDS, &corpus.components, fuzz::components::<Rajas>);
    fuzz::hammer("rajas decisions", SECONDS, &corpus.decisions, fuzz::decisions::<Rajas>);
}
