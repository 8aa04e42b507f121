//! The codes of authenticator apps (RFC 6238): six digits that change every half minute.

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha1::Sha1;

use crate::ids;

/// How long a code is shown, in milliseconds.
const STEP: i64 = 30_000;

/// The letters of base32.
const ALPHABET: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// A new secret to share with an app: 160 bits in base32.
pub(crate) fn secret() -> String {
    ids::random::<32>().iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

/// A server's name longer than this would not fit into a small QR code, so the app shows `Durbar`.
const LONGEST: usize = 24;

/// The address for the app, usually as a QR code.
pub(crate) fn address(secret: &str, issuer: &str, account: &str) -> String {
    let encode = |text: &str| url::form_urlencoded::byte_serialize(text.as_bytes()).collect::<String>();
    let issuer = encode(issuer).replace('+', "%20");
    let issuer = if issuer.len() > LONGEST { "Durbar" } else { &issuer };
    format!("otpauth://totp/{issuer}:{}?secret={secret}", encode(account))
}

/// The half minute of this code, if it is the current one or the one before or after, since clocks differ.
pub(crate) fn step_of(secret: &str, code: &str, now: i64) -> Option<i64> {
    let code: String = code.chars().filter(|letter| !letter.is_whitespace()).collect();
    let step = now.div_euclid(STEP);
    [step, step - 1, step + 1]
        .into_iter()
        .find(|step| at_step(secret, *step).is_some_and(|made| made == code))
}

/// What an app with this secret shows at a time, in milliseconds since 1970; `None` if it is not base32.
pub fn code_at(secret: &str, now: i64) -> Option<String> {
    at_step(secret, now.div_euclid(STEP))
}

fn at_step(secret: &str, step: i64) -> Option<String> {
    let mut mac = Hmac::<Sha1>::new_from_slice(&decoded(secret)?).expect("HMAC takes a key of any length");
    mac.update(&step.to_be_bytes());
    let digest = mac.finalize().into_bytes();
    let offset = usize::from(digest[19] & 15);
    let word = digest[offset..offset + 4].iter().fold(0, |word, byte| word << 8 | u32::from(*byte));
    Some(format!("{:06}", (word & 0x7fff_ffff) % 1_000_000))
}

fn decoded(secret: &str) -> Option<Vec<u8>> {
    let (mut bytes, mut held, mut bits) = (Vec::new(), 0_u32, 0);
    for letter in secret.bytes() {
        let value = ALPHABET.iter().position(|known| *known == letter)?;
        held = held << 5 | u32::try_from(value).ok()?;
        bits += 5;
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits) as u8);
            held &= (1 << bits) - 1;
        }
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `12345678901234567890` in base32, as in RFC 6238, appendix B; the last six of its eight digits.
    const SECRET: &str = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

    #[test]
    fn the_codes_are_those_of_the_standard() {
        let known = [
            (59, "287082"),
            (1_111_111_109, "081804"),
            (1_111_111_111, "050471"),
            (1_234_567_890, "005924"),
            (2_000_000_000, "279037"),
            (20_000_000_000, "353130"),
        ];
        for (seconds, code) in known {
            assert_eq!(code_at(SECRET, seconds * 1_000).as_deref(), Some(code), "{seconds}");
        }
        assert_eq!(code_at("no base32", 0), None);
        assert_eq!(decoded(&secret()).map(|bytes| bytes.len()), Some(20));
    }

    #[test]
    fn a_code_is_good_for_a_little_while() {
        let now = 1_111_111_111_000;
        let code = code_at(SECRET, now).unwrap();
        let step = now / STEP;
        let spaced = format!("{} {}", &code[..3], &code[3..]);
        for (later, good) in [(0, true), (STEP, true), (-STEP, true), (2 * STEP, false), (-2 * STEP, false)] {
            assert_eq!(step_of(SECRET, &spaced, now + later), good.then_some(step), "{later}");
        }
        for wrong in ["", "000000", "50471", "0504711"] {
            assert_eq!(step_of(SECRET, wrong, now), None, "{wrong}");
        }
    }

    #[test]
    fn the_app_is_told_whose_code_it_is() {
        let said = address(SECRET, "The attic", "ann");
        assert_eq!(said, format!("otpauth://totp/The%20attic:ann?secret={SECRET}"));
        let longest = address(SECRET, &"ü".repeat(60), &"a".repeat(24));
        assert!(longest.starts_with("otpauth://totp/Durbar:") && longest.len() <= 106, "{longest}");
    }
}
