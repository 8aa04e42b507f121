//! Rule cases: short scenes in a rules page, each run as its own test.
//!
//! A case is a heading `### Case JAI-9 diamonds are sold by two or more` and beneath it a fenced block
//! with the info string `case`. It must expect or refuse something. Its lines are:
//!
//! ```text
//! seats 3                       settings first; otherwise the fewest seats and default options
//! version 1                     otherwise the newest version of the rules
//! option single_round on
//! position key=value …          a whole position text; otherwise the game's start
//! with key=value …              replaces fields of the current position's text
//! deal 7 · roll 7               rolls all chance from seed 7 until a seat must decide
//! 0 take gold                   a move, must be legal
//! * market camel                an outcome, must be possible
//! undo                          takes back the last decision
//! refuse undo
//! refuse 0 sell gold 1 by JAI-9 [code]     `by table` if not a rule but the table refuses
//! expect turn 1 | chance | over
//! expect moves 12
//! expect moves are take gold; camels
//! expect listed take gold       · expect unlisted take gold
//! expect chance market camel 3  · expect nochance market camel
//! expect view 0 hand.gold = 3   · expect view - hand missing
//! expect event KIND field=value · expect noevent KIND
//! expect score 0 = 5 · expect place 0 = 1 · expect ending CODE
//! expect field key = value · expect position key=value …
//! # comment
//! ```

mod expect;
mod page;
mod run;
mod step;

use std::process::ExitCode;

use libtest_mimic::{Arguments, Failed, Trial};

use crate::Testable;
use page::Page;

/// A case that fails.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CaseFailure {
    /// The case's heading, or the name of a check on the whole page.
    pub name: String,
    /// What is wrong, with the line of the page.
    pub message: String,
}

/// Runs every case of a rules page, and checks that each rule from 1 to `rules` is stated once and has a
/// case. It is the whole `main` of a test target without a harness.
pub fn cases<G: Testable>(page: &str, prefix: &str, rules: usize) -> ExitCode {
    cases_with::<G>(page, prefix, rules, "default")
}

/// The same, played with this built-in component set: a set that never changes lets stand-ins improve without
/// changing every case.
pub fn cases_with<G: Testable>(page: &str, prefix: &str, rules: usize, edition: &'static str) -> ExitCode {
    let checks = checks::<G>(page, prefix, rules, edition);
    let trials = checks.into_iter().map(|check| {
        Trial::test(check.name, move || (check.run)().map_err(Failed::from)).with_kind(G::card().id)
    });
    libtest_mimic::run(&Arguments::from_args(), trials.collect()).exit_code()
}

/// The same without a harness; returns everything that fails.
pub fn failing_cases<G: Testable>(page: &str, prefix: &str, rules: usize) -> Vec<CaseFailure> {
    let run = |check: Check| (check.run)().err().map(|message| CaseFailure { name: check.name, message });
    checks::<G>(page, prefix, rules, "default").into_iter().filter_map(run).collect()
}

/// One thing to check about a page.
struct Check {
    name: String,
    run: Box<dyn FnOnce() -> Result<(), String> + Send>,
}

fn checks<G: Testable>(text: &str, prefix: &str, rules: usize, edition: &'static str) -> Vec<Check> {
    let page = Page::read(text, prefix);
    let (stated, covered, sound) = (page.stated(rules), page.covered(rules), page.sound());
    let whole = [
        Check { name: "every rule is stated".into(), run: Box::new(move || stated) },
        Check { name: "every rule has a case".into(), run: Box::new(move || covered) },
        Check { name: "every case is well formed".into(), run: Box::new(move || sound) },
    ];
    let scenes = page.cases.into_iter().map(|case| Check {
        name: case.name.clone(),
        run: Box::new(move || run::case::<G>(&case, edition).map_err(|error| error.to_string())),
    });
    whole.into_iter().chain(scenes).collect()
}
