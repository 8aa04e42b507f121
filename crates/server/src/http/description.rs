//! What the description of the API says beside its routes: how a request shows who asks, and what is said at the socket.

use utoipa::OpenApi;
use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme,
};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Durbar",
        description = "Tables for Jaipur, Rajas of the Ganges, The Dice Charmers and Cards & Karma. \
                       A guest is made by POST /api/me and held by a cookie; programs send a token as \
                       `Authorization: Bearer`. The game itself goes over the WebSocket at \
                       /api/tables/{id}/socket: a client sends `Up`, the server `Down`; see docs/server.md."
    ),
    components(schemas(wire::Up, wire::Down))
)]
pub(super) struct Document;

const COOKIE: &str = "cookie";
const TOKEN: &str = "token";

/// What only a person at a browser may ask, since a program must not decide about accounts.
const AT_DEVICE: [&str; 14] = [
    "delete",
    "drop_hook",
    "drop_session",
    "drop_token",
    "export",
    "make_hook",
    "new_token",
    "password",
    "register",
    "sessions",
    "sign_in",
    "sign_out",
    "test_hook",
    "tokens",
];

/// The document with the ways to show who asks, for all and for each operation.
pub(super) fn with_security(mut document: utoipa::openapi::OpenApi) -> utoipa::openapi::OpenApi {
    for (path, item) in &mut document.paths.paths {
        // A host looks after people, and no program does.
        let at_device = path.starts_with("/api/host/");
        operations(item).for_each(|operation| secure(operation, at_device));
    }
    let components = document.components.get_or_insert_default();
    components.add_security_scheme(COOKIE, cookie());
    components.add_security_scheme(TOKEN, token());
    document
}

fn operations(path: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    [&mut path.get, &mut path.post, &mut path.delete].into_iter().flatten()
}

/// Whoever may be turned away as nobody (401) has to show something; others may, and see through own eyes.
fn secure(operation: &mut Operation, for_hosts: bool) {
    let needed = operation.responses.responses.contains_key("401");
    let nobody = (!needed).then(SecurityRequirement::default);
    let at_device = for_hosts || operation.operation_id.as_deref().is_some_and(|id| AT_DEVICE.contains(&id));
    let token = (!at_device).then(|| way(TOKEN));
    operation.security = Some(nobody.into_iter().chain([way(COOKIE)]).chain(token).collect());
}

fn way(name: &str) -> SecurityRequirement {
    SecurityRequirement::new::<_, [&str; 0], _>(name, [])
}

fn cookie() -> SecurityScheme {
    let said = "What POST /api/me or signing in has set: a guest or an account at a browser.";
    SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::with_description(super::who::COOKIE, said)))
}

fn token() -> SecurityScheme {
    let said = "For programs, made by POST /api/me/tokens. One with the scope `read` may only look.";
    let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(said));
    SecurityScheme::Http(bearer.build())
}
