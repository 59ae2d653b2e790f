//! The state that a pupil's client keeps of a class, and which messages answer its requests.

use crate::class::wire::{Now, PupilView};
use crate::message::{ClientMessage, ServerMessage};
use crate::words::Why;
use std::time::Duration;

/// How long the end of a match is shown before the next match begins.
pub const END_SHOWN: Duration = Duration::from_secs(6);

/// What a client knows of a class.
#[derive(Debug, Default)]
pub(super) struct Pupil {
    pub(super) view: Option<PupilView>,
    /// When the view came.
    pub(super) since: Duration,
    /// Until when the end of a match is shown.
    pub(super) shown_until: Option<Duration>,
    /// What the server has said of tables since that end.
    pub(super) later: Vec<ServerMessage>,
}

/// Returns whether a message of the server answers what was asked of a class. A solved puzzle and a match against the
/// computer are answered by the class alone.
pub(super) fn answers(message: &ServerMessage, owed: &ClientMessage) -> bool {
    let (Some(of), _) = owed.about() else { return false };
    match (message, owed) {
        (ServerMessage::Refused { why, .. }, ClientMessage::Solved { .. } | ClientMessage::Computer { .. }) => {
            *why == Why::UnknownClass
        }
        (
            ServerMessage::Refused { of: t, table: Some(at), .. },
            ClientMessage::Enrol { .. } | ClientMessage::Resume { .. } | ClientMessage::Rest { .. },
        ) => t == owed.t() && at == of,
        (ServerMessage::Class(view), _) if view.class == of => match owed {
            ClientMessage::Enrol { name, .. } => view.name.as_ref() == Some(name),
            ClientMessage::Resume { .. } => view.name.is_some(),
            ClientMessage::Rest { rest, .. } => (view.now == Now::Rest {}) == *rest,
            ClientMessage::Solved { puzzle, .. } => match &view.now {
                Now::Puzzles { solved, .. } => solved.contains(puzzle),
                _ => true,
            },
            ClientMessage::Computer { .. } => !matches!(view.now, Now::Computer { halves: None, .. }),
            _ => false,
        },
        _ => false,
    }
}

/// Whether a message is about a table.
pub(super) fn is_of_table(message: &ServerMessage) -> bool {
    matches!(
        message,
        ServerMessage::Seated { .. }
            | ServerMessage::Table { .. }
            | ServerMessage::Played { .. }
            | ServerMessage::Presence { .. }
            | ServerMessage::Offer { .. }
            | ServerMessage::Over { .. }
    )
}

/// Whether a message asks something of a class.
pub(super) fn is_of_class(message: &ClientMessage) -> bool {
    matches!(
        message,
        ClientMessage::Enrol { .. }
            | ClientMessage::Resume { .. }
            | ClientMessage::Rest { .. }
            | ClientMessage::Solved { .. }
            | ClientMessage::Computer { .. }
    )
}
