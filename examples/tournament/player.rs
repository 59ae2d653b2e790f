//! The players of a tournament and their names on the command line and in the ledger.

use crate::ledger::{HANDCRAFTED, THOROUGH};
use std::fmt;
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_engine::person::{Character, Persona, Skill};
use tabuleiro_engine::search::exact::Goal;
use tabuleiro_engine::search::{KeptSearches, Method, Opponent, Setting};
use tabuleiro_rules::{Effect, Player as Person, Rng, below};

const PLAYERS: &str = "random, greedy, one-ply, level1 to level5+, strength-100 to strength125, ab or mcts";

/// A player: a method for choosing actions, with its settings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Player {
    /// Plays random legal actions.
    Random,
    /// Plays an action that wins at once if there is one, else a random one that does not let the other person win with
    /// the next action, else any random action: a model of a beginner.
    OnePly,
    /// Plays a random one of the actions that capture the most men: a player who takes what it sees.
    Greedy,
    /// A level with a character. Those below level 5 have their own limits of nodes.
    Persona(Persona),
    /// A strength from −100 to 125 ([`tabuleiro_engine::search::Ladder`]).
    Strength(i8),
    /// A search at full strength within the budget, except for the given changes.
    Search(Method, Changes),
}

/// Differences of a search from its settings at full strength.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Changes {
    depth: Option<u32>,
    noise: Option<f32>,
    thorough: bool,
    handcrafted: bool,
    kept: bool,
    threads: Option<u32>,
}

impl Player {
    /// Parses `random`, `greedy`, `one-ply`, `level1`…`level5+`, `strength-100`…`strength125`, `ab` or `mcts`. A level may
    /// be followed by a character, as in `level3:attacker`; the last two by any of `:depth=4`, `:noise=0.05`, `:thorough`,
    /// `:handcrafted`, `:kept`, `:threads=2`.
    pub fn read(word: &str) -> Result<Player, String> {
        let mut parts = word.split(':');
        let player = match parts.next().unwrap_or_default() {
            "random" => Player::Random,
            "greedy" => Player::Greedy,
            "one-ply" => Player::OnePly,
            "ab" => Player::Search(Method::AlphaBeta, Changes::read(parts.by_ref(), word)?),
            "mcts" => Player::Search(Method::MonteCarlo, Changes::read(parts.by_ref(), word)?),
            name => {
                let level = name.strip_prefix("level").and_then(|level| level.parse().ok());
                let strength = name.strip_prefix("strength").and_then(|strength| strength.parse().ok());
                match (level, strength) {
                    (Some(level), _) => {
                        let character = parts.next().map_or(Ok(Character::Even), str::parse);
                        Player::Persona(Persona { level, character: character.map_err(|e| e.to_string())? })
                    }
                    (None, Some(strength)) => Player::Strength(strength),
                    (None, None) => return Err(format!("'{word}' is no player: expected {PLAYERS}")),
                }
            }
        };
        match parts.next() {
            None => Ok(player),
            Some(rest) => Err(format!("'{word}': nothing can be changed by '{rest}'")),
        }
    }

    /// Returns the player's searches from this position, which run in turn; none if the player does not search. `kept`
    /// are its last searches in the same game, for a player that [keeps](Player::keeps) them.
    pub fn opponents(
        self,
        position: &dyn AnyPosition,
        nodes: u64,
        seed: u64,
        kept: KeptSearches,
    ) -> Vec<Box<dyn Opponent>> {
        match self {
            Player::Random | Player::Greedy | Player::OnePly => Vec::new(),
            Player::Persona(persona) => vec![position.opponent(persona, seed)],
            Player::Strength(strength) => {
                let skill = Skill::of_strength(position.method(), strength);
                vec![position.opponent_of_skill(skill, Character::Even, seed)]
            }
            Player::Search(method, changes) => {
                let full = Setting::full(nodes);
                let depth = changes.depth.unwrap_or(full.depth);
                let noise = changes.noise.unwrap_or(full.noise);
                let setting =
                    Setting { depth, noise, thorough: changes.thorough, handcrafted: changes.handcrafted, ..full };
                position.searches_resumed(method, setting, seed, self.threads() as usize, kept)
            }
        }
    }

    /// Returns the number of searches that run in turn, each with the whole budget.
    pub fn threads(self) -> u32 {
        match self {
            Player::Search(_, Changes { threads: Some(threads), .. }) => threads.max(1),
            _ => 1,
        }
    }

    /// Whether the player keeps the table or the tree of its search for the next decision of a game.
    pub fn keeps(self) -> bool {
        matches!(self, Player::Search(_, Changes { kept: true, .. }))
    }

    /// Whether the player uses the budget of an action: searches and level 5 do; others have limits of their own.
    pub fn takes_budget(self) -> bool {
        match self {
            Player::Random | Player::Greedy | Player::OnePly | Player::Strength(_) => false,
            Player::Persona(persona) => persona.level.is_best(),
            Player::Search(..) => true,
        }
    }

    /// Returns the action of a player that does not search, or `None` for one that does.
    pub fn at_sight(self, position: &dyn AnyPosition, rng: &mut impl Rng) -> Option<String> {
        let mut texts: Vec<String> = position.legal().into_iter().map(|offer| offer.text).collect();
        match self {
            Player::Random => {}
            Player::Greedy => texts = best(texts, |text| captured(position, text)),
            Player::OnePly => texts = best(texts, |text| prospect(position, text)),
            Player::Persona(_) | Player::Strength(_) | Player::Search(..) => return None,
        }
        let drawn = below(rng, texts.len() as u32) as usize;
        texts.into_iter().nth(drawn)
    }
}

/// Returns the actions with the greatest value.
fn best<V: Ord>(texts: Vec<String>, value: impl Fn(&str) -> V) -> Vec<String> {
    let values: Vec<V> = texts.iter().map(|text| value(text)).collect();
    let most = values.iter().max();
    texts.into_iter().zip(&values).filter(|(_, value)| Some(*value) == most).map(|(text, _)| text).collect()
}

/// Returns the number of opposing pieces that leave the board with an action.
fn captured(position: &dyn AnyPosition, text: &str) -> u32 {
    let opponent = position.facts().seats[position.mover().other().index()].tone;
    let mut events = Vec::new();
    position.boxed().play(text, &mut events).expect("legal actions can be played");
    let taken = events.iter().map(|event| match event.effect {
        Effect::Remove { piece, count, .. } if piece.tone == opponent => u32::from(count),
        _ => 0,
    });
    taken.sum()
}

/// The value of an action by a search of the action and its replies, from worst to best.
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

/// Returns the person who won, or `None` for a draw or a position without an outcome.
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
                None if part == "kept" => changes.kept = true,
                Some(("depth", Ok(depth))) => changes.depth = Some(depth as u32),
                Some(("noise", Ok(noise))) => changes.noise = Some(noise),
                Some(("threads", Ok(threads))) => changes.threads = Some(threads as u32),
                _ => {
                    return Err(format!(
                        "'{word}': expected depth=N, noise=X, threads=N, thorough, handcrafted or kept, found '{part}'"
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
            Player::Greedy => return f.write_str("greedy"),
            Player::OnePly => return f.write_str("one-ply"),
            Player::Persona(Persona { level, character }) => {
                write!(f, "level{level}")?;
                return if character.is_even() { Ok(()) } else { write!(f, ":{character}") };
            }
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
        f.write_str(if changes.handcrafted { HANDCRAFTED } else { "" })?;
        f.write_str(if changes.kept { ":kept" } else { "" })?;
        changes.threads.map_or(Ok(()), |threads| write!(f, ":threads={threads}"))
    }
}
