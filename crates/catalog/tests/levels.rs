//! Every level of every game: its move is legal, a seed fixes it, and equal views give equal answers.

use catalog::{Playable, Visitor, cards, visit};
use search::{Ask, Effort};
use table::{Config, Rng, Seat, Turn, Viewer, draw_by_listing};

/// Thought enough to use every part of a search, little enough for a test.
const EFFORT: Effort = Effort::iterations(60);

struct Levels<'a>(&'a Config);

impl Visitor for Levels<'_> {
    type Output = u32;

    fn visit<G: Playable>(self) -> u32 {
        let rules =
            G::set_up(&G::card().settle(self.0).expect("the settings are sound")).expect("the box is sound");
        let mut rng = Rng::new(3);
        let mut position = rules.start();
        let mut asked = 0;
        for ply in 0..400 {
            match rules.turn(&position) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome =
                        draw_by_listing(&rules, &position, &mut Vec::new(), |total| rng.below(total));
                    rules.resolve(&mut position, outcome, &mut ());
                }
                Turn::Seat { seat } => {
                    if ply % 9 == 0 {
                        compare(&rules, &position, seat, &mut rng);
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
}

/// Asks every level in this world and in one that looks the same to the seat.
fn compare<G: Playable>(rules: &G, position: &G::Position, seat: Seat, rng: &mut Rng) {
    let view = rules.view(position, Viewer::Seat(seat));
    let other = rules.imagine(&view, rng);
    for level in G::levels() {
        let here = answer(rules, position, seat, level);
        assert_eq!(here, answer(rules, position, seat, level), "{level}: the same seed gives the same move");
        assert_eq!(
            here,
            answer(rules, &other, seat, level),
            "{level}: what looks the same is played the same"
        );
        assert!(rules.check(position, seat, here).is_ok(), "{level} plays {here}");
    }
}

fn answer<G: Playable>(rules: &G, position: &G::Position, seat: Seat, level: &str) -> G::Move {
    let mut moves = Vec::new();
    rules.moves(position, &mut moves);
    let view = rules.view(position, Viewer::Seat(seat));
    let ask = Ask { rules, seat, view: &view, moves: &moves, effort: EFFORT };
    G::bot(level).expect("a listed level exists").think(&ask, &mut Rng::new(9)).mv
}

#[test]
fn levels_are_lawful_repeatable_and_blind() {
    for card in cards() {
        for seats in card.seats.0..=card.seats.1 {
            let asked = visit(card.id, Levels(&Config::new(seats))).expect("the game is listed");
            assert!(asked > 3, "{} with {seats} seats: only {asked} decisions", card.id);
        }
    }
}

#[test]
fn an_unknown_game_is_named_with_those_there_are() {
    let error = catalog::card("chess").unwrap_err().to_string();
    assert!(error.starts_with("there is no game \"chess\"; the games are: jaipur"), "{error}");
}
