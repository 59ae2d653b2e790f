//! Reads a match of a text like PGN.

use super::comment::split;
use super::tokens::{RESULTS, Token};
use super::{GLYPHS, suits};
use crate::error::{Problem, Wrong};
use crate::headings::{Headings, read_computers};
use crate::times::{Settings, StatedClock, milliseconds_of_hours};
use crate::transcript::{Finish, Transcript};
use crate::tree::{DEEPEST, Tree, mark_of};
use std::rc::Rc;
use tabuleiro_catalogue::matches::{Mark, Record, Why};
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_rules::{Object, ObjectError, Player};

/// The tags of a match: name, value and offset.
pub(super) type Tags<'a> = Vec<(&'a str, String, usize)>;

type Place = (usize, Rc<Box<dyn AnyPosition>>);

/// A line that is being read.
struct Line {
    /// The last action with the position after it.
    last: Place,
    /// The place before the last action; `None` if the line has none yet.
    before: Option<Place>,
    /// Comments before the first action of a variation.
    pending: String,
    /// Whether the match is over at the last action, so that nothing more of the line is read.
    ended: bool,
}

impl Line {
    fn from(last: Place) -> Line {
        Line { last, before: None, pending: String::new(), ended: false }
    }
}

/// Returns whether a line with a tag decides which match is read.
pub(super) fn decides(line: &str) -> bool {
    let name = line.trim_start().trim_start_matches('[').trim_start();
    ["Game", "Variant", "Options", "Position", "SetUp", "FEN"]
        .iter()
        .any(|known| name.get(..known.len()).is_some_and(|name| name.eq_ignore_ascii_case(known)))
}

/// A match that is being read.
pub(super) struct Reading {
    record: Record,
    tree: Tree,
    line: Line,
    /// The lines around this one.
    outer: Vec<Line>,
    result: String,
    /// The clock, with the last times read.
    clock: StatedClock,
}

fn tag<'a>(tags: &'a [(&str, String, usize)], name: &str) -> Option<(&'a str, usize)> {
    tags.iter().find(|tag| tag.0 == name).map(|tag| (tag.1.as_str(), tag.2))
}

/// Returns the clock that the tags state, with the times before the first action.
fn clock_of(tags: &[(&str, String, usize)]) -> StatedClock {
    let text = |name: &str| tag(tags, name).map(|(text, _)| text).unwrap_or_default();
    let mut clock = StatedClock::new(Settings::from_pgn(text("TimeControl")), text("Flag") == "shown");
    for (person, name) in Player::BOTH.into_iter().zip(["WhiteClock", "BlackClock"]) {
        if let Some(left) = milliseconds_of_hours(text(name)) {
            clock.set_left(person, left);
        }
    }
    clock
}

impl Reading {
    /// Begins a match with these tags. `game` is its game if they do not say it.
    pub(super) fn begin(tags: &[(&str, String, usize)], game: Option<GameId>) -> Result<Reading, Wrong> {
        let stated = tag(tags, "Game").or(tag(tags, "Variant"));
        let Some((id, at)) = stated.or(game.map(|game| (game.id(), 0))) else {
            let games = GameId::ALL.iter().copied().filter(|&game| suits(game)).collect();
            return Err((tags.first().map_or(0, |tag| tag.2), Problem::NoGame(games)));
        };
        let found = GameId::find(id).ok().filter(|&game| suits(game));
        let game = found.ok_or_else(|| (at, Problem::Game(id.into())))?;
        let mut record = Record::of(game.id());
        let (words, at) = tag(tags, "Options").unwrap_or_default();
        record.options = words.split_whitespace().map(str::to_string).collect();
        let (_, options) = record.rules().map_err(|error| (at, error.into()))?;
        record.options = options.words(game.facts());
        let mut position = game.start(&options).map_err(|error| (at, error.into()))?;
        if let Some((text, at)) = tag(tags, "Position") {
            let object = serde_json::from_str::<Object>(text).map_err(|error| ObjectError::Json(error.to_string()));
            let placed = object.and_then(|object| position.with_object(&object));
            position = placed.map_err(|error| (at, error.into()))?;
            record.start = Some(position.object());
        }
        let line = Line::from((0, Rc::new(position)));
        Ok(Reading {
            record,
            tree: Tree::default(),
            line,
            outer: Vec::new(),
            result: String::new(),
            clock: clock_of(tags),
        })
    }

    /// Returns the number of variations that are open.
    pub(super) fn depth(&self) -> usize {
        self.outer.len()
    }

    /// Leaves variations until so many are open.
    pub(super) fn leave(&mut self, depth: usize) {
        if depth < self.outer.len() {
            self.line = self.outer.swap_remove(depth);
            self.outer.truncate(depth);
        }
    }

    /// Ends the line at its last action, at which the match is over.
    pub(super) fn end_line(&mut self) {
        self.line.ended = true;
    }

    /// Returns whether the line has been ended.
    pub(super) fn has_ended(&self) -> bool {
        self.line.ended
    }

    /// Returns whether a text can be the beginning of a longer action or of a result.
    pub(super) fn may_go_on(&self, text: &str) -> bool {
        let begins = |whole: &str| whole.len() > text.len() && whole.starts_with(text);
        RESULTS.into_iter().any(begins) || self.line.last.1.legal().iter().any(|offer| begins(&offer.text))
    }

    /// Reads a token after the tags.
    pub(super) fn token(&mut self, token: Token) -> Result<(), Problem> {
        match token {
            Token::Tag(..) => {}
            Token::Comment(_) | Token::Glyph(_) if self.line.ended => {}
            Token::Comment(text) => self.comment(&text),
            Token::Glyph(number) => self.mark(number.checked_sub(1).and_then(|i| GLYPHS.get(i as usize)).copied()),
            Token::Open => {
                let before = self.line.before.clone().ok_or_else(|| Problem::Expected {
                    expected: "an action before a variation",
                    found: "'('".into(),
                })?;
                if self.outer.len() == DEEPEST {
                    return Err(Problem::Deep(DEEPEST));
                }
                self.outer.push(std::mem::replace(&mut self.line, Line::from(before)));
            }
            Token::Close => {
                let outer = self.outer.pop();
                let none = Problem::Expected { expected: "'(' before ')'", found: "')'".into() };
                self.line = outer.ok_or(none)?;
            }
            Token::Result(result) if self.outer.is_empty() => self.result = result.into(),
            // Some programs end variations with `*`.
            Token::Result(_) => {}
            Token::Action(_) if self.line.ended => {}
            Token::Action(text) => self.action(text)?,
        }
        Ok(())
    }

    /// Reads a comment after an action, or before the first one of a line. Variations have no times.
    fn comment(&mut self, text: &str) {
        let (text, times) = split(text);
        match &self.line.before {
            None if !self.outer.is_empty() => {
                self.line.pending.push_str(&text);
                self.line.pending.push('\n');
                return;
            }
            Some((_, before)) if self.outer.is_empty() => {
                if let Some(left) = times.left {
                    self.clock.set_left(before.person(), left);
                }
                let node = &mut self.tree.nodes[self.line.last.0];
                node.spent = times.spent.or(node.spent);
            }
            _ => {}
        }
        self.tree.comment(self.line.last.0, &text);
    }

    fn mark(&mut self, mark: Option<Mark>) {
        if self.line.before.is_some() && mark.is_some() {
            self.tree.nodes[self.line.last.0].mark = mark;
        }
    }

    /// Plays an action, which may have a mark such as `!` behind it.
    fn action(&mut self, text: &str) -> Result<(), Problem> {
        let action = text.trim_end_matches(['!', '?']);
        let (node, position) = &self.line.last;
        let mut after = position.boxed();
        let action_text = after.play(action.trim_end_matches(['+', '#']), &mut Vec::new())?;
        let new = self.tree.add(*node, &action_text)?;
        let before = std::mem::replace(&mut self.line.last, (new, Rc::new(after)));
        self.line.before = Some(before);
        let pending = std::mem::take(&mut self.line.pending);
        self.tree.comment(new, &pending);
        let printed = &text[action.len()..];
        self.mark(mark_of(printed));
        Ok(())
    }

    /// Returns the match after its last token.
    pub(super) fn transcript(mut self, tags: &[(&str, String, usize)]) -> Transcript {
        self.tree.store(&mut self.record);
        let text = |name: &str| {
            let text = tag(tags, name).map(|(text, _)| text.trim()).unwrap_or_default();
            // `?`, `????.??.??` and `-` stand for what is unknown.
            if text.chars().all(|c| "?.-".contains(c)) { "" } else { text }
        };
        // A tag is written without line breaks; a name must mean the same computer, or none, when it is read again.
        let mut players = ["White", "Black"].map(|name| text(name).replace(['\n', '\r'], " "));
        read_computers(&mut players, &mut self.record.occupants);
        for (person, name) in Player::BOTH.into_iter().zip(["WhiteStones", "BlackStones"]) {
            if let Ok(stones) = text(name).parse() {
                self.clock.set_stones(person, stones);
            }
        }
        self.record.clock = self.clock.clock();
        let date = text("Date").replace('.', "-");
        let headings = Headings { players, event: text("Event").into(), place: text("Site").into(), date };
        let stated = if self.result.is_empty() { tag(tags, "Result").map(|(text, _)| text) } else { None };
        let winner = match stated.unwrap_or(&self.result) {
            "1-0" => Some(Some(Player::First)),
            "0-1" => Some(Some(Player::Second)),
            "1/2-1/2" => Some(None),
            _ => None,
        };
        let why = match text("Termination") {
            "resignation" => Why::Resigned,
            "time forfeit" => Why::Time,
            "adjudication" => Why::Decided,
            _ => Why::Agreed,
        };
        let finish = winner.map(|winner| Finish { winner, why });
        self.record.ending = finish.and_then(|finish| finish.written(&**self.line.last.1));
        Transcript { record: self.record, headings }
    }
}
