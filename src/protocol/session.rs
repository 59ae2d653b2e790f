//! One conversation: the position, what was played, and how a line becomes a reply.

use super::commands;
use super::error::CommandError;
use crate::games::{AnyPosition, GameId};
use crate::rules::{Event, Facts, Options, PlayError, Player, Seat};
use std::fmt;

/// The answer to one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The number the command carried.
    pub id: Option<u32>,
    /// The answer, or why there is none.
    pub result: Result<String, CommandError>,
}

impl Reply {
    /// The longest refusal, in characters: messages quote what they were given.
    const LONGEST_REFUSAL: usize = 400;
}

impl fmt::Display for Reply {
    /// As GTP 2 wants it: `=` or `?`, the id, a space, the text, an empty line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.result.is_ok() { '=' } else { '?' };
        let id = self.id.map(|id| id.to_string()).unwrap_or_default();
        let text = match &self.result {
            Ok(text) => text.clone(),
            Err(error) => {
                let line = |c: char| if c.is_control() { ' ' } else { c };
                error.to_string().chars().take(Self::LONGEST_REFUSAL).map(line).collect()
            }
        };
        if text.is_empty() { write!(f, "{sign}{id}\n\n") } else { write!(f, "{sign}{id} {text}\n\n") }
    }
}

/// The time the controller granted, as it said it (seconds, stones). Kept for the opponent; nothing here measures it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Clock {
    /// Main time, byo-yomi time, byo-yomi stones; `None` before `time_settings`.
    pub settings: Option<[u32; 3]>,
    /// Time and stones left to each side, as last told by `time_left`.
    pub left: [Option<[u32; 2]>; 2],
}

/// The position before an action, and the effects of the action that led there.
#[derive(Debug)]
struct Before {
    position: Box<dyn AnyPosition>,
    effects: Vec<Event>,
}

/// A conversation in the text protocol.
#[derive(Debug)]
pub struct Session {
    pub(super) position: Box<dyn AnyPosition>,
    /// Effects of the last action; empty before the first.
    pub(super) effects: Vec<Event>,
    history: Vec<Before>,
    /// Strength of `genmove`, 1 to 5.
    pub(super) level: u8,
    pub(super) clock: Clock,
    pub(super) closed: bool,
}

impl Default for Session {
    fn default() -> Self {
        Self::new()
    }
}

impl Session {
    /// The strength `genmove` begins with.
    const FIRST_LEVEL: u8 = 3;

    /// A conversation over the first game of the catalogue.
    #[must_use]
    pub fn new() -> Session {
        Session {
            position: GameId::ALL[0].start_default(),
            effects: Vec::new(),
            history: Vec::new(),
            level: Self::FIRST_LEVEL,
            clock: Clock::default(),
            closed: false,
        }
    }

    /// The position at hand.
    #[must_use]
    pub fn position(&self) -> &dyn AnyPosition {
        &*self.position
    }

    /// The time the controller granted.
    #[must_use]
    pub fn clock(&self) -> Clock {
        self.clock
    }

    /// Whether `quit` was said.
    #[must_use]
    pub fn closed(&self) -> bool {
        self.closed
    }

    /// Answers one line; lines without a command have no answer.
    pub fn answer(&mut self, line: &str) -> Option<Reply> {
        let line = without_comment(line);
        let line = line.trim();
        if line.is_empty() {
            return None;
        }
        let (first, rest) = split_word(line);
        let (id, (name, arguments)) = match first.parse::<u32>() {
            Ok(id) if first.bytes().all(|b| b.is_ascii_digit()) => (Some(id), split_word(rest)),
            _ => (None, (first, rest)),
        };
        let result = match commands::find(name) {
            Some(command) => (command.run)(self, arguments),
            None => Err(CommandError::Unknown),
        };
        Some(Reply { id, result })
    }

    pub(super) fn facts(&self) -> &'static Facts {
        self.position.facts()
    }

    /// Another game, or the same from the start.
    pub(super) fn start(&mut self, game: GameId, options: &Options) -> Result<(), CommandError> {
        let position = game.start(options)?;
        self.set_up(position);
        Ok(())
    }

    /// Another position; what was played before is forgotten.
    pub(super) fn set_up(&mut self, position: Box<dyn AnyPosition>) {
        self.position = position;
        self.effects.clear();
        self.history.clear();
    }

    /// The side a word names.
    pub(super) fn side(&self, word: &str) -> Result<Player, CommandError> {
        let seats = &self.facts().seats;
        Seat::parse(seats, word).ok_or_else(|| CommandError::Colour {
            expected: format!("first, second, {}, {}, b or w", seats[0].letter, seats[1].letter),
            given: word.into(),
        })
    }

    /// Refuses a side that does not decide now. Colours are sides: after a swap they belong to the other persons.
    pub(super) fn expect_turn(&self, word: &str) -> Result<(), CommandError> {
        let (given, mover) = (self.side(word)?, self.position.mover());
        if self.position.outcome().is_some() || given == mover {
            return Ok(());
        }
        let name = |p: Player| format!("{} ({})", side_name(p), self.facts().seats[p.index()].letter);
        Err(CommandError::Turn { expected: name(mover), given: name(given) })
    }

    /// Plays an action and remembers the way back; returns the canonical text.
    pub(super) fn play(&mut self, text: &str) -> Result<String, PlayError> {
        let mut next = self.position.clone();
        let mut effects = Vec::new();
        let written = match next.play(text, &mut effects) {
            Ok(written) => written,
            Err(error) => {
                let spelt = in_other_case(&*next, text).ok_or(error)?;
                next.play(&spelt, &mut effects)?
            }
        };
        let before = Before {
            position: std::mem::replace(&mut self.position, next),
            effects: std::mem::replace(&mut self.effects, effects),
        };
        self.history.push(before);
        Ok(written)
    }

    /// Takes the last action back.
    pub(super) fn undo(&mut self) -> Result<(), CommandError> {
        let before = self.history.pop().ok_or(CommandError::Undo)?;
        self.position = before.position;
        self.effects = before.effects;
        Ok(())
    }

    /// How many actions `undo` could take back.
    pub(super) fn played(&self) -> usize {
        self.history.len()
    }
}

/// `first` or `second`.
pub(super) fn side_name(player: Player) -> &'static str {
    match player {
        Player::First => "first",
        Player::Second => "second",
    }
}

/// The one legal action that is `text` but for upper and lower case. Nothing where sites differ by case alone
/// (Linhas Paralelas), so that a slip never becomes another action.
fn in_other_case(position: &dyn AnyPosition, text: &str) -> Option<String> {
    let mut names: Vec<String> = position.board().sites.iter().map(|s| s.name.to_ascii_lowercase()).collect();
    names.sort_unstable();
    if names.windows(2).any(|pair| pair[0] == pair[1]) {
        return None;
    }
    let legal = position.legal().into_iter().map(|offer| offer.text);
    let mut fitting = legal.filter(|legal| legal.eq_ignore_ascii_case(text));
    let found = fitting.next()?;
    fitting.next().is_none().then_some(found)
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
