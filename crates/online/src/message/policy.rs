//! What is allowed at a table.

use crate::words::{AbsentClock, LeftSeat};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

/// What is allowed at a table. It is chosen when the table is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Policy {
    /// Whether the clock of a person who is away, or has left, runs while the other one is there; `None` where the server
    /// decides that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub absent: Option<AbsentClock>,
    /// Whether actions can be taken back where both agree.
    pub undo: bool,
    /// Whether others may look on. Where they may not, the table is private to two, and its link is longer than its code.
    pub spectators: bool,
    /// Who may take a seat that was left.
    pub left: LeftSeat,
}

impl Default for Policy {
    fn default() -> Policy {
        Policy { absent: None, undo: true, spectators: true, left: LeftSeat::Free }
    }
}

impl Policy {
    pub(super) fn is_default(&self) -> bool {
        *self == Policy::default()
    }

    /// Reads the policy in a message of a client, in which an unknown key is an error.
    pub(super) fn of_client<'de, D: Deserializer<'de>>(from: D) -> Result<Policy, D::Error> {
        const KEYS: [&str; 4] = ["absent", "undo", "spectators", "left"];
        let keys = serde_json::Map::deserialize(from)?;
        if let Some(unknown) = keys.keys().find(|key| !KEYS.contains(&key.as_str())) {
            return Err(D::Error::unknown_field(unknown, &KEYS));
        }
        serde_json::from_value(keys.into()).map_err(D::Error::custom)
    }

    /// Reads the policy in a message of a server, which may be of a later version: what is not known of it is left out.
    pub(super) fn of_server<'de, D: Deserializer<'de>>(from: D) -> Result<Policy, D::Error> {
        Ok(serde_json::from_value(Value::deserialize(from)?).unwrap_or_default())
    }
}
