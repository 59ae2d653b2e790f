//! The page of the settings with touch gestures and the bindings of all controls, which can be changed.

use crate::app::foundations::controls::{Binding, Bindings, Control, Device, Replacing, control_name, name};
use crate::app::foundations::locale::Texts;
use crate::app::foundations::theme::{bold, regular};
use bevy_egui::egui;
use egui::{RichText, Ui, WidgetInfo, WidgetType, vec2};

/// Draws a row for each control: its name, and a button for each of its bindings. After a press on such a button the
/// next key or gamepad button replaces the binding; a second press cancels.
pub(super) fn show(ui: &mut Ui, texts: &Texts, bindings: &mut Bindings, replacing: &mut Replacing) {
    ui.label(RichText::new(texts.get("help-touch-title")).font(bold(19.0)));
    for id in ["help-touch-tap", "help-touch-drag", "help-touch-cancel", "help-touch-skip", "help-touch-camera"] {
        ui.add(egui::Label::new(RichText::new(format!("• {}", texts.get(id))).font(regular(18.0))).wrap());
    }
    ui.add_space(8.0);
    ui.label(RichText::new(texts.get("keys-how")).font(regular(18.0)));
    for control in Control::ALL {
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            let name = RichText::new(control_name(texts, control)).font(bold(18.0));
            ui.add_sized(vec2(ui.available_width().min(230.0), 44.0), egui::Label::new(name).halign(egui::Align::Min));
            for &binding in bindings.of(control) {
                let waits = replacing.0 == Some((control, binding));
                if chip(ui, texts, control, binding, waits).clicked() {
                    replacing.0 = (!waits).then_some((control, binding));
                }
            }
        });
    }
    ui.add_space(8.0);
    if ui.button(texts.get("keys-reset")).clicked() {
        *bindings = Bindings::default();
        replacing.0 = None;
    }
}

fn chip(ui: &mut Ui, texts: &Texts, control: Control, binding: Binding, waits: bool) -> egui::Response {
    let shown = match (waits, binding.device()) {
        (false, _) => name(texts, binding),
        (true, Device::Keyboard) => texts.get("keys-press-key"),
        (true, Device::Gamepad) => texts.get("keys-press-button"),
    };
    let text = RichText::new(shown.clone()).font(regular(18.0));
    let face = egui::Button::selectable(waits, text).min_size(vec2(56.0, 44.0));
    let response = ui.add_enabled(binding.is_free(), face);
    // The accessible name contains the control, because a key alone would not be understood.
    let said = texts.with("keys-change", &[("control", control_name(texts, control).into()), ("key", shown.into())]);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, binding.is_free(), &said));
    response
}
