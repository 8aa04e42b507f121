//! The vizier: an estimate of every sheet, turned into chances of winning.

use std::sync::LazyLock;

use charmers::{Charmers, Good, Move, Pending, Position, Sheet, View};
use search::{Insight, built_in};
use serde::{Deserialize, Serialize};
use table::{BySeat, Game, Phrase, Seat, Turn};

use super::brought;

/// Plays a turn to its end in its head and weighs what is marked then by what it will bring.
///
/// All values are in half-points, as the tracks count them: a coin is one, a point of fame two.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vizier {
    /// The share of their coins that goods in stock already count for.
    pub stock: f32,
    /// Half-points for each karma kept.
    pub karma: f32,
    /// Half-points for each river space the ship has sailed.
    pub sailed: f32,
    /// Half-points for each road, since it leads onward.
    pub road: f32,
    /// Half-points for a market where a road could be drawn next.
    pub market: f32,
    /// The share of a building's fame if a road could be drawn there next.
    pub near: f32,
    /// The same if it could not.
    pub far: f32,
    /// The share of an edge's bonus if a road could be drawn there next.
    pub edge: f32,
    /// The same if one more arm would reach it.
    pub beside: f32,
    /// The share of a tent's bonus when almost everything is sold.
    pub tent: f32,
    /// The same for upgrade columns.
    pub upgrades: f32,
    /// The same for palace, karma and tracks.
    pub progress: f32,
    /// Promises count in full until the leader has only one part in this many to go, then less and less.
    pub fade: f32,
    /// Half-points that a turn brings in the middle of the game: the first of a round, the second, and so on;
    /// later turns have fewer dice to choose from.
    pub tempo: [f32; 4],
    /// The share of that at the start of the game, when no chains are ready.
    pub opening: f32,
    /// The share of that at the end of the game, when everything is sold.
    pub closing: f32,
    /// The share of the next round's turns that already counts.
    pub ahead: f32,
    /// Half-points that a turn with a karma roll brings.
    pub reroll: f32,
    /// How far off estimates are at the end, and further at the start.
    pub doubt: f32,
    pub doubt_at_start: f32,
    /// How strongly a move's gain makes it worth trying.
    pub eagerness: f32,
}

impl Default for Vizier {
    fn default() -> Self {
        static BUILT_IN: LazyLock<Vizier> =
            LazyLock::new(|| built_in(include_str!("../../weights/charmers.toml")));
        *BUILT_IN
    }
}

impl Insight<Charmers> for Vizier {
    fn value(&self, rules: &Charmers, position: &Position) -> BySeat<f32> {
        let position = self.finished(rules, position);
        if rules.turn(&position) == Turn::Over {
            return shares(rules, &position);
        }
        let left = left(&position);
        let doubt = self.doubt + self.doubt_at_start * left;
        let pace = self.pace(left);
        let estimates = BySeat::<f32>::from_fn(rules.seats(), |seat| {
            let to_come = pace * self.outlook(&position, seat);
            (self.estimate(rules, &position.sheets[seat], left) + to_come) / doubt
        });
        soften(&estimates)
    }

    fn promise(&self, rules: &Charmers, position: &Position, moves: &[Move], promise: &mut Vec<f32>) {
        let (seat, left) = (position.mover(), left(position));
        let before = self.estimate(rules, &position.sheets[seat], left);
        promise.extend(moves.iter().map(|&mv| {
            let gain = match mv {
                Move::Karma { .. } | Move::Again => self.reroll - self.karma,
                _ => self.brings(rules, &played(rules, position, mv), seat, left) - before,
            };
            self.eagerness * gain
        }));
    }

    fn reasons(&self, rules: &Charmers, view: &View, mv: Move) -> Vec<Phrase> {
        if matches!(mv, Move::Karma { .. } | Move::Again) {
            return vec![Phrase::new("charmers-why-karma")];
        }
        let (before, seat) = (&view.position, view.position.mover());
        let after = self.finished(rules, &played(rules, before, mv));
        facts(&before.sheets[seat], &after.sheets[seat])
    }
}

impl Vizier {
    /// What a seat's sheet is worth at the end of the turn.
    fn brings(&self, rules: &Charmers, position: &Position, seat: Seat, left: f32) -> f32 {
        self.estimate(rules, &self.finished(rules, position).sheets[seat], left)
    }

    /// How much a turn brings now, compared with one in the middle game.
    fn pace(&self, left: f32) -> f32 {
        let opening = self.opening + (1.0 - self.opening) * (3.0 * (1.0 - left)).min(1.0);
        let closing = self.closing + (1.0 - self.closing) * (3.0 * left).min(1.0);
        opening * closing
    }

    /// What a seat's turns of this round bring, and part of the next round's, which another seat starts.
    fn outlook(&self, position: &Position, seat: Seat) -> f32 {
        let next = position.starter.next(position.sheets.seats());
        let now = turns(position, position.starter, position.turns.into(), seat);
        let later = turns(position, next, 0, seat);
        let sum =
            |set: u8| (0..4).filter(|turn| set >> turn & 1 == 1).map(|turn| self.tempo[turn]).sum::<f32>();
        sum(now) + self.ahead * sum(later)
    }

    /// What a seat's sheet is worth with everything pending.
    fn prospect(&self, rules: &Charmers, position: &Position, seat: Seat, left: f32) -> f32 {
        self.estimate(rules, &position.sheets[seat], left) + Self::waiting(rules, position)
    }

    /// The position at the end of the turn, if the seat is in the middle of one: step by step what looks
    /// best.
    fn finished(&self, rules: &Charmers, position: &Position) -> Position {
        let (mut position, seat, left) = (*position, position.mover(), left(position));
        let mut moves = Vec::new();
        while rules.turn(&position) == (Turn::Seat { seat }) && position.pending.top() != Pending::Choose {
            moves.clear();
            rules.moves(&position, &mut moves);
            let steps = moves.iter().filter(|&&mv| mv != Move::Again);
            let prospects = steps.map(|&mv| {
                let next = played(rules, &position, mv);
                (self.prospect(rules, &next, seat, left), next)
            });
            let best = prospects.reduce(|best, next| if next.0 > best.0 { next } else { best });
            position = best.expect("a seat to move has a move").1;
        }
        position
    }
}

/// What a turn changed on a sheet, in words.
fn facts(old: &Sheet, new: &Sheet) -> Vec<Phrase> {
    let stock = |sheet: &Sheet| Good::ALL.iter().map(|&good| i64::from(sheet.stock(good))).sum::<i64>();
    let mut facts: Vec<Phrase> = brought(old, new).into_iter().collect();
    if stock(new) > stock(old) {
        facts.push(Phrase::new("charmers-why-stock").with("goods", stock(new)));
    }
    if new.values != old.values {
        facts.push(Phrase::new("charmers-why-upgrade"));
    }
    facts
}

fn played(rules: &Charmers, position: &Position, mv: Move) -> Position {
    let mut next = *position;
    rules.play(&mut next, mv, &mut ());
    next
}

/// How much of the game is left, from 1 to 0, by how far the leader still has to go.
fn left(position: &Position) -> f32 {
    let lead = position.sheets.as_slice().iter().map(Sheet::excess).max().unwrap_or(0);
    (-lead.min(0)) as f32 / 78.0
}

/// The turns that a seat has in a round started by `starter`, as bits, without those before `from`; all from
/// the fourth on count as the fourth.
fn turns(position: &Position, starter: Seat, from: usize, seat: Seat) -> u8 {
    let seats = position.sheets.seats();
    let crossed = position.sheets.as_slice().iter().any(|sheet| sheet.excess() >= 0);
    let end = match seats {
        2 if crossed && from < 2 => 2,
        2 => 4,
        _ => seats,
    };
    let takes = |turn: &usize| (starter.index() + turn) % seats == seat.index();
    (from..end).filter(takes).fold(0, |set, turn| set | 1 << turn.min(3))
}

/// Shares of the win at the end.
fn shares(rules: &Charmers, position: &Position) -> BySeat<f32> {
    let standings = rules.scores(position);
    let winners = standings.as_slice().iter().filter(|standing| standing.place == 1).count();
    standings.map(|standing| if standing.place == 1 { 1.0 / winners as f32 } else { 0.0 })
}

/// Turns estimates into probabilities.
fn soften(estimates: &BySeat<f32>) -> BySeat<f32> {
    let most = estimates.as_slice().iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let weights: BySeat<f32> = estimates.map(|estimate| (estimate - most).exp());
    let total: f32 = weights.as_slice().iter().sum();
    weights.map(|weight| weight / total)
}
