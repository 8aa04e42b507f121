//! Writes the folder of promises of this version, by playing a little of everything.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use load::Client;
use serde_json::json;
use server::{Admin, Database};
use wire::{Down, TableInfo, Turn};

use crate::house::{Folder, Hand, PROGRAM, begin, stop};
use crate::{CONTENTS, Contents, DATABASE, RECORD, SETTINGS, analysed, copy, promises, serve};

pub(crate) const COMPONENTS: &str = "components/rajas/attic.toml";
const PASSWORD: &str = "twelve camels";

/// Every setting that a file can hold, except where data is stored.
const WRITTEN_SETTINGS: &str = r#"# Every setting of this version that a file can hold, but for the places of data.
listen = "127.0.0.1:0"
public-url = "http://attic.local:4400"
trusted-proxies = ["127.0.0.1"]
webhooks = ["hooks.example.org", "*.example.net"]
push = ["none"]
bot-threads = 1
max-data = "2GB"
name = "The attic"
notice = "Tea at five."
invite-only = true
"#;

#[tokio::test]
async fn write_the_folder_of_this_version() -> Result<()> {
    let version = promises().join(env!("CARGO_PKG_VERSION"));
    if std::env::var_os("UPDATE_PROMISES").is_none() || version.exists() {
        return Ok(());
    }
    let folder = Folder::new();
    let left = folder.data();
    fs::create_dir_all(left.join(COMPONENTS).parent().context("a folder")?)?;
    fs::write(left.join(SETTINGS), WRITTEN_SETTINGS)?;
    fs::write(left.join(COMPONENTS), folder.does(&["components", "rajas", "--export"])?)?;
    at_the_terminal(&folder, &["play", "rajas", "--components", COMPONENTS], "1\nend\n1\nend\nquit\n")?;
    let contents = a_server_plays(&folder).await?;
    fs::write(left.join(CONTENTS), serde_json::to_string_pretty(&contents)? + "\n")?;
    let finished = Admin::open(&Database::Folder(left.clone())).await?.export(&contents.finished).await?;
    fs::write(left.join(RECORD), finished.context("the finished match is there")?)?;
    folder.does(&["backup", folder.path(DATABASE).to_str().context("a plain name")?])?;
    for entry in fs::read_dir(&left)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).context("a plain name")?;
        if name.starts_with(DATABASE) || path.extension().is_some_and(|ending| ending == "lock") {
            fs::remove_file(&path)?;
        }
    }
    fs::rename(folder.path(DATABASE), left.join(DATABASE))?;
    // All of it or nothing: half a folder would never be written again.
    let unfinished = promises().join(".unfinished");
    copy(&left, &unfinished)?;
    Ok(fs::rename(unfinished, version)?)
}

async fn a_server_plays(folder: &Folder) -> Result<Contents> {
    let server = serve(folder).await?;
    let link = folder.does(&["admin", "invite"])?;
    let code = link.trim().rsplit_once("/invite/").map(|(_, code)| code);
    let mira = invited(&server.address, code.context("the invitation has a link")?).await?;
    let account = json!({ "name": "mira", "password": PASSWORD });
    mira.post_for_cookie("/api/account", &account).await?;
    let mut playing = Vec::new();
    for game in ["jaipur", "rajas", "charmers", "karma"] {
        let table = begin(&mira, game).await?;
        playing.push(some_moves(&mira, table, 20).await?);
    }
    let own = json!({ "game": "rajas", "components": "attic", "start": true,
        "seats": [{ "kind": "me" }, { "kind": "bot", "level": "beginner" }] });
    let own: TableInfo = mira.post("/api/tables", &own).await?;
    playing.push(some_moves(&mira, own.id, 6).await?);
    let finished = a_match_to_its_end(&mira).await?;
    stop(server).await?;
    Ok(Contents { account: "mira".to_owned(), password: PASSWORD.to_owned(), playing, finished })
}

async fn invited(address: &str, code: &str) -> Result<Client> {
    let mut mira = Client::stranger(address);
    let wish = json!({ "name": "Mira", "invitation": code });
    let text = mira.post_for_cookie("/api/me", &wish).await?;
    mira.player = serde_json::from_str::<wire::Me>(&text)?.player;
    Ok(mira)
}

async fn some_moves(mira: &Client, table: String, moves: u32) -> Result<(String, u32)> {
    let mut hand = Hand::sit(mira, &table).await?;
    for _ in 0..moves {
        hand.play().await?;
        turn_comes(&mut hand).await?;
    }
    Ok((table, hand.v))
}

/// While it is a bot's turn, more lines are about to come.
pub(crate) async fn turn_comes(hand: &mut Hand) -> Result<()> {
    while hand.state.moves.is_empty() && hand.state.turn != Turn::Over {
        if let Down::Step { v, state, .. } | Down::Sync { v, state, .. } = hand.socket.hear().await? {
            (hand.v, hand.state) = (v, state);
        }
    }
    Ok(())
}

async fn a_match_to_its_end(mira: &Client) -> Result<String> {
    let table = json!({ "game": "jaipur", "options": { "single_round": "on" }, "start": true,
        "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let table: TableInfo = mira.post("/api/tables", &table).await?;
    let mut hand = Hand::sit(mira, &table.id).await?;
    while hand.play().await? {}
    analysed(mira, &table.id).await?;
    Ok(table.id)
}

/// Plays in the terminal with these lines typed, and returns what it said.
pub(crate) fn at_the_terminal(folder: &Folder, words: &[&str], typed: &str) -> Result<String> {
    let mut child = Command::new(Path::new(PROGRAM))
        .args(words)
        .current_dir(folder.data())
        .env("DURBAR_DATA", folder.data())
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    child.stdin.take().context("stdin is piped")?.write_all(typed.as_bytes())?;
    let output = child.wait_with_output()?;
    let said = String::from_utf8(output.stdout)?;
    ensure!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    Ok(said)
}
