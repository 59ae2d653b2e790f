//! The search field of the gallery.

use super::cards::{Card, cards};
use crate::app::foundations::locale::Texts;
use bevy::prelude::*;

/// The text in the search field.
#[derive(Resource, Default, Debug)]
pub(crate) struct Search(pub(crate) String);

impl Search {
    /// Returns how many cards the text finds, in words; nothing without a text.
    pub(crate) fn told(&self, texts: &Texts) -> Option<String> {
        if self.0.trim().is_empty() {
            return None;
        }
        let count = cards().into_iter().filter(|&card| self.finds(card, texts)).count();
        Some(match count {
            0 => texts.get("gallery-nothing"),
            _ => texts.with("gallery-found", &[("count", count.into())]),
        })
    }

    /// Whether the text finds a card.
    pub(super) fn finds(&self, card: Card, texts: &Texts) -> bool {
        texts.finds(&self.0, card.game, card.variant)
    }
}
