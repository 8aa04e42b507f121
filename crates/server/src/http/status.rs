//! For those who run the server: is it alive, is it ready, how is it doing.

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

use wire::Address;

use super::App;
use super::guard::{From, is_forwarded};
use crate::denial::Denial;

/// The process is alive.
#[utoipa::path(get, path = "/api/health", responses((status = 200, body = String, content_type = "text/plain")))]
pub(super) async fn health() -> &'static str {
    "ok\n"
}

/// The process can serve: its database answers.
#[utoipa::path(get, path = "/api/ready", responses(
    (status = 200, body = String, content_type = "text/plain"),
    (status = 503, body = String, content_type = "text/plain")))]
pub(super) async fn ready(State(app): State<App>) -> (StatusCode, &'static str) {
    if app.rooms.store().answers().await {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n")
    }
}

/// The address at which others reach this server, to be passed on to them.
#[utoipa::path(get, path = "/api/address", responses((status = 200, body = Address), (status = 429, body = wire::Problem)))]
pub(super) async fn address(State(app): State<App>) -> Json<Address> {
    Json(Address { url: app.settings.address_for_others() })
}

pub(super) fn openapi(document: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], document).into_response()
}

/// Prometheus metrics, for this machine alone: they are nobody else's business, also not through a proxy here.
pub(super) async fn metrics(
    State(app): State<App>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
) -> Response {
    match &app.metrics {
        Some(metrics) if from.is_loopback() && !is_forwarded(&headers) => metrics.render().into_response(),
        _ => Denial::new("not_found", "server-not-found").into_response(),
    }
}
