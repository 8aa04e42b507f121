//! The six levels, the same in every game: how surely a player follows its feeling, and how far it thinks.

use search::{Bot, Hunch, Insight, Ismcts, Plan};
use table::Imagine;

/// How a level plays.
enum Style {
    /// By feeling, with slips of this size.
    Feeling { slip: f32 },
    /// By so many iterations of search.
    Thought { iterations: u32 },
}

fn style(level: &str) -> Option<Style> {
    Some(match level {
        "guest" => Style::Feeling { slip: 1.2 },
        "trader" => Style::Feeling { slip: 0.6 },
        "courtier" => Style::Feeling { slip: 0.25 },
        "minister" => Style::Thought { iterations: 10 },
        "raja" => Style::Thought { iterations: 300 },
        "mogul" => Style::Thought { iterations: 3_000 },
        _ => return None,
    })
}

/// The bot of a level, with a game's insight.
pub(crate) fn bot<G, I>(level: &str, insight: I) -> Option<Box<dyn Bot<G>>>
where
    G: Imagine,
    I: Insight<G> + 'static,
{
    Some(match style(level)? {
        Style::Feeling { slip } => Box::new(Hunch { insight, slip }),
        Style::Thought { iterations } => {
            Box::new(Ismcts { insight, plan: Plan { iterations, ..Plan::default() } })
        }
    })
}
