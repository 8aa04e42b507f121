//! `durbar serve`: the games in the browser.

use std::io::{IsTerminal as _, Write as _, stderr, stdout};
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;

use anyhow::{Context, Result, anyhow};
use registry::Registry;
use serde::Deserialize;
use server::{Destination, NoDestination, Server, Settings};

use crate::arguments::read_text;
use crate::{logs, system};

/// Serves the games to browsers.
///
/// Without arguments the server is for this machine only: it listens on 127.0.0.1:4400 and keeps its database
/// in your own data folder. For your household, add --listen 0.0.0.0:4400 and give the others the address of
/// this machine. For the world, put it behind a proxy with TLS and add --public-url and --trusted-proxy;
/// docs/server.md shows how.
///
/// Ctrl-C stops it. Nothing that was played is lost, and games continue after the next start.
#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// Read these settings from a TOML file; the command line and the environment override it
    #[arg(long, value_name = "FILE", env = "DURBAR_CONFIG")]
    config: Option<PathBuf>,
    #[command(flatten)]
    settings: Wishes,
}

/// Each setting, if given.
#[derive(clap::Args, Deserialize, Debug, Default)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
struct Wishes {
    /// The folder of the database [default: durbar in the system's folder for data]
    #[arg(long, value_name = "FOLDER", env = "DURBAR_DATA")]
    data: Option<PathBuf>,
    /// A PostgreSQL server to use instead, by its URL (`postgres://…`). Several processes may share it
    #[arg(long, value_name = "URL", env = "DURBAR_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// Where to listen [default: 127.0.0.1:4400]
    #[arg(long, value_name = "ADDRESS:PORT", env = "DURBAR_LISTEN")]
    listen: Option<SocketAddr>,
    /// The address people use, if it differs, with `https://` or `http://`
    #[arg(long, value_name = "URL", env = "DURBAR_PUBLIC_URL")]
    public_url: Option<String>,
    /// A proxy whose X-Forwarded-For is trusted; may be given several times
    #[arg(
        long = "trusted-proxy",
        value_name = "ADDRESS",
        env = "DURBAR_TRUSTED_PROXIES",
        value_delimiter = ','
    )]
    trusted_proxies: Vec<IpAddr>,
    /// A folder with your own component files, GAME/NAME.toml, to choose from at new tables
    #[arg(long, value_name = "FOLDER", env = "DURBAR_COMPONENTS")]
    components: Option<PathBuf>,
    /// Where players' webhooks may go: names (example.org, *.example.org, with :PORT if it isn't 443) or
    /// ADDRESS:PORT; without it there are no webhooks
    #[arg(long, value_name = "HOST", env = "DURBAR_WEBHOOKS", value_delimiter = ',')]
    webhooks: Vec<Destination>,
    /// Push services that may notify closed browsers of a turn, written as for --webhooks, or none [default:
    /// those of the common browsers]
    #[arg(long, value_name = "HOST", env = "DURBAR_PUSH", value_delimiter = ',')]
    push: Vec<Service>,
    /// Threads for bots [default: one less than this machine has cores]
    #[arg(long, value_name = "N", env = "DURBAR_BOT_THREADS")]
    bot_threads: Option<usize>,
    /// How much space games may take before no new ones start, such as 500MB or 20GB; 0 for no limit [default: 10GB]
    #[arg(long, value_name = "SIZE", env = "DURBAR_MAX_DATA")]
    max_data: Option<Size>,
    /// The server's own name, shown on the home page
    #[arg(long, value_name = "NAME", env = "DURBAR_NAME")]
    name: Option<String>,
    /// A notice for everyone, shown on the home page
    #[arg(long, value_name = "TEXT", env = "DURBAR_NOTICE")]
    notice: Option<String>,
    /// Let newcomers in by invitation only: see `durbar admin invite`
    #[arg(long, env = "DURBAR_INVITE_ONLY")]
    invite_only: bool,
    /// Open the address in a browser when it's ready
    #[arg(long)]
    #[serde(skip)]
    open: bool,
    /// Turn off the limits against floods, for load tests on this machine
    #[arg(long, hide = true)]
    #[serde(skip)]
    no_limits: bool,
}

/// A push service, or none.
#[derive(Clone, Debug, serde::Deserialize)]
#[serde(try_from = "String")]
struct Service(Option<Destination>);

impl TryFrom<String> for Service {
    type Error = NoDestination;
    fn try_from(text: String) -> Result<Self, NoDestination> {
        text.parse()
    }
}

impl FromStr for Service {
    type Err = NoDestination;
    fn from_str(text: &str) -> Result<Self, NoDestination> {
        Ok(Self(if text == "none" { None } else { Some(text.parse()?) }))
    }
}

/// A number of bytes, as people write it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
struct Size(u64);

impl TryFrom<String> for Size {
    type Error = anyhow::Error;
    fn try_from(text: String) -> Result<Self> {
        text.parse()
    }
}

impl FromStr for Size {
    type Err = anyhow::Error;
    fn from_str(text: &str) -> Result<Self> {
        let digits = text.trim_end_matches(|letter: char| letter.is_ascii_alphabetic());
        let unit: u64 = match &text[digits.len()..] {
            "" => 1,
            "kB" | "KB" => 1_000,
            "MB" => 1_000_000,
            "GB" => 1_000_000_000,
            "TB" => 1_000_000_000_000,
            _ => 0,
        };
        let number = digits.trim().parse::<u64>().ok().and_then(|number| number.checked_mul(unit));
        number.filter(|_| unit > 0).map(Self).ok_or_else(|| anyhow!("a size is written as 500MB or 20GB"))
    }
}

pub(crate) fn run(games: &Registry, arguments: Arguments, client: server::Client) -> Result<ExitCode> {
    let open = arguments.settings.open;
    let settings = Settings { client, ..settle(games, arguments)? };
    logs::to_stderr()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(settings, open))?;
    // Thinking threads may be in the middle of a thought; nobody waits for them.
    runtime.shutdown_background();
    Ok(ExitCode::SUCCESS)
}

async fn serve(settings: Settings, open: bool) -> Result<()> {
    let shown = settings.public_url.clone();
    let database = settings.database();
    let server = Server::bind(settings).await?;
    // Before anyone knows the address: a reader of it may ask the server to stop at once.
    let stop = system::stop_signal()?;
    let address = shown.unwrap_or_else(|| format!("http://{}", reachable(server.address())));
    let mut out = stdout().lock();
    // The address comes on the first line, so scripts can read it.
    writeln!(out, "Durbar is at {address}")?;
    if let Some(others) = server.address_for_others().filter(|others| *others != address) {
        writeln!(out, "Others on your network reach it at {others}")?;
    }
    writeln!(out, "The games are kept in {database}. Ctrl-C stops.")?;
    if !server.has_client() {
        writeln!(out, "This program was built without the web client; only the API answers.")?;
    }
    out.flush()?;
    drop(out);
    if open && std::io::stdout().is_terminal() {
        system::open_browser(&address);
    }
    let stop = async {
        stop.await;
        // If stderr is closed, there is nobody to tell.
        let _ = writeln!(stderr(), "Stopping. What was played is stored.");
    };
    server.run(stop).await;
    Ok(())
}

/// An address that a browser on this machine can open.
fn reachable(address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() { SocketAddr::from(([127, 0, 0, 1], address.port())) } else { address }
}

fn settle(games: &Registry, arguments: Arguments) -> Result<Settings> {
    let file = arguments.config.as_deref().map(read_config).transpose()?.unwrap_or_default();
    let given = arguments.settings;
    let data = given.data.or(file.data).map_or_else(default_data, Ok)?;
    let mut settings = Settings::new(games.clone(), data);
    settings.postgres = given.database.or(file.database).map(checked_database).transpose()?;
    settings.listen = given.listen.or(file.listen).unwrap_or(settings.listen);
    settings.public_url = given.public_url.or(file.public_url).as_deref().map(checked_url).transpose()?;
    settings.trusted_proxies =
        if given.trusted_proxies.is_empty() { file.trusted_proxies } else { given.trusted_proxies };
    settings.components = given.components.or(file.components);
    settings.bot_threads = given.bot_threads.or(file.bot_threads);
    settings.webhooks = if given.webhooks.is_empty() { file.webhooks } else { given.webhooks };
    let push = if given.push.is_empty() { file.push } else { given.push };
    if !push.is_empty() {
        settings.push = push.into_iter().filter_map(|Service(to)| to).collect();
    }
    if let Some(Size(most)) = given.max_data.or(file.max_data) {
        settings.max_data = (most > 0).then_some(most);
    }
    settings.name = given.name.or(file.name).map(|text| said("--name", &text, 60)).transpose()?;
    settings.notice = given.notice.or(file.notice).map(|text| said("--notice", &text, 500)).transpose()?;
    settings.invite_only = given.invite_only || file.invite_only;
    settings.limits = !given.no_limits;
    Ok(settings)
}

fn read_config(path: &Path) -> Result<Wishes> {
    toml::from_str(&read_text(path)?).with_context(|| format!("{}", path.display()))
}

/// A text for the home page: one line of at most this many characters.
fn said(flag: &str, text: &str, most: usize) -> Result<String> {
    let fits = (1..=most).contains(&text.trim().chars().count()) && !text.chars().any(char::is_control);
    if fits { Ok(text.trim().to_owned()) } else { Err(anyhow!("{flag}: one line of 1 to {most} characters")) }
}

/// Only PostgreSQL is reached by URL.
pub(crate) fn checked_database(url: String) -> Result<String> {
    if url.starts_with("postgres://") || url.starts_with("postgresql://") {
        return Ok(url);
    }
    Err(anyhow!("--database: it begins with postgres://, as in postgres://durbar@localhost/durbar"))
}

fn checked_url(url: &str) -> Result<String> {
    let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    match rest {
        Some(rest) if !rest.is_empty() && !rest.contains(['?', '#', ' ']) => {
            Ok(url.trim_end_matches('/').to_owned())
        }
        _ => Err(anyhow!("--public-url {url:?}: it is an address such as https://games.example.org")),
    }
}

/// Where this system keeps a user's own data.
pub(crate) fn default_data() -> Result<PathBuf> {
    system::data_folder().ok_or_else(|| anyhow!("no home folder found: use --data FOLDER"))
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;

    use super::*;

    #[derive(clap::Parser)]
    struct Line {
        #[command(flatten)]
        arguments: Arguments,
    }

    fn settings(words: &[&str]) -> Result<Settings> {
        let line = Line::try_parse_from([&["serve"], words].concat())?;
        settle(&Registry::default(), line.arguments)
    }

    #[test]
    fn the_command_line_goes_before_the_file() {
        let folder = std::env::temp_dir().join(format!("durbar-serve-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join("durbar.toml");
        std::fs::write(
            &file,
            "data = \"here\"\nlisten = \"127.0.0.1:1\"\ntrusted-proxies = [\"10.0.0.1\"]\n",
        )
        .unwrap();
        let path = file.to_str().unwrap();
        let settled = settings(&["--config", path, "--listen", "127.0.0.1:2"]).unwrap();
        assert_eq!(settled.listen.port(), 2);
        assert_eq!(settled.data, Path::new("here"));
        assert_eq!(settled.trusted_proxies, [IpAddr::from([10, 0, 0, 1])]);
        std::fs::write(&file, "lisen = 1\n").unwrap();
        assert!(format!("{:#}", settings(&["--config", path]).unwrap_err()).contains("lisen"));
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_server_has_a_name_a_notice_and_a_door() {
        let settled = settings(&["--data", "x"]).unwrap();
        assert_eq!((settled.name, settled.notice, settled.invite_only), (None, None, false));
        let words = ["--data", "x", "--name", "The attic", "--notice", "Tea at five.", "--invite-only"];
        let settled = settings(&words).unwrap();
        assert_eq!(settled.name.as_deref(), Some("The attic"));
        assert_eq!((settled.notice.as_deref(), settled.invite_only), (Some("Tea at five."), true));
        assert!(settings(&["--data", "x", "--name", &"x".repeat(61)]).is_err());
    }

    #[test]
    fn browsers_are_told_unless_the_host_says_otherwise() {
        let texts = |arguments: &[&str]| -> Vec<String> {
            let all = [&["--data", "x"], arguments].concat();
            settings(&all).unwrap().push.iter().map(ToString::to_string).collect()
        };
        assert!(texts(&[]).contains(&"fcm.googleapis.com".to_owned()));
        assert_eq!(texts(&["--push", "push.example.org"]), ["push.example.org"]);
        assert!(texts(&["--push", "none"]).is_empty());
        let read: Wishes = toml::from_str("push = [\"none\"]").unwrap();
        assert!(matches!(read.push[..], [Service(None)]));
        assert!(settings(&["--data", "x", "--push", "https://example.org"]).is_err());
    }

    #[test]
    fn webhooks_go_where_the_host_says_and_nowhere_else() {
        assert!(settings(&["--data", "x"]).unwrap().webhooks.is_empty());
        let settled = settings(&["--data", "x", "--webhooks", "*.example.org,10.0.0.7:8080"]).unwrap();
        let texts: Vec<String> = settled.webhooks.iter().map(ToString::to_string).collect();
        assert_eq!(texts, ["*.example.org", "10.0.0.7:8080"]);
        let wrong = settings(&["--data", "x", "--webhooks", "https://example.org"]).unwrap_err();
        assert!(format!("{wrong:#}").contains("such as example.org"), "{wrong:#}");
        let read: Wishes = toml::from_str("webhooks = [\"example.org\"]").unwrap();
        assert_eq!(read.webhooks, ["example.org".parse().unwrap()]);
        assert!(toml::from_str::<Wishes>("webhooks = [\"*\"]").is_err());
    }

    #[test]
    fn the_data_limit_can_be_changed() {
        let bound =
            |words: &[&str]| settings(&[&["--data", "x"], words].concat()).map(|settled| settled.max_data);
        assert_eq!(bound(&[]).unwrap(), Some(10_000_000_000));
        assert_eq!(bound(&["--max-data", "500MB"]).unwrap(), Some(500_000_000));
        assert_eq!(bound(&["--max-data", "0"]).unwrap(), None);
        for wrong in ["many", "5 camels", "-1", "99999999999TB", "MB"] {
            assert!(bound(&["--max-data", wrong]).is_err(), "{wrong}");
        }
        let read: Wishes = toml::from_str("max-data = \"2GB\"").unwrap();
        assert_eq!(read.max_data, Some(Size(2_000_000_000)));
    }

    #[test]
    fn only_this_machine_is_served_by_default() {
        assert!(settings(&["--data", "x"]).unwrap().listen.ip().is_loopback());
        assert!(settings(&["--data", "x", "--public-url", "games.example.org"]).is_err());
    }
}
