//! A refusal as an HTTP answer.

use std::any::Any;

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use wire::Problem;

use crate::denial::Denial;
use crate::store::StoreError;

/// What a handler returns.
pub(crate) type Answer<T> = Result<Json<T>, Denial>;

impl IntoResponse for Denial {
    fn into_response(self) -> Response {
        let status = status_of(self.code);
        let detail = detail_of(&self);
        let problem = Problem { code: self.code.to_owned(), detail, reason: self.reason.into() };
        let mut response = (status, Json(problem)).into_response();
        if status == StatusCode::TOO_MANY_REQUESTS {
            response.headers_mut().insert("retry-after", axum::http::HeaderValue::from_static("5"));
        }
        response
    }
}

fn status_of(code: &str) -> StatusCode {
    match code {
        "no_identity" => StatusCode::UNAUTHORIZED,
        "wrong_password" | "needs_account" | "not_host" | "not_seated" | "still_secret" | "forbidden"
        | "no_hooks" => StatusCode::FORBIDDEN,
        "no_such_table" | "no_such_hook" | "not_found" => StatusCode::NOT_FOUND,
        "not_open" | "not_over" | "not_playing" | "seat_taken" | "seats_open" | "stale" | "rematch_made"
        | "name_taken" | "has_account" | "no_account" | "hook_off" => StatusCode::CONFLICT,
        "too_fast" | "too_many" | "busy" => StatusCode::TOO_MANY_REQUESTS,
        "full" => StatusCode::INSUFFICIENT_STORAGE,
        "trouble" => StatusCode::INTERNAL_SERVER_ERROR,
        "bad_method" => StatusCode::METHOD_NOT_ALLOWED,
        "too_large" => StatusCode::PAYLOAD_TOO_LARGE,
        "not_json" => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        "bad_request" => StatusCode::BAD_REQUEST,
        // Understood, but there is no such bot, game, seat, log and so on.
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

/// What programmers read: the message's id, and what it quotes.
fn detail_of(denial: &Denial) -> String {
    let quoted = denial.reason.facts.iter().find_map(|(_, fact)| match fact {
        table::Fact::Text(text) => Some(text.to_string()),
        _ => None,
    });
    quoted.unwrap_or_else(|| denial.reason.code.to_owned())
}

impl From<StoreError> for Denial {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "storage");
        Self::TROUBLE
    }
}

impl From<JsonRejection> for Denial {
    fn from(rejection: JsonRejection) -> Self {
        let code = match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => "too_large",
            StatusCode::UNSUPPORTED_MEDIA_TYPE => "not_json",
            _ => "bad_request",
        };
        Self::quoting(code, "server-bad-request", rejection.body_text())
    }
}

impl From<QueryRejection> for Denial {
    fn from(rejection: QueryRejection) -> Self {
        Self::quoting("bad_request", "server-bad-request", rejection.body_text())
    }
}

/// A handler panicked: the client learns that something went wrong, the log learns what.
#[expect(clippy::needless_pass_by_value, reason = "the layer hands it over by value")]
pub(super) fn panicked(panic: Box<dyn Any + Send + 'static>) -> Response {
    let text = panic.downcast_ref::<String>().cloned();
    let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
    tracing::error!(panic = text.unwrap_or_default(), "a request panicked");
    Denial::TROUBLE.into_response()
}
