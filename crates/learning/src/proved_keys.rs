//! A proved position as it stands in the file: written by `tabuleiro prove`, read by whoever shows it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabuleiro_engine::solve::{ActionReport, Proof, RegionReport, Report};
use tabuleiro_rules::Object;

/// A proved position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProvedKeys {
    /// The words of the protocol's `game` command after the id.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<String>,
    /// Left out for the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Object>,
    /// `first`, `second`, `draw` or points with their sign; left out only where a proof was interrupted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// Within how many actions of both sides the winner wins, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plies: Option<u32>,
    /// The same for every first action whose value is known.
    pub actions: Object,
    /// `df-pn`, `alpha-beta`, `retrograde` or `sums`.
    pub method: String,
    /// Actions tried out.
    pub nodes: u64,
    /// What it took on the machine where it was proved.
    pub seconds: f64,
    /// The program's version.
    pub version: String,
    /// The regions the position falls into, with the values of those that are small.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub regions: Vec<RegionReport>,
    /// Who proved it before.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub before: String,
}

impl ProvedKeys {
    /// What was found out of a position under these options.
    #[must_use]
    pub fn new(
        options: &[String],
        position: Option<Object>,
        report: &Report,
        proof: Proof,
        seconds: f64,
        before: &str,
    ) -> ProvedKeys {
        let known = |action: &ActionReport| Some((action.text.clone(), Value::from(action.value?.to_string())));
        ProvedKeys {
            options: options.to_vec(),
            position,
            value: report.value.map(|value| value.to_string()),
            plies: report.plies,
            actions: report.actions.iter().filter_map(known).collect(),
            method: proof.name().into(),
            nodes: report.nodes,
            seconds: (seconds * 1000.0).round() / 1000.0,
            version: env!("CARGO_PKG_VERSION").into(),
            regions: report.regions.clone(),
            before: before.into(),
        }
    }

    /// One line of JSON.
    #[must_use]
    pub fn line(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}
