//! Positions with every kind of pending stack: whatever is accepted can be played to the end.

use karma::Karma;
use table::{Config, Match, PositionText, Rng, Seed, Turn};

const TASKS: [&str; 30] = [
    "goods",
    "more-goods",
    "free-palace",
    "coins-or-palace",
    "fame-or-ship",
    "copy-ship",
    "reveal",
    "fame:2",
    "coins:120",
    "karma:3",
    "administrators:3",
    "dice:1",
    "dice:2",
    "draw:2",
    "discard:1",
    "discard:2",
    "lay:4",
    "payout:1:7:0",
    "payout:0:0:1",
    "payout:2:120:3",
    "palace:5",
    "palace:6",
    "palace:2",
    "bonus:0",
    "deal:2",
    "arrange:3",
    "second-stage",
    "close",
    "act",
    "over",
];
const WITH_CARD: [&str; 9] =
    ["pips", "pay", "die", "pick-buildings", "pick-goods", "carry", "yield", "finish", "look"];

/// A position from the middle of a random game.
fn somewhere(rng: &mut Rng, config: &Config) -> Match<Karma> {
    let seed = Seed::from_number(rng.below(1000).into());
    let mut game = Match::<Karma>::new(config, Some(seed)).unwrap();
    for _ in 0..40 + rng.below(300) {
        match game.turn() {
            Turn::Seat { seat } => {
                let mv = rng.choose(&game.moves());
                game.play(seat, mv).map(drop).unwrap();
            }
            Turn::Chance => game.roll().map(drop).unwrap(),
            Turn::Over => break,
        }
    }
    game
}

fn random_task(rng: &mut Rng) -> String {
    if rng.below(3) > 0 {
        return rng.choose(&TASKS).into();
    }
    format!("{}:{}", rng.choose(&WITH_CARD), 1 + rng.below(144))
}

/// The text with other pending tasks, and sometimes a card moved to a display.
fn disturb(text: &str, rng: &mut Rng) -> String {
    let replaced = text.split(' ').map(|field| match field.split_once('=') {
        Some(("stack", stack)) => {
            let base = stack.split('.').next().unwrap_or("act");
            let tasks: Vec<String> = (0..=rng.below(6)).map(|_| random_task(rng)).collect();
            format!("stack={base}.{}", tasks.join("."))
        }
        Some(("display0", _)) if rng.below(2) == 0 => "display0=-".into(),
        _ => field.to_owned(),
    });
    replaced.collect::<Vec<_>>().join(" ")
}

#[test]
fn any_stack_that_is_accepted_can_be_played_on() {
    let mut rng = Rng::new(5);
    let mut accepted = 0;
    for round in 0..100 {
        let config = Config::new(2 + round % 3);
        let game = somewhere(&mut rng, &config);
        let text = game.rules().write_position(game.position());
        for _ in 0..40 {
            let study =
                Match::<Karma>::from_position(&config, &disturb(&text, &mut rng), Some(Seed::from_number(1)));
            let Ok(mut study) = study else { continue };
            accepted += 1;
            for _ in 0..60 {
                match study.turn() {
                    Turn::Seat { seat } => {
                        let mv = rng.choose(&study.moves());
                        study.play(seat, mv).map(drop).unwrap();
                    }
                    Turn::Chance => study.roll().map(drop).unwrap(),
                    Turn::Over => break,
                }
                study.rules().audit(study.position()).unwrap();
            }
        }
    }
    assert!(accepted > 50, "only {accepted} positions were accepted");
}

/// Cards are laid out before anything else is decided: with a choice above them, an emptied grid would have
/// been laid out twice.
#[test]
fn nothing_is_decided_while_cards_are_to_be_laid_out() {
    for version in [1, 2] {
        let config = Config::new(2).version(version);
        let mut game = Match::<Karma>::new(&config, Some(Seed::from_number(7))).unwrap();
        while game.turn() == Turn::Chance {
            game.roll().unwrap();
        }
        let text = game.rules().write_position(game.position());
        let field = |key: &str| text.split(' ').find(|word| word.starts_with(key)).unwrap().to_owned();
        let card = field("grid=")["grid=".len()..].split('.').next().unwrap().to_owned();
        let few = text.replace(&field("grid="), &format!("grid={card}"));
        for tasks in ["act.lay:3.dice:1", "close.lay:4.dice:2", "act.lay:2.fame-or-ship", "act.reveal.dice:1"]
        {
            let wrong = few.replace("stack=act", &format!("stack={tasks}"));
            let refusal = game.rules().read_position(&wrong).expect_err(tasks).to_string();
            assert_eq!(refusal, "stack: the tasks cannot wait in this order", "{tasks}, version {version}");
        }
    }
}
