//! Bots, on their turn or as advisers.

use std::time::Duration;

use registry::{Opinion, Thinker};
use search::Effort;

use super::{Phase, Session};

/// How long a bot may think about a move.
const THINKING_TIME: Duration = Duration::from_secs(1);

/// A thought that any thread can carry out.
pub(crate) type Thought = Box<dyn FnOnce() -> Opinion + Send>;

impl Session {
    /// The bot whose turn it is.
    pub(crate) fn bot(&self) -> Option<Thought> {
        let Phase::Bot { seat } = self.phase() else { return None };
        let level = self.players[seat.index()].bot.as_deref()?;
        self.game.thinker(seat, level).map(|thinker| self.limited(thinker))
    }

    /// The strongest level, ready to advise the person whose turn it is.
    pub(crate) fn adviser(&self) -> Option<Thought> {
        let Phase::Choose { seat } = self.phase() else { return None };
        let strongest = self.game.levels().last()?;
        self.game.thinker(seat, strongest).map(|thinker| self.limited(thinker))
    }

    fn limited(&self, thinker: Thinker) -> Thought {
        let effort = Effort::time(THINKING_TIME).on_all_cores().with_reasons();
        let seed = match self.number {
            Some(number) => number ^ ((self.game.log().lines.len() as u64) << 32),
            None => getrandom::u64().unwrap_or(1),
        };
        Box::new(move || thinker(effort, seed))
    }

    /// Plays what a bot has decided.
    pub(crate) fn bot_plays(&mut self, opinion: &Opinion) -> Result<(), String> {
        let Phase::Bot { seat } = self.phase() else { return Err(self.word("cli-not-now")) };
        self.play_for(seat, &opinion.text)
    }
}
