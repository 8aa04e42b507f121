//! Failing cases are found, and the message says where and why.

#[path = "toy/game.rs"]
mod toy;

use testkit::failing_cases;
use toy::Toy;

/// A page with six rules and one case made of these lines; the first of them is line 10.
fn page(lines: &str) -> String {
    let rules = [1, 2, 3, 4, 5, 6].map(|rule| format!("- **TOY-{rule}** words\n")).concat();
    format!("# Toy\n{rules}### Case TOY-1 TOY-2 TOY-3 TOY-4 TOY-5 TOY-6 all\n```case\n{lines}\n```\n")
}

/// What is reported about the one case.
fn complaint(lines: &str) -> String {
    let failures = failing_cases::<Toy>(&page(lines), "TOY", 6);
    assert_eq!(failures.len(), 1, "{lines}: {failures:?}");
    failures[0].message.clone()
}

#[track_caller]
fn complains(lines: &str, expected: &str) {
    let message = complaint(lines);
    assert!(message.starts_with(expected), "{lines}\nsays: {message}\nnot:  {expected}");
}

#[test]
fn the_toy_page_holds() {
    assert_eq!(failing_cases::<Toy>(include_str!("toy/toy.md"), "TOY", 6), []);
}

#[test]
fn a_slip_of_the_pen_is_named_with_its_line() {
    complains("expct turn 0", "line 10: expct turn 0\n  \"expct\" begins no line of a case");
    complains(
        "\n# words\nexpect trun 0",
        "line 12: expect trun 0\n  \"trun\" is nothing that can be expected",
    );
    complains("deal x", "line 10: deal x\n  \"x\" is not a number that fits here");
    complains("refuse 0 fold", "line 10: refuse 0 fold\n  a refusal reads: refuse SEAT MOVE by RULE [CODE]");
    complains("components x", "line 10: components x\n  components are not set in cases");
    complains("expect turn 10", "line 10: expect turn 10\n  \"10\" is not a seat");
    complains("expect chance 3", "line 10: expect chance 3\n  an outcome is expected with its weight");
}

#[test]
fn a_case_without_a_claim_fails() {
    complains(
        "deal 7",
        "line 8: TOY-1 TOY-2 TOY-3 TOY-4 TOY-5 TOY-6 all\n  the case neither expects nor refuses",
    );
}

#[test]
fn wrong_settings_and_positions_fail() {
    complains("seats 7\nexpect turn 0", "line 11: expect turn 0\n  7 seats: the game is for 2 to 3 players");
    complains("option lid on\nexpect turn 0", "line 11: expect turn 0\n  unknown option lid");
    complains(
        "position phase=deal\nexpect turn 0",
        "line 10: position phase=deal\n  position: fields are missing",
    );
    complains("with lid=1\nexpect turn 0", "line 10: with lid=1\n  the position has no field \"lid\"");
    complains("with deck=3333\nexpect turn 0", "line 10: with deck=3333\n  position: 3 cards of 3, not 2");
}

#[test]
fn what_is_played_must_be_legal() {
    let start = "position phase=play0 last=2 deck=0000 played=0000 hands=3300,0022 scores=0,0\n";
    let case = |line: &str| format!("{start}{line}\nexpect turn 0");
    complains(
        &case("0 play 1"),
        "line 11: 0 play 1\n  refused by TOY-4: toy-refuse-too-low\n  position: phase=play0",
    );
    complains(&case("1 play 3"), "line 11: 1 play 3\n  refused by table: table-not-your-turn");
    complains(&case("0 dance"), "line 11: 0 dance\n  \"dance\" cannot be read: \"dance\" is not a move");
    complains(&case("* deal 0 1"), "line 11: * deal 0 1\n  there is nothing to draw now");
    complains(&case("roll 1"), "line 11: roll 1\n  there is nothing to draw now");
    complains(
        "* deal 1 1\nexpect turn 0",
        "line 10: * deal 1 1\n  this outcome is not possible here; possible are: deal 0 1;",
    );
    complains(&case("undo"), "line 11: undo\n  nothing can be taken back");
    complains(&case("0 play 2\nrefuse undo"), "line 12: refuse undo\n  it can be taken back");
}

#[test]
fn every_expectation_can_fail() {
    let start = "position phase=play0 last=2 deck=0000 played=0000 hands=3300,0022 scores=0,0\n0 play 2\n";
    let says = |line: &str, reason: &str| {
        complains(&format!("{start}{line}"), &format!("line 12: {line}\n  {reason}"));
    };
    says("expect turn 0", "expected \"0\", found \"1\"");
    says("expect turn chance", "expected \"chance\", found \"1\"");
    says("expect moves 3", "expected 3, found 2: play 3; play 4");
    says("expect moves are play 3", "also legal play 4");
    says("expect moves are play 3; play 4; fold", "not legal fold");
    says("expect listed fold", "the legal moves are play 3; play 4");
    says("expect unlisted play 3", "it is a legal move");
    says("expect chance deal 0 1 2", "expected Some(2), found None; the outcomes are none");
    says("expect view 1 hand.2 = 1", "expected \"1\", found \"2\"");
    says("expect view 1 hand.7 = 1", "the view has no such thing: {");
    says("expect view 1 hand missing", "it is there: [0,0,2,2]");
    says("expect event ended", "the events are {\"kind\":\"played\"");
    says("expect event played value=3", "the events are {\"kind\":\"played\"");
    says("expect noevent played", "the events are {\"kind\":\"played\"");
    says("expect score 0 = 3", "expected 3, found 2");
    says("expect score 2 = 3", "there is no seat 2 at this table");
    says("expect place 1 = 1", "expected 1, found 2");
    says("expect ending empty", "expected Some(\"empty\"), found None");
    says("expect field last = 3", "expected \"3\", found \"2\"");
    says("expect field lid = 3", "the position has no field \"lid\"");
    says("expect position phase=over", "expected \"phase=over\", found \"phase=play1");
    says("refuse 1 play 3 by TOY-4", "it is legal");
    says("refuse 1 fold by TOY-4", "refused by TOY-5: toy-refuse-can-play");
    says("refuse 1 fold by TOY-5 toy-refuse-odd", "refused by TOY-5: toy-refuse-can-play");
    says("refuse 0 fold by TOY-5", "refused by table: table-not-your-turn");
    complains(
        "expect nochance deal 0 1",
        "line 10: expect nochance deal 0 1\n  expected None, found Some(3)",
    );
}

#[test]
fn a_page_must_state_and_show_every_rule() {
    let failures = |page: &str, rules| -> Vec<String> {
        failing_cases::<Toy>(page, "TOY", rules).into_iter().map(|failure| failure.message).collect()
    };
    let whole = page("expect turn chance");
    assert_eq!(failures(&whole, 6), [""; 0]);
    assert_eq!(
        failures(&whole, 8),
        ["not stated as \"- **RULE** …\": TOY-7, TOY-8", "without a case: TOY-7, TOY-8"]
    );
    let unshown = whole.replace("TOY-6 all", "all");
    assert_eq!(failures(&unshown, 6), ["without a case: TOY-6"]);
    let beyond = "stated more than once: TOY-5";
    assert_eq!(failures(&whole.replace("**TOY-6**", "**TOY-5**"), 5)[0], beyond);
    assert_eq!(
        failures(&whole, 5),
        ["beyond the last rule: TOY-6", "shown by a case but beyond the last rule: TOY-6"]
    );
}

#[test]
fn a_page_must_be_well_formed() {
    let sound = |page: &str| {
        let failures = failing_cases::<Toy>(page, "TOY", 6);
        let found = failures.into_iter().find(|failure| failure.name == "every case is well formed");
        found.expect("the page is not well formed").message
    };
    let whole = page("expect turn chance");
    assert_eq!(
        sound(&format!("{whole}## Case TOY-1 x\n")),
        "line 12: no block \"```case\" under this heading"
    );
    let headless = whole.replace("### Case", "### Scene");
    assert_eq!(sound(&headless), "line 9: a case stands under a heading \"### Case …\"");
    assert_eq!(
        sound(&whole.replace("TOY-1 TOY-2 TOY-3 TOY-4 TOY-5 TOY-6 ", "")),
        "line 8: a case is headed by a rule, TOY-1 or so"
    );
    assert_eq!(sound(whole.trim_end().trim_end_matches('`')), "the page ends inside a fenced block");
    let twice = format!("{whole}{}", whole.split_once("**TOY-6** words\n").unwrap().1);
    assert_eq!(sound(&twice), "line 12: the same heading as in line 8");
}
