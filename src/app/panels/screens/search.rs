//! The search field of the gallery.

use super::cards::Card;
use crate::app::foundations::locale::Texts;
use bevy::prelude::*;

/// The text in the search field.
#[derive(Resource, Default, Debug)]
pub(super) struct Search(pub(super) String);

impl Search {
    /// Whether the text finds a card.
    pub(super) fn finds(&self, card: Card, texts: &Texts) -> bool {
        texts.finds(&self.0, card.game, card.variant)
    }
}
