//! Bots that take part in a trial: by name, or custom-made from weights and networks.

use std::sync::Arc;

use search::{Bot, Hunch, Insight, Ismcts, Net, Opponents, Plan, current_level};

use crate::{LabError, Playable};

/// A bot that takes part in a trial.
#[derive(Clone, PartialEq, Debug)]
pub enum Entrant {
    /// A level or a sparring partner, by name.
    Named(String),
    /// A bot that plays by feel, with slips of this size.
    Feeling {
        /// See [`Hunch::slip`].
        slip: f32,
        mind: Mind,
    },
    Search {
        /// Iterations per move; with 0 it thinks for as long as it may.
        iterations: u32,
        /// See [`Plan::curiosity`]; the default unless given.
        curiosity: Option<f32>,
        mind: Mind,
    },
}

/// What a custom bot plays with.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Mind {
    #[default]
    BuiltIn,
    /// Weights from a file's text.
    Text(String),
    /// Networks, as stored in their files, in place of weights.
    Nets {
        /// The files; empty for the program's own.
        files: Vec<Vec<u8>>,
        /// Whether they judge moves too.
        promises: bool,
    },
    /// Weights from a file's text, or the program's own, with other numbers in the order of
    /// [`crate::Lab::weights`].
    Numbers(Option<String>, Vec<f64>),
}

pub(crate) type Make<G> = Box<dyn Fn() -> Box<dyn Bot<G>> + Send + Sync>;

pub(crate) fn maker<G: Playable, B: Opponents<G>>(entrant: &Entrant) -> Result<Make<G>, LabError> {
    match entrant {
        Entrant::Named(name) => named::<G, B>(current_level(name)),
        Entrant::Feeling { slip, mind } => {
            let (insight, slip) = (shared::<G, B>(mind)?, *slip);
            Ok(Box::new(move || Box::new(Hunch { insight: Arc::clone(&insight), slip })))
        }
        Entrant::Search { iterations, curiosity, mind } => {
            let insight = shared::<G, B>(mind)?;
            let plan = plan(*iterations, *curiosity);
            Ok(Box::new(move || Box::new(Ismcts { insight: Arc::clone(&insight), plan })))
        }
    }
}

fn named<G: Playable, B: Opponents<G>>(name: &str) -> Result<Make<G>, LabError> {
    let find = |name: &str| B::bot(name).or_else(|| B::partner(name));
    if find(name).is_none() {
        let known = [B::levels(), B::partners()].concat().join(", ");
        return Err(LabError::Bot { asked: name.to_owned(), known });
    }
    let name = name.to_owned();
    Ok(Box::new(move || find(&name).expect("it was found above")))
}

/// The settings of a custom search, with the usual curiosity unless one is given.
pub(crate) fn plan(iterations: u32, curiosity: Option<f32>) -> Plan {
    let plan = Plan { iterations, patient: iterations == 0, ..Plan::default() };
    Plan { curiosity: curiosity.unwrap_or(plan.curiosity), ..plan }
}

/// An insight that many bots share.
pub(crate) type Shared<G> = Arc<dyn Insight<G>>;

/// What a mind knows, ready for many bots.
pub(crate) fn shared<G: Playable, B: Opponents<G>>(mind: &Mind) -> Result<Shared<G>, LabError> {
    let Mind::Nets { files, promises } = mind else { return Ok(Arc::new(insight::<G, B>(mind)?)) };
    if files.is_empty() {
        return Ok(B::insight());
    }
    let net = |file: &Vec<u8>| Net::read(file).map_err(|error| LabError::Net(error.to_string()));
    B::fitted(files.iter().map(net).collect::<Result<_, _>>()?, *promises).ok_or(LabError::Numbers)
}

pub(crate) fn insight<G: Playable, B: Opponents<G>>(mind: &Mind) -> Result<B, LabError> {
    match mind {
        Mind::BuiltIn | Mind::Nets { .. } => Ok(B::default()),
        Mind::Text(text) => read::<G, B>(Some(text)),
        Mind::Numbers(text, numbers) => Ok(read::<G, B>(text.as_deref())?.with_numbers(numbers)),
    }
}

/// Weights from a text, or the program's own.
pub(crate) fn read<G: Playable, B: Opponents<G>>(text: Option<&str>) -> Result<B, LabError> {
    let read = |text| B::read(text).map_err(|error| LabError::Weights(error.to_string()));
    text.map_or_else(|| Ok(B::default()), read)
}
