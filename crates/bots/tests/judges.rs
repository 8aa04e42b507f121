//! Fitted judges: they judge the tables they were fitted for, and no others.

use bots::charmers::Vizier;
use bots::jaipur::Merchant;
use bots::karma::Sage;
use bots::rajas::Regent;
use charmers::{Charmers, Position};
use jaipur::Jaipur;
use karma::Karma;
use rajas::Rajas;
use search::{Ask, Bot as _, Buffers, Confidence, Effort, Insight as _, Ismcts, Net, Opponents, Plan};
use table::{
    ComponentSet, Config, Game as _, Imagine, Match, Progress, Rng, Seat, Seed, Setup, Turn, Viewer,
};

fn rules(config: &Config) -> Charmers {
    let settled = Charmers::card().settle(config).expect("the settings are the game's");
    Charmers::set_up(&settled).expect("the tables are built in")
}

/// A decision some random steps into a game.
fn position(rules: &Charmers, steps: u32, seed: u64) -> Position {
    let (mut rng, mut buffers) = (Rng::new(seed), Buffers::default());
    let (mut position, mut left) = (rules.start(), steps);
    loop {
        match rules.turn(&position) {
            Turn::Chance => {
                let outcome = buffers.sample(rules, &position, &mut rng);
                rules.resolve(&mut position, outcome, &mut ());
            }
            Turn::Seat { .. } if left > 0 => {
                let mv = rng.choose(buffers.list(rules, &position));
                rules.play(&mut position, mv, &mut ());
                left -= 1;
            }
            Turn::Seat { .. } | Turn::Over => return position,
        }
    }
}

fn is_fitted(rules: &Charmers) -> bool {
    let position = position(rules, 20, 1);
    <Vizier as Opponents<Charmers>>::insight().value(rules, &position)
        != Vizier::default().value(rules, &position)
}

#[test]
fn both_sides_of_the_pad_are_judged_at_every_table() {
    for seats in 2..=5 {
        for sheet in ["sun", "moon"] {
            assert!(is_fitted(&rules(&Config::new(seats).option("sheet", sheet))), "{seats} seats, {sheet}");
        }
    }
}

#[test]
fn other_tables_keep_the_judge_made_by_hand() {
    for edition in ["mirror", "first"] {
        let config = Config { components: ComponentSet::Edition(edition.into()), ..Config::new(2) };
        assert!(!is_fitted(&rules(&config)), "{edition}");
    }
    let text = rules(&Config::new(2)).components();
    let changed = text.replacen("coins = [1, 1, 2", "coins = [1, 2, 2", 1);
    assert_ne!(text, changed, "the file has a row of coins");
    let file = Config { components: ComponentSet::File(changed), ..Config::new(2) };
    assert!(!is_fitted(&rules(&file)), "a file of one's own");
}

/// Whether the levels that search ask a network at this table.
fn asks_a_network<G: Imagine + Progress + Setup, B: Opponents<G>>(config: &Config) -> bool {
    let settled = G::card().settle(config).expect("the settings are the game's");
    B::insight().is_fitted(&G::set_up(&settled).expect("the tables are built in"))
}

#[test]
fn the_other_games_are_judged_at_every_table_they_were_fitted_for() {
    assert!(asks_a_network::<Jaipur, Merchant>(&Config::new(2)));
    assert!(asks_a_network::<Jaipur, Merchant>(&Config::new(2).option("single_round", "on")));
    for seats in 2..=4 {
        assert!(asks_a_network::<Rajas, Regent>(&Config::new(seats)), "{seats} rajas");
        assert!(asks_a_network::<Karma, Sage>(&Config::new(seats)), "{seats} at karma");
    }
    for other in [
        Config::new(2).option("navaratnas", "on"),
        Config::new(2).option("ganga", "random"),
        Config { components: ComponentSet::Edition("second".into()), ..Config::new(2) },
        Config { rules_version: Some(1), ..Config::new(2) },
    ] {
        assert!(!asks_a_network::<Rajas, Regent>(&other), "{other:?}");
    }
    assert!(!asks_a_network::<Karma, Sage>(&Config { rules_version: Some(1), ..Config::new(2) }));
}

/// How a game's networks tell odds at tables of two, three and four.
fn confidences<G: Imagine + Progress + Setup, B: Opponents<G>>() -> [Option<Confidence>; 3] {
    [2, 3, 4].map(|seats| {
        let settled = G::card().settle(&Config::new(seats)).expect("the settings are the game's");
        B::insight().confidence(&G::set_up(&settled).expect("the tables are built in"))
    })
}

#[test]
fn odds_are_told_as_they_were_measured_at_each_table() {
    for measured in [confidences::<Karma, Sage>(), confidences::<Rajas, Regent>()] {
        let [two, three, four] = measured.map(|told| told.expect("a network judges it"));
        assert!(two != three && three != four && two != four, "each was measured");
    }
    let [two, three, four] = confidences::<Charmers, Vizier>();
    assert!(two != three && three == four, "the last one holds for larger tables");
    let by_hand = Config { rules_version: Some(1), ..Config::new(2) };
    let rules = Karma::set_up(&Karma::card().settle(&by_hand).unwrap()).unwrap();
    assert_eq!(<Sage as Opponents<Karma>>::insight().confidence(&rules), None, "the plan knows");
}

/// A round that is as good as won is worth what it means for the match: three quarters before the first seal.
#[test]
fn a_round_of_jaipur_is_judged_as_a_part_of_its_match() {
    let value = |config: &Config| {
        let settled = Jaipur::card().settle(config).expect("the settings are the game's");
        let rules = Jaipur::set_up(&settled).expect("the tables are built in");
        let mut game = Match::<Jaipur>::new(&settled, Some(Seed::from_number(5))).expect("a table of two");
        while game.turn() == Turn::Chance {
            game.roll().expect("the seed is known");
        }
        <Merchant as Opponents<Jaipur>>::insight().value(&rules, game.position())[Seat::new(0)]
    };
    let round = value(&Config::new(2).option("single_round", "on"));
    let whole = value(&Config::new(2));
    assert!((whole - (0.25 + 0.5 * round)).abs() < 1e-5, "{whole} with {round}");
}

/// Sums are whole numbers, so every machine reports the same chances.
#[test]
fn chances_are_the_same_on_every_machine() {
    let rules = rules(&Config::new(2));
    let chances = <Vizier as Opponents<Charmers>>::insight().value(&rules, &position(&rules, 40, 7));
    let told: Vec<u32> = chances.as_slice().iter().map(|chance| chance.to_bits()).collect();
    assert_eq!(told, [1_059_887_537, 1_051_118_751], "{chances:?}");
}

/// One look tells as much as two would.
#[test]
fn a_glance_is_the_value_and_the_promises() {
    let (rules, insight) = (rules(&Config::new(3)), <Vizier as Opponents<Charmers>>::insight());
    for seed in 0..20 {
        let position = position(&rules, 30, seed);
        let mut moves = Vec::new();
        rules.moves(&position, &mut moves);
        let (mut apart, mut together) = (Vec::new(), Vec::new());
        insight.promise(&rules, &position, &moves, &mut apart);
        let value = insight.glance(&rules, &position, &moves, &mut together);
        assert_eq!((value, together), (insight.value(&rules, &position), apart));
    }
}

/// A network for other tables can be read but is not asked.
#[test]
fn a_network_of_another_shape_is_not_asked() {
    let mut bytes = include_bytes!("../weights/charmers-sun.net").to_vec();
    bytes[8] ^= 1;
    let net = Net::read(&bytes).expect("only the shape was changed");
    let (rules, insight) = (
        rules(&Config::new(2)),
        <Vizier as Opponents<Charmers>>::fitted(vec![net], true).expect("told in numbers"),
    );
    let position = position(&rules, 20, 1);
    assert_eq!(insight.value(&rules, &position), Vizier::default().value(&rules, &position));
}

/// What is found with little thought is still found with more: the search stays stable with the network.
#[test]
fn every_move_of_a_search_has_its_look() {
    let rules = rules(&Config::new(2));
    let position = position(&rules, 10, 3);
    let Turn::Seat { seat } = rules.turn(&position) else { panic!("someone decides") };
    let mut moves = Vec::new();
    rules.moves(&position, &mut moves);
    let view = rules.view(&position, Viewer::Seat(seat));
    let ask = Ask { rules: &rules, seat, view: &view, moves: &moves, effort: Effort::iterations(400) };
    let plan = Plan { candidates: usize::MAX, ..Plan::default() };
    let thought =
        Ismcts { insight: <Vizier as Opponents<Charmers>>::insight(), plan }.think(&ask, &mut Rng::new(1));
    assert_eq!(thought.candidates.iter().map(|candidate| candidate.visits).sum::<u32>(), 400);
    let value = thought.value.expect("a search tells chances");
    assert!((Seat::all(2).map(|seat| value[seat]).sum::<f32>() - 1.0).abs() < 1e-5);
}
