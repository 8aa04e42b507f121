//! How push services know this server: a key of its own that signs every call (RFC 8292). Browsers are given
//! its public half, and accept notifications from nobody else.

use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use url::Url;

use crate::ids;
use crate::store::{Change, Key, Store, StoreError};

/// The name the key is stored under.
const NAME: &str = "vapid";

/// A signature is valid for half a day; services accept a day at most.
const SECONDS: i64 = 12 * 60 * 60;

/// The key, and how the operator of a push service can reach the host.
#[derive(Clone)]
pub(crate) struct Vapid {
    pair: Arc<EcdsaKeyPair>,
    contact: String,
}

impl Vapid {
    /// The key of this server, made on the first start that needs it.
    pub(crate) async fn open(store: &Store, contact: String) -> Result<Self, StoreError> {
        if store.server_key(NAME).await?.is_none() {
            let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
            let made = made.map_err(|_| StoreError::Corrupt("no key could be made".into()))?;
            let key = Key(hex::encode(made));
            // If another process was faster, its key stays.
            store.apply(Change::NewServerKey { name: NAME, key, created: ids::now() }).await?;
        }
        let text = store.server_key(NAME).await?.unwrap_or_default();
        let unreadable = || StoreError::Corrupt(format!("the key {NAME} cannot be read"));
        Self::read(&text, contact).ok_or_else(unreadable)
    }

    fn read(text: &str, contact: String) -> Option<Self> {
        let bytes = hex::decode(text).ok()?;
        let pair =
            EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &SystemRandom::new()).ok()?;
        Some(Self { pair: Arc::new(pair), contact })
    }

    /// What a browser is given when it subscribes.
    pub(crate) fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.pair.public_key())
    }

    /// The header `Authorization` of a call to this address.
    pub(crate) fn authorization(&self, to: &Url, seconds: i64) -> Option<String> {
        let audience = to.origin().ascii_serialization();
        let claims = serde_json::json!({ "aud": audience, "exp": seconds + SECONDS, "sub": self.contact });
        let part = |text: &str| URL_SAFE_NO_PAD.encode(text);
        let signed = format!("{}.{}", part(r#"{"typ":"JWT","alg":"ES256"}"#), part(&claims.to_string()));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes()).ok()?;
        Some(format!("vapid t={signed}.{}, k={}", URL_SAFE_NO_PAD.encode(signature), self.public()))
    }
}
