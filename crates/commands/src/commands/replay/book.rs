//! A log opened for reading: any ply, in words and as a table.

use registry::{AnyMatch, Registry};
use table::{Log, LogError, Phrase, Tongue as _, Turn, Viewer};
use words::Words;

use crate::story;

/// A log and the match it records.
pub(crate) struct Book {
    log: Log,
    last: Box<dyn AnyMatch>,
    words: Words,
}

impl Book {
    /// Replays the log; a line that cannot be played is named.
    pub(crate) fn open(games: &Registry, log: Log, words: Words, names: &[String]) -> Result<Self, LogError> {
        let last = games.load(&log)?;
        let default =
            |seat: usize| words.say(&Phrase::new("cli-player-number").with("number", seat as u32 + 1));
        let name = |seat: usize| names.get(seat).cloned().unwrap_or_else(|| default(seat));
        let names = (0..last.seats()).map(name).collect();
        Ok(Self { log, last, words: words.named(names) })
    }

    /// How many entries there are.
    pub(crate) fn length(&self) -> usize {
        self.log.lines.len()
    }

    pub(crate) fn seats(&self) -> usize {
        self.last.seats()
    }

    pub(crate) const fn words(&self) -> &Words {
        &self.words
    }

    /// The match at its last entry.
    pub(crate) fn last(&self) -> &dyn AnyMatch {
        &*self.last
    }

    /// The match after this many entries.
    pub(crate) fn at(&self, ply: usize) -> Result<Box<dyn AnyMatch>, LogError> {
        self.last.at(ply)
    }

    /// Entry number `ply`, from 1: its line, as the viewer may see it, and what it says in words.
    pub(crate) fn entry(&self, ply: usize, viewer: Viewer) -> String {
        let Some(index) = ply.checked_sub(1) else { return String::new() };
        let line = match viewer {
            Viewer::Spectator if self.is_open() => self.log.lines[index].to_string(),
            _ => self.last.seen_line(index, viewer),
        };
        let number = format!("{ply:>4}  {line}");
        let told = story::sentences(&*self.last, index, viewer, &self.words);
        let lines =
            [number].into_iter().chain(told.into_iter().map(|sentence| format!("        {sentence}")));
        lines.collect::<Vec<_>>().join("\n") + "\n"
    }

    /// Once a game is over or its seed revealed, nothing in it is secret.
    fn is_open(&self) -> bool {
        self.last.turn() == Turn::Over || self.log.seed.is_some()
    }

    /// The result, best first, once there is one.
    pub(crate) fn result(&self) -> Vec<String> {
        if self.last.turn() != Turn::Over {
            return vec![self.words.word("cli-unfinished")];
        }
        story::result(&*self.last, &self.words)
    }
}
