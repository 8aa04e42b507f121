//! Many games side by side: the same for the same seed, however the work is shared, and by the rules.

use registry::{Batch, Crowd, Entrant, LabError, StepError};
use table::{Config, Rng};

/// Enough for two threads to share.
const GAMES: usize = 40;

fn begin(threads: usize, opponent: Option<&Entrant>) -> Box<dyn Batch> {
    let crowd = Crowd { games: GAMES, opponent, threads, seed: 5 };
    let games = catalog::standard();
    games.game("charmers").unwrap().batch(&Config::new(2), &crowd).unwrap()
}

/// One legal action for each game.
fn any(batch: &dyn Batch, rng: &mut Rng) -> Vec<u32> {
    let now = batch.now();
    now.offsets.windows(2).map(|pair| rng.choose(&now.legal[pair[0]..pair[1]])).collect()
}

#[test]
fn threads_change_nothing() {
    let (mut one, mut two) = (begin(1, None), begin(2, None));
    let mut rng = Rng::new(1);
    for _ in 0..50 {
        assert_eq!(one.now(), two.now());
        let actions = any(&*one, &mut rng);
        one.step(&actions).unwrap();
        two.step(&actions).unwrap();
    }
    let (mut left, mut right) = (room(&*one), room(&*two));
    right.fill(9);
    one.observe(&mut left);
    two.observe(&mut right);
    assert_eq!(left, right);
    assert!(left.chunks(one.space().features).all(|game| game.iter().any(|&number| number != 0)));
}

fn room(batch: &dyn Batch) -> Vec<i8> {
    vec![0; GAMES * batch.space().features]
}

#[test]
fn games_end_with_rewards_and_restart() {
    let (mut batch, mut rng, mut ended) = (begin(2, None), Rng::new(2), 0);
    for _ in 0..900 {
        let actions = any(&*batch, &mut rng);
        batch.step(&actions).unwrap();
        let now = batch.now();
        for (rewards, &over) in now.rewards.chunks(2).zip(&now.ended) {
            assert!(rewards.iter().sum::<f32>().abs() < 1e-6);
            assert!(over || rewards == [0.0, 0.0]);
            ended += usize::from(over);
        }
    }
    assert!(ended > GAMES, "{ended} games have ended");
}

/// Bots fill all seats but one, and that one changes from game to game.
#[test]
fn opponents_are_played_inside() {
    let greedy = Entrant::Named("greedy".into());
    let (mut batch, mut rng) = (begin(2, Some(&greedy)), Rng::new(3));
    let mut asked = batch.now().seats.clone();
    assert!(asked.iter().enumerate().all(|(game, &seat)| usize::from(seat) == game % 2));
    let (mut ended, mut lost) = (0, 0);
    for _ in 0..400 {
        let actions = any(&*batch, &mut rng);
        batch.step(&actions).unwrap();
        let now = batch.now();
        for (game, (&before, &after)) in asked.iter().zip(&now.seats).enumerate() {
            assert_eq!(before != after, now.ended[game], "seats change when a game ends");
            ended += usize::from(now.ended[game]);
            lost += usize::from(now.rewards[2 * game + usize::from(before)] < 0.0);
        }
        asked.clone_from(&now.seats);
    }
    assert!(ended > GAMES / 2 && lost * 10 > ended * 9, "{lost} of {ended} lost at random against greedy");
}

#[test]
fn what_is_not_legal_changes_nothing() {
    let mut batch = begin(1, None);
    let before = batch.now().clone();
    let mut actions = any(&*batch, &mut Rng::new(4));
    assert_eq!(batch.step(&actions[1..]), Err(StepError::Count { given: GAMES - 1, games: GAMES }));
    actions[GAMES - 1] = u32::MAX;
    assert!(matches!(batch.step(&actions), Err(StepError::Illegal { game, .. }) if game == GAMES - 1));
    assert_eq!(batch.now(), &before);
}

#[test]
fn an_unknown_bot_is_refused() {
    let nobody = Entrant::Named("nobody".into());
    let crowd = Crowd { games: 1, opponent: Some(&nobody), threads: 1, seed: 0 };
    let games = catalog::standard();
    let refused = games.game("charmers").unwrap().batch(&Config::new(2), &crowd);
    assert!(matches!(refused.map(|_| ()), Err(LabError::Bot { .. })));
}
