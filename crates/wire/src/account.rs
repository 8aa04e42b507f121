//! An account: a name and a password for a player who wants to be the same person on every device.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Turns the guest who asks into an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Register {
    /// The username: 3 to 24 letters, digits, `-` and `_`; upper and lower case are the same.
    #[schema(min_length = 3, max_length = 24)]
    pub name: String,
    /// 8 to 200 characters.
    #[schema(min_length = 8, max_length = 200)]
    pub password: String,
    /// Whether the guest's tokens stay valid; by default they don't.
    #[serde(default)]
    pub keep_tokens: bool,
}

/// A code that opens the account if the password is forgotten. It is shown only once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RecoveryCode {
    /// The code, to be kept somewhere safe.
    pub code: String,
}

/// Whether a program plays for an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Program {
    /// `true`: everyone sees it beside the name, at tables joined from now on.
    pub program: bool,
}

/// Signs in to an account on this device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct SignIn {
    /// The username.
    #[schema(max_length = 24)]
    pub name: String,
    #[schema(max_length = 200)]
    pub password: String,
    /// Whether the guest's games move to the account.
    pub bring: bool,
    /// A code from the authenticator app, or a spare one, if the account has two factors.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 40)]
    pub second: Option<String>,
}

/// A new password, with the recovery code instead of the old one. All devices are signed out, and a new
/// recovery code is made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Recover {
    /// The username.
    #[schema(max_length = 24)]
    pub name: String,
    /// The recovery code.
    #[schema(max_length = 80)]
    pub code: String,
    /// The new password.
    #[schema(min_length = 8, max_length = 200)]
    pub password: String,
    /// A code from the authenticator app, or a spare one, if the account has two factors.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 40)]
    pub second: Option<String>,
}

/// A new password. All other devices and programs are signed out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewPassword {
    /// The current password.
    #[schema(max_length = 200)]
    pub old: String,
    /// The new password.
    #[schema(min_length = 8, max_length = 200)]
    pub new: String,
    /// Whether tokens for programs stay valid; by default they don't.
    #[serde(default)]
    pub keep_tokens: bool,
}

/// Deletes everything stored about the player who asks.
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
    pub id: String,
    /// What kind of device it is, as far as it says: `Firefox, Linux`.
    pub label: String,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: i64,
    /// When it was last used, to the hour.
    #[cfg_attr(test, ts(type = "number"))]
    pub seen: i64,
    /// The address it was used from; empty if not known.
    pub address: String,
    /// Whether it is the device that asks.
    pub here: bool,
}

/// Whether signing in needs a second factor.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TwoFactorInfo {
    pub on: bool,
    /// How many spare codes are left.
    pub spare: u32,
}

/// Proves who is asking before something about the account changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Proof {
    #[schema(max_length = 200)]
    pub password: String,
    /// A code from the authenticator app, or a spare one, if the account has two factors.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 40)]
    pub second: Option<String>,
}

/// A secret for an authenticator app. It is shown only once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TwoFactorOffer {
    /// The secret in base32, for typing.
    pub secret: String,
    /// The same as an `otpauth://` address, for a QR code.
    pub address: String,
}

/// A code from an authenticator app.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SecondCode {
    /// Six digits.
    #[schema(max_length = 40)]
    pub code: String,
}

/// Codes for when the app is lost, each valid once. They are shown only once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SpareCodes {
    /// The codes, to be kept somewhere safe.
    pub codes: Vec<String>,
}
