//! Containers of panels: bars, lists, dialogs.

use super::fonts::bold;
use super::icons::{Icon, button};
use super::palette::palette;
use bevy_egui::egui;
use egui::accesskit::Role;
use egui::{CornerRadius, Margin, RichText, Ui, vec2};

/// Returns a scroll area that can also be dragged with the mouse: egui enables dragging only after the first touch, and
/// would ignore the first drag.
pub(crate) fn scroll() -> egui::ScrollArea {
    egui::ScrollArea::vertical().scroll_source(egui::scroll_area::ScrollSource::ALL)
}

/// Returns the frame of a bar or a floating panel.
pub(crate) fn panel_frame(context: &egui::Context) -> egui::Frame {
    egui::Frame::new()
        .fill(palette(context).panel)
        .corner_radius(CornerRadius::same(14))
        .inner_margin(Margin::symmetric(12, 8))
}

/// Shows a screen over the whole window whose contents can be scrolled, from a scroll position if one is given. Returns
/// the scroll position in points.
pub(crate) fn whole_screen(
    context: &egui::Context,
    id: &str,
    scroll_to: Option<f32>,
    content: impl FnOnce(&mut Ui),
) -> f32 {
    let screen = context.content_rect();
    let area = egui::Area::new(egui::Id::new(id)).fixed_pos(screen.min).order(egui::Order::Background);
    let shown = area.show(context, |ui| {
        ui.painter().rect_filled(screen, 0.0, palette(ui.ctx()).ground);
        ui.set_min_size(screen.size());
        ui.set_max_size(screen.size());
        let mut scroll = scroll().auto_shrink([false, false]);
        if let Some(offset) = scroll_to {
            scroll = scroll.vertical_scroll_offset(offset);
        }
        scroll.show(ui, content).state.offset.y
    });
    shown.inner
}

/// Shows a screen over the whole window with its contents in a column in the middle, at most `widest` points wide.
pub(crate) fn column_screen(context: &egui::Context, id: &str, widest: f32, content: impl FnOnce(&mut Ui)) {
    let screen = context.content_rect();
    whole_screen(context, id, None, |ui| {
        let width = (screen.width() - 28.0).min(widest);
        let side = ((screen.width() - width) / 2.0).max(14.0);
        ui.horizontal_top(|ui| {
            ui.add_space(side);
            ui.vertical(|ui| {
                ui.set_width(width);
                ui.add_space(16.0);
                content(ui);
                ui.add_space(30.0);
            });
        });
    });
}

/// Shows the head of a screen: a button that leads back, named `back`, the title, and `others` from the right. These keep
/// their width; the title becomes smaller and wraps. Returns whether the first button was pressed.
pub(crate) fn screen_head(ui: &mut Ui, back: &str, title: String, others: impl FnOnce(&mut Ui)) -> bool {
    let (pressed, ()) = egui::Sides::new().shrink_left().show(
        ui,
        |ui| {
            let pressed = button(ui, Icon::Back, back, true, false).clicked();
            let size = if ui.available_width() < 360.0 { 24.0 } else { 32.0 };
            heading_label(ui, RichText::new(title).font(bold(size)));
            pressed
        },
        others,
    );
    pressed
}

/// Draws a text that assistive technology announces as a heading, so that one can jump to it.
pub(crate) fn heading_label(ui: &mut Ui, text: RichText) -> egui::Response {
    let response = ui.add(egui::Label::new(text).wrap());
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_role(Role::Heading));
    response
}

/// Draws a text that assistive technology does not read: a sign, or the name of a control beside it.
pub(crate) fn silent_label(ui: &mut Ui, text: RichText) -> egui::Response {
    let response = ui.add(egui::Label::new(text).wrap());
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_role(Role::GenericContainer));
    response
}

/// Shows a dialog as large as its contents; returns whether it is to be closed.
pub(crate) fn dialog_frame(context: &egui::Context, title: &str, close: &str, content: impl FnOnce(&mut Ui)) -> bool {
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
            heading_label(ui, RichText::new(title).font(bold(28.0)));
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

/// Draws a ring round a site of the board, where `unit` is the size of a cell in points; it grows with `beat`, 0..1.
pub(crate) fn ring(painter: &egui::Painter, at: egui::Pos2, unit: f32, beat: f32) {
    let radius = unit * (0.30 + 0.12 * beat);
    painter.circle_stroke(at, radius, egui::Stroke::new(unit * 0.09, egui::Color32::from_black_alpha(120)));
    painter.circle_stroke(at, radius, egui::Stroke::new(unit * 0.06, palette(painter.ctx()).accent));
}
