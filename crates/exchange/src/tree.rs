//! The lines of a match as both formats see them: a tree of actions with comments and marks.

use crate::error::Problem;
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_catalogue::matches::{Lines, Mark, Match, NodeId, Note, Record, SetUpError, WrittenLine};

/// The greatest number of actions in a match with its variations.
const GREATEST: usize = 100_000;

/// The greatest depth of nested variations that is read.
pub(crate) const DEEPEST: usize = 1_000;

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
    /// The milliseconds that the action took; only on the main line.
    pub(crate) spent: Option<u64>,
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
    /// Adds an action as a continuation of another and returns its place. If it is a continuation already, nothing is
    /// added.
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

    /// Returns the last action of the main line, or the start.
    pub(crate) fn last(&self) -> usize {
        self.line_from(0).last().unwrap_or(0)
    }

    /// Returns the last action of the main line by the first and by the second person; `None` without one.
    pub(crate) fn last_actions(&self, start: &dyn AnyPosition) -> Result<[Option<usize>; 2], SetUpError> {
        let (mut position, mut last) = (start.boxed(), [None; 2]);
        for (number, at) in (1..).zip(self.line_from(0).skip(1)) {
            last[position.person().index()] = Some(at);
            let played = position.play(&self.nodes[at].action, &mut Vec::new());
            played.map_err(|error| SetUpError::Action { number, error })?;
        }
        Ok(last)
    }

    /// Returns the position at the end of the main line.
    pub(crate) fn end(&self, start: &dyn AnyPosition) -> Result<Box<dyn AnyPosition>, SetUpError> {
        let mut position = start.boxed();
        for (number, node) in (1..).zip(self.main_line()) {
            position.play(&node.action, &mut Vec::new()).map_err(|error| SetUpError::Action { number, error })?;
        }
        Ok(position)
    }

    /// Returns the tree of a match.
    pub(crate) fn of(game: &Match) -> Tree {
        let (lines, mut tree) = (game.lines(), Tree::default());
        tree.copy_notes(0, lines, NodeId::START);
        let mut open = vec![(0, NodeId::START)];
        while let Some((parent, place)) = open.pop() {
            let first = tree.nodes.len();
            for &child in lines.children(place) {
                let new = tree.nodes.len();
                tree.nodes.push(Node { action: lines.text(child).into(), parent, ..Node::default() });
                tree.nodes[parent].children.push(new);
                tree.copy_notes(new, lines, child);
            }
            open.extend((first..).zip(lines.children(place).iter().copied()));
        }
        tree
    }

    fn copy_notes(&mut self, at: usize, lines: &Lines, place: NodeId) {
        self.nodes[at].comment = lines.comment(place).into();
        self.nodes[at].mark = lines.mark(place);
        self.nodes[at].spent = lines.spent(place).map(|time| time.as_millis() as u64);
    }

    /// Returns the actions from `first` to the end of its line.
    fn line_from(&self, first: usize) -> impl Iterator<Item = usize> {
        std::iter::successors(Some(first), |&at| self.nodes[at].children.first().copied())
    }

    /// Stores the lines, comments, marks and times in a record that has none. A record has the times of all actions or of
    /// none.
    pub(crate) fn store(&self, record: &mut Record) {
        // The lines still to be stored: the first action, the line before and the number of actions before.
        let mut open = vec![(0, 0, 0)];
        let mut number = 0;
        while let Some((first, line, after)) = open.pop() {
            let nodes: Vec<usize> = self.line_from(first).collect();
            let actions = nodes.iter().filter(|&&at| at > 0).map(|&at| self.nodes[at].action.clone()).collect();
            // The first place of the main line is the start, that of a variation is its first action.
            let places = after + usize::from(first > 0);
            if first == 0 {
                record.moves = actions;
                let spent: Option<Vec<u64>> =
                    nodes.iter().filter(|&&at| at > 0).map(|&at| self.nodes[at].spent).collect();
                record.spent = spent.unwrap_or_default();
            } else {
                number += 1;
                record.lines.push(WrittenLine { line, after, moves: actions });
            }
            for (after, &at) in (places..).zip(&nodes) {
                let Node { comment, mark, .. } = &self.nodes[at];
                if !comment.is_empty() || mark.is_some() {
                    record.notes.push(Note { line: number, after, comment: comment.clone(), mark: *mark });
                }
            }
            for (i, &at) in nodes.iter().enumerate().rev() {
                open.extend(self.nodes[at].children.iter().skip(1).rev().map(|&child| (child, number, places + i)));
            }
        }
    }
}

/// Returns the glyphs behind an action as a mark.
pub(crate) fn mark_of(text: &str) -> Option<Mark> {
    Mark::ALL.into_iter().find(|mark| mark.text() == text)
}
