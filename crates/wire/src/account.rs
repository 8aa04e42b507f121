//! An account: a name and a password for a player who wants to be the same one on every device.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Makes the guest who asks into an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Register {
    /// The name to sign in with: 3 to 24 letters, digits, `-` and `_`; capitals count as small ones.
    #[schema(min_length = 3, max_length = 24)]
    pub name: String,
    /// 8 to 200 characters.
    #[schema(min_length = 8, max_length = 200)]
    pub password: String,
    /// Whether the guest's tokens stay good; left out: they do not.
    #[serde(default)]
    pub keep_tokens: bool,
}

/// A code that opens the account when the password is forgotten. It is shown this once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RecoveryCode {
    /// The code, to be kept on paper.
    pub code: String,
}

/// Whether a program plays for an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Program {
    /// `true`: everybody sees so beside the name, at tables joined from now on.
    pub program: bool,
}

/// Proves an account on this device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct SignIn {
    /// The name of the account.
    #[schema(max_length = 24)]
    pub name: String,
    /// Its password.
    #[schema(max_length = 200)]
    pub password: String,
    /// Whether the matches of the guest who asks become the account's.
    pub bring: bool,
    /// A code of the authenticator app, or a spare one, where the account has two factors.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 40)]
    pub second: Option<String>,
}

/// A new password with the recovery code instead of the old one. All devices are signed out, and a new code is
/// made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Recover {
    /// The name of the account.
    #[schema(max_length = 24)]
    pub name: String,
    /// The recovery code.
    #[schema(max_length = 80)]
    pub code: String,
    /// The new password.
    #[schema(min_length = 8, max_length = 200)]
    pub password: String,
    /// A code of the authenticator app, or a spare one, where the account has two factors.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 40)]
    pub second: Option<String>,
}

/// A new password. All other devices are signed out, and programs too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewPassword {
    /// The one until now.
    #[schema(max_length = 200)]
    pub old: String,
    /// The one from now on.
    #[schema(min_length = 8, max_length = 200)]
    pub new: String,
    /// Whether tokens for programs stay good; left out: they do not.
    #[serde(default)]
    pub keep_tokens: bool,
}

/// Deletes everything that is held about the one who asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Farewell {
    /// The account's password; a guest has none.
    #[serde(default)]
    #[schema(max_length = 200)]
    pub password: Option<String>,
}

/// A device on which a player is known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SessionInfo {
    /// Its number.
    pub id: String,
    /// What kind of device it is, as far as it says: `Firefox, Linux`.
    pub label: String,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: i64,
    /// When it was last used, to the hour.
    #[cfg_attr(test, ts(type = "number"))]
    pub seen: i64,
    /// From which address; empty where that is not known.
    pub address: String,
    /// Whether it is the one that asks.
    pub here: bool,
}

/// Whether signing in needs a second factor.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TwoFactorInfo {
    /// Whether it does.
    pub on: bool,
    /// How many spare codes are left.
    pub spare: u32,
}

/// Proves who asks before something about the account changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Proof {
    /// The account's password.
    #[schema(max_length = 200)]
    pub password: String,
    /// A code of the authenticator app, or a spare one, where the account has two factors.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 40)]
    pub second: Option<String>,
}

/// A secret for an authenticator app. It is shown this once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TwoFactorOffer {
    /// The secret in base32, to be typed.
    pub secret: String,
    /// The same as an `otpauth://` address, to be shown as a QR code.
    pub address: String,
}

/// A code of an authenticator app.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SecondCode {
    /// Six digits.
    #[schema(max_length = 40)]
    pub code: String,
}

/// Codes for the day when the app is lost, good once each. They are shown this once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SpareCodes {
    /// The codes, to be kept on paper.
    pub codes: Vec<String>,
}
