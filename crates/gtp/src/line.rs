//! Parsing of a line into id, command name and arguments.

/// A line with a command.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Line {
    /// The id of the command.
    pub(super) id: Option<u32>,
    /// The name of the command; empty if the line is only an id.
    pub(super) name: String,
    /// The text after the name, without leading spaces.
    pub(super) arguments: String,
}

impl Line {
    /// Parses a line; `None` if it is empty or only a comment.
    pub(super) fn read(text: &str) -> Option<Line> {
        let text = without_comment(text);
        let text = text.trim();
        if text.is_empty() {
            return None;
        }
        let (first, rest) = split_word(text);
        let (id, (name, arguments)) = match first.parse::<u32>() {
            Ok(id) if first.bytes().all(|b| b.is_ascii_digit()) => (Some(id), split_word(rest)),
            _ => (None, (first, rest)),
        };
        Some(Line { id, name: name.into(), arguments: arguments.into() })
    }
}

/// Replaces tabs by spaces, removes other control characters and the comment (GTP 2, section 2.2).
fn without_comment(line: &str) -> String {
    let mut quoted = false;
    let mut clean = String::with_capacity(line.len());
    for c in line.chars() {
        match c {
            '#' if !quoted => break,
            '\t' => clean.push(' '),
            c if c.is_control() => {}
            c => {
                quoted ^= c == '"';
                clean.push(c);
            }
        }
    }
    clean
}

fn split_word(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    (word, rest.trim_start())
}
