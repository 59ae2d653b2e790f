//! The results, in a file that is written anew after every pair of games, so that a tournament goes on where it was
//! interrupted, and in a table for people beside it.

use crate::sequential::Tally;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use tabuleiro_engine::search::Ladder;

/// What is said of a search that leaves nothing out; where the game leaves nothing out anyway it is no other player.
pub const THOROUGH: &str = ":thorough";
/// What is said of a search that judges by hand what the game has learnt, and knows nothing of what is judged by hand.
pub const HANDCRAFTED: &str = ":handcrafted";

/// What a meeting is about: the parts of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    Searches,
    Settings,
    Evaluations,
    Levels,
}

impl Subject {
    /// As the table has them, with their titles.
    pub const ALL: [(Subject, &str); 4] = [
        (Subject::Searches, "Searches"),
        (Subject::Settings, "Settings: leaving out what matters little (`Heuristic::SELECTIVE`)"),
        (Subject::Evaluations, "Evaluations: learnt against made by hand, made by hand against none"),
        (Subject::Levels, "Levels"),
    ];
}

/// Two players who meet on one board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meeting {
    /// The game as the protocol starts it.
    pub game: String,
    /// The players' words.
    pub players: [String; 2],
    /// The budget of an action, as it is written.
    pub budget: String,
    /// Pairs by the first player's score, from 0 to 4 quarters.
    #[serde(default)]
    pub pairs: Tally,
    /// Games that the first player won, drawn games, and games that it lost.
    #[serde(default)]
    pub games: [u32; 3],
    /// Actions played in all of them.
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

/// Everything played so far.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Ledger {
    /// What the openings were drawn with.
    pub seed: u64,
    /// The most random actions of an opening.
    pub opening: u32,
    /// In the order in which they were first played.
    pub meetings: Vec<Meeting>,
    /// How strong levels 1 to 4 of a game have to be, by the game as the protocol starts it.
    #[serde(default)]
    pub ladders: BTreeMap<String, Ladder>,
}

impl Ledger {
    /// The ledger of a file, a new one if there is none.
    ///
    /// # Errors
    /// What cannot be read, and a file that was played with another seed or other openings.
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

    /// The meeting of that game, those players and that budget; a new one if they have not met.
    pub fn meeting(&mut self, wanted: &Meeting) -> &mut Meeting {
        let same = |m: &Meeting| (&m.game, &m.players, &m.budget) == (&wanted.game, &wanted.players, &wanted.budget);
        let at = self.meetings.iter().position(same).unwrap_or_else(|| {
            self.meetings.push(wanted.clone());
            self.meetings.len() - 1
        });
        &mut self.meetings[at]
    }

    /// Writes the ledger, and a table beside it.
    ///
    /// # Errors
    /// Those of the disk; the file is the old or the new one, never half of it.
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
