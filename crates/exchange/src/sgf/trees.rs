//! The game trees of a file, and where reading goes on after an error of syntax.

use super::parse::{GameTree, Mode, Parser};
use crate::error::{Problem, Wrong};
use crate::flaw::Flaw;

/// The number of trees with an error of syntax after which the rest of a file is not read. Each of them can make the parser read the
/// rest of the file once.
const MOST_REFUSED: usize = 100;

/// The game trees of a text, read one after the other. Text before, between and after them is skipped, such as the headers
/// of a letter.
///
/// A tree with an error of syntax is repaired if that does not change its match. After it the next tree begins where the
/// repaired one ended or, if it was refused, at the next root with `FF` or `GM`, which no variation has: where a
/// parenthesis or a bracket is missing, nothing else shows where the tree ends.
pub(super) struct Trees<'a> {
    parser: Parser<'a>,
    /// The number of trees with an error of syntax.
    refused: usize,
}

impl<'a> Trees<'a> {
    pub(super) fn new(text: &'a str) -> Trees<'a> {
        Trees { parser: Parser::new(text), refused: 0 }
    }

    /// Reads the tree at the place of the parser, repaired if that is necessary and possible.
    fn tree(&mut self) -> Result<GameTree<'a>, Wrong> {
        let begin = self.parser.at;
        let wrong = match self.attempt(Mode::Strict, begin) {
            Ok(tree) => return Ok(tree),
            Err(wrong) => wrong,
        };
        self.refused += 1;
        if let Ok(mut tree) = self.attempt(Mode::Paired, begin) {
            tree.flaws.push((wrong.0, Flaw::Brackets));
            return Ok(tree);
        }
        let tree = self.attempt(Mode::Lenient, begin)?;
        if tree.broken.is_some() {
            // A bracket that is missing may have hidden the next root.
            let last = tree.nodes.iter().flat_map(|node| &node.properties).map(|property| property.at).max();
            self.parser.at = last.unwrap_or(begin) + 1;
            self.parser.at = self.next_root();
        }
        Ok(tree)
    }

    fn attempt(&mut self, mode: Mode, begin: usize) -> Result<GameTree<'a>, Wrong> {
        self.parser = Parser { mode, at: begin, ..Parser::new(self.parser.text) };
        let read = self.parser.tree();
        self.parser.mode = Mode::Strict;
        read
    }

    /// Returns the offset of the next root with `FF` or `GM`, or of the end of the text.
    fn next_root(&mut self) -> usize {
        if self.refused < MOST_REFUSED && find_root(&mut self.parser) { self.parser.at } else { self.parser.text.len() }
    }

    /// Returns the offset of a node that follows the tree, as where a parenthesis too many has ended it.
    fn nodes_follow(&self) -> Option<usize> {
        let rest = self.parser.text[self.parser.at..].trim_start_matches(|c: char| c.is_whitespace() || c == ')');
        let node = rest.strip_prefix(';')?.trim_start();
        let name = node.trim_start_matches(|c: char| c.is_ascii_alphabetic());
        let is_node = name.len() < node.len() && name.trim_start().starts_with('[');
        is_node.then_some(self.parser.text.len() - rest.len())
    }

    /// Returns whether the text from `from` to the tree at the place of the parser ends with a parenthesis too many.
    fn opens_twice(&self, from: usize) -> bool {
        self.parser.text.get(from..self.parser.at).is_some_and(|between| between.trim_end().ends_with('('))
    }
}

impl<'a> Iterator for Trees<'a> {
    type Item = Result<GameTree<'a>, Wrong>;

    fn next(&mut self) -> Option<Self::Item> {
        let from = self.parser.at;
        if !self.parser.find_tree() {
            return None;
        }
        let begin = self.parser.at;
        let twice = self.opens_twice(from);
        let tree = self.tree();
        if tree.is_err() {
            self.parser.at = begin + 1;
            self.parser.at = self.next_root();
        }
        let lost = self.nodes_follow();
        Some(tree.map(|mut tree| {
            if let Some(at) = lost.filter(|_| tree.broken.is_none()) {
                let problem = Problem::Expected { expected: "'(' before the next node", found: "';'".into() };
                tree.flaws.push((at, Flaw::Incomplete(problem)));
            }
            if twice {
                let problem = Problem::Expected { expected: "';' after '('", found: "'('".into() };
                tree.flaws.insert(0, (begin, Flaw::Skipped(problem)));
            }
            tree
        }))
    }
}

/// Moves to the next game tree whose root has `FF` or `GM`; returns `false` if there is none.
fn find_root(parser: &mut Parser) -> bool {
    while parser.find_tree() {
        if parser.is_root() {
            return true;
        }
        parser.at += 1;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the number of nodes of each tree, or `None` for one that is refused, and the flaws of all.
    fn read(text: &str) -> (Vec<Option<usize>>, usize) {
        let trees: Vec<_> = Trees::new(text).collect();
        let flaws = trees.iter().flatten().map(|tree| tree.flaws.len()).sum();
        (trees.iter().map(|tree| tree.as_ref().ok().map(|tree| tree.nodes.len())).collect(), flaws)
    }

    #[test]
    fn reading_goes_on_at_the_next_root_after_an_error_of_syntax() {
        // A bracket, a parenthesis and a value are missing; variations of the tree are not taken for trees.
        assert_eq!(read("(;GM[1];B[aa](;W[bb](;W[cc\n(;GM[1])"), (vec![Some(4), Some(1)], 1));
        assert_eq!(read("(;GM[1];B[aa](;W[bb])\n(;SZ[9]FF[4];B[aa])"), (vec![Some(3), Some(2)], 1));
        assert_eq!(read("(;GM[1];B(;W[bb])(;W[cc]))(;GM[1])(;B").0, [None, Some(1), Some(1)]);
        assert_eq!(read("(;C[é").0.len(), 1);
        assert!(read(&"(;FF[4];B[aa]C".repeat(1_000)).0.len() <= MOST_REFUSED);
        assert_eq!(read(&"(;FF[4];B[aa]".repeat(1_000)).0.len(), MOST_REFUSED);
    }

    #[test]
    fn defects_that_change_no_match_are_repaired() {
        for (text, nodes) in [
            ("(;GM[1];B[aa];W[bb]", 3),
            ("(;GM[1];B[aa](;W[bb](;B[cc]", 4),
            ("(GM[1];B[aa])", 2),
            ("((;GM[1];B[aa])", 2),
            ("(;GM[1];B[aa]];W[bb])", 3),
            ("(;GM[1];B[aa]C[see [1]; B[dd] was better];W[bb])", 3),
            ("(;GM[1];B[aa]C[odd ] here];W[bb])", 3),
            ("(;GM[1];B[aa]é;W[bb])", 3),
            ("(;GM[1];B[aa]KM;W[bb])", 3),
            ("(;GM[1];B[aa];W[b", 3),
        ] {
            let (read, flaws) = read(text);
            assert_eq!(read, [Some(nodes)], "{text}");
            assert!(flaws > 0, "{text}");
        }
    }

    #[test]
    fn a_move_without_its_point_is_not_skipped() {
        for text in ["(;GM[1];B;W[aa])", "(;GM[1];B aa];W[bb])", "(;GM[1]SZ;B[aa])"] {
            assert_eq!(read(text).0, [None], "{text}");
        }
    }
}
