//! Entering the four digits with which another device goes on for an entrant.

use super::super::widgets::{boxes, main_button};
use super::headline;
use crate::app::foundations::locale::Texts;
use crate::app::foundations::theme::{Icon, bold, button};
use bevy_egui::egui;
use egui::{RichText, Ui, vec2};

/// The number of digits.
const COUNT: usize = 4;

/// Draws the boxes and the digits; a keyboard works, too. Returns the digits when they are complete and the person says so.
pub(super) fn digits(ui: &mut Ui, texts: &Texts, entered: &mut String) -> Option<String> {
    headline(ui, texts.get("class-digits-ask"));
    typed(ui, entered);
    boxes(ui, entered, &texts.with("class-digits", &[("digits", entered.clone().into())]));
    ui.add_space(10.0);
    ui.horizontal_wrapped(|ui| {
        for digit in '0'..='9' {
            let face = egui::Button::new(RichText::new(digit).font(bold(26.0))).min_size(vec2(56.0, 56.0));
            if ui.add_enabled(entered.len() < COUNT, face).clicked() {
                entered.push(digit);
            }
        }
        if button(ui, Icon::Erase, &texts.get("class-erase-digit"), !entered.is_empty(), false).clicked() {
            entered.pop();
        }
    });
    ui.add_space(10.0);
    let goes = main_button(ui, entered.len() == COUNT, texts.get("class-enter"));
    goes.then(|| std::mem::take(entered))
}

/// Takes digits from a keyboard.
fn typed(ui: &Ui, entered: &mut String) {
    ui.input(|input| {
        for event in &input.events {
            if let egui::Event::Text(text) = event {
                let left = COUNT - entered.len().min(COUNT);
                entered.extend(text.chars().filter(char::is_ascii_digit).take(left));
            }
        }
        if input.key_pressed(egui::Key::Backspace) {
            entered.pop();
        }
    });
}
