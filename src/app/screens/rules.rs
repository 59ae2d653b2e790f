//! The rules page: rules, history and the mathematics of the game at hand.

use super::{Dialog, Draft, Screen};
use crate::app::locale::Texts;
use crate::app::match_::Match;
use crate::app::third_party::egui::{bold, palette, regular, scroll};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{RichText, Ui, vec2};

pub(super) fn show(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    texts: Res<Texts>,
    draft: Res<Draft>,
    game: Option<Res<Match>>,
    mut dialog: ResMut<Dialog>,
) -> Result {
    if *dialog != Dialog::Rules {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let (id, variant) = match (screen.get(), &game) {
        (Screen::Table, Some(game)) => (game.position().id(), game.position().options().variant),
        _ => (draft.game, super::gallery::variant(&draft.record)),
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

/// A dialog that fills what it needs of the window; says whether it is to be closed.
pub(super) fn page(context: &egui::Context, title: &str, close: &str, content: impl FnOnce(&mut Ui)) -> bool {
    let screen = context.content_rect();
    let size = vec2((screen.width() - 24.0).min(720.0), screen.height() - 24.0);
    let mut closing = false;
    let frame = egui::Frame::new()
        .fill(palette(context).window)
        .stroke(egui::Stroke::new(1.0, palette(context).edge))
        .corner_radius(14)
        .inner_margin(20);
    let modal = egui::Modal::new(egui::Id::new(("page", title.to_string()))).frame(frame).show(context, |ui| {
        ui.set_width(size.x - 40.0);
        ui.set_max_height(size.y - 40.0);
        ui.spacing_mut().scroll.bar_inner_margin = 12.0;
        ui.horizontal(|ui| {
            ui.label(RichText::new(title).font(bold(28.0)));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let text = RichText::new(close).font(bold(18.0));
                closing = ui.add(egui::Button::new(text).min_size(vec2(96.0, 44.0))).clicked();
            });
        });
        ui.separator();
        scroll().auto_shrink([false, true]).max_height(size.y - 140.0).show(ui, content);
    });
    closing || modal.should_close()
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
