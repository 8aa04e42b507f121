//! A fifth game works wherever the others do: in the registry, with bots and in logs.

use pig::Pig;
use registry::{Entrant, Trial};
use search::{Effort, Newcomer};
use table::{Config, Log, Seed, Turn};

#[test]
fn a_match_is_played_by_bots_and_read_again() {
    let games = catalog::standard().with::<Pig, Newcomer>();
    assert_eq!(games.cards().len(), 5);
    let mut game = games.game("pig").unwrap().begin(&Config::new(3), Some(Seed::from_number(5))).unwrap();
    while game.turn() != Turn::Over {
        match game.turn() {
            Turn::Seat { seat } => {
                let thought = game.thinker(seat, "hard").expect("it is that seat's turn");
                game.play(seat, &thought(Effort::default(), 1).text).unwrap();
            }
            _ => drop(game.roll().unwrap()),
        }
    }
    let log = Log::parse(&game.revealed_log().to_string()).unwrap();
    assert_eq!(games.load(&log).unwrap().position(), game.position());
    assert!(games.game_of(&log).unwrap().verify(&log).unwrap().drawn > 0);
}

#[test]
fn a_game_has_a_ladder_from_its_first_day() {
    let games = catalog::standard().with::<Pig, Newcomer>();
    let trial = Trial {
        config: &Config::new(2),
        games: 60,
        threads: 2,
        seed: 1,
        effort: Effort::default(),
        go_on: &|| true,
    };
    let entrants = ["expert", "random"].map(|name| (name.to_owned(), Entrant::Named(name.to_owned())));
    let report = games.game("pig").unwrap().meet(&trial, &entrants).unwrap();
    assert!(report.bots[0].win_rate > 0.65, "a search beats chance: {:?}", report.bots[0]);
}
