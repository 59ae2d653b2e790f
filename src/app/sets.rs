//! The order in which features run, chained in one place.

use bevy::prelude::*;

/// Steps of a frame at the table.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum TableSet {
    /// Devices become gestures and commands.
    Input,
    /// The computer's answers arrive.
    Opponent,
    /// The referee plays actions and walks the history. Nothing else writes the match.
    Referee,
    /// The screen follows what the person asked for and what the referee did.
    Navigation,
    /// A new match lays its board.
    Board,
    /// Effects become motion.
    Choreography,
    /// Marks follow the position and the gesture.
    Marks,
    /// The camera follows the window and the hand.
    Camera,
    /// Records are saved, sounds played.
    Housekeeping,
    /// The loop slows down when nobody needs it.
    Power,
}

pub(super) fn plugin(app: &mut App) {
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
