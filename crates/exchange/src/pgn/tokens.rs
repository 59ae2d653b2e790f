//! The tokens of PGN.

use crate::error::{Problem, Wrong};

/// A token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// A tag with its value.
    Tag(&'a str, String),
    /// The text of a comment.
    Comment(String),
    /// `$` and a number.
    Glyph(u32),
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    Result(&'a str),
    /// An action, without the number of its turn.
    Action(&'a str),
}

/// Reads the tokens of a text one after the other.
pub(super) struct Tokens<'a> {
    pub(super) text: &'a str,
    pub(super) at: usize,
}

/// What is missing where a comment has no end.
pub(super) const NO_END: &str = "'}' after a comment";

/// The results of matches.
pub(super) const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// The characters that end a word.
const ENDS: [char; 8] = ['(', ')', '{', '}', '[', ']', ';', '$'];

impl<'a> Tokens<'a> {
    fn error(&self, expected: &'static str) -> Wrong {
        let found = match self.text[self.at..].chars().next() {
            Some(c) => format!("'{}'", c.escape_debug()),
            None => "the end of the file".into(),
        };
        (self.at, Problem::Expected { expected, found })
    }

    /// Moves behind what is no token, with its place as [`Tokens::next`] returned it.
    pub(super) fn step_over(&mut self, at: usize) {
        let length = self.text[at..].chars().next().filter(|c| ENDS.contains(c)).map_or(0, char::len_utf8);
        self.at = self.at.max(at + length);
    }

    /// Skips white space and lines that begin with `%`.
    pub(super) fn skip(&mut self) {
        loop {
            let rest = &self.text[self.at..];
            let line_start = self.at == 0 || self.text.as_bytes()[self.at - 1] == b'\n';
            if line_start && rest.starts_with('%') {
                self.at += rest.find('\n').unwrap_or(rest.len());
                continue;
            }
            match rest.chars().next() {
                Some(c) if c.is_whitespace() || c == '\u{feff}' => self.at += c.len_utf8(),
                _ => return,
            }
        }
    }

    /// Returns the next token with its offset, `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<(usize, Token<'a>)>, Wrong> {
        loop {
            self.skip();
            let (begin, rest) = (self.at, &self.text[self.at..]);
            let Some(first) = rest.chars().next() else { return Ok(None) };
            let token = match first {
                '[' => self.tag()?,
                '{' => {
                    // Where the brace is missing, the next one can be that of a comment in another match.
                    let end = rest.find('}').filter(|&end| !rest[..end].lines().skip(1).any(is_whole_tag));
                    let Some(end) = end else {
                        let next = tags_after(self.text, self.at);
                        self.at = next;
                        let found = if next < self.text.len() { "the next match" } else { "the end of the file" };
                        return Err((next, Problem::Expected { expected: NO_END, found: found.into() }));
                    };
                    self.at += end + 1;
                    Token::Comment(rest[1..end].trim().replace("\r\n", "\n"))
                }
                ';' => {
                    let end = rest.find('\n').unwrap_or(rest.len());
                    self.at += end;
                    Token::Comment(rest[1..end].trim().to_string())
                }
                '(' | ')' => {
                    self.at += 1;
                    if first == '(' { Token::Open } else { Token::Close }
                }
                '$' => {
                    self.at += 1;
                    let digits = rest[1..].len() - rest[1..].trim_start_matches(|c: char| c.is_ascii_digit()).len();
                    let number = rest[1..=digits].parse().map_err(|_| self.error("a number after '$'"))?;
                    self.at += digits;
                    Token::Glyph(number)
                }
                '}' | ']' => return Err(self.error("an action")),
                _ => match self.word() {
                    Some(token) => token,
                    None => continue,
                },
            };
            return Ok(Some((begin, token)));
        }
    }

    /// Reads an action, a result or the number of a turn; `None` for the latter.
    fn word(&mut self) -> Option<Token<'a>> {
        let rest = &self.text[self.at..];
        let end = rest.find(|c: char| c.is_whitespace() || ENDS.contains(&c)).unwrap_or(rest.len());
        let word = &rest[..end];
        if RESULTS.contains(&word) {
            self.at += end;
            return Some(Token::Result(word));
        }
        // A number may be directly before its action: `1.e2-e4`.
        let number = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let dots = word[number..].len() - word[number..].trim_start_matches('.').len();
        if number + dots > 0 && (dots > 0 || number == word.len()) {
            self.at += number + dots;
            return None;
        }
        self.at += end;
        Some(Token::Action(word))
    }

    fn tag(&mut self) -> Result<Token<'a>, Wrong> {
        self.at += 1;
        self.skip();
        let rest = &self.text[self.at..];
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
        let name = &rest[..end];
        self.at += end;
        self.skip();
        if name.is_empty() || !self.text[self.at..].starts_with('"') {
            return Err(self.error("a tag such as [Event \"name\"]"));
        }
        self.at += 1;
        let mut value = String::new();
        loop {
            let c = self.text[self.at..].chars().next().ok_or_else(|| self.error("'\"' after the value of a tag"))?;
            self.at += c.len_utf8();
            match c {
                '"' => break,
                '\\' => match self.text[self.at..].chars().next() {
                    Some(escaped @ ('"' | '\\')) => {
                        self.at += 1;
                        value.push(escaped);
                    }
                    _ => value.push('\\'),
                },
                c => value.push(c),
            }
        }
        self.skip();
        if !self.text[self.at..].starts_with(']') {
            return Err(self.error("']' after a tag"));
        }
        self.at += 1;
        Ok(Token::Tag(name, value))
    }
}

/// Returns whether a line is a tag, from its bracket to its bracket.
fn is_whole_tag(line: &str) -> bool {
    let inside = line.trim().strip_prefix('[').and_then(|line| line.strip_suffix(']'));
    inside.is_some_and(|inside| inside.starts_with(|c: char| c.is_ascii_alphabetic()) && inside.ends_with('"'))
}

/// Returns the offset of the first line after this place that is a tag, or of the end of the text.
pub(super) fn tags_after(text: &str, at: usize) -> usize {
    let mut begin = at;
    while let Some(length) = text[begin..].find('\n') {
        begin += length + 1;
        if text[begin..].lines().next().is_some_and(is_whole_tag) {
            return begin;
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Result<Vec<Token<'_>>, Wrong> {
        let mut tokens = Tokens { text, at: 0 };
        let mut all = Vec::new();
        while let Some((_, token)) = tokens.next()? {
            all.push(token);
        }
        Ok(all)
    }

    #[test]
    fn tokens_are_read() {
        use Token::*;
        let text = "[Event \"a \\\"b\\\" \\\\\"]\n% x\n1.e2-e4 $1 {good} (1. @d5 e7-e8=Q; rest\n) 1... O-O * 1/2-1/2";
        let expected = [
            Tag("Event", "a \"b\" \\".into()),
            Action("e2-e4"),
            Glyph(1),
            Comment("good".into()),
            Open,
            Action("@d5"),
            Action("e7-e8=Q"),
            Comment("rest".into()),
            Close,
            Action("O-O"),
            Result("*"),
            Result("1/2-1/2"),
        ];
        assert_eq!(tokens(text).unwrap(), expected);
    }

    #[test]
    fn errors_name_the_place() {
        for (text, at) in
            [("[Event]", 6), ("[Event \"a", 9), ("[A \"b\" x", 7), ("1. {x", 5), ("e2-e4 $x", 7), ("]]", 0)]
        {
            // A list that begins with a bracket is a tag.
            assert_eq!(tokens(text).unwrap_err().0, at, "{text}");
        }
    }
}
