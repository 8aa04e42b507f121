//! A match as a record: its log, its replay, the data to check its fairness.

use std::ops::Range;

use registry::{AnyGame, Registry};
use table::{Line, Log, Seat, Viewer};
use wire::{Draw, Fairness, Gain, Recount, Stage};

use crate::screening::FRAMES;
use crate::{Chair, Denial, Person, Seating, Sitting, Terms, tell};

/// A log to import.
#[derive(Clone, Debug)]
pub struct Import<'a> {
    /// The player who imports it.
    pub player: &'a str,
    pub text: &'a str,
    /// When, in milliseconds since 1970.
    pub now: i64,
}

/// How many lines of a text are read before the game is known: header, components and the longest log.
const LONGEST_TEXT: usize = 5_000;

/// What a replay is made from. It takes a while to make, so nobody at the table waits for it.
pub struct Reel {
    pub(super) game: Box<dyn AnyGame>,
    pub(super) log: Log,
    pub(super) names: Vec<String>,
    pub viewer: Viewer,
    pub(super) open: bool,
}

/// What the fairness data is made from, which takes a while too.
pub struct Evidence {
    game: Box<dyn AnyGame>,
    log: Log,
    open: bool,
    id: String,
}

impl Reel {
    /// How many frames there are: the start, then one for each line.
    pub fn length(&self) -> usize {
        self.log.lines.len() + 1
    }

    /// The frames sent at once, starting from one.
    pub fn page(&self, from: usize) -> Range<usize> {
        from.min(self.length())..from.saturating_add(FRAMES).min(self.length())
    }

    /// The summary of the match, once nothing is secret.
    pub fn sum_up(self) -> Result<Recount, Denial> {
        if !self.open {
            return Err(Denial::STILL_SECRET);
        }
        let registry::Recount { ending, gains, course } =
            self.game.recount(&self.log).map_err(|_| Denial::TROUBLE)?;
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

impl Evidence {
    /// What a player needs to check the fairness; the draws once the seed is revealed.
    pub fn examine(self) -> Result<Fairness, Denial> {
        let Self { game, log, open, id } = self;
        let contributed = |line: &Line| match line {
            Line::Contribute(given) => Some((given.seat.index() as u8, hex::encode(&given.bytes))),
            _ => None,
        };
        let draws = if open { game.draws(&log).map_err(|_| Denial::TROUBLE)? } else { Vec::new() };
        let draw = |draw: registry::Drawn| Draw {
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
            command: format!("durbar verify durbar-{id}.log"),
        })
    }
}

impl Sitting {
    /// Whether nothing is secret any more.
    pub fn is_open(&self) -> bool {
        matches!(self.stage, Stage::Finished | Stage::Abandoned)
    }

    /// The log as a viewer may have it: whole, with the seed, once the match is over.
    pub fn log_for(&self, viewer: Viewer) -> String {
        if self.is_open() {
            return self.game.revealed_log().to_string();
        }
        let header = Log::new(self.game.log().header.clone()).to_string();
        let lines = (0..self.game.log().lines.len()).map(|index| self.game.seen_line(index, viewer));
        lines.fold(header, |text, line| text + &line + "\n")
    }

    /// What a replay is made from: the player's own view, or anyone's once the match is over.
    pub fn reel(&self, own: Viewer, viewer: Viewer) -> Result<Reel, Denial> {
        if viewer != own && viewer != Viewer::Spectator && !self.is_open() {
            return Err(Denial::STILL_SECRET);
        }
        let (log, names) = (self.game.log().clone(), self.seating.names());
        Ok(Reel { game: self.game.game(), log, names, viewer, open: self.is_open() })
    }

    /// What the fairness data is made from.
    pub fn evidence(&self) -> Evidence {
        let log = if self.is_open() { self.game.revealed_log() } else { self.game.log().clone() };
        Evidence { game: self.game.game(), log, open: self.is_open(), id: self.id.clone() }
    }

    /// A finished table from an imported log.
    pub fn import(games: &Registry, import: &Import<'_>) -> Result<Self, Denial> {
        let bad = |error: String| Denial::quoting("bad_log", "server-bad-log", error);
        let too_long = |most: usize| bad(format!("it has at most {most} lines"));
        if import.text.lines().take(LONGEST_TEXT + 1).count() > LONGEST_TEXT {
            return Err(too_long(LONGEST_TEXT));
        }
        let log = Log::parse(import.text).map_err(|error| bad(error.to_string()))?;
        let kind = games.game_of(&log).map_err(|error| bad(error.to_string()))?;
        let longest = kind.card().longest_log;
        if log.lines.len() > longest {
            return Err(too_long(longest));
        }
        let mut game = kind.load(&log).map_err(|error| bad(error.to_string()))?;
        if let Some(seed) = log.seed.clone() {
            game.unseal(seed).map_err(bad)?;
        }
        let chair = |seat: Seat| Chair {
            person: Some(Person {
                player: import.player.to_owned(),
                name: format!("{}", seat.index() + 1),
                contribution: None,
                program: false,
            }),
            ..Chair::default()
        };
        let stand_in = !tell::stand_ins(&tell::components(game.as_ref())).is_empty();
        let terms = Terms {
            options: log.header.options.clone(),
            components: log.header.edition.clone(),
            stand_in,
            clock: None,
            on_timeout: wire::OnTimeout::Loss,
            rated: false,
            hints: false,
            lesson: None,
            daily: None,
            duplicate: None,
        };
        let seating = Seating(Seat::all(game.seats()).map(chair).collect());
        let begun = Self::fresh(game, terms, seating, import.player, import.now);
        Ok(Self { stage: Stage::Finished, ..begun })
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::Who;

    pub(crate) fn begun(game: &str) -> Sitting {
        let seats =
            vec![serde_json::json!({ "kind": "me" }); catalog::standard().card(game).unwrap().seats.1];
        let new = serde_json::json!({ "game": game, "seats": seats, "start": true });
        let who = Who { player: "ann".into(), name: "Ann".into(), program: false };
        let components = table::ComponentSet::Edition("default".to_owned());
        Sitting::make(&catalog::standard(), &serde_json::from_value(new).unwrap(), &who, components, 1)
            .unwrap()
    }

    /// Plays the move picked from the list.
    pub(crate) fn play(sitting: &mut Sitting, pick: impl Fn(&[String]) -> usize) {
        let v = sitting.version();
        if sitting.confirming().is_some() {
            return sitting.end("ann", v).unwrap();
        }
        let moves: Vec<String> = sitting.game.moves().into_iter().map(|choice| choice.text).collect();
        sitting.play("ann", v, &moves[pick(&moves)], false).unwrap();
    }

    fn goes_out_and_in_again(sitting: &Sitting) {
        let longest = sitting.game.card().longest_log;
        assert!(sitting.game.log().lines.len() <= longest, "{} lines", sitting.game.log().lines.len());
        let text = sitting.log_for(Viewer::Spectator);
        assert!(text.len() < 400_000, "{} bytes", text.len());
        let again =
            Sitting::import(&catalog::standard(), &Import { player: "ben", text: &text, now: 1 }).unwrap();
        assert_eq!(again.log_for(Viewer::Spectator), text);
    }

    /// A player moves and undoes for as long as the server allows, and then the game takes its course.
    #[test]
    fn a_match_full_of_undos_ends_and_can_be_imported() {
        for card in catalog::standard().cards() {
            let mut sitting = begun(card.id);
            let mut turns = 0;
            while sitting.stage == Stage::Playing {
                let v = sitting.version();
                // If nothing can be undone, as at the start of some turns, the game goes on.
                if sitting.undoer().is_some() && turns % 50 != 0 {
                    sitting.undo("ann", v).unwrap();
                }
                turns += 1;
                play(&mut sitting, |moves| (turns * 7) % moves.len());
            }
            assert_eq!(sitting.stage, Stage::Finished, "{} after {} lines", card.id, sitting.version());
            goes_out_and_in_again(&sitting);
        }
    }

    #[test]
    fn a_match_without_end_is_given_up_and_can_still_be_imported() {
        let mut sitting = begun("jaipur");
        while sitting.stage == Stage::Playing {
            // Goods for goods, back and forth, and something else just before the rules would end the round.
            let wanted = if sitting.game.position().contains("exchanges=199") { "take" } else { "swap" };
            play(&mut sitting, |moves| moves.iter().position(|text| text.starts_with(wanted)).unwrap_or(0));
        }
        assert_eq!(sitting.stage, Stage::Abandoned, "after {} lines", sitting.version());
        goes_out_and_in_again(&sitting);
    }

    #[test]
    fn a_log_that_is_longer_than_the_game_s_is_refused() {
        let mut sitting = begun("rajas");
        let text = loop {
            play(&mut sitting, |_| 0);
            if sitting.undoer().is_some() {
                let v = sitting.version();
                sitting.undo("ann", v).unwrap();
                break sitting.log_for(sitting.viewer_for(Some("ann"), Viewer::Spectator));
            }
        };
        let lines: Vec<&str> = text.lines().collect();
        let pair = lines[lines.len() - 2..].join("\n") + "\n";
        let import = |pairs| {
            let text = format!("{text}{}", pair.repeat(pairs));
            Sitting::import(&catalog::standard(), &Import { player: "ben", text: &text, now: 1 }).map(|_| ())
        };
        assert_eq!(import(10), Ok(()));
        let longest = sitting.game.card().longest_log;
        assert_eq!(import(longest / 2).unwrap_err().code, "bad_log");
    }
}
