//! The web client, as built into the program.

use axum::extract::{Request, State};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::EmbeddedFile;

use super::App;
use super::problem::Denied;
use sitting::Denial;

/// Finds a file of the web client by its path.
pub type Client = fn(&str) -> Option<EmbeddedFile>;

/// A file of the client; any other path belongs to the client's own routing, and gets its start page.
pub(super) async fn serve(State(app): State<App>, request: Request) -> Response {
    let client = app.settings.client;
    let path = request.uri().path().trim_start_matches('/');
    if path.starts_with("api/") {
        return Denied(Denial::new("not_found", "server-not-found")).into_response();
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Denied(Denial::new("bad_method", "server-not-found")).into_response();
    }
    let known = request.headers().get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let takes_brotli =
        accepted(&request).is_some_and(|kinds| kinds.split(',').any(|kind| kind.trim() == "br"));
    match (client(path), is_file) {
        (Some(file), true) => match client(&format!("{path}.br")).filter(|_| takes_brotli) {
            Some(small) => compressed(file.metadata.mimetype(), answer(path, small, known)),
            None => answer(path, file, known),
        },
        (_, true) => Denied(Denial::new("not_found", "server-not-found")).into_response(),
        (_, false) => match client("index.html") {
            Some(file) => answer("index.html", file, known),
            None => (StatusCode::NOT_FOUND, NOT_BUILT).into_response(),
        },
    }
}

fn accepted(request: &Request) -> Option<&str> {
    request.headers().get(header::ACCEPT_ENCODING)?.to_str().ok()
}

/// What was compressed when the client was built, better than there is time for now.
fn compressed(kind: &str, mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(kind) = HeaderValue::from_str(kind) {
        headers.insert(header::CONTENT_TYPE, kind);
    }
    response
}

const NOT_BUILT: &str = "The web client was not built into this program. `make play` builds it.\n";

fn answer(path: &str, file: EmbeddedFile, known: Option<&str>) -> Response {
    let tag = format!("\"{}\"", hex::encode(&file.metadata.sha256_hash()[..16]));
    // Files with a hash in their name never change; the others are requested again.
    let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    if known == Some(tag.as_str()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let kind = file.metadata.mimetype().to_owned();
    let mut response = file.data.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    headers.insert(header::ETAG, HeaderValue::from_str(&tag).expect("hex in quotes"));
    let kind = HeaderValue::from_str(&kind).unwrap_or(HeaderValue::from_static("application/octet-stream"));
    headers.insert(header::CONTENT_TYPE, kind);
    response
}
