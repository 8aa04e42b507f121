//! The tree of an information-set search: a node is what the thinking seat would know.

use table::{Game, Seat};

/// A node's index in the tree's list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NodeId(u32);

/// A growing list of nodes, bounded by their branches.
#[derive(Debug)]
pub(crate) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    /// Branches that may still be added before the tree stops growing.
    room: usize,
}

/// A point that was reached: a decision, or a draw.
#[derive(Debug)]
pub(crate) struct Node<G: Game> {
    pub(crate) visits: u32,
    pub(crate) branches: Vec<Branch<G>>,
}

/// A continuation from a node.
#[derive(Debug)]
pub(crate) struct Branch<G: Game> {
    pub(crate) key: KeyOf<G>,
    /// How promising the move looked when it was first seen, as a share among its rivals.
    pub(crate) prior: f32,
    pub(crate) visits: u32,
    /// The sum of values for the seat that decides.
    pub(crate) sum: f32,
    pub(crate) node: Option<NodeId>,
}

/// A move, or what the thinking seat sees of an outcome.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Key<M, S> {
    Move(Seat, M),
    Seen(S),
}

pub(crate) type KeyOf<G> = Key<<G as Game>::Move, <G as Game>::Seen>;

impl<G: Game> Tree<G> {
    pub(crate) const ROOT: NodeId = NodeId(0);

    pub(crate) fn new(room: usize) -> Self {
        Self { nodes: vec![Node { visits: 0, branches: Vec::new() }], room }
    }

    pub(crate) fn node(&self, id: NodeId) -> &Node<G> {
        &self.nodes[id.0 as usize]
    }

    pub(crate) fn node_mut(&mut self, id: NodeId) -> &mut Node<G> {
        &mut self.nodes[id.0 as usize]
    }

    pub(crate) fn branch_mut(&mut self, id: NodeId, branch: usize) -> &mut Branch<G> {
        &mut self.node_mut(id).branches[branch]
    }

    /// The node behind a branch; `None` if there isn't one and no room to grow it.
    pub(crate) fn behind(&self, id: NodeId, branch: usize) -> Option<NodeId> {
        self.node(id).branches[branch].node
    }

    /// Counts branches that were added.
    pub(crate) fn spend(&mut self, branches: usize) {
        self.room = self.room.saturating_sub(branches);
    }

    /// Grows a node behind a branch, unless there is no room.
    pub(crate) fn grow(&mut self, id: NodeId, branch: usize) {
        if self.room > 0 {
            self.spend(1);
            let new = NodeId(self.nodes.len() as u32);
            self.nodes.push(Node { visits: 0, branches: Vec::new() });
            self.branch_mut(id, branch).node = Some(new);
        }
    }
}

impl<G: Game> Node<G> {
    /// What to expect from an untried move: a little less than from those that were tried.
    pub(crate) fn hope(&self) -> f32 {
        let tried = self.branches.iter().filter(|branch| branch.visits > 0);
        let (visits, sum) =
            tried.fold((0, 0.0), |(visits, sum), branch| (visits + branch.visits, sum + branch.sum));
        if visits == 0 { 0.5 } else { sum / visits as f32 - 0.1 }
    }

    /// The branch with this key, searched from `guess` on; if it is new, it is made with this prior.
    pub(crate) fn branch(&mut self, key: KeyOf<G>, guess: usize, prior: impl FnOnce() -> f32) -> usize {
        let guess = guess.min(self.branches.len());
        let (before, after) = self.branches.split_at(guess);
        let is_it = |branch: &Branch<G>| branch.key == key;
        let found =
            after.iter().position(is_it).map(|at| guess + at).or_else(|| before.iter().position(is_it));
        found.unwrap_or_else(|| self.sprout(key, prior()))
    }

    /// Adds a branch for a key that the node doesn't have.
    pub(crate) fn sprout(&mut self, key: KeyOf<G>, prior: f32) -> usize {
        self.branches.push(Branch { key, prior, visits: 0, sum: 0.0, node: None });
        self.branches.len() - 1
    }
}
