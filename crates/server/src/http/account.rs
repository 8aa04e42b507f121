//! Accounts: a guest becomes one, signs in elsewhere, and gets back in with a code if the password is lost.

use std::net::IpAddr;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use axum::response::Response;
use wire::{Me, NewPassword, Problem, Program, Recover, RecoveryCode, Register, SignIn};

use super::App;
use super::guard::From;
use super::me::{me, new_secret};
use super::problem::{Answer, Denied};
use super::two_factor::prove;
use super::who::{AtDevice, Device, Known, with_cookie, with_known};
use crate::room::Ask;
use crate::store::{AccountRow, Change, Person, StoreError};
use crate::{ids, passwords};
use sitting::Denial;
use sitting::Who;

/// Turns the guest who asks into an account, with a new cookie. The recovery code is for when the password is
/// forgotten.
#[utoipa::path(post, path = "/api/account", request_body = Register, responses(
    (status = 200, body = RecoveryCode), (status = 401, body = Problem)))]
pub(super) async fn register(
    State(app): State<App>,
    Extension(From(from)): Extension<From>,
    Device(label): Device,
    AtDevice { who, .. }: AtDevice,
    body: Result<Json<Register>, JsonRejection>,
) -> Result<Response, Denied> {
    let Json(Register { name, password, keep_tokens }) = body?;
    let name = passwords::checked_name(&name).ok_or(Denial::BAD_ACCOUNT)?;
    must_be_good(&password)?;
    app.may_guess(from, &who.player, false).await?;
    if app.rooms.store().account_of(&who.player).await?.is_some() {
        return Err(Denial::HAS_ACCOUNT.into());
    }
    let code = passwords::recovery_code();
    let (secret, device) = new_secret(&app, who.player.clone(), "cookie", &label, from);
    let account = AccountRow {
        player: who.player,
        name,
        password: passwords::hash(password).await?,
        recovery: passwords::hashed_code(&code),
        created: ids::now(),
        ..AccountRow::default()
    };
    let player = account.player.clone();
    change(&app, Person::Register { account, device, keep_tokens }, Denial::NAME_TAKEN).await?;
    let answer = with_cookie(&app, Some(&secret), Json(RecoveryCode { code }));
    be_known(&app, player, (&label, from), false, answer).await
}

/// Signs in on this device. A wrong name and a wrong password get the same answer in the same time.
#[utoipa::path(post, path = "/api/account/sign-in", request_body = SignIn, responses(
    (status = 200, body = Me)))]
pub(super) async fn sign_in(
    State(app): State<App>,
    Extension(From(from)): Extension<From>,
    Device(label): Device,
    known: Known,
    before: Option<AtDevice>,
    body: Result<Json<SignIn>, JsonRejection>,
) -> Result<Response, Denied> {
    let Json(SignIn { name, password, bring, second }) = body?;
    let name = passwords::checked_name(&name).unwrap_or_default();
    let account = app.rooms.store().account_named(&name).await?;
    let is_known = known.to(&app, account.as_ref()).await?;
    app.may_guess(from, &name, is_known).await?;
    let stored = account.as_ref().map(|account| account.password.clone());
    if !passwords::is_right(password, stored).await? {
        return Err(Denial::WRONG_PASSWORD.into());
    }
    let account = account.ok_or(Denial::WRONG_PASSWORD)?;
    prove(&app, &account, second.as_deref()).await?;
    let player = account.player;
    if let Some(before) = before {
        leave_behind(&app, before, &player, bring).await?;
    }
    let (secret, row) = new_secret(&app, player.clone(), "cookie", &label, from);
    app.rooms.store().apply(Change::NewSecret(row)).await?;
    let me = me(&app, named(&app, player.clone()).await?).await?;
    be_known(&app, player, (&label, from), is_known, with_cookie(&app, Some(&secret), Json(me))).await
}

/// Gives this device a cookie by which the account recognises it later, unless it has one.
async fn be_known(
    app: &App,
    player: String,
    (label, from): (&str, IpAddr),
    is_known: bool,
    answer: Response,
) -> Result<Response, Denied> {
    if is_known {
        return Ok(answer);
    }
    let (secret, row) = new_secret(app, player, "known", label, from);
    app.rooms.store().apply(Change::Person(Person::Knows(row))).await?;
    Ok(with_known(app, &secret, answer))
}

/// What becomes of the previous identity: a guest may be brought along, an account is signed out.
async fn leave_behind(app: &App, before: AtDevice, player: &str, bring: bool) -> Result<(), Denial> {
    let guest = before.who.player;
    if app.rooms.store().account_of(&guest).await?.is_some() {
        let dropped = Change::DropSecret { player: guest, kind: "cookie", id: before.id };
        return Ok(app.rooms.store().apply(dropped).await?);
    }
    if bring {
        let hand_over = |reply| Ask::HandOver { from: guest.clone(), to: player.to_owned(), reply };
        let merge = || Change::Person(Person::Merge { guest: guest.clone(), account: player.to_owned() });
        app.rooms.leave_tables(&guest, hand_over, merge).await?;
    }
    Ok(())
}

/// Signs out on this device.
#[utoipa::path(post, path = "/api/account/sign-out", responses(
    (status = 204), (status = 401, body = Problem)))]
pub(super) async fn sign_out(
    State(app): State<App>,
    AtDevice { who, id }: AtDevice,
) -> Result<Response, Denied> {
    app.limits.change(&who.player)?;
    account_of(&app, &who).await?;
    app.rooms.store().apply(Change::DropSecret { player: who.player, kind: "cookie", id }).await?;
    Ok(with_cookie(&app, None, StatusCode::NO_CONTENT))
}

/// A new password, given the current one. Every other device is signed out, and programs too unless they are
/// kept.
#[utoipa::path(post, path = "/api/account/password", request_body = NewPassword, responses(
    (status = 200, body = Me), (status = 401, body = Problem)))]
pub(super) async fn password(
    State(app): State<App>,
    Extension(From(from)): Extension<From>,
    AtDevice { who, id }: AtDevice,
    body: Result<Json<NewPassword>, JsonRejection>,
) -> Answer<Me> {
    let Json(NewPassword { old, new, keep_tokens }) = body?;
    must_be_good(&new)?;
    must_know_password(&app, from, &who, Some(old)).await?;
    let password = passwords::hash(new).await?;
    let changed = Person::Password { player: who.player.clone(), password, keep: id, keep_tokens };
    app.rooms.store().apply(Change::Person(changed)).await?;
    Ok(Json(me(&app, who).await?))
}

/// Says whether a program plays for this account, which everyone sees beside its name.
#[utoipa::path(post, path = "/api/account/program", request_body = Program, responses(
    (status = 200, body = Me), (status = 401, body = Problem)))]
pub(super) async fn program(
    State(app): State<App>,
    AtDevice { who, .. }: AtDevice,
    body: Result<Json<Program>, JsonRejection>,
) -> Answer<Me> {
    let Json(Program { program }) = body?;
    app.limits.change(&who.player)?;
    change(&app, Person::Program { player: who.player.clone(), program }, Denial::NO_ACCOUNT).await?;
    Ok(Json(me(&app, who).await?))
}

/// A new password, given the recovery code. Every device and program is signed out, and this one signed in.
#[utoipa::path(post, path = "/api/account/recover", request_body = Recover, responses(
    (status = 200, body = RecoveryCode)))]
pub(super) async fn recover(
    State(app): State<App>,
    Extension(From(from)): Extension<From>,
    Device(label): Device,
    known: Known,
    body: Result<Json<Recover>, JsonRejection>,
) -> Result<Response, Denied> {
    let Json(Recover { name, code, password, second }) = body?;
    must_be_good(&password)?;
    let name = passwords::checked_name(&name).unwrap_or_default();
    let account = app.rooms.store().account_named(&name).await?;
    app.may_guess(from, &name, known.to(&app, account.as_ref()).await?).await?;
    let used = passwords::hashed_code(&code);
    let account = account.filter(|account| account.recovery == used).ok_or(Denial::WRONG_PASSWORD)?;
    prove(&app, &account, second.as_deref()).await?;
    let (secret, device) = new_secret(&app, account.player.clone(), "cookie", &label, from);
    let code = passwords::recovery_code();
    let recovery = passwords::hashed_code(&code);
    let password = passwords::hash(password).await?;
    let recovered = Person::Recover { player: account.player, used, password, recovery, device };
    change(&app, recovered, Denial::WRONG_PASSWORD).await?;
    Ok(with_cookie(&app, Some(&secret), Json(RecoveryCode { code })))
}

/// Stores a change; a conflict means this denial.
pub(super) async fn change(app: &App, person: Person, conflict: Denial) -> Result<(), Denial> {
    match app.rooms.store().apply(Change::Person(person)).await {
        Err(StoreError::Conflict) => Err(conflict),
        done => Ok(done?),
    }
}

fn must_be_good(password: &str) -> Result<(), Denial> {
    if passwords::is_good(password) { Ok(()) } else { Err(Denial::BAD_PASSWORD) }
}

pub(super) async fn account_of(app: &App, who: &Who) -> Result<AccountRow, Denial> {
    app.rooms.store().account_of(&who.player).await?.ok_or(Denial::NO_ACCOUNT)
}

async fn named(app: &App, player: String) -> Result<Who, Denial> {
    let name = app.rooms.store().player_name(&player).await?.unwrap_or_default();
    Ok(Who { player, name, program: false })
}

/// Someone at an unattended device must not be able to take over the account.
pub(super) async fn must_know_password(
    app: &App,
    from: IpAddr,
    who: &Who,
    password: Option<String>,
) -> Result<(), Denial> {
    let account = account_of(app, who).await?;
    // A player who is signed in is known.
    app.may_guess(from, &account.name, true).await?;
    let password = password.ok_or(Denial::WRONG_PASSWORD)?;
    let right = passwords::is_right(password, Some(account.password)).await?;
    if right { Ok(()) } else { Err(Denial::WRONG_PASSWORD) }
}
