//! Records of this program: one, or a list.

use crate::Transcript;
use crate::error::{Problem, Wrong};
use tabuleiro_games::matches::{Match, Record};

/// Reads one record or the records of a list.
///
/// # Errors
/// [`Problem::Record`] if the text is not JSON.
pub(crate) fn read(text: &str) -> Result<impl Iterator<Item = Result<Transcript, Wrong>>, Wrong> {
    if serde_json::from_str::<serde_json::Value>(text).is_err() {
        // The error of a record names line and column.
        return Err((0, Record::from_text(text).map_or_else(Problem::from, |_| Problem::Foreign)));
    }
    Ok(items(text).into_iter().map(|(at, text)| {
        let record = Record::from_text(text).map_err(|error| (at, error.into()))?;
        Match::from_record(&record).map_err(|error| (at, error.into()))?;
        Ok(Transcript::from(record))
    }))
}

/// Returns the items of a list, or the one value, with their offsets. The text is valid JSON.
fn items(text: &str) -> Vec<(usize, &str)> {
    let trimmed = text.trim_start();
    let begin = text.len() - trimmed.len();
    if !trimmed.starts_with('[') {
        return vec![(begin, trimmed)];
    }
    let (mut items, mut first, mut depth) = (Vec::new(), begin + 1, 0_usize);
    let (mut inside, mut escaped) = (false, false);
    for (at, byte) in text.bytes().enumerate().skip(begin) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => inside = !inside,
            _ if inside => {}
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth -= 1,
            _ => {}
        }
        let ends = !inside && ((depth == 1 && byte == b',') || (depth == 0 && byte == b']'));
        if ends {
            let item = text[first..at].trim_start();
            if !item.is_empty() {
                items.push((at - item.len(), item));
            }
            first = at + 1;
        }
    }
    items
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_items_of_a_list_are_found_with_their_places() {
        assert_eq!(items(" {\"a\": [1, 2]}"), [(1, "{\"a\": [1, 2]}")]);
        assert_eq!(items("[]"), []);
        assert_eq!(items("\n[ ]\n"), []);
        let text = "[{\"a]\\\",\": [1, {}]},\n 7 , [2, 3]]";
        assert_eq!(items(text), [(1, "{\"a]\\\",\": [1, {}]}"), (22, "7 "), (26, "[2, 3]")]);
    }
}
