//! The commands `[%clk h:mm:ss]`, the time left, and `[%emt h:mm:ss]`, the time taken, in comments.

use crate::times::{hours, milliseconds_of_hours};

/// The times of an action, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Times {
    /// What is left to the person who acted.
    pub(super) left: Option<u64>,
    /// What the action took.
    pub(super) spent: Option<u64>,
}

/// Returns the text of a comment with its times in front.
pub(super) fn with_times(times: Times, comment: &str) -> String {
    let left = times.left.map(|time| format!("[%clk {}]", hours(time)));
    let spent = times.spent.map(|time| format!("[%emt {}]", hours(time)));
    let comment = Some(comment.to_string()).filter(|comment| !comment.is_empty());
    [left, spent, comment].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Returns the text of a comment without its times, and the times. Other commands stay. Texts before and after a time
/// become lines of their own, and control characters, which no comment of a match has, are removed here, so that what remains
/// does not form another command.
pub(super) fn split(comment: &str) -> (String, Times) {
    let comment: String = comment.chars().filter(|&c| c == '\n' || !c.is_control()).collect();
    let (mut times, mut lines) = (Times::default(), Vec::new());
    // The text that is not yet in a line, and the offset in it from which commands are looked for.
    let (mut rest, mut from) = (comment.as_str(), 0);
    while let Some(distance) = rest[from..].find("[%") {
        let at = from + distance;
        match command(&rest[at..], &mut times) {
            Some(length) => {
                lines.push(rest[..at].trim());
                (rest, from) = (&rest[at + length..], 0);
            }
            None => from = at + 2,
        }
    }
    lines.push(rest.trim());
    lines.retain(|line| !line.is_empty());
    (lines.join("\n"), times)
}

/// Reads the time that a text begins with. Returns the length of its command.
fn command(text: &str, times: &mut Times) -> Option<usize> {
    let (name, value) = (text.get(..6)?, text.get(6..)?);
    let value = &value[..value.find(']')?];
    let time = match name {
        "[%clk " => &mut times.left,
        "[%emt " => &mut times.spent,
        _ => return None,
    };
    *time = Some(milliseconds_of_hours(value)?);
    Some(name.len() + value.len() + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_back_from_a_comment() {
        for comment in ["", "good", "two\nlines", "[%eval 0.3] [x] {"] {
            for (left, spent) in [(None, None), (Some(0), None), (None, Some(1_250)), (Some(600_000), Some(7))] {
                let times = Times { left, spent };
                assert_eq!(split(&with_times(times, comment)), (comment.to_string(), times));
            }
        }
        let times = Times { left: Some(600_000), spent: Some(1_250) };
        assert_eq!(with_times(times, "good"), "[%clk 0:10:00] [%emt 0:00:01.25] good");
    }

    #[test]
    fn times_stand_anywhere_and_other_commands_stay() {
        let read = |comment: &str| split(comment).0;
        assert_eq!(
            split("a [%eval 1] [%clk 1:00:00]b"),
            ("a [%eval 1]\nb".into(), Times { left: Some(3_600_000), spent: None })
        );
        assert_eq!(read("[%clk [%emt 0:00:01]0:00:02]"), "[%clk\n0:00:02]");
        assert_eq!(read("[%\0clk 0:00:02]"), "");
        for other in ["[%clk x]", "[%clk 1:00:00", "[%clk1:00:00]", "[%", "[%é", "[%clk ]", "[%CLK 1:00:00]"] {
            assert_eq!(split(other), (other.to_string(), Times::default()), "{other}");
        }
    }
}
