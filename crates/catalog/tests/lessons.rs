//! Every lesson fits its game and can be played by its marked moves, and each of those is a good one: the
//! judge of the strongest level finds no move that is better by more than two points of win chance.

use registry::{AnyGame, Lesson, What, Wish};
use search::Depth;
use table::{Line, Log};

/// How much a marked move may give away: less than what counts as a slip.
const MOST_LOST: f32 = registry::GRADES[0];

fn games() -> Vec<(&'static str, Vec<Lesson>)> {
    let registry = catalog::standard();
    let cards = registry.cards();
    cards.iter().map(|card| (card.id, registry.game(card.id).unwrap().lessons())).collect()
}

/// A log for each of the learner's decisions, with only that decision for the judge to look at.
fn decisions(game: &dyn AnyGame, lesson: &Lesson) -> Vec<Log> {
    let mut table = lesson.sit_down(game, None, 0).unwrap();
    let mut found = Vec::new();
    for line in lesson.lines() {
        if let Line::Move { seat, text } = line
            && *seat == lesson.learner
        {
            let mut alone = game.study(&lesson.config, &table.position(), None).unwrap();
            alone.play(*seat, text).unwrap();
            found.push(alone.log().clone());
        }
        table.go_on(std::slice::from_ref(line)).unwrap();
    }
    found
}

#[test]
fn every_lesson_fits_its_game() {
    let registry = catalog::standard();
    for card in registry.cards() {
        let game = registry.game(card.id).unwrap();
        assert_eq!(game.check_lessons(), Ok(()), "{}", card.id);
        assert!(!game.lessons().is_empty(), "{} has no lesson", card.id);
    }
}

#[test]
fn the_first_lesson_has_eight_to_twelve_steps_and_ends_with_a_game() {
    for (game, lessons) in games() {
        let first = &lessons[0];
        assert!((8..=12).contains(&first.steps.len()), "{game} has {} steps", first.steps.len());
        assert!(first.steps.iter().filter(|step| !step.moves.is_empty()).count() >= 4, "{game}");
        for lesson in &lessons {
            assert!(lesson.steps.last().unwrap().moves.is_empty(), "{game} {}", lesson.name);
        }
    }
}

#[test]
fn every_marked_move_is_among_the_best() {
    let registry = catalog::standard();
    // Close enough for noise to be a fraction of what is allowed, and no closer.
    let depth = Depth { search: 1_500, worlds: 1_000, candidates: 4, outcomes: 1, ahead: 1, ways: 1 };
    let wish = Wish { depth, decisions: true, hints: None, seed: 1, threads: 1, go_on: &|_, _| true };
    for (id, lessons) in games() {
        let game = registry.game(id).unwrap();
        for lesson in &lessons {
            for log in decisions(game, lesson) {
                let analysis = game.analyse(&log, &wish).unwrap().unwrap();
                let What::Decision(choice) = &analysis.moments[0].what else { continue };
                let told = format!(
                    "{id} {}: {} loses {:.3} ± {:.3} against {}",
                    lesson.name, choice.played, choice.loss, choice.error, choice.best
                );
                println!("{told}");
                assert!(choice.loss <= MOST_LOST, "{told}");
            }
        }
    }
}
