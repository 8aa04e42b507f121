//! The second factor of an account.

use super::account::must;
use super::db::{Open, on, run};
use super::{Store, StoreError};

/// What changes an account's second factor, or is used up by proving it.
#[derive(Debug)]
pub(crate) enum TwoFactor {
    /// A secret is offered; it takes effect once a code from it has been entered.
    Offer {
        player: String,
        secret: String,
    },
    /// The offered secret takes effect, with these spare codes. Another secret, or one already in effect, is
    /// a conflict.
    On {
        player: String,
        secret: String,
        step: i64,
        spare: Vec<String>,
    },
    Off {
        player: String,
    },
    /// A code was entered. One that is not later than the last is a conflict.
    Shown {
        player: String,
        step: i64,
    },
    /// A spare code was entered, and is used up. One that doesn't exist is a conflict.
    Spare {
        player: String,
        hash: String,
    },
}

impl TwoFactor {
    pub(super) async fn write(&self, to: &mut Open) -> Result<(), StoreError> {
        match self {
            Self::Offer { player, secret } => {
                let sql = "UPDATE accounts SET totp_offered = $2 WHERE player = $1 AND totp IS NULL";
                must(run!(to, sql, player, secret)?)
            }
            Self::On { player, secret, step, spare } => {
                let sql = "UPDATE accounts SET totp = $2, totp_offered = NULL, totp_step = $3 \
                           WHERE player = $1 AND totp IS NULL AND totp_offered = $2";
                must(run!(to, sql, player, secret, step)?)?;
                for hash in spare {
                    run!(to, "INSERT INTO spare_codes (player, hash) VALUES ($1, $2)", player, hash)?;
                }
                Ok(())
            }
            Self::Off { player } => off(to, player).await,
            Self::Shown { player, step } => {
                let sql = "UPDATE accounts SET totp_step = $2 WHERE player = $1 AND totp_step < $2";
                must(run!(to, sql, player, step)?)
            }
            Self::Spare { player, hash } => {
                must(run!(to, "DELETE FROM spare_codes WHERE player = $1 AND hash = $2", player, hash)?)
            }
        }
    }
}

/// The password alone is enough again.
pub(super) async fn off(to: &mut Open, player: &str) -> Result<(), StoreError> {
    run!(to, "UPDATE accounts SET totp = NULL, totp_offered = NULL WHERE player = $1", player)?;
    run!(to, "DELETE FROM spare_codes WHERE player = $1", player)?;
    Ok(())
}

impl Store {
    /// How many spare codes an account has left.
    pub(crate) async fn spare_codes(&self, player: &str) -> Result<i64, StoreError> {
        let sql = "SELECT COUNT(*) FROM spare_codes WHERE player = $1";
        Ok(on!(&self.read, pool => sqlx::query_scalar(sql).bind(player).fetch_one(pool).await)?)
    }
}
