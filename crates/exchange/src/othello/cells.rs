//! Lists of the cells of matches of Othello, as people and servers write them: `F5D6C3`, `1. f5 d6 2. c3`, a cell a line,
//! with numbers, times and tags. Passes may be left out.

use super::replay::{Cell, Replay};
use crate::Headings;
use crate::error::{Problem, Wrong};
use crate::flaw::{Flaw, Flawed};
use crate::found::Found;
use crate::headings::read_computers;
use crate::transcript::Transcript;
use tabuleiro_catalogue::GameId;

/// The cells on which a match of Othello can begin, with rows counted from the top and from the bottom.
const FIRST: [&str; 8] = ["d3", "c4", "f5", "e6", "e3", "f4", "c5", "d6"];

/// The least number of cells in a list with tags that does not say which game it is.
const EVIDENCE: usize = 10;

/// What a line of a list says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Item {
    Place(Cell),
    Pass,
    /// A column without its row at the end of the text.
    Part(char),
}

/// A line of a list, with the offsets of its items.
#[derive(Debug, Default, PartialEq, Eq)]
struct Line {
    items: Vec<(usize, Item)>,
    /// The number before the first item.
    number: Option<u32>,
}

impl Line {
    fn cells(&self) -> impl Iterator<Item = Cell> {
        self.items.iter().filter_map(|(_, item)| match item {
            Item::Place(cell) => Some(*cell),
            Item::Pass | Item::Part(_) => None,
        })
    }
}

/// Returns what the line at an offset says; `None` if there is something else in it than cells, passes, numbers, signs and
/// remarks in parentheses.
fn line_at(text: &str, begin: usize) -> Option<Line> {
    let end = text[begin..].find('\n').map_or(text.len(), |length| begin + length);
    let (mut line, mut at) = (Line::default(), begin);
    let mut digits = false;
    while let Some(first) = text[at..end].chars().next() {
        let rest = &text[at..end];
        let second = rest[first.len_utf8()..].chars().next();
        let is_column = matches!(first.to_ascii_lowercase(), 'a'..='h');
        let length = match (first, second) {
            (_, Some(row @ '1'..='8')) if is_column && !rest[2..].starts_with(|c: char| c.is_ascii_digit()) => {
                line.items.push((at, Item::Place((first.to_ascii_lowercase() as u8 - b'a', row as u8 - b'1'))));
                2
            }
            (_, None) if is_column && end == text.len() => {
                line.items.push((at, Item::Part(first)));
                1
            }
            ('p' | 'P', _) => {
                let length = pass(rest)?;
                line.items.push((at, Item::Pass));
                length
            }
            ('-', Some('-')) => {
                line.items.push((at, Item::Pass));
                rest.len() - rest.trim_start_matches('-').len()
            }
            ('(' | '{' | '[', _) => rest.find([')', '}', ']'])? + 1,
            _ if first.is_ascii_digit() => {
                let length = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
                if line.items.is_empty() && !digits {
                    line.number = rest[..length].parse().ok();
                }
                digits = true;
                length
            }
            _ if first.is_alphabetic() => return None,
            _ => first.len_utf8(),
        };
        at += length;
    }
    // A rule of dashes.
    if !digits && line.cells().next().is_none() && !text[begin..end].contains(char::is_alphabetic) {
        line.items.clear();
    }
    Some(line)
}

/// Returns the length of a word for a pass.
fn pass(rest: &str) -> Option<usize> {
    let begins = |word: &str| rest.get(..word.len()).is_some_and(|head| head.eq_ignore_ascii_case(word));
    let known = ["pass", "pa", "ps"].into_iter().find(|word| begins(word)).map(str::len);
    known.or_else(|| (!rest[1..].starts_with(char::is_alphanumeric)).then_some(1))
}

/// Returns the offsets of the lines of a text that are not blank.
fn lines(text: &str) -> impl Iterator<Item = usize> {
    let begins = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1));
    begins.filter(|&at| text[at..].lines().next().is_some_and(|line| !line.trim().is_empty()))
}

/// Returns whether a text is a list of cells that can be the first of a match of Othello.
pub(crate) fn has_cells(text: &str) -> bool {
    let mut cells = lines(text).filter(|&at| tag(text, at).is_none()).filter_map(|at| line_at(text, at));
    let Some(first) = cells.find(|line| line.cells().next().is_some()) else { return false };
    let begins = first
        .cells()
        .next()
        .is_some_and(|(column, row)| FIRST.contains(&format!("{}{}", char::from(b'a' + column), row + 1).as_str()));
    begins && first.cells().count() + cells.map(|line| line.cells().count()).sum::<usize>() > 1
}

/// Returns whether a text with tags is a list of cells of Othello, and no match of another game.
pub(crate) fn has_tagged_cells(text: &str, game: Option<GameId>) -> bool {
    if game.is_some_and(|game| game != GameId::Otelo111) || !has_cells(text) {
        return false;
    }
    let tags: Vec<(&str, &str)> = lines(text).filter_map(|at| tag(text, at)).collect();
    let says = |value: &str| {
        let value = value.to_lowercase();
        ["othello", "reversi", "otelo"].iter().any(|name| value.contains(name))
    };
    if tags.iter().any(|(_, value)| says(value)) {
        return true;
    }
    let stated = tags.iter().any(|(name, _)| matches!(*name, "Game" | "Variant" | "Options" | "Position" | "FEN"));
    let all = lines(text).filter(|&at| tag(text, at).is_none()).map(|at| line_at(text, at));
    let counts: Option<Vec<usize>> = all.map(|line| Some(line?.cells().count())).collect();
    !stated && counts.is_some_and(|counts| counts.into_iter().sum::<usize>() >= EVIDENCE)
}

/// Returns the name and the value of a tag on the line at an offset.
fn tag(text: &str, at: usize) -> Option<(&str, &str)> {
    let line = text[at..].lines().next()?.trim();
    let (name, value) = line.strip_prefix('[')?.strip_suffix(']')?.split_once(char::is_whitespace)?;
    Some((name, value.trim().strip_prefix('"')?.strip_suffix('"')?))
}

/// Reads all matches of a text.
pub(crate) fn read(text: &str) -> impl Iterator<Item = Result<Found, Wrong>> {
    let mut reading = Reading::default();
    for at in lines(text) {
        if let Some((name, value)) = tag(text, at) {
            reading.finish();
            reading.heading(name, value);
        } else if let Some(line) = line_at(text, at) {
            reading.line(&line);
        } else {
            reading.other(text, at);
        }
    }
    reading.finish();
    reading.all.into_iter()
}

/// A match that is being read.
struct Current {
    replay: Replay,
    flaws: Vec<Flawed>,
    headings: Headings,
}

#[derive(Default)]
struct Reading {
    all: Vec<Result<Found, Wrong>>,
    current: Option<Current>,
    /// What was said since the last match.
    headings: Headings,
    /// The place of a line that may contain actions and cannot be read.
    unread: Option<usize>,
    /// Whether a match has been refused, so that lines that do not begin another one belong to it.
    refused: bool,
}

impl Reading {
    /// Reads a line of cells, which goes on with the match or begins another one.
    fn line(&mut self, line: &Line) {
        if line.items.is_empty() {
            return;
        }
        let first = line.number == Some(1) && line.cells().next().is_some();
        let going_on = self.current.as_ref().map(|current| played(Some(current), line));
        let anew = || played(None, line);
        let (next, begins) = match going_on {
            Some(Ok(next)) if !first => (Ok(next), false),
            Some(other) => match anew() {
                Ok(next) => (Ok(next), true),
                Err(_) => (other, false),
            },
            None => (anew(), true),
        };
        if begins {
            if next.is_err() && self.refused {
                return;
            }
            self.finish();
        }
        let next = match (next, self.unread.take()) {
            (Ok(_), Some(at)) => {
                let expected = "only cells such as f5, numbers and passes in a line of actions";
                Err((at, Problem::Expected { expected, found: "other words".into() }))
            }
            (next, _) => next,
        };
        match next {
            Ok(next) if begins => {
                let headings = std::mem::take(&mut self.headings);
                self.current = Some(Current { headings, ..next });
                self.refused = false;
            }
            Ok(next) => self.current = Some(next),
            Err(wrong) => {
                self.all.push(Err(wrong));
                (self.current, self.refused) = (None, true);
            }
        }
    }

    /// Reads a line that is no list of cells.
    fn other(&mut self, text: &str, at: usize) {
        let line = text[at..].lines().next().unwrap_or_default().trim();
        if let Some((name, value)) = line.split_once(':') {
            self.heading(name.trim(), value.trim());
        }
        let rest = line.trim_start_matches(|c: char| c.is_ascii_digit() || "+-.):# \t".contains(c)).as_bytes();
        if let [column, row, ..] = rest
            && matches!(column.to_ascii_lowercase(), b'a'..=b'h')
            && (b'1'..=b'8').contains(row)
        {
            self.unread = self.unread.or(Some(at));
        }
    }

    fn heading(&mut self, name: &str, value: &str) {
        let value = value.to_string();
        match name.to_lowercase().as_str() {
            "black" | "negras" | "pretas" => self.headings.players[0] = value,
            "white" | "brancas" => self.headings.players[1] = value,
            "event" => self.headings.event = value,
            "site" | "place" => self.headings.place = value,
            "date" => self.headings.date = value.replace('.', "-"),
            _ => {}
        }
    }

    /// Ends the match that is being read.
    fn finish(&mut self) {
        let unread = self.unread.take();
        let Some(Current { replay, mut flaws, mut headings }) = self.current.take() else {
            self.unread = unread;
            return;
        };
        if let Some(at) = unread {
            let expected = "cells such as f5, numbers and passes";
            flaws.push((at, Flaw::Skipped(Problem::Expected { expected, found: "other words".into() })));
        }
        let mut record = replay.record;
        read_computers(&mut headings.players, &mut record.occupants);
        self.all.push(Ok(Found { transcript: Transcript { record, headings }, flaws }));
    }
}

/// Returns a match after the actions of a line; without a match, a new one.
fn played(current: Option<&Current>, line: &Line) -> Result<Current, Wrong> {
    let begin = line.items.first().map_or(0, |item| item.0);
    let new = || Replay::new(8, None).map_err(|problem| (begin, problem));
    let replay = current.map_or_else(new, |current| Ok(current.replay.clone()))?;
    let flaws = current.map(|current| current.flaws.clone()).unwrap_or_default();
    let headings = current.map(|current| current.headings.clone()).unwrap_or_default();
    let mut next = Current { replay, flaws, headings };
    for &(at, item) in &line.items {
        let wrong = |problem| (at, problem);
        match item {
            Item::Pass => next.replay.pass().map_err(wrong)?,
            Item::Part(column) => next.flaws.push((at, Flaw::LastAction(column.into()))),
            Item::Place(cell) => {
                let flaw = next.replay.place(cell, None).map_err(wrong)?;
                next.flaws.extend(flaw.map(|flaw| (at, flaw)));
            }
        }
    }
    Ok(next)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(text: &str) -> Option<String> {
        let line = line_at(text, 0)?;
        let name = |(_, item): &(usize, Item)| match item {
            Item::Place((column, row)) => format!("{}{}", char::from(b'a' + column), row + 1),
            Item::Pass => "--".into(),
            Item::Part(_) => "?".into(),
        };
        Some(line.items.iter().map(name).collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn cells_are_found_between_numbers_and_signs() {
        for (text, expected) in [
            ("F5D6C3", "f5 d6 c3"),
            ("f5 d6  c3\n", "f5 d6 c3"),
            ("1. f5 d6 2. c3 --", "f5 d6 c3 --"),
            ("1.F5 2.D6 3.pass", "f5 d6 --"),
            ("+d3-c5+f6", "d3 c5 f6"),
            (" 1  f5  0:01   d6  0:02 (good)", "f5 d6"),
            ("f5-d6-c3", "f5 d6 c3"),
            ("F5D6PAC3", "f5 d6 -- c3"),
            ("f5 d", "f5 ?"),
            ("34-30", ""),
            ("----------", ""),
        ] {
            assert_eq!(cells(text).as_deref(), Some(expected), "{text}");
        }
        for other in ["hello", "f5 Nf3", "f9", "f55", "Black: Ann", "(f5"] {
            assert_eq!(cells(other), None, "{other}");
        }
    }
}
