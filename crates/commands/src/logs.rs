//! What a server logs to stderr: from which level up, in which format, and each message at most once a
//! minute.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::{IsTerminal as _, stderr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Metadata, Subscriber};
use tracing_subscriber::filter::{FilterExt as _, LevelFilter, Targets};
use tracing_subscriber::layer::{Context, Filter, Layer as _, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;

/// How long a warning or an error is not repeated.
const REPEAT: Duration = Duration::from_mins(1);

/// How many different messages are remembered; a fault whose wording keeps changing must not fill the memory.
const MOST_REMEMBERED: usize = 500;

/// Logs go to stderr: by default warnings and errors, otherwise what `DURBAR_LOG` says (`info`, or parts of
/// the program as in `server=debug,info`); as lines for people, or as JSON for programs with
/// `DURBAR_LOG_FORMAT=json`.
pub(crate) fn to_stderr() -> Result<()> {
    let wished = std::env::var("DURBAR_LOG").ok();
    let levels = levels(wished.as_deref().unwrap_or("warn"))?;
    let seldom = levels.and(Seldom::default());
    let lines = tracing_subscriber::fmt::layer().with_writer(stderr).with_ansi(stderr().is_terminal());
    let json = std::env::var("DURBAR_LOG_FORMAT").is_ok_and(|format| format == "json");
    let registry = tracing_subscriber::registry();
    // A second logger cannot be set; the first one stays.
    let _ = if json {
        registry.with(lines.json().with_filter(seldom)).try_init()
    } else {
        registry.with(lines.with_filter(seldom)).try_init()
    };
    Ok(())
}

/// A level alone applies to this program's own parts: what libraries say about every query would bury them.
fn levels(text: &str) -> Result<Targets> {
    match text.parse::<LevelFilter>() {
        Ok(level) => Ok(Targets::new()
            .with_default(level.min(LevelFilter::WARN))
            .with_targets(["server", "commands", "load"].map(|part| (part, level)))),
        Err(_) => text.parse::<Targets>().map_err(|_| {
            anyhow!(
                "DURBAR_LOG={text:?}: it is error, warn, info, debug or trace, or parts as in server=debug"
            )
        }),
    }
}

/// Lets each warning or error through once a minute. The same message about another table or player still
/// counts as the same.
#[derive(Default)]
struct Seldom(Mutex<HashMap<String, Instant>>);

impl Seldom {
    fn is_new(&self, said: String, now: Instant) -> bool {
        let mut remembered = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if remembered.get(&said).is_some_and(|before| now.duration_since(*before) < REPEAT) {
            return false;
        }
        if remembered.len() >= MOST_REMEMBERED {
            remembered.retain(|_, before| now.duration_since(*before) < REPEAT);
        }
        let room = remembered.len() < MOST_REMEMBERED;
        if room {
            remembered.insert(said, now);
        }
        room
    }
}

impl<S: Subscriber> Filter<S> for Seldom {
    fn enabled(&self, _: &Metadata<'_>, _: &Context<'_, S>) -> bool {
        true
    }

    fn event_enabled(&self, event: &Event<'_>, _: &Context<'_, S>) -> bool {
        if *event.metadata().level() > Level::WARN {
            return true;
        }
        let mut said = Said(event.metadata().target().to_owned());
        event.record(&mut said);
        self.is_new(said.0, Instant::now())
    }
}

/// What an event says, without who it is about.
struct Said(String);

impl Visit for Said {
    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        if ["message", "error", "code", "panic"].contains(&field.name()) {
            let _ = write!(self.0, " {value:?}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_for_our_own_parts_and_parts_have_their_own() {
        let shown = |text: &str, part: &str, level: Level| levels(text).unwrap().would_enable(part, &level);
        assert!(shown("info", "server::rooms", Level::INFO) && !shown("info", "server::rooms", Level::DEBUG));
        assert!(!shown("info", "sqlx::query", Level::INFO) && shown("info", "sqlx::query", Level::WARN));
        assert!(shown("server=debug", "server::rooms", Level::DEBUG));
        assert!(!shown("warn", "server", Level::INFO) && shown("warn", "server", Level::WARN));
        assert!(!shown("error", "hyper", Level::WARN) && shown("sqlx=debug", "sqlx::query", Level::DEBUG));
        assert!(levels("server=loud").is_err());
    }

    #[test]
    fn the_same_is_said_once_a_minute_and_memory_is_bounded() {
        let (seldom, begun) = (Seldom::default(), Instant::now());
        assert!(seldom.is_new("full".into(), begun) && !seldom.is_new("full".into(), begun));
        assert!(seldom.is_new("other".into(), begun));
        assert!(seldom.is_new("full".into(), begun + REPEAT));
        for number in 0..2 * MOST_REMEMBERED {
            seldom.is_new(number.to_string(), begun);
        }
        assert!(seldom.0.lock().unwrap().len() <= MOST_REMEMBERED);
    }
}
