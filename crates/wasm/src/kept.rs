//! A table as a browser keeps it.

use registry::Registry;
use serde::{Deserialize, Serialize};
use sitting::{Corrupt, Hours, Sitting, TableRow};

/// Counts the forms in which tables were ever kept. Whoever changes the form raises it, and still reads the others.
pub const VERSION: u32 = 1;

/// A table as a browser keeps it: one text, secrets included, which never leaves for the page.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kept {
    /// The form.
    pub version: u32,
    /// The table.
    pub row: TableRow,
    /// The secret seed.
    pub seed: Option<String>,
    /// The lines of its log.
    pub lines: Vec<String>,
}

impl Kept {
    /// A table as it is now. What changes next follows on this.
    pub fn of(sitting: &Sitting) -> Self {
        Self {
            version: VERSION,
            row: sitting.row(),
            seed: sitting.game.seed().map(table::Seed::reveal),
            lines: sitting.game.log().lines.iter().map(ToString::to_string).collect(),
        }
    }

    /// Reads what was kept, in every form there ever was.
    pub fn read(text: &str) -> Result<Self, Corrupt> {
        let kept: Self = serde_json::from_str(text).map_err(|error| Corrupt(error.to_string()))?;
        if kept.version > VERSION {
            return Err(Corrupt(format!("form {}: kept by a newer version", kept.version)));
        }
        Ok(kept)
    }

    /// The table. While nobody kept it open, no clock ran.
    pub fn open(&self, games: &Registry, now: i64) -> Result<Sitting, Corrupt> {
        let log = self.row.log(&self.lines)?;
        let seed = self.row.seed(self.seed.as_deref())?;
        Sitting::load(games, &self.row, &log, seed, Hours { since: now, now })
    }
}
