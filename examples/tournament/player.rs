//! Who takes part, as data: a search and what it may do. Written and read as one word.

use std::fmt;
use tabuleiro::games::AnyPosition;
use tabuleiro::rules::{Outcome, below};
use tabuleiro::search::{Level, Method, Opponent, Setting};

/// A player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Player {
    /// Plays anything.
    Random,
    /// Wins if one action does it, does not lose by its own action if another is left, else plays anything.
    OneAhead,
    /// One of the five levels, with the search that the game has chosen and the level's own budget.
    Level(Level),
    /// A search at full strength within the budget, but for what is changed.
    Search(Method, Changes),
}

/// What differs from full strength.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Changes {
    depth: Option<u32>,
    noise: Option<f32>,
}

impl Player {
    /// `random`, `ahead`, `level1`…`level5`, `ab`, `mcts`; after a search `:depth=4` or `:noise=0.05`, one or both.
    pub fn read(word: &str) -> Result<Player, String> {
        let mut parts = word.split(':');
        let player = match parts.next().unwrap_or_default() {
            "random" => Player::Random,
            "ahead" => Player::OneAhead,
            "ab" => Player::Search(Method::AlphaBeta, Changes::read(parts.by_ref(), word)?),
            "mcts" => Player::Search(Method::MonteCarlo, Changes::read(parts.by_ref(), word)?),
            name => {
                name.strip_prefix("level").and_then(|n| Level::new(n.parse().ok()?)).map(Player::Level).ok_or_else(
                    || format!("'{word}' is no player: expected random, ahead, level1 to level5, ab or mcts"),
                )?
            }
        };
        match parts.next() {
            None => Ok(player),
            Some(rest) => Err(format!("'{word}': nothing can be changed by '{rest}'")),
        }
    }

    /// The search that decides here, if it is one.
    pub fn opponent(self, position: &dyn AnyPosition, nodes: u64, seed: u64) -> Option<Box<dyn Opponent>> {
        match self {
            Player::Random | Player::OneAhead => None,
            Player::Level(level) => Some(position.opponent(level, seed)),
            Player::Search(method, changes) => {
                let full = Setting::full(nodes);
                let depth = changes.depth.unwrap_or(full.depth);
                let noise = changes.noise.unwrap_or(full.noise);
                Some(position.opponent_with(method, Setting { depth, noise, ..full }, seed))
            }
        }
    }

    /// What it plays without searching; `None` for searches.
    pub fn at_sight(self, position: &dyn AnyPosition, rng: &mut impl tabuleiro::rules::Rng) -> Option<String> {
        let mut texts: Vec<String> = position.legal().into_iter().map(|offer| offer.text).collect();
        match self {
            Player::Random => {}
            Player::OneAhead => {
                let me = position.person();
                let mut ends: Vec<(i8, String)> =
                    texts.into_iter().map(|text| (worth(position, &text, me), text)).collect();
                let best = ends.iter().map(|(worth, _)| *worth).max()?;
                ends.retain(|(worth, _)| *worth == best);
                texts = ends.into_iter().map(|(_, text)| text).collect();
            }
            _ => return None,
        }
        let drawn = below(rng, texts.len() as u32) as usize;
        texts.into_iter().nth(drawn)
    }
}

/// 1 for an action that wins at once, −1 for one that loses at once.
fn worth(position: &dyn AnyPosition, text: &str, me: tabuleiro::rules::Player) -> i8 {
    let mut next = position.boxed();
    if next.play(text, &mut Vec::new()).is_err() {
        return -1;
    }
    match next.outcome() {
        Some(Outcome::Win(side)) if (if next.swapped() { side.other() } else { side }) == me => 1,
        Some(Outcome::Win(_)) => -1,
        _ => 0,
    }
}

impl Changes {
    fn read<'a>(parts: impl Iterator<Item = &'a str>, word: &str) -> Result<Changes, String> {
        let mut changes = Changes::default();
        for part in parts {
            match part.split_once('=').map(|(name, value)| (name, value.parse::<f32>())) {
                Some(("depth", Ok(depth))) => changes.depth = Some(depth as u32),
                Some(("noise", Ok(noise))) => changes.noise = Some(noise),
                _ => return Err(format!("'{word}': expected depth=N or noise=X, found '{part}'")),
            }
        }
        Ok(changes)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (method, changes) = match self {
            Player::Random => return f.write_str("random"),
            Player::OneAhead => return f.write_str("ahead"),
            Player::Level(level) => return write!(f, "level{}", level.number()),
            Player::Search(method, changes) => (method, changes),
        };
        f.write_str(match method {
            Method::AlphaBeta => "ab",
            Method::MonteCarlo => "mcts",
        })?;
        changes.depth.map_or(Ok(()), |depth| write!(f, ":depth={depth}"))?;
        changes.noise.map_or(Ok(()), |noise| write!(f, ":noise={noise}"))
    }
}
