//! Notifying a browser of a turn while its page is closed, through the push service it names.

use axum::http::{StatusCode, header};
use serde_json::json;

use super::allow::{Destination, Forbidden, Target};
use super::call::{Caller, Failure};
use super::seal::Keys;
use super::vapid::Vapid;
use crate::ids;
use crate::settings::Settings;
use crate::store::{HookRow, Store, StoreError};

/// The most bytes in a push service's address.
const LONGEST: usize = 1000;

/// A push service keeps what it cannot deliver for a day: by then the turn is old news.
const KEPT: &str = "86400";

/// The push services of the common browsers: Chrome and its relatives, Firefox, Safari, Edge.
const SERVICES: [&str; 5] = [
    "fcm.googleapis.com",
    "jmt17.google.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
];

/// The result of notifying a browser.
pub(crate) enum Told {
    Well(String),
    /// The browser no longer wants notifications.
    Gone,
    Failed(Failure),
}

/// How this server notifies browsers.
#[derive(Clone)]
pub(crate) struct Push {
    vapid: Vapid,
    caller: Caller,
}

impl Push {
    /// `None` if the server does not know its own address, which push services require, or the host wants no
    /// notifications.
    pub(crate) async fn open(store: &Store, settings: &Settings) -> Result<Option<Self>, StoreError> {
        let Some(contact) = settings.public_url.clone().filter(|_| !settings.push.is_empty()) else {
            return Ok(None);
        };
        let vapid = Vapid::open(store, contact).await?;
        Ok(Some(Self { vapid, caller: Caller::new(&settings.push) }))
    }

    /// What browsers need to subscribe.
    pub(crate) fn key(&self) -> String {
        self.vapid.public()
    }

    /// Reads the address that a browser gives, which must belong to an allowed push service.
    pub(crate) fn target(&self, endpoint: &str) -> Result<Target, Forbidden> {
        Target::read_up_to(LONGEST, endpoint, self.caller.allowed())
    }

    /// Says at which table it is the player's turn, and nothing about the position.
    pub(crate) async fn tell(&self, hook: &HookRow, table: &str, game: &str) -> Told {
        let message = json!({ "event": "your_turn", "table": table, "game": game }).to_string();
        match self.send(hook, table, &message).await {
            Ok(StatusCode::NOT_FOUND | StatusCode::GONE) => Told::Gone,
            Ok(status) if status.is_success() => Told::Well(status.to_string()),
            Ok(status) => Told::Failed(format!("the answer was {status}")),
            Err(failure) => Told::Failed(failure),
        }
    }

    async fn send(&self, hook: &HookRow, table: &str, message: &str) -> Result<StatusCode, Failure> {
        let target = self.target(&hook.url);
        let target =
            target.map_err(|_| "the host of the server does not allow this push service any more")?;
        let keys = Keys::parse(&hook.key.0).ok_or("the browser's keys cannot be read")?;
        let sealed = keys.seal(message.as_bytes()).ok_or("nothing could be sealed for the browser")?;
        let authorization = self.vapid.authorization(&target.url, ids::now() / 1000);
        let headers = [
            (header::AUTHORIZATION.as_str(), authorization.ok_or("the key cannot sign")?),
            ("content-encoding", "aes128gcm".to_owned()),
            (header::CONTENT_TYPE.as_str(), "application/octet-stream".to_owned()),
            ("ttl", KEPT.to_owned()),
            ("urgency", "high".to_owned()),
            // A message about the same table replaces one that has not been delivered.
            ("topic", table.to_owned()),
        ];
        self.caller.answer(&target, &headers, sealed).await
    }
}

/// The push services that are allowed unless the host says otherwise.
pub(crate) fn services() -> Vec<Destination> {
    SERVICES.iter().map(|text| text.parse().expect("they are written as destinations are")).collect()
}
