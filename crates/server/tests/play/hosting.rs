//! Who may come to a server, and what its host does about those who have.

use anyhow::{Context, Result};
use load::Client;
use serde_json::{Value, json};
use server::Admin;
use wire::{Chat, Deed, InvitationMade, Me, NewInvitation, PlayerInfo, ReportInfo, ServerInfo};
use wire::{TableInfo, TokenMade, UpKind};

use crate::support::{House, PASSWORD, Player, begin, member, open, open_with, short, wish};

async fn closed() -> House {
    open_with(|settings| {
        settings.invite_only = true;
        settings.name = Some("The attic".into());
        settings.notice = Some("Tea at five.".into());
    })
    .await
}

/// Comes as a newcomer, with a code or without.
async fn comes(house: &House, code: Option<&str>) -> Result<(Client, u16, String)> {
    let client = Client::stranger(&house.address);
    let wish =
        code.map_or_else(|| json!({ "name": "Ann" }), |code| json!({ "name": "Ann", "invitation": code }));
    let (status, text) = client.post_text("/api/me", wish.to_string()).await?;
    Ok((client, status, text))
}

async fn invited(admin: &Admin, uses: u32) -> Result<InvitationMade> {
    let wish = NewInvitation { note: "the club".into(), uses, days: 7 };
    admin.invite(&wish).await?.context("it fits")
}

/// Makes the account with this name a host of the server.
async fn host(house: &House, name: &str) -> Result<Client> {
    let client = member(&house.address, name).await;
    assert!(Admin::open(&house.database).await?.host(name, true).await?);
    Ok(client)
}

#[tokio::test]
async fn newcomers_need_an_invitation() -> Result<()> {
    let house = closed().await;
    let about: ServerInfo = Client::stranger(&house.address).get("/api/server").await?;
    assert_eq!((about.name.as_deref(), about.notice.as_deref()), (Some("The attic"), Some("Tea at five.")));
    assert!(about.invite_only);
    let admin = Admin::open(&house.database).await?;
    let (_, status, text) = comes(&house, None).await?;
    assert_eq!(status, 403);
    assert!(text.contains("server-invite-only"), "{text}");
    let (_, status, text) = comes(&house, Some("00000000000000000000")).await?;
    assert_eq!(status, 403);
    assert!(text.contains("server-bad-invitation"), "{text}");
    assert!(admin.players().await?.is_empty());
    // As many as it says may use it, and each of them stays.
    let InvitationMade { id, code } = invited(&admin, 2).await?;
    let (ann, status, _) = comes(&house, Some(&code)).await?;
    assert_eq!(status, 200);
    assert_eq!(comes(&house, Some(&format!(" {code} "))).await?.1, 200);
    assert_eq!(comes(&house, Some(&code)).await?.1, 403, "it is used up");
    assert_eq!((admin.invitations().await?[0].used, admin.players().await?.len()), (2, 2));
    assert!(admin.uninvite(&id).await? && !admin.uninvite(&id).await?);
    let account = json!({ "name": "ann", "password": PASSWORD });
    let _: Value = ann.post("/api/account", &account).await?;
    let _: TableInfo = ann.post("/api/tables", &wish("jaipur", 2)).await?;
    // An account can come from anywhere; a withdrawn invitation opens nothing.
    Client::stranger(&house.address).signed_in("ann", PASSWORD, false).await?;
    let withdrawn = invited(&admin, 1).await?;
    admin.uninvite(&withdrawn.id).await?;
    assert_eq!(comes(&house, Some(&withdrawn.code)).await?.1, 403);
    Ok(())
}

#[tokio::test]
async fn players_from_before_invite_only_stay() -> Result<()> {
    let mut house = open().await;
    let ann = house.guest("Ann").await;
    house.stop().await;
    let (folder, postgres) = (house.folder.clone(), house.database.clone());
    let again = open_with(|settings| {
        settings.data.clone_from(&folder);
        settings.invite_only = true;
        if let server::Database::Postgres(url) = &postgres {
            settings.postgres = Some(url.clone());
        }
    })
    .await;
    let ann = ann.moved_to(&again.address);
    let me: Me = ann.post("/api/me", &json!({ "name": "Anna" })).await?;
    assert_eq!((me.player, me.name), (ann.player.clone(), "Anna".to_owned()));
    let _: TableInfo = ann.post("/api/tables", &wish("jaipur", 2)).await?;
    Ok(())
}

#[tokio::test]
async fn only_a_host_at_a_browser_opens_the_host_s_doors() -> Result<()> {
    let house = open().await;
    let vera = host(&house, "Vera").await?;
    let me: Me = vera.get("/api/me").await?;
    assert!(me.host);
    let token: TokenMade = vera.post("/api/me/tokens", &json!({ "label": "x" })).await?;
    let program = Client::with_token(&house.address, &token.token);
    let (guest, other) = (house.guest("Eve").await, member(&house.address, "Ben").await);
    let eve = &guest.player;
    let looking = ["reports", "deeds", "players", "tables", "invitations", "addresses"];
    for path in looking.map(|path| format!("/api/host/{path}")) {
        assert_eq!(Client::stranger(&house.address).fetch(&path).await?.0, 401, "{path}");
        for one in [&guest, &other, &program] {
            assert_eq!(one.fetch(&path).await?.0, 403, "{path}");
        }
        assert_eq!(vera.fetch(&path).await?.0, 200, "{path}");
    }
    for one in [&guest, &other, &program] {
        let ban = json!({ "banned": true }).to_string();
        assert_eq!(one.post_text(&format!("/api/host/players/{eve}/ban"), ban).await?.0, 403);
        assert_eq!(one.delete(&format!("/api/host/players/{eve}")).await?.0, 403);
        let wish = json!({ "note": "", "uses": 1, "days": 1 }).to_string();
        assert_eq!(one.post_text("/api/host/invitations", wish).await?.0, 403);
    }
    assert_eq!(guest.fetch("/api/me").await?.0, 200);
    // When the role is taken away, the routes are closed at once.
    assert!(Admin::open(&house.database).await?.host("vera", false).await?);
    assert_eq!(vera.fetch("/api/host/reports").await?.0, 403);
    Ok(())
}

#[tokio::test]
async fn a_host_reads_reports_and_acts_on_them_and_all_of_it_is_noted() -> Result<()> {
    let house = open().await;
    let vera = host(&house, "Vera").await?;
    let (ann, eve) = (house.guest("Ann").await, house.guest("Eve").await);
    let table = begin(&short(wish("jaipur", 2)), &[&ann, &eve]).await?;
    let (mut one, mut two) = (Player::sit(&ann, &table.id).await?, Player::sit(&eve, &table.id).await?);
    assert_eq!(two.request(UpKind::Chat { text: "buy my camels".into() }).await?, "");
    let at = |what: &str| format!("/api/tables/{}{what}", table.id);
    let report = json!({ "player": eve.player, "n": 0, "text": "spam" }).to_string();
    assert_eq!(ann.post_text(&at("/report"), report).await?.0, 204);
    let reports: Vec<ReportInfo> = vera.get("/api/host/reports").await?;
    assert_eq!((reports[0].said.as_str(), reports[0].text.as_str()), ("buy my camels", "spam"));
    let host_at = |what: &str| format!("/api/host/tables/{}{what}", table.id);
    let (status, chat) = vera.fetch(&host_at("/chat")).await?;
    assert_eq!(status, 200);
    let chat: Vec<Chat> = serde_json::from_str(&chat)?;
    assert_eq!(chat[0].text, "buy my camels");
    assert_eq!(vera.delete(&host_at("/chat/0")).await?.0, 204);
    // Everyone at the table sees it deleted.
    while !matches!(one.hear().await?, wire::Down::Cleared { n: 0 }) {}
    assert_eq!(vera.delete(&format!("/api/host/reports/{}", reports[0].id)).await?.0, 204);
    assert_eq!(vera.delete(&format!("/api/host/reports/{}", reports[0].id)).await?.0, 404);
    let found: Vec<PlayerInfo> = vera.get("/api/host/players?text=EV").await?;
    assert_eq!(found.iter().map(|player| player.name.as_str()).collect::<Vec<_>>(), ["Eve"]);
    assert_eq!(found[0].address, "127.0.0.1");
    assert!(vera.get::<Vec<PlayerInfo>>("/api/host/players?text=%25").await?.is_empty(), "no wildcard");
    let ban = |banned: bool| json!({ "banned": banned }).to_string();
    let eve_s = format!("/api/host/players/{}", eve.player);
    assert_eq!(vera.post_text(&format!("{eve_s}/ban"), ban(true)).await?.0, 204);
    assert_eq!(eve.fetch("/api/me").await?.0, 401);
    let own = format!("/api/host/players/{}", vera.player);
    assert_eq!(vera.post_text(&format!("{own}/ban"), ban(true)).await?.0, 403, "not oneself");
    assert_eq!(vera.delete(&own).await?.0, 403);
    // Nothing is left of a player except the moves.
    assert_eq!(vera.delete(&eve_s).await?.0, 204);
    assert_eq!(vera.delete(&eve_s).await?.0, 404);
    assert!(!ann.fetch(&at("")).await?.1.contains("Eve"));
    assert_eq!(vera.delete(&host_at("")).await?.0, 204);
    assert_eq!(ann.fetch(&at("")).await?.0, 404);
    while one.hear().await.is_ok() {}
    let deeds: Vec<Deed> = vera.get("/api/host/deeds").await?;
    let done: Vec<(&str, &str)> =
        deeds.iter().rev().map(|deed| (deed.doer.as_str(), deed.what.as_str())).collect();
    let by_page = ["read_chat", "clear_chat", "settle", "ban", "purge", "delete_table"];
    assert_eq!(done[0], ("durbar admin", "host"));
    assert_eq!(done[1..], by_page.map(|what| ("vera", what)));
    assert_eq!((deeds[1].about.as_str(), deeds[1].note.as_str()), (eve.player.as_str(), "Eve"));
    Ok(())
}

#[tokio::test]
async fn the_command_purges_a_player_while_the_server_runs() -> Result<()> {
    let house = open().await;
    let (ann, eve) = (house.guest("Ann").await, house.guest("Eve").await);
    let table = begin(&short(wish("jaipur", 2)), &[&ann, &eve]).await?;
    let admin = Admin::open(&house.database).await?;
    assert!(admin.purge(catalog::standard(), &eve.player).await?);
    assert!(!admin.purge(catalog::standard(), &eve.player).await?);
    assert_eq!(admin.players().await?.len(), 1);
    assert_eq!(eve.fetch("/api/me").await?.0, 401);
    let line = &admin.tables().await?[0];
    assert_eq!((line.id.as_str(), line.stage.as_str()), (table.id.as_str(), "finished"));
    assert!(!line.names.contains(&"Eve".to_owned()), "{:?}", line.names);
    Ok(())
}
