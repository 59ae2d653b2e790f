//! One step of a lesson: a position, and the actions to play or to watch there.

use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use tabuleiro_rules::Object;

/// The task of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ask {
    /// Play exactly these actions one after the other; the program plays the replies between them.
    Play,
    /// Play one of these actions.
    Any,
    /// Find all of these actions in any order, each from the position of the step.
    Find,
    /// Watch the program play the actions.
    Watch,
    /// Win a match against the computer at the lowest level, from a position that is already won.
    Win,
}

impl Ask {
    /// Returns whether the actions are played one after the other, so that the next step can continue from the final
    /// position.
    #[must_use]
    pub fn in_turn(self) -> bool {
        matches!(self, Ask::Play | Ask::Watch)
    }
}

/// One step of a lesson.
///
/// Its sentences are messages in the Fluent file of the game: `lesson-ID` when the step begins; `lesson-ID-else` after
/// the first slip, a question; `lesson-ID-look` after the second, which says where to look; `lesson-ID-done` when the
/// step is solved. The third slip shows the answer. [`Ask::Watch`] has only the first sentence, [`Ask::Win`] all but
/// `lesson-ID-look`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The id, unique among the steps of the game: lower-case letters, digits and hyphens, beginning with a letter.
    pub id: String,
    /// The position in which the step begins, as an object of the protocol's `position` command. If absent, the first
    /// step of a lesson begins at the start of the game, and a later one in the final position of the step before.
    #[serde(default)]
    pub position: Option<Object>,
    /// The task.
    pub ask: Ask,
    /// The actions to play or to show, in canonical notation; at least one, but none for [`Ask::Win`].
    #[serde(default)]
    pub actions: Vec<String>,
    /// The replies of the program, by the action that they answer; each is played right after that action.
    #[serde(default)]
    pub replies: BTreeMap<String, String>,
    /// The names of the sites to highlight from the beginning.
    #[serde(default)]
    pub light: Vec<String>,
    /// The names of the sites to highlight after the second slip, instead of `light`.
    #[serde(default)]
    pub look: Vec<String>,
}

impl Step {
    /// Returns every action, followed by its reply if it has one, in the order of [`Step::actions`]. This is the order
    /// of play if [`Ask::in_turn`].
    pub fn line(&self) -> impl Iterator<Item = &str> {
        self.actions.iter().flat_map(|action| [Some(action), self.replies.get(action)]).flatten().map(String::as_str)
    }

    /// Returns the first inconsistency among the keys of the step as (expected, found).
    pub(crate) fn fault(&self) -> Option<(&'static str, String)> {
        let is_id_char = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if !self.id.starts_with(|c: char| c.is_ascii_lowercase()) || !self.id.chars().all(is_id_char) {
            return Some(("an id of small letters, digits and hyphens", format!("'{}'", self.id)));
        }
        if ["-else", "-look", "-done"].iter().any(|suffix| self.id.ends_with(suffix)) {
            return Some(("an id without the suffix '-else', '-look' or '-done'", format!("'{}'", self.id)));
        }
        match (self.ask, self.actions.is_empty()) {
            (Ask::Win, false) => return Some(("no actions in a match", self.actions.join(" "))),
            (Ask::Win, true) | (_, false) => {}
            (_, true) => return Some(("at least one action", "none".into())),
        }
        let choice = !self.ask.in_turn();
        if choice && self.actions.iter().collect::<BTreeSet<_>>().len() < self.actions.len() {
            return Some(("each answer once", self.actions.join(" ")));
        }
        if self.ask == Ask::Watch && !self.replies.is_empty() {
            return Some(("no replies in a step to watch: 'actions' lists the actions of both sides", self.texts()));
        }
        let stray = self.replies.keys().find(|action| !self.actions.contains(action))?;
        Some(("replies to the step's own actions", format!("one to '{stray}'")))
    }

    fn texts(&self) -> String {
        self.replies.values().cloned().collect::<Vec<_>>().join(" ")
    }
}
