//! SGF FF4 (<https://www.red-bean.com/sgf/>), for the games in [`form`].

mod form;
mod names;
mod parse;
mod points;
mod read;
mod rules;
mod setup;
mod trees;
mod value;
mod write;

pub(crate) use form::Form;
pub(crate) use parse::{has_tree, is_whole};
pub(crate) use read::read;
pub(crate) use write::write;

use tabuleiro_rules::{Effect, Event, Tone};

/// Returns the colour of the first stone that was placed.
fn placed(events: &[Event]) -> Option<Tone> {
    events.iter().find_map(|event| match &event.effect {
        Effect::Place { piece, .. } => Some(piece.tone),
        _ => None,
    })
}
