//! Whole matches, undo and take-back, resigning, bots.

use anyhow::Result;
use wire::{Down, NewTable, SeatWish, Stage, TableInfo, Turn, UpKind};

use crate::support::{Player, begin, bot, open, short, wish};

/// Two people play a whole match of every game, and both end with the same story.
#[tokio::test]
async fn people_play_every_game_to_its_end() -> Result<()> {
    let house = open().await;
    for game in catalog::standard().cards() {
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let table = begin(&wish(game.id, 2), &[&ann, &ben]).await?;
        let (mut one, mut two) = (Player::sit(&ann, &table.id).await?, Player::sit(&ben, &table.id).await?);
        tokio::try_join!(one.play_on(), two.play_on())?;
        assert_eq!(one.v, two.v);
        let table: TableInfo = ann.get(&format!("/api/tables/{}", table.id)).await?;
        assert_eq!(table.stage, Stage::Finished);
        assert_eq!(table.places.map(|places| places.len()), Some(2));
        let (_, log) = ann.fetch(&format!("/api/tables/{}/log", table.id)).await?;
        let log = table::Log::parse(&log)?;
        assert!(log.seed.is_some(), "the seed is revealed at the end");
        assert_eq!(log.lines.len() as u32, one.v);
    }
    Ok(())
}

/// Bots playing only each other go on while someone watches.
#[tokio::test]
async fn bots_play_on_by_themselves_for_those_who_watch() -> Result<()> {
    let house = open().await;
    let ann = house.guest("Ann").await;
    for game in catalog::standard().cards() {
        let levels = catalog::standard().levels(game.id)?;
        let mut new = wish(game.id, 2);
        new.seats = vec![bot(levels[2]), bot(levels[1])];
        new.start = true;
        let table: TableInfo = ann.post("/api/tables", &new).await?;
        let mut watching = Player::sit(&ann, &table.id).await?;
        while watching.state.turn != Turn::Over {
            watching.hear().await?;
        }
    }
    Ok(())
}

#[tokio::test]
async fn bots_among_themselves_pause_while_nobody_watches() -> Result<()> {
    let house = open().await;
    let ann = house.guest("Ann").await;
    let level = bot(catalog::standard().levels("jaipur")?[2]);
    let new = NewTable { seats: vec![level.clone(), level.clone()], start: true, ..short(wish("jaipur", 2)) };
    let unwatched: TableInfo = ann.post("/api/tables", &new).await?;
    let log = async || ann.fetch(&format!("/api/tables/{}/log", unwatched.id)).await;
    let before = log().await?;
    // Meanwhile a person's bot has answered a few times.
    let new =
        NewTable { seats: vec![SeatWish::Me { name: None }, level], start: true, ..short(wish("jaipur", 2)) };
    let own: TableInfo = ann.post("/api/tables", &new).await?;
    let mut seat = Player::sit(&ann, &own.id).await?;
    for _ in 0..3 {
        assert!(seat.my_turn().await?);
        let text = seat.state.moves[0].clone();
        assert_eq!(seat.play(&text, true).await?, "");
    }
    assert!(seat.my_turn().await?);
    assert_eq!(log().await?, before);
    let mut watching = Player::sit(&ann, &unwatched.id).await?;
    watching.hear().await?;
    while watching.state.turn != Turn::Over {
        watching.hear().await?;
    }
    Ok(())
}

/// A full table of people and bots, with spectators.
#[tokio::test]
async fn a_full_table_with_a_spectator() -> Result<()> {
    let house = open().await;
    let (ann, ben, eve) = (house.guest("Ann").await, house.guest("Ben").await, house.guest("Eve").await);
    let mut new = wish("charmers", 4);
    new.seats[2] = bot("easy");
    new.seats[3] = bot("greedy");
    let table = begin(&new, &[&ann, &ben]).await?;
    let (mut one, mut two) = (Player::sit(&ann, &table.id).await?, Player::sit(&ben, &table.id).await?);
    let mut watcher = Player::sit(&eve, &table.id).await?;
    assert_eq!(watcher.state.viewer, None);
    assert!(watcher.state.moves.is_empty());
    // The bots may be moving meanwhile; the answer to an old version comes with what it missed.
    let mut answer = watcher.play("anything", true).await?;
    while answer == "stale" {
        answer = watcher.play("anything", true).await?;
    }
    assert_eq!(answer, "not_your_turn");
    tokio::try_join!(one.play_on(), two.play_on())?;
    watcher.reach(one.v).await?;
    assert_eq!(watcher.state.turn, Turn::Over);
    Ok(())
}

/// A sale in Jaipur draws nothing unless a bonus is due: it can be undone until the turn is ended.
#[tokio::test]
async fn a_turn_is_undone_until_it_is_ended() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let table = begin(&wish("jaipur", 2), &[&ann, &ben]).await?;
    let mut people = [Player::sit(&ann, &table.id).await?, Player::sit(&ben, &table.id).await?];
    // Someone can sell one or two cards within a few turns.
    for turn in 0.. {
        assert!(turn < 40, "nobody could sell");
        let Turn::Choose { seat } = people[0].state.turn else { panic!("someone chooses") };
        let (mover, other) = match people.each_mut() {
            [one, two] if seat == 0 => (one, two),
            [one, two] => (two, one),
        };
        let sale = mover.state.moves.iter().find(|text| text.starts_with("sell ") && text.ends_with(" 1"));
        let Some(sale) = sale.cloned() else {
            let text = mover.state.moves[0].clone();
            mover.play(&text, true).await?;
            other.reach(mover.v).await?;
            continue;
        };
        let before = mover.state.view.clone();
        assert_eq!(mover.play(&sale, false).await?, "");
        assert!(mover.state.confirm && mover.state.undo);
        assert_eq!(mover.state.turn, Turn::Confirm { seat });
        other.reach(mover.v).await?;
        assert!(other.state.moves.is_empty() && !other.state.undo, "the other side waits");
        assert_eq!(other.request(UpKind::Undo { v: other.v }).await?, "not_your_turn");
        assert_eq!(mover.request(UpKind::Undo { v: mover.v }).await?, "");
        assert_eq!(mover.state.view, before, "everything is as before");
        assert_eq!(mover.play(&sale, false).await?, "");
        assert_eq!(mover.request(UpKind::End { v: mover.v }).await?, "");
        assert_eq!(mover.request(UpKind::Undo { v: mover.v }).await?, "nothing_to_undo");
        return Ok(());
    }
    Ok(())
}

/// A move made with outdated knowledge is refused as such, and an illegal one by its rule.
#[tokio::test]
async fn refusals_say_why() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let table = begin(&wish("jaipur", 2), &[&ann, &ben]).await?;
    let mut people = [Player::sit(&ann, &table.id).await?, Player::sit(&ben, &table.id).await?];
    let Turn::Choose { seat } = people[0].state.turn else { panic!("someone chooses") };
    let mover = &mut people[usize::from(seat)];
    let legal = mover.state.moves[0].clone();
    assert_eq!(
        mover.request(UpKind::Move { v: mover.v - 1, text: legal.clone(), end: true }).await?,
        "stale"
    );
    assert_eq!(mover.play("nonsense", true).await?, "unreadable");
    let id = mover.socket.ask(UpKind::Explain { text: "sell diamonds 5".into() }).await?;
    let rule = mover
        .socket
        .hear_until(|message| match message {
            Down::Refused { id: answered, code, rule, .. } if *answered == id => {
                Some((code.clone(), rule.clone()))
            }
            _ => None,
        })
        .await?;
    assert_eq!((rule.0.as_str(), rule.1.as_deref().map(|rule| &rule[..4])), ("illegal", Some("JAI-")));
    assert_eq!(people[1 - usize::from(seat)].play(&legal, true).await?, "not_your_turn");
    Ok(())
}

/// Before a die is taken its player is told what could be chosen next, and that turns out to be exactly
/// right.
#[tokio::test]
async fn a_move_is_explained_with_what_could_be_chosen_next() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let table = begin(&wish("charmers", 2), &[&ann, &ben]).await?;
    let mut people = [Player::sit(&ann, &table.id).await?, Player::sit(&ben, &table.id).await?];
    let Turn::Choose { seat } = people[0].state.turn else { panic!("someone chooses") };
    let mover = &mut people[usize::from(seat)];
    let takes = mover.state.moves.to_vec();
    let mut foretold = Vec::new();
    for text in takes.iter().filter(|text| text.starts_with("take ")) {
        let id = mover.socket.ask(UpKind::Explain { text: text.clone() }).await?;
        let next = mover
            .socket
            .hear_until(|message| match message {
                Down::Explained { id: answered, next, .. } if *answered == id => Some(next.clone()),
                _ => None,
            })
            .await?;
        foretold.push((text.clone(), next));
    }
    let (text, next) = foretold.into_iter().max_by_key(|(_, next)| next.len()).expect("dice can be taken");
    assert!(next.len() > 1, "some die leads to a choice");
    assert_eq!(mover.play(&text, false).await?, "");
    assert_eq!(next, *mover.state.moves);
    Ok(())
}

/// Asks for moves in words; a refusal is its code.
async fn labels(player: &mut Player, v: u32, texts: &[&str]) -> Result<Result<Vec<wire::Choice>, String>> {
    let texts = texts.iter().map(|text| (*text).to_owned()).collect();
    let id = player.socket.ask(UpKind::Labels { v, texts }).await?;
    let answer = |message: &Down| match message {
        Down::Labelled { id: answered, v: about, labels } if *answered == id => {
            assert_eq!(*about, v);
            Some(Ok(labels.clone()))
        }
        Down::Refused { id: answered, code, .. } if *answered == id => Some(Err(code.clone())),
        _ => None,
    };
    player.socket.hear_until(answer).await
}

/// Moves come in notation, and in words to the one who may choose and asks.
#[tokio::test]
async fn moves_are_put_into_words_for_the_one_who_chooses() -> Result<()> {
    let house = open().await;
    let (ann, ben, eve) = (house.guest("Ann").await, house.guest("Ben").await, house.guest("Eve").await);
    for game in ["jaipur", "rajas", "charmers", "karma"] {
        let table = begin(&wish(game, 2), &[&ann, &ben]).await?;
        let mut people = [Player::sit(&ann, &table.id).await?, Player::sit(&ben, &table.id).await?];
        let Turn::Choose { seat } = people[0].state.turn else { panic!("somebody chooses") };
        let [mover, other] = match people.each_mut() {
            [one, two] if seat == 0 => [one, two],
            [one, two] => [two, one],
        };
        let (v, legal) = (mover.v, mover.state.moves.to_vec());
        let all = labels(mover, v, &[]).await?.expect("it is their turn");
        assert_eq!(all.iter().map(|choice| choice.text.clone()).collect::<Vec<_>>(), legal, "{game}");
        assert!(all.iter().all(|choice| choice.label.code.starts_with(game)), "{game}");
        let last = legal.last().expect("somebody chooses");
        let some = labels(mover, v, &[last.as_str(), "nonsense", last.as_str()]).await?;
        assert_eq!(some.expect("it is their turn"), all[all.len() - 1..], "{game}");
        assert_eq!(labels(mover, v - 1, &[]).await?, Err("stale".into()));
        assert_eq!(labels(mover, v + 1, &[last.as_str()]).await?, Err("stale".into()));
        assert_eq!(labels(other, v, &[]).await?, Err("not_your_turn".into()));
        let mut watcher = Player::sit(&eve, &table.id).await?;
        assert_eq!(labels(&mut watcher, v, &[]).await?, Err("not_your_turn".into()));
    }
    Ok(())
}

/// By agreement a move is taken back although cards were drawn after it; one "no" is enough to decline.
#[tokio::test]
async fn a_take_back_needs_everyone() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let table = begin(&wish("jaipur", 2), &[&ann, &ben]).await?;
    let mut people = [Player::sit(&ann, &table.id).await?, Player::sit(&ben, &table.id).await?];
    let Turn::Choose { seat } = people[0].state.turn else { panic!("someone chooses") };
    let (mover, other) = match people.each_mut() {
        [one, two] if seat == 0 => (one, two),
        [one, two] => (two, one),
    };
    let before = mover.state.view.clone();
    let text = mover.state.moves[0].clone();
    mover.play(&text, true).await?;
    assert_eq!(mover.request(UpKind::AskBack { v: mover.v }).await?, "");
    while other.state.takeback.is_none() {
        other.hear().await?;
    }
    assert_eq!(mover.request(UpKind::AnswerBack { yes: true }).await?, "no_takeback", "not one's own wish");
    assert_eq!(other.request(UpKind::AnswerBack { yes: false }).await?, "");
    assert_eq!(mover.request(UpKind::AskBack { v: mover.v }).await?, "");
    assert_eq!(other.request(UpKind::AnswerBack { yes: true }).await?, "");
    mover.reach(other.v).await?;
    assert_eq!(mover.state.view, before);
    assert!(mover.story.last().is_some_and(|line| line.line.starts_with("takeback ")));
    Ok(())
}

/// Against bots alone nobody has to agree; and if there is nothing to take back, nobody is asked.
#[tokio::test]
async fn against_bots_a_turn_that_is_over_is_taken_back_at_once() -> Result<()> {
    let house = open().await;
    let ann = house.guest("Ann").await;
    let mut new = short(wish("jaipur", 2));
    new.seats[1] = bot("beginner");
    let table = begin(&new, &[&ann]).await?;
    let mut player = Player::sit(&ann, &table.id).await?;
    assert!(player.my_turn().await?);
    assert_eq!(player.state.take_back, wire::TakeBack::No);
    assert_eq!(player.request(UpKind::AskBack { v: player.v }).await?, "no_takeback");
    let before = player.state.view.clone();
    let text = player.state.moves[0].clone();
    player.play(&text, true).await?;
    assert!(player.my_turn().await?);
    assert_eq!(player.state.take_back, wire::TakeBack::Free);
    assert_eq!(player.request(UpKind::AskBack { v: player.v }).await?, "");
    assert_eq!(player.state.view, before);
    Ok(())
}

/// A player with nothing to take back cannot ask for it.
#[tokio::test]
async fn a_take_back_of_nothing_is_refused_before_anybody_is_asked() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let table = begin(&wish("jaipur", 2), &[&ann, &ben]).await?;
    let mut one = Player::sit(&ann, &table.id).await?;
    assert_eq!(one.state.take_back, wire::TakeBack::No);
    assert_eq!(one.request(UpKind::AskBack { v: one.v }).await?, "no_takeback");
    assert!(one.state.takeback.is_none());
    Ok(())
}

/// With two the game is lost; with three a bot takes over.
#[tokio::test]
async fn resigning_loses_or_leaves_the_seat_to_a_bot() -> Result<()> {
    let house = open().await;
    let (ann, ben, cat) = (house.guest("Ann").await, house.guest("Ben").await, house.guest("Cat").await);
    let table = begin(&wish("jaipur", 2), &[&ann, &ben]).await?;
    let mut one = Player::sit(&ann, &table.id).await?;
    assert_eq!(one.request(UpKind::Resign).await?, "");
    assert_eq!((one.state.turn, one.state.fallen), (Turn::Over, Some(0)));
    let places = ann.get::<TableInfo>(&format!("/api/tables/{}", table.id)).await?.places;
    assert_eq!(places, Some(vec![2, 1]));

    let table = begin(&wish("karma", 3), &[&ann, &ben, &cat]).await?;
    let mut one = Player::sit(&ann, &table.id).await?;
    assert_eq!(one.request(UpKind::Resign).await?, "");
    let table: TableInfo = ann.get(&format!("/api/tables/{}", table.id)).await?;
    assert_eq!((table.stage, table.seats[0].kind), (Stage::Playing, wire::SeatKind::Bot));
    assert_eq!(one.request(UpKind::Resign).await?, "not_seated");
    assert_eq!(one.request(UpKind::TakeSeat).await?, "");
    let back: TableInfo = ann.get(&format!("/api/tables/{}", table.id)).await?;
    assert_eq!(back.seats[0].kind, wire::SeatKind::Person, "one may come back");
    assert_eq!(one.request(UpKind::TakeSeat).await?, "not_seated", "but only once");
    Ok(())
}

/// One person in two seats sees what the seat to move sees.
#[tokio::test]
async fn a_hot_seat_hands_the_eyes_over() -> Result<()> {
    let house = open().await;
    let ann = house.guest("Ann").await;
    let mut new = short(wish("jaipur", 2));
    new.seats = vec![SeatWish::Me { name: Some("Mum".into()) }, SeatWish::Me { name: Some("Dad".into()) }];
    new.start = true;
    let table: TableInfo = ann.post("/api/tables", &new).await?;
    assert_eq!(table.you, [0, 1]);
    let mut both = Player::sit(&ann, &table.id).await?;
    let mut seen = std::collections::BTreeSet::new();
    for turn in 0..400 {
        let Turn::Choose { seat } = both.state.turn else { break };
        assert_eq!(both.state.viewer, Some(seat));
        seen.insert(seat);
        let text = both.state.moves[turn * 5 % both.state.moves.len()].clone();
        assert_eq!(both.play(&text, true).await?, "");
    }
    assert_eq!((both.state.turn, seen.len()), (Turn::Over, 2));
    Ok(())
}

/// A hint shows moves with labels and reasons for the player's own seat; others get none.
#[tokio::test]
async fn hints_are_for_the_player_to_move() -> Result<()> {
    let house = open().await;
    let ann = house.guest("Ann").await;
    let mut new = wish("rajas", 2);
    new.seats[1] = bot("beginner");
    new.start = true;
    let table: TableInfo = ann.post("/api/tables", &new).await?;
    let mut one = Player::sit(&ann, &table.id).await?;
    assert!(one.my_turn().await?);
    let id = one.socket.ask(UpKind::Hint { v: one.v }).await?;
    let best = one
        .socket
        .hear_until(|message| match message {
            Down::Hint { id: answered, advice, .. } if *answered == id => Some(advice.best.clone()),
            _ => None,
        })
        .await?;
    assert!((1..=3).contains(&best.len()));
    assert!(best.iter().all(|one_move| one.state.moves.contains(&one_move.text)));
    Ok(())
}
