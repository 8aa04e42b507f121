//! Damaged inputs for a few seconds: nothing panics, and what is accepted holds together.

use charmers::Charmers;
use testkit::fuzz;

const SECONDS: f64 = 1.0;

#[test]
fn damaged_inputs_are_refused_without_a_panic() {
    let corpus = fuzz::Corpus::of::<Charmers>();
    fuzz::hammer("charmers logs", SECONDS, &corpus.logs, fuzz::log::<Charmers>);
    fuzz::hammer("charmers positions", SECONDS, &corpus.positions, fuzz::position::<Charmers>);
    fuzz::hammer("charmers notations", SECONDS, &corpus.notations, fuzz::notation::<Charmers>);
    fuzz::hammer("charmers components", SECONDS, &corpus.components, fuzz::components::<Charmers>);
    fuzz::hammer("charmers decisions", SECONDS, &corpus.decisions, fuzz::decisions::<Charmers>);
}
