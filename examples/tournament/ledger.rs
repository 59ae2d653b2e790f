//! The ledger: the results of a tournament as JSON, rewritten after every pair of games so that an interrupted
//! tournament can be continued, and the same results as a Markdown table beside it.

use crate::sequential::Tally;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use tabuleiro_engine::search::Ladder;

/// The suffix for a search without selective pruning. For a game without selective pruning it is the same player as
/// without the suffix.
pub const THOROUGH: &str = ":thorough";
/// The suffix for a search with the handcrafted evaluation where the game has a trained one, and with no evaluation
/// where the game's evaluation is handcrafted.
pub const HANDCRAFTED: &str = ":handcrafted";

/// The subject of a meeting: the section of the table in which it is listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    Searches,
    Settings,
    Evaluations,
    Levels,
}

impl Subject {
    /// All subjects in the order of the table, with their titles.
    pub const ALL: [(Subject, &str); 4] = [
        (Subject::Searches, "Searches"),
        (Subject::Settings, "Settings: leaving out what matters little (`AlphaBetaHints::selective`)"),
        (Subject::Evaluations, "Evaluations: learnt against made by hand, made by hand against none"),
        (Subject::Levels, "Levels"),
    ];
}

/// The results of two players on one board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meeting {
    /// The game with variant and options, in the notation of the text protocol.
    pub game: String,
    /// The names of the players, as `Player` is displayed.
    pub players: [String; 2],
    /// The budget of an action, as `Budget` is displayed.
    pub budget: String,
    /// The number of pairs with each score of the first player, from 0 to 4 quarters.
    #[serde(default)]
    pub pairs: Tally,
    /// The numbers of games that the first player won, drew and lost.
    #[serde(default)]
    pub games: [u32; 3],
    /// The number of actions in all these games, without their openings.
    #[serde(default)]
    pub actions: u64,
}

impl Meeting {
    pub fn subject(&self) -> Subject {
        let any = |is: fn(&str) -> bool| self.players.iter().any(|player| is(player));
        match () {
            () if any(|player| player.starts_with("level")) => Subject::Levels,
            () if any(|player| player.contains(THOROUGH)) => Subject::Settings,
            () if any(|player| player.contains(HANDCRAFTED)) => Subject::Evaluations,
            () => Subject::Searches,
        }
    }
}

/// The decisions of a player, as the judge sees them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Naturalness {
    /// The number of decisions with a choice.
    pub decisions: u32,
    /// The number of actions that lose more than half of the value although a search of two plies sees it.
    pub unnatural: u32,
    /// The number of actions that lose more than half of the value.
    pub blunders: u32,
    /// The number of actions that lose more than a twentieth of the value.
    pub errors: u32,
    /// The mean loss of those errors, from 0 to 2.
    pub mean: f32,
    /// The standard deviation of their losses.
    pub spread: f32,
}

impl Naturalness {
    /// Returns the share of unnatural actions.
    pub fn share(&self) -> f64 {
        f64::from(self.unnatural) / f64::from(self.decisions.max(1))
    }
}

/// All results so far.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Ledger {
    /// The seed of the random openings.
    pub seed: u64,
    /// The greatest number of random actions in an opening.
    pub opening: u32,
    /// The meetings, in the order in which they were first played.
    pub meetings: Vec<Meeting>,
    /// How naturally levels 1 to 4 err, by game.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub naturalness: BTreeMap<String, Vec<Naturalness>>,
    /// The tuned strengths of levels 1 to 4 by game, the game in the notation of the text protocol.
    #[serde(default)]
    pub ladders: BTreeMap<String, Ladder>,
}

impl Ledger {
    /// Reads the ledger of a file, or returns an empty one if the file does not exist.
    ///
    /// # Errors
    /// The file cannot be read or parsed, or was played with another seed or another length of openings.
    pub fn open(file: &Path, seed: u64, opening: u32) -> Result<Ledger, Box<dyn Error>> {
        if !file.exists() {
            return Ok(Ledger { seed, opening, ..Ledger::default() });
        }
        let ledger: Ledger = serde_json::from_str(&fs::read_to_string(file)?)?;
        if (ledger.seed, ledger.opening) != (seed, opening) {
            let (seed, opening) = (ledger.seed, ledger.opening);
            return Err(format!("{} was played with seed={seed} opening={opening}", file.display()).into());
        }
        Ok(ledger)
    }

    /// Returns the meeting with the same game, players and budget; adds `wanted` if there is none.
    pub fn meeting(&mut self, wanted: &Meeting) -> &mut Meeting {
        let same = |m: &Meeting| (&m.game, &m.players, &m.budget) == (&wanted.game, &wanted.players, &wanted.budget);
        let at = self.meetings.iter().position(same).unwrap_or_else(|| {
            self.meetings.push(wanted.clone());
            self.meetings.len() - 1
        });
        &mut self.meetings[at]
    }

    /// Writes the ledger to `file` and `table` to the file of the same name with the ending `.md`.
    ///
    /// # Errors
    /// A file cannot be written. Each file is replaced as a whole, so an error never leaves half of one.
    pub fn save(&self, file: &Path, table: &str) -> Result<(), Box<dyn Error>> {
        replace(file, &(serde_json::to_string_pretty(self)? + "\n"))?;
        replace(&file.with_extension("md"), table)
    }
}

fn replace(file: &Path, text: &str) -> Result<(), Box<dyn Error>> {
    let beside: PathBuf = file.with_extension("new");
    fs::write(&beside, text)?;
    Ok(fs::rename(beside, file)?)
}
