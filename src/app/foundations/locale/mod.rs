//! The texts that a player reads, in Portuguese (pt-PT) and English, as the resource [`Texts`]. The sentences are made by
//! [`tabuleiro_words`].

mod entrants;
mod language;
mod texts;

pub(crate) use entrants::entrant_name;
pub(crate) use language::{Language, system_language};
#[cfg(test)]
pub(crate) use tabuleiro_words::piece_name;
pub(crate) use tabuleiro_words::{Reason, action_in_words, choice_name, piece_letters};
pub(crate) use texts::Texts;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(Texts::load(system_language()));
}
