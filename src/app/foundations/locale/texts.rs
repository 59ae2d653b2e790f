//! The texts in the current language, as a resource.

use bevy::prelude::*;
use tabuleiro_words::Language;

/// The texts of the program and of its games; see [`tabuleiro_words::Texts`], whose methods it has.
#[derive(Resource, Deref, DerefMut)]
pub(crate) struct Texts(tabuleiro_words::Texts);

impl Texts {
    /// Creates the texts with a current language.
    pub(crate) fn load(language: Language) -> Texts {
        Texts(tabuleiro_words::Texts::new(language))
    }
}
