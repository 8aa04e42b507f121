use super::*;
use sitting::Person;

fn person(name: &str) -> Chair {
    let person = Person { player: name.into(), name: name.into(), contribution: None, program: false };
    Chair { person: Some(person), ..Chair::default() }
}

fn bot(level: &str) -> Chair {
    Chair { bot: Some(level.into()), ..Chair::default() }
}

/// A person's chair that a bot has taken over.
fn left(name: &str) -> Chair {
    Chair { bot: Some("expert".into()), ..person(name) }
}

fn player(name: &str) -> Whose {
    Whose::Player(name.into())
}

/// The match of these chairs with these places, given earlier ratings.
fn after(chairs: Vec<Chair>, places: &[u8], known: &BTreeMap<Whose, Form>) -> BTreeMap<Whose, Form> {
    count(&entrants(&Seating(chairs), places), known, &BTreeMap::new())
}

fn places_that_count(chairs: Vec<Chair>, places: &[u8]) -> Vec<u8> {
    entrants(&Seating(chairs), places).into_iter().map(|entrant| entrant.place).collect()
}

#[test]
fn everyone_starts_at_a_thousand_with_a_wide_margin() {
    let new = wire::Rating::from(Form::default());
    assert_eq!((new.value, new.spread, new.matches, new.wins), (1000, 667, 0, 0));
}

#[test]
fn the_winner_gains_what_the_loser_loses_and_both_are_surer() {
    let after = after(vec![person("ann"), person("ben")], &[2, 1], &BTreeMap::new());
    let (ann, ben) = (after[&player("ann")], after[&player("ben")]);
    assert!(ann.skill.value() < 1000 && ben.skill.value() > 1000);
    assert_eq!(ann.skill.value() + ben.skill.value(), 2000);
    assert!(ann.skill.sigma < Skill::default().sigma && ben.skill.sigma < Skill::default().sigma);
    assert_eq!((ann.matches, ann.wins, ben.matches, ben.wins), (1, 0, 1, 1));
}

#[test]
fn a_tie_between_equals_is_won_by_both_and_changes_no_rating() {
    let after = after(vec![person("ann"), person("ben")], &[1, 1], &BTreeMap::new());
    for name in ["ann", "ben"] {
        assert_eq!((after[&player(name)].skill.value(), after[&player(name)].wins), (1000, 1));
    }
}

#[test]
fn a_surprise_moves_more_than_what_was_expected() {
    let strong = Form { skill: Skill { mu: 35_000_000, sigma: 2_000_000 }, matches: 50, wins: 40 };
    let weak = Form { skill: Skill { mu: 15_000_000, sigma: 2_000_000 }, matches: 50, wins: 10 };
    let known = BTreeMap::from([(player("ann"), strong), (player("ben"), weak)]);
    let chairs = || vec![person("ann"), person("ben")];
    let gain = |places: &[u8], name: &str| {
        (after(chairs(), places, &known)[&player(name)].skill.mu - known[&player(name)].skill.mu).abs()
    };
    assert!(gain(&[2, 1], "ben") > 5 * gain(&[1, 2], "ann"));
}

#[test]
fn three_are_ordered_by_their_places_and_ties_share() {
    let chairs = || vec![person("ann"), person("ben"), person("cat")];
    let values = |places: &[u8]| {
        let after = after(chairs(), places, &BTreeMap::new());
        ["ann", "ben", "cat"].map(|name| after[&player(name)].skill.value())
    };
    let [ann, ben, cat] = values(&[3, 1, 2]);
    assert!(ann < cat && cat < ben && cat == 1000, "{ann} {ben} {cat}");
    let [ann, ben, cat] = values(&[2, 1, 2]);
    assert!(ann == cat && ann < ben);
}

#[test]
fn a_player_who_leaves_comes_last_and_the_bot_is_not_rated() {
    let chairs = || vec![left("ann"), person("ben"), bot("greedy")];
    assert_eq!(places_that_count(chairs(), &[1, 3, 2]), [3, 2, 1]);
    let after = after(chairs(), &[1, 3, 2], &BTreeMap::new());
    assert!(!after.contains_key(&Whose::Bot("expert".into())));
    assert!(after[&player("ann")].skill.value() < after[&player("ben")].skill.value());
    assert_eq!((after[&player("ann")].wins, after[&Whose::Bot("greedy".into())].wins), (0, 1));
    // Two who leave are both last, even if nobody stays to beat them.
    assert_eq!(places_that_count(vec![left("ann"), left("ben"), person("cat")], &[1, 2, 3]), [3, 3, 1]);
    assert_eq!(places_that_count(vec![left("ann"), left("ben"), left("cat")], &[1, 2, 3]), [3, 3, 3]);
    // Ties among those who stay remain ties.
    assert_eq!(places_that_count(vec![person("ann"), left("ben"), person("cat")], &[1, 1, 1]), [1, 3, 1]);
}

#[test]
fn a_bot_in_two_seats_is_judged_by_both() {
    let after = after(vec![person("ann"), bot("beginner"), bot("beginner")], &[2, 1, 3], &BTreeMap::new());
    let beginner = after[&Whose::Bot("beginner".into())];
    assert_eq!((beginner.skill.value(), beginner.matches, beginner.wins), (1000, 1, 1));
}

#[test]
fn every_match_still_moves_a_well_known_rating() {
    let mut known = BTreeMap::new();
    for _ in 0..2_000 {
        known = after(vec![person("ann"), person("ben")], &[1, 1], &known);
    }
    let sure = known[&player("ann")].skill;
    assert!(sure.sigma > 500_000, "{sure:?}");
    let lost = after(vec![person("ann"), person("ben")], &[2, 1], &known)[&player("ann")].skill;
    assert!(lost.value() < sure.value());
}

#[test]
fn a_bot_s_name_is_not_a_player_s() {
    let key = Whose::Bot("expert".into()).key().unwrap();
    assert_eq!(level(&key), Some("expert"));
    assert_eq!(level("0123456789abcdefghjk"), None);
    assert_eq!(Whose::Nobody.key(), None);
}

fn seasoned() -> Form {
    Form { skill: Skill { mu: 28_000_000, sigma: 2_500_000 }, matches: 30, wins: 18 }
}

/// How many displayed points Ann gains from a series of wins, each against an opponent this well known and
/// met this often.
fn gained(wins: u32, other: impl Fn(u32) -> Met) -> i32 {
    let mut ann = seasoned();
    for number in 0..wins {
        let met = other(number);
        let known = BTreeMap::from([(player("ann"), ann), (player("ben"), met.form)]);
        let weights = BTreeMap::from([(player("ann"), weight(&ann, &[met]))]);
        let entrants = entrants(&Seating(vec![person("ann"), person("ben")]), &[1, 2]);
        ann = count(&entrants, &known, &weights)[&player("ann")];
    }
    ann.skill.value() - seasoned().skill.value()
}

#[test]
fn beating_new_accounts_over_and_over_gains_almost_nothing() {
    let gain = gained(200, |_| Met { form: Form::default(), lately: 0 });
    assert!((0..40).contains(&gain), "{gain}");
    let honest = gained(10, |_| Met { form: seasoned(), lately: 0 });
    assert!(honest > 2 * gain, "ten wins against equals are worth more: {honest}, {gain}");
}

#[test]
fn beating_the_same_player_over_and_over_gains_almost_nothing() {
    let same = |wins| gained(wins, |number| Met { form: seasoned(), lately: i64::from(number) });
    assert!(same(200) - same(20) < 10, "{} {}", same(20), same(200));
    let others = gained(20, |_| Met { form: seasoned(), lately: 0 });
    assert!(same(20) * 2 < others, "{} {others}", same(20));
}

#[test]
fn two_newcomers_are_measured_fully() {
    let new = Form::default();
    assert!((weight(&new, &[Met { form: new, lately: 0 }]) - 1.0).abs() < f64::EPSILON);
    assert!((weight(&new, &[]) - 1.0).abs() < f64::EPSILON);
}
