//! The rules page: rules, history and the mathematics of the game at hand.

use super::cards;
use super::draft::Draft;
use crate::app::locale::Texts;
use crate::app::navigation::{Dialog, Screen};
use crate::app::referee::MatchOnTable;
use crate::app::theme::{bold, page, palette, regular};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{RichText, Ui};

pub(super) fn show(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    texts: Res<Texts>,
    draft: Res<Draft>,
    game: Option<Res<MatchOnTable>>,
    mut dialog: ResMut<Dialog>,
) -> Result {
    if *dialog != Dialog::Rules {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let (id, variant) = match (screen.get(), &game) {
        (Screen::Table, Some(game)) => (game.position().id(), game.position().options().variant),
        _ => (draft.game, cards::variant(&draft.record)),
    };
    let facts = id.facts();
    let close = page(context, &texts.title(id, variant), &texts.get("close"), |ui| {
        ui.label(RichText::new(texts.goal(id, variant)).font(regular(19.0)).color(palette(ui.ctx()).accent));
        for part in ["rules", "history", "mathematics"] {
            ui.add_space(8.0);
            ui.label(RichText::new(texts.get(&format!("page-{part}"))).font(bold(22.0)));
            prose(ui, &texts.game(id, part, &[]));
        }
        if !facts.author.is_empty() {
            ui.add_space(6.0);
            ui.label(RichText::new(format!("{} {}", facts.author, facts.year)).font(regular(16.0)).italics());
        }
    });
    if close {
        *dialog = Dialog::None;
    }
    Ok(())
}

/// Paragraphs, `# ` headings and `- ` bullets.
fn prose(ui: &mut Ui, text: &str) {
    for line in text.lines() {
        if let Some(heading) = line.strip_prefix("# ") {
            ui.add_space(4.0);
            ui.label(RichText::new(heading).font(bold(19.0)).color(palette(ui.ctx()).accent));
        } else if let Some(item) = line.strip_prefix("- ") {
            ui.horizontal_top(|ui| {
                ui.label("•");
                ui.add(egui::Label::new(RichText::new(item).font(regular(18.0))).wrap());
            });
        } else if line.trim().is_empty() {
            ui.add_space(2.0);
        } else {
            ui.add(egui::Label::new(RichText::new(line).font(regular(18.0))).wrap());
        }
    }
}
