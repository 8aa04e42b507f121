//! Counting rated tables: each of them once, in the order they ended.
//!
//! The end of a rated table is stored together with a note that it has to be counted; the result is stored
//! together with the removal of that note. So a process may die at any moment, and another one continues.

use std::collections::BTreeMap;

use super::db::{Db, Open, columns, on, run};
use super::duplicates;
use super::{Store, StoreError, TableRow};
use crate::rating::{self, Entrant, Form, Met, Skill, Whose};
use sitting::Seating;

/// The lock that lets one process count at a time; no other lock in the database has this number.
const ONE_COUNTS: i64 = 0x6475_7262_6172;

/// A table to count.
struct Ended {
    table_id: String,
    at: i64,
    game: String,
    seats: String,
    places: Option<String>,
}
columns!(Ended { table_id, at, game, seats, places });

/// Notes that the table has to be counted.
pub(super) async fn note(to: &mut Open, row: &TableRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO uncounted (table_id, ended) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    run!(to, sql, &row.id, row.touched)?;
    Ok(())
}

impl Store {
    /// Counts the table that ended first among those to be counted. Returns whether there was one.
    pub(crate) async fn count_next(&self) -> Result<bool, StoreError> {
        let sql = "SELECT table_id FROM uncounted LIMIT 1";
        let any: Option<String> =
            on!(&self.read, pool => sqlx::query_scalar(sql).fetch_optional(pool).await)?;
        if any.is_none() {
            return Ok(false);
        }
        let mut open = self.write.begin().await?;
        alone(&mut open).await?;
        let found = first(&mut open).await?;
        if let Some(ended) = &found {
            count(&mut open, ended).await?;
        }
        open.commit().await?;
        Ok(found.is_some())
    }
}

/// Waits until no other process is counting. With SQLite there is only one process.
async fn alone(open: &mut Open) -> Result<(), StoreError> {
    if let Db::Postgres(link) = open {
        sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(ONE_COUNTS).execute(&mut **link).await?;
    }
    Ok(())
}

async fn first(open: &mut Open) -> Result<Option<Ended>, StoreError> {
    let sql = "SELECT table_id, ended AS at, game, seats, places FROM uncounted JOIN tables ON tables.id = table_id \
               ORDER BY ended, table_id LIMIT 1";
    Ok(on!(open, link => sqlx::query_as(sql).fetch_optional(&mut **link).await)?)
}

/// Results come before ratings: both refer to the players, and deleting a player takes them in this order
/// too.
async fn count(open: &mut Open, ended: &Ended) -> Result<(), StoreError> {
    let two = duplicates::entrants(open, &ended.table_id).await?;
    match two.map_or_else(|| entrants(ended), Ok) {
        Ok(mut entrants) => {
            let known = known(open, &ended.game, &mut entrants).await?;
            let weights = weights(open, ended, &entrants, &known).await?;
            let next = rating::count(&entrants, &known, &weights);
            for (seat, entrant) in (0..).zip(&entrants) {
                let before = known.get(&entrant.whose).copied().unwrap_or_default();
                let after = next.get(&entrant.whose).copied().unwrap_or_default();
                store_result(open, ended, (seat, entrants.len()), entrant, [before.skill, after.skill])
                    .await?;
            }
            for (whose, form) in &next {
                store_rating(open, &ended.game, whose, form).await?;
            }
        }
        // It would keep all others waiting forever.
        Err(error) => tracing::error!(table = ended.table_id, %error, "a rated table cannot be counted"),
    }
    run!(open, "DELETE FROM uncounted WHERE table_id = $1", &ended.table_id)?;
    Ok(())
}

fn entrants(ended: &Ended) -> Result<Vec<Entrant>, serde_json::Error> {
    let seating: Seating = serde_json::from_str(&ended.seats)?;
    let places: Vec<u8> = serde_json::from_str(ended.places.as_deref().unwrap_or_default())?;
    Ok(rating::entrants(&seating, &places))
}

/// What is known about everyone before the match. A deleted player becomes nobody.
async fn known(
    open: &mut Open,
    game: &str,
    entrants: &mut [Entrant],
) -> Result<BTreeMap<Whose, Form>, StoreError> {
    let mut known = BTreeMap::new();
    for entrant in entrants {
        if let Whose::Player(player) = &entrant.whose
            && !is_there(open, player).await?
        {
            entrant.whose = Whose::Nobody;
        }
        if let Some(key) = entrant.whose.key()
            && let Some(form) = form(open, game, &key).await?
        {
            known.insert(entrant.whose.clone(), form);
        }
    }
    Ok(known)
}

/// What the match weighs for each player.
async fn weights(
    open: &mut Open,
    ended: &Ended,
    entrants: &[Entrant],
    known: &BTreeMap<Whose, Form>,
) -> Result<BTreeMap<Whose, f64>, StoreError> {
    let form = |whose: &Whose| known.get(whose).copied().unwrap_or_default();
    let mut weights = BTreeMap::new();
    for own in entrants {
        let mut met = Vec::new();
        for other in entrants.iter().filter(|other| other.whose != own.whose) {
            met.push(Met { form: form(&other.whose), lately: met_lately(open, ended, own, other).await? });
        }
        weights.insert(own.whose.clone(), rating::weight(&form(&own.whose), &met));
    }
    Ok(weights)
}

/// How often two have met in this game lately.
async fn met_lately(
    open: &mut Open,
    ended: &Ended,
    one: &Entrant,
    other: &Entrant,
) -> Result<i64, StoreError> {
    let (Some(one), Some(other)) = (one.whose.key(), other.whose.key()) else { return Ok(0) };
    let sql = "SELECT COUNT(DISTINCT one.table_id) FROM results AS one JOIN results AS other \
               ON other.table_id = one.table_id \
               WHERE one.who = $1 AND other.who = $2 AND one.game = $3 AND one.at > $4";
    let since = ended.at - rating::AGAIN;
    Ok(
        on!(open, link => sqlx::query_scalar(sql).bind(one).bind(other).bind(&ended.game).bind(since).fetch_one(&mut **link).await)?,
    )
}

async fn is_there(open: &mut Open, player: &str) -> Result<bool, StoreError> {
    let sql = "SELECT id FROM players WHERE id = $1";
    let found: Option<String> =
        on!(open, link => sqlx::query_scalar(sql).bind(player).fetch_optional(&mut **link).await)?;
    Ok(found.is_some())
}

async fn form(open: &mut Open, game: &str, key: &str) -> Result<Option<Form>, StoreError> {
    let sql = "SELECT mu, sigma, matches, wins FROM ratings WHERE game = $1 AND who = $2";
    let found: Option<(i64, i64, i64, i64)> =
        on!(open, link => sqlx::query_as(sql).bind(game).bind(key).fetch_optional(&mut **link).await)?;
    Ok(found.map(|(mu, sigma, matches, wins)| Form { skill: Skill { mu, sigma }, matches, wins }))
}

async fn store_result(
    open: &mut Open,
    ended: &Ended,
    (seat, seats): (i64, usize),
    Entrant { whose, place }: &Entrant,
    [before, after]: [Skill; 2],
) -> Result<(), StoreError> {
    let Some(key) = whose.key() else { return Ok(()) };
    let sql = "INSERT INTO results (table_id, seat, who, player, game, place, seats, at, before, after) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
    let (place, seats) = (i64::from(*place), seats as i64);
    let (before, after) = (i64::from(before.value()), i64::from(after.value()));
    let Ended { table_id, game, at, .. } = ended;
    run!(open, sql, table_id, seat, key.as_str(), whose.player(), game, place, seats, at, before, after)?;
    Ok(())
}

async fn store_rating(open: &mut Open, game: &str, whose: &Whose, form: &Form) -> Result<(), StoreError> {
    let Some(key) = whose.key() else { return Ok(()) };
    let sql = "INSERT INTO ratings (game, who, player, mu, sigma, least, matches, wins) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (game, who) DO UPDATE SET mu = excluded.mu, \
               sigma = excluded.sigma, least = excluded.least, matches = excluded.matches, wins = excluded.wins";
    let Form { skill, matches, wins } = form;
    run!(open, sql, game, key.as_str(), whose.player(), skill.mu, skill.sigma, skill.least(), matches, wins)?;
    Ok(())
}

#[cfg(test)]
mod tests;
