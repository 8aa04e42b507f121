//! What the host does with a data folder while the server runs, and what a player's secrets are worth
//! afterwards.

#[path = "play/support.rs"]
#[allow(dead_code, reason = "each test program uses a part of it")]
mod support;

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::Result;
use load::{Client, Socket};
use serde_json::{Value, json};
use server::{Admin, Database, Store};
use wire::{Me, TableInfo, TokenInfo, TokenMade};

use support::{Player, begin, open, open_with, short, wish};

/// How long the server takes to close a socket; `None` if it doesn't.
async fn closed_after(mut socket: Socket) -> Option<Duration> {
    let begun = Instant::now();
    let silence = async { while socket.hear_text().await.is_ok() {} };
    tokio::time::timeout(Duration::from_secs(28), silence).await.ok().map(|()| begun.elapsed())
}

#[cfg(unix)]
fn mode(path: &Path) -> u32 {
    use std::os::unix::fs::PermissionsExt;
    std::fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[tokio::test]
async fn a_token_holds_a_seat_until_it_is_dropped() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let made: TokenMade = ben.post("/api/me/tokens", &json!({ "label": "my bot" })).await?;
    let program = Client::with_token(&house.address, &made.token);
    let me: Me = program.get("/api/me").await?;
    assert_eq!(me.player, ben.player);
    let table = begin(&short(wish("jaipur", 2)), &[&ann, &program]).await?;
    let mut seat = Player::sit(&program, &table.id).await?;
    assert_eq!(seat.state.viewer, Some(1));
    while seat.state.moves.is_empty() {
        let mut one = Player::sit(&ann, &table.id).await?;
        let text = one.state.moves[0].clone();
        one.play(&text, true).await?;
        seat.my_turn().await?;
    }
    let text = seat.state.moves[0].clone();
    assert_eq!(seat.play(&text, true).await?, "");
    let (_, listed) = ben.fetch("/api/me/tokens").await?;
    assert!(!listed.contains(&made.token), "a token is shown once");
    let listed: Vec<TokenInfo> = serde_json::from_str(&listed)?;
    assert_eq!((listed.len(), listed[0].label.as_str()), (1, "my bot"));
    // Nobody else can revoke it; its owner can, and then it is worthless, even at an open socket.
    assert_eq!(ann.delete(&format!("/api/me/tokens/{}", made.id)).await?.0, 204);
    assert_eq!(program.fetch("/api/me").await?.0, 200);
    assert_eq!(ben.delete(&format!("/api/me/tokens/{}", made.id)).await?.0, 204);
    assert_eq!(program.fetch("/api/me").await?.0, 401);
    assert!(closed_after(seat.socket).await.is_some(), "the open socket stays");
    // In a URL a token means nothing.
    let (status, _) =
        Client::stranger(&house.address).fetch(&format!("/api/me?token={}", made.token)).await?;
    assert_eq!(status, 401);
    Ok(())
}

#[tokio::test]
async fn a_banned_player_is_refused_until_the_ban_is_lifted() -> Result<()> {
    let house = open().await;
    let (ann, eve) = (house.guest("Ann").await, house.guest("Eve").await);
    let table = begin(&short(wish("jaipur", 2)), &[&ann, &eve]).await?;
    let socket = eve.socket(&table.id, None).await?;
    let admin = Admin::open(&house.database).await?;
    assert!(admin.ban(&eve.player, true).await?);
    assert!(!admin.ban("00000000000000000000", true).await?);
    assert_eq!(eve.fetch("/api/me").await?.0, 401);
    assert_eq!(eve.post_text("/api/tables", serde_json::to_string(&wish("jaipur", 2))?).await?.0, 401);
    assert_eq!(ann.fetch("/api/me").await?.0, 200);
    let players = admin.players().await?;
    assert_eq!(
        players.iter().filter(|one| one.banned).map(|one| one.name.as_str()).collect::<Vec<_>>(),
        ["Eve"]
    );
    assert!(closed_after(socket).await.is_some(), "the open socket stays");
    assert!(admin.ban(&eve.player, false).await?);
    assert_eq!(eve.fetch("/api/me").await?.0, 200);
    Ok(())
}

#[tokio::test]
async fn tables_by_link_are_never_listed() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let shown = |listed| {
        let mut new = short(wish("jaipur", 2));
        new.listed = listed;
        new
    };
    let open_one: TableInfo = ann.post("/api/tables", &shown(false)).await?;
    let playing = begin(&shown(false), &[&ann, &ben]).await?;
    let finished = begin(&shown(false), &[&ann, &ben]).await?;
    Player::sit(&ann, &finished.id).await?.request(wire::UpKind::Resign).await?;
    let public: TableInfo = ann.post("/api/tables", &shown(true)).await?;
    let mut found = Vec::new();
    for client in [&ann, &ben, &Client::stranger(&house.address)] {
        for stage in ["open", "playing", "finished", "abandoned"] {
            let listed: Vec<TableInfo> = client.get(&format!("/api/tables?stage={stage}")).await?;
            found.extend(listed.into_iter().map(|table| table.id));
        }
    }
    assert_eq!(found, vec![public.id; 3]);
    let mine: Vec<TableInfo> = ben.get("/api/me/tables").await?;
    assert_eq!(mine.len(), 2, "one's own are");
    // With the link anyone finds them.
    for table in [open_one, playing, finished] {
        assert_eq!(
            Client::stranger(&house.address).fetch(&format!("/api/tables/{}", table.id)).await?.0,
            200
        );
    }
    Ok(())
}

#[tokio::test]
async fn a_table_deleted_under_its_players_is_gone_and_harms_no_other() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let (doomed, other) = (
        begin(&short(wish("jaipur", 2)), &[&ann, &ben]).await?,
        begin(&short(wish("jaipur", 2)), &[&ann, &ben]).await?,
    );
    let (one, two) = (Player::sit(&ann, &doomed.id).await?, Player::sit(&ben, &doomed.id).await?);
    let (mut mover, watcher) = if one.state.moves.is_empty() { (two, one) } else { (one, two) };
    let admin = Admin::open(&house.database).await?;
    assert!(admin.delete(&doomed.id).await? && !admin.delete(&doomed.id).await?);
    let text = mover.state.moves[0].clone();
    // The move is not stored, so it is not accepted: a refusal, or the socket closes.
    assert_ne!(mover.play(&text, true).await.unwrap_or_else(|_| "closed".into()), "");
    assert!(closed_after(watcher.socket).await.is_some());
    assert_eq!(ann.fetch(&format!("/api/tables/{}", doomed.id)).await?.0, 404);
    assert!(ann.socket(&doomed.id, None).await.is_err());
    let (mut one, mut two) = (Player::sit(&ann, &other.id).await?, Player::sit(&ben, &other.id).await?);
    tokio::try_join!(one.play_on(), two.play_on())?;
    Ok(())
}

#[tokio::test]
async fn a_backup_is_whole_and_private() -> Result<()> {
    let house = open_with(|settings| settings.postgres = None).await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let table = begin(&short(wish("jaipur", 2)), &[&ann, &ben]).await?;
    let copy = house.folder.join("copy");
    std::fs::create_dir(&copy)?;
    let file = copy.join("durbar.sqlite");
    Store::backup(&house.folder, &file).await?;
    let (there, here) =
        (Admin::open(&Database::Folder(copy.clone())).await?, Admin::open(&house.database).await?);
    assert_eq!(there.export(&table.id).await?, here.export(&table.id).await?);
    assert_eq!(there.players().await?.len(), 2);
    assert!(Store::backup(&house.folder, &file).await.is_err(), "a backup writes over nothing");
    #[cfg(unix)]
    {
        assert_eq!(mode(&file), 0o600);
        for name in ["durbar.sqlite", "durbar.sqlite-wal", "durbar.sqlite-shm"] {
            assert_eq!(mode(&house.folder.join(name)), 0o600, "{name}");
        }
    }
    Ok(())
}

#[tokio::test]
async fn stored_secrets_are_hashes() -> Result<()> {
    let house = open_with(|settings| settings.postgres = None).await;
    let ann = house.guest("Ann").await;
    let made: TokenMade = ann.post("/api/me/tokens", &json!({ "label": "x" })).await?;
    let _: Value = ann.get("/api/me").await?;
    for name in ["durbar.sqlite", "durbar.sqlite-wal"] {
        let bytes = std::fs::read(house.folder.join(name))?;
        let token = made.token.as_bytes();
        assert!(!bytes.windows(token.len()).any(|part| part == token), "the token lies in {name}");
    }
    Ok(())
}
