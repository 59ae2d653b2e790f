//! The order in which features run in a frame, as one chain of system sets.

use bevy::prelude::*;

/// Steps of a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum TableSet {
    /// Input devices produce gestures and commands.
    Input,
    /// Results of the computer's searches arrive.
    Opponent,
    /// The referee plays actions and moves through the history. No other system changes the match.
    Referee,
    /// The screen changes, as requested by the person or after an action of the referee.
    Navigation,
    /// The board of a new match is spawned.
    Board,
    /// Effects of actions start animations.
    Choreography,
    /// Marks follow the position and the gesture.
    Marks,
    /// The camera follows the window and the view.
    Camera,
    /// Records are saved, sounds are played.
    Housekeeping,
    /// The window's size is followed.
    Power,
}

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            TableSet::Input,
            TableSet::Opponent,
            TableSet::Referee,
            TableSet::Navigation,
            TableSet::Board,
            TableSet::Choreography,
            TableSet::Marks,
            TableSet::Camera,
            TableSet::Housekeeping,
            TableSet::Power,
        )
            .chain(),
    );
}
