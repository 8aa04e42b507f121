//! Clocks that fall, over real time.

use anyhow::Result;
use wire::{ClockSetting, OnTimeout, SeatKind, Turn};

use crate::support::{Player, begin, open, wish};

const SECOND: ClockSetting = ClockSetting { bank: 1, increment: 0, cap: None };

#[tokio::test]
async fn at_zero_the_game_is_lost() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let mut new = wish("jaipur", 2);
    new.clock = Some(SECOND);
    let table = begin(&new, &[&ann, &ben]).await?;
    let mut one = Player::sit(&ann, &table.id).await?;
    let Turn::Choose { seat } = one.state.turn else { panic!("somebody chooses") };
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
