//! Notices, drawn over all screens until they have been read or are touched.

use crate::app::foundations::notices::Notices;
use crate::app::foundations::theme::{bold, palette, panel_frame};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{RichText, Sense, Stroke, vec2};

pub(super) fn show(mut contexts: EguiContexts, mut board: ResMut<Notices>) -> Result {
    let context = contexts.ctx_mut()?;
    if !board.any() {
        return Ok(());
    }
    let mut touched = None;
    egui::Area::new(egui::Id::new("notices"))
        .order(egui::Order::Foreground)
        .anchor(egui::Align2::CENTER_TOP, vec2(0.0, 84.0))
        .show(context, |ui| {
            for text in board.texts() {
                let colours = palette(ui.ctx());
                // A solid ground and an edge: the notice is over other words.
                let frame = panel_frame(ui.ctx()).fill(colours.card).stroke(Stroke::new(2.0, colours.accent));
                let shown = frame.show(ui, |ui| {
                    ui.set_max_width(560.0_f32.min(ui.ctx().content_rect().width() - 60.0));
                    ui.add(egui::Label::new(RichText::new(text).font(bold(18.0)).color(colours.ink)).wrap());
                });
                if shown.response.interact(Sense::click()).clicked() {
                    touched = Some(text.to_string());
                }
            }
        });
    if let Some(text) = touched {
        board.dismiss(&text);
    }
    Ok(())
}
