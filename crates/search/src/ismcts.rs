//! Information-set Monte Carlo tree search: many imagined worlds, one tree.
//!
//! Each iteration imagines a world from the view, walks down the tree by what the thinking seat would know,
//! and asks the game's [`Insight`] what the position at the end is worth. Values are a probability of winning
//! for every seat, so any number of seats can play.

use std::time::Duration;

use table::{BySeat, Game, Imagine, Progress, Rng, Seat, Turn, Viewer};
use web_time::Instant;

use crate::root::Root;
use crate::tree::{Key, KeyOf, NodeId, Tree};
use crate::{Ask, Bot, Buffers, Candidate, Confidence, Effort, Insight, Thought};

/// The settings of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// Iterations when the question sets no limit.
    pub iterations: u32,
    /// Iterations on tables nothing was fitted for, if different; curiosity then has its default.
    pub by_hand: Option<u32>,
    /// Whether extra time is used for more iterations; otherwise they are the limit.
    pub patient: bool,
    /// How much rarely tried moves are favoured.
    pub curiosity: f32,
    /// The most branches of a tree, which bounds its memory: a branch takes some 50 bytes.
    pub branches: usize,
    /// How many moves the answer covers.
    pub candidates: usize,
    /// How the odds of winning are told. It changes no move.
    pub confidence: Confidence,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            iterations: 2_000,
            by_hand: None,
            patient: true,
            curiosity: 0.8,
            branches: 2_000_000,
            candidates: 3,
            confidence: Confidence::AS_FOUND,
        }
    }
}

impl Plan {
    fn iterations_for(&self, effort: Effort) -> u32 {
        match (effort.iterations, effort.time) {
            (Some(most), _) if self.patient => most,
            (Some(most), _) => most.min(self.iterations),
            (None, Some(_)) if self.patient => u32::MAX,
            (None, _) => self.iterations,
        }
    }
}

/// A bot that searches one tree over many imagined worlds.
#[derive(Clone, Debug)]
pub struct Ismcts<I> {
    pub insight: I,
    pub plan: Plan,
}

impl<G: Imagine + Progress, I: Insight<G>> Bot<G> for Ismcts<I> {
    fn think(&mut self, ask: &Ask<'_, G>, rng: &mut Rng) -> Thought<G> {
        if let [only] = ask.moves
            && !ask.effort.reasons
        {
            return Thought::plain(*only);
        }
        let searches = self.search(ask, rng);
        self.answer(ask, &searches)
    }
}

impl<I> Ismcts<I> {
    /// Grows all the trees, in parallel.
    fn search<'a, G: Imagine + Progress>(
        &'a self,
        ask: &'a Ask<'_, G>,
        rng: &mut Rng,
    ) -> Vec<Search<'a, G, I>>
    where
        I: Insight<G>,
    {
        let deadline = ask.effort.time.map(|time| Instant::now() + time);
        let workers = ask.effort.workers.max(1);
        let most = if ask.moves.len() == 1 { GLANCE } else { u32::MAX };
        let iterations = self.plan_for(ask.rules).iterations_for(ask.effort).min(most);
        let share = iterations.div_ceil(workers as u32);
        let seeds: Vec<Rng> = (0..workers).map(|_| rng.split()).collect();
        std::thread::scope(|scope| {
            let run = |rng: Rng| {
                let mut search = Search::new(self, ask, rng);
                search.run(share, deadline);
                search
            };
            let mut seeds = seeds.into_iter();
            let first = seeds.next().expect("there is at least one worker");
            let others: Vec<_> = seeds.map(|rng| scope.spawn(move || run(rng))).collect();
            let mut all = vec![run(first)];
            all.extend(others.into_iter().map(|worker| worker.join().expect("a worker passes its panic on")));
            all
        })
    }

    fn answer<G: Imagine + Progress>(&self, ask: &Ask<'_, G>, searches: &[Search<'_, G, I>]) -> Thought<G>
    where
        I: Insight<G>,
    {
        let mut weighed: Vec<(u32, f32, G::Move)> =
            ask.moves.iter().map(|&mv| weigh(searches, ask, mv)).collect();
        weighed.sort_by(|a, b| b.0.cmp(&a.0).then(b.1.total_cmp(&a.1)));
        let (_, best_value, best) = weighed[0];
        let confidence = self.confidence(ask.rules);
        let candidates = weighed.into_iter().take(self.plan.candidates).map(|(visits, value, mv)| {
            let reasons = ask.reasons(|| self.insight.reasons(ask.rules, ask.view, mv));
            Candidate { mv, visits, value: confidence.told(value), reasons }
        });
        let value = shares(searches, ask, confidence.told(best_value));
        Thought { mv: best, value: Some(value), candidates: candidates.collect() }
    }
}

/// The asking seat's chance with its best move; the rest is split among the others by how they fared in the
/// search.
fn shares<G: Imagine, I>(searches: &[Search<'_, G, I>], ask: &Ask<'_, G>, own: f32) -> BySeat<f32> {
    let sums: BySeat<f32> = BySeat::from_fn(ask.rules.seats(), |seat| {
        if seat == ask.seat { 0.0 } else { searches.iter().map(|search| search.sum[seat]).sum() }
    });
    let others = sums.as_slice().iter().sum::<f32>().max(f32::MIN_POSITIVE);
    BySeat::from_fn(
        ask.rules.seats(),
        |seat| {
            if seat == ask.seat { own } else { (1.0 - own) * sums[seat] / others }
        },
    )
}

/// A move's visits and average value over all trees. An only move has no branch: every look goes through it.
fn weigh<G: Imagine, I>(searches: &[Search<'_, G, I>], ask: &Ask<'_, G>, mv: G::Move) -> (u32, f32, G::Move) {
    let key: KeyOf<G> = Key::Move(ask.seat, mv);
    let looks = |search: &Search<'_, G, I>| {
        let mut branches = search.tree.node(Tree::<G>::ROOT).branches.iter();
        match ask.moves {
            [_] => (search.done, search.sum[ask.seat]),
            _ => branches
                .find(|branch| branch.key == key)
                .map_or((0, 0.0), |branch| (branch.visits, branch.sum)),
        }
    };
    let add = |(visits, sum), (more, won)| (visits + more, sum + won);
    let (visits, sum) = searches.iter().map(looks).fold((0, 0.0), add);
    (visits, sum / visits.max(1) as f32, mv)
}

/// One worker's tree.
struct Search<'a, G: Game, I> {
    bot: &'a Ismcts<I>,
    ask: &'a Ask<'a, G>,
    rng: Rng,
    tree: Tree<G>,
    curiosity: f32,
    buffers: Buffers<G>,
    promise: Vec<f32>,
    /// The branches taken in this iteration, with the seat that decided.
    path: Vec<(NodeId, usize, Option<Seat>)>,
    done: u32,
    sum: BySeat<f32>,
    /// What is guaranteed at the decision in question.
    root: Root,
}

/// How many iterations an only move gets when someone asks what it is worth.
const GLANCE: u32 = 400;

/// How many iterations pass between looks at the clock.
const CLOCK: u32 = 8;

impl<'a, G: Imagine + Progress, I: Insight<G>> Search<'a, G, I> {
    fn new(bot: &'a Ismcts<I>, ask: &'a Ask<'a, G>, rng: Rng) -> Self {
        Self {
            bot,
            ask,
            rng,
            tree: Tree::new(bot.plan.branches),
            curiosity: bot.plan_for(ask.rules).curiosity,
            buffers: Buffers::default(),
            promise: Vec::new(),
            path: Vec::new(),
            done: 0,
            sum: BySeat::filled(ask.rules.seats(), 0.0),
            root: Root::default(),
        }
    }

    fn run(&mut self, iterations: u32, deadline: Option<Instant>) {
        let world = self.ask.rules.imagine(self.ask.view, &mut self.rng.clone());
        self.root = Root::new(self.ask.rules, &world, self.buffers.list(self.ask.rules, &world));
        let late = |done: u32| {
            done.is_multiple_of(CLOCK) && deadline.is_some_and(|deadline| Instant::now() + SLACK >= deadline)
        };
        while self.done < iterations && !(self.done > 0 && late(self.done)) {
            self.iterate();
        }
    }

    fn iterate(&mut self) {
        let position = self.ask.rules.imagine(self.ask.view, &mut self.rng);
        self.follow(position);
    }

    /// One world, one walk down the tree, one value carried back up.
    fn follow(&mut self, mut position: G::Position) -> BySeat<f32> {
        self.path.clear();
        let leaf = self.walk(&mut position);
        let value = self.judge(leaf, &mut position);
        for &(node, branch, seat) in &self.path {
            self.tree.node_mut(node).visits += 1;
            let branch = self.tree.branch_mut(node, branch);
            branch.visits += 1;
            branch.sum += seat.map_or(0.0, |seat| value[seat]);
        }
        for seat in Seat::all(value.seats()) {
            self.sum[seat] += value[seat];
        }
        self.done += 1;
        value
    }

    /// Walks down to the first branch never taken; a node grows behind it if there is room.
    fn walk(&mut self, position: &mut G::Position) -> Option<NodeId> {
        let mut node = Tree::<G>::ROOT;
        loop {
            let (branch, seat) = match self.ask.rules.turn(position) {
                Turn::Over => return None,
                Turn::Chance => (self.chance(node, position), None),
                Turn::Seat { seat } => match self.decide(node, position, seat) {
                    Some(branch) => (branch, Some(seat)),
                    None => continue,
                },
            };
            self.path.push((node, branch, seat));
            let Some(next) = self.tree.behind(node, branch) else {
                self.tree.grow(node, branch);
                return self.tree.behind(node, branch);
            };
            node = next;
        }
    }

    /// Draws an outcome and takes the branch for what the thinking seat sees of it.
    fn chance(&mut self, node: NodeId, position: &mut G::Position) -> usize {
        let outcome = self.buffers.sample(self.ask.rules, position, &mut self.rng);
        let seen = self.ask.rules.seen(position, outcome, Viewer::Seat(self.ask.seat));
        self.ask.rules.resolve(position, outcome, &mut ());
        let node = self.tree.node_mut(node);
        let known = node.branches.len();
        let branch = node.branch(Key::Seen(seen), usize::MAX, || 0.0);
        let added = node.branches.len() - known;
        self.tree.spend(added);
        branch
    }

    /// Picks a move and plays it; `None` if there was only one, which needs no branch.
    fn decide(&mut self, node: NodeId, position: &mut G::Position, seat: Seat) -> Option<usize> {
        let rules = self.ask.rules;
        let moves = self.buffers.list(rules, position);
        if let [only] = *moves {
            rules.play(position, only, &mut ());
            return None;
        }
        let is_root = node == Tree::<G>::ROOT;
        let node = self.tree.node_mut(node);
        let before = node.branches.len();
        if before == 0 {
            node.branches.reserve_exact(moves.len());
        }
        let mut total = None;
        let mut best = (f32::NEG_INFINITY, 0, 0);
        if before < moves.len() {
            self.promise.clear();
            self.bot.insight.promise(rules, position, moves, &mut self.promise);
            total = Some(soften(&mut self.promise));
        }
        let scale = self.curiosity * ((node.visits + 1) as f32).sqrt();
        let hopeful = node.hope();
        // Lists of moves keep the same order, so a move's branch is near the one before it.
        let mut guess = 0;
        for (index, &mv) in moves.iter().enumerate() {
            let prior = || match total {
                Some(total) => self.promise[index] / total,
                None => 1.0 / moves.len() as f32,
            };
            let key = Key::Move(seat, mv);
            let at = if before == 0 { node.sprout(key, prior()) } else { node.branch(key, guess, prior) };
            guess = at + 1;
            let branch = &node.branches[at];
            let mean = if branch.visits == 0 { hopeful } else { branch.sum / branch.visits as f32 };
            let score = mean + scale * branch.prior / (1 + branch.visits) as f32;
            if score > best.0 {
                best = (score, at, index);
            }
        }
        if is_root && let Some(at) = self.root.due(node.visits, &node.branches) {
            best = (0.0, at, at);
        }
        let mv = moves[best.2];
        let added = node.branches.len() - before;
        self.tree.spend(added);
        rules.play(position, mv, &mut ());
        Some(best.1)
    }

    /// What the position is worth, once it is a seat's turn or the game is over.
    fn judge(&mut self, leaf: Option<NodeId>, position: &mut G::Position) -> BySeat<f32> {
        let rules = self.ask.rules;
        if let (Some(leaf), Turn::Seat { seat }) = (leaf, rules.turn(position))
            && self.bot.insight.sees_both(rules)
        {
            return self.glance(leaf, position, seat);
        }
        while rules.turn(position) == Turn::Chance {
            let outcome = self.buffers.sample(rules, position, &mut self.rng);
            rules.resolve(position, outcome, &mut ());
        }
        if rules.turn(position) == Turn::Over {
            result(rules, position)
        } else {
            self.bot.insight.value(rules, position)
        }
    }

    /// What a decision is worth. Its branches are made in the same look, unless they are many and may never
    /// be needed.
    fn glance(&mut self, leaf: NodeId, position: &G::Position, seat: Seat) -> BySeat<f32> {
        let rules = self.ask.rules;
        let moves = self.buffers.list(rules, position);
        if moves.len() == 1 || moves.len() > AT_ONCE {
            return self.bot.insight.value(rules, position);
        }
        self.promise.clear();
        let value = self.bot.insight.glance(rules, position, moves, &mut self.promise);
        let total = soften(&mut self.promise);
        let node = self.tree.node_mut(leaf);
        node.branches.reserve_exact(moves.len());
        for (&mv, promise) in moves.iter().zip(&self.promise) {
            node.sprout(Key::Move(seat, mv), promise / total);
        }
        self.tree.spend(moves.len());
        value
    }
}

/// Up to this many branches are made in the look that gives their node's value.
const AT_ONCE: usize = 12;

/// Tries one move of a question in world after world, with its own tree behind it.
pub(crate) struct Rehearsal<'a, G: Game, I> {
    search: Search<'a, G, I>,
    mv: G::Move,
}

impl<'a, G: Imagine + Progress, I: Insight<G>> Rehearsal<'a, G, I> {
    pub(crate) fn new(bot: &'a Ismcts<I>, ask: &'a Ask<'a, G>, mv: G::Move) -> Self {
        Self { search: Search::new(bot, ask, Rng::new(0)), mv }
    }

    /// How the asking seat fares in a world, with this luck.
    pub(crate) fn play(&mut self, mut world: G::Position, luck: Rng) -> f32 {
        self.search.rng = luck;
        self.search.ask.rules.play(&mut world, self.mv, &mut ());
        self.search.follow(world)[self.search.ask.seat]
    }
}

impl<I> Ismcts<I> {
    /// The settings for the tables in play.
    fn plan_for<G: Game>(&self, rules: &G) -> Plan
    where
        I: Insight<G>,
    {
        match self.plan.by_hand {
            Some(iterations) if !self.insight.is_fitted(rules) => {
                Plan { iterations, curiosity: Plan::default().curiosity, ..self.plan }
            }
            _ => self.plan,
        }
    }

    /// How odds are told: as the insight says, otherwise as the plan does.
    fn confidence<G: Game>(&self, rules: &G) -> Confidence
    where
        I: Insight<G>,
    {
        self.insight.confidence(rules).unwrap_or(self.plan.confidence)
    }

    /// Each seat's chance of winning in a fully known position, after this many looks ahead. It must be a
    /// seat's turn. Nobody is thinking here, so the factor for the player who thinks is left out.
    pub(crate) fn foresee<G: Imagine + Progress>(
        &self,
        rules: &G,
        position: &G::Position,
        looks: u32,
        rng: Rng,
    ) -> BySeat<f32>
    where
        I: Insight<G>,
    {
        let Turn::Seat { seat } = rules.turn(position) else { return result(rules, position) };
        let view = rules.view(position, Viewer::Seat(seat));
        let ask = Ask { rules, seat, view: &view, moves: &[], effort: Effort::default() };
        let mut search = Search::new(self, &ask, rng);
        for _ in 0..looks {
            search.follow(position.clone());
        }
        let power = self.confidence(rules).power;
        let told = search.sum.map(|sum| (sum / looks.max(1) as f32).powf(power));
        let all = told.as_slice().iter().sum::<f32>().max(f32::MIN_POSITIVE);
        told.map(|share| share / all)
    }
}

/// Time kept in reserve for the answer.
const SLACK: Duration = Duration::from_micros(200);

/// Shares of the win at the end.
pub(crate) fn result<G: Game>(rules: &G, position: &G::Position) -> BySeat<f32> {
    let standings = rules.scores(position);
    let winners = standings.as_slice().iter().filter(|standing| standing.place == 1).count();
    standings.map(|standing| if standing.place == 1 { 1.0 / winners as f32 } else { 0.0 })
}

/// Turns promises into weights and returns their sum.
fn soften(promise: &mut [f32]) -> f32 {
    let most = promise.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    for item in promise.iter_mut() {
        *item = (*item - most).exp();
    }
    promise.iter().sum()
}
