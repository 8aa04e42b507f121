//! Bots by name, as the arena takes them: levels, sparring partners, and bots made to measure.

use std::path::Path;

use anyhow::{Context as _, Result, anyhow};
use catalog::{Playable, Weights as _};
use search::{Bot, Contestant, Hunch, Ismcts, Plan};

use crate::arguments::read_text;

/// How to make a bot.
type Make<G> = Box<dyn Fn() -> Box<dyn Bot<G>> + Sync>;

/// A level, a sparring partner, or a bot made to measure.
pub(crate) fn contestant<G: Playable>(name: &str) -> Result<Contestant<G>> {
    let name = catalog::current_level(name);
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

/// `feeling:SLIP` and `search:ITERATIONS`, with the weights of a file after `@`.
fn made_to_measure<G: Playable>(kind: &str, size: &str) -> Result<Make<G>> {
    let (size, file) = size.split_once('@').map_or((size, None), |(size, file)| (size, Some(file)));
    let insight = file.map_or_else(|| Ok(G::Insight::default()), |file| weights::<G>(Path::new(file)))?;
    match kind {
        "feeling" => {
            let slip: f32 = size.parse().with_context(|| format!("{size:?} is no size of a slip"))?;
            Ok(Box::new(move || Box::new(Hunch { insight, slip })))
        }
        "search" => {
            let iterations: u32 =
                size.parse().with_context(|| format!("{size:?} is no count of iterations"))?;
            let plan = Plan { iterations, patient: false, ..Plan::default() };
            Ok(Box::new(move || Box::new(Ismcts { insight, plan })))
        }
        _ => Err(anyhow!("there is no kind of bot {kind:?}; the kinds are: feeling:SLIP, search:ITERATIONS")),
    }
}

/// The weights of a file.
pub(crate) fn weights<G: Playable>(path: &Path) -> Result<G::Insight> {
    G::Insight::read(&read_text(path)?).with_context(|| format!("{} holds no weights", path.display()))
}
