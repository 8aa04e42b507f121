//! The picture of one position, reviewed as a diff.

use rajas::Rajas;
use table::{ComponentSet, Config, Match, Rng, Seat, Seed, Tell, Tongue, Turn, Viewer};

/// Tables that never change.
fn second(seats: usize) -> Config {
    Config { components: ComponentSet::Edition("second".into()), ..Config::new(seats) }
}

/// Says codes, so the picture does not change with the words.
struct Codes;

impl Tongue for Codes {
    fn say(&self, phrase: &table::Phrase) -> String {
        phrase.code.trim_start_matches("rajas-").into()
    }

    fn name(&self, seat: Seat) -> String {
        format!("seat {seat}")
    }
}

/// The table after this many random moves.
fn drawn(config: &Config, moves: usize) -> String {
    let mut game = Match::<Rajas>::new(config, Some(Seed::from_number(5))).unwrap();
    let mut rng = Rng::new(5);
    let mut played = 0;
    loop {
        match game.turn() {
            Turn::Chance => drop(game.roll().unwrap()),
            Turn::Seat { seat } if played < moves => {
                game.play(seat, rng.choose(&game.moves())).unwrap();
                played += 1;
            }
            _ => break,
        }
    }
    let view = table::Game::view(game.rules().as_ref(), game.position(), Viewer::Spectator);
    game.rules().picture(&view, Viewer::Seat(Seat::new(0)), 100, &Codes).to_string()
}

#[test]
fn the_standard_table() {
    insta::assert_snapshot!(drawn(&second(2), 150));
}

#[test]
fn the_table_with_navaratnas_and_ganga() {
    let config = second(4).option("navaratnas", "on").option("ganga", "random");
    insta::assert_snapshot!(drawn(&config, 250));
}
