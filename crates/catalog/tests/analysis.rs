//! Telling luck from skill, on small samples of every game: `durbar skill` measures the same on large ones.

use registry::{Analysis, AnyGame, Entrant, What, Wish};
use search::{Depth, Effort};
use table::{Config, Line, Log, Seat};

/// Small enough for a test.
const SMALL: Depth = Depth { search: 40, worlds: 24, candidates: 2, outcomes: 6, ahead: 6, ways: 8 };

fn played(game: &dyn AnyGame, level: &str, number: u64) -> Log {
    let config = Config::new(game.card().seats.0);
    game.played(&config, &[Entrant::Named(level.into())], Effort::iterations(30), number).unwrap()
}

fn analysed(game: &dyn AnyGame, log: &Log, decisions: bool, threads: usize) -> Analysis {
    look(game, log, &Wish { depth: SMALL, decisions, hints: None, seed: 3, threads, go_on: &|_, _| true })
}

fn look(game: &dyn AnyGame, log: &Log, wish: &Wish<'_>) -> Analysis {
    game.analyse(log, wish).unwrap().expect("nobody gave it up")
}

fn each(look: impl Fn(&dyn AnyGame)) {
    let games = catalog::standard();
    for card in games.cards() {
        look(games.game(card.id).unwrap());
    }
}

#[test]
fn the_same_log_gives_the_same_analysis_on_any_number_of_threads() {
    each(|game| {
        let log = played(game, "easy", 4);
        let once = analysed(game, &log, true, 1);
        assert!(once.result.is_some());
        assert_eq!(once, analysed(game, &log, true, 3), "{}", game.card().id);
    });
}

#[test]
fn random_play_gives_more_away() {
    each(|game| {
        let loss = |level: &str| -> f32 {
            let mean = |number| {
                let fared = analysed(game, &played(game, level, number), true, 2).by_seat(2);
                (fared[0].loss + fared[1].loss) / (fared[0].decisions + fared[1].decisions).max(1) as f32
            };
            (1..=2).map(mean).sum::<f32>() / 2.0
        };
        let (random, hard) = (loss("random"), loss("hard"));
        assert!(random > 2.0 * hard, "{}: random gives away {random}, hard {hard}", game.card().id);
    });
}

/// A player who follows the hints isn't told afterwards that they played badly. `durbar skill GAME medium
/// --hints` counts it on larger samples.
#[test]
fn the_analysis_seldom_contradicts_a_hint() {
    each(|game| {
        let log = played(game, "medium", 5);
        let hints = Some(Effort::iterations(400));
        let wish = Wish { depth: SMALL, decisions: true, hints, seed: 3, threads: 2, go_on: &|_, _| true };
        let sum = |analysis: &Analysis| {
            let fared = analysis.by_seat(2);
            let slips: u32 = fared.iter().flat_map(|one| one.grades).sum();
            (fared.iter().map(|one| one.loss).sum::<f32>(), slips, fared[0].decisions + fared[1].decisions)
        };
        let ((hinted, slips, decisions), (own, ..)) =
            (sum(&look(game, &log, &wish)), sum(&analysed(game, &log, true, 2)));
        let id = game.card().id;
        assert!(2.0 * hinted < own, "{id}: the hints gave away {hinted}, the player {own}");
        assert!(10 * slips <= decisions, "{id}: {slips} of {decisions} hints are called slips");
    });
}

#[test]
fn luck_is_nothing_on_average() {
    each(|game| {
        let lucks: Vec<f32> = (0..24)
            .map(|number| analysed(game, &played(game, "easy", number), false, 2).by_seat(2)[0].luck)
            .collect();
        let count = lucks.len() as f32;
        let mean = lucks.iter().sum::<f32>() / count;
        let spread = lucks.iter().map(|luck| (luck - mean).powi(2)).sum::<f32>() / (count - 1.0);
        let error = (spread / count).sqrt();
        assert!(mean.abs() < 4.0 * error, "{}: {mean} with an error of {error}", game.card().id);
    });
}

#[test]
fn every_chance_adds_up_and_what_was_taken_back_is_left_out() {
    each(|game| {
        let mut log = played(game, "beginner", 9);
        let decisions = log.lines.iter().filter(|line| matches!(line, Line::Move { .. })).count();
        let analysis = analysed(game, &log, false, 2);
        for moment in &analysis.moments {
            let sum: f32 = moment.chances.iter().sum();
            assert!((sum - 1.0).abs() < 1e-3, "{}: {:?}", game.card().id, moment.chances);
            if let What::Luck(luck) = &moment.what {
                assert!(luck.iter().sum::<f32>().abs() < 1e-2, "{}: {luck:?}", game.card().id);
            }
        }
        let told = analysis.moments.iter().filter(|moment| !matches!(moment.what, What::Luck(_))).count();
        assert_eq!(told, decisions);

        // A match in progress has no result, and one that was abandoned says nothing about who won.
        log.lines.truncate(log.lines.len() / 2);
        assert_eq!(analysed(game, &log, false, 1).result, None);
        log.lines.push(Line::Resign { seat: Seat::default() });
        assert_eq!(analysed(game, &log, false, 1).result, None);
    });
}
