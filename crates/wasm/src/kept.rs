//! A table as a browser stores it.

use registry::Registry;
use serde::{Deserialize, Serialize};
use sitting::{Corrupt, Hours, Sitting, TableRow};

/// The number of the storage format. Changing the format raises it; older formats must still be readable.
pub const VERSION: u32 = 1;

/// A table as a browser stores it: one text, including secrets, that is never passed to the page.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kept {
    pub version: u32,
    pub row: TableRow,
    pub seed: Option<String>,
    pub lines: Vec<String>,
}

impl Kept {
    /// A table as it is now. The next change follows this one.
    pub fn of(sitting: &Sitting) -> Self {
        Self {
            version: VERSION,
            row: sitting.row(),
            seed: sitting.game.seed().map(table::Seed::reveal),
            lines: sitting.game.log().lines.iter().map(ToString::to_string).collect(),
        }
    }

    /// Reads what was stored, in any format there ever was.
    pub fn read(text: &str) -> Result<Self, Corrupt> {
        let kept: Self = serde_json::from_str(text).map_err(|error| Corrupt(error.to_string()))?;
        if kept.version > VERSION {
            return Err(Corrupt(format!("form {}: kept by a newer version", kept.version)));
        }
        Ok(kept)
    }

    /// The table. Clocks did not run while nobody had it open.
    pub fn open(&self, games: &Registry, now: i64) -> Result<Sitting, Corrupt> {
        let log = self.row.log(&self.lines)?;
        let seed = self.row.seed(self.seed.as_deref())?;
        Sitting::load(games, &self.row, &log, seed, Hours { since: now, now })
    }
}
