//! First tries at puzzles, by account.

use super::db::{Open, run};
use super::{Store, StoreError, on};

/// A first try at a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TryRow {
    pub(crate) player: String,
    pub(crate) game: String,
    pub(crate) puzzle: String,
    pub(crate) at: i64,
    pub(crate) solved: bool,
    /// The player's puzzle rating after it.
    pub(crate) rating: i64,
}

/// Only the first try counts.
pub(super) async fn keep(to: &mut Open, row: &TryRow) -> Result<(), StoreError> {
    let TryRow { player, game, puzzle, at, solved, rating } = row;
    let solved = i64::from(*solved);
    let sql = "INSERT INTO puzzle_tries (player, game, puzzle, at, solved, rating) VALUES ($1, $2, $3, $4, $5, $6) \
               ON CONFLICT DO NOTHING";
    run!(to, sql, player, game, puzzle, at, solved, rating)?;
    Ok(())
}

impl Store {
    /// A player's first tries at a game's puzzles, oldest first: which, whether solved, and the rating after
    /// it.
    pub(crate) async fn puzzle_tries(
        &self,
        player: &str,
        game: &str,
    ) -> Result<Vec<(String, i64, i64)>, StoreError> {
        let sql =
            "SELECT puzzle, solved, rating FROM puzzle_tries WHERE player = $1 AND game = $2 ORDER BY at";
        Ok(on!(&self.read, pool => sqlx::query_as(sql).bind(player).bind(game).fetch_all(pool).await)?)
    }
}
