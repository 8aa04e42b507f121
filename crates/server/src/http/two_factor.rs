//! Two-factor sign-in: an authenticator app besides the password, and spare codes for when it is lost.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use wire::{Problem, Proof, SecondCode, SpareCodes, TwoFactorInfo, TwoFactorOffer};

use super::App;
use super::account::{account_of, change, must_know_password};
use super::guard::From;
use super::problem::{Answer, Denied};
use super::who::AtDevice;
use crate::store::{AccountRow, Person, TwoFactor};
use crate::{ids, passwords, totp};
use sitting::Denial;

/// How many spare codes are made.
const SPARE: usize = 10;

/// Whether signing in needs a second factor, and how many spare codes are left.
#[utoipa::path(get, path = "/api/account/two-factor", responses(
    (status = 200, body = TwoFactorInfo), (status = 401, body = Problem)))]
pub(super) async fn two_factor(
    State(app): State<App>,
    AtDevice { who, .. }: AtDevice,
) -> Answer<TwoFactorInfo> {
    let account = account_of(&app, &who).await?;
    let spare = app.rooms.store().spare_codes(&who.player).await?;
    Ok(Json(TwoFactorInfo { on: account.totp.is_some(), spare: spare as u32 }))
}

/// Offers a secret for an authenticator app. It takes effect once a code from it has been entered.
#[utoipa::path(post, path = "/api/account/two-factor", request_body = Proof, responses(
    (status = 200, body = TwoFactorOffer), (status = 401, body = Problem)))]
pub(super) async fn offer_two_factor(
    State(app): State<App>,
    Extension(From(from)): Extension<From>,
    AtDevice { who, .. }: AtDevice,
    body: Result<Json<Proof>, JsonRejection>,
) -> Answer<TwoFactorOffer> {
    let Json(Proof { password, .. }) = body?;
    must_know_password(&app, from, &who, Some(password)).await?;
    let account = account_of(&app, &who).await?;
    let secret = totp::secret();
    let issuer = app.settings.name.as_deref().unwrap_or("Durbar");
    let address = totp::address(&secret, issuer, &account.name);
    let offer = TwoFactor::Offer { player: who.player, secret: secret.clone() };
    change(&app, Person::TwoFactor(offer), Denial::TWO_FACTOR_ON).await?;
    Ok(Json(TwoFactorOffer { secret, address }))
}

/// Confirms the offered secret with a code: from now on signing in needs one. The spare codes are shown only
/// once.
#[utoipa::path(post, path = "/api/account/two-factor/on", request_body = SecondCode, responses(
    (status = 200, body = SpareCodes), (status = 401, body = Problem)))]
pub(super) async fn turn_on_two_factor(
    State(app): State<App>,
    Extension(From(from)): Extension<From>,
    AtDevice { who, .. }: AtDevice,
    body: Result<Json<SecondCode>, JsonRejection>,
) -> Answer<SpareCodes> {
    let Json(SecondCode { code }) = body?;
    let account = account_of(&app, &who).await?;
    app.may_guess(from, &account.name, true).await?;
    let secret = account.totp_offered.ok_or(Denial::TWO_FACTOR_ON)?;
    let step = totp::step_of(&secret, &code, ids::now()).ok_or(Denial::WRONG_SECOND)?;
    let codes: Vec<String> = (0..SPARE).map(|_| passwords::spare_code()).collect();
    let spare = codes.iter().map(|code| passwords::hashed_code(code)).collect();
    let on = TwoFactor::On { player: who.player, secret, step, spare };
    change(&app, Person::TwoFactor(on), Denial::TWO_FACTOR_ON).await?;
    Ok(Json(SpareCodes { codes }))
}

/// Turns two-factor sign-in off: the password alone is enough again.
#[utoipa::path(post, path = "/api/account/two-factor/off", request_body = Proof, responses(
    (status = 204), (status = 401, body = Problem)))]
pub(super) async fn turn_off_two_factor(
    State(app): State<App>,
    Extension(From(from)): Extension<From>,
    AtDevice { who, .. }: AtDevice,
    body: Result<Json<Proof>, JsonRejection>,
) -> Result<StatusCode, Denied> {
    let Json(Proof { password, second }) = body?;
    must_know_password(&app, from, &who, Some(password)).await?;
    prove(&app, &account_of(&app, &who).await?, second.as_deref()).await?;
    let off = TwoFactor::Off { player: who.player };
    change(&app, Person::TwoFactor(off), Denial::TROUBLE).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// After the password of an account, checks a code from the app or a spare one, if the account requires it.
/// No code works twice.
pub(super) async fn prove(app: &App, account: &AccountRow, code: Option<&str>) -> Result<(), Denial> {
    let Some(secret) = &account.totp else { return Ok(()) };
    let code = code.filter(|code| !code.trim().is_empty()).ok_or(Denial::NEEDS_SECOND)?;
    let player = account.player.clone();
    let used = match totp::step_of(secret, code, ids::now()) {
        Some(step) => TwoFactor::Shown { player, step },
        None => TwoFactor::Spare { player, hash: passwords::hashed_code(code) },
    };
    change(app, Person::TwoFactor(used), Denial::WRONG_SECOND).await
}
