//! Records of this program: one, or a list.

use crate::Transcript;
use crate::error::{Problem, Wrong};
use crate::flaw::{Flaw, Flawed};
use crate::found::Found;
use tabuleiro_catalogue::matches::{Match, Record, SetUpError};

/// Reads one record or the records of a list. Of a list that breaks off, the whole records are read.
///
/// # Errors
/// [`Problem::Record`] if the text is not JSON.
pub(crate) fn read(text: &str) -> Result<impl Iterator<Item = Result<Found, Wrong>>, Wrong> {
    let mut items = items(text);
    let mut broken = None;
    if let Err(error) = serde_json::from_str::<serde_json::Value>(text) {
        items.retain(|(_, item)| serde_json::from_str::<serde_json::Value>(item).is_ok());
        // The error of a record names line and column.
        let problem = Record::from_text(text).map_or_else(Problem::from, |_| Problem::Foreign);
        let is_list = text.trim_start().starts_with('[');
        if !error.is_eof() || !is_list || items.is_empty() {
            return Err((0, problem));
        }
        broken = Some((text.len(), Flaw::Incomplete(problem)));
    }
    let last = items.len();
    Ok((1..).zip(items).map(move |(number, (at, item))| {
        let mut found = found(at, item)?;
        found.flaws.extend(broken.take_if(|_| number == last));
        Ok(found)
    }))
}

/// Reads a record. Side lines with an error are left out, with those that branch off from them.
fn found(at: usize, text: &str) -> Result<Found, Wrong> {
    let mut record = Record::from_text(text).map_err(|error| (at, error.into()))?;
    let mut flaws: Vec<Flawed> = Vec::new();
    // The record without its side lines is read first, so that one of them hides no error of the main line.
    let main = Record { lines: Vec::new(), notes: Vec::new(), on_line: 0, ending: None, ..record.clone() };
    Match::from_record(&main).map_err(|error| (at, error.into()))?;
    while let Err(error) = Match::from_record(&record) {
        let (SetUpError::Variation { line, .. } | SetUpError::Branch { line }) = error else {
            return Err((at, error.into()));
        };
        if line == 0 || line > record.lines.len() {
            return Err((at, error.into()));
        }
        flaws.push((at, Flaw::SideLine(error.into())));
        leave_out(&mut record, line);
    }
    Ok(Found { transcript: Transcript::from(record), flaws })
}

/// Removes a side line from a record, numbered from 1, with those that branch off from it, and their notes.
fn leave_out(record: &mut Record, line: usize) {
    // The new number of each line; `None` if it is removed.
    let mut numbers = vec![Some(0)];
    let mut next = 1;
    for (number, written) in (1..).zip(&record.lines) {
        let parent = numbers.get(written.line).copied().unwrap_or(Some(written.line));
        let kept = number != line && parent.is_some();
        numbers.push(kept.then_some(next));
        next += usize::from(kept);
    }
    let new = |old: usize| numbers.get(old).copied().unwrap_or(Some(old));
    let mut number = 0;
    record.lines.retain_mut(|written| {
        number += 1;
        written.line = new(written.line).unwrap_or_default();
        new(number).is_some()
    });
    record.notes.retain_mut(|note| new(note.line).map(|line| note.line = line).is_some());
    record.ending = record.ending.filter(|ending| new(ending.line).is_some());
    if let Some(ending) = &mut record.ending {
        ending.line = new(ending.line).unwrap_or_default();
    }
    if new(record.on_line).is_none() {
        record.cursor = None;
    }
    record.on_line = new(record.on_line).unwrap_or_default();
}

/// Returns the items of a list, or the one value, with their offsets. The text is valid JSON up to its end, where it may
/// break off; the item that is not whole is then left out.
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
            b']' | b'}' => depth = depth.saturating_sub(1),
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
    let rest = text[first..].trim_start();
    if depth > 0 && !rest.is_empty() {
        items.push((text.len() - rest.len(), rest));
    }
    items
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_items_of_a_list_are_found_with_their_places() {
        assert_eq!(items(" {\"a\": [1, 2]}"), [(1, "{\"a\": [1, 2]}")]);
        assert_eq!(items("[7, {\"a\": [1"), [(1, "7"), (4, "{\"a\": [1")]);
        assert_eq!(items("[]"), []);
        assert_eq!(items("\n[ ]\n"), []);
        let text = "[{\"a]\\\",\": [1, {}]},\n 7 , [2, 3]]";
        assert_eq!(items(text), [(1, "{\"a]\\\",\": [1, {}]}"), (22, "7 "), (26, "[2, 3]")]);
    }
}
