//! The syntax of SGF: a file is a list of game trees, a tree has nodes, a node has properties with values. Nothing here
//! knows what a property means, and no function calls itself, so that no file exhausts the stack.

use crate::error::{Problem, Wrong};
use crate::tree::DEEPEST;

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
    /// The upper-case letters of its name. (Before FF4 a name could also have lower-case letters, to be ignored.)
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
}

/// Returns whether a text has a game tree.
pub(crate) fn has_tree(text: &str) -> bool {
    Parser { text, at: 0 }.find_tree()
}

/// Reads a text from an offset on.
pub(super) struct Parser<'a> {
    pub(super) text: &'a str,
    pub(super) at: usize,
}

impl<'a> Parser<'a> {
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

    /// Moves to the next `(` that a node follows; returns `false` if there is none.
    pub(super) fn find_tree(&mut self) -> bool {
        while let Some(distance) = self.text[self.at..].find('(') {
            let begin = self.at + distance;
            self.at = begin + 1;
            self.skip_space();
            if self.peek() == Some(b';') {
                self.at = begin;
                return true;
            }
        }
        false
    }

    pub(super) fn tree(&mut self) -> Result<GameTree<'a>, Wrong> {
        let mut tree = GameTree::default();
        // The last node before each open parenthesis; `None` before the root.
        let mut open: Vec<Option<usize>> = Vec::new();
        let mut last = None;
        loop {
            self.skip_space();
            match self.peek() {
                Some(b'(') => {
                    if open.len() == DEEPEST {
                        return Err((self.at, Problem::Deep(DEEPEST)));
                    }
                    open.push(last);
                    self.at += 1;
                }
                Some(b')') => {
                    self.at += 1;
                    last = open.pop().flatten();
                    if open.is_empty() {
                        return Ok(tree);
                    }
                }
                Some(b';') => {
                    self.at += 1;
                    let new = tree.nodes.len();
                    if let Some(parent) = last {
                        tree.nodes[parent].children.push(new);
                    } else if new > 0 {
                        return Err(self.error("one root in a game tree"));
                    }
                    tree.nodes.push(Node::default());
                    last = Some(new);
                }
                Some(c) if c.is_ascii_alphabetic() => match last {
                    Some(node) => tree.nodes[node].add(self.property()?),
                    None => return Err(self.error("';' before a property")),
                },
                _ => return Err(self.error("'(', ')', ';' or a property")),
            }
            if tree.nodes.len() > MOST_NODES {
                return Err((self.at, Problem::Large { found: tree.nodes.len(), greatest: MOST_NODES }));
            }
        }
    }

    pub(super) fn property(&mut self) -> Result<Property<'a>, Wrong> {
        let begin = self.at;
        while self.peek().is_some_and(|c| c.is_ascii_alphanumeric()) {
            self.at += 1;
        }
        let name = self.text[begin..self.at].chars().filter(|c| !c.is_ascii_lowercase()).collect();
        let mut values = Vec::new();
        loop {
            self.skip_space();
            match self.peek() {
                Some(b'[') => values.push(self.value()?),
                _ if values.is_empty() => return Err(self.error("'[' after the name of a property")),
                _ => return Ok(Property { name, values, at: begin }),
            }
        }
    }

    fn value(&mut self) -> Result<Value<'a>, Wrong> {
        self.at += 1;
        let begin = self.at;
        while let Some(c) = self.peek() {
            match c {
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

    fn parse(text: &str) -> Result<Vec<GameTree<'_>>, Wrong> {
        super::super::trees::Trees::new(text).collect()
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
