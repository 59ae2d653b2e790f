//! Everything a player reads, in Portuguese (pt-PT) and English. A third language is one folder of texts.

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
