//! Ratings, results and records, as they are read.

use std::collections::BTreeMap;

use wire::{Ranked, RatedMatch, Rating, RatingChange, Record};

use super::db::columns;
use super::{Store, StoreError, on};
use crate::rating::{self, Form, Skill};

/// How many lines a leaderboard has.
const MOST_RANKED: i64 = 100;

struct RankedRow {
    who: String,
    player: Option<String>,
    name: Option<String>,
    program: i64,
    mu: i64,
    sigma: i64,
    matches: i64,
    wins: i64,
}
columns!(RankedRow { who, player, name, program, mu, sigma, matches, wins });

impl RankedRow {
    fn ranked(self, rank: u32) -> Ranked {
        let Self { who, player, name, program, mu, sigma, matches, wins } = self;
        let level = rating::level(&who).map(str::to_owned);
        let rating = Form { skill: Skill { mu, sigma }, matches, wins }.into();
        Ranked { rank, player, name: name.or(level).unwrap_or_default(), program: program != 0, rating }
    }
}

impl Store {
    /// A game's leaderboard, without banned players.
    pub(crate) async fn ranked(&self, game: &str) -> Result<Vec<Ranked>, StoreError> {
        let sql = "SELECT who, ratings.player, players.name, COALESCE(program, 0) AS program, mu, sigma, matches, wins \
                   FROM ratings LEFT JOIN players ON players.id = ratings.player \
                   LEFT JOIN accounts ON accounts.player = ratings.player \
                   WHERE game = $1 AND (ratings.player IS NULL OR banned = 0) ORDER BY least DESC, who LIMIT $2";
        let rows: Vec<RankedRow> =
            on!(&self.read, pool => sqlx::query_as(sql).bind(game).bind(MOST_RANKED).fetch_all(pool).await)?;
        Ok((1..).zip(rows).map(|(rank, row)| row.ranked(rank)).collect())
    }

    pub(crate) async fn ratings_of(&self, player: &str) -> Result<BTreeMap<String, Rating>, StoreError> {
        let sql = "SELECT game, mu, sigma, matches, wins FROM ratings WHERE player = $1";
        let rows: Vec<(String, i64, i64, i64, i64)> =
            on!(&self.read, pool => sqlx::query_as(sql).bind(player).fetch_all(pool).await)?;
        let rating = |(game, mu, sigma, matches, wins)| {
            (game, Form { skill: Skill { mu, sigma }, matches, wins }.into())
        };
        Ok(rows.into_iter().map(rating).collect())
    }

    /// A player's latest rated matches, newest first. A link-only table stays a secret of those who sat
    /// there.
    pub(crate) async fn rated_matches(
        &self,
        player: &str,
        asker: Option<&str>,
        most: i64,
    ) -> Result<Vec<RatedMatch>, StoreError> {
        type Row = (Option<String>, String, i64, i64, i64, i64, i64);
        let sql = "SELECT CASE WHEN listed = 1 OR EXISTS (SELECT 1 FROM seated \
                   WHERE seated.table_id = results.table_id AND seated.player = $2) THEN table_id END, \
                   results.game, at, place, results.seats, before, after \
                   FROM results JOIN tables ON tables.id = table_id \
                   WHERE results.player = $1 ORDER BY at DESC, table_id LIMIT $3";
        let rows: Vec<Row> = on!(&self.read, pool => {
            sqlx::query_as(sql).bind(player).bind(asker).bind(most).fetch_all(pool).await
        })?;
        let one = |(table, game, at, place, seats, before, after): Row| RatedMatch {
            table,
            game,
            at,
            place: place as u8,
            seats: seats as u8,
            change: change(before, after),
        };
        Ok(rows.into_iter().map(one).collect())
    }

    /// How one player has done against another, by game.
    pub(crate) async fn record(
        &self,
        player: &str,
        other: &str,
    ) -> Result<BTreeMap<String, Record>, StoreError> {
        let sql = "SELECT own.game, COUNT(CASE WHEN own.place < his.place THEN 1 END), \
                   COUNT(CASE WHEN own.place = his.place THEN 1 END), \
                   COUNT(CASE WHEN own.place > his.place THEN 1 END) \
                   FROM results AS own JOIN results AS his ON his.table_id = own.table_id \
                   WHERE own.player = $1 AND his.player = $2 AND own.player <> his.player GROUP BY own.game";
        let rows: Vec<(String, i64, i64, i64)> =
            on!(&self.read, pool => sqlx::query_as(sql).bind(player).bind(other).fetch_all(pool).await)?;
        let record = |(game, won, drawn, lost)| {
            (game, Record { won: won as u32, drawn: drawn as u32, lost: lost as u32 })
        };
        Ok(rows.into_iter().map(record).collect())
    }

    /// What a match did to each seat's rating; empty until it is counted. The seat of a deleted player has
    /// none.
    pub(crate) async fn changes(&self, table: &str) -> Result<Vec<Option<RatingChange>>, StoreError> {
        let sql = "SELECT seat, seats, before, after FROM results WHERE table_id = $1";
        let rows: Vec<(i64, i64, i64, i64)> =
            on!(&self.read, pool => sqlx::query_as(sql).bind(table).fetch_all(pool).await)?;
        let seats = rows.first().map_or(0, |(_, seats, ..)| *seats as usize);
        let mut changes = vec![None; seats];
        for (seat, _, before, after) in rows {
            if let Some(place) = changes.get_mut(seat as usize) {
                *place = Some(change(before, after));
            }
        }
        Ok(changes)
    }
}

const fn change(before: i64, after: i64) -> RatingChange {
    RatingChange { before: before as i32, after: after as i32 }
}
