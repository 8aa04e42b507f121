//! Accounts and devices, and what happens when a player leaves.

use sqlx::AssertSqlSafe;

use super::batch::{in_powers, places};
use super::change::insert_secret;
use super::db::{Open, columns, on, run};
use super::news::{News, notify};
use super::two_factor::{self, TwoFactor};
use super::{SecretRow, Store, StoreError};
use crate::ids;
use sitting::Who;

/// An account as it is stored.
#[derive(Clone, Debug, Default)]
pub(crate) struct AccountRow {
    pub(crate) player: String,
    pub(crate) name: String,
    pub(crate) password: String,
    pub(crate) recovery: String,
    pub(crate) created: i64,
    /// `host`, or nothing.
    pub(crate) role: String,
    /// The secret shared with an authenticator app, if signing in needs its codes.
    pub(crate) totp: Option<String>,
    /// A secret that no code has confirmed yet.
    pub(crate) totp_offered: Option<String>,
    /// 1 if a program plays.
    pub(crate) program: i64,
}
columns!(AccountRow { player, name, password, recovery, created, role, totp, totp_offered, program });

impl AccountRow {
    /// Whether its owner may look after the server.
    pub(crate) fn is_host(&self) -> bool {
        self.role == "host"
    }

    /// Whether it is marked as played by a program.
    pub(crate) fn is_program(&self) -> bool {
        self.program != 0
    }
}

/// A cookie or token that was shown, and the player it stands for.
#[derive(Clone, Debug)]
pub(crate) struct Holder {
    pub(crate) id: String,
    pub(crate) kind: String,
    pub(crate) seen: i64,
    pub(crate) address: String,
    pub(crate) host_only: i64,
    pub(crate) scope: String,
    pub(crate) player: String,
    pub(crate) name: String,
    pub(crate) program: i64,
}
columns!(Holder { id, kind, seen, address, host_only, scope, player, name, program });

impl Holder {
    /// The player it stands for.
    pub(crate) fn who(self) -> Who {
        Who { player: self.player, name: self.name, program: self.program != 0 }
    }
}

/// What changes a player as a person.
#[derive(Debug)]
pub(crate) enum Person {
    /// A guest becomes an account, under a new secret that a holder of the old one doesn't know. A name that
    /// is taken is a conflict.
    Register {
        account: AccountRow,
        device: SecretRow,
        keep_tokens: bool,
    },
    /// A new password; every other device is signed out, and so are programs unless they are kept.
    Password {
        player: String,
        password: String,
        keep: String,
        keep_tokens: bool,
    },
    /// A new password given the recovery code, which is then used up: every device and program is signed out,
    /// and this one signed in. An old code is a conflict.
    Recover {
        player: String,
        used: String,
        password: String,
        recovery: String,
        device: SecretRow,
    },
    TwoFactor(TwoFactor),
    /// A new recovery code from the host, which turns two-factor sign-in off. No account is a conflict.
    Recovery {
        player: String,
        recovery: String,
    },
    /// The account recognises this device, and forgets those it has not seen for longest.
    Knows(SecretRow),
    /// A device was used, from this address.
    Seen {
        id: String,
        at: i64,
        address: String,
    },
    /// The account with this name gains or loses the host's role. No such account is a conflict.
    Role {
        name: String,
        role: &'static str,
    },
    /// The account says whether a program plays for it. A guest's request is a conflict.
    Program {
        player: String,
        program: bool,
    },
    /// A guest is merged into an account. A table that is still the guest's is a conflict.
    Merge {
        guest: String,
        account: String,
    },
    /// Nothing is kept of this player except matches without a name.
    Forget {
        player: String,
    },
}

/// How many devices an account recognises.
const MOST_KNOWN: i64 = 20;

/// A conflict if a statement touched no row.
pub(super) fn must(touched: u64) -> Result<(), StoreError> {
    if touched > 0 { Ok(()) } else { Err(StoreError::Conflict) }
}

impl Person {
    pub(super) async fn write(&self, to: &mut Open) -> Result<(), StoreError> {
        match self {
            Self::Register { account, device, keep_tokens } => {
                let sql = "INSERT INTO accounts (player, name, password, recovery, created) \
                           VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
                let AccountRow { player, name, password, recovery, created, .. } = account;
                must(run!(to, sql, player, name, password, recovery, created)?)?;
                sign_out(to, player, "", *keep_tokens).await?;
                insert_secret(to, device).await?;
            }
            Self::Password { player, password, keep, keep_tokens } => {
                run!(to, "UPDATE accounts SET password = $2 WHERE player = $1", player, password)?;
                sign_out(to, player, keep, *keep_tokens).await?;
            }
            Self::Recover { player, used, password, recovery, device } => {
                let sql =
                    "UPDATE accounts SET password = $3, recovery = $4 WHERE player = $1 AND recovery = $2";
                must(run!(to, sql, player, used, password, recovery)?)?;
                sign_out(to, player, "", false).await?;
                insert_secret(to, device).await?;
            }
            Self::Recovery { player, recovery } => {
                let sql = "UPDATE accounts SET recovery = $2 WHERE player = $1";
                must(run!(to, sql, player, recovery)?)?;
                two_factor::off(to, player).await?;
            }
            Self::TwoFactor(change) => change.write(to).await?,
            Self::Knows(device) => {
                insert_secret(to, device).await?;
                let sql = "DELETE FROM secrets WHERE player = $1 AND kind = 'known' AND id NOT IN \
                           (SELECT id FROM secrets WHERE player = $1 AND kind = 'known' ORDER BY created DESC LIMIT $2)";
                run!(to, sql, &device.player, MOST_KNOWN)?;
            }
            Self::Seen { id, at, address } => {
                run!(to, "UPDATE secrets SET seen = $2, address = $3 WHERE id = $1", id, at, address)?;
            }
            Self::Role { name, role } => {
                must(run!(to, "UPDATE accounts SET role = $2 WHERE name = $1", name, *role)?)?;
            }
            Self::Program { player, program } => {
                let sql = "UPDATE accounts SET program = $2 WHERE player = $1";
                must(run!(to, sql, player, i64::from(*program))?)?;
            }
            Self::Merge { guest, account } => merge(to, guest, account).await?,
            Self::Forget { player } => forget(to, player).await?,
        }
        Ok(())
    }
}

/// Signs out every device but one, and programs unless they are kept.
async fn sign_out(to: &mut Open, player: &str, keep: &str, keep_tokens: bool) -> Result<(), StoreError> {
    let sql = "DELETE FROM secrets WHERE player = $1 AND id <> $2 AND (kind = 'cookie' OR (kind = 'token' AND $3 = 0))";
    run!(to, sql, player, keep, i64::from(keep_tokens))?;
    Ok(())
}

/// The guest's tables have moved to the account one by one; here everything else follows, except tokens:
/// anyone who made one as the guest would hold the account with it.
async fn merge(to: &mut Open, guest: &str, account: &str) -> Result<(), StoreError> {
    run!(to, "UPDATE chat SET player = $2 WHERE player = $1", guest, account)?;
    run!(to, "UPDATE hooks SET player = $2 WHERE player = $1", guest, account)?;
    for sql in [
        "INSERT INTO mutes (player, muted) SELECT $2, muted FROM mutes WHERE player = $1 ON CONFLICT DO NOTHING",
        "INSERT INTO mutes (player, muted) SELECT player, $2 FROM mutes WHERE muted = $1 ON CONFLICT DO NOTHING",
    ] {
        run!(to, sql, guest, account)?;
    }
    take_along(to, guest, account).await?;
    drop_player(to, guest).await
}

/// What the guest has played moves too, so signing in gives nobody a second try; if the account has played
/// the same itself, that counts.
async fn take_along(to: &mut Open, guest: &str, account: &str) -> Result<(), StoreError> {
    for sql in [
        "UPDATE losses SET player = $2 WHERE player = $1",
        "UPDATE daily_tries SET player = $2 WHERE player = $1 AND NOT EXISTS (SELECT 1 FROM daily_tries AS own \
         WHERE own.player = $2 AND own.game = daily_tries.game AND own.date = daily_tries.date)",
        "UPDATE duplicates SET host = $2 WHERE host = $1 AND (guest IS NULL OR guest <> $2)",
        "UPDATE duplicates SET guest = $2 WHERE guest = $1 AND host <> $2",
        "UPDATE duplicate_tables SET player = $2 WHERE player = $1 AND NOT EXISTS \
         (SELECT 1 FROM duplicate_tables AS own WHERE own.player = $2 AND own.duplicate = duplicate_tables.duplicate)",
    ] {
        run!(to, sql, guest, account)?;
    }
    Ok(())
}

async fn forget(to: &mut Open, player: &str) -> Result<(), StoreError> {
    // The messages keep their numbers, so none is given twice.
    let sql = "UPDATE chat SET player = '', name = '', text = '' WHERE player = $1 RETURNING table_id";
    let mut said: Vec<String> =
        on!(&mut *to, link => sqlx::query_scalar(sql).bind(player).fetch_all(&mut **link).await)?;
    run!(to, "UPDATE reports SET about = '', name = '', said = '' WHERE about = $1", player)?;
    said.sort_unstable();
    said.dedup();
    drop_player(to, player).await?;
    // Rooms elsewhere read the chat again.
    notify(to, said.into_iter().map(|table| News::Said { table, n: u32::MAX })).await
}

/// A player who still sits somewhere is not deleted.
async fn drop_player(to: &mut Open, player: &str) -> Result<(), StoreError> {
    run!(to, "DELETE FROM mutes WHERE muted = $1", player)?;
    let sql = "DELETE FROM players WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM seated WHERE player = $1) \
               AND NOT EXISTS (SELECT 1 FROM tables WHERE host = $1)";
    must(run!(to, sql, player)?)
}

impl Store {
    /// The player a secret stands for, unless banned or the secret has expired.
    pub(crate) async fn holder(&self, secret: &str) -> Result<Option<Holder>, StoreError> {
        let sql = "SELECT secrets.id, kind, seen, address, host_only, scope, players.id AS player, players.name, \
                   COALESCE(program, 0) AS program FROM secrets JOIN players ON players.id = secrets.player \
                   LEFT JOIN accounts ON accounts.player = players.id \
                   WHERE hash = $1 AND kind <> 'known' AND banned = 0 AND (expires IS NULL OR expires > $2)";
        let (hash, now) = (ids::hash(secret), ids::now());
        Ok(on!(&self.read, pool => sqlx::query_as(sql).bind(hash).bind(now).fetch_optional(pool).await)?)
    }

    /// Whether a player has signed in before on the device that shows this.
    pub(crate) async fn knows(&self, secret: &str, player: &str) -> Result<bool, StoreError> {
        let sql = "SELECT id FROM secrets WHERE hash = $1 AND kind = 'known' AND player = $2";
        let hash = ids::hash(secret);
        let found: Option<String> = on!(&self.read, pool => sqlx::query_scalar(sql).bind(hash).bind(player).fetch_optional(pool).await)?;
        Ok(found.is_some())
    }

    /// Which of these hashed secrets stand for a player who is not banned, and for which.
    pub(crate) async fn holders(&self, hashes: &[&str]) -> Result<Vec<(String, String)>, StoreError> {
        let mut found = Vec::with_capacity(hashes.len());
        for some in in_powers(hashes) {
            let places = places(1, some.len());
            let sql = format!(
                "SELECT hash, player FROM secrets JOIN players ON players.id = player \
                 WHERE banned = 0 AND hash IN {places} AND (expires IS NULL OR expires > ${})",
                some.len() + 1
            );
            let rows: Vec<(String, String)> = on!(&self.read, pool => {
                let query = sqlx::query_as(AssertSqlSafe(sql));
                some.iter().fold(query, |query, hash| query.bind(*hash)).bind(ids::now()).fetch_all(pool).await
            })?;
            found.extend(rows);
        }
        Ok(found)
    }

    /// The account of a player; a guest has none.
    pub(crate) async fn account_of(&self, player: &str) -> Result<Option<AccountRow>, StoreError> {
        let sql = "SELECT * FROM accounts WHERE player = $1";
        Ok(on!(&self.read, pool => sqlx::query_as(sql).bind(player).fetch_optional(pool).await)?)
    }

    /// The account with this name, and its player's name, unless banned.
    pub(crate) async fn account_named(&self, name: &str) -> Result<Option<AccountRow>, StoreError> {
        let sql = "SELECT accounts.* FROM accounts JOIN players ON players.id = player \
                   WHERE accounts.name = $1 AND banned = 0";
        Ok(on!(&self.read, pool => sqlx::query_as(sql).bind(name).fetch_optional(pool).await)?)
    }

    /// The name others see for a player.
    pub(crate) async fn player_name(&self, player: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT name FROM players WHERE id = $1";
        Ok(on!(&self.read, pool => sqlx::query_scalar(sql).bind(player).fetch_optional(pool).await)?)
    }

    /// A player's cookies or tokens, oldest first.
    pub(crate) async fn secrets(&self, player: &str, kind: &str) -> Result<Vec<SecretRow>, StoreError> {
        let sql = "SELECT * FROM secrets WHERE player = $1 AND kind = $2 ORDER BY created";
        Ok(on!(&self.read, pool => sqlx::query_as(sql).bind(player).bind(kind).fetch_all(pool).await)?)
    }

    /// Every table where a player said something.
    pub(crate) async fn tables_spoken_at(&self, player: &str) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT DISTINCT table_id FROM chat WHERE player = $1";
        Ok(on!(&self.read, pool => sqlx::query_scalar(sql).bind(player).fetch_all(pool).await)?)
    }

    /// Every table where a player sits or sat, or which the player made.
    pub(crate) async fn tables_with(&self, player: &str) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT table_id FROM seated WHERE player = $1 UNION SELECT id FROM tables WHERE host = $1";
        Ok(on!(&self.read, pool => sqlx::query_scalar(sql).bind(player).fetch_all(pool).await)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Change, Database};

    #[tokio::test]
    async fn a_secret_identifies_its_owner_until_it_expires() {
        let name = format!("durbar-secrets-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        let store = Store::open(&Database::Folder(folder.clone())).await.unwrap();
        let token = |secret: &str, expires| SecretRow {
            hash: ids::hash(secret),
            id: secret.into(),
            player: "ann".into(),
            kind: "token".into(),
            label: String::new(),
            created: 0,
            seen: 0,
            address: String::new(),
            host_only: 0,
            scope: "read".into(),
            expires,
        };
        let now = ids::now();
        let first =
            Change::NewPlayer { name: "Ann".into(), secret: token("endless", None), invitation: None };
        store.apply(first).await.unwrap();
        store.apply(Change::NewSecret(token("over", Some(now)))).await.unwrap();
        store.apply(Change::NewSecret(token("good", Some(now + 60_000)))).await.unwrap();
        for (secret, good) in [("endless", true), ("over", false), ("good", true)] {
            let holder = store.holder(secret).await.unwrap();
            assert_eq!(holder.map(|holder| holder.scope), good.then(|| "read".to_owned()), "{secret}");
            let watched = store.holders(&[&ids::hash(secret)]).await.unwrap();
            assert_eq!(watched.len(), usize::from(good), "an open socket on {secret}");
        }
        let _ = std::fs::remove_dir_all(&folder);
    }
}
