//! Widgets and names that several pages share.

use crate::app::foundations::locale::Texts;
use crate::app::foundations::theme::{bold, palette, regular};
use bevy_egui::egui;
use egui::{RichText, Ui, vec2};
use tabuleiro_catalogue::GameId;
use tabuleiro_engine::person::Persona;
use tabuleiro_rules::Player;

/// Draws the heading of a part of a page.
pub(super) fn heading(ui: &mut Ui, text: String) {
    ui.add_space(10.0);
    ui.label(RichText::new(text).font(bold(20.0)).color(palette(ui.ctx()).accent));
}

/// Draws one of several choices; returns whether it was tapped.
pub(super) fn pick(ui: &mut Ui, chosen: bool, text: String) -> bool {
    let text = RichText::new(text).font(regular(18.0));
    ui.add(egui::Button::selectable(chosen, text).min_size(vec2(64.0, 44.0))).clicked()
}

/// Returns the name of a side.
pub(super) fn side_name(game: GameId, side: Player, texts: &Texts) -> String {
    texts.side(game, "turn", side)
}

/// Returns the name of a level.
pub(super) fn level_name(persona: Persona, texts: &Texts) -> String {
    let name = texts.get(persona.level.with_half_step(false).name());
    if persona.level.is_half_step() { format!("{name} +") } else { name }
}
