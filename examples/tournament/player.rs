//! Who takes part, as data: a search and what it may do. Written and read as one word.

use crate::ledger::{HANDCRAFTED, THOROUGH};
use std::fmt;
use tabuleiro_engine::search::exact::Goal;
use tabuleiro_engine::search::{Level, Method, Opponent, Setting};
use tabuleiro_games::AnyPosition;
use tabuleiro_rules::{Player as Person, Rng, below};

const PLAYERS: &str = "random, one-ply, level1 to level5, strength-100 to strength100, ab or mcts";

/// A player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Player {
    /// Plays anything.
    Random,
    /// Wins if one action does it, leaves the other person no win in one if it can, else plays anything: somebody who
    /// has just learnt the rules.
    OnePly,
    /// One of the five levels, with the search that the game has chosen and the level's own budget.
    Level(Level),
    /// As strong as a level may be, with the search that the game has chosen ([`tabuleiro_engine::search::Ladder`]).
    Strength(i8),
    /// A search at full strength within the budget, but for what is changed.
    Search(Method, Changes),
}

/// What differs from full strength.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Changes {
    depth: Option<u32>,
    noise: Option<f32>,
    thorough: bool,
    handcrafted: bool,
}

impl Player {
    /// `random`, `one-ply`, `level1`…`level5`, `strength-100`…`strength100`, `ab`, `mcts`; after a search any of
    /// `:depth=4`, `:noise=0.05`, `:thorough`, `:handcrafted`.
    pub fn read(word: &str) -> Result<Player, String> {
        let mut parts = word.split(':');
        let player = match parts.next().unwrap_or_default() {
            "random" => Player::Random,
            "one-ply" => Player::OnePly,
            "ab" => Player::Search(Method::AlphaBeta, Changes::read(parts.by_ref(), word)?),
            "mcts" => Player::Search(Method::MonteCarlo, Changes::read(parts.by_ref(), word)?),
            name => {
                let level = |n: &str| Level::new(n.parse().ok()?).map(Player::Level);
                let strength = |n: &str| n.parse().ok().map(Player::Strength);
                name.strip_prefix("level")
                    .and_then(level)
                    .or_else(|| name.strip_prefix("strength").and_then(strength))
                    .ok_or_else(|| format!("'{word}' is no player: expected {PLAYERS}"))?
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
            Player::Random | Player::OnePly => None,
            Player::Level(level) => Some(position.opponent(level, seed)),
            Player::Strength(strength) => {
                let method = position.method();
                Some(position.opponent_with(method, Setting::of_strength(method, strength), seed))
            }
            Player::Search(method, changes) => {
                let full = Setting::full(nodes);
                let depth = changes.depth.unwrap_or(full.depth);
                let noise = changes.noise.unwrap_or(full.noise);
                Some(position.opponent_with(
                    method,
                    Setting { depth, noise, thorough: changes.thorough, handcrafted: changes.handcrafted, ..full },
                    seed,
                ))
            }
        }
    }

    /// Whether it uses what is allotted to an action: searches do, and level 5, which never has enough.
    pub fn takes_budget(self) -> bool {
        match self {
            Player::Random | Player::OnePly | Player::Strength(_) => false,
            Player::Level(level) => level.number() == 5,
            Player::Search(..) => true,
        }
    }

    /// What it plays without searching; `None` for searches.
    pub fn at_sight(self, position: &dyn AnyPosition, rng: &mut impl Rng) -> Option<String> {
        let mut texts: Vec<String> = position.legal().into_iter().map(|offer| offer.text).collect();
        match self {
            Player::Random => {}
            Player::OnePly => {
                let prospects: Vec<Prospect> = texts.iter().map(|text| prospect(position, text)).collect();
                let best = prospects.iter().max()?;
                let kept = texts.into_iter().zip(&prospects).filter(|(_, prospect)| *prospect == best);
                texts = kept.map(|(text, _)| text).collect();
            }
            Player::Level(_) | Player::Strength(_) | Player::Search(..) => return None,
        }
        let drawn = below(rng, texts.len() as u32) as usize;
        texts.into_iter().nth(drawn)
    }
}

/// What somebody sees of an action who looks at the answers to it and no further; the better the greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Prospect {
    LosesAtOnce,
    LosesToTheAnswer,
    Unclear,
    WinsAtOnce,
}

fn prospect(position: &dyn AnyPosition, text: &str) -> Prospect {
    let me = position.person();
    let mut next = position.boxed();
    next.play(text, &mut Vec::new()).expect("legal actions can be played");
    match next.outcome() {
        Some(_) => match winning_person(&*next) {
            Some(person) if person == me => Prospect::WinsAtOnce,
            Some(_) => Prospect::LosesAtOnce,
            None => Prospect::Unclear,
        },
        None if next.person() == me => Prospect::Unclear,
        None => match next.forced(Goal::Win, me.other(), 1, u64::MAX) {
            Ok(Some(_)) => Prospect::LosesToTheAnswer,
            _ => Prospect::Unclear,
        },
    }
}

/// The person who won.
pub fn winning_person(position: &dyn AnyPosition) -> Option<Person> {
    let side = position.outcome()?.winner()?;
    Some(if position.swapped() { side.other() } else { side })
}

impl Changes {
    fn read<'a>(parts: impl Iterator<Item = &'a str>, word: &str) -> Result<Changes, String> {
        let mut changes = Changes::default();
        for part in parts {
            match part.split_once('=').map(|(name, value)| (name, value.parse::<f32>())) {
                None if part == "thorough" => changes.thorough = true,
                None if part == "handcrafted" => changes.handcrafted = true,
                Some(("depth", Ok(depth))) => changes.depth = Some(depth as u32),
                Some(("noise", Ok(noise))) => changes.noise = Some(noise),
                _ => {
                    return Err(format!(
                        "'{word}': expected depth=N, noise=X, thorough or handcrafted, found '{part}'"
                    ));
                }
            }
        }
        Ok(changes)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (method, changes) = match self {
            Player::Random => return f.write_str("random"),
            Player::OnePly => return f.write_str("one-ply"),
            Player::Level(level) => return write!(f, "level{}", level.number()),
            Player::Strength(strength) => return write!(f, "strength{strength}"),
            Player::Search(method, changes) => (method, changes),
        };
        f.write_str(match method {
            Method::AlphaBeta => "ab",
            Method::MonteCarlo => "mcts",
        })?;
        changes.depth.map_or(Ok(()), |depth| write!(f, ":depth={depth}"))?;
        changes.noise.map_or(Ok(()), |noise| write!(f, ":noise={noise}"))?;
        f.write_str(if changes.thorough { THOROUGH } else { "" })?;
        f.write_str(if changes.handcrafted { HANDCRAFTED } else { "" })
    }
}
