//! Bots by name, as the arena takes them: levels, sparring partners, and bots made to measure.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context as _, Result, anyhow, ensure};
use catalog::{Playable, Style, Weights as _};
use search::{Bot, Contestant, Hunch, Insight, Ismcts, Net, Plan};

use crate::arguments::read_text;

/// How to make a bot.
pub(crate) type Make<G> = Box<dyn Fn() -> Box<dyn Bot<G>> + Sync>;

type Shared<G> = Arc<dyn Insight<G>>;

/// A level, a sparring partner, or a bot made to measure.
pub(crate) fn contestant<G: Playable>(name: &str) -> Result<Contestant<G>> {
    let name = catalog::current_level(name);
    let make = match name.split_once(':') {
        Some((kind, size)) => measured::<G>(kind, size)?.make(),
        None => listed(name)?,
    };
    Ok(Contestant { name: name.to_owned(), make })
}

fn listed<G: Playable>(name: &str) -> Result<Make<G>> {
    let find = |name: &str| G::bot(name).or_else(|| G::partner(name));
    if find(name).is_none() {
        let known = [G::levels(), G::partners()].concat().join(", ");
        return Err(anyhow!("there is no bot {name:?}; the bots are: {known}"));
    }
    let name = name.to_owned();
    Ok(Box::new(move || find(&name).expect("it was found above")))
}

/// What a bot knows, and how it plays.
struct Measured<G> {
    insight: Shared<G>,
    way: Way,
}

#[derive(Clone, Copy)]
enum Way {
    Feeling { slip: f32 },
    Thought { plan: Plan },
}

impl<G: Playable> Measured<G> {
    fn make(self) -> Make<G> {
        let Self { insight, way } = self;
        match way {
            Way::Feeling { slip } => {
                Box::new(move || Box::new(Hunch { insight: Arc::clone(&insight), slip }))
            }
            Way::Thought { plan } => {
                Box::new(move || Box::new(Ismcts { insight: Arc::clone(&insight), plan }))
            }
        }
    }
}

/// `feeling:SLIP` and `search:ITERATIONS`, with the weights of a file after `@`; `net` and `netvalue` search
/// with the networks of files, `netfeeling` follows their promises.
fn measured<G: Playable>(kind: &str, size: &str) -> Result<Measured<G>> {
    let (size, file) = size.split_once('@').map_or((size, None), |(size, file)| (size, Some(file)));
    let insight: Shared<G> = match (kind, file) {
        ("net" | "netvalue" | "netfeeling", Some(files)) => network::<G>(files, kind != "netvalue")?,
        ("feeling" | "search", Some(file)) => Arc::new(weights::<G>(Path::new(file))?),
        ("feeling" | "search", None) => Arc::new(G::Insight::default()),
        _ => {
            let kinds = "feeling:SLIP, search:ITERATIONS, net:ITERATIONS@FILE, netvalue:ITERATIONS@FILE, netfeeling:SLIP@FILE";
            return Err(anyhow!("there is no kind of bot {kind:?}; the kinds are: {kinds}"));
        }
    };
    let way = if kind.ends_with("feeling") {
        Way::Feeling { slip: size.parse().with_context(|| format!("{size:?} is no size of a slip"))? }
    } else {
        Way::Thought { plan: plan(size)? }
    };
    Ok(Measured { insight, way })
}

/// Iterations, then what is done differently: `300+hasty+curiosity=1.2`. With 0 iterations a bot thinks for
/// as long as it may.
fn plan(size: &str) -> Result<Plan> {
    let mut words = size.split('+');
    let first = words.next().unwrap_or_default();
    let iterations = first.parse().with_context(|| format!("{first:?} is no count of iterations"))?;
    let mut plan = Plan { iterations, patient: iterations == 0, ..Plan::default() };
    for word in words {
        match word.split_once('=').unwrap_or((word, "")) {
            ("hasty", "") => plan.thorough = false,
            ("curiosity", number) => {
                plan.curiosity = number.parse().with_context(|| format!("{number:?} is no curiosity"))?;
            }
            _ => {
                let known = "hasty, curiosity=NUMBER";
                return Err(anyhow!("a search knows no {word:?}; it knows {known}"));
            }
        }
    }
    Ok(plan)
}

/// The networks of some files, named with commas between.
fn network<G: Playable>(files: &str, promises: bool) -> Result<Shared<G>> {
    let nets = files.split(',').map(|file| {
        let bytes = std::fs::read(file).with_context(|| format!("cannot read {file}"))?;
        Net::read(&bytes).with_context(|| format!("{file} holds no network"))
    });
    G::fitted(nets.collect::<Result<_>>()?, promises)
        .ok_or_else(|| anyhow!("{} is not told in numbers, so no network can judge it", G::card().title))
}

/// A player of games with itself: what it knows, and how it plays. It answers for all its moves.
pub(crate) fn player<G: Playable>(name: &str) -> Result<(Shared<G>, Make<G>)> {
    let mut player = match (name.split_once(':'), G::LADDER.style(name)) {
        (Some((kind, size)), _) => measured::<G>(kind, size)?,
        (None, Some(Style::Feeling { slip })) => {
            Measured { insight: Arc::new(G::Insight::default()), way: Way::Feeling { slip } }
        }
        (None, Some(Style::Thought { iterations })) => Measured {
            insight: G::insight(),
            way: Way::Thought {
                plan: Plan { iterations, curiosity: G::LADDER.curiosity, ..Plan::default() },
            },
        },
        (None, None) => {
            return Err(anyhow!("there is no level {name:?}; the levels are: {}", G::levels().join(", ")));
        }
    };
    if let Way::Thought { plan } = &mut player.way {
        ensure!(plan.iterations > 0, "a search needs iterations");
        *plan = Plan { patient: false, candidates: usize::MAX, reasons: false, ..*plan };
    }
    Ok((Arc::clone(&player.insight), player.make()))
}

/// The weights of a file.
pub(crate) fn weights<G: Playable>(path: &Path) -> Result<G::Insight> {
    G::Insight::read(&read_text(path)?).with_context(|| format!("{} holds no weights", path.display()))
}
