//! How a line is taken apart.

/// A line with a command on it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Line {
    /// The number the command carries.
    pub(super) id: Option<u32>,
    /// The command's name; empty if the line is a number alone.
    pub(super) name: String,
    /// Everything after it.
    pub(super) arguments: String,
}

impl Line {
    /// The command on a line; `None` where there is none, only a comment or nothing.
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

/// GTP 2, 2.2: tabulators become spaces, other control characters go, a comment ends the line.
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
