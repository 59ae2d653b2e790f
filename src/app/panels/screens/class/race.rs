//! The puzzles of a race.

use super::super::commands::ScreenCommands;
use crate::app::foundations::locale::Texts;
use crate::app::foundations::theme::{bold, palette, regular, tick};
use crate::app::play::online::AskClass;
use bevy_egui::egui;
use egui::{Rect, RichText, Ui, vec2};

/// The side of the button of a puzzle.
const SIDE: f32 = 64.0;

/// Draws a button for each puzzle, with a tick on those that are solved.
pub(super) fn race(ui: &mut Ui, texts: &Texts, count: u8, solved: &[u8], commands: &mut ScreenCommands) {
    let values = [("solved", solved.len().into()), ("count", count.into())];
    let text = RichText::new(texts.with("class-race-count", &values)).font(regular(20.0));
    ui.add(egui::Label::new(text).wrap());
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        let colours = palette(ui.ctx());
        for place in 0..count {
            let is_solved = solved.contains(&place);
            let number = usize::from(place) + 1;
            let text = RichText::new(number.to_string()).font(bold(24.0));
            let face = egui::Button::new(text).min_size(vec2(SIDE, SIDE));
            let face = if is_solved { face.fill(colours.pressed) } else { face };
            let response = ui.add(face);
            if is_solved {
                let corner = response.rect.right_top() + vec2(-14.0, 14.0);
                tick(ui.painter(), Rect::from_center_size(corner, vec2(16.0, 16.0)), colours.ink);
            }
            let id = if is_solved { "class-race-solved" } else { "puzzle-number" };
            let said = texts.with(id, &[("number", number.into())]);
            response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &said));
            if response.clicked() {
                commands.ask_class.write(AskClass::Puzzle(place.into()));
            }
        }
    });
}
