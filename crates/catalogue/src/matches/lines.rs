//! The lines of a match: a tree of actions with one main line, comments and marks.
//!
//! The tree holds texts only; [`super::Match`] keeps the positions of the line that is shown. All walks use the stored
//! links and no recursion, so deep and wide trees are safe.

use serde::{Deserialize, Serialize};
use std::sync::OnceLock;
use std::time::Duration;
use tabuleiro_rules::{Letters, Player};

/// A place in the tree: the start of the match or an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    /// The start of the match, before any action.
    pub const START: NodeId = NodeId(0);

    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A judgement of an action, as printed after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Mark {
    /// A good action.
    #[serde(rename = "!")]
    Good,
    /// A mistake.
    #[serde(rename = "?")]
    Mistake,
    /// A very good action.
    #[serde(rename = "!!")]
    Brilliant,
    /// A grave mistake.
    #[serde(rename = "??")]
    Blunder,
    /// An action worth attention.
    #[serde(rename = "!?")]
    Interesting,
    /// A doubtful action.
    #[serde(rename = "?!")]
    Doubtful,
}

impl Mark {
    /// All marks, from the best to the worst.
    pub const ALL: [Mark; 6] =
        [Mark::Brilliant, Mark::Good, Mark::Interesting, Mark::Doubtful, Mark::Mistake, Mark::Blunder];

    /// Returns the mark as it is printed.
    #[must_use]
    pub fn text(self) -> &'static str {
        match self {
            Mark::Good => "!",
            Mark::Mistake => "?",
            Mark::Brilliant => "!!",
            Mark::Blunder => "??",
            Mark::Interesting => "!?",
            Mark::Doubtful => "?!",
        }
    }
}

/// What the tree knows about a place.
#[derive(Clone, Debug, Default)]
pub(super) struct Node {
    /// The action that leads here, in canonical notation; empty at the start.
    text: String,
    /// The side that played it.
    side: Option<Player>,
    /// The printed notation in each language. It is computed when needed, because in chess games it tries every legal
    /// action.
    printed: [OnceLock<String>; 2],
    parent: Option<NodeId>,
    /// The continuations. The first one belongs to the same line.
    children: Vec<NodeId>,
    comment: String,
    mark: Option<Mark>,
    spent: Option<Duration>,
}

/// A tree of lines.
#[derive(Clone, Debug)]
pub struct Lines {
    nodes: Vec<Node>,
}

impl Default for Lines {
    fn default() -> Lines {
        Lines { nodes: vec![Node::default()] }
    }
}

impl Lines {
    /// The greatest number of characters of a comment; longer ones are cut.
    pub const LONGEST_COMMENT: usize = 2000;

    fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// Returns whether the tree has this place. Deleting lines makes earlier ids invalid.
    #[must_use]
    pub fn contains(&self, id: NodeId) -> bool {
        id.index() < self.nodes.len()
    }

    /// Returns the number of actions in all lines.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len() - 1
    }

    /// Returns whether no action was played.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns whether there is more than one line.
    #[must_use]
    pub fn has_variations(&self) -> bool {
        self.nodes.iter().any(|node| node.children.len() > 1)
    }

    /// Returns the action that leads to a place, in canonical notation; empty at the start.
    ///
    /// # Panics
    /// This and the other queries panic if the tree does not [contain](Lines::contains) the place.
    #[must_use]
    pub fn text(&self, id: NodeId) -> &str {
        &self.node(id).text
    }

    /// Returns the side that played the action which leads to a place, `None` at the start.
    #[must_use]
    pub fn side(&self, id: NodeId) -> Option<Player> {
        self.node(id).side
    }

    /// Returns the printed notation of the action that leads to a place, and computes it the first time.
    pub(super) fn printed(&self, id: NodeId, letters: Letters, print: impl FnOnce() -> String) -> &str {
        self.node(id).printed[letters as usize].get_or_init(print)
    }

    /// Returns the number of the turn that the action leading to a place belongs to, from 1. A turn of several actions
    /// has one number.
    #[must_use]
    pub fn turn(&self, id: NodeId) -> usize {
        let sides = self.path(id).into_iter().map(|at| self.side(at)).collect::<Vec<_>>();
        sides.chunk_by(|one, other| one == other).count()
    }

    /// Returns the place before the last action, `None` at the start.
    #[must_use]
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).parent
    }

    /// Returns the places one action later; the first one belongs to the same line.
    #[must_use]
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        &self.node(id).children
    }

    /// Returns the comment on a place; empty if there is none.
    #[must_use]
    pub fn comment(&self, id: NodeId) -> &str {
        &self.node(id).comment
    }

    /// Returns the mark of the action that leads to a place.
    #[must_use]
    pub fn mark(&self, id: NodeId) -> Option<Mark> {
        self.node(id).mark
    }

    /// Returns the time that the action leading to a place took, if a clock ran.
    #[must_use]
    pub fn spent(&self, id: NodeId) -> Option<Duration> {
        self.node(id).spent
    }

    /// Returns the places from the first action to `id`, in the order of play.
    #[must_use]
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = std::iter::successors(Some(id), |&at| self.parent(at)).collect();
        path.pop();
        path.reverse();
        path
    }

    /// Returns the places after `id` on the same line, in the order of play.
    pub fn rest_of_line(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.children(id).first().copied(), |&at| self.children(at).first().copied())
    }

    /// Returns the places of the main line, in the order of play.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        self.rest_of_line(NodeId::START)
    }

    /// Returns whether a place belongs to the main line.
    #[must_use]
    pub fn is_main(&self, id: NodeId) -> bool {
        let first = |&at: &NodeId| self.parent(at).is_some_and(|parent| self.children(parent).first() == Some(&at));
        self.path(id).iter().all(first)
    }

    /// Returns the place after an action at `id`, if a line has it.
    #[must_use]
    pub fn child(&self, id: NodeId, text: &str) -> Option<NodeId> {
        self.children(id).iter().copied().find(|&child| self.text(child) == text)
    }

    /// Adds an action as the last continuation of `id` and returns its place. If `id` has that continuation already,
    /// nothing is added.
    pub(super) fn add(&mut self, id: NodeId, text: &str, side: Player) -> NodeId {
        if let Some(child) = self.child(id, text) {
            return child;
        }
        let new = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node { text: text.into(), side: Some(side), parent: Some(id), ..Node::default() });
        self.nodes[id.index()].children.push(new);
        new
    }

    /// Makes `id` part of the main line: its line comes first wherever it branches off.
    pub(super) fn promote(&mut self, id: NodeId) {
        for at in self.path(id) {
            if let Some(parent) = self.parent(at) {
                let siblings = &mut self.nodes[parent.index()].children;
                if let Some(place) = siblings.iter().position(|&child| child == at) {
                    siblings[..=place].rotate_right(1);
                }
            }
        }
    }

    /// Removes `id` and all that follows it. Returns the new id of every place that stays, by its old index. The start
    /// cannot be removed.
    pub(super) fn delete(&mut self, id: NodeId) -> Vec<Option<NodeId>> {
        let mut stays = vec![true; self.nodes.len()];
        let mut doomed = if id == NodeId::START { Vec::new() } else { vec![id] };
        while let Some(at) = doomed.pop() {
            stays[at.index()] = false;
            doomed.extend_from_slice(self.children(at));
        }
        let mut count = 0;
        let number = |&stays: &bool| {
            stays.then(|| {
                count += 1;
                NodeId(count - 1)
            })
        };
        let new: Vec<Option<NodeId>> = stays.iter().map(number).collect();
        let mut kept = stays.iter();
        self.nodes.retain(|_| kept.next() == Some(&true));
        for node in &mut self.nodes {
            node.parent = node.parent.and_then(|parent| new[parent.index()]);
            node.children = node.children.iter().filter_map(|child| new[child.index()]).collect();
        }
        new
    }

    pub(super) fn set_comment(&mut self, id: NodeId, comment: &str) {
        let cut = comment.trim().chars().filter(|&c| c == '\n' || !c.is_control()).take(Self::LONGEST_COMMENT);
        self.nodes[id.index()].comment = cut.collect();
    }

    pub(super) fn set_mark(&mut self, id: NodeId, mark: Option<Mark>) {
        self.nodes[id.index()].mark = mark;
    }

    pub(super) fn set_spent(&mut self, id: NodeId, spent: Option<Duration>) {
        self.nodes[id.index()].spent = spent;
    }

    /// Returns every line as it is drawn: the main line first, each variation after the action that it replaces has been
    /// listed in its own line. A line is a list of places; its depth is the number of lines that it branches off from.
    #[must_use]
    pub fn all(&self) -> Vec<Variation> {
        let mut found = Vec::new();
        // Lines still to be listed: the first place, the number of lines around it.
        let mut open: Vec<(NodeId, usize)> = self.children(NodeId::START).iter().map(|&id| (id, 1)).rev().collect();
        if let Some((_, depth)) = open.last_mut() {
            *depth = 0;
        }
        while let Some((first, depth)) = open.pop() {
            let nodes: Vec<NodeId> = std::iter::once(first).chain(self.rest_of_line(first)).collect();
            for &node in nodes.iter().rev() {
                open.extend(self.children(node).iter().skip(1).rev().map(|&id| (id, depth + 1)));
            }
            found.push(Variation { depth, nodes });
        }
        found
    }
}

/// A line of the tree: the places from where it branches off to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// 0 for the main line, 1 for a variation of it, 2 for a variation of that.
    pub depth: usize,
    /// The places, in the order of play.
    pub nodes: Vec<NodeId>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use Player::{First, Second};

    /// Returns a tree with the line a b c, the variation a d e and its variation a d f.
    fn tree() -> (Lines, [NodeId; 6]) {
        let mut lines = Lines::default();
        let a = lines.add(NodeId::START, "a", First);
        let b = lines.add(a, "b", Second);
        let c = lines.add(b, "c", First);
        let d = lines.add(a, "d", Second);
        let e = lines.add(d, "e", First);
        let f = lines.add(d, "f", First);
        (lines, [a, b, c, d, e, f])
    }

    fn main_line(lines: &Lines) -> String {
        lines.main_line().map(|id| lines.text(id)).collect()
    }

    #[test]
    fn an_action_is_stored_once_per_place() {
        let (mut lines, [a, b, ..]) = tree();
        assert_eq!((lines.add(a, "b", Second), lines.len()), (b, 6));
        assert_eq!(main_line(&lines), "abc");
        assert!(lines.has_variations());
    }

    #[test]
    fn a_path_leads_from_the_first_action_to_the_place() {
        let (lines, [a, _, _, d, _, f]) = tree();
        assert_eq!(lines.path(f), [a, d, f]);
        assert!(lines.path(NodeId::START).is_empty());
        assert!(lines.is_main(a) && !lines.is_main(f) && lines.is_main(NodeId::START));
    }

    #[test]
    fn a_promoted_line_becomes_the_main_line_and_the_others_keep_their_order() {
        let (mut lines, [a, b, _, d, e, f]) = tree();
        lines.promote(f);
        assert_eq!(main_line(&lines), "adf");
        assert_eq!((lines.children(a), lines.children(d)), (&[d, b][..], &[f, e][..]));
    }

    #[test]
    fn a_deleted_line_takes_its_variations_with_it() {
        let (mut lines, [a, b, c, d, ..]) = tree();
        let new = lines.delete(d);
        assert_eq!((lines.len(), main_line(&lines).as_str()), (3, "abc"));
        assert_eq!([a, b, c].map(|id| new[id.index()].is_some()), [true; 3]);
        let (mut lines, [_, b, _, d, _, f]) = tree();
        let new = lines.delete(b);
        assert_eq!(main_line(&lines), "ade");
        let moved = new[f.index()].unwrap();
        assert_eq!((lines.text(moved), lines.parent(moved)), ("f", new[d.index()]));
        assert!(!lines.contains(f));
        lines.delete(NodeId::START);
        assert_eq!(lines.len(), 4, "the start stays");
    }

    #[test]
    fn lines_are_listed_with_their_depth() {
        let (lines, [a, b, c, d, e, f]) = tree();
        let line = |depth, nodes: &[NodeId]| Variation { depth, nodes: nodes.into() };
        assert_eq!(lines.all(), [line(0, &[a, b, c]), line(1, &[d, e]), line(2, &[f])]);
        assert!(Lines::default().all().is_empty());
        let mut two = Lines::default();
        let first = two.add(NodeId::START, "a", First);
        let second = two.add(NodeId::START, "b", First);
        assert_eq!(two.all(), [line(0, &[first]), line(1, &[second])]);
    }

    #[test]
    fn comments_lose_control_characters_and_excess_length() {
        let (mut lines, [a, ..]) = tree();
        lines.set_comment(a, " good\u{7}\nline ");
        assert_eq!(lines.comment(a), "good\nline");
        lines.set_comment(a, &"x".repeat(3000));
        assert_eq!(lines.comment(a).len(), Lines::LONGEST_COMMENT);
    }
}
