//! The signature that shows a receiver that this server is calling, and when.

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

/// The header that carries it.
pub(crate) const HEADER: &str = "durbar-signature";

/// `t=TIME,v1=HEX`: the time in seconds since 1970, and the HMAC-SHA-256 of `TIME.BODY` under the key. `None`
/// if the key is not in hex.
pub(crate) fn signature(key: &str, seconds: i64, body: &str) -> Option<String> {
    let key = hex::decode(key).ok()?;
    let mut mac = Hmac::<Sha256>::new_from_slice(&key).expect("HMAC takes a key of any length");
    mac.update(format!("{seconds}.{body}").as_bytes());
    Some(format!("t={seconds},v1={}", hex::encode(mac.finalize().into_bytes())))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Made with `printf '1700000000.{"event":"test"}' | openssl dgst -sha256 -mac HMAC -macopt hexkey:00ff`.
    #[test]
    fn it_is_what_openssl_says() {
        let made = signature("00ff", 1_700_000_000, r#"{"event":"test"}"#).unwrap();
        assert_eq!(made, "t=1700000000,v1=2a88a200af890faea5b834b95dfab6087a39f19dc3e7389792f274a7b4646d77");
        assert_eq!(signature("no hex", 0, ""), None);
    }
}
