//! A message that only one browser can open, no matter who passes it on: RFC 8291.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;

use crate::ids;

/// A point of the curve P-256: the byte 4, and two coordinates.
const POINT: usize = 65;
const AUTH: usize = 16;
const SALT: usize = 16;

/// The longest record there may be; a message is far shorter.
const RECORD: u32 = 4096;

/// The keys a browser gives along with its address, so its push service cannot read the messages.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Keys {
    public: [u8; POINT],
    auth: [u8; AUTH],
}

impl Keys {
    /// Reads what a browser gave; `None` if nothing could be encrypted with it.
    pub(crate) fn read(public: &str, auth: &str) -> Option<Self> {
        let public = URL_SAFE_NO_PAD.decode(public).ok()?.try_into().ok()?;
        let auth = URL_SAFE_NO_PAD.decode(auth).ok()?.try_into().ok()?;
        let keys = Self { public, auth };
        keys.seal(b"").is_some().then_some(keys)
    }

    /// Both in one text, for storage.
    pub(crate) fn written(&self) -> String {
        format!("{}.{}", URL_SAFE_NO_PAD.encode(self.public), URL_SAFE_NO_PAD.encode(self.auth))
    }

    pub(crate) fn parse(text: &str) -> Option<Self> {
        let (public, auth) = text.split_once('.')?;
        Self::read(public, auth)
    }

    /// Encrypts a message with a one-time key. `None` if the browser's key is not on the curve.
    pub(crate) fn seal(&self, message: &[u8]) -> Option<Vec<u8>> {
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).ok()?;
        let own_public: [u8; POINT] = own.compute_public_key().ok()?.as_ref().try_into().ok()?;
        let theirs = UnparsedPublicKey::new(&ECDH_P256, self.public);
        agree_ephemeral(own, &theirs, |shared| self.sealed(shared, &own_public, ids::random(), message))
            .ok()?
    }

    /// The same with everything given: the shared secret, our public key, and the salt.
    fn sealed(
        &self,
        shared: &[u8],
        own_public: &[u8; POINT],
        salt: [u8; SALT],
        message: &[u8],
    ) -> Option<Vec<u8>> {
        let info: [&[u8]; 3] = [b"WebPush: info\0", &self.public, own_public];
        let input: [u8; 32] = derived(&self.auth, shared, &info)?;
        let key: [u8; 16] = derived(&salt, &input, &[b"Content-Encoding: aes128gcm\0"])?;
        let nonce: [u8; 12] = derived(&salt, &input, &[b"Content-Encoding: nonce\0"])?;
        // Two means that no record follows.
        let mut record = [message, &[2]].concat();
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?);
        key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record).ok()?;
        let head: [&[u8]; 4] = [&salt, &RECORD.to_be_bytes(), &[POINT as u8], own_public];
        Some([head.concat(), record].concat())
    }
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

/// HKDF with SHA-256.
fn derived<const N: usize>(salt: &[u8], input: &[u8], info: &[&[u8]]) -> Option<[u8; N]> {
    let mut made = [0; N];
    let key = Salt::new(HKDF_SHA256, salt).extract(input);
    key.expand(info, Length(N)).and_then(|made_of| made_of.fill(&mut made)).ok()?;
    Some(made)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUBLIC: &str =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

    fn bytes<const N: usize>(text: &str) -> [u8; N] {
        URL_SAFE_NO_PAD.decode(text).unwrap().try_into().unwrap()
    }

    /// Section 5 and appendix A of RFC 8291. The shared secret is taken from there, since ring only makes
    /// random keys.
    #[test]
    fn the_example_of_the_rfc_is_sealed_to_the_byte() {
        let own_public =
            bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let shared: [u8; 32] = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let message = b"When I grow up, I want to be a watermelon";
        let keys = Keys::read(PUBLIC, AUTH).unwrap();
        let sealed = keys.sealed(&shared, &own_public, bytes("DGv6ra1nlYgDCS1FRnbzlw"), message).unwrap();
        assert_eq!(
            URL_SAFE_NO_PAD.encode(sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
        assert_eq!(Keys::parse(&keys.written()).unwrap().written(), format!("{PUBLIC}.{AUTH}"));
    }

    #[test]
    fn keys_that_nothing_can_be_sealed_for_are_refused() {
        // The right length, but not on the curve.
        let astray = format!("{}A", &PUBLIC[..PUBLIC.len() - 1]);
        for (public, auth) in [("", AUTH), (PUBLIC, ""), (&PUBLIC[4..], AUTH), (&astray, AUTH), ("ä", "ö")]
        {
            assert!(Keys::read(public, auth).is_none(), "{public} {auth}");
        }
    }
}
