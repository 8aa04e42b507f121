//! Two tables take turns playing one match, each continuing from the lines the other wrote, as two processes
//! do. In every game both stay equal to a match loaded whole from the log.

use registry::AnyMatch;
use table::{Config, Contribution, Log, Rng, Seat, Seed, Turn, Viewer};

/// The match rebuilt from its whole log.
fn loaded(log: &str, seed: &Seed) -> Box<dyn AnyMatch> {
    let mut game = catalog::standard().load(&Log::parse(log).unwrap()).unwrap();
    game.unseal(seed.clone()).unwrap();
    game
}

/// Everything that can be seen of a match, including the lines from `first` on.
fn seen(game: &dyn AnyMatch, first: usize) -> String {
    let viewers: Vec<Viewer> = Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
    let views: Vec<_> = viewers.iter().map(|viewer| game.view(*viewer)).collect();
    let told: Vec<_> = (first..game.log().lines.len())
        .flat_map(|index| viewers.iter().map(move |viewer| (index, *viewer)))
        .map(|(index, viewer)| (game.story(index, viewer), game.seen_line(index, viewer), game.events(index)))
        .collect();
    let moves: Vec<String> = game.moves().into_iter().map(|choice| choice.text).collect();
    let who = (game.turn(), game.undoable_by(), game.fallen(), game.scores());
    format!("{who:?} {moves:?} {} {views:?} {told:?} {}", game.position(), game.revealed_log())
}

/// What a random person, or chance, does next.
fn act(game: &mut dyn AnyMatch, rng: &mut Rng) {
    match (game.turn(), rng.below(10)) {
        (Turn::Chance, _) => drop(game.roll().unwrap()),
        (Turn::Seat { seat }, what) => {
            let undoer = game.undoable_by();
            match (what, undoer) {
                (0, Some(undoer)) => game.undo(undoer).unwrap(),
                (1, Some(undoer)) => game.end_turn(undoer).unwrap(),
                (2, _) if rng.below(4) == 0 => drop(game.take_back(seat)),
                (3, _) if rng.below(8) == 0 => game.take_over(seat, "expert"),
                _ => {
                    let moves = game.moves();
                    game.play(seat, &moves[rng.below(moves.len() as u32) as usize].text).unwrap();
                }
            }
        }
        (Turn::Over, _) => {}
    }
}

/// How a match is cut short, if at all.
fn fall(game: &mut dyn AnyMatch, seat: Seat, number: u64) {
    match number % 3 {
        0 => game.resign(seat).unwrap(),
        1 => game.time_out(seat).unwrap(),
        _ => {}
    }
}

fn play_in_turn(id: &str, seats: usize, number: u64) {
    let seed = Seed::from_number(number);
    let mut rng = Rng::new(number);
    let mut here =
        catalog::standard().game(id).unwrap().begin(&Config::new(seats), Some(seed.clone())).unwrap();
    let mut there = loaded(&here.log().to_string(), &seed);
    for seat in Seat::all(seats) {
        here.contribute(Contribution { seat, bytes: vec![7, number as u8] }).unwrap();
    }
    let longest = 40 + rng.below(200);
    for step in 0..longest {
        for _ in 0..rng.below(4) {
            act(here.as_mut(), &mut rng);
        }
        if let (Turn::Seat { seat }, true) = (here.turn(), step + 1 == longest) {
            fall(here.as_mut(), seat, number);
        }
        let known = there.log().lines.len();
        there.go_on(&here.log().lines[known..]).unwrap();
        assert_eq!(seen(there.as_ref(), known), seen(here.as_ref(), known), "{id} {seats} {number}");
        if step % 32 == 0 || step + 1 == longest || here.turn() == Turn::Over {
            let whole = loaded(&here.log().to_string(), &seed);
            assert_eq!(seen(there.as_ref(), 0), seen(whole.as_ref(), 0), "{id} {seats} {number}");
        }
        if here.turn() == Turn::Over {
            return;
        }
        // The other table goes next, and rolls from where this one stopped.
        std::mem::swap(&mut here, &mut there);
    }
}

#[test]
fn a_match_brought_forward_line_by_line_is_the_one_loaded_whole() {
    for card in catalog::standard().cards() {
        for seats in card.seats.0..=card.seats.1 {
            for number in 0..3 {
                play_in_turn(card.id, seats, number);
            }
        }
    }
}

#[test]
fn a_line_that_does_not_fit_is_refused() {
    let seed = Seed::from_number(1);
    let mut game = catalog::standard().game("jaipur").unwrap().begin(&Config::new(2), Some(seed)).unwrap();
    let mut rng = Rng::new(1);
    for _ in 0..20 {
        act(game.as_mut(), &mut rng);
    }
    let log = game.log().lines.clone();
    for line in [log[0].clone(), table::Line::Undo { decisions: 50 }] {
        assert!(game.go_on(&[line]).is_err());
    }
    assert_eq!(game.log().lines, log);
}
