//! Who asks: a guest by cookie, a program by token.

use std::convert::Infallible;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::header;
use axum::http::request::Parts;

use super::App;
use super::guard::From;
use crate::denial::Denial;
use crate::seating::Who;

/// The cookie's name.
pub(crate) const COOKIE: &str = "durbar";

/// The secret that a request shows: a token before a cookie.
fn shown_secret(parts: &Parts) -> Option<&str> {
    let text = |name| parts.headers.get(name).and_then(|value| value.to_str().ok());
    let bearer = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
    bearer.or_else(|| {
        let cookies = text(header::COOKIE)?.split(';').map(str::trim);
        cookies
            .filter_map(|cookie| cookie.split_once('='))
            .find(|(name, _)| *name == COOKIE)
            .map(|(_, value)| value)
    })
}

/// The secret that a request shows, whether or not anybody knows it.
#[derive(Clone)]
pub(crate) struct Shown(pub(crate) Option<String>);

impl FromRequestParts<App> for Shown {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Infallible> {
        Ok(Self(shown_secret(parts).map(str::to_owned)))
    }
}

impl OptionalFromRequestParts<App> for Who {
    type Rejection = Denial;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Self>, Denial> {
        let Some(secret) = shown_secret(parts) else { return Ok(None) };
        let found = app.rooms.store().player_by_secret(secret).await?;
        if found.is_none() {
            let from = parts.extensions.get::<From>().map_or([127, 0, 0, 1].into(), |from| from.0);
            app.limits.guess(from)?;
        }
        Ok(found.map(|(player, name)| Self { player, name }))
    }
}

impl FromRequestParts<App> for Who {
    type Rejection = Denial;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Denial> {
        let who = <Self as OptionalFromRequestParts<App>>::from_request_parts(parts, app).await?;
        who.ok_or(Denial::NO_IDENTITY)
    }
}
