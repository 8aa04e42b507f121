//! The routes: HTTP for what is done around a table, a WebSocket for what is done at it.

mod account;
mod analysis;
mod assets;
pub use assets::Client;
mod banned;
mod care;
mod daily;
mod description;
mod duplicates;
mod entrance;
mod games;
mod guard;
mod held;
mod hooks;
mod host;
mod id;
mod limits;
mod me;
mod problem;
mod projector;
mod push;
mod puzzles;
mod ratings;
mod record;
mod screenings;
mod socket;
mod space;
mod status;
mod tables;
mod two_factor;
mod watch;
mod who;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::Response;
use axum::{Router, middleware};
use metrics_exporter_prometheus::PrometheusHandle;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;
use utoipa::OpenApi as _;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::hooks::{Hooks, Push};
use crate::rooms::Rooms;
use crate::settings::{ComponentSets, Settings};
use analysis::Analyses;
use banned::Banned;
pub(crate) use banned::keep_banned;
use limits::Limits;
use projector::Projector;
use sitting::{Denial, Shelf};
use space::Space;
pub(crate) use space::keep_measuring;
use watch::Watch;
pub(crate) use watch::keep_watch;

/// What every handler can use.
#[derive(Clone)]
pub(crate) struct App(Arc<Parts>);

pub(crate) struct Parts {
    pub(crate) settings: Settings,
    pub(crate) rooms: Rooms,
    pub(crate) hooks: Hooks,
    pub(crate) components: ComponentSets,
    games: Vec<wire::GameInfo>,
    limits: Limits,
    banned: Banned,
    projector: Projector,
    analyses: Analyses,
    puzzles: Shelf,
    daily: daily::Playing,
    pulse: status::Pulse,
    space: Space,
    watch: Watch,
    /// Whether the server is about to stop.
    stopping: tokio::sync::watch::Sender<bool>,
    metrics: Option<PrometheusHandle>,
}

impl std::ops::Deref for App {
    type Target = Parts;
    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl App {
    pub(crate) fn new(
        settings: Settings,
        rooms: Rooms,
        push: Option<Push>,
        metrics: Option<PrometheusHandle>,
    ) -> Self {
        let limits = Limits::new(settings.limits);
        let space = Space::new(settings.max_data);
        let projector = Projector::new(settings.limits);
        let analyses = Analyses::new(settings.limits);
        let components = settings.component_sets();
        let games = games::all(&settings.games, &components);
        let hooks = Hooks::new(rooms.clone(), push, &settings);
        let watch = Watch::default();
        Self(Arc::new(Parts {
            settings,
            rooms,
            hooks,
            components,
            games,
            limits,
            banned: Banned::default(),
            projector,
            analyses,
            puzzles: Shelf::default(),
            daily: daily::Playing::default(),
            pulse: status::Pulse::default(),
            space,
            watch,
            stopping: tokio::sync::watch::Sender::new(false),
            metrics,
        }))
    }

    /// Ends every socket: a request that came now could no longer be stored.
    pub(crate) fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Checks whether a password or a code may be tried now, counting attempts at all processes.
    async fn may_guess(&self, from: IpAddr, account: &str, is_known: bool) -> Result<(), Denial> {
        self.limits.password(from, account, is_known)?;
        let attempts = self.limits.attempts(from, account, is_known);
        if self.rooms.store().may_try(attempts).await? { Ok(()) } else { Err(Denial::TOO_FAST) }
    }

    async fn until_stopping(&self) {
        // It cannot be dropped while the app is in use.
        let _ = self.stopping.subscribe().wait_for(|stopping| *stopping).await;
    }
}

/// The most bytes in a body; an imported log may have more.
const BODY: usize = 16 * 1024;

/// The routes with their description.
fn api() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(description::Document::openapi())
        .routes(routes!(me::show, me::rename))
        .routes(routes!(me::mute))
        .routes(routes!(me::tables))
        .routes(routes!(me::tokens, me::new_token))
        .routes(routes!(me::drop_token))
        .routes(routes!(account::register))
        .routes(routes!(account::sign_in))
        .routes(routes!(account::sign_out))
        .routes(routes!(account::password))
        .routes(routes!(account::program))
        .routes(routes!(account::recover))
        .routes(routes!(two_factor::two_factor, two_factor::offer_two_factor))
        .routes(routes!(two_factor::turn_on_two_factor))
        .routes(routes!(two_factor::turn_off_two_factor))
        .routes(routes!(held::sessions))
        .routes(routes!(held::drop_session))
        .routes(routes!(held::export))
        .routes(routes!(held::delete))
        .routes(routes!(hooks::list, hooks::make))
        .routes(routes!(hooks::remove))
        .routes(routes!(hooks::test))
        .routes(routes!(push::subscribe, push::unsubscribe))
        .routes(routes!(status::address))
        .routes(routes!(games::list))
        .routes(routes!(games::components))
        .routes(routes!(games::words))
        .routes(routes!(games::lessons))
        .routes(routes!(daily::show))
        .routes(routes!(duplicates::make))
        .routes(routes!(duplicates::show))
        .routes(routes!(duplicates::play))
        .routes(routes!(puzzles::list))
        .routes(routes!(puzzles::show, puzzles::attempt))
        .routes(routes!(puzzles::foresee))
        .routes(routes!(ratings::of_game))
        .routes(routes!(ratings::of_player))
        .routes(routes!(ratings::of_table))
        .routes(routes!(tables::list, tables::make))
        .routes(routes!(tables::show, tables::close))
        .routes(routes!(tables::sit))
        .routes(routes!(tables::stand))
        .routes(routes!(tables::change_seat))
        .routes(routes!(tables::start))
        .routes(routes!(tables::rematch))
        .routes(routes!(care::bar))
        .routes(routes!(care::door))
        .routes(routes!(care::clear))
        .routes(routes!(care::report))
        .routes(routes!(record::components))
        .routes(routes!(record::log))
        .routes(routes!(record::replay))
        .routes(routes!(record::recount))
        .routes(routes!(record::fairness))
        .routes(routes!(analysis::show, analysis::begin))
        .routes(routes!(analysis::moves))
        .routes(routes!(analysis::instead))
        .routes(routes!(analysis::foresee))
        .routes(routes!(entrance::about))
        .routes(routes!(entrance::invitations, entrance::invite))
        .routes(routes!(entrance::uninvite))
        .routes(routes!(entrance::addresses, entrance::keep_out))
        .routes(routes!(entrance::let_in))
        .routes(routes!(host::reports))
        .routes(routes!(host::settle))
        .routes(routes!(host::deeds))
        .routes(routes!(host::players))
        .routes(routes!(host::purge))
        .routes(routes!(host::ban))
        .routes(routes!(host::tables))
        .routes(routes!(host::delete_table))
        .routes(routes!(host::chat))
        .routes(routes!(host::clear))
        .routes(routes!(status::health))
        .routes(routes!(status::ready))
        .layer(DefaultBodyLimit::max(BODY))
        .merge(
            OpenApiRouter::new()
                .routes(routes!(record::import))
                .layer(DefaultBodyLimit::max(record::LOG_BODY)),
        )
}

/// The description of the routes as JSON.
pub fn openapi() -> String {
    written(api().split_for_parts().1)
}

fn written(document: utoipa::openapi::OpenApi) -> String {
    description::whole(document).to_pretty_json().expect("the document is plain data")
}

/// Everything that the server answers.
pub(crate) fn router(app: App) -> Router {
    let (api, document) = api().split_for_parts();
    let document = written(document);
    api.route(
        "/api/openapi.json",
        axum::routing::get(move || std::future::ready(status::openapi(document.clone()))),
    )
    .fallback(assets::serve)
    .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, Duration::from_secs(20)))
    .layer(CompressionLayer::new())
    .route("/api/tables/{id}/socket", axum::routing::any(socket::open))
    .route("/metrics", axum::routing::get(status::metrics))
    .layer(middleware::from_fn_with_state(app.clone(), guard::check))
    .layer(CatchPanicLayer::custom(problem::panicked))
    .layer(header("x-content-type-options", "nosniff"))
    .layer(header("referrer-policy", "same-origin"))
    .layer(header("cross-origin-opener-policy", "same-origin"))
    .layer(header("content-security-policy", POLICY))
    .layer(header("permissions-policy", PERMISSIONS))
    .layer(middleware::map_response_with_state(app.clone(), stay_on_https))
    .layer(SetResponseHeaderLayer::if_not_present(
        header::CACHE_CONTROL,
        HeaderValue::from_static("no-store"),
    ))
    .with_state(app)
}

/// Scripts only from here, and the module that plays without a connection; inline styles are allowed, since
/// boards position things with them.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
                      style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Nothing here needs any of these, so no injected script could use them.
const PERMISSIONS: &str = "camera=(), geolocation=(), microphone=(), payment=(), usb=()";

/// A browser that has come over https once uses nothing else for half a year.
async fn stay_on_https(State(app): State<App>, mut response: Response) -> Response {
    if app.settings.is_secure() {
        let value = HeaderValue::from_static("max-age=15552000");
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, value);
    }
    response
}

fn header(name: &'static str, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::overriding(HeaderName::from_static(name), HeaderValue::from_static(value))
}

/// Forgets clients that have been quiet, so the limits do not grow forever.
pub(crate) async fn forget_the_quiet(app: App) {
    let mut timer = tokio::time::interval(Duration::from_mins(1));
    loop {
        timer.tick().await;
        app.limits.tidy();
        app.projector.tidy();
    }
}
