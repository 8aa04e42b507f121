//! Browsers whose page is closed: who is notified, of what, and how they can tell that it comes from here.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use load::Client;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{self, ECDH_P256, EphemeralPrivateKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use ring::signature::{self, ECDSA_P256_SHA256_FIXED};
use serde_json::{Value, json};
use server::Destination;
use wire::{ServerInfo, TokenMade};

use crate::receiver::{Call, Receiver, header};
use crate::support::{House, PASSWORD, Player, begin, member, open, open_with, short, wish};

/// A browser that has subscribed. Its key opens one message, since ring lets such keys be used once.
struct Browser {
    private: EphemeralPrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
}

impl Browser {
    fn new() -> Self {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = private.compute_public_key().unwrap().as_ref().to_vec();
        Self { private, public, auth: *b"sixteen secrets." }
    }

    fn subscription(&self, endpoint: &str) -> Value {
        let (p256dh, auth) = (URL_SAFE_NO_PAD.encode(&self.public), URL_SAFE_NO_PAD.encode(self.auth));
        json!({ "endpoint": endpoint, "p256dh": p256dh, "auth": auth })
    }

    /// Opens a message as RFC 8291 says.
    fn open(self, sealed: &[u8]) -> Result<String> {
        let (head, record) = sealed.split_at_checked(86).context("a message has a head")?;
        let (salt, sender) = (&head[..16], &head[21..]);
        ensure!(head[16..21] == [0, 0, 16, 0, 65], "records of 4096 bytes, and a key of 65");
        let theirs = agreement::UnparsedPublicKey::new(&ECDH_P256, sender);
        let shared = agree_ephemeral(self.private, &theirs, <[u8]>::to_vec).ok().context("no agreement")?;
        let input: [u8; 32] =
            derived(&self.auth, &shared, &[&b"WebPush: info\0"[..], &self.public, sender].concat());
        let key: [u8; 16] = derived(salt, &input, b"Content-Encoding: aes128gcm\0");
        let nonce: [u8; 12] = derived(salt, &input, b"Content-Encoding: nonce\0");
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok().context("no key")?);
        let mut record = record.to_vec();
        let nonce = Nonce::assume_unique_for_key(nonce);
        let text = key.open_in_place(nonce, Aad::empty(), &mut record).ok().context("it is for another")?;
        let text = text.strip_suffix(&[2]).context("the last record ends in a 2")?;
        Ok(String::from_utf8(text.to_vec())?)
    }
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derived<const N: usize>(salt: &[u8], input: &[u8], info: &[u8]) -> [u8; N] {
    let mut made = [0; N];
    let key = Salt::new(HKDF_SHA256, salt).extract(input);
    key.expand(&[info], Length(N)).unwrap().fill(&mut made).unwrap();
    made
}

/// What a call's signature claims, once it has been verified under this key.
fn claims((head, _): &Call, key: &str) -> Result<Value> {
    let shown = header(head, "authorization").context("it is signed")?;
    let token = shown.strip_prefix("vapid t=").and_then(|rest| rest.strip_suffix(&format!(", k={key}")));
    let (signed, made) = token.and_then(|token| token.rsplit_once('.')).context("another key")?;
    let public = signature::UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, URL_SAFE_NO_PAD.decode(key)?);
    public.verify(signed.as_bytes(), &URL_SAFE_NO_PAD.decode(made)?).ok().context("another signature")?;
    let (_, claims) = signed.split_once('.').context("a token has three parts")?;
    Ok(serde_json::from_slice(&URL_SAFE_NO_PAD.decode(claims)?)?)
}

async fn house_for(service: &Receiver) -> House {
    let allowed = Destination::Address(service.address);
    open_with(|settings| {
        settings.push = vec![allowed];
        settings.push_patience = Duration::from_millis(300);
        settings.public_url = Some("https://games.example.org".into());
    })
    .await
}

fn endpoint(service: &Receiver, name: &str) -> String {
    format!("http://{}/send/{name}", service.address)
}

async fn subscribe(client: &Client, browser: &Browser, endpoint: &str) -> Result<(u16, String)> {
    client.post_text("/api/me/push", browser.subscription(endpoint).to_string()).await
}

/// Whether this browser is among what is stored about a player.
async fn is_told(client: &Client, endpoint: &str) -> Result<bool> {
    Ok(client.fetch("/api/me/export").await?.1.contains(endpoint))
}

fn code(text: &str) -> String {
    let problem: Value = serde_json::from_str(text).unwrap_or_default();
    problem["code"].as_str().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn absent_players_are_notified_of_the_turn_and_nothing_more() -> Result<()> {
    let service = Receiver::answering(&[201]).await;
    let house = house_for(&service).await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let (hers, his) = (Browser::new(), Browser::new());
    assert_eq!(subscribe(&ann, &hers, &endpoint(&service, "ann")).await?.0, 204);
    assert_eq!(subscribe(&ben, &his, &endpoint(&service, "ben")).await?.0, 204);
    let table = begin(&short(wish("jaipur", 2)), &[&ann, &ben]).await?;
    let (one, two) = (Player::sit(&ann, &table.id).await?, Player::sit(&ben, &table.id).await?);
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(service.calls().len(), 0, "both have the table open");

    // The player to move leaves.
    let (name, browser) = if one.state.moves.is_empty() { ("ben", his) } else { ("ann", hers) };
    let stays = if name == "ann" {
        drop(one);
        two
    } else {
        drop(two);
        one
    };
    let calls = service.wait_for(1).await?;
    let (head, body) = &calls[0];
    assert!(head.starts_with(&format!("POST /send/{name} HTTP/1.1\r\n")), "{head}");
    assert_eq!(header(head, "content-encoding"), Some("aes128gcm"));
    assert_eq!(header(head, "topic"), Some(&*table.id));
    assert!(header(head, "ttl").is_some_and(|ttl| ttl.parse::<u32>().is_ok()));
    let told: Value = serde_json::from_str(&browser.open(body)?)?;
    assert_eq!(told, json!({ "event": "your_turn", "table": table.id, "game": "jaipur" }));

    let key = ann.get::<ServerInfo>("/api/server").await?.push.context("browsers can be told")?;
    let claims = claims(&calls[0], &key)?;
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH)?.as_secs();
    assert_eq!(claims["aud"], format!("http://{}", service.address));
    assert_eq!(claims["sub"], "https://games.example.org");
    assert!(claims["exp"].as_u64().is_some_and(|exp| exp > now && exp < now + 86_400), "{claims}");
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(service.calls().len(), 1, "once a turn");
    drop(stays);
    Ok(())
}

#[tokio::test]
async fn a_browser_that_has_gone_is_forgotten() -> Result<()> {
    for status in [&[410][..], &[404]] {
        let service = Receiver::answering(status).await;
        let house = house_for(&service).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let address = endpoint(&service, "gone");
        for client in [&ann, &ben] {
            let own = format!("{address}-{}", client.player);
            assert_eq!(subscribe(client, &Browser::new(), &own).await?.0, 204);
            assert!(is_told(client, &own).await?);
        }
        begin(&short(wish("jaipur", 2)), &[&ann, &ben]).await?;
        let head = service.wait_for(1).await?[0].0.clone();
        let called = if head.contains(&ann.player) { &ann } else { &ben };
        let own = format!("{address}-{}", called.player);
        for _ in 0..40 {
            if !is_told(called, &own).await? {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        assert!(!is_told(called, &own).await?);
        assert_eq!(service.calls().len(), 1, "nobody is tried again who has gone");
    }
    Ok(())
}

#[tokio::test]
async fn only_push_services_are_called() -> Result<()> {
    let house = open_with(|settings| settings.public_url = Some("https://games.example.org".into())).await;
    let ann = house.guest("Ann").await;
    let browser = Browser::new();
    for address in [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
    ] {
        assert_eq!(subscribe(&ann, &browser, address).await?.0, 204, "{address}");
    }
    for address in [
        "http://fcm.googleapis.com/fcm/send/abc",
        "https://fcm.googleapis.com:8443/fcm/send/abc",
        "https://me:secret@fcm.googleapis.com/",
        "https://fcm.googleapis.com.example.org/",
        "https://example.org/",
        "https://localhost/",
        "https://127.0.0.1/",
        "http://127.0.0.1:4400/api/health",
        "https://10.0.0.7/",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "file:///etc/passwd",
        "",
        &format!("https://fcm.googleapis.com/{}", "x".repeat(1000)),
    ] {
        let (status, text) = subscribe(&ann, &browser, address).await?;
        assert_eq!((status, code(&text).as_str()), (422, "push_address"), "{address}");
    }
    let keyless = json!({ "endpoint": "https://fcm.googleapis.com/x", "p256dh": "BA", "auth": "AA" });
    let (status, text) = ann.post_text("/api/me/push", keyless.to_string()).await?;
    assert_eq!((status, code(&text)), (422, "push_address".into()));

    let token: TokenMade = ann.post("/api/me/tokens", &json!({ "label": "a program" })).await?;
    let program = Client::with_token(&house.address, &token.token);
    let (status, _) = subscribe(&program, &browser, "https://fcm.googleapis.com/x").await?;
    assert_eq!(status, 403, "a program is no browser");

    // Without its own address a server has nothing to sign with.
    let house = open().await;
    let ann = house.guest("Ann").await;
    assert_eq!(ann.get::<ServerInfo>("/api/server").await?.push, None);
    let (status, text) = subscribe(&ann, &browser, "https://fcm.googleapis.com/x").await?;
    assert_eq!((status, code(&text)), (403, "no_push".into()));
    Ok(())
}

#[tokio::test]
async fn a_browser_is_told_until_it_says_no_or_is_signed_out() -> Result<()> {
    let service = Receiver::answering(&[201]).await;
    let house = house_for(&service).await;
    let ann = member(&house.address, "Ann").await;
    let address = endpoint(&service, "ann");
    for _ in 0..2 {
        assert_eq!(subscribe(&ann, &Browser::new(), &address).await?.0, 204);
    }
    let (_, held) = ann.fetch("/api/me/export").await?;
    assert_eq!(held.matches(&address).count(), 1, "one device is told once");
    assert_eq!(ann.delete("/api/me/push").await?.0, 204);
    assert!(!is_told(&ann, &address).await?);

    subscribe(&ann, &Browser::new(), &address).await?;
    assert_eq!(ann.post_text("/api/account/sign-out", "{}".into()).await?.0, 204);
    let again = Client::stranger(&house.address).signed_in("ann", PASSWORD, false).await?;
    assert!(!is_told(&again, &address).await?);
    Ok(())
}
