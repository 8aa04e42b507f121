//! Limits against floods, in layers: per address, per identity, per connection.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use governor::clock::DefaultClock;
use governor::state::keyed::DashMapStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};

use crate::address::household;
use crate::store::Attempt;
use sitting::Denial;

type Keyed<K> = RateLimiter<K, DashMapStateStore<K>, DefaultClock>;

/// The limits of one server.
pub(crate) struct Limits {
    on: bool,
    /// Requests per address.
    requests: Keyed<IpAddr>,
    /// Files of the client per address: a page needs dozens, and a whole club behind one address may open it
    /// at once.
    files: Keyed<IpAddr>,
    /// New identities per address.
    identities: Keyed<IpAddr>,
    /// Wrong secrets per address.
    guesses: Keyed<IpAddr>,
    /// Passwords and recovery codes per address.
    passwords: Keyed<IpAddr>,
    /// The same per address and account, so guessing is slowed down.
    guessed: Keyed<(IpAddr, String)>,
    /// Per account from devices it does not know, wherever they are.
    accounts: Keyed<String>,
    /// Downloads of everything per identity.
    exports: Keyed<String>,
    /// Changes per identity.
    changes: Keyed<String>,
    /// Tables and imported logs per identity.
    tables: Keyed<String>,
    /// Tables made per address, by any number of players.
    made: Keyed<IpAddr>,
    /// Imported logs per address.
    imports: Keyed<IpAddr>,
    /// Webhook tests per identity.
    hook_tests: Keyed<String>,
    /// Reports per identity.
    reports: Keyed<String>,
    /// Chat per identity, over all its sockets.
    said: Keyed<String>,
    /// Chat per table, by anyone.
    said_at: Keyed<String>,
    /// Public tables recently made from an address.
    listed: Mutex<HashMap<IpAddr, Vec<String>>>,
    /// New sockets per address.
    sockets: Keyed<IpAddr>,
    /// Open sockets per address.
    open: Arc<Open>,
}

/// The most sockets an address may have open: a club behind one, with each member at a few tables.
const MOST_SOCKETS: u32 = 200;

/// Passwords per address, per address and account, and per account from devices it does not know: how many a
/// minute, and how many at once.
const PASSWORDS: (u32, u32) = (10, 10);
const GUESSED: (u32, u32) = (2, 5);
const ACCOUNTS: (u32, u32) = (20, 40);

/// How many sockets each address has open.
type Open = Mutex<HashMap<IpAddr, u32>>;

/// One socket among those of its address, for as long as it is open.
struct Place {
    open: Arc<Open>,
    from: IpAddr,
}

impl Place {
    fn take(open: &Arc<Open>, from: IpAddr, most: u32) -> Option<Self> {
        let mut counts = open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(from).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Self { open: Arc::clone(open), from })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.from) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.from);
            }
        }
    }
}

/// What one socket may send.
pub(crate) struct SocketLimits {
    on: bool,
    _place: Place,
    messages: RateLimiter<NotKeyed, InMemoryState, DefaultClock>,
}

fn quota(per_second: u32, burst: u32) -> Quota {
    Quota::per_second(count(per_second)).allow_burst(count(burst))
}

fn per_minute(number: u32, burst: u32) -> Quota {
    Quota::per_minute(count(number)).allow_burst(count(burst))
}

fn count(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).expect("limits are not zero")
}

impl Limits {
    pub(crate) fn new(on: bool) -> Self {
        Self {
            on,
            requests: RateLimiter::keyed(quota(40, 200)),
            files: RateLimiter::keyed(quota(400, 4_000)),
            identities: RateLimiter::keyed(per_minute(20, 30)),
            guesses: RateLimiter::keyed(per_minute(20, 20)),
            passwords: RateLimiter::keyed(per_minute(PASSWORDS.0, PASSWORDS.1)),
            guessed: RateLimiter::keyed(per_minute(GUESSED.0, GUESSED.1)),
            accounts: RateLimiter::keyed(per_minute(ACCOUNTS.0, ACCOUNTS.1)),
            exports: RateLimiter::keyed(per_minute(2, 2)),
            changes: RateLimiter::keyed(quota(10, 40)),
            tables: RateLimiter::keyed(per_minute(20, 20)),
            made: RateLimiter::keyed(per_minute(20, 100)),
            imports: RateLimiter::keyed(per_minute(6, 12)),
            hook_tests: RateLimiter::keyed(per_minute(6, 6)),
            reports: RateLimiter::keyed(per_minute(2, 5)),
            said: RateLimiter::keyed(quota(1, 5)),
            said_at: RateLimiter::keyed(quota(4, 20)),
            sockets: RateLimiter::keyed(quota(5, 60)),
            listed: Mutex::default(),
            open: Arc::default(),
        }
    }

    pub(crate) fn request(&self, from: IpAddr) -> Result<(), Denial> {
        self.pass(self.requests.check_key(&household(from)).is_ok())
    }

    pub(crate) fn file(&self, from: IpAddr) -> Result<(), Denial> {
        self.pass(self.files.check_key(&household(from)).is_ok())
    }

    pub(crate) fn identity(&self, from: IpAddr) -> Result<(), Denial> {
        self.pass(self.identities.check_key(&household(from)).is_ok())
    }

    pub(crate) fn guess(&self, from: IpAddr) -> Result<(), Denial> {
        self.pass(self.guesses.check_key(&household(from)).is_ok())
    }

    /// A password or a code for this account, from this address. Guesses from everywhere stop strangers from
    /// trying, but not a device on which the account has signed in before.
    pub(crate) fn password(&self, from: IpAddr, account: &str, is_known: bool) -> Result<(), Denial> {
        let (from, account) = (household(from), account.to_owned());
        self.pass(self.passwords.check_key(&from).is_ok())?;
        self.pass(self.guessed.check_key(&(from, account.clone())).is_ok())?;
        self.pass(is_known || self.accounts.check_key(&account).is_ok())
    }

    /// The same limits for all processes together, counted where all of them look.
    pub(crate) fn attempts(&self, from: IpAddr, account: &str, is_known: bool) -> Vec<Attempt> {
        if !self.on {
            return Vec::new();
        }
        let from = household(from);
        let counted = |key: String, (a_minute, at_once): (u32, u32)| Attempt {
            key,
            at_once: at_once.into(),
            each: i64::from(60_000 / a_minute),
        };
        let own = [
            counted(format!("from {from}"), PASSWORDS),
            counted(format!("from {from} for {account}"), GUESSED),
        ];
        let everybody = (!is_known).then(|| counted(format!("for {account}"), ACCOUNTS));
        own.into_iter().chain(everybody).collect()
    }

    pub(crate) fn export(&self, player: &str) -> Result<(), Denial> {
        self.pass(self.exports.check_key(&player.to_owned()).is_ok())
    }

    pub(crate) fn change(&self, player: &str) -> Result<(), Denial> {
        self.pass(self.changes.check_key(&player.to_owned()).is_ok())
    }

    pub(crate) fn table(&self, player: &str) -> Result<(), Denial> {
        self.pass(self.tables.check_key(&player.to_owned()).is_ok())
    }

    /// A table from this address. A class or a club sitting down together is within the limit.
    pub(crate) fn table_from(&self, from: IpAddr) -> Result<(), Denial> {
        self.pass(self.made.check_key(&household(from)).is_ok()).map_err(|_| Denial::MANY_TABLES)
    }

    pub(crate) fn import(&self, from: IpAddr) -> Result<(), Denial> {
        self.pass(self.imports.check_key(&household(from)).is_ok())
    }

    pub(crate) fn hook_test(&self, player: &str) -> Result<(), Denial> {
        self.pass(self.hook_tests.check_key(&player.to_owned()).is_ok())
    }

    pub(crate) fn report(&self, player: &str) -> Result<(), Denial> {
        self.pass(self.reports.check_key(&player.to_owned()).is_ok())
    }

    /// Someone chats at a table, over any socket.
    pub(crate) fn say(&self, player: &str, table: &str) -> Result<(), Denial> {
        self.pass(self.said.check_key(&player.to_owned()).is_ok())?;
        self.pass(self.said_at.check_key(&table.to_owned()).is_ok())
    }

    /// The public tables of an address, as far as this process has seen them made.
    pub(crate) fn listed_by(&self, from: IpAddr) -> Vec<String> {
        let listed = self.listed.lock().unwrap_or_else(PoisonError::into_inner);
        listed.get(&household(from)).cloned().unwrap_or_default()
    }

    /// Adds one, and drops those that are no longer waiting for players.
    pub(crate) fn lists(&self, from: IpAddr, waiting: Vec<String>, table: &str) {
        let mut listed = self.listed.lock().unwrap_or_else(PoisonError::into_inner);
        listed.insert(household(from), waiting.into_iter().chain([table.to_owned()]).collect());
    }

    pub(crate) fn socket(&self, from: IpAddr) -> Result<SocketLimits, Denial> {
        self.pass(self.sockets.check_key(&household(from)).is_ok())?;
        let most = if self.on { MOST_SOCKETS } else { u32::MAX };
        let place = Place::take(&self.open, household(from), most).ok_or(Denial::TOO_MANY)?;
        Ok(SocketLimits { on: self.on, _place: place, messages: RateLimiter::direct(quota(20, 60)) })
    }

    /// Forgets clients that have been quiet.
    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.files.retain_recent();
        self.identities.retain_recent();
        self.guesses.retain_recent();
        self.passwords.retain_recent();
        self.guessed.retain_recent();
        self.accounts.retain_recent();
        self.exports.retain_recent();
        self.changes.retain_recent();
        self.tables.retain_recent();
        self.made.retain_recent();
        self.imports.retain_recent();
        self.hook_tests.retain_recent();
        self.reports.retain_recent();
        self.said.retain_recent();
        self.said_at.retain_recent();
        self.sockets.retain_recent();
    }

    const fn pass(&self, passes: bool) -> Result<(), Denial> {
        if passes || !self.on { Ok(()) } else { Err(Denial::TOO_FAST) }
    }
}

impl SocketLimits {
    pub(crate) fn message(&self) -> bool {
        !self.on || self.messages.check().is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guesses_from_everywhere_do_not_lock_a_known_device_out() {
        let limits = Limits::new(true);
        for n in 0..=255 {
            let _ = limits.password(IpAddr::from([10, 0, 0, n]), "ann", false);
        }
        let home = IpAddr::from([192, 0, 2, 1]);
        assert!(
            limits.password(home, "ann", false).is_err(),
            "nobody guesses without end from many addresses"
        );
        assert!(limits.password(home, "ann", true).is_ok());
        assert!(limits.password(home, "ben", false).is_ok(), "another account is not concerned");
        let tries = (0..8).filter(|_| limits.password(home, "ann", true).is_ok()).count();
        assert_eq!(
            tries, 3,
            "a known device does not guess for ever either: two of its five tries are spent"
        );
    }

    #[test]
    fn guessing_slows_down_only_the_guesser() {
        let limits = Limits::new(true);
        let (eve, ann) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let tries = (0..20).filter(|_| limits.password(eve, "ann", false).is_ok()).count();
        assert_eq!(tries, 5);
        assert!(limits.password(ann, "ann", false).is_ok());
    }

    #[test]
    fn many_together_do_not_drown_a_table() {
        let limits = Limits::new(true);
        let said = (0..100).filter(|n| limits.say(&format!("guest {n}"), "one").is_ok()).count();
        assert!((20..=22).contains(&said), "{said}");
        assert!(limits.say("ann", "two").is_ok(), "another table is not concerned");
    }

    #[test]
    fn an_address_has_a_limited_number_of_sockets_until_one_closes() {
        let open = Arc::<Open>::default();
        let (here, there) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let one = Place::take(&open, here, 2);
        let two = Place::take(&open, here, 2);
        assert!(one.is_some() && two.is_some() && Place::take(&open, here, 2).is_none());
        assert!(Place::take(&open, there, 2).is_some(), "another address is not concerned");
        drop(one);
        assert!(Place::take(&open, here, 2).is_some());
        drop(two);
        assert!(open.lock().unwrap().is_empty(), "nothing is kept of those who left");
    }
}
