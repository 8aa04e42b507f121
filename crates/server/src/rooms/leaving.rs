//! What becomes of a player's tables when the player leaves.

use super::Rooms;
use crate::room::{Ask, Reply};
use crate::store::{Change, News, StoreError};
use sitting::Denial;

/// While a player's tables are handled one by one, new ones may be made; then it is done again.
const TRIES: u32 = 3;

impl Rooms {
    /// Does something at every table of a player, and then with the player.
    pub(crate) async fn leave_tables(
        &self,
        player: &str,
        at_table: impl Fn(Reply<()>) -> Ask,
        then: impl Fn() -> Change,
    ) -> Result<(), Denial> {
        for _ in 0..TRIES {
            for table in self.store().tables_with(player).await? {
                match self.ask(&table, &at_table).await {
                    // Its host has deleted it meanwhile.
                    Err(denial) if denial == Denial::NO_SUCH_TABLE => {}
                    done => done?,
                }
            }
            match self.store().apply(then()).await {
                Err(StoreError::Conflict) => {}
                done => return Ok(done?),
            }
        }
        Err(Denial::TROUBLE)
    }

    /// A player leaves for good; `then` deletes the player from the storage.
    pub(crate) async fn forget_player(&self, player: &str, then: impl Fn() -> Change) -> Result<(), Denial> {
        let spoken_at = self.store().tables_spoken_at(player).await?;
        let forget = |reply| Ask::Forget { player: player.to_owned(), reply };
        self.leave_tables(player, forget, then).await?;
        for table in spoken_at {
            self.pass_on(News::Said { table, n: u32::MAX }).await;
        }
        Ok(())
    }
}
