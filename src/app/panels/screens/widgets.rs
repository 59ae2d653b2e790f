//! Widgets and names that several pages share.

use crate::app::foundations::locale::Texts;
use crate::app::foundations::theme::{bold, heading_label, palette, regular};
use bevy_egui::egui;
use egui::{RichText, Ui, vec2};
use tabuleiro_catalogue::GameId;
use tabuleiro_engine::person::Persona;
use tabuleiro_rules::Player;

/// The width of a box for a letter of a code.
const BOX: f32 = 64.0;

/// Draws the heading of a part of a page.
pub(super) fn heading(ui: &mut Ui, text: String) {
    ui.add_space(10.0);
    heading_label(ui, RichText::new(text).font(bold(20.0)).color(palette(ui.ctx()).accent));
}

/// Draws one of several choices; returns whether it was tapped.
pub(super) fn pick(ui: &mut Ui, chosen: bool, text: String) -> bool {
    choice(ui, chosen, text).clicked()
}

fn choice(ui: &mut Ui, chosen: bool, text: String) -> egui::Response {
    let text = RichText::new(text).font(regular(18.0));
    ui.add(egui::Button::selectable(chosen, text).min_size(vec2(64.0, 44.0)))
}

/// Draws one of the answers to a question, such as “yes”; returns whether it was pressed. Assistive technology is told the question,
/// too: the answers to several questions have the same names.
pub(super) fn answer(ui: &mut Ui, chosen: bool, question: &str, text: String) -> bool {
    let said = format!("{question}: {text}");
    let button = choice(ui, chosen, text);
    ui.ctx().accesskit_node_builder(button.id, |node| node.set_label(said));
    button.clicked()
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

/// Draws a sentence.
pub(super) fn say(ui: &mut Ui, text: String) {
    ui.add_space(8.0);
    ui.add(egui::Label::new(RichText::new(text).font(regular(19.0))).wrap());
}

/// Draws the button of what is usually done next; returns whether it was tapped.
pub(super) fn main_button(ui: &mut Ui, enabled: bool, text: String) -> bool {
    let colours = palette(ui.ctx());
    let text = RichText::new(text).font(bold(22.0)).color(colours.on_fill);
    let face = egui::Button::new(text).fill(colours.fill).wrap();
    let width = ui.available_width().min(240.0);
    ui.add_enabled_ui(enabled, |ui| ui.add_sized(vec2(width, 52.0), face)).inner.clicked()
}

/// Draws four boxes with the letters entered so far.
pub(super) fn boxes(ui: &mut Ui, letters: &str, said: &str) {
    let side = ((ui.available_width() - 3.0 * ui.spacing().item_spacing.x) / 4.0).min(BOX);
    let response = ui.horizontal(|ui| {
        let colours = palette(ui.ctx());
        for i in 0..4 {
            let (area, _) = ui.allocate_exact_size(vec2(side, side * 1.2), egui::Sense::hover());
            ui.painter().rect(
                area,
                10.0,
                colours.card,
                egui::Stroke::new(2.0, colours.faint),
                egui::StrokeKind::Inside,
            );
            if let Some(letter) = letters.chars().nth(i) {
                let centre = egui::Align2::CENTER_CENTER;
                ui.painter().text(area.center(), centre, letter, bold(side * 0.69), colours.ink);
            }
        }
    });
    response.response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, said));
}
