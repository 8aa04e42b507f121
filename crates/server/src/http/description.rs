//! What the API description says besides its routes: how a request shows who is asking, and what is sent over
//! the socket.

use utoipa::OpenApi;
use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme,
};
use utoipa::openapi::{ContentBuilder, Ref, Response, ResponseBuilder};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Durbar",
        description = "Tables for Jaipur, Rajas of the Ganges, The Dice Charmers and Cards & Karma. \
                       A guest is made by POST /api/me and held by a cookie; programs send a token as \
                       `Authorization: Bearer`. The game itself goes over the WebSocket at \
                       /api/tables/{id}/socket: a client sends `Up`, the server `Down`; see docs/server.md."
    ),
    components(schemas(wire::Up, wire::Down, wire::Problem))
)]
pub(super) struct Document;

const COOKIE: &str = "cookie";
const REFUSED: &str = "Refused";
const TOKEN: &str = "token";

/// What only a person at a browser may ask for, since a program must not decide about accounts.
const AT_DEVICE: [&str; 21] = [
    "delete",
    "drop_hook",
    "drop_session",
    "drop_token",
    "export",
    "make_hook",
    "new_token",
    "offer_two_factor",
    "password",
    "program",
    "register",
    "sessions",
    "sign_in",
    "sign_out",
    "subscribe",
    "test_hook",
    "tokens",
    "turn_off_two_factor",
    "turn_on_two_factor",
    "two_factor",
    "unsubscribe",
];

/// The document with the ways to identify oneself and the form of refusals.
pub(super) fn whole(mut document: utoipa::openapi::OpenApi) -> utoipa::openapi::OpenApi {
    for (path, item) in &mut document.paths.paths {
        // Only a person can act as host, never a program.
        let at_device = path.starts_with("/api/host/");
        operations(item).for_each(|operation| {
            secure(operation, at_device);
            operation
                .responses
                .responses
                .insert("default".to_owned(), Ref::from_response_name(REFUSED).into());
        });
    }
    let components = document.components.get_or_insert_default();
    components.responses.insert(REFUSED.to_owned(), refused().into());
    components.add_security_scheme(COOKIE, cookie());
    components.add_security_scheme(TOKEN, token());
    document
}

/// Every status of a refusal, with its codes: the same list the answers are made from.
fn refused() -> Response {
    let codes = sitting::CODES.iter().map(|(status, codes)| format!("{status}: `{}`", codes.join("`, `")));
    let said = format!("Refused, and nothing has changed. {}.", codes.collect::<Vec<_>>().join("; "));
    let problem = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
    ResponseBuilder::new().description(said).content("application/json", problem).build()
}

fn operations(path: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    [&mut path.get, &mut path.post, &mut path.delete].into_iter().flatten()
}

/// A route that may turn an unknown caller away (401) requires identification; at others it is optional and
/// decides what is shown.
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
    let said = "What POST /api/me or signing in has set: a guest or an account at a browser. Over https it is called \
                `__Host-durbar`.";
    SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::with_description(super::who::COOKIE, said)))
}

fn token() -> SecurityScheme {
    let said = "For programs, made by POST /api/me/tokens. One with the scope `read` may only look.";
    let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(said));
    SecurityScheme::Http(bearer.build())
}
