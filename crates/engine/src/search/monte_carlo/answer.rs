//! The results of a Monte-Carlo search.

use super::tree::NodeProof;
use super::{MonteCarlo, blended};
use crate::search::value::sign;
use crate::search::{Candidate, Heuristic, KEEPS, Memory, Opponent, Progress};

/// The greatest value of an unproven action: rounded to hundredths of the scale 0 to 100, it is neither 0 nor 100.
const ALMOST: f32 = 0.98;
/// The visits at which the confidence in a value is one half; the standard error is about 5 of 100 then.
const DOUBT: f32 = 400.0;

impl<G: Heuristic> MonteCarlo<G> {
    /// Returns the children of the root, the best first: proven wins, then the most visited, proven losses last.
    fn ranked(&self) -> Vec<usize> {
        let Some(root) = self.tree.first() else { return Vec::new() };
        let mut list: Vec<usize> = root.children().collect();
        let rank = |&i: &usize| {
            let child = &self.tree[i];
            let class = match child.proof {
                NodeProof::Win(winner) if winner == root.person => 0,
                NodeProof::Win(_) => 2,
                _ => 1,
            };
            (class, u32::MAX - child.visits)
        };
        list.sort_by_key(rank);
        // A proven draw precedes a most visited child with a negative value.
        if let Some(at) = list.iter().position(|&i| self.tree[i].proof == NodeProof::Draw)
            && self.tree[list[0]].proof == NodeProof::Open
            && self.prospects(list[0]) < 0.0
        {
            list[..=at].rotate_right(1);
        }
        list
    }

    fn text(&self, node: usize) -> String {
        let mut text = String::new();
        self.root.write(self.tree[node].action, &mut text);
        text
    }

    /// Returns the value of a child of the root for the person to move.
    fn prospects(&self, node: usize) -> f32 {
        self.tree[node].mean() * sign(self.tree[0].person)
    }

    /// Returns that value for display: only proven values are 1 or −1.
    fn told(&self, node: usize, value: f32) -> f32 {
        match self.tree[node].proof {
            NodeProof::Open if self.lost => -1.0,
            NodeProof::Open => value.clamp(-ALMOST, ALMOST),
            _ => self.prospects(node),
        }
    }
}

impl<G: Heuristic> Opponent for MonteCarlo<G> {
    fn think(&mut self, nodes: u64) -> Progress {
        self.budget.grant(nodes);
        while self.budget.left() && !self.certain() {
            self.simulate();
        }
        let ranked = self.ranked();
        let best = ranked.first().copied();
        Progress {
            nodes: self.budget.spent,
            finished: self.certain() || self.budget.over(),
            best: best.map(|node| self.text(node)),
            value: best.map_or(0.0, |node| self.told(node, self.prospects(node))),
            unsettled: false,
        }
    }

    fn candidates(&self) -> Vec<Candidate> {
        let ranked = self.ranked();
        let total = ranked.iter().map(|&i| self.tree[i].visits).sum::<u32>().max(1) as f32;
        let candidate = |&i: &usize| {
            let visits = self.tree[i].visits as f32;
            let value = self.told(i, blended::<G>(&self.tree[i], self.prospects(i), sign(self.tree[0].person)));
            let certain = self.lost || self.tree[i].proof != NodeProof::Open;
            let trust = if certain { 1.0 } else { visits / (visits + DOUBT) };
            Candidate { text: self.text(i), value, share: visits / total, trust, plies: None }
        };
        ranked.iter().map(candidate).collect()
    }
    fn into_memory(self: Box<Self>) -> Option<Memory> {
        if KEEPS { Some(self.remember()) } else { None }
    }
}
