//! The tree that a search leaves to that of the next decision of the match.

use super::tree::{Node, NodeProof, proven};
use super::{CAPACITY, MonteCarlo};
use crate::search::kept::{Rooted, recall};
use crate::search::{Heuristic, Memory, Setting};

/// The tree of a search.
struct Tree<G: Heuristic> {
    root: G,
    nodes: Vec<Node<G::Action>>,
}

impl<G: Heuristic> Rooted<G> for Tree<G> {
    fn root(&self) -> &G {
        &self.root
    }
}

impl<G: Heuristic> MonteCarlo<G> {
    /// Creates a search that continues with the tree of an earlier one; `played` are the actions since.
    pub(in crate::search) fn resumed(
        position: &G,
        setting: Setting,
        seed: u64,
        memory: Option<Memory>,
        played: &[String],
    ) -> Self {
        let mut search = Self::new(position, setting, seed);
        if let Some((tree, line)) = memory.and_then(|memory| recall::<G, Tree<G>>(memory, played, position)) {
            search.graft(&tree.nodes, &line);
        }
        search
    }

    /// Returns the tree of the search.
    pub(super) fn remember(self) -> Memory {
        Memory::new(Tree { root: self.root, nodes: self.tree })
    }

    /// Copies the part of an older tree below the actions of `line` into the tree of this search, which has only a root
    /// and its children. The root itself stays as it is: it has all legal actions, an inner node only those that were
    /// not pruned.
    fn graft(&mut self, old: &[Node<G::Action>], line: &[G::Action]) {
        let step = |at: usize, action| old[at].children().find(|&child| old[child].action == action);
        let found = (!old.is_empty()).then_some(0);
        let Some(at) = line.iter().fold(found, |at, &action| step(at?, action)) else { return };
        let node = &old[at];
        // The static analysis of the game proves a node without saying which of its actions wins.
        let unexplained = || node.proof != proven(node.person, &old[node.children()]);
        if node.count == 0 || unexplained() || self.tree.first().is_none_or(|root| root.proof != NodeProof::Open) {
            return;
        }
        let children = self.tree.len();
        for child in 1..children {
            if let Some(same) = step(at, self.tree[child].action) {
                self.tree[child] = old[same];
            }
        }
        (self.tree[0].visits, self.tree[0].sum) = (node.visits, node.sum);
        self.copy_below(old, children);
        self.conclude(0);
    }

    /// Replaces the children of all nodes from 1 on, which are those in the `old` tree, by copies. Proven nodes lose
    /// their children, and so do nodes with few visits if the tree would fill more than half of its capacity.
    fn copy_below(&mut self, old: &[Node<G::Action>], children: usize) {
        let mut least = 0;
        let fresh = self.tree.clone();
        loop {
            let mut at = 1;
            while let Some(&node) = self.tree.get(at) {
                self.tree[at].first = self.tree.len() as u32;
                if node.visits >= least && node.proof == NodeProof::Open {
                    self.tree.extend_from_slice(&old[node.children()]);
                } else {
                    self.tree[at].count = 0;
                }
                if self.tree.len() > CAPACITY / 2 {
                    break;
                }
                at += 1;
            }
            if at >= self.tree.len() {
                return;
            }
            least = 2 * least + 1;
            self.tree.truncate(children);
            self.tree.copy_from_slice(&fresh);
        }
    }
}
