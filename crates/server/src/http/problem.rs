//! A refusal as an HTTP answer.

use std::any::Any;

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::store::StoreError;
use sitting::Denial;

/// What a handler returns.
pub(crate) type Answer<T> = Result<Json<T>, Denied>;

/// A denial on its way out by HTTP.
#[derive(Debug)]
pub(crate) struct Denied(pub(crate) Denial);

impl IntoResponse for Denied {
    fn into_response(self) -> Response {
        let Self(denial) = self;
        let status = StatusCode::from_u16(denial.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, Json(denial.problem())).into_response();
        if status == StatusCode::TOO_MANY_REQUESTS {
            response.headers_mut().insert("retry-after", axum::http::HeaderValue::from_static("5"));
        }
        response
    }
}

impl From<Denial> for Denied {
    fn from(denial: Denial) -> Self {
        Self(denial)
    }
}

impl From<StoreError> for Denied {
    fn from(error: StoreError) -> Self {
        Self(error.into())
    }
}

impl From<StoreError> for Denial {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "storage");
        Self::TROUBLE
    }
}

impl From<JsonRejection> for Denied {
    fn from(rejection: JsonRejection) -> Self {
        let code = match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => "too_large",
            StatusCode::UNSUPPORTED_MEDIA_TYPE => "not_json",
            _ => "bad_request",
        };
        Self(Denial::quoting(code, "server-bad-request", rejection.body_text()))
    }
}

impl From<QueryRejection> for Denied {
    fn from(rejection: QueryRejection) -> Self {
        Self(Denial::quoting("bad_request", "server-bad-request", rejection.body_text()))
    }
}

/// A handler panicked: the client learns that something went wrong, the log says what.
#[expect(clippy::needless_pass_by_value, reason = "the layer hands it over by value")]
pub(super) fn panicked(panic: Box<dyn Any + Send + 'static>) -> Response {
    let text = panic.downcast_ref::<String>().cloned();
    let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
    tracing::error!(panic = text.unwrap_or_default(), "a request panicked");
    Denied(Denial::TROUBLE).into_response()
}
