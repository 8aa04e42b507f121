//! The analysis of a finished match, which tells luck from skill.

use registry::{AnyMatch, Judgement, What, Wish};
use search::{Depth, Losses};
use table::{Line, Seat};
use wire::{Analysis, Choice, Fared, Foreseen, Judged, Verdict};

use crate::{Denial, Reel, Seating, TableRow, Terms, tell};

/// The version of the analysis. Improving the judge raises it, and matches are analysed again.
pub const JUDGE: i64 = 5;

/// The same match is judged the same way everywhere.
const SEED: u64 = 1;

impl Reel {
    /// The number of log lines, once nothing is secret.
    pub fn lines_when_over(&self) -> Result<i64, Denial> {
        if self.open { Ok(self.log.lines.len() as i64) } else { Err(Denial::NOT_OVER) }
    }

    /// Tells luck from skill. `go_on` is called with the number of moments done and the total; returns `None`
    /// if it returns `false`.
    pub fn analyse(
        &self,
        depth: Depth,
        go_on: &(dyn Fn(usize, usize) -> bool + Sync),
    ) -> Result<Option<Analysis>, Denial> {
        self.lines_when_over()?;
        let wish = Wish { depth, decisions: true, hints: None, seed: SEED, threads: 1, go_on };
        let analysis = self.game.analyse(&self.log, &wish).map_err(|_| Denial::TROUBLE)?;
        let losses = self.game.losses(&self.log).filter(|losses| losses.judge == JUDGE);
        Ok(analysis.map(|analysis| found(analysis, self.names.len(), losses)))
    }

    /// What could have been played instead of the move of this line.
    pub fn moves_before(&self, line: usize) -> Result<Vec<Choice>, Denial> {
        Ok(tell::choices(self.before(line)?.1.as_ref()))
    }

    /// What a move in place of the one of this line would have done.
    pub fn foresee_instead(&self, line: usize, text: &str) -> Result<Foreseen, Denial> {
        let (seat, game) = self.before(line)?;
        tell::foreseen(game.as_ref(), seat, text)
    }

    /// What a move in place of the one of this line would have given away compared with a better one.
    pub fn loss_instead(&self, line: usize, text: &str, better: &str) -> Result<f32, Denial> {
        let (seat, game) = self.before(line)?;
        let compare = game.comparer(seat, text, better)?;
        Ok(short(compare(Depth::QUICK, SEED).0.max(0.0)))
    }

    /// The match as it was before the move of this line, and whose move it is.
    fn before(&self, line: usize) -> Result<(Seat, Box<dyn AnyMatch>), Denial> {
        self.lines_when_over()?;
        let Some(&Line::Move { seat, .. }) = self.log.lines.get(line) else {
            return Err(Denial::NO_SUCH_DECISION);
        };
        let mut log = self.log.clone();
        log.lines.truncate(line);
        Ok((seat, self.game.load(&log).map_err(|_| Denial::TROUBLE)?))
    }
}

/// What a player gave away in a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Loss {
    pub seat: u8,
    /// The public id.
    pub player: String,
    /// Decisions with a choice.
    pub decisions: u32,
    /// The chances of winning given away, added up.
    pub given_away: f32,
}

/// What an analysis says about players who played one seat of a table alone and to the end. Lessons say
/// nothing about anyone.
pub fn losses(row: &TableRow, analysis: &Analysis) -> Vec<Loss> {
    let (Ok(Seating(chairs)), Ok(terms)) =
        (serde_json::from_str(&row.seats), serde_json::from_str::<Terms>(&row.setup))
    else {
        return Vec::new();
    };
    let holder = |seat: usize| chairs[seat].holder().filter(|person| !person.is_gone());
    let alone = |player: &str| {
        (0..chairs.len()).filter(|&seat| holder(seat).is_some_and(|other| other.player == player)).count()
            == 1
    };
    let loss = |(seat, fared): (usize, &Fared)| {
        let player = holder(seat)?.player.clone();
        let counts = fared.decisions > 0 && alone(&player);
        let Fared { decisions, given_away, .. } = *fared;
        counts.then_some(Loss { seat: seat as u8, player, decisions, given_away })
    };
    let seats = analysis.players.iter().enumerate().take(chairs.len());
    if terms.lesson.is_some() { Vec::new() } else { seats.filter_map(loss).collect() }
}

fn found(analysis: registry::Analysis, seats: usize, losses: Option<&Losses>) -> Analysis {
    let players = analysis.by_seat(seats).iter().map(|one| fared(one, losses)).collect();
    Analysis { players, moments: analysis.moments.into_iter().map(judged).collect() }
}

/// With fewer decisions than this, nothing can be said about a player's level.
const FEW: u32 = 8;

fn fared(fared: &registry::Fared, losses: Option<&Losses>) -> Fared {
    let [slips, mistakes, blunders] = fared.grades;
    Fared {
        decisions: fared.decisions,
        given_away: short(fared.loss),
        slips,
        mistakes,
        blunders,
        luck: short(fared.luck),
        adjusted: fared.adjusted.map(short),
        like: losses
            .filter(|_| fared.decisions >= FEW)
            .map(|losses| losses.like(fared.mean_loss()).to_owned()),
    }
}

fn judged(moment: registry::Judged) -> Judged {
    let what = match moment.what {
        What::Decision(judgement) => decision(judgement),
        What::Forced { seat } => Verdict::Forced { seat: number(seat) },
        What::Luck(luck) => Verdict::Luck { luck: luck.into_iter().map(short).collect() },
    };
    Judged { n: moment.index as u32, chances: moment.chances.into_iter().map(short).collect(), what }
}

fn decision(judgement: Judgement) -> Verdict {
    let Judgement { seat, played, best, best_label, moves, loss, error, reasons } = judgement;
    Verdict::Decision {
        seat: number(seat),
        played,
        best,
        label: best_label.into(),
        moves: moves as u32,
        loss: short(loss),
        error: short(error),
        reasons: reasons.into_iter().map(wire::Phrase::from).collect(),
    }
}

const fn number(seat: Seat) -> u8 {
    seat.index() as u8
}

/// A hundredth of a point is finer than any judge.
fn short(share: f32) -> f32 {
    (share * 1e4).round() / 1e4
}

#[cfg(test)]
mod tests {
    use table::Viewer;

    use super::*;
    use crate::screening::tests::played;

    #[test]
    fn nothing_is_said_of_a_match_under_way() {
        let sitting = played("jaipur", 5);
        let reel = sitting.reel(Viewer::Spectator, Viewer::Spectator).unwrap();
        assert_eq!(reel.lines_when_over(), Err(Denial::NOT_OVER));
        assert_eq!(reel.moves_before(reel.length() - 2), Err(Denial::NOT_OVER));
        assert_eq!(reel.analyse(Depth::QUICK, &|_, _| panic!("it is not looked at")), Err(Denial::NOT_OVER));
    }

    /// "Played at Hard level" comes from tables that this judge has measured, and in which every level is better
    /// than the one before.
    #[test]
    fn losses_fall_from_level_to_level() {
        let games = catalog::standard();
        for card in games.cards() {
            let log = played(card.id, 0).game.log().clone();
            let mut log = table::Log::new(log.header);
            log.header.seats = card.seats.0;
            let losses = games.game(card.id).unwrap().losses(&log).expect("every game is measured");
            assert_eq!(losses.judge, JUDGE, "{}: measure it again, as docs/analysis.md says", card.id);
            let falling: Vec<f32> = std::iter::once(losses.random).chain(losses.ladder).collect();
            assert!(falling.is_sorted_by(|a, b| a > b), "{}: {falling:?}", card.id);
            log.header.edition = "file".into();
            assert_eq!(games.game(card.id).unwrap().losses(&log), None, "other tables are another game");
        }
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!(serde_json::to_string(&short(1.0 / 3.0)).unwrap(), "0.3333");
        assert_eq!(serde_json::to_string(&short(-0.123_46)).unwrap(), "-0.1235");
    }
}
