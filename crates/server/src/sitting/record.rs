//! A match looked at as a record: its log, its replay, the data to check its chance.

use table::{Line, Log, Seat, Viewer};
use wire::{Draw, Fairness, Frame, Gain, Placing, Recount, Replay, Stage};

use super::{Sitting, Terms, Undecided};
use crate::denial::Denial;
use crate::ids;
use crate::seating::{Chair, Person, Seating};
use crate::tell;

/// A log that somebody brings along.
#[derive(Clone, Debug)]
pub(crate) struct Import<'a> {
    pub(crate) player: &'a str,
    pub(crate) text: &'a str,
}

/// A log has a few hundred entries; this bounds the work that a stranger's can cause.
const LONGEST_LOG: usize = 5_000;

/// What a replay is made of. It takes a while to make, so nobody at the table waits for it.
#[derive(Debug)]
pub(crate) struct Reel {
    log: Log,
    names: Vec<String>,
    viewer: Viewer,
    open: bool,
}

impl Reel {
    /// The match ply by ply.
    pub(crate) fn unroll(self) -> Result<Replay, Denial> {
        let Self { log, names, viewer, open } = self;
        let game = catalog::load(&log).map_err(|_| Denial::TROUBLE)?;
        let frames = catalog::frames(&log, viewer).map_err(|_| Denial::TROUBLE)?;
        let story = tell::story(game.as_ref(), 0..log.lines.len(), viewer);
        let story = std::iter::once(None).chain(story.into_iter().map(Some));
        let placing = |(place, label): (u8, table::Phrase)| Placing { place, label: label.into() };
        let frame = |(frame, story): (catalog::Frame, _)| Frame {
            story,
            view: frame.view,
            to_move: frame.to_move.map(|seat| seat.index() as u8),
            round: frame.round,
            scores: frame.scores.into_iter().map(placing).collect(),
        };
        let frames = frames.into_iter().zip(story).map(frame).collect();
        let viewer = viewer.seat().map(|seat| seat.index() as u8);
        Ok(Replay { game: log.header.game, names, viewer, open, frames })
    }

    /// The match summed up, once nothing is secret any more.
    pub(crate) fn sum_up(self) -> Result<Recount, Denial> {
        if !self.open {
            return Err(Denial::STILL_SECRET);
        }
        let catalog::Recount { ending, gains, course } =
            catalog::recount(&self.log).map_err(|_| Denial::TROUBLE)?;
        let gain = |gain: table::Gain| Gain {
            seat: gain.seat.index() as u8,
            round: gain.round,
            unit: table::Phrase::new(gain.unit).into(),
            source: table::Phrase::new(gain.source).into(),
            amount: gain.amount,
        };
        let gains = gains.into_iter().map(gain).collect();
        Ok(Recount { ending: ending.map(wire::Phrase::from), gains, course })
    }
}

impl Sitting {
    /// Whether nothing is secret any more.
    pub(crate) fn is_open(&self) -> bool {
        matches!(self.stage, Stage::Finished | Stage::Abandoned)
    }

    /// The log as a viewer may have it: whole, with the seed, once the match is over.
    pub(crate) fn log_for(&self, viewer: Viewer) -> String {
        if self.is_open() {
            return self.game.revealed_log().to_string();
        }
        let header = Log::new(self.game.log().header.clone()).to_string();
        let lines = (0..self.game.log().lines.len()).map(|index| self.game.seen_line(index, viewer));
        lines.fold(header, |text, line| format!("{text}{line}\n"))
    }

    /// What a replay is made of: through one's own eyes, or anybody's once the match is over.
    pub(crate) fn reel(&self, own: Viewer, viewer: Viewer) -> Result<Reel, Denial> {
        if viewer != own && viewer != Viewer::Spectator && !self.is_open() {
            return Err(Denial::STILL_SECRET);
        }
        let (log, names) = (self.game.log().clone(), self.seating.names());
        Ok(Reel { log, names, viewer, open: self.is_open() })
    }

    /// What a player needs to check the chance; the draws once the seed is out.
    pub(crate) fn fairness(&self) -> Result<Fairness, Denial> {
        let log = if self.is_open() { self.game.revealed_log() } else { self.game.log().clone() };
        let contributed = |line: &Line| match line {
            Line::Contribute(given) => Some((given.seat.index() as u8, hex::encode(&given.bytes))),
            _ => None,
        };
        let draws =
            if self.is_open() { catalog::draws(&log).map_err(|_| Denial::TROUBLE)? } else { Vec::new() };
        let draw = |draw: catalog::Drawn| Draw {
            n: draw.index as u32,
            source: draw.source,
            k: draw.k,
            total: draw.total,
            number: draw.number,
            range: draw.range.into(),
            outcome: draw.outcome,
        };
        Ok(Fairness {
            commitment: log.header.commitment.map(|commitment| commitment.to_string()),
            seed: log.seed.as_ref().map(table::Seed::reveal),
            contributions: log.lines.iter().filter_map(contributed).collect(),
            draws: draws.into_iter().map(draw).collect(),
            command: format!("durbar verify durbar-{}.log", self.id),
        })
    }

    /// A finished table from a log that somebody brings along.
    pub(crate) fn import(import: &Import<'_>) -> Result<Self, Denial> {
        let bad = |error: String| Denial::quoting("bad_log", "server-bad-log", error);
        if import.text.lines().take(LONGEST_LOG + 1).count() > LONGEST_LOG {
            return Err(bad(format!("a log has at most {LONGEST_LOG} lines")));
        }
        let log = Log::parse(import.text).map_err(|error| bad(error.to_string()))?;
        let mut game = catalog::load(&log).map_err(|error| bad(error.to_string()))?;
        if let Some(seed) = log.seed.clone() {
            game.unseal(seed).map_err(bad)?;
        }
        let chair = |seat: Seat| Chair {
            person: Some(Person {
                player: import.player.to_owned(),
                name: format!("{}", seat.index() + 1),
                contribution: None,
            }),
            ..Chair::default()
        };
        let stand_in = !tell::stand_ins(&tell::components(game.as_ref())).is_empty();
        let now = ids::now();
        Ok(Self {
            id: ids::public_id(),
            stage: Stage::Finished,
            host: import.player.to_owned(),
            listed: false,
            terms: Terms {
                options: log.header.options.clone(),
                components: log.header.edition.clone(),
                stand_in,
                clock: None,
                on_timeout: wire::OnTimeout::Loss,
                rated: false,
                hints: false,
            },
            seating: Seating(Seat::all(game.seats()).map(chair).collect()),
            game,
            clock: None,
            created: now,
            touched: now,
            next: None,
            undecided: Undecided::default(),
            door: super::Door::default(),
            awaited: None,
            revision: 0,
            stored: 0,
            notice: None,
            reseated: true,
            ended: false,
        })
    }
}
