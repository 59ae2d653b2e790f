//! The texts that a player reads, in Portuguese (pt-PT) and English: the resource [`Texts`], the messages for refusals
//! ([`Reason`]), and the names that a screen reader speaks. Fluent files are read by [`tabuleiro_words`].

mod actions;
mod language;
mod reasons;
mod spoken;
mod texts;

pub(crate) use actions::{action_in_words, choice_name};
pub(crate) use language::{Language, system_language};
pub(crate) use reasons::Reason;
#[cfg(test)]
pub(crate) use spoken::piece_name;
pub(crate) use spoken::{piece_letters, site_name};
pub(crate) use texts::Texts;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(Texts::load(system_language()));
}
