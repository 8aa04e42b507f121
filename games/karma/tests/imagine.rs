//! A guess at other hands is always one that could have done what was seen.

use karma::Karma;
use table::{Config, Game, Imagine, Match, Rng, Seat, Turn, Viewer};

/// Seat 0 has exactly the dice named, and has chosen a card that only these can pay for.
fn about_to_pay(dice: &str, hand: &str, card: u8) -> Match<Karma> {
    let place = |seat: u8, hand: &str, dice: &str| {
        format!(
            "hand{seat}={hand} dice{seat}={dice} display{seat}=- track{seat}=?.?.?.?.?.? left{seat}=0 right{seat}=0 \
             fame{seat}=0 coins{seat}=0 karma{seat}=0 administrators{seat}=0 owed{seat}=0"
        )
    };
    let text = format!(
        "round=1 stage=1 starter=0 active=0 top=144 grid=3.87.89.138 discard=- shown=- aside=- stack=act {} {}",
        place(0, hand, dice),
        place(1, "44.45.46", "orange1.green1.purple1"),
    );
    let mut game = Match::<Karma>::from_position(&Config::new(2), &text, None).unwrap();
    game.play(Seat::new(0), format!("take {card}").parse().unwrap()).unwrap();
    game
}

/// Few random hands could pay eleven with two dice, or have exactly the number for a ship.
#[test]
fn a_player_who_chose_a_card_is_imagined_able_to_pay() {
    let cases = [("blue5.blue6", "52.53", 87), ("blue3", "52", 3), ("green5", "57", 138)];
    for (dice, hand, card) in cases {
        let game = about_to_pay(dice, hand, card);
        let rules = game.rules();
        let mut rng = Rng::new(3);
        for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
            let view = rules.view(game.position(), viewer);
            for _ in 0..200 {
                let guess = rules.imagine(&view, &mut rng);
                let mut moves = Vec::new();
                rules.moves(&guess, &mut moves);
                assert!(!moves.is_empty(), "{dice} for card {card}");
                assert_eq!(rules.view(&guess, viewer), view);
            }
        }
    }
}

/// If nothing is known, each of the six values of a colour is guessed equally often.
#[test]
fn unknown_pips_are_guessed_evenly() {
    let mut game = about_to_pay("blue3", "52", 3);
    game.undo(Seat::new(0)).unwrap();
    assert_eq!(game.turn(), Turn::Seat { seat: Seat::new(0) });
    let view = game.rules().view(game.position(), Viewer::Seat(Seat::new(1)));
    let mut rng = Rng::new(9);
    let mut counts = [0_i32; 6];
    for _ in 0..6000 {
        let guess = game.rules().imagine(&view, &mut rng);
        let faces = guess.players[Seat::new(0)].dice[karma::Colour::Blue];
        counts.iter_mut().zip(faces).for_each(|(count, face)| *count += i32::from(face));
    }
    assert!(counts.iter().all(|count| (count - 1000).abs() < 150), "{counts:?}");
}
