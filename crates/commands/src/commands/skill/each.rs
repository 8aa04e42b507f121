//! A file for studying where luck comes from, with one line of JSON for each game: its result, and after every
//! moment the chances and what luck brought.

use std::fs::File;
use std::io::Write as _;
use std::path::Path;
use std::sync::Mutex;

use anyhow::{Context as _, Result};
use registry::{Analysis, Judged, What};
use serde_json::{Value, json};
use table::Log;

/// The file, if one is wanted. Games are written as they end.
pub(super) struct Each(Option<Mutex<File>>);

impl Each {
    pub(super) fn create(path: Option<&Path>) -> Result<Self> {
        let create =
            |path: &Path| File::create(path).with_context(|| format!("cannot write {}", path.display()));
        Ok(Self(path.map(create).transpose()?.map(Mutex::new)))
    }

    pub(super) fn note(&self, bot: &str, deal: u64, log: &Log, analysis: &Analysis) -> Result<()> {
        let Some(file) = &self.0 else { return Ok(()) };
        let moments: Vec<Value> = analysis.moments.iter().map(|moment| told(log, moment)).collect();
        let game = json!({ "bot": bot, "deal": deal, "result": analysis.result, "moments": moments });
        writeln!(file.lock().expect("no worker panics with the lock"), "{game}")?;
        Ok(())
    }
}

fn told(log: &Log, moment: &Judged) -> Value {
    let line = log.lines[moment.index].to_string();
    match &moment.what {
        What::Luck(luck) => json!({ "line": line, "chances": moment.chances, "luck": luck }),
        What::Decision(decision) => json!({ "line": line, "chances": moment.chances, "loss": decision.loss }),
        What::Forced { .. } => json!({ "line": line, "chances": moment.chances }),
    }
}
