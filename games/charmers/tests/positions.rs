//! Positions that could not occur at a table are refused, each with its reason.

use charmers::Charmers;
use table::{Config, Match, PositionText, Seed, Turn};

/// The refusal of a dealt position with some of its fields replaced.
fn refusal(fields: &[(&str, &str)]) -> String {
    let mut game = Match::<Charmers>::new(&Config::new(2), Some(Seed::from_number(3))).unwrap();
    while game.turn() == Turn::Chance {
        game.roll().unwrap();
    }
    let text = game.rules().write_position(game.position());
    let changed: Vec<String> = text.split(' ').map(|word| replaced(word, fields)).collect();
    assert_ne!(changed.join(" "), text, "something is replaced");
    game.rules().read_position(&changed.join(" ")).expect_err("it cannot lie on a table").to_string()
}

fn replaced(word: &str, fields: &[(&str, &str)]) -> String {
    let key = word.split('=').next().unwrap();
    fields.iter().find(|(name, _)| *name == key).map_or(word.into(), |(_, value)| format!("{key}={value}"))
}

#[test]
fn sheets() {
    for (key, value, reason) in [
        ("karma0", "0/0", "seat 0: one to five karma are collected"),
        ("karma0", "6/0", "seat 0: one to five karma are collected"),
        ("karma1", "2/3", "seat 1: only collected karma is used"),
        ("goods0", "9/0,0/0,0/0", "seat 0: a row has no more goods"),
        ("goods0", "1/2,0/0,0/0", "seat 0: only circled goods are sold"),
        ("palace0", "4,0,0,0,0,0", "seat 0: each person is used three times at most"),
        ("values0", "0,1,1,1", "seat 0: buildings are worth 1 to 3"),
        ("roads0", "c4:ns", "seat 0: roads are drawn in the province, not on the residence"),
        ("roads0", "c3:s", "seat 0: no space is half drawn"),
        ("roads0", "a1:es", "seat 0: every road is joined to the residence"),
        ("fame0", "20000", "seat 0: no track is so long"),
        ("fame0", "99999", "\"99999\" is not a number that fits"),
        ("river0", "19", "the river has no space 19"),
        ("fame0", "39", "the tracks have met, so the game would be over"),
    ] {
        assert_eq!(refusal(&[(key, value)]), reason, "{key}={value}");
    }
}

#[test]
fn dice_and_turns() {
    for (key, value, reason) in [
        ("round", "81", "rounds go from 1 to 80"),
        ("turns", "4", "a round has no more turns"),
        ("blue", "fish@elephant,fish@elephant", "one die lies on the elephant, none while it is rolled"),
        ("blue", "fish@0,fish@middle", "before the first turn all dice lie in the middle"),
        ("blue", "fish@hand,fish@middle", "two dice are in hand after karma, otherwise none"),
        ("blue", "?@middle,?@middle", "dice show a face once they are rolled"),
        ("blue", "fish@middle,flag@middle", "the position is spelt in another way"),
        ("blue", "bend@middle,fish@middle", "\"bend\" is not a face of the blue die"),
        ("marked", "yes", "nothing is marked before the first turn of a round"),
    ] {
        assert_eq!(refusal(&[(key, value)]), reason, "{key}={value}");
    }
}

#[test]
fn what_is_pending() {
    for (key, value, reason) in [
        ("pending", "-", "nothing or too much is pending"),
        ("pending", "start", "nothing has happened before the start"),
        ("pending", "upgrade", "a stack begins with the turn itself"),
        ("pending", "choose,upgrade", "nothing lies above the choice of a die"),
        ("pending", "rerolled", "dice are in hand because karma was used"),
        ("pending", "pool,upgrade", "a die that is used marks something"),
        ("pending", "over:quiet", "all seats had equally many turns"),
        ("pool", "fame-8", "bonuses wait only during an action"),
        ("pool", "fame-9", "\"fame-9\" is not on the sheet"),
    ] {
        assert_eq!(refusal(&[(key, value)]), reason, "{key}={value}");
    }
}

#[test]
fn a_turn_in_the_middle_of_its_action() {
    let acting = |pending, more: &[(&'static str, &'static str)]| {
        let taken = [("marked", "yes"), ("pending", pending), ("blue", "fish@0,fish@elephant")];
        refusal(&[&taken, more].concat())
    };
    assert_eq!(acting("pool", &[]), "a choice has several ways");
    assert_eq!(acting("pool,sell:any:2", &[]), "a choice has several ways");
    assert_eq!(acting("pool,mogul", &[]), "the Great Mogul is crossed out before he calls");
    assert_eq!(acting("pool,upgrade,palace", &[]), "only one choice is open at a time");
    assert_eq!(acting("pool,earn:1:1", &[]), "that river space has no such earning to come");
    assert_eq!(acting("pool,earn:5:1,upgrade", &[]), "only a marked river space gives earnings");
    assert_eq!(
        acting("pool,earn:5:1,earn:5:1,upgrade", &[("river0", "5")]),
        "a river space gives its earnings once"
    );
    assert_eq!(acting("pool,upgrade", &[("pool", "fame-8")]), "a bonus in the pool has been set free");
    assert_eq!(
        acting("pool", &[("pool", "money-50"), ("money0", "60")]),
        "fame, money and karma are taken from the pool without asking"
    );
}
