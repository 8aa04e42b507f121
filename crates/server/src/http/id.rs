//! The `{id}` in an address, and the table it stands for.

use axum::extract::{FromRequestParts, OptionalFromRequestParts, Path};
use axum::http::request::Parts;

use super::App;
use super::guard::From;
use super::problem::Denied;
use crate::room::Ask;
use sitting::Denial;
use sitting::Who;

/// The `{id}` in an address. One that is not even text is refused like any unknown one.
pub(super) struct Id(pub(super) String);

impl FromRequestParts<App> for Id {
    type Rejection = Denied;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Denied> {
        let path = <Path<String> as FromRequestParts<App>>::from_request_parts(parts, app).await;
        path.map(|Path(id)| Self(id)).map_err(|_| Denial::new("not_found", "server-not-found").into())
    }
}

/// A table that the asking player may enter.
pub(super) struct At {
    pub(super) id: String,
    pub(super) who: Option<Who>,
}

impl FromRequestParts<App> for At {
    type Rejection = Denied;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Denied> {
        let Id(id) = Id::from_request_parts(parts, app).await?;
        let from = parts.extensions.get::<From>().map_or([127, 0, 0, 1].into(), |from| from.0);
        let who = <Who as OptionalFromRequestParts<App>>::from_request_parts(parts, app).await?;
        let asker = who.clone();
        app.rooms.ask(&id, |reply| Ask::Enter { who: asker, from, reply }).await?;
        Ok(Self { id, who })
    }
}
