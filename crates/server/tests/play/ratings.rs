//! Rated tables: who may play there, what a match does to the ratings, and that it does so once.

use std::time::Duration;

use anyhow::{Context, Result};
use load::Client;
use serde_json::json;
use server::{Admin, Server, Settings};
use tokio::sync::oneshot;
use wire::{NewTable, Profile, Ranked, RatingChange, Record, SeatWish, Stage, TableInfo, UpKind};

use crate::support::{self, PASSWORD, Player, begin, bot, counted, member, open, open_with, settings, wish};

type Changes = Vec<Option<RatingChange>>;

/// A rated table: its creator, then open seats.
fn rated(game: &str, seats: usize) -> NewTable {
    support::rated(wish(game, seats))
}

/// Resigns the match at a table.
async fn resign(client: &Client, table: &str) -> Result<()> {
    let mut player = Player::sit(client, table).await?;
    assert_eq!(player.request(UpKind::Resign).await?, "");
    Ok(())
}

/// A rated match in which everyone has moved, so it counts from here on.
async fn under_way(new: &NewTable, people: &[&Client]) -> Result<TableInfo> {
    let table = begin(new, people).await?;
    let mut seats = Vec::new();
    for client in people {
        seats.push(Player::sit(client, &table.id).await?);
    }
    all_move(&mut seats).await?;
    Ok(table)
}

/// Plays until everyone has made a move.
async fn all_move(seats: &mut [Player]) -> Result<()> {
    let mut moved = vec![false; seats.len()];
    while moved.contains(&false) {
        let own = seats.iter().position(|seat| !seat.state.moves.is_empty()).context("someone is to move")?;
        let first = seats[own].state.moves[0].clone();
        assert_eq!(seats[own].play(&first, true).await?, "");
        moved[own] = true;
        let v = seats[own].v;
        for seat in &mut *seats {
            seat.reach(v).await?;
        }
    }
    Ok(())
}

async fn profile(asker: &Client, player: &str) -> Result<Profile> {
    asker.get(&format!("/api/players/{player}")).await
}

async fn ranked(client: &Client, game: &str) -> Result<Vec<Ranked>> {
    client.get(&format!("/api/games/{game}/ratings")).await
}

async fn refusal<T: serde::Serialize>(client: &Client, path: &str, body: &T) -> String {
    client.post::<_, TableInfo>(path, body).await.expect_err("it is refused").to_string()
}

#[tokio::test]
async fn a_rated_match_moves_both_once_and_in_the_right_direction() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (member(&house.address, "Ann").await, member(&house.address, "Ben").await);
    let eve = house.guest("Eve").await;
    assert_eq!(ranked(&eve, "jaipur").await?, []);
    let table = under_way(&rated("jaipur", 2), &[&ann, &ben]).await?;
    assert!(table.rated && !table.hints);
    let path = format!("/api/tables/{}/ratings", table.id);
    assert_eq!(ann.get::<Changes>(&path).await?, [], "not before the end");
    resign(&ann, &table.id).await?;
    let changes = counted(&eve, &table.id).await?;
    let [Some(loser), Some(winner)] = changes[..] else { panic!("{changes:?}") };
    assert_eq!((loser.before, winner.before), (1000, 1000));
    assert!(loser.after < 1000 && winner.after > 1000);

    // A player's page, with the record against the player who looks.
    let seen = profile(&ann, &ben.player).await?;
    assert_eq!((seen.name.as_str(), seen.ratings["jaipur"].value), ("Ben", winner.after));
    assert_eq!((seen.ratings["jaipur"].matches, seen.ratings["jaipur"].wins), (1, 1));
    let [one] = &seen.matches[..] else { panic!("{:?}", seen.matches) };
    let shown = (one.table.as_deref(), one.place, one.seats, one.change);
    assert_eq!(shown, (Some(table.id.as_str()), 1, 2, winner));
    let to_others = profile(&eve, &ben.player).await?.matches;
    assert_eq!(to_others[0].table, None, "a table by link is nobody else's business");
    assert_eq!(seen.against["jaipur"], Record { won: 0, drawn: 0, lost: 1 });
    assert_eq!(profile(&ben, &ann.player).await?.against["jaipur"], Record { won: 1, drawn: 0, lost: 0 });
    assert!(profile(&eve, &ben.player).await?.against.is_empty());
    assert!(profile(&ben, &ben.player).await?.against.is_empty(), "nobody plays against oneself");
    assert!(profile(&ann, &eve.player).await?.ratings.is_empty(), "a guest has a page too");
    assert_eq!(ann.fetch("/api/players/00000000000000000000").await?.0, 404);
    assert_eq!(ann.fetch("/api/tables/00000000000000000000/ratings").await?.0, 404);
    assert_eq!(ann.fetch("/api/games/chess/ratings").await?.0, 404);

    // A rematch is rated again, and nothing counts twice.
    let next: TableInfo = ben.post(&format!("/api/tables/{}/rematch", table.id), &json!({})).await?;
    assert!(next.rated);
    let _: TableInfo = ann.post(&format!("/api/tables/{}/sit", next.id), &json!({})).await?;
    all_move(&mut [Player::sit(&ann, &next.id).await?, Player::sit(&ben, &next.id).await?]).await?;
    resign(&ben, &next.id).await?;
    let changes = counted(&eve, &next.id).await?;
    assert_eq!(
        changes.iter().flatten().map(|one| one.before).collect::<Vec<_>>(),
        [winner.after, loser.after]
    );
    assert_eq!(profile(&ann, &ben.player).await?.against["jaipur"], Record { won: 1, drawn: 0, lost: 1 });
    assert_eq!(profile(&ann, &ben.player).await?.ratings["jaipur"].matches, 2);
    Ok(())
}

#[tokio::test]
async fn a_match_that_ends_before_everyone_has_moved_does_not_count() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (member(&house.address, "Ann").await, member(&house.address, "Ben").await);
    let early = begin(&rated("jaipur", 2), &[&ann, &ben]).await?;
    resign(&ann, &early.id).await?;
    let late = under_way(&rated("jaipur", 2), &[&ann, &ben]).await?;
    resign(&ann, &late.id).await?;
    counted(&ben, &late.id).await?;
    assert_eq!(ben.get::<Changes>(&format!("/api/tables/{}/ratings", early.id)).await?, []);
    assert_eq!(profile(&ben, &ben.player).await?.ratings["jaipur"].matches, 1);
    Ok(())
}

#[tokio::test]
async fn established_players_rank_first_and_banned_ones_are_left_out() -> Result<()> {
    let house = open().await;
    let names = ["Ann", "Ben", "Cat"];
    let mut people = Vec::new();
    for name in names {
        people.push(member(&house.address, name).await);
    }
    // Ann beats Ben, Ann beats Cat, Ben beats Cat.
    for (winner, loser) in [(0, 1), (0, 2), (1, 2)] {
        let table = under_way(&rated("karma", 2), &[&people[winner], &people[loser]]).await?;
        resign(&people[loser], &table.id).await?;
        counted(&people[0], &table.id).await?;
    }
    let order = |lines: Vec<Ranked>| lines.into_iter().map(|line| (line.rank, line.name)).collect::<Vec<_>>();
    let expected =
        |names: &[&str]| (1..).zip(names.iter().map(|name| (*name).to_owned())).collect::<Vec<_>>();
    let lines = ranked(&people[0], "karma").await?;
    let low = |line: &Ranked| line.rating.value - line.rating.spread;
    assert!(lines.is_sorted_by_key(|line| -low(line)), "{lines:?}");
    assert_eq!(order(lines), expected(&names));
    assert_eq!(ranked(&people[0], "rajas").await?, [], "each game has its own");
    Admin::open(&house.database).await?.ban(&people[1].player, true).await?;
    assert_eq!(order(ranked(&people[0], "karma").await?), expected(&["Ann", "Cat"]));
    Ok(())
}

#[tokio::test]
async fn a_deleted_account_leaves_the_leaderboard_and_the_others_stay() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (member(&house.address, "Ann").await, member(&house.address, "Ben").await);
    let over = under_way(&rated("jaipur", 2), &[&ann, &ben]).await?;
    resign(&ann, &over.id).await?;
    let before = counted(&ben, &over.id).await?;
    let (_, held) = ann.fetch("/api/me/export").await?;
    let held: serde_json::Value = serde_json::from_str(&held)?;
    assert_eq!(held["person"]["ratings"][0]["game"], "jaipur");
    assert_eq!(held["person"]["results"][0]["table_id"], over.id.as_str());
    // A match in progress is lost by leaving, and counts for the player who stays.
    let left = under_way(&rated("jaipur", 2), &[&ben, &ann]).await?;
    let (status, why) = ann.post_text("/api/me/delete", json!({ "password": PASSWORD }).to_string()).await?;
    assert_eq!(status, 204, "{why}");
    assert_eq!(counted(&ben, &over.id).await?, [None, before[1]]);
    let [Some(won), None] = counted(&ben, &left.id).await?[..] else { panic!("Ben alone is rated") };
    assert!(won.after > won.before);
    assert_eq!(ben.fetch(&format!("/api/players/{}", ann.player)).await?.0, 404);
    let names: Vec<String> = ranked(&ben, "jaipur").await?.into_iter().map(|line| line.name).collect();
    assert_eq!(names, ["Ben"]);
    Ok(())
}

#[tokio::test]
async fn guests_and_unequal_terms_are_refused() -> Result<()> {
    let house = open().await;
    let (ann, eve) = (member(&house.address, "Ann").await, house.guest("Eve").await);
    assert!(refusal(&eve, "/api/tables", &rated("jaipur", 2)).await.contains("needs_account"));
    let table: TableInfo = ann.post("/api/tables", &rated("jaipur", 2)).await?;
    let at = |what: &str| format!("/api/tables/{}/{what}", table.id);
    let body = json!({ "contribution": "abcd" }).to_string();
    let (status, why) = eve.post_text(&at("sit"), body).await?;
    assert!(status == 403 && why.contains("server-needs-account"), "{status} {why}");
    let second = json!({ "seat": 1, "wish": { "kind": "me" } });
    assert!(refusal(&ann, &at("seat"), &second).await.contains("rated_one_seat"));
    let in_place = json!({ "seat": 0, "wish": { "kind": "me" } });
    let _: TableInfo = ann.post(&at("seat"), &in_place).await?;

    let me = || SeatWish::Me { name: None };
    let twice = NewTable { seats: vec![me(), me()], ..rated("jaipur", 2) };
    assert!(refusal(&ann, "/api/tables", &twice).await.contains("rated_one_seat"));
    let bots = NewTable { seats: vec![bot("beginner"), bot("greedy")], ..rated("jaipur", 2) };
    assert!(refusal(&ann, "/api/tables", &bots).await.contains("rated_people"));
    let hints = NewTable { hints: Some(true), ..rated("jaipur", 2) };
    assert!(refusal(&ann, "/api/tables", &hints).await.contains("rated_hints"));
    let slow = NewTable { clock: None, ..rated("jaipur", 2) };
    assert!(refusal(&ann, "/api/tables", &slow).await.contains("rated_clock"));
    let random =
        NewTable { seats: vec![me(), bot(catalog::standard().levels("jaipur")?[0])], ..rated("jaipur", 2) };
    assert!(refusal(&ann, "/api/tables", &random).await.contains("rated_level"));
    let change =
        json!({ "seat": 1, "wish": { "kind": "bot", "level": catalog::standard().levels("jaipur")?[1] } });
    assert!(refusal(&ann, &at("seat"), &change).await.contains("rated_level"));
    // Bots alone cannot start either, if the host has left the seats to them.
    for seat in [0, 1] {
        let change = json!({ "seat": seat, "wish": { "kind": "bot", "level": "beginner" } });
        let _: TableInfo = ann.post(&at("seat"), &change).await?;
    }
    assert!(refusal(&ann, &at("start"), &json!({})).await.contains("rated_people"));
    Ok(())
}

#[tokio::test]
async fn components_of_the_host_s_own_do_not_count() -> Result<()> {
    let folder = std::env::temp_dir().join(format!("durbar-own-components-{}", std::process::id()));
    std::fs::create_dir_all(folder.join("jaipur"))?;
    let source = format!("{}/../../games/jaipur/components/default.toml", env!("CARGO_MANIFEST_DIR"));
    std::fs::copy(source, folder.join("jaipur/mine.toml"))?;
    let house = open_with(|settings| settings.components = Some(folder.clone())).await;
    let ann = member(&house.address, "Ann").await;
    let own = NewTable { components: Some("mine".into()), ..rated("jaipur", 2) };
    assert!(refusal(&ann, "/api/tables", &own).await.contains("rated_components"));
    let _: TableInfo = ann.post("/api/tables", &NewTable { rated: false, ..own }).await?;
    std::fs::remove_dir_all(folder)?;
    Ok(())
}

#[tokio::test]
async fn no_hints_and_no_take_backs_where_it_counts() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (member(&house.address, "Ann").await, member(&house.address, "Ben").await);
    let table = begin(&rated("jaipur", 2), &[&ann, &ben]).await?;
    let mut people = [Player::sit(&ann, &table.id).await?, Player::sit(&ben, &table.id).await?];
    let mover = usize::from(people[0].state.moves.is_empty());
    let one = &mut people[mover];
    assert_eq!(one.request(UpKind::Hint { v: one.v }).await?, "no_hints");
    let text = one.state.moves[0].clone();
    assert_eq!(one.play(&text, true).await?, "");
    assert_eq!(one.request(UpKind::AskBack { v: one.v }).await?, "no_takeback");
    assert!(one.state.takeback.is_none());
    // Alone with a bot there are none either, if the match counts.
    let mut new = rated("jaipur", 2);
    new.seats[1] = bot("beginner");
    new.start = true;
    let table: TableInfo = ann.post("/api/tables", &new).await?;
    assert!(!table.hints);
    Ok(())
}

#[tokio::test]
async fn bots_are_rated_and_a_player_who_leaves_comes_last() -> Result<()> {
    let house = open().await;
    let ann = member(&house.address, "Ann").await;
    let mut new = rated("karma", 3);
    let levels = catalog::standard().levels("karma")?;
    new.seats[1] = bot(levels[2]);
    new.seats[2] = bot(levels[3]);
    new.start = true;
    let table: TableInfo = ann.post("/api/tables", &new).await?;
    resign(&ann, &table.id).await?;
    let path = format!("/api/tables/{}", table.id);
    for _ in 0..600 {
        if ann.get::<TableInfo>(&path).await?.stage == Stage::Finished {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let changes = counted(&ann, &table.id).await?;
    let change = changes[0].context("Ann is rated")?;
    assert!(change.after < change.before);
    let [one] = &profile(&ann, &ann.player).await?.matches[..] else { panic!("one match") };
    assert_eq!((one.place, one.seats), (3, 3));
    let lines = ranked(&ann, "karma").await?;
    let mut bots: Vec<&str> =
        lines.iter().filter(|line| line.player.is_none()).map(|line| line.name.as_str()).collect();
    bots.sort_unstable();
    let mut seated = [levels[2], levels[3]];
    seated.sort_unstable();
    assert_eq!(bots, seated, "the bot that stood in is not rated");
    assert_eq!(lines.last().map(|line| line.name.as_str()), Some("Ann"));
    Ok(())
}

/// A server that can be stopped and started again on the same data.
async fn serve(settings: &Settings) -> (String, oneshot::Sender<()>, tokio::task::JoinHandle<()>) {
    let server = Server::bind(settings.clone()).await.expect("a free port and a folder");
    let address = server.address().to_string();
    let (stop, stopped) = oneshot::channel();
    let task = tokio::spawn(server.run(async { drop(stopped.await) }));
    (address, stop, task)
}

#[tokio::test]
async fn a_server_that_stops_right_after_the_end_counts_after_its_start() -> Result<()> {
    let settings = settings().await;
    let (address, stop, task) = serve(&settings).await;
    let (ann, ben) = (member(&address, "Ann").await, member(&address, "Ben").await);
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(under_way(&rated("jaipur", 2), &[&ann, &ben]).await?.id);
    }
    stop.send(()).expect("it runs");
    task.await?;
    for table in &tables {
        let (address, stop, task) = serve(&settings).await;
        resign(&ben.moved_to(&address), table).await?;
        stop.send(()).expect("it runs");
        task.await?;
    }
    let (address, stop, task) = serve(&settings).await;
    let (ann, ben) = (ann.moved_to(&address), ben.moved_to(&address));
    let mut last = 1000;
    for table in &tables {
        let change = counted(&ann, table).await?[0].context("Ann is rated")?;
        assert!(change.before == last && change.after > last, "one after the other");
        last = change.after;
    }
    assert_eq!(profile(&ben, &ann.player).await?.ratings["jaipur"].matches, 3);
    assert_eq!(profile(&ben, &ann.player).await?.against["jaipur"], Record { won: 0, drawn: 0, lost: 3 });
    stop.send(()).expect("it runs");
    task.await?;
    // With PostgreSQL there is no folder.
    let _ = std::fs::remove_dir_all(&settings.data);
    Ok(())
}

#[tokio::test]
async fn two_processes_count_each_match_once() -> Result<()> {
    let Some(url) = load::fresh_postgres().await? else { return Ok(()) };
    let here = open_with(|settings| settings.postgres = Some(url.clone())).await;
    let there = open_with(|settings| settings.postgres = Some(url.clone())).await;
    let ann = member(&here.address, "Ann").await;
    let ben = member(&here.address, "Ben").await.moved_to(&there.address);
    let mut tables = Vec::new();
    for _ in 0..6 {
        tables.push(under_way(&rated("jaipur", 2), &[&ann, &ben]).await?.id);
    }
    // Three end at one, three at the other, all at once.
    let ends = tables.iter().enumerate().map(|(n, table)| {
        let loser = if n % 2 == 0 { ann.clone() } else { ben.clone() };
        let table = table.clone();
        tokio::spawn(async move { resign(&loser, &table).await })
    });
    for end in ends.collect::<Vec<_>>() {
        end.await??;
    }
    for table in &tables {
        counted(&ann, table).await?;
    }
    // Both processes have checked again by now.
    tokio::time::sleep(Duration::from_secs(4)).await;
    for (one, other) in [(&ann, &ben), (&ben, &ann)] {
        let seen = profile(one, &other.player).await?;
        assert_eq!((seen.ratings["jaipur"].matches, seen.ratings["jaipur"].wins), (6, 3));
        assert_eq!(seen.against["jaipur"], Record { won: 3, drawn: 0, lost: 3 });
    }
    Ok(())
}
