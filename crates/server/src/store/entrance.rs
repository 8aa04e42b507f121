//! Who may come to the server at all: invitations, and addresses banned until a day.

use super::account::must;
use super::db::{Open, columns, on, run};
use super::{Store, StoreError};

/// An invitation as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct InvitationRow {
    pub(crate) hash: String,
    pub(crate) id: String,
    pub(crate) note: String,
    pub(crate) created: i64,
    pub(crate) expires: i64,
    pub(crate) uses: i64,
    pub(crate) used: i64,
}
columns!(InvitationRow { hash, id, note, created, expires, uses, used });

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct AddressRow {
    pub(crate) address: String,
    pub(crate) id: String,
    pub(crate) note: String,
    pub(crate) created: i64,
    pub(crate) expires: i64,
}
columns!(AddressRow { address, id, note, created, expires });

/// What changes who may come.
#[derive(Debug)]
pub(crate) enum Entrance {
    Invite(InvitationRow),
    Uninvite {
        id: String,
    },
    /// If the address is already banned, the ban now lasts until the new day.
    KeepOut(AddressRow),
    /// By its id or as it is written. An address that is not banned is a conflict.
    LetIn {
        which: String,
    },
}

impl Entrance {
    pub(super) async fn write(&self, to: &mut Open) -> Result<(), StoreError> {
        match self {
            Self::Invite(InvitationRow { hash, id, note, created, expires, uses, used }) => {
                let sql = "INSERT INTO invitations (hash, id, note, created, expires, uses, used) \
                           VALUES ($1, $2, $3, $4, $5, $6, $7)";
                must(run!(to, sql, hash, id, note, created, expires, uses, used)?)
            }
            Self::Uninvite { id } => must(run!(to, "DELETE FROM invitations WHERE id = $1", id)?),
            Self::KeepOut(AddressRow { address, id, note, created, expires }) => {
                run!(to, "DELETE FROM address_bans WHERE address = $1 OR expires <= $2", address, created)?;
                let sql = "INSERT INTO address_bans (address, id, note, created, expires) VALUES ($1, $2, $3, $4, $5)";
                must(run!(to, sql, address, id, note, created, expires)?)
            }
            Self::LetIn { which } => {
                must(run!(to, "DELETE FROM address_bans WHERE id = $1 OR address = $1", which)?)
            }
        }
    }
}

/// Someone uses an invitation, which is then valid once less. An invalid one is a conflict.
pub(super) async fn come_by(to: &mut Open, invitation: &str, now: i64) -> Result<(), StoreError> {
    let sql = "UPDATE invitations SET used = used + 1 WHERE hash = $1 AND used < uses AND expires > $2";
    must(run!(to, sql, invitation, now)?)
}

impl Store {
    /// Every invitation, latest first.
    pub(crate) async fn invitations(&self) -> Result<Vec<InvitationRow>, StoreError> {
        let sql = "SELECT * FROM invitations ORDER BY created DESC, id LIMIT 500";
        Ok(on!(&self.read, pool => sqlx::query_as(sql).fetch_all(pool).await)?)
    }

    /// The addresses banned at this time, latest first.
    pub(crate) async fn address_bans(&self, now: i64) -> Result<Vec<AddressRow>, StoreError> {
        let sql = "SELECT * FROM address_bans WHERE expires > $1 ORDER BY created DESC, id";
        Ok(on!(&self.read, pool => sqlx::query_as(sql).bind(now).fetch_all(pool).await)?)
    }
}
