//! Large buttons in rows, for names and games.

use crate::app::foundations::theme::{bold, palette};
use bevy_egui::egui;
use egui::text::LayoutJob;
use egui::{Align, Color32, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

/// The least width and the least height of a tile.
const LEAST: egui::Vec2 = vec2(156.0, 68.0);

/// The greatest number of tiles in a row.
const COLUMNS: f32 = 4.0;

/// A tile: its text, the colour of the strip under the text, and `Some` if the tile works as a radio button, with whether it is
/// selected.
pub(super) struct Tile {
    pub(super) text: String,
    pub(super) strip: Option<Color32>,
    pub(super) is_chosen: Option<bool>,
}

/// Draws tiles in rows that fill the width; returns the place of the one that was tapped.
pub(super) fn tiles(ui: &mut Ui, tiles: &[Tile]) -> Option<usize> {
    let gap = ui.spacing().item_spacing.x;
    let columns = ((ui.available_width() + gap) / (LEAST.x + gap)).floor().clamp(1.0, COLUMNS);
    let width = (ui.available_width() - (columns - 1.0) * gap) / columns;
    let mut tapped = None;
    for (row, tiles) in tiles.chunks(columns as usize).enumerate() {
        ui.horizontal_top(|ui| {
            for (column, shown) in tiles.iter().enumerate() {
                if tile(ui, width, shown) {
                    tapped = Some(row * columns as usize + column);
                }
            }
        });
    }
    tapped
}

fn tile(ui: &mut Ui, width: f32, tile: &Tile) -> bool {
    let colours = palette(ui.ctx());
    let mut job = LayoutJob::simple(tile.text.clone(), bold(20.0), colours.ink, width - 16.0);
    job.halign = Align::Center;
    let words = ui.painter().layout_job(job);
    let height = LEAST.y.max(words.size().y + 30.0);
    let (area, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| match tile.is_chosen {
        Some(is_chosen) => egui::WidgetInfo::selected(egui::WidgetType::Button, true, is_chosen, &tile.text),
        None => egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &tile.text),
    });
    let fill = match (tile.is_chosen == Some(true), response.hovered()) {
        (true, _) => colours.pressed,
        (_, true) => colours.lifted,
        _ => colours.card,
    };
    let edge = if response.has_focus() { Stroke::new(2.0, colours.accent) } else { Stroke::new(1.0, colours.edge) };
    let painter = ui.painter();
    painter.rect(area, 10.0, fill, edge, StrokeKind::Inside);
    // The text is laid out on both sides of its middle.
    let lift = if tile.strip.is_some() { 4.0 } else { 0.0 };
    let top = area.center().y - words.size().y / 2.0 - lift;
    painter.galley(pos2(area.center().x, top), words, colours.ink);
    if let Some(colour) = tile.strip {
        let low = area.bottom() - 6.0;
        let strip = Rect::from_min_max(pos2(area.left() + 12.0, low - 6.0), pos2(area.right() - 12.0, low));
        painter.rect_filled(strip, 3.0, colour);
    }
    response.clicked()
}
