//! The syntax of SGF: a file is a list of game trees, a tree has nodes, a node has properties with values. Nothing here
//! knows what a move is, and no function calls itself, so that no file exhausts the stack.

use super::names::{canonical, decides, is_root_name, is_text};
use crate::error::{Problem, Wrong};
use crate::flaw::{Flaw, Flawed};
use crate::tree::DEEPEST;

/// The number of bytes at the beginning of a node in which the properties of a root are looked for.
const ROOT: usize = 500;

/// The greatest number of nodes of a game tree.
const MOST_NODES: usize = 200_000;

/// A value of a property, with its escapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Value<'a> {
    pub(super) raw: &'a str,
    /// Its offset in the text.
    pub(super) at: usize,
}

/// A property with its values, of which there is at least one.
#[derive(Clone, Debug)]
pub(super) struct Property<'a> {
    /// Its name in FF4.
    pub(super) name: String,
    pub(super) values: Vec<Value<'a>>,
    /// The offset of its name in the text.
    pub(super) at: usize,
}

/// A node of a game tree.
#[derive(Clone, Debug, Default)]
pub(super) struct Node<'a> {
    pub(super) properties: Vec<Property<'a>>,
    pub(super) children: Vec<usize>,
}

impl<'a> Node<'a> {
    /// Returns the first value of a property.
    pub(super) fn value(&self, name: &str) -> Option<Value<'a>> {
        self.properties.iter().find(|property| property.name == name)?.values.first().copied()
    }

    /// Returns whether the node has one of these properties.
    pub(super) fn has(&self, names: &[&str]) -> bool {
        self.properties.iter().any(|property| names.contains(&property.name.as_str()))
    }
}

/// A game tree; the root has index 0.
#[derive(Clone, Debug, Default)]
pub(super) struct GameTree<'a> {
    pub(super) nodes: Vec<Node<'a>>,
    /// What was repaired, in the order of the text.
    pub(super) flaws: Vec<Flawed>,
    /// The node in which the text breaks off.
    pub(super) broken: Option<usize>,
}

/// How exactly a tree has to follow the syntax.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Mode {
    /// Every error of syntax is an error.
    #[default]
    Strict,
    /// As [`Mode::Strict`], but brackets within comments need not be escaped if they are in pairs.
    Paired,
    /// The tree ends where the text breaks off, and what can mean nothing is skipped.
    Lenient,
}

/// Returns whether a text has a game tree.
pub(crate) fn has_tree(text: &str) -> bool {
    Parser::new(text).find_tree()
}

/// Returns whether all game trees of a text follow the syntax.
pub(crate) fn is_whole(text: &str) -> bool {
    let mut parser = Parser::new(text);
    while parser.find_tree() {
        if parser.tree().is_err() {
            return false;
        }
    }
    true
}

/// Reads a text from an offset on.
pub(super) struct Parser<'a> {
    pub(super) text: &'a str,
    pub(super) at: usize,
    pub(super) mode: Mode,
    /// The values of a property that the end of the text cut off.
    pub(super) rest: Vec<Value<'a>>,
}

/// How the reading of a tree goes on.
enum Step {
    On,
    /// The tree is complete, or what follows belongs to another one.
    End,
}

/// What the parser of a tree has read.
#[derive(Default)]
struct Growing<'a> {
    tree: GameTree<'a>,
    /// The last node before each open parenthesis; `None` before the root.
    open: Vec<Option<usize>>,
    last: Option<usize>,
    /// Whether a move has been read.
    moved: bool,
}

impl<'a> Parser<'a> {
    pub(super) fn new(text: &'a str) -> Parser<'a> {
        Parser { text, at: 0, mode: Mode::Strict, rest: Vec::new() }
    }

    fn is_lenient(&self) -> bool {
        self.mode == Mode::Lenient
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    pub(super) fn skip_space(&mut self) {
        while let Some(c) = self.text[self.at..].chars().next().filter(|c| c.is_whitespace() || *c == '\u{feff}') {
            self.at += c.len_utf8();
        }
    }

    fn error(&self, expected: &'static str) -> Wrong {
        let found = match self.text[self.at..].chars().next() {
            Some(c) => format!("'{}'", c.escape_debug()),
            None => "the end of the file".into(),
        };
        (self.at, Problem::Expected { expected, found })
    }

    /// Moves to the next `(` that a node follows, or a property of a root whose `;` is missing; returns `false` if there
    /// is none.
    pub(super) fn find_tree(&mut self) -> bool {
        while let Some(distance) = self.text[self.at..].find('(') {
            let begin = self.at + distance;
            self.at = begin + 1;
            self.skip_space();
            if self.peek() == Some(b';') || self.at_root_property() {
                self.at = begin;
                return true;
            }
        }
        false
    }

    /// Returns whether a property that only a root has begins here.
    fn at_root_property(&self) -> bool {
        let rest = &self.text[self.at..];
        let length = rest.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(rest.len());
        is_root_name(&canonical(&rest[..length])) && rest[length..].trim_start().starts_with('[')
    }

    pub(super) fn tree(&mut self) -> Result<GameTree<'a>, Wrong> {
        let mut growing = Growing::default();
        while let Step::On = self.step(&mut growing)? {
            let found = growing.tree.nodes.len();
            if found > MOST_NODES {
                return Err((self.at, Problem::Large { found, greatest: MOST_NODES }));
            }
        }
        Ok(growing.tree)
    }

    /// Reads the next parenthesis, `;` or property.
    fn step(&mut self, growing: &mut Growing<'a>) -> Result<Step, Wrong> {
        self.skip_space();
        let Growing { tree, open, last, moved } = growing;
        match self.peek() {
            Some(b'(') if self.is_lenient() && *moved && self.begins_another() => {
                return Ok(self.break_off(growing, "')' after the last node"));
            }
            Some(b'(') => {
                if open.len() == DEEPEST {
                    return Err((self.at, Problem::Deep(DEEPEST)));
                }
                open.push(*last);
                self.at += 1;
            }
            Some(b')') => {
                self.at += 1;
                *last = open.pop().flatten();
                if open.is_empty() {
                    return Ok(Step::End);
                }
            }
            Some(b';') => {
                self.at += 1;
                growing.add_node().ok_or_else(|| self.error("one root in a game tree"))?;
            }
            Some(c) if c.is_ascii_alphabetic() => return self.property_of(growing),
            None if self.is_lenient() => return Ok(self.break_off(growing, "')' after the last node")),
            Some(_) if self.is_lenient() => {
                let (at, problem) = self.error("'(', ')', ';' or a property");
                tree.flaws.push((at, Flaw::Skipped(problem)));
                self.skip_rubbish();
            }
            _ => return Err(self.error("'(', ')', ';' or a property")),
        }
        Ok(Step::On)
    }

    /// Reads a property of the last node.
    fn property_of(&mut self, growing: &mut Growing<'a>) -> Result<Step, Wrong> {
        if growing.last.is_none() {
            let (at, problem) = self.error("';' before a property");
            if !self.is_lenient() || !growing.tree.nodes.is_empty() {
                return Err((at, problem));
            }
            growing.tree.flaws.push((at, Flaw::Skipped(problem)));
            growing.add_node();
        }
        let begin = self.at;
        let node = growing.last.unwrap_or_default();
        match self.property() {
            // Where a bracket is missing, the root of the next game can seem to belong to this one.
            Ok(property) if matches!(property.name.as_str(), "FF" | "GM") && growing.moved => {
                self.at = begin;
                if self.is_lenient() {
                    return Ok(self.break_off(growing, "a property of a match that is under way"));
                }
                Err(self.error("a property of a match that is under way"))
            }
            Ok(property) => {
                growing.moved |= matches!(property.name.as_str(), "B" | "W");
                growing.tree.nodes[node].add(property);
                Ok(Step::On)
            }
            Err(wrong) if !self.is_lenient() => Err(wrong),
            Err((at, problem)) if self.at == self.text.len() => {
                let values = std::mem::take(&mut self.rest);
                let name = self.name_at(begin);
                if !values.is_empty() && !is_text(&name) {
                    growing.tree.nodes[node].add(Property { name, values, at: begin });
                }
                growing.tree.flaws.push((at, Flaw::Incomplete(problem)));
                growing.tree.broken = Some(node);
                Ok(Step::End)
            }
            Err(_) if self.peek() == Some(b'(') && growing.moved && self.begins_another() => {
                Ok(self.break_off(growing, "')' after the last node"))
            }
            // A name without a value: that of a move, whose point is lost, changes the match.
            Err(wrong) if decides(&self.name_at(begin)) => Err(wrong),
            Err((_, problem)) => {
                growing.tree.flaws.push((begin, Flaw::Skipped(problem)));
                Ok(Step::On)
            }
        }
    }

    /// Ends the tree where the text breaks off.
    fn break_off(&self, growing: &mut Growing<'a>, expected: &'static str) -> Step {
        let (at, problem) = self.error(expected);
        growing.tree.flaws.push((at, Flaw::Incomplete(problem)));
        growing.tree.broken = growing.last;
        Step::End
    }

    /// Returns whether the node after the parenthesis at this place has `FF` or `GM` near its beginning.
    pub(super) fn is_root(&self) -> bool {
        let mut end = self.text.len().min(self.at + ROOT);
        while !self.text.is_char_boundary(end) {
            end -= 1;
        }
        let mut ahead = Parser::new(&self.text[..end]);
        ahead.at = self.at + 1;
        ahead.skip_space();
        if ahead.text[ahead.at..].starts_with(';') {
            ahead.at += 1;
        }
        loop {
            ahead.skip_space();
            match ahead.property() {
                Ok(property) if matches!(property.name.as_str(), "FF" | "GM") => return true,
                Ok(_) => {}
                Err(_) => return false,
            }
        }
    }

    /// Returns whether the root of another game begins at this parenthesis.
    fn begins_another(&self) -> bool {
        self.is_root()
    }

    fn name_at(&self, begin: usize) -> String {
        let rest = &self.text[begin..];
        canonical(&rest[..rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len())])
    }

    /// Skips what is neither structure nor a word.
    fn skip_rubbish(&mut self) {
        let rest = &self.text[self.at..];
        let ends = |c: char| matches!(c, '(' | ')' | ';') || c.is_ascii_alphabetic();
        self.at += rest.find(ends).unwrap_or(rest.len());
    }

    pub(super) fn property(&mut self) -> Result<Property<'a>, Wrong> {
        let begin = self.at;
        while self.peek().is_some_and(|c| c.is_ascii_alphanumeric()) {
            self.at += 1;
        }
        let name = canonical(&self.text[begin..self.at]);
        let paired = self.mode == Mode::Paired && is_text(&name);
        let mut values = Vec::new();
        loop {
            self.skip_space();
            match self.peek() {
                Some(b'[') => match self.value(paired) {
                    Ok(value) => values.push(value),
                    Err(wrong) => {
                        self.rest = values;
                        return Err(wrong);
                    }
                },
                _ if values.is_empty() => return Err(self.error("'[' after the name of a property")),
                _ => return Ok(Property { name, values, at: begin }),
            }
        }
    }

    /// Reads a value, with brackets in `paired` ones.
    fn value(&mut self, paired: bool) -> Result<Value<'a>, Wrong> {
        self.at += 1;
        let (begin, mut inner) = (self.at, 0_usize);
        while let Some(c) = self.peek() {
            match c {
                b'[' if paired => {
                    inner += 1;
                    self.at += 1;
                }
                b']' if inner > 0 => {
                    inner -= 1;
                    self.at += 1;
                }
                b']' => {
                    self.at += 1;
                    return Ok(Value { raw: &self.text[begin..self.at - 1], at: begin });
                }
                // A character after a backslash may have several bytes; the others are never `]` or `\`.
                b'\\' => self.at += 2,
                _ => self.at += 1,
            }
        }
        self.at = self.text.len();
        Err(self.error("']' after a value"))
    }
}

impl Growing<'_> {
    /// Adds a node after the last one; `None` if it would be a second root.
    fn add_node(&mut self) -> Option<()> {
        let new = self.tree.nodes.len();
        match self.last {
            Some(parent) => self.tree.nodes[parent].children.push(new),
            None if new > 0 => return None,
            None => {}
        }
        self.tree.nodes.push(Node::default());
        self.last = Some(new);
        Some(())
    }
}

impl<'a> Node<'a> {
    /// Adds a property; if the node has it already, its values are added to that one.
    fn add(&mut self, property: Property<'a>) {
        match self.properties.iter_mut().find(|known| known.name == property.name) {
            Some(known) => known.values.extend(property.values),
            None => self.properties.push(property),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads all trees without repairs.
    fn parse(text: &str) -> Result<Vec<GameTree<'_>>, Wrong> {
        let (mut parser, mut trees) = (Parser::new(text), Vec::new());
        while parser.find_tree() {
            trees.push(parser.tree()?);
        }
        Ok(trees)
    }

    fn problem(text: &str) -> (usize, String) {
        let (at, problem) = parse(text).unwrap_err();
        (at, problem.to_string())
    }

    #[test]
    fn trees_nodes_and_properties_are_read() {
        let text = "From: me (of here)\n\n(;GM [ 1 ]\nSiZe[9];B[aa]\n[bb](;W[cc])(;W[dd] ;B[\\]]))x( ; C[])";
        let trees = parse(text).unwrap();
        assert_eq!(trees.len(), 2);
        let nodes = &trees[0].nodes;
        assert_eq!(nodes[0].value("SZ").unwrap().raw, "9");
        assert_eq!(nodes[1].properties[0].values.len(), 2);
        assert_eq!(
            nodes.iter().map(|node| node.children.clone()).collect::<Vec<_>>(),
            [vec![1], vec![2, 3], vec![], vec![4], vec![]]
        );
        assert_eq!(nodes[4].value("B").unwrap().raw, "\\]");
        assert_eq!(trees[1].nodes[0].value("C").unwrap().raw, "");
    }

    #[test]
    fn values_of_a_repeated_property_are_joined() {
        let trees = parse("(;AB[aa]AW[bb]AB[cc])").unwrap();
        assert_eq!(trees[0].nodes[0].properties[0].values.len(), 2);
    }

    #[test]
    fn errors_name_the_place_and_what_was_expected() {
        assert_eq!(problem("(;B[aa]"), (7, "expected '(', ')', ';' or a property, found the end of the file".into()));
        assert_eq!(problem("(;B[aa"), (6, "expected ']' after a value, found the end of the file".into()));
        assert_eq!(problem("(;B;W[aa])"), (3, "expected '[' after the name of a property, found ';'".into()));
        assert_eq!(problem("(;B[aa]é)").0, 7);
        assert_eq!(problem("(;B[aa\\").0, 7);
        assert_eq!(problem("(;\n\nB[aa]\n]").0, 10);
    }

    #[test]
    fn deep_nesting_is_refused_without_recursion() {
        let deep = |depth: usize| format!("{}{}", "(;B[aa]".repeat(depth), ")".repeat(depth));
        assert!(parse(&deep(DEEPEST)).is_ok());
        let (_, problem) = parse(&deep(1_000_000)).unwrap_err();
        assert_eq!(problem, Problem::Deep(DEEPEST));
    }
}
