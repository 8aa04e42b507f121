//! Bots by name, as the arena takes them: levels, sparring partners, and bots made to measure.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context as _, Result, anyhow, ensure};
use catalog::{Playable, Style, Weights as _};
use search::{Bot, Contestant, Hunch, Insight, Ismcts, Net, Plan};

use crate::arguments::read_text;

/// How to make a bot.
type Make<G> = Box<dyn Fn() -> Box<dyn Bot<G>> + Sync>;

/// A level, a sparring partner, or a bot made to measure.
pub(crate) fn contestant<G: Playable>(name: &str) -> Result<Contestant<G>> {
    let make = match name.split_once(':') {
        Some((kind, size)) => made_to_measure(kind, size)?,
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

/// `feeling:SLIP` and `search:ITERATIONS`, with the weights of a file after `@`; `net` and `netvalue` search
/// with the network of a file, `netfeeling` follows its promises.
fn made_to_measure<G: Playable>(kind: &str, size: &str) -> Result<Make<G>> {
    let (insight, style) = measure::<G>(kind, size)?;
    Ok(match style {
        Style::Feeling { slip } => Box::new(move || Box::new(Hunch { insight: Arc::clone(&insight), slip })),
        Style::Thought { iterations } => {
            let plan = Plan { iterations, patient: iterations == 0, ..Plan::default() };
            Box::new(move || Box::new(Ismcts { insight: Arc::clone(&insight), plan }))
        }
    })
}

type Shared<G> = Arc<dyn Insight<G>>;

fn measure<G: Playable>(kind: &str, size: &str) -> Result<(Shared<G>, Style)> {
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
    let style = if kind.ends_with("feeling") {
        Style::Feeling { slip: size.parse().with_context(|| format!("{size:?} is no size of a slip"))? }
    } else {
        let iterations = size.parse().with_context(|| format!("{size:?} is no count of iterations"))?;
        Style::Thought { iterations }
    };
    Ok((insight, style))
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
    let (insight, style) = match (name.split_once(':'), G::LADDER.style(name)) {
        (Some((kind, size)), _) => measure::<G>(kind, size)?,
        (None, Some(style)) => (G::insight(), style),
        (None, None) => {
            return Err(anyhow!("there is no level {name:?}; the levels are: {}", G::levels().join(", ")));
        }
    };
    let knows = Arc::clone(&insight);
    let make: Make<G> = match style {
        Style::Feeling { slip } => Box::new(move || Box::new(Hunch { insight: Arc::clone(&insight), slip })),
        Style::Thought { iterations } => {
            ensure!(iterations > 0, "a search needs iterations");
            let plan = Plan {
                iterations,
                patient: false,
                candidates: usize::MAX,
                reasons: false,
                ..Plan::default()
            };
            Box::new(move || Box::new(Ismcts { insight: Arc::clone(&insight), plan }))
        }
    };
    Ok((knows, make))
}

/// The weights of a file.
pub(crate) fn weights<G: Playable>(path: &Path) -> Result<G::Insight> {
    G::Insight::read(&read_text(path)?).with_context(|| format!("{} holds no weights", path.display()))
}
