//! The texts that a player reads, in Portuguese (pt-PT) and English: the resource [`Texts`], the messages for refusals
//! ([`Reason`]), and the names that a screen reader speaks. Fluent files are read by [`tabuleiro_words`].

mod language;
mod reasons;
mod spoken;
mod texts;

pub(crate) use language::{Language, system_language};
pub(crate) use reasons::Reason;
pub(crate) use spoken::{piece_letters, piece_name, site_name};
pub(crate) use texts::Texts;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Texts::load(system_language()));
}
