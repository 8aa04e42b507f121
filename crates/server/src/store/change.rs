//! Everything that can be stored, one kind of change each.

use sqlx::{QueryBuilder, Sqlite, SqliteConnection};

use super::{SecretRow, StoreError, TableRow};

/// Something to be stored, whole or not at all.
#[derive(Debug)]
pub(crate) enum Change {
    /// A new player with the secret that proves it.
    NewPlayer {
        name: String,
        secret: SecretRow,
    },
    Rename {
        player: String,
        name: String,
    },
    NewSecret(SecretRow),
    DropSecret {
        player: String,
        id: String,
    },
    Mute {
        player: String,
        muted: String,
        on: bool,
    },
    Ban {
        player: String,
        banned: bool,
    },
    NewTable {
        row: Box<TableRow>,
        seed: Option<String>,
        lines: Vec<NewLine>,
    },
    /// A table went on: log lines and what follows from them.
    Table {
        row: Box<TableRow>,
        lines: Vec<NewLine>,
    },
    DropTable {
        id: String,
    },
    Chat {
        table: String,
        message: wire::Chat,
    },
}

/// A log line to be appended.
#[derive(Clone, Debug)]
pub(crate) struct NewLine {
    pub(crate) n: i64,
    pub(crate) line: String,
    pub(crate) at: i64,
}

impl Change {
    pub(crate) async fn write(&self, to: &mut SqliteConnection) -> Result<(), StoreError> {
        match self {
            Self::NewPlayer { name, secret } => {
                sqlx::query("INSERT INTO players (id, name, created) VALUES ($1, $2, $3)")
                    .bind(&secret.player)
                    .bind(name)
                    .bind(secret.created)
                    .execute(&mut *to)
                    .await?;
                insert_secret(to, secret).await
            }
            Self::Rename { player, name } => {
                let query = sqlx::query("UPDATE players SET name = $2 WHERE id = $1").bind(player).bind(name);
                done(query.execute(to).await)
            }
            Self::NewSecret(secret) => insert_secret(to, secret).await,
            Self::DropSecret { player, id } => {
                let query =
                    sqlx::query("DELETE FROM secrets WHERE player = $1 AND id = $2 AND kind = 'token'");
                done(query.bind(player).bind(id).execute(to).await)
            }
            Self::Mute { player, muted, on: true } => {
                let sql = "INSERT INTO mutes (player, muted) VALUES ($1, $2) ON CONFLICT DO NOTHING";
                done(sqlx::query(sql).bind(player).bind(muted).execute(to).await)
            }
            Self::Mute { player, muted, on: false } => {
                let query = sqlx::query("DELETE FROM mutes WHERE player = $1 AND muted = $2");
                done(query.bind(player).bind(muted).execute(to).await)
            }
            Self::Ban { player, banned } => {
                let query = sqlx::query("UPDATE players SET banned = $2 WHERE id = $1");
                done(query.bind(player).bind(i64::from(*banned)).execute(to).await)
            }
            Self::NewTable { row, seed, lines } => new_table(to, row, seed.as_deref(), lines).await,
            Self::Table { row, lines } => {
                append(to, &row.id, lines).await?;
                update_table(to, row).await
            }
            Self::DropTable { id } => {
                done(sqlx::query("DELETE FROM tables WHERE id = $1").bind(id).execute(to).await)
            }
            Self::Chat { table, message } => chat(to, table, message).await,
        }
    }
}

fn done<T>(result: Result<T, sqlx::Error>) -> Result<(), StoreError> {
    result.map(|_| ()).map_err(StoreError::from)
}

async fn insert_secret(to: &mut SqliteConnection, secret: &SecretRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO secrets (hash, id, player, kind, label, created) VALUES ($1, $2, $3, $4, $5, $6)";
    let query = sqlx::query(sql).bind(&secret.hash).bind(&secret.id).bind(&secret.player);
    done(query.bind(&secret.kind).bind(&secret.label).bind(secret.created).execute(to).await)
}

async fn new_table(
    to: &mut SqliteConnection,
    row: &TableRow,
    seed: Option<&str>,
    lines: &[NewLine],
) -> Result<(), StoreError> {
    let sql = "INSERT INTO tables (id, game, stage, host, listed, setup, seats, header, created, touched) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)";
    let query = sqlx::query(sql).bind(&row.id).bind(&row.game).bind(&row.stage).bind(&row.host);
    let query = query.bind(row.listed).bind(&row.setup).bind(&row.seats).bind(&row.header);
    query.bind(row.created).execute(&mut *to).await?;
    if let Some(seed) = seed {
        let query = sqlx::query("INSERT INTO seeds (table_id, seed) VALUES ($1, $2)");
        query.bind(&row.id).bind(seed).execute(&mut *to).await?;
    }
    append(to, &row.id, lines).await?;
    update_table(to, row).await
}

/// The primary key refuses what another process has written in the meantime.
async fn append(to: &mut SqliteConnection, table: &str, lines: &[NewLine]) -> Result<(), StoreError> {
    for some in lines.chunks(AT_ONCE) {
        append_some(to, table, some).await?;
    }
    Ok(())
}

/// SQLite takes 32,766 values in one statement, and a line has four.
const AT_ONCE: usize = 1000;

async fn append_some(to: &mut SqliteConnection, table: &str, lines: &[NewLine]) -> Result<(), StoreError> {
    let mut query = QueryBuilder::<Sqlite>::new("INSERT INTO lines (table_id, n, line, at) ");
    query.push_values(lines, |mut row, line| {
        row.push_bind(table).push_bind(line.n).push_bind(&line.line).push_bind(line.at);
    });
    query.build().execute(to).await.map_err(|error| match &error {
        sqlx::Error::Database(inner) if inner.is_unique_violation() => StoreError::Conflict,
        _ => error.into(),
    })?;
    Ok(())
}

async fn update_table(to: &mut SqliteConnection, row: &TableRow) -> Result<(), StoreError> {
    let sql = "UPDATE tables SET stage = $2, host = $3, seats = $4, clock = $5, touched = $6, wake = $7, \
               waiting = $8, to_move = $9, places = $10, next = $11 WHERE id = $1";
    let query = sqlx::query(sql).bind(&row.id).bind(&row.stage).bind(&row.host).bind(&row.seats);
    let query = query.bind(&row.clock).bind(row.touched).bind(row.wake).bind(&row.waiting);
    let done = query.bind(row.to_move).bind(&row.places).bind(&row.next).execute(&mut *to).await?;
    if done.rows_affected() == 0 {
        return Err(StoreError::Gone);
    }
    if row.reseated {
        reseat(to, row).await?;
    }
    Ok(())
}

/// Keeps the index of who sits where, which lists one's own tables.
async fn reseat(to: &mut SqliteConnection, row: &TableRow) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM seated WHERE table_id = $1").bind(&row.id).execute(&mut *to).await?;
    for player in &row.players {
        let sql = "INSERT INTO seated (player, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        sqlx::query(sql).bind(player).bind(&row.id).execute(&mut *to).await?;
    }
    Ok(())
}

async fn chat(to: &mut SqliteConnection, table: &str, message: &wire::Chat) -> Result<(), StoreError> {
    let sql =
        "INSERT INTO chat (table_id, n, at, player, name, seat, text) VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let query = sqlx::query(sql).bind(table).bind(i64::from(message.n)).bind(message.at);
    let query = query.bind(&message.player).bind(&message.name).bind(message.seat.map(i64::from));
    done(query.bind(&message.text).execute(to).await)
}
