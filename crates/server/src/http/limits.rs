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
use crate::denial::Denial;

type Keyed<K> = RateLimiter<K, DashMapStateStore<K>, DefaultClock>;

/// The limits of one server.
pub(crate) struct Limits {
    on: bool,
    /// Requests of an address.
    requests: Keyed<IpAddr>,
    /// New identities of an address.
    identities: Keyed<IpAddr>,
    /// Wrong secrets of an address.
    guesses: Keyed<IpAddr>,
    /// Passwords and recovery codes from an address.
    passwords: Keyed<IpAddr>,
    /// And for an account.
    accounts: Keyed<String>,
    /// Downloads of everything by an identity.
    exports: Keyed<String>,
    /// Changes by an identity.
    changes: Keyed<String>,
    /// Tables and logs that an identity brings.
    tables: Keyed<String>,
    /// Logs from an address.
    imports: Keyed<IpAddr>,
    /// Webhooks that an identity tries.
    hook_tests: Keyed<String>,
    /// New sockets of an address.
    sockets: Keyed<IpAddr>,
    /// Open sockets of an address.
    open: Arc<Open>,
}

/// An address has at most this many sockets open: a club behind one, each member at a few tables.
const MOST_SOCKETS: u32 = 200;

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
    chats: RateLimiter<NotKeyed, InMemoryState, DefaultClock>,
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
            identities: RateLimiter::keyed(per_minute(20, 30)),
            guesses: RateLimiter::keyed(per_minute(20, 20)),
            passwords: RateLimiter::keyed(per_minute(10, 10)),
            accounts: RateLimiter::keyed(per_minute(5, 10)),
            exports: RateLimiter::keyed(per_minute(2, 2)),
            changes: RateLimiter::keyed(quota(10, 40)),
            tables: RateLimiter::keyed(per_minute(20, 20)),
            imports: RateLimiter::keyed(per_minute(6, 12)),
            hook_tests: RateLimiter::keyed(per_minute(6, 6)),
            sockets: RateLimiter::keyed(quota(5, 60)),
            open: Arc::default(),
        }
    }

    pub(crate) fn request(&self, from: IpAddr) -> Result<(), Denial> {
        self.pass(self.requests.check_key(&household(from)).is_ok())
    }

    pub(crate) fn identity(&self, from: IpAddr) -> Result<(), Denial> {
        self.pass(self.identities.check_key(&household(from)).is_ok())
    }

    pub(crate) fn guess(&self, from: IpAddr) -> Result<(), Denial> {
        self.pass(self.guesses.check_key(&household(from)).is_ok())
    }

    /// A password or a code for this account, from this address.
    pub(crate) fn password(&self, from: IpAddr, account: &str) -> Result<(), Denial> {
        self.pass(self.passwords.check_key(&household(from)).is_ok())?;
        self.pass(self.accounts.check_key(&account.to_owned()).is_ok())
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

    pub(crate) fn import(&self, from: IpAddr) -> Result<(), Denial> {
        self.pass(self.imports.check_key(&household(from)).is_ok())
    }

    pub(crate) fn hook_test(&self, player: &str) -> Result<(), Denial> {
        self.pass(self.hook_tests.check_key(&player.to_owned()).is_ok())
    }

    pub(crate) fn socket(&self, from: IpAddr) -> Result<SocketLimits, Denial> {
        self.pass(self.sockets.check_key(&household(from)).is_ok())?;
        let most = if self.on { MOST_SOCKETS } else { u32::MAX };
        let place = Place::take(&self.open, household(from), most).ok_or(Denial::TOO_MANY)?;
        let (messages, chats) = (RateLimiter::direct(quota(20, 60)), RateLimiter::direct(quota(1, 5)));
        Ok(SocketLimits { on: self.on, _place: place, messages, chats })
    }

    /// Forgets those who have been quiet.
    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.identities.retain_recent();
        self.guesses.retain_recent();
        self.passwords.retain_recent();
        self.accounts.retain_recent();
        self.exports.retain_recent();
        self.changes.retain_recent();
        self.tables.retain_recent();
        self.imports.retain_recent();
        self.hook_tests.retain_recent();
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

    pub(crate) fn chat(&self) -> bool {
        !self.on || self.chats.check().is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_sockets_and_no_more_until_one_closes() {
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
