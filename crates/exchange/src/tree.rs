//! The lines of a match as both formats see them: a tree of actions with comments and marks.

use crate::error::Problem;
use tabuleiro_games::matches::Record;

/// The greatest number of actions in a match with its variations.
const GREATEST: usize = 100_000;

/// The greatest depth of nested variations that is read.
pub(crate) const DEEPEST: usize = 1_000;

/// A judgement of an action, as printed after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    Brilliant,
    Good,
    Interesting,
    Doubtful,
    Mistake,
    Blunder,
}

impl Mark {
    pub(crate) const ALL: [Mark; 6] =
        [Mark::Brilliant, Mark::Good, Mark::Interesting, Mark::Doubtful, Mark::Mistake, Mark::Blunder];

    /// Returns the mark as it is printed.
    pub(crate) const fn text(self) -> &'static str {
        match self {
            Mark::Brilliant => "!!",
            Mark::Good => "!",
            Mark::Interesting => "!?",
            Mark::Doubtful => "?!",
            Mark::Mistake => "?",
            Mark::Blunder => "??",
        }
    }
}

/// An action, or at index 0 of a tree the start of the match.
#[derive(Clone, Debug, Default)]
pub(crate) struct Node {
    /// The action in canonical notation; empty at the start.
    pub(crate) action: String,
    /// The index of the action before; that of the start at the start.
    pub(crate) parent: usize,
    /// The continuations; the first belongs to the same line.
    pub(crate) children: Vec<usize>,
    pub(crate) comment: String,
    pub(crate) mark: Option<Mark>,
}

/// The actions of a match with its variations.
#[derive(Clone, Debug)]
pub(crate) struct Tree {
    pub(crate) nodes: Vec<Node>,
}

impl Default for Tree {
    fn default() -> Tree {
        Tree { nodes: vec![Node::default()] }
    }
}

impl Tree {
    /// Adds an action after another, or returns the continuation that has it already.
    pub(crate) fn add(&mut self, parent: usize, action: &str) -> Result<usize, Problem> {
        let known = self.nodes[parent].children.iter().find(|&&child| self.nodes[child].action == action);
        if let Some(&child) = known {
            return Ok(child);
        }
        let new = self.nodes.len();
        if new > GREATEST {
            return Err(Problem::Large { found: new, greatest: GREATEST });
        }
        self.nodes.push(Node { action: action.into(), parent, ..Node::default() });
        self.nodes[parent].children.push(new);
        Ok(new)
    }

    /// Appends a text to a comment, on a line of its own.
    pub(crate) fn comment(&mut self, at: usize, text: &str) {
        let (comment, text) = (&mut self.nodes[at].comment, text.trim());
        if !comment.is_empty() && !text.is_empty() {
            comment.push('\n');
        }
        comment.push_str(text);
    }

    /// Returns the actions of the main line.
    pub(crate) fn main_line(&self) -> impl Iterator<Item = &Node> {
        let next = |node: &&Node| node.children.first().map(|&child| &self.nodes[child]);
        std::iter::successors(Some(&self.nodes[0]), next).skip(1)
    }

    /// Returns the tree of a record.
    pub(crate) fn of(record: &Record) -> Tree {
        let mut tree = Tree::default();
        let mut at = 0;
        for action in &record.moves {
            let Ok(next) = tree.add(at, action) else { break };
            at = next;
        }
        tree
    }

    /// Stores the lines in a record.
    pub(crate) fn store(&self, record: &mut Record) {
        record.moves = self.main_line().map(|node| node.action.clone()).collect();
    }
}
