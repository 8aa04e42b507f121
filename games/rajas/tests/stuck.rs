//! Hand-written positions in which nobody could move on are refused when they are loaded.

use rajas::Rajas;
use table::{ComponentSet, Config, Match, PositionText, Seed, Turn};

/// A dealt two-seat position with some fields changed, loaded.
fn load(options: &[(&str, &str)], changes: &[(&str, &str)]) -> Result<(), String> {
    let components = ComponentSet::Edition("second".into());
    let mut config = Config { components, ..Config::new(2) };
    for (key, value) in options {
        config = config.option(key, value);
    }
    let mut game = Match::<Rajas>::new(&config, Some(Seed::from_number(1))).unwrap();
    while game.turn() == Turn::Chance {
        game.roll().unwrap();
    }
    let dealt = game.rules().write_position(game.position());
    let table = [
        ("starter", "0"),
        ("active", "0"),
        ("open", "o1,o7,o12,g1,g7,g12,b1,b7,b12,p1,p7,p12"),
        ("0.dice", "o4"),
    ];
    let field = |word: &str| {
        let key = word.split('=').next().unwrap().to_owned();
        let other = table.iter().chain(changes).rev().find(|(name, _)| *name == key);
        other.map_or(word.to_owned(), |(_, value)| format!("{key}={value}"))
    };
    let text = dealt.split(' ').map(field).collect::<Vec<_>>().join(" ");
    Match::<Rajas>::from_position(&config, &text, None).map(drop).map_err(|error| error.to_string())
}

#[test]
fn the_table_itself_is_sound() {
    assert_eq!(load(&[], &[("0.karma", "1")]), Ok(()));
    assert_eq!(load(&[], &[("0.karma", "1"), ("pending", "upgrade")]), Ok(()));
}

/// Dice could still be turned here, but that leads nowhere.
#[test]
fn a_question_without_an_answer_is_refused() {
    let nowhere = "b0:o1:ns,d0:o3:ns,b1:o5:ns,d1:g1:ns,c2:g3:ew";
    for karma in ["0", "1", "3"] {
        for changes in [
            &[("pending", "good:3")][..],
            &[("pending", "upgrade"), ("0.upgrades", "2,2,2,2")],
            &[
                ("pending", "lay:o6"),
                ("open", "-,o7,o12,g2,g7,g12,b1,b7,b12,p1,p7,p12"),
                ("0.province", nowhere),
            ],
        ] {
            let changes = [changes, &[("0.karma", karma)]].concat();
            let refusal = load(&[], &changes).unwrap_err();
            assert!(refusal.contains("there is no move"), "{changes:?}: {refusal}");
        }
    }
}

/// RAJ-16: the place of a tile in hand stays empty until the next one is opened there.
#[test]
fn a_tile_in_hand_has_left_its_place() {
    let taken = ("open", "-,o7,o12,g1,g7,g12,b1,b7,b12,p1,p7,p12");
    for pending in ["lay:o6", "pay:o6"] {
        let held = ("pending", pending);
        assert_eq!(load(&[], &[held, taken, ("0.dice", "o666")]), Ok(()), "{pending}");
        let refusal = load(&[], &[held, ("0.dice", "o666")]).unwrap_err();
        assert!(refusal.contains("still shows a tile"), "{pending}: {refusal}");
    }
}

#[test]
fn what_belongs_before_the_first_round_is_refused_in_the_middle() {
    for changes in [&[("0.fame", "3")][..], &[("1.placed", "outer")], &[("round", "2")]] {
        let tie = [changes, &[("pending", "begin/tie:0,1")]].concat();
        assert!(load(&[], &tie).is_err(), "{tie:?}");
        let browns = [changes, &[("pending", "begin/browns:-")]].concat();
        assert!(load(&[("navaratnas", "on")], &browns).is_err(), "{browns:?}");
    }
    let twice = [("pending", "begin/laybrown:0:brown-1/laybrown:0:brown-2/laybrown:0:brown-3")];
    assert!(load(&[("navaratnas", "on")], &twice).is_err());
}
