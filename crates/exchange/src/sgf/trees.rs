//! The game trees of a file, and where reading goes on after an error of syntax.

use super::parse::{GameTree, Parser};
use crate::error::Wrong;

/// The number of trees with an error of syntax after which the rest of a file is not read. Each of them can make the parser read the
/// rest of the file once.
const MOST_REFUSED: usize = 100;

/// The number of bytes at the beginning of a node in which the properties of a root are looked for.
const ROOT: usize = 500;

/// The game trees of a text, read one after the other. Text before, between and after them is skipped, such as the headers
/// of a letter.
///
/// After a tree with an error of syntax the next one is the next root with `FF` or `GM`, which no variation has: where a
/// parenthesis or a bracket is missing, nothing else shows where the tree ends.
pub(super) struct Trees<'a> {
    parser: Parser<'a>,
    /// The number of trees with an error of syntax.
    refused: usize,
}

impl<'a> Trees<'a> {
    pub(super) fn new(text: &'a str) -> Trees<'a> {
        Trees { parser: Parser { text, at: 0 }, refused: 0 }
    }
}

impl<'a> Iterator for Trees<'a> {
    type Item = Result<GameTree<'a>, Wrong>;

    fn next(&mut self) -> Option<Self::Item> {
        if !self.parser.find_tree() {
            return None;
        }
        let begin = self.parser.at;
        let tree = self.parser.tree();
        if tree.is_err() {
            self.refused += 1;
            self.parser.at = begin + 1;
            if self.refused == MOST_REFUSED || !find_root(&mut self.parser) {
                self.parser.at = self.parser.text.len();
            }
        }
        Some(tree)
    }
}

/// Moves to the next game tree whose root has `FF` or `GM`; returns `false` if there is none.
fn find_root(parser: &mut Parser) -> bool {
    while parser.find_tree() {
        if is_root(parser) {
            return true;
        }
        parser.at += 1;
    }
    false
}

/// Returns whether the node after the parenthesis at the place of the parser has `FF` or `GM` near its beginning.
fn is_root(parser: &Parser) -> bool {
    let mut end = parser.text.len().min(parser.at + ROOT);
    while !parser.text.is_char_boundary(end) {
        end -= 1;
    }
    let mut ahead = Parser { text: &parser.text[..end], at: parser.at + 1 };
    ahead.skip_space();
    ahead.at += 1;
    loop {
        ahead.skip_space();
        match ahead.property() {
            Ok(property) if matches!(property.name.as_str(), "FF" | "GM") => return true,
            Ok(_) => {}
            Err(_) => return false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reading_goes_on_at_the_next_root_after_an_error_of_syntax() {
        let read = |text: &str| Trees::new(text).map(|tree| tree.is_ok()).collect::<Vec<_>>();
        // A bracket, a parenthesis and a value are missing; variations of the tree are not taken for trees.
        assert_eq!(read("(;GM[1];B[aa](;W[bb](;W[cc\n(;GM[1])"), [false, true]);
        assert_eq!(read("(;GM[1];B[aa](;W[bb])\n(;SZ[9]FF[4];B[aa])"), [false, true]);
        assert_eq!(read("(;GM[1];B(;W[bb])(;W[cc]))(;GM[1])(;B"), [false, true, false]);
        assert_eq!(read("(;C[é").len(), 1);
        assert_eq!(read(&"(;FF[4]C".repeat(1_000)).len(), MOST_REFUSED);
    }
}
