//! Clocks that run out, in real time.

use std::time::{Duration, Instant};

use anyhow::Result;
use wire::{ClockSetting, OnTimeout, SeatKind, SeatWish, Turn, UpKind};

use crate::support::{Player, begin, bot, open, short, wish};

const SECOND: ClockSetting = ClockSetting { bank: 1, increment: 0, cap: None };

#[tokio::test]
async fn at_zero_the_game_is_lost() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let mut new = wish("jaipur", 2);
    new.clock = Some(SECOND);
    let table = begin(&new, &[&ann, &ben]).await?;
    let mut one = Player::sit(&ann, &table.id).await?;
    let Turn::Choose { seat } = one.state.turn else { panic!("someone chooses") };
    assert!(one.state.clock.as_ref().is_some_and(|clock| clock.running == Some(seat)));
    while one.state.turn != Turn::Over {
        one.hear().await?;
    }
    assert_eq!(one.state.fallen, Some(seat));
    Ok(())
}

#[tokio::test]
async fn or_a_bot_takes_over() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let mut new = wish("jaipur", 2);
    new.clock = Some(SECOND);
    new.on_timeout = OnTimeout::Bot;
    let table = begin(&new, &[&ann, &ben]).await?;
    let mut one = Player::sit(&ann, &table.id).await?;
    let is_bot = |player: &Player| {
        player.table.as_ref().is_some_and(|table| table.seats.iter().any(|seat| seat.kind == SeatKind::Bot))
    };
    while !is_bot(&one) {
        one.hear().await?;
    }
    assert!(one.state.fallen.is_none());
    Ok(())
}

#[tokio::test]
async fn a_bot_takes_its_time_where_a_player_wants_to_follow() -> Result<()> {
    let house = open().await;
    let ann = house.guest("Ann").await;
    let mut new = short(wish("jaipur", 2));
    new.seats[1] = bot("greedy");
    let table = begin(&new, &[&ann]).await?;
    let _calm = ann.calm_socket(&table.id).await?;
    let mut one = Player::sit(&ann, &table.id).await?;
    assert!(one.my_turn().await?);
    let text = one.state.moves[0].clone();
    let asked = Instant::now();
    one.play(&text, true).await?;
    assert!(one.my_turn().await?);
    assert!(asked.elapsed() >= Duration::from_millis(600), "{:?}", asked.elapsed());
    Ok(())
}

#[tokio::test]
async fn at_a_shared_screen_the_clock_waits_until_the_curtain_is_lifted() -> Result<()> {
    let house = open().await;
    let ann = house.guest("Ann").await;
    let mut new = wish("jaipur", 2);
    new.seats[1] = SeatWish::Me { name: Some("Ben".into()) };
    new.clock = Some(ClockSetting { bank: 60, increment: 0, cap: None });
    let table = begin(&new, &[&ann]).await?;
    let mut both = Player::sit(&ann, &table.id).await?;
    let running = |player: &Player| player.state.clock.as_ref().and_then(|clock| clock.running);
    let Turn::Choose { seat } = both.state.turn else { panic!("someone chooses") };
    assert_eq!(running(&both), None);
    assert_eq!(both.request(UpKind::Lift).await?, "");
    assert_eq!(running(&both), Some(seat));
    let text = both.state.moves[0].clone();
    assert_eq!(both.play(&text, true).await?, "");
    assert!(matches!(both.state.turn, Turn::Choose { seat: next } if next != seat));
    assert_eq!(running(&both), None, "the screen is being handed on");
    Ok(())
}
