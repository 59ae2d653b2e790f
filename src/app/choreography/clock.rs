//! How much of the score has been played. The hand of this clock is moved by `bevy_tweening`, like everything else.

use super::score::Cue;
use bevy::prelude::*;

/// The running choreography.
#[derive(Resource, Default, Debug)]
pub(crate) struct Clock {
    /// Seconds at the speed of the house; 0 when nothing is played.
    length: f32,
    /// How much of it has been played, from 0 to 1.
    pub(super) played: f32,
    /// What is still to be heard.
    cues: Vec<Cue>,
    skipped: bool,
}

impl Clock {
    /// Whether the eye is still owed something.
    pub(crate) fn running(&self) -> bool {
        self.length > 0.0 && self.played < 1.0
    }

    /// Whether it is running and its first half is over.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn halfway(&self) -> bool {
        self.running() && self.played >= 0.45
    }

    /// Show the end at once.
    pub(crate) fn skip(&mut self) {
        self.skipped = true;
    }

    /// A clock at the start of a score.
    pub(super) fn begin(length: f32, cues: Vec<Cue>) -> Clock {
        Clock { length, cues, ..default() }
    }

    /// Whether somebody asked for the end.
    pub(super) fn is_skipped(&self) -> bool {
        self.skipped
    }

    /// Whether a score is on the table, finished or not.
    pub(super) fn is_set(&self) -> bool {
        self.length > 0.0
    }

    /// The cues that are due now, each once.
    pub(super) fn due(&mut self) -> Vec<Cue> {
        let now = self.length * self.played;
        self.cues.extract_if(.., |cue| cue.at <= now).collect()
    }

    /// Stops; of the cues that were not due yet, returns those that are heard all the same.
    pub(super) fn stop(&mut self) -> impl Iterator<Item = Cue> + use<> {
        std::mem::take(self).cues.into_iter().filter(|cue| cue.kind.survives_skipping())
    }
}
