//! The matches of a text like PGN, read one after the other.

use super::read::{Reading, Tags, decides};
use super::tokens::{NO_END, Token, Tokens};
use crate::error::{Problem, Wrong};
use crate::flaw::{Flaw, Flawed};
use crate::found::Found;
use crate::transcript::Transcript;
use std::collections::HashSet;
use tabuleiro_catalogue::GameId;
use tabuleiro_rules::PlayError;

/// Reads all matches of a text. `game` is the game of matches without the tag `Game`.
pub(crate) fn read(text: &str, game: Option<GameId>) -> impl Iterator<Item = Result<Found, Wrong>> {
    Games { tokens: Tokens { text, at: 0 }, game }
}

struct Games<'a> {
    /// The tokens that follow the last match.
    tokens: Tokens<'a>,
    game: Option<GameId>,
}

/// How far a match has been read.
#[derive(Default)]
struct Progress {
    /// The offset of the last token, or of what is none.
    at: usize,
    /// Whether only tags have been read.
    in_tags: bool,
    /// The number of variations that are open.
    depth: usize,
    /// Whether all tokens of the match have been read.
    ended: bool,
    /// The offsets of the parentheses of the variations that are left out.
    skip: HashSet<usize>,
    /// The offsets of the parentheses that are open.
    open: Vec<usize>,
    /// Those of variations that cannot be read, with the reasons.
    dropped: Vec<(usize, Flawed)>,
    flaws: Vec<Flawed>,
}

impl Iterator for Games<'_> {
    type Item = Result<Found, Wrong>;

    fn next(&mut self) -> Option<Self::Item> {
        let begin = self.tokens.at;
        if let Ok(None) = self.tokens.next() {
            return None;
        }
        self.tokens.at = begin;
        let new = |skip| Progress { at: begin, in_tags: true, skip, ..Progress::default() };
        let mut progress = new(HashSet::new());
        let mut read = self.game(&mut progress);
        if read.is_ok() && !progress.dropped.is_empty() {
            // A variation that is left out can have added actions to others that begin in the same way, so the match is
            // read again without it.
            let dropped = std::mem::take(&mut progress.dropped);
            self.tokens.at = begin;
            progress = new(dropped.iter().map(|(open, _)| *open).collect());
            read = self.game(&mut progress);
            progress.flaws.extend(dropped.into_iter().map(|(_, flaw)| flaw));
        }
        if read.is_err() && !progress.ended {
            self.skip(&progress);
        }
        let mut flaws = progress.flaws;
        flaws.sort_by_key(|flaw| flaw.0);
        Some(read.and_then(|transcript| {
            // What was lost could have set up another position.
            let wrong = flaws.iter().find_map(|(at, flaw)| Some((*at, lost(flaw)?)));
            match wrong.filter(|_| transcript.record.moves.is_empty()) {
                Some((at, problem)) => Err((at, Problem::Nothing(Box::new(problem)))),
                None => Ok(Found { transcript, flaws }),
            }
        }))
    }
}

/// Returns whether the text breaks off at a flaw.
fn breaks_off(flaw: &Flaw) -> bool {
    matches!(flaw, Flaw::Incomplete(_) | Flaw::LastAction(_))
}

/// Returns the problem because of which a match may be incomplete.
fn lost(flaw: &Flaw) -> Option<Problem> {
    let expected = |found: &str| Problem::Expected { expected: "an action or a result", found: found.into() };
    match flaw {
        Flaw::Incomplete(problem) | Flaw::SideLine(problem) => Some(problem.clone()),
        Flaw::LastAction(text) => Some(expected(&format!("'{text}'"))),
        Flaw::NoResult => Some(expected("the end of the match")),
        _ => None,
    }
}

impl<'a> Games<'a> {
    /// Reads a match.
    fn game(&mut self, progress: &mut Progress) -> Result<Transcript, Wrong> {
        let mut tags = Tags::new();
        let mut next = self.advance(progress)?;
        while let Some((at, Token::Tag(name, value))) = next {
            tags.push((name, value, at));
            next = self.advance(progress)?;
        }
        progress.in_tags = false;
        let mut reading = Reading::begin(&tags, self.game)?;
        let mut over = false;
        while let Some((at, token)) = next {
            if matches!(token, Token::Tag(..)) {
                self.tokens.at = at;
                break;
            }
            over = matches!(token, Token::Result(_)) && reading.depth() == 0;
            self.token(&mut reading, progress, at, token)?;
            progress.depth = reading.depth();
            if over {
                break;
            }
            next = self.advance(progress)?;
        }
        progress.ended = true;
        self.check_end(&mut reading, progress, over);
        Ok(reading.transcript(&tags))
    }

    /// Reads a token after the tags.
    fn token(&mut self, reading: &mut Reading, progress: &mut Progress, at: usize, token: Token) -> Result<(), Wrong> {
        match token {
            Token::Open => {
                if reading.has_ended() || progress.skip.contains(&at) {
                    self.skip_variation();
                    return Ok(());
                }
                progress.open.push(at);
            }
            Token::Close => drop(progress.open.pop()),
            // The action may be the beginning of another one, as `O-O` of `O-O-O`.
            Token::Action(text) if self.tokens.at == self.tokens.text.len() && reading.may_go_on(text) => {
                progress.flaws.push((at, Flaw::LastAction(text.into())));
                return Ok(());
            }
            _ => {}
        }
        let Err(problem) = reading.token(token) else { return Ok(()) };
        if matches!(problem, Problem::Play(PlayError::Over)) {
            reading.end_line();
            progress.flaws.push((at, Flaw::AfterEnd));
            return Ok(());
        }
        match progress.open.pop() {
            None => Err((at, problem)),
            Some(open) => {
                // Those within it are left out with it.
                progress.dropped.retain(|(inner, _)| *inner < open);
                progress.dropped.push((open, (at, Flaw::SideLine(problem))));
                self.tokens.at = open + 1;
                self.skip_variation();
                reading.leave(progress.open.len());
                Ok(())
            }
        }
    }

    /// Moves behind the end of a variation whose parenthesis has been read, or to what is no part of it.
    fn skip_variation(&mut self) {
        let mut depth = 1;
        while depth > 0 {
            let before = self.tokens.at;
            match self.tokens.next() {
                Ok(Some((_, Token::Open))) => depth += 1,
                Ok(Some((_, Token::Close))) => depth -= 1,
                Ok(Some((at, Token::Tag(..)))) => {
                    self.tokens.at = at;
                    return;
                }
                Ok(Some(_)) => {}
                Ok(None) => return,
                Err((at, _)) => {
                    if self.tokens.text[before..].trim_start().starts_with('[') {
                        self.tokens.at = before;
                        return;
                    }
                    self.tokens.step_over(at);
                }
            }
        }
    }

    /// Notes what is missing at the end of a match.
    fn check_end(&self, reading: &mut Reading, progress: &mut Progress, over: bool) {
        let end = self.tokens.at;
        if reading.depth() > 0 {
            let problem = Problem::Expected { expected: "')' after a variation", found: "the end of the match".into() };
            progress.flaws.push((end, Flaw::Incomplete(problem)));
            reading.leave(0);
        } else if !over && !progress.flaws.iter().any(|(_, flaw)| breaks_off(flaw)) {
            progress.flaws.push((end, Flaw::NoResult));
        }
    }

    /// Reads the next token. What is none and means nothing is skipped; a comment without its end ends the match.
    fn advance(&mut self, progress: &mut Progress) -> Result<Option<(usize, Token<'a>)>, Wrong> {
        loop {
            self.tokens.skip();
            let begin = self.tokens.at;
            progress.at = begin;
            let (at, problem) = match self.tokens.next() {
                Ok(next) => {
                    // Numbers of turns before an action belong to no token.
                    progress.at = next.as_ref().map_or(self.tokens.at, |&(at, _)| at);
                    return Ok(next);
                }
                Err(wrong) => wrong,
            };
            // Numbers of turns before it have been skipped.
            let found = &self.tokens.text[begin..];
            let line = found.lines().next().unwrap_or_default();
            if found.starts_with('[') && !progress.in_tags {
                self.tokens.at = begin;
                return Ok(None);
            } else if found.starts_with('[') && (!line.trim_end().ends_with(']') || decides(line)) {
                return Err((at, problem));
            } else if found.starts_with('[') {
                progress.flaws.push((begin, Flaw::Skipped(problem)));
                self.tokens.at = begin + line.len();
            } else if matches!(problem, Problem::Expected { expected: NO_END, .. }) {
                progress.flaws.push((at, Flaw::Incomplete(problem)));
            } else {
                progress.flaws.push((at, Flaw::Skipped(problem)));
                self.tokens.step_over(at);
            }
        }
    }

    /// Moves behind a match with an error: behind its result, or to the tags after it.
    fn skip(&mut self, progress: &Progress) {
        self.tokens.at = progress.at;
        if progress.in_tags || !self.skip_actions(progress.depth) {
            self.tokens.at = next_tags(self.tokens.text, self.tokens.at, progress.in_tags);
        }
    }

    /// Moves behind the result of a match in which `depth` variations are open, or to the next tag. Returns `false` at
    /// what is no token.
    fn skip_actions(&mut self, mut depth: usize) -> bool {
        loop {
            let before = self.tokens.at;
            match self.tokens.next() {
                Ok(None) => return true,
                Ok(Some((at, Token::Tag(..)))) => {
                    self.tokens.at = at;
                    return true;
                }
                Ok(Some((_, Token::Result(_)))) if depth == 0 => return true,
                Ok(Some((_, Token::Open))) => depth += 1,
                Ok(Some((_, Token::Close))) => depth = depth.saturating_sub(1),
                Ok(Some(_)) => {}
                Err(_) => {
                    self.tokens.at = before;
                    return false;
                }
            }
        }
    }
}

/// Returns the offset of the first line after this place that begins the tags of a match, or the end of the text. If the
/// place is within tags, those that follow without another line between them belong to the same match.
fn next_tags(text: &str, at: usize, mut in_tags: bool) -> usize {
    let mut begin = at;
    while let Some(length) = text[begin..].find('\n') {
        begin += length + 1;
        let line = text[begin..].lines().next().unwrap_or_default();
        if !is_tag(line) {
            in_tags = false;
        } else if !in_tags {
            return begin;
        }
    }
    text.len()
}

/// Returns whether a line looks like a tag.
fn is_tag(line: &str) -> bool {
    let name = line.trim_start().strip_prefix('[').map(str::trim_start);
    name.is_some_and(|name| name.starts_with(|c: char| c.is_ascii_alphabetic()) && name.contains('"'))
}
