//! Analysing a whole match: what its players gave away, and what luck brought them.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};

use search::{Analyst, Ask, Buffers, Depth, Effort, Opponents};
use table::{Happening, Log, LogError, Match, Phrase, Rng, Seat, Turn, Viewer};

use crate::Playable;

#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    /// Each seat's share of the win; `None` if the match is not over or was abandoned.
    pub result: Option<Vec<f32>>,
    /// What was decided and what chance brought, in order, without what was taken back.
    pub moments: Vec<Judged>,
}

/// One moment of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// Its line in the log, from 0.
    pub index: usize,
    /// Each seat's chance of winning after it, to someone who sees everything.
    pub chances: Vec<f32>,
    pub what: What,
}

/// A decision or a draw.
#[derive(Clone, PartialEq, Debug)]
pub enum What {
    /// A player chose a move.
    Decision(Judgement),
    /// There was only one move.
    Forced {
        /// The seat that had it.
        seat: Seat,
    },
    /// What chance brought each seat.
    Luck(Vec<f32>),
}

/// What a choice was worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement {
    pub seat: Seat,
    pub played: String,
    /// The best move found, or the one played if none was better.
    pub best: String,
    pub best_label: Phrase,
    /// How many legal moves there were.
    pub moves: usize,
    /// The chance of winning given away, from 0 to 1.
    pub loss: f32,
    /// Its standard error.
    pub error: f32,
    /// Why the best move is good.
    pub reasons: Vec<Phrase>,
}

/// From this loss on, a decision counts as a slip, a mistake, a blunder.
pub const GRADES: [f32; 3] = [0.02, 0.05, 0.10];

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Fared {
    /// Decisions with a choice.
    pub decisions: u32,
    /// The total chance of winning given away.
    pub loss: f32,
    /// Slips, mistakes and blunders; each decision counts once, as the worst it is.
    pub grades: [u32; 3],
    /// What luck brought in total.
    pub luck: f32,
    /// The result minus the luck: what the play was worth.
    pub adjusted: Option<f32>,
}

impl Analysis {
    pub fn by_seat(&self, seats: usize) -> Vec<Fared> {
        let mut all = vec![Fared::default(); seats];
        for moment in &self.moments {
            match &moment.what {
                What::Decision(judgement) => all[judgement.seat.index()].note(judgement.loss),
                What::Luck(luck) => all.iter_mut().zip(luck).for_each(|(fared, luck)| fared.luck += luck),
                What::Forced { .. } => {}
            }
        }
        for (fared, share) in all.iter_mut().zip(self.result.iter().flatten()) {
            fared.adjusted = Some(share - fared.luck);
        }
        all
    }
}

impl Fared {
    fn note(&mut self, loss: f32) {
        self.decisions += 1;
        self.loss += loss;
        if let Some(grade) = GRADES.iter().rposition(|&least| loss >= least) {
            self.grades[grade] += 1;
        }
    }

    /// What was given away per decision on average.
    pub fn mean_loss(&self) -> f32 {
        self.loss / self.decisions.max(1) as f32
    }
}

/// How to analyse a match.
pub struct Wish<'a> {
    pub depth: Depth,
    /// Whether to judge decisions, which takes nearly all the time.
    pub decisions: bool,
    /// If given, a hint is asked for with this effort at every decision, and judged in place of the move
    /// played.
    pub hints: Option<Effort>,
    /// The same seed gives the same analysis, however many threads there are.
    pub seed: u64,
    /// How many moments are examined at a time.
    pub threads: usize,
    /// Called with the number of moments done and the total; the analysis stops when it returns `false`.
    pub go_on: &'a (dyn Fn(usize, usize) -> bool + Sync),
}

/// A moment still to be examined.
struct Scene<G: Playable> {
    index: usize,
    before: G::Position,
    after: G::Position,
    happening: Happening<G>,
}

/// `None` if it was stopped.
pub(crate) fn analyse<G: Playable, B: Opponents<G>>(
    log: &Log,
    wish: &Wish<'_>,
) -> Result<Option<Analysis>, LogError> {
    let standing: BTreeSet<usize> = log.standing().into_iter().collect();
    let mut scenes: Vec<Scene<G>> = Vec::new();
    let over = Match::<G>::follow(log, |moment| {
        let happens = !matches!(moment.happening, Happening::Other);
        if happens && standing.contains(&moment.index) {
            let (before, after) = (moment.before.clone(), moment.after.clone());
            scenes.push(Scene { index: moment.index, before, after, happening: moment.happening });
        }
    })?;
    let rules = over.rules().as_ref();
    let Some(moments) = look::<G, B>(rules, &scenes, wish) else { return Ok(None) };
    let ended = over.turn() == Turn::Over && over.fallen().is_none();
    Ok(Some(Analysis { result: ended.then(|| shares(&over)), moments }))
}

fn shares<G: Playable>(over: &Match<G>) -> Vec<f32> {
    let standings = over.scores();
    let winners = standings.as_slice().iter().filter(|standing| standing.place == 1).count() as f32;
    standings.as_slice().iter().map(|one| if one.place == 1 { 1.0 / winners } else { 0.0 }).collect()
}

fn look<G: Playable, B: Opponents<G>>(
    rules: &G,
    scenes: &[Scene<G>],
    wish: &Wish<'_>,
) -> Option<Vec<Judged>> {
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let work = || {
        let mut own = Vec::new();
        while let Some(scene) = scenes.get(next.fetch_add(1, Ordering::Relaxed)) {
            own.push(judge::<G, B>(rules, scene, wish));
            if !(wish.go_on)(done.fetch_add(1, Ordering::Relaxed) + 1, scenes.len()) {
                next.store(scenes.len(), Ordering::Relaxed);
            }
        }
        own
    };
    let mut judged: Vec<Judged> = std::thread::scope(|scope| {
        let workers: Vec<_> = (1..wish.threads).map(|_| scope.spawn(work)).collect();
        let mut all = work();
        for worker in workers {
            all.extend(worker.join().expect("a worker passes its panic on"));
        }
        all
    });
    judged.sort_by_key(|moment| moment.index);
    (judged.len() == scenes.len()).then_some(judged)
}

fn judge<G: Playable, B: Opponents<G>>(rules: &G, scene: &Scene<G>, wish: &Wish<'_>) -> Judged {
    let seed = wish.seed ^ (scene.index as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mut analyst = Analyst::new(rules, B::insight(), &B::LADDER, wish.depth, seed);
    let chances = analyst.chances(&scene.after).as_slice().to_vec();
    let what = match scene.happening {
        Happening::Outcome { outcome } => {
            What::Luck(analyst.luck(&scene.before, outcome).as_slice().to_vec())
        }
        Happening::Move { seat, mv } if wish.decisions => {
            let hint = wish.hints.map(|effort| hint::<G, B>(rules, &scene.before, seat, effort, seed));
            let mv = hint.unwrap_or(mv);
            analyst.decision(&scene.before, seat, mv).map_or(What::Forced { seat }, |decision| {
                What::Decision(Judgement {
                    seat,
                    played: mv.to_string(),
                    best: decision.best.to_string(),
                    best_label: rules.tell_choice(&scene.before, decision.best),
                    moves: decision.moves,
                    loss: decision.loss,
                    error: decision.error,
                    reasons: decision.reasons,
                })
            })
        }
        Happening::Move { seat, .. } => What::Forced { seat },
        Happening::Other => What::Luck(Vec::new()),
    };
    Judged { index: scene.index, chances, what }
}

/// The move that a player would have been advised to play.
fn hint<G: Playable, B: Opponents<G>>(
    rules: &G,
    position: &G::Position,
    seat: Seat,
    effort: Effort,
    seed: u64,
) -> G::Move {
    let view = rules.view(position, Viewer::Seat(seat));
    let moves = Buffers::<G>::default().list(rules, position).to_vec();
    let ask = Ask { rules, seat, view: &view, moves: &moves, effort };
    let strongest = B::levels().last().and_then(|level| B::bot(level));
    strongest.map_or(moves[0], |mut bot| bot.think(&ask, &mut Rng::new(seed)).mv)
}
