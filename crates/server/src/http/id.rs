//! The `{id}` in an address.

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;

use super::App;
use crate::denial::Denial;

/// The `{id}` in an address. One that is not even text is refused like any other that nobody knows.
pub(super) struct Id(pub(super) String);

impl FromRequestParts<App> for Id {
    type Rejection = Denial;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Denial> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        path.map(|Path(id)| Self(id)).map_err(|_| Denial::new("not_found", "server-not-found"))
    }
}
