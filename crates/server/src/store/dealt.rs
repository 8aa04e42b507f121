//! Deals that a player gets only once: the table and the note about it are stored together, or neither.

use super::StoreError;
use super::db::{Open, run};

/// A deal that a player gets only once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Dealt {
    /// Today's deal.
    Daily { player: String, game: String, date: String },
    /// A deal of a duplicate match.
    Duplicate { id: String, deal: i64, player: String },
}

/// Notes the table where it is played; a conflict if the player already has it at another one.
pub(super) async fn note(to: &mut Open, dealt: &Dealt, table: &str) -> Result<(), StoreError> {
    let noted = match dealt {
        Dealt::Daily { player, game, date } => {
            let sql = "INSERT INTO daily_tries (player, game, date, table_id) VALUES ($1, $2, $3, $4) \
                       ON CONFLICT DO NOTHING";
            run!(to, sql, player, game, date, table)?
        }
        Dealt::Duplicate { id, deal, player } => {
            let sql = "INSERT INTO duplicate_tables (duplicate, deal, player, table_id) VALUES ($1, $2, $3, $4) \
                       ON CONFLICT DO NOTHING";
            run!(to, sql, id, deal, player, table)?
        }
    };
    if noted == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}
