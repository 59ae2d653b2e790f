//! The files: what each game needs, what a person chose, and the puzzles themselves.

use serde::Deserialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::error::Error;
use std::path::PathBuf;
use tabuleiro_catalogue::GameId;
use tabuleiro_learning::puzzle_path;

/// What a game needs to make good puzzles.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Plan {
    /// The options of the boards to play on; each gets an equal share of the nodes.
    pub(super) boards: Vec<Vec<String>>,
    /// The greatest part of the sites that may be occupied.
    pub(super) fill: f32,
    /// The greatest number of actions of both sides until the goal.
    pub(super) deepest: u32,
    /// The number of puzzles of each card.
    pub(super) most: usize,
    /// The nodes for the game. Playing matches counts less than searching ([`super::play::CHEAP`]).
    pub(super) nodes: u64,
    /// The nodes for the search of one position.
    pub(super) look: u64,
    /// The greatest number of matches on a board.
    pub(super) matches: u32,
    /// Whether puzzles are taken whose slower solutions cannot be proved, because there are too many actions.
    pub(super) short: bool,
    /// The greatest number of puzzles with the same motif on a card, as long as there are others.
    pub(super) same: usize,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan {
            boards: vec![Vec::new()],
            fill: 1.0,
            deepest: 7,
            most: 20,
            nodes: 20_000_000,
            look: 80_000,
            matches: 400,
            short: false,
            same: 8,
        }
    }
}

/// A puzzle with the keys of `puzzles.json`, or a position of `choices.json` with the keys `options`, `position` and
/// perhaps `goal`.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub(super) struct Entry(pub(super) Value);

impl From<Value> for Entry {
    fn from(keys: Value) -> Entry {
        Entry(keys)
    }
}

impl Entry {
    pub(super) fn id(&self) -> &str {
        self.0["id"].as_str().unwrap_or("a chosen position")
    }

    pub(super) fn position(&self) -> &Value {
        &self.0["position"]
    }

    pub(super) fn options(&self) -> Vec<&str> {
        self.0["options"].as_array().into_iter().flatten().filter_map(Value::as_str).collect()
    }

    pub(super) fn has_source(&self) -> bool {
        self.0["source"].as_str().is_some_and(|source| !source.is_empty())
    }

    /// Returns whether a puzzle has the same position and options.
    pub(super) fn is_at(&self, keys: &Value) -> bool {
        self.0["position"] == keys["position"] && self.options() == Entry(keys.clone()).options()
    }
}

/// What a person kept and rejected in a game.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Choices {
    keep: Vec<Entry>,
    /// Rejected positions, with the key `why`.
    reject: Vec<Entry>,
}

impl Choices {
    pub(super) fn keeps(&self, entry: &Entry) -> bool {
        self.keep.iter().any(|kept| kept.is_at(&entry.0))
    }

    pub(super) fn rejects(&self, keys: &Value) -> bool {
        self.reject.iter().any(|rejected| rejected.is_at(keys))
    }

    pub(super) fn kept(&self) -> impl Iterator<Item = Entry> {
        self.keep.iter().cloned()
    }
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn own<T: for<'a> Deserialize<'a>>(file: &str) -> Result<BTreeMap<String, T>, Box<dyn Error>> {
    let text = std::fs::read_to_string(root().join("examples/compose").join(file))?;
    Ok(serde_json::from_str(&text).map_err(|error| format!("{file}: {error}"))?)
}

/// Returns the plan of a game: that of `games.json`, or else the default.
pub(super) fn plan(game: GameId) -> Result<Plan, Box<dyn Error>> {
    Ok(own("games.json")?.remove(game.id()).unwrap_or_default())
}

/// Returns what a person chose in a game.
pub(super) fn choices(game: GameId) -> Result<Choices, Box<dyn Error>> {
    Ok(own("choices.json")?.remove(game.id()).unwrap_or_default())
}

/// Returns the present puzzles of a game.
pub(super) fn present(game: GameId) -> Result<Vec<Entry>, Box<dyn Error>> {
    let text = std::fs::read_to_string(root().join(puzzle_path(game)))?;
    let mut file: BTreeMap<String, Vec<Entry>> = serde_json::from_str(&text)?;
    Ok(file.remove("puzzles").unwrap_or_default())
}

fn number(id: &Value) -> u32 {
    id.as_str().and_then(|id| id.strip_prefix('p')).and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// Writes the puzzles of a game. A position that the present file has keeps its id; others get ids that the game has
/// never used.
pub(super) fn write(game: GameId, mut puzzles: Vec<Value>, present: &[Entry]) -> Result<(), Box<dyn Error>> {
    let mut used: BTreeMap<String, u32> = own("ids.json")?;
    let highest = used.entry(game.id().into()).or_default();
    *highest = present.iter().map(|entry| number(&entry.0["id"])).fold(*highest, u32::max);
    for keys in &mut puzzles {
        let same = present.iter().find(|entry| entry.is_at(keys));
        keys["id"] = if let Some(entry) = same {
            entry.0["id"].clone()
        } else {
            *highest += 1;
            format!("p{highest:02}").into()
        };
    }
    let lines: Vec<String> = puzzles.iter().map(Value::to_string).collect();
    std::fs::write(root().join(puzzle_path(game)), format!("{{\"puzzles\":[\n{}\n]}}\n", lines.join(",\n")))?;
    let used: Map<String, Value> = used.into_iter().map(|(game, number)| (game, number.into())).collect();
    let text = serde_json::to_string_pretty(&used)?;
    Ok(std::fs::write(root().join("examples/compose/ids.json"), text + "\n")?)
}
