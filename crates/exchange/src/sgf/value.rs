//! The values of SGF properties: escapes, line breaks, composed values.

/// Returns a value of type Text: escapes are resolved, escaped line breaks removed, other line breaks kept as `\n`, and
/// other white space becomes a space.
pub(super) fn text(raw: &str) -> String {
    unescape(raw, '\n')
}

/// Returns a value of type `SimpleText`, which has no line breaks: they become spaces.
pub(super) fn simple_text(raw: &str) -> String {
    unescape(raw, ' ').trim().to_string()
}

fn unescape(raw: &str, line_break: char) -> String {
    let mut plain = String::with_capacity(raw.len());
    let mut chars = raw.chars().peekable();
    while let Some(mut c) = chars.next() {
        let escaped = c == '\\';
        if escaped {
            match chars.next() {
                Some(next) => c = next,
                None => break,
            }
        }
        match c {
            '\n' | '\r' => {
                // A line break is one of LF, CR, CR LF and LF CR.
                let other = if c == '\n' { '\r' } else { '\n' };
                chars.next_if_eq(&other);
                if !escaped {
                    plain.push(line_break);
                }
            }
            c if c.is_whitespace() => plain.push(' '),
            c => plain.push(c),
        }
    }
    plain
}

/// Returns a text as a value that is not composed: `\` and `]` are escaped.
pub(super) fn escape(plain: &str) -> String {
    let mut raw = String::with_capacity(plain.len());
    for c in plain.chars() {
        if matches!(c, '\\' | ']') {
            raw.push('\\');
        }
        raw.push(c);
    }
    raw
}

/// Splits a composed value at its first colon that is not escaped.
pub(super) fn composed(raw: &str) -> (&str, Option<&str>) {
    let mut escaped = false;
    for (at, c) in raw.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            ':' => return (&raw[..at], Some(&raw[at + 1..])),
            _ => {}
        }
    }
    (raw, None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_and_line_breaks_are_those_of_the_specification() {
        let meijin = "Meijin NR: yeah, k4 is won\\\nderful\nsweat NR: thank you! :\\)\ndada NR: yup. I like this move too. It's a move only to be expected from a pro. I really like it :)\njansteen NR: Can anyone\\\n explain [me\\] k4?";
        let plain = text(meijin);
        assert!(plain.starts_with("Meijin NR: yeah, k4 is wonderful\nsweat NR: thank you! :)\n"));
        assert!(plain.ends_with("Can anyone explain [me] k4?"));
        assert_eq!(simple_text(" a\\\r\nb\r\nc\n\rd\te\\\\ "), "ab c d e\\");
        assert_eq!(text("a\\"), "a");
    }

    #[test]
    fn an_escaped_text_is_read_back() {
        for plain in ["", "a]b", "\\", "a\\]\\\\", "line\nline", "x:y", "[a]", "\\\n"] {
            assert_eq!(text(&escape(plain)), plain);
        }
    }

    #[test]
    fn a_composed_value_is_split_at_its_first_free_colon() {
        assert_eq!(composed("ab:cd"), ("ab", Some("cd")));
        assert_eq!(composed("a\\:b:c:d"), ("a\\:b", Some("c:d")));
        assert_eq!(composed("19"), ("19", None));
    }
}
