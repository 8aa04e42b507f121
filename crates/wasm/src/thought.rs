//! Questions that a separate worker thinks about, and their answers.

use std::time::Duration;

use registry::Registry;
use search::{Depth, Effort};
use serde::{Deserialize, Serialize};
use sitting::tell;
use table::{Log, Seat, Viewer};
use wire::{Advice, Analysis};

use crate::kept::Kept;

/// A question to a bot. Everything it is about travels along, since the worker that thinks knows no table.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Question {
    /// The version of the table it is about.
    pub(crate) v: u32,
    pub(crate) log: String,
    pub(crate) seat: u8,
    /// `None` means the strongest, for a hint.
    pub(crate) level: Option<String>,
    /// The time limit; `None` for as long as the level takes.
    pub(crate) ms: Option<u32>,
    pub(crate) seed: u64,
    /// The move that the lesson has here.
    pub(crate) scripted: Option<String>,
    /// Who asked for a hint: the connection and the number of the request.
    pub(crate) asker: Option<(u32, u32)>,
}

/// The answer to a question.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Thought {
    pub(crate) v: u32,
    /// The move; empty if there was no answer.
    pub(crate) text: String,
    pub(crate) asker: Option<(u32, u32)>,
    pub(crate) advice: Option<Advice>,
}

/// Thinks. The bot sees what its seat sees, as everywhere.
pub(crate) fn think(games: &Registry, question: &str) -> String {
    let thought = serde_json::from_str(question).map(|question: Question| answer(games, &question));
    thought.map(|thought| crate::written(&thought)).unwrap_or_default()
}

fn answer(games: &Registry, question: &Question) -> Thought {
    let nothing = Thought { v: question.v, text: String::new(), asker: question.asker, advice: None };
    let game = Log::parse(&question.log).ok().and_then(|log| games.load(&log).ok());
    let Some(game) = game.filter(|game| usize::from(question.seat) < game.seats()) else { return nothing };
    let level = question.level.as_deref().or(game.levels().last().copied()).unwrap_or_default();
    let Some(thinker) = game.thinker(Seat::new(usize::from(question.seat)), level) else { return nothing };
    if let Some(text) = question.scripted.clone() {
        return Thought { text, ..nothing };
    }
    let most = |ms: u32| Effort::time(Duration::from_millis(u64::from(ms)));
    let effort = question.ms.map_or_else(Effort::default, most);
    if question.asker.is_none() {
        return Thought { text: thinker(effort, question.seed).text, ..nothing };
    }
    let labels = game.moves().into_iter().map(|choice| (choice.text, choice.label)).collect();
    let opinion = thinker(effort.with_reasons(), question.seed);
    Thought { text: opinion.text.clone(), advice: Some(tell::advice(opinion, &labels)), ..nothing }
}

/// Analyses a stored match that is over, with the same judge as a server.
pub(crate) fn analyse(
    games: &Registry,
    kept: &str,
    go_on: &(dyn Fn(usize, usize) -> bool + Sync),
) -> Option<Analysis> {
    let sitting = Kept::read(kept).ok()?.open(games, 0).ok()?;
    let reel = sitting.reel(Viewer::Spectator, Viewer::Spectator).ok()?;
    reel.analyse(Depth::QUICK, go_on).ok().flatten()
}
