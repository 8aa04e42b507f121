//! How strong the levels are: how closely a player follows its feeling, and how far it thinks. The sizes are each
//! game's own, measured so that the steps are even.

use std::sync::Arc;

use table::{Imagine, Progress};

use crate::levels::{STEPS, step};
use crate::{Bot, Confidence, Hunch, Insight, Ismcts, Plan};

/// How a level plays: by feel, or by searching.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Style {
    /// By feel, with slips of this size.
    Feeling {
        /// See [`Hunch::slip`].
        slip: f32,
    },
    /// By searching for this many iterations. The strongest level uses as many as there is time for.
    Thought { iterations: u32 },
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ladder {
    /// How each plays, weakest first.
    pub styles: [Style; STEPS],
    /// How many of the strongest levels search with the fitted insight; the others use the hand-made one.
    pub fitted: usize,
    /// The iterations of searching levels on tables nothing was fitted for, if different.
    pub by_hand: [Option<u32>; STEPS],
    /// How searches tell the odds they find.
    pub confidence: Confidence,
    /// How much rarely tried moves are favoured: see [`Plan::curiosity`].
    pub curiosity: f32,
}

impl Ladder {
    /// The levels of a game whose ladder hasn't been measured.
    pub const UNMEASURED: Self = ladder([], growing(3), Confidence::AS_FOUND);

    /// The same levels, with searches of this curiosity.
    #[must_use]
    pub const fn with_curiosity(self, curiosity: f32) -> Self {
        Self { curiosity, ..self }
    }

    /// The same levels, with this many of the strongest searching with the fitted insight.
    #[must_use]
    pub const fn fitted(self, levels: usize) -> Self {
        Self { fitted: levels, ..self }
    }

    /// Whether the level of this name searches with the fitted insight.
    pub fn is_fitted(&self, level: &str) -> bool {
        step(level).is_some_and(|step| {
            step + self.fitted >= self.styles.len() && matches!(self.styles[step], Style::Thought { .. })
        })
    }

    /// The same levels, with other iterations on tables nothing was fitted for.
    #[must_use]
    pub const fn by_hand<const THOUGHT: usize>(mut self, iterations: [u32; THOUGHT]) -> Self {
        let mut at = 0;
        while at < THOUGHT {
            self.by_hand[STEPS - THOUGHT + at] = Some(iterations[at]);
            at += 1;
        }
        self
    }

    /// How the level of this name plays.
    pub fn style(&self, level: &str) -> Option<Style> {
        step(level).map(|step| self.styles[step])
    }

    /// How the strongest level searches.
    pub(crate) fn strongest(&self) -> Plan {
        let last = self.styles.len() - 1;
        let Style::Thought { iterations } = self.styles[last] else { return Plan::default() };
        self.plan(iterations, self.by_hand[last])
    }

    fn plan(&self, iterations: u32, by_hand: Option<u32>) -> Plan {
        let (confidence, curiosity) = (self.confidence, self.curiosity);
        Plan { iterations, by_hand, curiosity, confidence, ..Plan::default() }
    }

    /// The bot of a level: by feel with the hand-made insight, or by search with either insight.
    pub(crate) fn bot<G, I>(
        &self,
        level: &str,
        hand: I,
        fitted: Arc<dyn Insight<G>>,
    ) -> Option<Box<dyn Bot<G>>>
    where
        G: Imagine + Progress,
        I: Insight<G> + 'static,
    {
        let place = step(level)?;
        let (style, by_hand) = (self.styles[place], self.by_hand[place]);
        let patient = style == self.styles[self.styles.len() - 1];
        Some(match style {
            Style::Feeling { slip } => Box::new(Hunch { insight: hand, slip }),
            Style::Thought { iterations } => {
                let plan = Plan { patient, ..self.plan(iterations, by_hand) };
                if self.is_fitted(level) {
                    Box::new(Ismcts { insight: fitted, plan })
                } else {
                    Box::new(Ismcts { insight: hand, plan })
                }
            }
        })
    }
}

/// Each level thinks about three times as long as the one below it.
const fn growing(first: u32) -> [u32; STEPS] {
    let mut iterations = [first; STEPS];
    let mut at = 1;
    while at < STEPS {
        iterations[at] = iterations[at - 1] * 10 / 3;
        at += 1;
    }
    iterations
}

/// Slips for the lower levels, iterations for the upper.
#[must_use]
pub const fn ladder<const FEELING: usize, const THOUGHT: usize>(
    slips: [f32; FEELING],
    iterations: [u32; THOUGHT],
    confidence: Confidence,
) -> Ladder {
    assert!(FEELING + THOUGHT == STEPS, "every level has its size");
    let mut styles = [Style::Feeling { slip: 0.0 }; STEPS];
    let mut at = 0;
    while at < STEPS {
        styles[at] = if at < FEELING {
            Style::Feeling { slip: slips[at] }
        } else {
            Style::Thought { iterations: iterations[at - FEELING] }
        };
        at += 1;
    }
    Ladder { styles, fitted: STEPS, by_hand: [None; STEPS], confidence, curiosity: 0.8 }
}
