//! The lines and columns of keys in a RON text. The crate `ron` locates syntax errors only; for values that parse but
//! are invalid this module scans the text a second time, by its brackets. (A parser with spans, ron2, exists in an
//! unstable version; it would add a second RON parser to the page.)

use std::iter::Peekable;
use std::str::Chars;

/// A key or an element of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Key {
    /// `games[2].level`; elements are counted from 1.
    pub(super) path: String,
    /// The line, from 1.
    pub(super) line: usize,
    /// The column in characters, from 1.
    pub(super) column: usize,
    /// The offset in bytes of its beginning.
    pub(super) begin: usize,
    /// The offset behind the comma after its value, or of the closing bracket or the next key.
    pub(super) end: usize,
}

/// An open bracket.
struct Bracket {
    /// The path of the value that the bracket begins.
    path: String,
    list: bool,
    /// The index of the current element of a list, from 1, and whether it has begun.
    element: usize,
    begun: bool,
    /// The key of the current value.
    key: Option<String>,
    /// The index in the list of what was found, of the current key or element.
    current: Option<usize>,
}

impl Bracket {
    /// Returns the path of the current value.
    fn here(&self) -> String {
        match &self.key {
            _ if self.list => format!("{}[{}]", self.path, self.element),
            Some(key) if self.path.is_empty() => key.clone(),
            Some(key) => format!("{}.{key}", self.path),
            None => self.path.clone(),
        }
    }
}

struct Walk<'t> {
    rest: Peekable<Chars<'t>>,
    line: usize,
    column: usize,
    /// The offset in bytes.
    at: usize,
    open: Vec<Bracket>,
    found: Vec<Key>,
}

/// Returns every key and every element of a list, in the order of the text.
pub(super) fn keys(text: &str) -> Vec<Key> {
    let rest = text.chars().peekable();
    let mut walk = Walk { rest, line: 1, column: 1, at: 0, open: Vec::new(), found: Vec::new() };
    while let Some(&c) = walk.rest.peek() {
        walk.step(c);
    }
    while let Some(bracket) = walk.open.pop() {
        walk.end(bracket.current);
    }
    walk.found
}

/// Returns line and column of a path; if it is not in the text, those of its closest parent, or (1, 1).
pub(super) fn place(keys: &[Key], path: &str) -> (usize, usize) {
    let mut path = path;
    loop {
        if let Some(key) = keys.iter().find(|key| key.path == path) {
            return (key.line, key.column);
        }
        match parent(path) {
            Some(outer) => path = outer,
            None => return (1, 1),
        }
    }
}

/// Returns the path around a path; `None` at the top.
pub(super) fn parent(path: &str) -> Option<&str> {
    path.rfind(['.', '[']).map(|end| &path[..end])
}

/// Returns the path that the key or element with a path has in the whole text, of which keys have been left out, so that
/// later elements have lower numbers. `kept` and `all` are the keys of what was kept and of the whole text.
pub(super) fn original(path: &str, kept: &[Key], all: &[Key]) -> String {
    let mut known = path;
    loop {
        let here = kept.iter().find(|key| key.path == known);
        if let Some(whole) = here.and_then(|here| all.iter().find(|key| key.begin == here.begin)) {
            return format!("{}{}", whole.path, &path[known.len()..]);
        }
        match parent(known) {
            Some(outer) => known = outer,
            None => return path.into(),
        }
    }
}

/// Returns the path of the value at a line and column.
pub(super) fn path_at(keys: &[Key], line: usize, column: usize) -> Option<&str> {
    keys.iter().rev().find(|key| (key.line, key.column) <= (line, column)).map(|key| key.path.as_str())
}

impl Walk<'_> {
    fn next(&mut self) -> Option<char> {
        let c = self.rest.next()?;
        self.at += c.len_utf8();
        (self.line, self.column) = if c == '\n' { (self.line + 1, 1) } else { (self.line, self.column + 1) };
        Some(c)
    }

    fn step(&mut self, c: char) {
        match c {
            '/' => self.comment(),
            '"' => {
                self.element();
                self.string();
            }
            '(' | '[' | '{' => {
                self.element();
                let path = self.open.last().map(Bracket::here).unwrap_or_default();
                self.open.push(Bracket { path, list: c == '[', element: 1, begun: false, key: None, current: None });
                self.next();
            }
            ')' | ']' | '}' => {
                let bracket = self.open.pop();
                self.end(bracket.and_then(|bracket| bracket.current));
                self.next();
            }
            ',' => {
                self.next();
                if let Some(bracket) = self.open.last_mut() {
                    bracket.element += 1;
                    (bracket.begun, bracket.key) = (false, None);
                    let current = bracket.current.take();
                    self.end(current);
                }
            }
            // An attribute such as `#![enable(implicit_some)]`.
            '#' => while self.next().is_some_and(|c| c != ']') {},
            _ if c.is_alphanumeric() || c == '_' => self.word(),
            _ => drop(self.next()),
        }
    }

    /// Records the end of a key or an element.
    fn end(&mut self, current: Option<usize>) {
        if let Some(current) = current {
            self.found[current].end = self.at;
        }
    }

    /// Records the beginning of an element of a list.
    fn element(&mut self) {
        let (line, column, begin) = (self.line, self.column, self.at);
        if let Some(bracket) = self.open.last_mut().filter(|bracket| bracket.list && !bracket.begun) {
            bracket.begun = true;
            bracket.current = Some(self.found.len());
            self.found.push(Key { path: bracket.here(), line, column, begin, end: begin });
        }
    }

    fn comment(&mut self) {
        self.next();
        match self.rest.peek() {
            Some('/') => while self.next().is_some_and(|c| c != '\n') {},
            Some('*') => {
                let (mut depth, mut before) = (0, '/');
                while let Some(c) = self.next() {
                    match (before, c) {
                        ('/', '*') => depth += 1,
                        ('*', '/') => depth -= 1,
                        _ => {
                            before = c;
                            continue;
                        }
                    }
                    if depth == 0 {
                        return;
                    }
                    before = ' ';
                }
            }
            _ => {}
        }
    }

    fn string(&mut self) {
        self.next();
        while let Some(c) = self.next() {
            match c {
                '\\' => drop(self.next()),
                '"' => return,
                _ => {}
            }
        }
    }

    fn word(&mut self) {
        self.element();
        let (line, column, begin) = (self.line, self.column, self.at);
        let mut word = String::new();
        while let Some(&c) = self.rest.peek().filter(|c| c.is_alphanumeric() || **c == '_') {
            word.push(c);
            self.next();
        }
        while self.rest.peek().is_some_and(|c| c.is_whitespace()) {
            self.next();
        }
        if self.rest.peek() == Some(&':')
            && let Some(bracket) = self.open.last_mut().filter(|bracket| !bracket.list)
        {
            bracket.key = Some(word);
            let before = bracket.current.replace(self.found.len());
            self.found.push(Key { path: bracket.here(), line, column, begin, end: begin });
            // A comma is missing.
            if let Some(before) = before {
                self.found[before].end = begin;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "#![enable(implicit_some)]
// volume: 3
Exhibit(
    screen: Screen(diagonal_inches: 27.0), /* quiet: /* dark: */ 1 */
    games: [
        (id: \"a: (b\", level: 2),
        ( id : \"c\\\"[\",
          options: [\"x\", \"y=1\"] ),
    ],
    quiet: Some((from: \"21:30\")),
)";

    #[test]
    fn keys_are_found_at_their_lines_and_columns() {
        let keys = keys(TEXT);
        let found: Vec<(&str, usize)> = keys.iter().map(|key| (key.path.as_str(), key.line)).collect();
        assert_eq!(
            found,
            [
                ("screen", 4),
                ("screen.diagonal_inches", 4),
                ("games", 5),
                ("games[1]", 6),
                ("games[1].id", 6),
                ("games[1].level", 6),
                ("games[2]", 7),
                ("games[2].id", 7),
                ("games[2].options", 8),
                ("games[2].options[1]", 8),
                ("games[2].options[2]", 8),
                ("quiet", 10),
                ("quiet.from", 10),
            ]
        );
        assert_eq!((keys[5].line, keys[5].column), (6, 23), "columns are counted from 1");
    }

    #[test]
    fn a_key_ends_behind_its_comma_or_at_what_follows() {
        let keys = keys("(a: 1, b: [(c: 2), 3 ], d: true e: (f: 4) )");
        let text = "(a: 1, b: [(c: 2), 3 ], d: true e: (f: 4) )";
        let spans: Vec<(&str, &str)> = keys.iter().map(|key| (key.path.as_str(), &text[key.begin..key.end])).collect();
        assert_eq!(
            spans,
            [
                ("a", "a: 1,"),
                ("b", "b: [(c: 2), 3 ],"),
                ("b[1]", "(c: 2),"),
                ("b[1].c", "c: 2"),
                ("b[2]", "3 "),
                ("d", "d: true "),
                ("e", "e: (f: 4) "),
                ("e.f", "f: 4"),
            ]
        );
    }

    #[test]
    fn a_missing_key_has_the_place_of_its_parent() {
        let keys = keys(TEXT);
        assert_eq!(place(&keys, "games[2].level").0, 7);
        assert_eq!(place(&keys, "games[3].level").0, 5);
        assert_eq!(place(&keys, "volume"), (1, 1));
        assert_eq!(path_at(&keys, 6, 30), Some("games[1].level"));
        assert_eq!(path_at(&keys, 1, 1), None);
    }

    #[test]
    fn scanning_a_truncated_text_ends() {
        for end in 0..TEXT.len() {
            if TEXT.is_char_boundary(end) {
                keys(&TEXT[..end]);
                keys(&TEXT[end..]);
            }
        }
    }
}
