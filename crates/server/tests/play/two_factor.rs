//! Two-factor sign-in, for accounts that want it.

use anyhow::{Context, Result};
use load::Client;
use serde_json::{Value, json};
use server::{Admin, code_at};
use wire::{RecoveryCode, SpareCodes, TwoFactorInfo, TwoFactorOffer};

use crate::support::{House, PASSWORD, open};

/// What an app shows this many half minutes from now; the server goes by this machine's time.
fn shown(secret: &str, steps: i64) -> Result<String> {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH)?.as_millis() as i64;
    code_at(secret, now + steps * 30_000).context("it is base32")
}

async fn sign_in(house: &House, second: Option<&str>) -> Result<(u16, String)> {
    let mut wish = json!({ "name": "ann", "password": PASSWORD, "bring": false });
    if let Some(second) = second {
        wish["second"] = second.into();
    }
    Client::stranger(&house.address).post_text("/api/account/sign-in", wish.to_string()).await
}

/// An account with two factors: its client, the secret, the spare codes, and the recovery code.
async fn guarded(house: &House) -> Result<(Client, String, Vec<String>, String)> {
    let ann = house.guest("Ann").await;
    let account = json!({ "name": "ann", "password": PASSWORD });
    let RecoveryCode { code } = ann.post("/api/account", &account).await?;
    let proof = json!({ "password": PASSWORD });
    let TwoFactorOffer { secret, address } = ann.post("/api/account/two-factor", &proof).await?;
    assert!(address.starts_with("otpauth://totp/Durbar:ann?secret="), "{address}");
    // An offer alone changes nothing.
    assert_eq!(sign_in(house, None).await?.0, 200);
    let wrong = json!({ "code": "000000" }).to_string();
    assert_eq!(ann.post_text("/api/account/two-factor/on", wrong).await?.0, 403);
    let right = json!({ "code": shown(&secret, -1)? });
    let SpareCodes { codes } = ann.post("/api/account/two-factor/on", &right).await?;
    Ok((ann, secret, codes, code))
}

#[tokio::test]
async fn a_password_alone_opens_nothing_where_a_second_factor_is_wanted() -> Result<()> {
    let house = open().await;
    let (ann, secret, spare, _) = guarded(&house).await?;
    let info: TwoFactorInfo = ann.get("/api/account/two-factor").await?;
    assert_eq!((info.on, info.spare, spare.len()), (true, 10, 10));
    let (status, text) = sign_in(&house, None).await?;
    assert!(status == 403 && text.contains("needs_second"), "{status} {text}");
    for wrong in ["123", "aaaa-aaaa-aaaa-aaaa"] {
        let (status, text) = sign_in(&house, Some(wrong)).await?;
        assert!(status == 403 && text.contains("wrong_second"), "{wrong}: {status} {text}");
    }
    let code = shown(&secret, 0)?;
    assert_eq!(sign_in(&house, Some(&code)).await?.0, 200);
    assert_eq!(sign_in(&house, Some(&code)).await?.0, 403, "no code is good twice");
    // A spare code, typed in any way, works once.
    let typed = spare[0].to_uppercase().replace('-', " ");
    assert_eq!(sign_in(&house, Some(&typed)).await?.0, 200);
    assert_eq!(sign_in(&house, Some(&spare[0])).await?.0, 403);
    let info: TwoFactorInfo = ann.get("/api/account/two-factor").await?;
    assert_eq!(info.spare, 9);
    Ok(())
}

#[tokio::test]
async fn a_wrong_password_does_not_say_whether_there_is_a_second_factor() -> Result<()> {
    let house = open().await;
    guarded(&house).await?;
    let wish = json!({ "name": "ann", "password": "wrong password", "bring": false });
    let eve = Client::stranger(&house.address);
    let (status, text) = eve.post_text("/api/account/sign-in", wish.to_string()).await?;
    assert!(status == 403 && text.contains("wrong_password"), "{text}");
    Ok(())
}

#[tokio::test]
async fn a_second_factor_is_asked_for_by_recovery_too_and_turned_off_with_both() -> Result<()> {
    let house = open().await;
    let (ann, _, spare, code) = guarded(&house).await?;
    let recover =
        |second: Option<&str>| json!({ "name": "ann", "code": code, "password": PASSWORD, "second": second });
    let eve = Client::stranger(&house.address);
    let (status, text) = eve.post_text("/api/account/recover", recover(None).to_string()).await?;
    assert!(status == 403 && text.contains("needs_second"), "{text}");
    let off = |second: &str| json!({ "password": PASSWORD, "second": second }).to_string();
    assert_eq!(ann.post_text("/api/account/two-factor/off", off("000000")).await?.0, 403);
    assert_eq!(ann.post_text("/api/account/two-factor/off", off(&spare[1])).await?.0, 204);
    assert_eq!(sign_in(&house, None).await?.0, 200);
    let _: Value = eve.post("/api/account/recover", &recover(None)).await?;
    Ok(())
}

#[tokio::test]
async fn the_host_lets_in_an_owner_who_has_lost_everything() -> Result<()> {
    let house = open().await;
    let (ann, ..) = guarded(&house).await?;
    let admin = Admin::open(&house.database).await?;
    let code = admin.recovery(&ann.player).await?.context("an account")?;
    let recover = json!({ "name": "ann", "code": code, "password": "ten lotus flowers" });
    let _: Value = Client::stranger(&house.address).post("/api/account/recover", &recover).await?;
    Ok(())
}
