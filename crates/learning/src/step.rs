//! One step of a lesson: a position, a sentence, and what is done there.

use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use tabuleiro_rules::Object;

/// What is asked of the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ask {
    /// To play exactly these actions, one after the other; the replies come between them.
    Play,
    /// To play one of these actions.
    Any,
    /// To find all of these actions, in any order, each from the same position.
    Find,
    /// To look on: the program plays the actions.
    Watch,
}

impl Ask {
    /// Whether the actions are played one after the other, so that the next step may go on where this one ends.
    #[must_use]
    pub fn in_turn(self) -> bool {
        matches!(self, Ask::Play | Ask::Watch)
    }
}

/// One step of a lesson.
///
/// What is said stands with the game's words: `lesson-ID` with the step, `lesson-ID-else` where another place was
/// touched, `lesson-ID-done` at the end.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Its name, which no other step of the game has: small letters, digits and hyphens.
    pub id: String,
    /// Where it begins, as the protocol's `position` writes it. Left out: the start of the game for the first step of a
    /// lesson; for a later one, where the step before ended.
    #[serde(default)]
    pub position: Option<Object>,
    /// What is asked.
    pub ask: Ask,
    /// The actions asked for or shown, in canonical notation.
    pub actions: Vec<String>,
    /// What the program answers, by the action it answers.
    #[serde(default)]
    pub replies: BTreeMap<String, String>,
    /// Names of the sites to look at.
    #[serde(default)]
    pub light: Vec<String>,
}

impl Step {
    /// Every action and reply in the order in which they are played, where each of [`Step::actions`] follows the last.
    pub fn line(&self) -> impl Iterator<Item = &str> {
        self.actions.iter().flat_map(|action| [Some(action), self.replies.get(action)]).flatten().map(String::as_str)
    }

    /// What does not go together in it: what was expected, and what is there.
    pub(crate) fn fault(&self) -> Option<(&'static str, String)> {
        let of_a_message = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if !self.id.starts_with(|c: char| c.is_ascii_lowercase()) || !self.id.chars().all(of_a_message) {
            return Some(("an id of small letters, digits and hyphens", format!("'{}'", self.id)));
        }
        if self.id.ends_with("-else") || self.id.ends_with("-done") {
            return Some(("an id that does not end like the other words of a step", format!("'{}'", self.id)));
        }
        if self.actions.is_empty() {
            return Some(("at least one action", "none".into()));
        }
        let choice = !self.ask.in_turn();
        if choice && self.actions.iter().collect::<BTreeSet<_>>().len() < self.actions.len() {
            return Some(("each answer once", self.actions.join(" ")));
        }
        if self.ask == Ask::Watch && !self.replies.is_empty() {
            return Some(("no replies where nobody plays: both sides' actions stand in 'actions'", self.texts()));
        }
        let stray = self.replies.keys().find(|action| !self.actions.contains(action))?;
        Some(("replies to the step's own actions", format!("one to '{stray}'")))
    }

    fn texts(&self) -> String {
        self.replies.values().cloned().collect::<Vec<_>>().join(" ")
    }
}
