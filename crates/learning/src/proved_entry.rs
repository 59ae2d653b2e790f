//! An entry of `proved.json`: `tabuleiro prove` writes it, [`ProvedPositions`](super::ProvedPositions) reads it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabuleiro_engine::solve::{ActionReport, Proof, RegionReport, Report};
use tabuleiro_rules::Object;

/// A proved position in the form of the file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProvedEntry {
    /// Variant and options, as the words after the id in the protocol's `game` command.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<String>,
    /// The position; the start of the game if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Object>,
    /// `first`, `second`, `draw` or the margin in points with its sign; absent if the proof was interrupted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// The number of actions of both sides within which the winner wins, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plies: Option<u32>,
    /// The values of the legal actions, by their canonical notation; of an interrupted proof only those that are known.
    pub actions: Object,
    /// The proof method: `df-pn`, `alpha-beta`, `retrograde` or `sums`.
    pub method: String,
    /// The number of nodes searched.
    pub nodes: u64,
    /// The processor time of the proof in seconds, rounded to milliseconds; wall-clock time where the system reports
    /// none.
    pub seconds: f64,
    /// The version of the program that found the proof.
    pub version: String,
    /// The independent regions of the position, with the values of the small ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub regions: Vec<RegionReport>,
    /// The publication that proved the value before, as text; empty if none is known.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub before: String,
}

impl ProvedEntry {
    /// Creates the entry of a proof by `proof`, with the start of the game under the default options as its position,
    /// zero seconds and no earlier proof. The other methods replace these.
    #[must_use]
    pub fn new(report: &Report, proof: Proof) -> ProvedEntry {
        let known = |action: &ActionReport| Some((action.text.clone(), Value::from(action.value?.to_string())));
        ProvedEntry {
            options: Vec::new(),
            position: None,
            value: report.value.map(|value| value.to_string()),
            plies: report.plies,
            actions: report.actions.iter().filter_map(known).collect(),
            method: proof.name().into(),
            nodes: report.nodes,
            seconds: 0.0,
            version: env!("CARGO_PKG_VERSION").into(),
            regions: report.regions.clone(),
            before: String::new(),
        }
    }

    /// Sets the words of the options, and the position object; `None` stands for the start of the game.
    #[must_use]
    pub fn of_position(self, options: Vec<String>, position: Option<Object>) -> ProvedEntry {
        ProvedEntry { options, position, ..self }
    }

    /// Sets the time of the proof in seconds.
    #[must_use]
    pub fn taking(self, seconds: f64) -> ProvedEntry {
        ProvedEntry { seconds: (seconds * 1000.0).round() / 1000.0, ..self }
    }

    /// Sets [`ProvedEntry::before`], the publication of an earlier proof.
    #[must_use]
    pub fn proved_before_by(self, before: impl Into<String>) -> ProvedEntry {
        ProvedEntry { before: before.into(), ..self }
    }

    /// Returns the entry as one line of JSON.
    #[must_use]
    pub fn line(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}
