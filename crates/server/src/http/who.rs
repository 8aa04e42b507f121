//! Who is asking: a guest or an account by cookie, a program by token.

use std::convert::Infallible;
use std::sync::{Arc, OnceLock};

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, Method, header};
use axum::response::{IntoResponse, Response};

use super::App;
use super::guard::From;
use super::problem::Denied;
use crate::admin::Admin;
use crate::ids;
use crate::store::{AccountRow, Change, Holder, Person};
use sitting::Denial;
use sitting::Who;

/// The cookie's name, and that of the one by which an account recognises a device. The second proves nobody's
/// identity: a password from there is just not stopped by guesses from elsewhere.
pub(super) const COOKIE: &str = "durbar";
const KNOWN: &str = "durbar-known";

/// Over https both names get this prefix: browsers accept such a cookie only from this very host, over https.
const HOST: &str = "__Host-";

/// Two years, in seconds.
const MAX_AGE: u32 = 63_072_000;

/// The use of a device is recorded once an hour, and sooner if its address changes.
const HOUR: i64 = 3_600_000;
const MINUTE: i64 = 60_000;

fn text(parts: &Parts, name: HeaderName) -> Option<&str> {
    parts.headers.get(name).and_then(|value| value.to_str().ok())
}

/// The secret that a request shows: a token before a cookie, and whether it is a cookie under its old name.
fn shown_secret<'a>(parts: &'a Parts, app: &App) -> Option<(&'a str, bool)> {
    let bearer = text(parts, header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
    bearer.map(|token| (token, false)).or_else(|| shown_cookie(parts, app, COOKIE))
}

fn shown_cookie<'a>(parts: &'a Parts, app: &App, wanted: &str) -> Option<(&'a str, bool)> {
    let cookies = text(parts, header::COOKIE)?.split(';').map(str::trim);
    let find = |prefix: &str| {
        let mut pairs = cookies.clone().filter_map(|cookie| cookie.split_once('='));
        pairs.find(|(name, _)| name.strip_prefix(prefix) == Some(wanted)).map(|(_, value)| value)
    };
    let is_secure = app.settings.is_secure();
    let own = is_secure.then(|| find(HOST)).flatten().map(|secret| (secret, false));
    own.or_else(|| find("").map(|secret| (secret, is_secure)))
}

/// A valid cookie under its old name; the answer sets it under its new one.
#[derive(Clone, Default)]
pub(super) struct Exchange(Arc<OnceLock<String>>);

impl Exchange {
    /// The answer with the cookie under its new name, unless it already sets the cookie.
    pub(super) fn complete(&self, app: &App, response: Response) -> Response {
        let Some(secret) = self.0.get() else { return response };
        if response.headers().contains_key(header::SET_COOKIE) {
            return response;
        }
        with_cookie(app, Some(secret), response)
    }
}

/// An answer that gives the browser a new secret, or takes it away.
pub(super) fn with_cookie(app: &App, secret: Option<&str>, answer: impl IntoResponse) -> Response {
    let mut response = answer.into_response();
    response.headers_mut().append(header::SET_COOKIE, cookie(app, COOKIE, secret));
    if app.settings.is_secure() {
        let gone = HeaderValue::from_static("durbar=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure");
        response.headers_mut().append(header::SET_COOKIE, gone);
    }
    response
}

/// An answer after which the account recognises this device, even after signing out.
pub(super) fn with_known(app: &App, secret: &str, mut answer: Response) -> Response {
    answer.headers_mut().append(header::SET_COOKIE, cookie(app, KNOWN, Some(secret)));
    answer
}

fn cookie(app: &App, name: &str, secret: Option<&str>) -> HeaderValue {
    let (host, secure) = if app.settings.is_secure() { (HOST, "; Secure") } else { ("", "") };
    let (value, age) = secret.map_or(("", 0), |secret| (secret, MAX_AGE));
    let cookie = format!("{host}{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    HeaderValue::from_str(&cookie).expect("hex and fixed words")
}

/// What a device shows to be recognised.
pub(super) struct Known(Option<String>);

impl FromRequestParts<App> for Known {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        Ok(Self(shown_cookie(parts, app, KNOWN).map(|(secret, _)| secret.to_owned())))
    }
}

impl Known {
    /// Whether the account with this name has signed in on this device before.
    pub(super) async fn to(&self, app: &App, account: Option<&AccountRow>) -> Result<bool, Denial> {
        let (Some(secret), Some(account)) = (&self.0, account) else { return Ok(false) };
        Ok(app.rooms.store().knows(secret, &account.player).await?)
    }
}

/// A visitor to a table: who it is, what proves it, and whether more than looking is allowed.
pub(super) struct Visitor {
    pub(super) who: Option<Who>,
    pub(super) secret: Option<String>,
    pub(super) may_act: bool,
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Denied;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Denied> {
        let holder = holder(parts, app).await?;
        let may_act = holder.as_ref().is_none_or(may_act);
        let who = holder.map(Holder::who);
        Ok(Self { who, secret: shown_secret(parts, app).map(|(secret, _)| secret.to_owned()), may_act })
    }
}

/// Whether this secret allows more than looking.
fn may_act(holder: &Holder) -> bool {
    holder.scope != "read"
}

/// What kind of device asks, as far as it says: `Firefox, Linux`.
pub(super) struct Device(pub(super) String);

/// What browsers' user-agent texts contain, the most specific first: most of them name others too.
const BROWSERS: [(&str, &str); 6] = [
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("Chromium", "Chromium"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
];
const SYSTEMS: [(&str, &str); 6] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
];

fn device_named(agent: &str) -> String {
    let find = |known: &[(&str, &'static str)]| {
        known.iter().find(|(part, _)| agent.contains(part)).map(|(_, name)| *name)
    };
    match (find(&BROWSERS), find(&SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser}, {system}"),
        (Some(one), None) | (None, Some(one)) => one.to_owned(),
        (None, None) => "?".to_owned(),
    }
}

impl FromRequestParts<App> for Device {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Infallible> {
        Ok(Self(device_named(text(parts, header::USER_AGENT).unwrap_or_default())))
    }
}

/// The player that the secret of a request stands for.
async fn holder(parts: &Parts, app: &App) -> Result<Option<Holder>, Denial> {
    let Some((secret, by_old_name)) = shown_secret(parts, app) else { return Ok(None) };
    let from = parts.extensions.get::<From>().map_or([127, 0, 0, 1].into(), |from| from.0);
    let found = app.rooms.store().holder(secret).await?;
    // A cookie given under the new name must not be planted under the old one, which other hosts can set.
    let found = found.filter(|holder| !by_old_name || holder.host_only == 0);
    let Some(holder) = found else {
        app.limits.guess(from)?;
        return Ok(None);
    };
    if by_old_name && let Some(exchange) = parts.extensions.get::<Exchange>() {
        let _ = exchange.0.set(secret.to_owned());
    }
    let (now, address) = (ids::now(), from.to_string());
    if holder.seen < now - HOUR || (holder.address != address && holder.seen < now - MINUTE) {
        let seen = Person::Seen { id: holder.id.clone(), at: now, address };
        app.rooms.store().apply(Change::Person(seen)).await?;
    }
    Ok(Some(holder))
}

impl OptionalFromRequestParts<App> for Who {
    type Rejection = Denied;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Self>, Denied> {
        let Some(holder) = holder(parts, app).await? else { return Ok(None) };
        let looks = matches!(parts.method, Method::GET | Method::HEAD);
        if !looks && !may_act(&holder) {
            return Err(Denial::READ_ONLY.into());
        }
        Ok(Some(holder.who()))
    }
}

impl FromRequestParts<App> for Who {
    type Rejection = Denied;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Denied> {
        let who = <Self as OptionalFromRequestParts<App>>::from_request_parts(parts, app).await?;
        who.ok_or(Denial::NO_IDENTITY.into())
    }
}

/// A person at a browser. Programs with a token play, but do not decide about accounts.
pub(super) struct AtDevice {
    pub(super) who: Who,
    /// The id of the device.
    pub(super) id: String,
}

impl OptionalFromRequestParts<App> for AtDevice {
    type Rejection = Denied;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Self>, Denied> {
        let Some(holder) = holder(parts, app).await? else { return Ok(None) };
        if holder.kind != "cookie" {
            return Err(Denial::NOT_A_PERSON.into());
        }
        let id = holder.id.clone();
        Ok(Some(Self { who: holder.who(), id }))
    }
}

impl FromRequestParts<App> for AtDevice {
    type Rejection = Denied;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Denied> {
        let found = <Self as OptionalFromRequestParts<App>>::from_request_parts(parts, app).await?;
        found.ok_or(Denial::NO_IDENTITY.into())
    }
}

/// A host of the server at a browser; programs cannot act as host.
pub(super) struct ServerHost {
    pub(super) who: Who,
    account: String,
}

impl ServerHost {
    /// What this host does with the server is done under the account's name.
    pub(super) fn admin(&self, app: &App) -> Admin {
        Admin::of(app.rooms.store().clone(), self.account.clone())
    }
}

impl FromRequestParts<App> for ServerHost {
    type Rejection = Denied;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Denied> {
        let AtDevice { who, .. } =
            <AtDevice as FromRequestParts<App>>::from_request_parts(parts, app).await?;
        let account = app.rooms.store().account_of(&who.player).await?;
        let account = account.filter(AccountRow::is_host).ok_or(Denial::NOT_SERVER_HOST)?;
        app.limits.change(&who.player)?;
        Ok(Self { who, account: account.name })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_have_plain_names() {
        let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
        let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0";
        assert_eq!(device_named(firefox), "Firefox, Linux");
        assert_eq!(device_named(edge), "Edge, Windows");
        assert_eq!(device_named("curl/8.5.0"), "?");
    }
}
