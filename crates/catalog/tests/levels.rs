//! Every level of every game: its move is legal, a seed fixes it, and equal views give equal answers.

use catalog::Visitor;
use registry::Playable;
use search::{Ask, Effort, Opponents};
use table::{Config, Rng, Seat, Turn, Viewer, draw_by_listing};

/// Enough thought to use every part of a search, little enough for a test.
const EFFORT: Effort = Effort::iterations(60);

struct Levels;

impl Visitor for Levels {
    fn visit<G: Playable, B: Opponents<G>>(&mut self) {
        let card = G::card();
        for seats in card.seats.0..=card.seats.1 {
            let asked = ask_along::<G, B>(&Config::new(seats));
            assert!(asked > 3, "{} with {seats} seats: only {asked} decisions", card.id);
        }
    }
}

/// Asks all levels along a random game, and returns how often.
fn ask_along<G: Playable, B: Opponents<G>>(config: &Config) -> u32 {
    let rules = G::set_up(&G::settle(config).expect("the settings are sound")).expect("the box is sound");
    let mut rng = Rng::new(3);
    let mut position = rules.start();
    let mut asked = 0;
    for ply in 0..400 {
        match rules.turn(&position) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = draw_by_listing(&rules, &position, &mut Vec::new(), |total| rng.below(total));
                rules.resolve(&mut position, outcome, &mut ());
            }
            Turn::Seat { seat } => {
                if ply % 9 == 0 {
                    compare::<G, B>(&rules, &position, seat, &mut rng);
                    asked += 1;
                }
                let mut moves = Vec::new();
                rules.moves(&position, &mut moves);
                rules.play(&mut position, rng.choose(&moves), &mut ());
            }
        }
    }
    asked
}

/// Asks every level in this world and in one that looks the same to the seat.
fn compare<G: Playable, B: Opponents<G>>(rules: &G, position: &G::Position, seat: Seat, rng: &mut Rng) {
    let view = rules.view(position, Viewer::Seat(seat));
    let other = rules.imagine(&view, rng);
    for level in B::levels() {
        let here = answer::<G, B>(rules, position, seat, level);
        assert_eq!(
            here,
            answer::<G, B>(rules, position, seat, level),
            "{level}: the same seed gives the same move"
        );
        assert_eq!(
            here,
            answer::<G, B>(rules, &other, seat, level),
            "{level}: what looks the same is played the same"
        );
        assert!(rules.check(position, seat, here).is_ok(), "{level} plays {here}");
    }
}

fn answer<G: Playable, B: Opponents<G>>(
    rules: &G,
    position: &G::Position,
    seat: Seat,
    level: &str,
) -> G::Move {
    let mut moves = Vec::new();
    rules.moves(position, &mut moves);
    let view = rules.view(position, Viewer::Seat(seat));
    let ask = Ask { rules, seat, view: &view, moves: &moves, effort: EFFORT };
    B::bot(level).expect("a listed level exists").think(&ask, &mut Rng::new(9)).mv
}

#[test]
fn levels_are_lawful_repeatable_and_blind() {
    catalog::each(&mut Levels);
}

#[test]
fn an_unknown_game_is_named_with_those_there_are() {
    let error = catalog::standard().card("chess").unwrap_err().to_string();
    assert!(error.starts_with("there is no game \"chess\"; the games are: jaipur"), "{error}");
}
