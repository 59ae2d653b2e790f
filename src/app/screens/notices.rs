//! Notices, drawn over all screens.

use crate::app::notices::Notices;
use crate::app::theme::{panel_frame, regular};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{RichText, vec2};

pub(super) fn show(mut contexts: EguiContexts, board: Res<Notices>) -> Result {
    let context = contexts.ctx_mut()?;
    if !board.any() {
        return Ok(());
    }
    egui::Area::new(egui::Id::new("notices"))
        .order(egui::Order::Foreground)
        .anchor(egui::Align2::CENTER_TOP, vec2(0.0, 84.0))
        .show(context, |ui| {
            for text in board.texts() {
                panel_frame(ui.ctx()).show(ui, |ui| {
                    ui.set_max_width(560.0);
                    ui.add(egui::Label::new(RichText::new(text).font(regular(17.0))).wrap());
                });
            }
        });
    Ok(())
}
