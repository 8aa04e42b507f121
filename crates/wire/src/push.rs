//! A browser that is notified of turns while its page is closed.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The browser's push subscription, in the terms of the Push API.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Subscription {
    /// The address at the push service.
    #[schema(max_length = 1000)]
    pub endpoint: String,
    /// The browser's public key, in base64url.
    #[schema(max_length = 100)]
    pub p256dh: String,
    /// A secret from the browser, in base64url.
    #[schema(max_length = 30)]
    pub auth: String,
}
