//! The published matches and examples of a game, under two headings on the page on which a match is set up.

use super::commands::ScreenCommands;
use super::widgets::heading;
use crate::app::foundations::embedded::published;
use crate::app::foundations::locale::Texts;
use crate::app::foundations::referee::SetUp;
use crate::app::foundations::theme::{bold, palette, regular};
use crate::app::panels::hud::Commentary;
use bevy_egui::egui;
use egui::{RichText, Ui, vec2};
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::{Kind, Published, Record};

/// The published records of a game by kind, each kind with the message of its heading.
pub(super) struct Shelves {
    game: GameId,
    kinds: [(&'static str, Vec<Published>); 2],
}

impl Shelves {
    /// Reads and replays the records of a game.
    pub(super) fn of(game: GameId) -> Shelves {
        let (matches, examples) = published(game).into_iter().partition(|published| published.kind() == Kind::Match);
        Shelves { game, kinds: [("gallery-matches", matches), ("gallery-examples", examples)] }
    }

    /// Draws the records, which open on the table.
    pub(super) fn show(&self, ui: &mut Ui, texts: &Texts, commands: &mut ScreenCommands) {
        for (title, records) in &self.kinds {
            // Only records with a message are shown; the others are test data.
            let mut told = records.iter().filter(|p| texts.has(self.game, &message(p))).peekable();
            if told.peek().is_some() {
                heading(ui, texts.get(title));
            }
            for published in told {
                self.entry(ui, published, texts, commands);
            }
        }
    }

    fn entry(&self, ui: &mut Ui, published: &Published, texts: &Texts, commands: &mut ScreenCommands) {
        let id = message(published);
        let of = |attribute| texts.attribute(self.game, &id, attribute).unwrap_or_default();
        ui.add_space(4.0);
        let who = RichText::new(of("who")).font(regular(16.0)).color(palette(ui.ctx()).quiet);
        ui.add(egui::Label::new(who).wrap());
        ui.add(egui::Label::new(RichText::new(of("why")).font(regular(18.0))).wrap());
        let text = RichText::new(texts.game(self.game, &id, &[])).font(bold(18.0));
        if ui.add(egui::Button::new(text).wrap().min_size(vec2(200.0, 44.0))).clicked() {
            let record = Record { cursor: Some(0), ..published.record.clone() };
            *commands.commentary = Commentary::of(id, record.clone());
            commands.set_up.write(SetUp(record));
        }
    }
}

/// Returns the id of the message about a record.
fn message(published: &Published) -> String {
    format!("classic-{}", published.id)
}
