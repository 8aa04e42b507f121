//! The six levels: how surely a player follows its feeling, and how far it thinks. The names are the same
//! in every game; the sizes are each game's own, measured so that the steps are even.

use search::{Bot, Hunch, Insight, Ismcts, Plan};
use table::{Imagine, Progress};

/// The names of the levels, weakest first.
pub(crate) const NAMES: [&str; 6] = ["guest", "trader", "courtier", "minister", "raja", "mogul"];

/// How a level plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Style {
    /// By feeling, with slips of this size.
    Feeling {
        /// See [`Hunch::slip`].
        slip: f32,
    },
    /// By so many iterations of search. The strongest level takes as many as there is time for.
    Thought {
        /// How many.
        iterations: u32,
    },
}

/// A game's six levels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ladder {
    /// How each plays, weakest first.
    pub styles: [Style; 6],
    /// How much surer than its mean value a search may be: see [`Plan::confidence`].
    pub confidence: f32,
}

impl Ladder {
    /// How the level of this name plays.
    pub fn style(&self, level: &str) -> Option<Style> {
        NAMES.iter().position(|&name| name == level).map(|place| self.styles[place])
    }

    /// The bot of a level, with a game's insight.
    pub(crate) fn bot<G, I>(&self, level: &str, insight: I) -> Option<Box<dyn Bot<G>>>
    where
        G: Imagine + Progress,
        I: Insight<G> + 'static,
    {
        let place = NAMES.iter().position(|&name| name == level)?;
        let patient = place + 1 == NAMES.len();
        Some(match self.styles[place] {
            Style::Feeling { slip } => Box::new(Hunch { insight, slip }),
            Style::Thought { iterations } => {
                let plan = Plan { iterations, patient, confidence: self.confidence, ..Plan::default() };
                Box::new(Ismcts { insight, plan })
            }
        })
    }
}

/// Slips for the lower levels, iterations for the upper.
pub(crate) const fn ladder<const FEELING: usize, const THOUGHT: usize>(
    slips: [f32; FEELING],
    iterations: [u32; THOUGHT],
    confidence: f32,
) -> Ladder {
    assert!(FEELING + THOUGHT == 6, "there are six levels");
    let mut styles = [Style::Feeling { slip: 0.0 }; 6];
    let mut at = 0;
    while at < 6 {
        styles[at] = if at < FEELING {
            Style::Feeling { slip: slips[at] }
        } else {
            Style::Thought { iterations: iterations[at - FEELING] }
        };
        at += 1;
    }
    Ladder { styles, confidence }
}
