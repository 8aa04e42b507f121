//! What every request must pass first: the right host name, the right origin, not too often.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::App;
use super::problem::Denied;
use super::record::LOG_BODY;
use super::who::Exchange;
use crate::address::canonical;
use crate::settings::Settings;
use sitting::Denial;

/// The client's address, behind proxies that are trusted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct From(pub(crate) IpAddr);

const WRONG_HOST: Denial = Denial::new("forbidden", "server-wrong-host");
const TOO_LARGE: Denial = Denial::new("too_large", "server-too-large");
const WRONG_ORIGIN: Denial = Denial::new("forbidden", "server-wrong-origin");

/// Checks every request before anything else sees it.
pub(super) async fn check(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let peer = request
        .extensions()
        .get::<ConnectInfo<SocketAddr>>()
        .map_or(IpAddr::from([127, 0, 0, 1]), |info| canonical(info.0.ip()));
    let from = client(peer, request.headers(), &app.settings);
    let has_body = request.headers().contains_key(header::TRANSFER_ENCODING)
        || request.headers().get(header::CONTENT_LENGTH).is_some_and(|length| length != "0");
    if let Err(denial) = may_pass(&app, &request, from) {
        metrics::counter!("durbar_refused", "code" => denial.code).increment(1);
        return closing(Denied(denial).into_response(), has_body);
    }
    request.extensions_mut().insert(From(from));
    let exchange = Exchange::default();
    request.extensions_mut().insert(exchange.clone());
    let response = exchange.complete(&app, next.run(request).await);
    let is_unread = matches!(
        response.status(),
        StatusCode::REQUEST_TIMEOUT | StatusCode::PAYLOAD_TOO_LARGE | StatusCode::UNSUPPORTED_MEDIA_TYPE
    );
    closing(response, has_body && is_unread)
}

/// An unread body is not waited for: the connection ends with the answer, and the answer says so.
fn closing(mut response: Response, ends: bool) -> Response {
    if ends {
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    response
}

fn may_pass(app: &App, request: &Request, from: IpAddr) -> Result<(), Denial> {
    let host = host(request);
    if !host_is_ours(host, &app.settings) {
        return Err(WRONG_HOST);
    }
    let is_file = !request.uri().path().starts_with("/api/");
    // The client's files are still served, so the page can tell a banned visitor.
    if app.banned.holds(from) && !is_file {
        return Err(Denial::ADDRESS_BANNED);
    }
    let is_socket = request.headers().contains_key(header::UPGRADE);
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if (changes || is_socket) && !origin_is_ours(request.headers(), host, &app.settings) {
        return Err(WRONG_ORIGIN);
    }
    // Bodies are limited while they are read; one that claims to be larger than any limit is not waited for.
    let length = request.headers().get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok());
    if length.and_then(|text| text.parse::<usize>().ok()).is_some_and(|bytes| bytes > LOG_BODY) {
        return Err(TOO_LARGE);
    }
    if is_file { app.limits.file(from) } else { app.limits.request(from) }
}

fn host(request: &Request) -> &str {
    let named = request.headers().get(header::HOST).and_then(|value| value.to_str().ok());
    named.or_else(|| request.uri().authority().map(axum::http::uri::Authority::as_str)).unwrap_or_default()
}

/// A page of another site whose name was made to point here (DNS rebinding) sends its own name as host; IP
/// addresses, `localhost` and the public name are ours.
fn host_is_ours(host: &str, settings: &Settings) -> bool {
    let name = without_port(host);
    let public = settings.public_host().map(without_port);
    is_number(host) || public.is_some_and(|public| name.eq_ignore_ascii_case(public))
}

/// An IP address, or this machine: no other site's page has such a name.
fn is_number(host: &str) -> bool {
    let name = without_port(host);
    name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok() || name.eq_ignore_ascii_case("localhost")
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

/// Browsers name the page that sends a request. It must be one of ours; programs name none.
fn origin_is_ours(headers: &HeaderMap, host: &str, settings: &Settings) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    match (text("origin"), text("sec-fetch-site")) {
        (Some(origin), _) => {
            let (scheme, named) = origin.split_once("://").unwrap_or_default();
            let is_public = settings.public_host().is_some_and(|public| named == public);
            // Where people use https, a page that came over http could be anyone's.
            let is_safe = scheme == "https" || !settings.is_secure() || is_number(named);
            (is_public || named == host) && is_safe
        }
        (None, Some(site)) => matches!(site, "same-origin" | "none"),
        (None, None) => true,
    }
}

const FORWARDED_FOR: &str = "x-forwarded-for";

/// Whether a proxy passed the request on.
pub(super) fn is_forwarded(headers: &HeaderMap) -> bool {
    headers.contains_key(FORWARDED_FOR) || headers.contains_key(header::FORWARDED)
}

/// The address of the client: the last one in `X-Forwarded-For` that is not itself a trusted proxy.
fn client(peer: IpAddr, headers: &HeaderMap, settings: &Settings) -> IpAddr {
    let is_trusted =
        |address: &IpAddr| settings.trusted_proxies.iter().any(|proxy| canonical(*proxy) == *address);
    if !is_trusted(&peer) {
        return peer;
    }
    // Some proxies add a separate line below the client's instead of appending to it.
    let lines: Vec<&str> =
        headers.get_all(FORWARDED_FOR).iter().filter_map(|value| value.to_str().ok()).collect();
    let told = lines.into_iter().rev().flat_map(|line| line.rsplit(','));
    let mut addresses = told.map_while(|part| part.trim().parse::<IpAddr>().ok()).map(canonical);
    addresses.find(|address| !is_trusted(address)).unwrap_or(peer)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings() -> Settings {
        Settings {
            public_url: Some("https://games.example.org".into()),
            trusted_proxies: vec![IpAddr::from([10, 0, 0, 1])],
            ..Settings::new(catalog::standard(), "data".into())
        }
    }

    #[test]
    fn only_our_own_names_are_answered() {
        for ours in ["localhost:4400", "127.0.0.1:4400", "[::1]:4400", "192.168.1.7", "games.example.org"] {
            assert!(host_is_ours(ours, &settings()), "{ours}");
        }
        for other in ["evil.example", "games.example.org.evil.example", "", "localhost.evil.example:4400"] {
            assert!(!host_is_ours(other, &settings()), "{other}");
        }
    }

    #[test]
    fn only_our_own_pages_may_change_things() {
        let origin = |value: &'static str| HeaderMap::from_iter([(header::ORIGIN, value.parse().unwrap())]);
        assert!(origin_is_ours(&origin("http://127.0.0.1:4400"), "127.0.0.1:4400", &settings()));
        assert!(origin_is_ours(&origin("https://games.example.org"), "127.0.0.1:4400", &settings()));
        assert!(!origin_is_ours(&origin("http://games.example.org"), "games.example.org", &settings()));
        assert!(!origin_is_ours(
            &origin("http://games.example.org:4400"),
            "games.example.org:4400",
            &settings()
        ));
        assert!(!origin_is_ours(&origin("https://evil.example"), "127.0.0.1:4400", &settings()));
        assert!(!origin_is_ours(&origin("http://127.0.0.1:9999"), "127.0.0.1:4400", &settings()));
        assert!(!origin_is_ours(&origin("null"), "127.0.0.1:4400", &settings()));
        assert!(origin_is_ours(&HeaderMap::new(), "127.0.0.1:4400", &settings()));
    }

    #[test]
    fn only_a_trusted_proxy_may_name_another_address() {
        let told =
            HeaderMap::from_iter([("x-forwarded-for".parse().unwrap(), "1.2.3.4, 5.6.7.8".parse().unwrap())]);
        let (proxy, stranger) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([9, 9, 9, 9]));
        assert_eq!(client(proxy, &told, &settings()), IpAddr::from([5, 6, 7, 8]));
        assert_eq!(client(stranger, &told, &settings()), stranger);
        assert_eq!(client(proxy, &HeaderMap::new(), &settings()), proxy);
        let mut two_lines = told.clone();
        two_lines.append("x-forwarded-for", "7.7.7.7".parse().unwrap());
        assert_eq!(client(proxy, &two_lines, &settings()), IpAddr::from([7, 7, 7, 7]));
    }
}
