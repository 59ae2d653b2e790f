//! Reads the lines of a record into a match, and writes those of a match into a record.

use super::Match;
use super::error::SetUpError;
use super::lines::{Lines, NodeId};
use super::record::{Note, Record, WrittenLine};
use crate::AnyPosition;
use std::collections::HashMap;
use std::time::Duration;

/// Reads the variations, notes and times of a record into a match that shows the main line, playing every action.
/// Returns the places of each line from the first action of the match to the end of the line.
pub(super) fn read(record: &Record, game: &mut Match) -> Result<Vec<Vec<NodeId>>, SetUpError> {
    let mut paths = vec![game.path.clone()];
    let mut positions: HashMap<NodeId, Box<dyn AnyPosition>> = HashMap::new();
    for (number, WrittenLine { line, after, moves }) in (1..).zip(&record.lines) {
        let parent = paths.get(*line).filter(|path| *after <= path.len());
        let mut path = parent.ok_or(SetUpError::Branch { line: number })?[..*after].to_vec();
        let mut at = path.last().copied().unwrap_or(NodeId::START);
        let on_main = path.iter().zip(&game.path).take_while(|(one, other)| one == other).count();
        let mut position = match positions.get(&at) {
            Some(position) if on_main < path.len() => position.boxed(),
            _ => game.position_at(on_main).boxed(),
        };
        for (i, text) in moves.iter().enumerate() {
            let wrong = |error| SetUpError::Variation { line: number, number: after + i + 1, error };
            let side = position.mover();
            let played = position.play(text, &mut Vec::new()).map_err(wrong)?;
            at = game.lines.add(at, &played, side);
            positions.entry(at).or_insert_with(|| position.boxed());
            path.push(at);
        }
        paths.push(path);
    }
    for note in &record.notes {
        let path = paths.get(note.line).filter(|path| note.after <= path.len());
        let path = path.ok_or(SetUpError::Branch { line: note.line })?;
        let at = note.after.checked_sub(1).map_or(NodeId::START, |i| path[i]);
        game.lines.set_comment(at, &note.comment);
        game.lines.set_mark(at, note.mark);
    }
    for (&at, &spent) in paths[0].iter().zip(&record.spent) {
        game.lines.set_spent(at, Some(Duration::from_millis(spent)));
    }
    Ok(paths)
}

/// Writes the lines, notes and times of a tree into a record that has no moves yet. Returns the number of the line that
/// each place belongs to.
pub(super) fn write(lines: &Lines, record: &mut Record) -> HashMap<NodeId, usize> {
    let mut numbers = HashMap::new();
    // Lines are listed after the line that they branch off from.
    for (number, variation) in lines.all().into_iter().enumerate() {
        for &at in &variation.nodes {
            numbers.insert(at, number);
        }
        let moves: Vec<String> = variation.nodes.iter().map(|&at| lines.text(at).to_string()).collect();
        let branch = variation.nodes.first().and_then(|&first| lines.parent(first)).unwrap_or(NodeId::START);
        if number == 0 {
            let spent: Option<Vec<u64>> =
                variation.nodes.iter().map(|&at| lines.spent(at).map(|time| time.as_millis() as u64)).collect();
            (record.moves, record.spent) = (moves, spent.unwrap_or_default());
        } else {
            let line = numbers.get(&branch).copied().unwrap_or(0);
            record.lines.push(WrittenLine { line, after: lines.path(branch).len(), moves });
        }
    }
    let mut noted: Vec<(usize, usize, NodeId)> =
        numbers.iter().map(|(&at, &line)| (line, lines.path(at).len(), at)).collect();
    noted.push((0, 0, NodeId::START));
    noted.sort_unstable();
    for (line, after, at) in noted {
        let (comment, mark) = (lines.comment(at).to_string(), lines.mark(at));
        if !comment.is_empty() || mark.is_some() {
            record.notes.push(Note { line, after, comment, mark });
        }
    }
    numbers
}
