//! Webhooks and browsers: what has to be announced, and to whom.

use sqlx::{AssertSqlSafe, Database, Decode, Type, error::BoxDynError};

use super::db::{Db, Open, columns, on, run};
use super::{Change, Store, StoreError};

/// After this many failures in a row a webhook is off.
pub(crate) const OFF: i64 = 20;

/// The kinds: a player's own address, or a browser at its push service.
pub(crate) const WEBHOOK: &str = "webhook";
pub(crate) const PUSH: &str = "push";

/// How many of a player's browsers are notified; if there are more, the newest.
const MOST_BROWSERS: i64 = 10;

/// How many milliseconds a process has to call a webhook it has claimed: more than a call may take.
const LEASE: i64 = 15_000;

/// How many turns are noted in one go.
const AT_ONCE: i64 = 200;

/// What signs the calls of a webhook, in hex, or encrypts a browser's messages. It appears in no log and in
/// no message for people.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Key(pub(crate) String);

/// It is stored as its text.
impl<DB: Database> Type<DB> for Key
where
    String: Type<DB>,
{
    fn type_info() -> DB::TypeInfo {
        String::type_info()
    }

    fn compatible(info: &DB::TypeInfo) -> bool {
        String::compatible(info)
    }
}

impl<'r, DB: Database> Decode<'r, DB> for Key
where
    String: Decode<'r, DB>,
{
    fn decode(value: DB::ValueRef<'r>) -> Result<Self, BoxDynError> {
        String::decode(value).map(Self)
    }
}

impl std::fmt::Debug for Key {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Key(…)")
    }
}

/// A webhook as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct HookRow {
    pub(crate) id: String,
    pub(crate) player: String,
    pub(crate) url: String,
    pub(crate) key: Key,
    pub(crate) created: i64,
    pub(crate) called: Option<i64>,
    pub(crate) result: Option<String>,
    pub(crate) failures: i64,
    pub(crate) kind: String,
}
columns!(HookRow { id, player, url, key, created, called, result, failures, kind });

/// A turn to announce.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct UntoldTurn {
    pub(crate) hook: String,
    pub(crate) table_id: String,
    pub(crate) waits_since: i64,
}
columns!(UntoldTurn { hook, table_id, waits_since });

/// A turn to announce now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DueCall {
    pub(crate) table_id: String,
    pub(crate) waits_since: i64,
    /// How many tries have failed.
    pub(crate) tries: i64,
    pub(crate) game: String,
}
columns!(DueCall { table_id, waits_since, tries, game });

/// The result of a call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Called {
    pub(crate) hook: String,
    /// The turn it was about; `None` for a test.
    pub(crate) turn: Option<UntoldTurn>,
    pub(crate) at: i64,
    pub(crate) well: bool,
    pub(crate) result: String,
    /// When to try again.
    pub(crate) again: Option<i64>,
}

/// A webhook with a call due: the turn is still the one that was noted.
const DUE: &str = "busy <= $1 AND failures < $2 AND EXISTS (SELECT 1 FROM hook_calls JOIN tables ON tables.id = table_id \
                   WHERE hook = hooks.id AND due <= $1 AND tables.waiting = hooks.player \
                   AND tables.waits_since = hook_calls.waits_since)";

impl Store {
    pub(crate) async fn hooks(&self, player: &str) -> Result<Vec<HookRow>, StoreError> {
        let sql = "SELECT * FROM hooks WHERE player = $1 AND kind = $2 ORDER BY created, id";
        Ok(on!(&self.read, pool => sqlx::query_as(sql).bind(player).bind(WEBHOOK).fetch_all(pool).await)?)
    }

    /// What this server proves its identity with for a purpose, once it has been made.
    pub(crate) async fn server_key(&self, name: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT key FROM server_keys WHERE name = $1";
        Ok(on!(&self.read, pool => sqlx::query_scalar(sql).bind(name).fetch_optional(pool).await)?)
    }

    /// Turns that have lasted since `before` without a move, and that a hook of this kind has not announced.
    /// Only those that began after it was made: someone who makes one is there.
    pub(crate) async fn untold_turns(&self, kind: &str, before: i64) -> Result<Vec<UntoldTurn>, StoreError> {
        let sql = "SELECT hooks.id AS hook, tables.id AS table_id, tables.waits_since AS waits_since FROM hooks \
                   JOIN players ON players.id = hooks.player JOIN tables ON tables.waiting = hooks.player \
                   WHERE players.banned = 0 AND failures < $2 AND kind = $4 AND tables.stage = 'playing' \
                   AND tables.waits_since >= hooks.created AND tables.waits_since <= $1 AND tables.touched <= $1 \
                   AND NOT EXISTS (SELECT 1 FROM hook_calls WHERE hook = hooks.id AND table_id = tables.id \
                   AND hook_calls.waits_since = tables.waits_since) ORDER BY tables.waits_since LIMIT $3";
        Ok(
            on!(&self.read, pool => sqlx::query_as(sql).bind(before).bind(OFF).bind(AT_ONCE).bind(kind).fetch_all(pool).await)?,
        )
    }

    /// Claims webhooks with a call due. With several processes each webhook goes to one of them.
    pub(crate) async fn claim_hooks(&self, now: i64, most: usize) -> Result<Vec<HookRow>, StoreError> {
        let most = most as i64;
        match &self.read {
            Db::Sqlite(pool) => {
                let sql = format!("SELECT * FROM hooks WHERE {DUE} ORDER BY busy LIMIT $3");
                let query = sqlx::query_as(AssertSqlSafe(sql)).bind(now).bind(OFF).bind(most);
                let rows: Vec<HookRow> = query.fetch_all(pool).await?;
                for row in &rows {
                    self.apply(Change::TakeHook { id: row.id.clone(), until: now + LEASE }).await?;
                }
                Ok(rows)
            }
            Db::Postgres(pool) => {
                let sql = format!(
                    "UPDATE hooks SET busy = $4 WHERE id IN (SELECT id FROM hooks WHERE {DUE} ORDER BY busy \
                     LIMIT $3 FOR UPDATE SKIP LOCKED) RETURNING *"
                );
                let query =
                    sqlx::query_as(AssertSqlSafe(sql)).bind(now).bind(OFF).bind(most).bind(now + LEASE);
                Ok(query.fetch_all(pool).await?)
            }
        }
    }

    /// Claims this webhook of a player; `None` if it is being called.
    pub(crate) async fn claim_hook(
        &self,
        player: &str,
        id: &str,
        now: i64,
    ) -> Result<Option<HookRow>, StoreError> {
        match &self.read {
            Db::Sqlite(pool) => {
                let sql = "SELECT * FROM hooks WHERE player = $1 AND id = $2 AND busy <= $3";
                let query = sqlx::query_as(sql).bind(player).bind(id).bind(now);
                let row: Option<HookRow> = query.fetch_optional(pool).await?;
                if row.is_some() {
                    self.apply(Change::TakeHook { id: id.to_owned(), until: now + LEASE }).await?;
                }
                Ok(row)
            }
            Db::Postgres(pool) => {
                let sql =
                    "UPDATE hooks SET busy = $4 WHERE player = $1 AND id = $2 AND busy <= $3 RETURNING *";
                let query = sqlx::query_as(sql).bind(player).bind(id).bind(now).bind(now + LEASE);
                Ok(query.fetch_optional(pool).await?)
            }
        }
    }

    /// The turn a webhook should announce first, if it is still current.
    pub(crate) async fn due_call(&self, hook: &HookRow, now: i64) -> Result<Option<DueCall>, StoreError> {
        let sql = "SELECT table_id, hook_calls.waits_since AS waits_since, tries, game FROM hook_calls \
                   JOIN tables ON tables.id = table_id WHERE hook = $1 AND due <= $2 AND tables.waiting = $3 \
                   AND tables.waits_since = hook_calls.waits_since ORDER BY due LIMIT 1";
        Ok(
            on!(&self.read, pool => sqlx::query_as(sql).bind(&hook.id).bind(now).bind(&hook.player).fetch_optional(pool).await)?,
        )
    }
}

/// A new webhook; what it is to be called about comes later.
pub(super) async fn add(to: &mut Open, row: &HookRow) -> Result<(), StoreError> {
    let HookRow { id, player, url, key, created, .. } = row;
    let sql = "INSERT INTO hooks (id, player, url, key, created) VALUES ($1, $2, $3, $4, $5)";
    run!(to, sql, id, player, url, &key.0, created)?;
    Ok(())
}

/// A browser is to be notified, as this device's. One that is already known stays as it is, with what it was
/// told; otherwise it replaces the device's previous one, and any earlier owner's.
pub(super) async fn subscribe(to: &mut Open, row: &HookRow, device: &str) -> Result<(), StoreError> {
    let HookRow { id, player, url, key, created, .. } = row;
    let sql = "UPDATE hooks SET key = $5, failures = 0 \
               WHERE kind = $1 AND player = $2 AND device = $3 AND url = $4";
    if run!(to, sql, PUSH, player, device, url, &key.0)? > 0 {
        return Ok(());
    }
    run!(to, "DELETE FROM hooks WHERE kind = $1 AND (device = $2 OR url = $3)", PUSH, device, url)?;
    // A device that has just been signed out is not notified.
    let sql = "INSERT INTO hooks (id, player, url, key, created, kind, device) \
               SELECT $1, $2, $3, $4, $5, $6, id FROM secrets WHERE id = $7 AND player = $2";
    run!(to, sql, id, player, url, &key.0, created, PUSH, device)?;
    let sql = "DELETE FROM hooks WHERE player = $1 AND kind = $2 AND id NOT IN (SELECT id FROM hooks \
               WHERE player = $1 AND kind = $2 ORDER BY created DESC, id LIMIT $3)";
    run!(to, sql, player, PUSH, MOST_BROWSERS)?;
    Ok(())
}

/// A turn is checked again at that time, possibly by another process.
pub(super) async fn wait(to: &mut Open, turn: &UntoldTurn, again: i64) -> Result<(), StoreError> {
    run!(to, "UPDATE hooks SET busy = 0 WHERE id = $1", &turn.hook)?;
    let sql = "UPDATE hook_calls SET due = $4 WHERE hook = $1 AND table_id = $2 AND waits_since = $3";
    run!(to, sql, &turn.hook, &turn.table_id, turn.waits_since, again)?;
    Ok(())
}

/// Notes turns to announce. What another process has already noted stays as it is, and what has just been
/// deleted is left out.
pub(super) async fn note(to: &mut Open, turns: &[UntoldTurn], due: i64) -> Result<(), StoreError> {
    let sql = "INSERT INTO hook_calls (hook, table_id, waits_since, tries, due) \
               SELECT hooks.id, tables.id, $3, 0, $4 FROM hooks, tables WHERE hooks.id = $1 AND tables.id = $2 \
               ON CONFLICT (hook, table_id) DO UPDATE SET waits_since = excluded.waits_since, tries = 0, \
               due = excluded.due WHERE hook_calls.waits_since <> excluded.waits_since";
    for turn in turns {
        run!(to, sql, &turn.hook, &turn.table_id, turn.waits_since, due)?;
    }
    Ok(())
}

/// Records the result of a call, and releases the webhook.
pub(super) async fn called(to: &mut Open, called: &Called) -> Result<(), StoreError> {
    let Called { hook, turn, at, well, result, again } = called;
    let sql = "UPDATE hooks SET called = $2, result = $3, failures = CASE WHEN $4 = 1 THEN 0 ELSE failures + 1 END, \
               busy = 0 WHERE id = $1";
    run!(to, sql, hook, at, result, i64::from(*well))?;
    if let Some(turn) = turn {
        let sql = "UPDATE hook_calls SET tries = tries + 1, due = $4 \
                   WHERE hook = $1 AND table_id = $2 AND waits_since = $3";
        run!(to, sql, hook, &turn.table_id, turn.waits_since, again)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Database, SecretRow};

    /// An empty database in this folder, or a PostgreSQL one under `tools/with-postgres`.
    async fn opened(name: &str) -> (std::path::PathBuf, Database, Store) {
        let folder = std::env::temp_dir().join(format!("durbar-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        let postgres = load::fresh_postgres().await.unwrap();
        let database = postgres.map_or(Database::Folder(folder.clone()), Database::Postgres);
        let store = Store::open(&database).await.unwrap();
        (folder, database, store)
    }

    fn secret(player: &str, id: &str) -> SecretRow {
        SecretRow {
            hash: id.into(),
            id: id.into(),
            player: player.into(),
            kind: "cookie".into(),
            label: String::new(),
            seen: 0,
            address: String::new(),
            host_only: 0,
            created: 0,
            scope: "play".into(),
            expires: None,
        }
    }

    fn newcomer(player: &str) -> Change {
        Change::NewPlayer { name: player.into(), secret: secret(player, player), invitation: None }
    }

    fn hook(player: &str) -> HookRow {
        HookRow {
            id: format!("hook of {player}"),
            player: player.into(),
            url: "https://example.org/".into(),
            key: Key("5ec2e7".into()),
            created: 1,
            called: None,
            result: None,
            failures: 0,
            kind: WEBHOOK.into(),
        }
    }

    #[tokio::test]
    async fn a_webhook_goes_with_its_player_and_keeps_its_key_to_itself() {
        let (folder, database, store) = opened("hooks").await;
        assert!(!format!("{:?}", Change::NewHook(hook("ann"))).contains("5ec2e7"));
        for player in ["ann", "ben"] {
            store.apply(newcomer(player)).await.unwrap();
            store.apply(Change::NewHook(hook(player))).await.unwrap();
        }
        assert_eq!(store.hooks("ann").await.unwrap(), [hook("ann")]);
        let mut write = database.connect().await.unwrap().write.begin().await.unwrap();
        run!(&mut write, "DELETE FROM players WHERE id = 'ann'").unwrap();
        write.commit().await.unwrap();
        assert_eq!(store.hooks("ann").await.unwrap(), []);
        assert_eq!(store.hooks("ben").await.unwrap(), [hook("ben")]);
        std::fs::remove_dir_all(folder).unwrap();
    }

    async fn browsers(store: &Store) -> Vec<(String, String)> {
        let sql = "SELECT player, url FROM hooks WHERE kind = 'push' ORDER BY created";
        on!(&store.read, pool => sqlx::query_as(sql).fetch_all(pool).await).unwrap()
    }

    #[tokio::test]
    async fn a_device_has_one_browser_and_a_player_ten() {
        let (folder, _, store) = opened("browsers").await;
        for player in ["ann", "ben"] {
            store.apply(newcomer(player)).await.unwrap();
        }
        let subscribe = async |player: &str, device: &str, url: &str, created: i64| {
            let hook = HookRow {
                id: format!("{device} {created}"),
                url: url.into(),
                kind: PUSH.into(),
                created,
                ..hook(player)
            };
            store.apply(Change::Subscribe { hook, device: device.into() }).await.unwrap();
        };
        let told = |player: &str, url: &str| (player.to_owned(), url.to_owned());
        subscribe("ann", "ann", "one", 1).await;
        subscribe("ann", "ann", "one", 2).await;
        subscribe("ann", "nobody's", "none", 3).await;
        assert_eq!(browsers(&store).await, [told("ann", "one")]);
        assert_eq!(store.hooks("ann").await.unwrap(), [], "it is no webhook");
        // Someone else has signed in on the same browser.
        subscribe("ben", "ben", "one", 4).await;
        assert_eq!(browsers(&store).await, [told("ben", "one")]);
        for n in 0..=MOST_BROWSERS {
            store.apply(Change::NewSecret(secret("ann", &format!("device {n}")))).await.unwrap();
            subscribe("ann", &format!("device {n}"), &format!("url {n}"), 10 + n).await;
        }
        let all = browsers(&store).await;
        assert_eq!(all.len() as i64, 1 + MOST_BROWSERS);
        assert!(!all.contains(&told("ann", "url 0")), "the oldest has made room");
        let gone = Change::DropSecret { player: "ann".into(), kind: "cookie", id: "device 1".into() };
        store.apply(gone).await.unwrap();
        assert!(!browsers(&store).await.contains(&told("ann", "url 1")), "who signs out is not told");
        std::fs::remove_dir_all(folder).unwrap();
    }
}
