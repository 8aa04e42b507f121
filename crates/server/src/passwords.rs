//! Passwords: hashed slowly, away from the threads that serve, and few at a time.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use std::sync::LazyLock;
use std::time::Duration;
use tokio::sync::Semaphore;

use crate::ids;
use sitting::Denial;

/// Each takes 19 MB for a moment.
const AT_A_TIME: usize = 2;

/// After waiting this long a request is asked to try again.
const PATIENCE: Duration = Duration::from_secs(5);

static PLACES: Semaphore = Semaphore::const_new(AT_A_TIME);

/// What a password is compared with if there is no account, so it takes as long as when there is one.
static NOBODY: LazyLock<String> = LazyLock::new(|| hashed(&ids::secret()));

/// Groups and letters of a recovery code: 125 bits.
const GROUPS: usize = 5;
const LETTERS: usize = 5;

/// What is stored of a password.
pub(crate) async fn hash(password: String) -> Result<String, Denial> {
    slowly(move || hashed(&password)).await
}

/// Whether a password is the one that was hashed. `None` matches nothing, and takes as long to find out.
pub(crate) async fn is_right(password: String, stored: Option<String>) -> Result<bool, Denial> {
    slowly(move || {
        let nobody = stored.is_none();
        let stored = stored.unwrap_or_else(|| NOBODY.clone());
        let fits = PasswordHash::new(&stored)
            .is_ok_and(|stored| Argon2::default().verify_password(password.as_bytes(), &stored).is_ok());
        fits && !nobody
    })
    .await
}

fn hashed(password: &str) -> String {
    let hash = Argon2::default().hash_password(password.as_bytes());
    hash.expect("a password within its bounds can be hashed").to_string()
}

async fn slowly<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Denial> {
    let place = tokio::time::timeout(PATIENCE, PLACES.acquire()).await.map_err(|_| Denial::TOO_FAST)?;
    let done = tokio::task::spawn_blocking(work).await.map_err(|_| Denial::TROUBLE);
    drop(place);
    done
}

/// 8 to 200 characters; nothing else is required of a password.
pub(crate) fn is_good(password: &str) -> bool {
    (8..=200).contains(&password.chars().count())
}

/// A username in the form it is stored.
pub(crate) fn checked_name(name: &str) -> Option<String> {
    let fits = (3..=24).contains(&name.len())
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
    fits.then(|| name.to_ascii_lowercase())
}

/// A new recovery code: `abcde-fghjk-…`.
pub(crate) fn recovery_code() -> String {
    let letters = ids::letters::<{ GROUPS * LETTERS }>();
    let groups: Vec<&str> = (0..GROUPS).map(|group| &letters[group * LETTERS..][..LETTERS]).collect();
    groups.join("-")
}

/// A spare code besides an authenticator app, 80 bits: `abcd-efgh-…`.
pub(crate) fn spare_code() -> String {
    let letters = ids::letters::<16>();
    let groups: Vec<&str> = (0..4).map(|group| &letters[group * 4..][..4]).collect();
    groups.join("-")
}

/// What is stored of a recovery code, however it was typed. It is too long to be guessed, so a quick hash is
/// enough.
pub(crate) fn hashed_code(code: &str) -> String {
    let plain: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
    ids::hash(&plain.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_right_or_wrong_and_without_one_stored_wrong() {
        let stored = hash("correct horse".into()).await.unwrap();
        assert!(stored.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{stored}");
        assert_ne!(hash("correct horse".into()).await.unwrap(), stored, "each has its own salt");
        assert!(is_right("correct horse".into(), Some(stored.clone())).await.unwrap());
        assert!(!is_right("correct hors".into(), Some(stored)).await.unwrap());
        assert!(!is_right("correct horse".into(), None).await.unwrap());
        assert!(!is_right("correct horse".into(), Some("garbage".into())).await.unwrap());
    }

    #[test]
    fn a_code_may_be_typed_in_any_way() {
        let code = recovery_code();
        assert_eq!(code.len(), 29);
        let typed = format!(" {} ", code.replace('-', " ").to_uppercase());
        assert_eq!(hashed_code(&typed), hashed_code(&code));
        assert_ne!(hashed_code(&recovery_code()), hashed_code(&code));
    }

    #[test]
    fn names_are_short_and_plain() {
        assert_eq!(checked_name("Anna-Lena_7").as_deref(), Some("anna-lena_7"));
        for bad in ["ab", "with space", "ünïcode", "a'; DROP TABLE accounts", &"x".repeat(25)] {
            assert_eq!(checked_name(bad), None, "{bad}");
        }
        assert!(is_good("12345678") && !is_good("1234567") && !is_good(&"x".repeat(201)));
    }
}
