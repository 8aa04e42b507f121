//! The vizier: an estimate of every sheet, made into chances of winning.

use charmers::{Charmers, Good, Move, Pending, Position, Sheet, View};
use search::Insight;
use table::{BySeat, Game, Phrase, Seat, Turn};

/// Plays a turn to its end in mind and weighs what is marked then by what it will bring.
///
/// All worths are in half-points, as the tracks count them: a coin is one, a point of fame two.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Vizier {
    /// The share of the coins that goods in stock are worth already.
    pub stock: f32,
    /// Half-points for each karma kept.
    pub karma: f32,
    /// Half-points for each river space that the ship has come.
    pub sailed: f32,
    /// Half-points for each road, since it leads on.
    pub road: f32,
    /// Half-points for a market on which a road could be drawn next.
    pub market: f32,
    /// The share of a building's fame when a road there could be drawn next.
    pub near: f32,
    /// The same when it could not.
    pub far: f32,
    /// The share of an edge's bonus when a road there could be drawn next.
    pub edge: f32,
    /// The same when one more arm would reach it.
    pub beside: f32,
    /// The share of a tent's bonus when almost all is sold.
    pub tent: f32,
    /// The same for columns of upgrades.
    pub upgrades: f32,
    /// The same for palace, karma and tracks.
    pub progress: f32,
    /// Promises count in full until the leader has only one part in so many to go, then less and less.
    pub fade: f32,
    /// Half-points for a turn still to come in this round.
    pub tempo: f32,
    /// Half-points that a karma roll brings more than an average turn.
    pub reroll: f32,
    /// How far estimates are off at the end, and further at the start.
    pub doubt: f32,
    /// See `doubt`.
    pub doubt_at_start: f32,
    /// How strongly a move's gain makes it worth looking at.
    pub eagerness: f32,
}

impl Default for Vizier {
    fn default() -> Self {
        Self {
            stock: 0.85,
            karma: 2.0,
            sailed: 1.2,
            road: 2.2,
            market: 1.5,
            near: 1.0,
            far: 0.55,
            edge: 0.4,
            beside: 0.5,
            tent: 1.5,
            upgrades: 2.5,
            progress: 0.8,
            fade: 2.5,
            tempo: 5.0,
            reroll: 1.0,
            doubt: 9.0,
            doubt_at_start: 9.0,
            eagerness: 0.4,
        }
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
        let estimates = BySeat::<f32>::from_fn(rules.seats(), |seat| {
            let turns = f32::from(turns_left(&position, seat));
            (self.estimate(rules, &position.sheets[seat], left) + self.tempo * turns) / doubt
        });
        soften(&estimates)
    }

    fn promise(&self, rules: &Charmers, position: &Position, moves: &[Move], promise: &mut Vec<f32>) {
        let (seat, left) = (position.mover(), left(position));
        let before = self.estimate(rules, &position.sheets[seat], left);
        promise.extend(moves.iter().map(|&mv| {
            let gain = match mv {
                Move::Karma { .. } | Move::Again => self.tempo + self.reroll - self.karma,
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

    /// What a seat's sheet is worth with all that waits.
    fn prospect(&self, rules: &Charmers, position: &Position, seat: Seat, left: f32) -> f32 {
        self.estimate(rules, &position.sheets[seat], left) + Self::waiting(rules, position)
    }

    /// The position at the end of the turn, if the seat is within one: step by step what looks best.
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
    let gain = |old: u16, new: u16| i64::from(new) - i64::from(old);
    let stock = |sheet: &Sheet| Good::ALL.iter().map(|&good| i64::from(sheet.stock(good))).sum::<i64>();
    let tracks = Phrase::new("charmers-why-tracks");
    let mut facts =
        vec![tracks.with("fame", gain(old.fame, new.fame)).with("money", gain(old.money, new.money))];
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

/// How much of the game is left, from 1 to 0, by the leader's way to go.
fn left(position: &Position) -> f32 {
    let lead = position.sheets.as_slice().iter().map(Sheet::excess).max().unwrap_or(0);
    (-lead.min(0)) as f32 / 78.0
}

/// How many turns a seat has to come in this round.
fn turns_left(position: &Position, seat: Seat) -> u8 {
    let seats = position.sheets.seats();
    let crossed = position.sheets.as_slice().iter().any(|sheet| sheet.excess() >= 0);
    let turns = match seats {
        2 if crossed && position.turns < 2 => 2,
        2 => 4,
        _ => seats,
    };
    let takes = |turn: &usize| (position.starter.index() + turn) % seats == seat.index();
    (usize::from(position.turns)..turns).filter(takes).count() as u8
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
