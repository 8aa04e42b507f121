//! A move takes the time allowed, even on busy cores: 99 of 100 take at most half as long again.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use catalog::Visitor;
use registry::Playable;
use search::{Ask, Effort, Opponents};
use table::{Config, Rng, Turn, Viewer, draw_by_listing};

/// The time allowed for a move.
const TIME: Duration = Duration::from_millis(200);
/// How many moves of each game are timed.
const MOVES: usize = 25;

/// Thinking times, over all games.
#[derive(Default)]
struct Times(Vec<Duration>);

impl Visitor for Times {
    /// Thinking times of the strongest level in positions along a random game.
    fn visit<G: Playable, B: Opponents<G>>(&mut self) {
        let config = G::card().settle(&Config::new(G::card().seats.0)).expect("the defaults are sound");
        let rules = G::set_up(&config).expect("the box is sound");
        let mut bot = B::bot("master").expect("every game has a master");
        let (mut rng, mut position, mut times) = (Rng::new(8), rules.start(), Vec::new());
        while times.len() < MOVES {
            match rules.turn(&position) {
                Turn::Over => position = rules.start(),
                Turn::Chance => {
                    let outcome =
                        draw_by_listing(&rules, &position, &mut Vec::new(), |total| rng.below(total));
                    rules.resolve(&mut position, outcome, &mut ());
                }
                Turn::Seat { seat } => {
                    let mut moves = Vec::new();
                    rules.moves(&position, &mut moves);
                    if moves.len() > 1 && rng.below(3) == 0 {
                        let view = rules.view(&position, Viewer::Seat(seat));
                        let effort = Effort::time(TIME).on_all_cores();
                        let begun = Instant::now();
                        bot.think(&Ask { rules: &rules, seat, view: &view, moves: &moves, effort }, &mut rng);
                        times.push(begun.elapsed());
                    }
                    rules.play(&mut position, rng.choose(&moves), &mut ());
                }
            }
        }
        self.0.extend(times);
    }
}

/// How many of a hundred moves, over all games, took more than half as long again.
fn late() -> usize {
    let mut times = Times::default();
    catalog::each(&mut times);
    times.0.into_iter().filter(|&time| time > TIME * 3 / 2).count()
}

/// A machine that runs many things at once may delay any program. It must not happen every time, so the best
/// of a few attempts counts.
#[test]
fn moves_keep_their_time_on_two_busy_cores() {
    let done = AtomicBool::new(false);
    let attempts = std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while !done.load(Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        let mut attempts = Vec::new();
        while attempts.len() < 4 && attempts.last().is_none_or(|&late| late > 1) {
            attempts.push(late());
        }
        done.store(true, Ordering::Relaxed);
        attempts
    });
    assert!(attempts.last().is_some_and(|&late| late <= 1), "moves too late, of 100: {attempts:?}");
}
