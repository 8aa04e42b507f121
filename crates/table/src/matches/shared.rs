//! Rules are set up once for all matches with the same settings: a server holds thousands of matches, and a
//! rules value may be large.

use std::any::{Any, TypeId};
use std::sync::{Arc, Mutex, PoisonError};

use crate::{Config, Setup, SetupError, fingerprint};

/// How many settings are remembered; beyond that, the oldest are forgotten.
const KEPT: usize = 32;

type Kept = (TypeId, Config, Arc<dyn Any + Send + Sync>);

static RULES: Mutex<Vec<Kept>> = Mutex::new(Vec::new());

/// A rules value with the fingerprint of its components, which takes a while to compute.
pub(super) struct Shared<G> {
    pub(super) rules: Arc<G>,
    pub(super) fingerprint: String,
}

impl<G: Setup> Shared<G> {
    /// The rules for settings that have been settled.
    pub(super) fn set_up(config: &Config) -> Result<Arc<Self>, SetupError> {
        if let Some(known) = Self::known(config) {
            return Ok(known);
        }
        let rules = G::set_up(config)?;
        let fingerprint = fingerprint(&rules.components());
        let made = Arc::new(Self { rules: Arc::new(rules), fingerprint });
        let mut kept = RULES.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() == KEPT {
            kept.remove(0);
        }
        kept.push((TypeId::of::<G>(), config.clone(), Arc::<Self>::clone(&made)));
        Ok(made)
    }

    fn known(config: &Config) -> Option<Arc<Self>> {
        let kept = RULES.lock().unwrap_or_else(PoisonError::into_inner);
        let same = |(game, other, _): &&Kept| *game == TypeId::of::<G>() && other == config;
        let (_, _, known) = kept.iter().find(same)?;
        Arc::clone(known).downcast().ok()
    }
}
