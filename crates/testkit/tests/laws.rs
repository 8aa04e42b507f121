//! The laws pass a sound game, and each of them finds the flaw made for it.

#[path = "toy/game.rs"]
mod toy;

use table::Config;
use toy::Toy;
use toy::flaws::FLAWS;

#[test]
fn a_sound_game_obeys_every_law() {
    for seats in 2..=3 {
        testkit::laws::<Toy>(&Config::new(seats), 200);
    }
}

#[test]
fn each_law_alone_passes_a_sound_game() {
    for (_, law) in FLAWS {
        testkit::law::<Toy>(law, &Config::new(3), 20).unwrap();
    }
}

#[test]
fn each_law_finds_the_flaws_made_for_it() {
    for (flaw, law) in FLAWS {
        let config = Config::new(3).option("flaw", flaw);
        let breach = testkit::law::<Toy>(law, &config, 60).expect_err(flaw);
        assert_eq!(breach.law, law, "{flaw}: {breach}");
    }
}

#[test]
fn all_laws_together_find_every_flaw() {
    // An endless game takes too long under all laws together; the law of progress alone has found it.
    for (flaw, _) in FLAWS.into_iter().filter(|(flaw, _)| *flaw != "endless") {
        let config = Config::new(3).option("flaw", flaw);
        let found = std::panic::catch_unwind(|| testkit::laws::<Toy>(&config, 60));
        assert!(found.is_err(), "{flaw} was not found");
    }
}

/// Matches under old rules are still played: flaws that only those have are found as well.
#[test]
fn a_flaw_of_an_older_version_is_found() {
    let config = Config::new(2).option("flaw", "once: anyone may play");
    testkit::law::<Toy>("legality", &config.clone().version(2), 1).unwrap();
    let breach = testkit::law::<Toy>("legality", &config, 1).unwrap_err().to_string();
    assert!(breach.contains("toy, 2 seats, rules 1, "), "{breach}");
}

/// A law may have more than one way to fail.
#[test]
fn an_outcome_listed_twice_breaks_its_weight() {
    let config = Config::new(2).option("flaw", "twin outcomes");
    let breach = testkit::law::<Toy>("chance", &config, 1).unwrap_err();
    assert_eq!(breach.reason, "deal 0 1 weighs 3, but 6 numbers pick it");
}

#[test]
fn a_breach_says_where_it_is() {
    let config = Config::new(2).option("flaw", "anyone may play");
    let breach = testkit::law::<Toy>("legality", &config, 1).unwrap_err().to_string();
    let expected = "the law of legality is broken: play";
    assert!(breach.starts_with(expected), "{breach}");
    for part in [
        "is accepted from seat",
        "toy, 2 seats, rules 2, flaw anyone may play, game seed 0, ply 5",
        "phase=play",
    ] {
        assert!(breach.contains(part), "{part} is not in: {breach}");
    }
}
