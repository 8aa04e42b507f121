//! How a server should run.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::time::Duration;

use registry::Registry;
use search::Depth;
use table::ComponentSet;

use crate::hooks::{Destination, services};
use crate::http::Client;
use crate::store::Database;

/// More than a club fills in years, and less than most disks have free.
const MAX_DATA: u64 = 10_000_000_000;

/// How a server should run.
#[derive(Clone, Debug)]
pub struct Settings {
    pub games: Registry,
    /// The folder of the database, unless it is a PostgreSQL server.
    pub data: PathBuf,
    /// The URL of a PostgreSQL server to use instead.
    pub postgres: Option<String>,
    pub listen: SocketAddr,
    /// The address people use, if it differs: `https://games.example.org`.
    pub public_url: Option<String>,
    /// Proxies whose `X-Forwarded-For` is trusted.
    pub trusted_proxies: Vec<IpAddr>,
    /// A folder with the host's own component files: `GAME/NAME.toml`.
    pub components: Option<PathBuf>,
    /// Threads for bots; by default one less than the machine has cores.
    pub bot_threads: Option<usize>,
    /// How closely matches are analysed.
    pub analysis: Depth,
    /// Where players' webhooks may go; if empty, there are none.
    pub webhooks: Vec<Destination>,
    /// How long a table waits for a player before a webhook is called.
    pub webhook_patience: Duration,
    /// The push services through which browsers may be notified; if empty, none are.
    pub push: Vec<Destination>,
    /// How long a table waits for a player who has no page open there before a browser is notified.
    pub push_patience: Duration,
    /// How many bytes the data may take before nothing new can be started; by default no limit.
    pub max_data: Option<u64>,
    /// Whether the limits against floods are on. Only load tests turn them off.
    pub limits: bool,
    /// The server's own name, shown on the home page.
    pub name: Option<String>,
    /// A notice for everyone who visits.
    pub notice: Option<String>,
    /// Whether newcomers need an invitation.
    pub invite_only: bool,
    /// The files of the web client; empty in a program built without one.
    pub client: Client,
}

impl Settings {
    /// A server for this machine only.
    pub fn new(games: Registry, data: PathBuf) -> Self {
        Self {
            games,
            data,
            postgres: None,
            listen: SocketAddr::from(([127, 0, 0, 1], 4400)),
            public_url: None,
            trusted_proxies: Vec::new(),
            components: None,
            bot_threads: None,
            analysis: Depth::QUICK,
            webhooks: Vec::new(),
            webhook_patience: Duration::from_mins(1),
            push: services(),
            push_patience: Duration::from_secs(5),
            max_data: Some(MAX_DATA),
            limits: true,
            name: None,
            notice: None,
            invite_only: false,
            client: |_| None,
        }
    }

    /// The PostgreSQL server if there is one, otherwise the data folder.
    pub fn database(&self) -> Database {
        match &self.postgres {
            Some(url) => Database::Postgres(url.clone()),
            None => Database::Folder(self.data.clone()),
        }
    }

    /// Whether clients reach the server over https.
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// The public host, with its port if one is given.
    pub(crate) fn public_host(&self) -> Option<&str> {
        let (_, rest) = self.public_url.as_deref()?.split_once("://")?;
        Some(rest.split('/').next().unwrap_or(rest))
    }

    /// The address where others reach the server: what the host says, otherwise this machine's own in its
    /// network. `None` if only this machine is answered, or it has no network.
    pub fn address_for_others(&self) -> Option<String> {
        let own = || match self.listen.ip() {
            ip if ip.is_unspecified() => {
                address_in_network().map(|ip| SocketAddr::new(ip, self.listen.port()))
            }
            ip if ip.is_loopback() => None,
            _ => Some(self.listen),
        };
        self.public_url.clone().or_else(|| own().map(|address| format!("http://{address}")))
    }

    pub(crate) fn bot_threads(&self) -> usize {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        self.bot_threads.unwrap_or(cores.saturating_sub(1)).max(1)
    }

    /// The host's own component sets: game, then name, then text. A file that cannot be read is skipped with
    /// a warning, so one bad file does not keep the server from starting.
    pub(crate) fn component_sets(&self) -> ComponentSets {
        let mut sets = ComponentSets::default();
        let Some(folder) = &self.components else { return sets };
        for card in self.games.cards() {
            for file in std::fs::read_dir(folder.join(card.id)).into_iter().flatten().flatten() {
                let path = file.path();
                let name = path.file_stem().and_then(|stem| stem.to_str()).map(str::to_owned);
                let is_toml = path.extension().is_some_and(|extension| extension == "toml");
                match (name, std::fs::read_to_string(&path)) {
                    (Some(name), Ok(text)) if is_toml => sets.add(card.id, name, text),
                    _ => tracing::warn!(file = %path.display(), "not a component file that can be read"),
                }
            }
        }
        sets
    }
}

/// The address this machine would send from. Nothing is sent: connecting such a socket only asks the system
/// which route it would take.
fn address_in_network() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_unspecified() && !ip.is_loopback()).then_some(ip)
}

/// The host's own component sets.
#[derive(Clone, Debug, Default)]
pub(crate) struct ComponentSets(BTreeMap<(String, String), String>);

impl ComponentSets {
    fn add(&mut self, game: &str, name: String, text: String) {
        self.0.insert((game.to_owned(), name), text);
    }

    /// The names of a game's sets: built-in ones, then the host's own.
    pub(crate) fn names(&self, card: &table::GameCard) -> Vec<String> {
        let built_in = card.editions.iter().map(|edition| edition.name.to_owned());
        let own = self.0.keys().filter(|(game, _)| game == card.id).map(|(_, name)| name.clone());
        built_in.chain(own).collect()
    }

    /// The set with this name; an unknown one is left to the game to refuse.
    pub(crate) fn named(&self, game: &str, name: Option<&str>) -> ComponentSet {
        let name = name.unwrap_or("default").to_owned();
        match self.0.get(&(game.to_owned(), name.clone())) {
            Some(text) => ComponentSet::File(text.clone()),
            None => ComponentSet::Edition(name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn others_are_given_an_address_that_they_can_open() {
        let at = |listen: &str, public: Option<&str>| {
            let listen = listen.parse().unwrap();
            let public_url = public.map(str::to_owned);
            Settings { listen, public_url, ..Settings::new(Registry::default(), PathBuf::new()) }
                .address_for_others()
        };
        assert_eq!(at("127.0.0.1:4400", None), None);
        assert_eq!(at("192.168.1.7:4400", None).as_deref(), Some("http://192.168.1.7:4400"));
        let public = "https://games.example.org";
        assert_eq!(at("127.0.0.1:4400", Some(public)).as_deref(), Some(public));
        let own = at("0.0.0.0:4400", None);
        assert!(own.is_none_or(|url| !url.contains("0.0.0.0") && !url.contains("127.0.0.1")));
    }
}
