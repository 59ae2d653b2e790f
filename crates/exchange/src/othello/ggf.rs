//! GGF, the format of the Generic Game Server: `(;GM[Othello]PB[…]PW[…]BO[8 … *]B[F5//0.01]W[D6]…;)`. All properties are in
//! one list, moves among them in their order.

use super::replay::{Cell, Replay};
use crate::error::{Problem, Wrong};
use crate::flaw::{Flaw, Flawed};
use crate::found::Found;
use crate::headings::{Headings, read_computers};
use crate::transcript::{Finish, Transcript};
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Why;
use tabuleiro_rules::{Object, Player, square_name};

/// The beginning of a match, without spaces and in upper-case letters.
const BEGIN: &str = "(;GM[OTHELLO";

/// Returns whether a text has a match in GGF.
pub(crate) fn has_ggf(text: &str) -> bool {
    begin_after(text, 0).is_some()
}

/// Returns the offset of the next match.
fn begin_after(text: &str, mut at: usize) -> Option<usize> {
    loop {
        at += text[at..].find('(')?;
        let head: String = text[at..].chars().filter(|c| !c.is_whitespace()).take(BEGIN.len()).collect();
        if head.eq_ignore_ascii_case(BEGIN) {
            return Some(at);
        }
        at += 1;
    }
}

/// Reads all matches of a text.
pub(crate) fn read(text: &str) -> impl Iterator<Item = Result<Found, Wrong>> {
    let mut next = begin_after(text, 0);
    std::iter::from_fn(move || {
        let begin = next?;
        // The `(` of this match is not looked at again.
        next = begin_after(text, begin + 1);
        let end = next.unwrap_or(text.len());
        Some(Reading::read(&text[..end], begin))
    })
}

/// A property: name, value, and the offset of the value.
type Property<'a> = (String, &'a str, usize);

/// Returns the properties of a match that begins at an offset, and what is wrong with its end.
fn properties(text: &str, begin: usize) -> Result<(Vec<Property<'_>>, Option<Flawed>), Wrong> {
    let mut list = Vec::new();
    let mut at = begin + 1;
    let broken = |at: usize| {
        let problem = Problem::Expected { expected: "';)' after the last move", found: "the end of the match".into() };
        Some((at, Flaw::Incomplete(problem)))
    };
    loop {
        let rest = text[at..].trim_start_matches(|c: char| c.is_whitespace() || c == ';');
        at = text.len() - rest.len();
        let Some(first) = rest.chars().next() else { return Ok((list, broken(at))) };
        if first == ')' {
            return Ok((list, None));
        }
        let name = &rest[..rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len())];
        let value = rest[name.len()..].trim_start();
        if value.is_empty() {
            return Ok((list, broken(at)));
        }
        if name.is_empty() || !value.starts_with('[') {
            let found = format!("'{}'", first.escape_debug());
            return Err((at, Problem::Expected { expected: "a property such as B[f5]", found }));
        }
        let Some(length) = value.find(']') else { return Ok((list, broken(at))) };
        let inside = text.len() - value.len() + 1;
        list.push((name.to_ascii_uppercase(), value[1..length].trim(), inside));
        at = text.len() - value.len() + length + 1;
    }
}

struct Reading {
    replay: Replay,
    flaws: Vec<Flawed>,
}

impl Reading {
    fn read(text: &str, begin: usize) -> Result<Found, Wrong> {
        let (properties, broken) = properties(text, begin)?;
        let heading = |name: &str| properties.iter().find(|property| property.0 == name).map(|property| property.1);
        let board = properties.iter().find(|property| property.0 == "BO");
        let replay = match board {
            Some(&(_, value, at)) => board_of(value).map_err(|problem| (at, problem))?,
            None => Replay::new(8, None).map_err(|problem| (begin, problem))?,
        };
        let mut reading = Reading { replay, flaws: Vec::new() };
        for (name, value, at) in &properties {
            let mover = match name.as_str() {
                "B" => Player::First,
                "W" => Player::Second,
                _ => continue,
            };
            reading.action(mover, value, *at).map_err(|problem| (*at, problem))?;
        }
        let Reading { replay, mut flaws } = reading;
        if let Some((at, Flaw::Incomplete(problem))) = broken.as_ref().filter(|_| replay.is_empty()) {
            return Err((*at, Problem::Nothing(Box::new(problem.clone()))));
        }
        flaws.extend(broken);
        let mut record = replay.record;
        record.ending = heading("RE").and_then(finish).and_then(|finish| finish.written(&*replay.position));
        let mut players = ["PB", "PW"].map(|name| heading(name).unwrap_or_default().to_string());
        read_computers(&mut players, &mut record.occupants);
        let headings = Headings {
            players,
            event: heading("EV").unwrap_or_default().into(),
            place: heading("PC").unwrap_or_default().into(),
            date: date(heading("DT").unwrap_or_default()),
        };
        Ok(Found { transcript: Transcript { record, headings }, flaws })
    }

    /// Reads a move, which may have an evaluation and a time behind it: `F5/1.50/0.01`.
    fn action(&mut self, mover: Player, value: &str, at: usize) -> Result<(), Problem> {
        let found = value.split('/').next().unwrap_or_default().trim();
        if matches!(found.to_ascii_lowercase().as_str(), "pa" | "pass" | "ps" | "--" | "") {
            return self.replay.pass();
        }
        let cell = cell(found).ok_or_else(|| Problem::Cell(found.into()))?;
        let flaw = self.replay.place(cell, Some(mover))?;
        self.flaws.extend(flaw.map(|flaw| (at, flaw)));
        Ok(())
    }
}

/// Reads the name of a cell: a letter and the number of the row from the top, or two letters as in SGF.
fn cell(text: &str) -> Option<Cell> {
    let letter = |byte: u8| byte.is_ascii_alphabetic().then(|| byte.to_ascii_lowercase() - b'a');
    let (&first, rest) = text.as_bytes().split_first()?;
    let row = match rest {
        &[byte] if byte.is_ascii_alphabetic() => letter(byte)?,
        _ => text.get(1..)?.parse::<u8>().ok()?.checked_sub(1)?,
    };
    Some((letter(first)?, row))
}

/// Reads a board: its side, the cells from the top row on, and who moves. `*` is Black, `O` is White.
fn board_of(value: &str) -> Result<Replay, Problem> {
    let digits = value.len() - value.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let side: u8 = value[..digits].parse().unwrap_or(0);
    let mut cells = value[digits..].chars().filter(|c| !c.is_whitespace());
    let seats = &GameId::Otelo111.facts().seats;
    let letter = |c: char| match c {
        '*' | 'X' | 'x' => Some(Some(seats[0].letter)),
        'O' | 'o' | '0' => Some(Some(seats[1].letter)),
        '-' | '.' => Some(None),
        _ => None,
    };
    let wrong = || Problem::Size(value.chars().take(100).collect());
    let mut object = Object::new();
    if !(1..=8).contains(&side) {
        return Err(wrong());
    }
    for row in (0..side).rev() {
        for column in 0..side {
            if let Some(disc) = cells.next().and_then(letter).ok_or_else(wrong)? {
                object.insert(square_name(column, row), disc.to_string().into());
            }
        }
    }
    let turn = cells.next().and_then(letter).flatten().ok_or_else(wrong)?;
    let object =
        Object::from_iter([("cells".to_string(), object.into()), ("turn".to_string(), turn.to_string().into())]);
    Replay::new(side, Some(&object))
}

/// Reads a result: the points of Black, and the reason for an early end, such as `-64.00:t`.
fn finish(value: &str) -> Option<Finish> {
    let (points, reason) = value.split_once(':').unwrap_or((value, ""));
    let points: f32 = points.trim().parse().ok()?;
    let winner = match points {
        points if points > 0.0 => Some(Player::First),
        points if points < 0.0 => Some(Player::Second),
        _ => None,
    };
    let why = match (winner, reason.trim()) {
        (Some(_), "r") => Why::Resigned,
        (Some(_), "t") => Why::Time,
        _ => Why::Agreed,
    };
    Some(Finish { winner, why })
}

/// Returns the day of a date such as `2003.12.15_13:24:03.MST`.
fn date(value: &str) -> String {
    let day = value.split(['_', ' ']).next().unwrap_or_default();
    day.replace('.', "-")
}
