//! How much of the score has been played. `bevy_tweening` advances the clock, as it moves the pieces.

use bevy::prelude::*;
use tabuleiro_choreography::Cue;

/// The running choreography.
#[derive(Resource, Default, Debug)]
pub(crate) struct Playback {
    /// Duration in seconds at normal speed; 0 when nothing is played.
    length: f32,
    /// The part that has been played, from 0 to 1.
    pub(super) played: f32,
    /// The sounds still to come.
    cues: Vec<Cue>,
    skipped: bool,
}

impl Playback {
    /// Whether an animation is running.
    pub(crate) fn running(&self) -> bool {
        self.length > 0.0 && self.played < 1.0
    }

    /// Whether it is running and about half of it is over.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn halfway(&self) -> bool {
        self.running() && self.played >= 0.45
    }

    /// Requests that the animation ends at once.
    pub(crate) fn skip(&mut self) {
        self.skipped = true;
    }

    /// Returns a clock at the start of a score.
    pub(super) fn begin(length: f32, cues: Vec<Cue>) -> Playback {
        Playback { length, cues, ..default() }
    }

    /// Whether the end was requested.
    pub(super) fn is_skipped(&self) -> bool {
        self.skipped
    }

    /// Whether a score has been started and not stopped, finished or not.
    pub(super) fn is_set(&self) -> bool {
        self.length > 0.0
    }

    /// Returns the cues that are due now, each once.
    pub(super) fn due(&mut self) -> Vec<Cue> {
        let now = self.length * self.played;
        self.cues.extract_if(.., |cue| cue.at <= now).collect()
    }

    /// Stops; returns those of the remaining cues that are played although the motion is skipped.
    pub(super) fn stop(&mut self) -> impl Iterator<Item = Cue> + use<> {
        std::mem::take(self).cues.into_iter().filter(Cue::survives_skipping)
    }
}
