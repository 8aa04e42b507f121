//! Games of a bot against itself, recorded in a file for fitting judges.

use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use search::{Bot, Hunch, Ismcts, OPINION, Opponents, Plan, Scribe, SelfPlay, Style, preamble};
use serde_json::json;
use table::{Config, fingerprint};

use crate::entrant::{Make, Shared, plan, shared};
use crate::lab::rules;
use crate::parts::in_order;
use crate::{Entrant, LabError, Mind, Playable, Trial};

/// What is recorded about games, and where.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Notes<'a> {
    /// The file, which is continued if it holds games of the same kind.
    pub path: &'a Path,
    /// The share of a search's moves that are drawn by visits, so other positions come up too.
    pub wander: f32,
    /// The share of decisions that are recorded, since those of one game are much alike.
    pub noted: f32,
}

pub(crate) fn noted<G: Playable, B: Opponents<G>>(
    trial: &Trial<'_>,
    entrant: &(String, Entrant),
    notes: &Notes<'_>,
) -> Result<u32, LabError> {
    let played =
        playing::<G, B, _>(trial, entrant, notes, |play, head| play.run(notes.path, head, trial.go_on))?;
    played.map_err(|error| LabError::Records(format!("cannot write {}: {error}", notes.path.display())))
}

/// The beginning of the file, and the blocks of some of its games in order.
pub(crate) fn noted_part<G: Playable, B: Opponents<G>>(
    trial: &Trial<'_>,
    entrant: &(String, Entrant),
    notes: &Notes<'_>,
    games: Range<u32>,
) -> Result<(Vec<u8>, Vec<u8>), LabError> {
    playing::<G, B, _>(trial, entrant, notes, |play, head| {
        (preamble(head), in_order(games, trial.threads, |game| play.play(game)).concat())
    })
}

/// Passes on everything needed to play the games, with the head of their file.
fn playing<G: Playable, B: Opponents<G>, T>(
    trial: &Trial<'_>,
    (name, entrant): &(String, Entrant),
    notes: &Notes<'_>,
    then: impl FnOnce(&SelfPlay<'_, G>, &str) -> T,
) -> Result<T, LabError> {
    let rules: G = rules(trial.config)?;
    let scribe = B::scribe().ok_or(LabError::Numbers)?;
    let (glance, make) = player::<G, B>(entrant)?;
    let play = SelfPlay {
        rules: &rules,
        scribe,
        make: &*make,
        glance: &*glance,
        hand: &B::default(),
        effort: trial.effort,
        games: trial.games,
        threads: trial.threads,
        seed: trial.seed,
        wander: notes.wander,
        noted: notes.noted,
    };
    let head = head(&rules, scribe, &G::settle(trial.config)?, name, trial.seed, notes);
    Ok(then(&play, &head))
}

/// What a bot knows, and how to make it so that its answers cover all its moves.
fn player<G: Playable, B: Opponents<G>>(entrant: &Entrant) -> Result<(Shared<G>, Make<G>), LabError> {
    let (insight, style, curiosity) = match entrant {
        Entrant::Feeling { slip, mind } => (shared::<G, B>(mind)?, Style::Feeling { slip: *slip }, None),
        Entrant::Search { iterations, curiosity, mind } => {
            (shared::<G, B>(mind)?, Style::Thought { iterations: *iterations }, *curiosity)
        }
        Entrant::Named(name) => {
            let style = B::LADDER
                .style(name)
                .ok_or_else(|| LabError::Bot { asked: name.clone(), known: B::levels().join(", ") })?;
            if B::LADDER.is_fitted(name) {
                let mind = Mind::Nets { files: Vec::new(), promises: true };
                (shared::<G, B>(&mind)?, style, Some(B::LADDER.curiosity))
            } else {
                (shared::<G, B>(&Mind::BuiltIn)?, style, None)
            }
        }
    };
    let knows = Arc::clone(&insight);
    let make: Make<G> = match style {
        Style::Feeling { slip } => Box::new(move || boxed(Hunch { insight: Arc::clone(&insight), slip })),
        Style::Thought { iterations } => {
            let plan = Plan { patient: false, candidates: usize::MAX, ..plan(iterations, curiosity) };
            Box::new(move || boxed(Ismcts { insight: Arc::clone(&insight), plan }))
        }
    };
    Ok((knows, make))
}

fn boxed<G: Playable>(bot: impl Bot<G> + 'static) -> Box<dyn Bot<G>> {
    Box::new(bot)
}

/// What the records are about: a file is only continued under the same head.
fn head<G: Playable>(
    rules: &G,
    scribe: &dyn Scribe<G>,
    config: &Config,
    level: &str,
    seed: u64,
    notes: &Notes<'_>,
) -> String {
    json!({
        "game": G::card().id,
        "seats": config.seats,
        "options": config.options,
        "components": fingerprint(&rules.components()),
        "rules_version": config.rules_version,
        "shape": format!("{:016x}", scribe.shape(rules)),
        "features": scribe.features(),
        "opinion": OPINION,
        "parts": scribe.parts(),
        "level": level,
        "wander": notes.wander,
        "noted": notes.noted,
        "seed": seed,
    })
    .to_string()
}
