//! The matches of a text like PGN, read one after the other.

use super::read::{Reading, Tags};
use super::tokens::{Token, Tokens};
use crate::error::Wrong;
use crate::transcript::Transcript;
use tabuleiro_games::GameId;

/// Reads all matches of a text. `game` is the game of matches without the tag `Game`.
pub(crate) fn read(text: &str, game: Option<GameId>) -> impl Iterator<Item = Result<Transcript, Wrong>> {
    Games { tokens: Tokens { text, at: 0 }, game }
}

struct Games<'a> {
    /// The tokens that follow the last match.
    tokens: Tokens<'a>,
    game: Option<GameId>,
}

/// How far a match has been read.
struct Progress {
    /// The offset of the last token, or of what is none.
    at: usize,
    /// Whether only tags have been read.
    in_tags: bool,
    /// The number of variations that are open.
    depth: usize,
    /// Whether all tokens of the match have been read.
    ended: bool,
}

impl Iterator for Games<'_> {
    type Item = Result<Transcript, Wrong>;

    fn next(&mut self) -> Option<Self::Item> {
        let at = self.tokens.at;
        if let Ok(None) = self.tokens.next() {
            return None;
        }
        self.tokens.at = at;
        let mut progress = Progress { at, in_tags: true, depth: 0, ended: false };
        let read = self.game(&mut progress);
        if read.is_err() && !progress.ended {
            self.skip(&progress);
        }
        Some(read)
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
        while let Some((at, token)) = next {
            if matches!(token, Token::Tag(..)) {
                self.tokens.at = at;
                break;
            }
            let over = matches!(token, Token::Result(_));
            reading.token(token).map_err(|problem| (at, problem))?;
            progress.depth = reading.depth();
            if over && progress.depth == 0 {
                break;
            }
            next = self.advance(progress)?;
        }
        progress.ended = true;
        reading.transcript(&tags).map_err(|problem| (self.tokens.at, problem))
    }

    fn advance(&mut self, progress: &mut Progress) -> Result<Option<(usize, Token<'a>)>, Wrong> {
        self.tokens.skip();
        progress.at = self.tokens.at;
        let next = self.tokens.next()?;
        // Numbers of turns before an action belong to no token.
        progress.at = next.as_ref().map_or(self.tokens.at, |&(at, _)| at);
        Ok(next)
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
