//! What bots think of a decision, and why a move may not be played.

use std::time::Duration;

use registry::{Refused, Wish};
use search::{Depth, Effort};
use serde_json::{Value, json};
use table::{Phrase, Refusal, Seat, Tongue as _, Turn};

use super::problem::Problem;
use super::request::{Analyse, Explain, Go, checked_seed, random_number};
use super::session::{Answer, Session, fields};
use crate::analysis::as_json;

/// How long `go` thinks unless told otherwise.
const THINKING_TIME: Duration = Duration::from_secs(1);

impl Session {
    /// Tells luck from skill in the game so far.
    pub(super) fn analyse(&self, wish: &Analyse) -> Answer {
        let game = self.game()?;
        let wish = Wish {
            depth: if wish.deep { Depth::DEEP } else { Depth::QUICK },
            decisions: true,
            hints: None,
            seed: wish.seed.map_or(Ok(1), checked_seed)?,
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            go_on: &|_, _| true,
        };
        let analysis = game.game().analyse(&game.revealed_log(), &wish)?;
        Ok(analysis.map(|analysis| fields(as_json(&analysis, game.seats()))).unwrap_or_default())
    }

    pub(super) fn go(&self, go: &Go) -> Answer {
        let game = self.game()?;
        let seat = self.asked_seat(go.seat)?;
        let seed = go.seed.map_or_else(|| Ok(random_number()), checked_seed)?;
        let levels = game.levels();
        let wished = go.level.as_deref().map(registry::current_level);
        let level = wished.or(levels.last().copied()).unwrap_or_default();
        if !levels.contains(&level) {
            let reason = format!("there is no level {level:?}; the levels are: {}", levels.join(", "));
            return Err(Problem::new("unknown_level", reason));
        }
        let Some(think) = game.thinker(seat, level) else { return Err(self.not_to_move()?) };
        let opinion = think(effort(go).with_reasons(), seed);
        let candidates: Vec<Value> = opinion
            .candidates
            .iter()
            .map(|weighed| {
                let reasons = self.say_all(&weighed.reasons);
                json!({ "move": weighed.text, "visits": weighed.visits, "value": weighed.value, "reasons": reasons })
            })
            .collect();
        Ok(fields(json!({ "move": opinion.text, "value": opinion.value, "candidates": candidates })))
    }

    pub(super) fn explain(&self, explain: &Explain) -> Answer {
        let game = self.game()?;
        let seat = self.asked_seat(explain.seat)?;
        match game.check(seat, &explain.mv) {
            Ok(label) => {
                let events = game.foresee(seat, &explain.mv);
                let events = events.map_err(|refused| Problem::refused(&refused, &self.words))?;
                Ok(fields(json!({ "legal": true, "label": self.words.say(&label), "events": events })))
            }
            Err(refused @ Refused::Unreadable(_)) => Err(Problem::refused(&refused, &self.words)),
            Err(refused) => {
                let mut reply = fields(json!(Problem::refused(&refused, &self.words)));
                reply.insert("legal".into(), json!(false));
                Ok(reply)
            }
        }
    }

    fn say_all(&self, phrases: &[Phrase]) -> Vec<String> {
        phrases.iter().map(|phrase| self.words.say(phrase)).collect()
    }

    /// The seat asked for, otherwise the one to move, otherwise any.
    fn asked_seat(&self, index: Option<usize>) -> Result<Seat, Problem> {
        match (index, self.game()?.turn()) {
            (Some(index), _) => self.seat(index),
            (None, Turn::Seat { seat }) => Ok(seat),
            (None, Turn::Chance | Turn::Over) => Ok(Seat::default()),
        }
    }

    /// Why a seat cannot be asked for a move now.
    fn not_to_move(&self) -> Result<Problem, Problem> {
        let refusal = match self.game()?.turn() {
            Turn::Seat { .. } => Refusal::not_your_turn(),
            Turn::Chance => Refusal::chance_first(),
            Turn::Over => Refusal::over(),
        };
        Ok(Problem::refused(&Refused::Illegal(refusal), &self.words))
    }
}

/// A number of iterations is searched on one core, so the seed fixes the answer; a time limit uses all cores.
fn effort(go: &Go) -> Effort {
    match (go.ms, go.iterations) {
        (None, Some(iterations)) => Effort::iterations(iterations),
        (ms, iterations) => {
            let time = ms.map_or(THINKING_TIME, Duration::from_millis);
            Effort { iterations, ..Effort::time(time).on_all_cores() }
        }
    }
}
