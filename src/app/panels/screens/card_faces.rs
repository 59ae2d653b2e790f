//! How a card of the gallery looks: with a large picture, or as a row.

use super::cards::Card;
use super::pictures::Pictures;
use crate::app::foundations::locale::Texts;
use crate::app::foundations::theme::{bold, palette, regular};
use bevy_egui::egui;
use egui::{Align2, Color32, CornerRadius, Sense, Stroke, StrokeKind, Ui, vec2};

/// Draws a card as a row: a small picture, the title and the goal beside it.
pub(super) fn row(ui: &mut Ui, card: Card, width: f32, texts: &Texts, pictures: &mut Pictures) -> egui::Response {
    let Card { game, variant } = card;
    let colours = palette(ui.ctx());
    let picture = vec2(124.0, 78.0);
    let beside = width - picture.x - 24.0;
    let lay_out = |text: String, font| ui.painter().layout(text, font, colours.ink, beside);
    let title = lay_out(texts.title(game, variant), bold(20.0));
    let goal = lay_out(texts.goal(game, variant), regular(16.0));
    let height = (title.size().y + goal.size().y + 2.0).max(picture.y) + 16.0;
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, texts.title(game, variant)));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let lit = response.hovered() || response.has_focus();
    let painter = ui.painter();
    painter.rect_filled(rect, 12.0, if lit { colours.lifted } else { colours.card });
    let image = egui::Rect::from_min_size(rect.min + vec2(8.0, 8.0), picture);
    match pictures.texture(card.into()) {
        Some(texture) => egui::Image::new((texture, picture)).corner_radius(8).paint_at(ui, image),
        None => drop(painter.rect_filled(image, 8.0, colours.window)),
    }
    let at = egui::pos2(image.right() + 10.0, rect.top() + 8.0);
    let under = at + vec2(0.0, title.size().y + 2.0);
    painter.galley(at, title, colours.ink);
    painter.galley(under, goal, colours.ink);
    if lit {
        painter.rect_stroke(rect, 12.0, Stroke::new(2.0, colours.accent), StrokeKind::Inside);
    }
    response
}

/// Returns the goal of a card, laid out in its width.
pub(super) fn goal(ui: &Ui, card: Card, width: f32, texts: &Texts) -> std::sync::Arc<egui::Galley> {
    let colour = palette(ui.ctx()).ink;
    ui.painter().layout(texts.goal(card.game, card.variant), regular(17.0), colour, width - 28.0)
}

/// Draws a card. `room` is the width of the card and the height of the tallest goal in its row.
pub(super) fn card(
    ui: &mut Ui,
    card: Card,
    room: egui::Vec2,
    texts: &Texts,
    pictures: &mut Pictures,
) -> egui::Response {
    let Card { game, variant } = card;
    let width = room.x;
    let facts = game.facts();
    let colours = palette(ui.ctx());
    let picture = vec2(width, width * 0.62);
    let size = vec2(width, picture.y + 52.0 + room.y + 34.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, texts.title(game, variant)));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let lit = response.hovered() || response.has_focus();
    let painter = ui.painter();
    let corner = CornerRadius::same(14);
    painter.rect_filled(rect, corner, if lit { colours.lifted } else { colours.card });
    let image = egui::Rect::from_min_size(rect.min, picture);
    if let Some(texture) = pictures.texture(card.into()) {
        let uv = egui::Rect::from_min_max(egui::pos2(0.0, 0.0), egui::pos2(1.0, 1.0));
        let top = CornerRadius { nw: 14, ne: 14, sw: 0, se: 0 };
        let shape = egui::epaint::RectShape::filled(image, top, Color32::WHITE).with_texture(texture, uv);
        painter.add(shape);
    } else {
        painter.rect_filled(image, CornerRadius { nw: 14, ne: 14, sw: 0, se: 0 }, colours.window);
    }
    let left = rect.left() + 14.0;
    let mut y = image.bottom() + 10.0;
    painter.text(egui::pos2(left, y), Align2::LEFT_TOP, texts.title(game, variant), bold(22.0), colours.ink);
    for i in 0..3u8 {
        let at = egui::pos2(rect.right() - 20.0 - f32::from(2 - i) * 13.0, y + 13.0);
        if i < facts.difficulty {
            painter.circle_filled(at, 4.0, colours.accent);
        } else {
            painter.circle_stroke(at, 3.4, Stroke::new(1.2, colours.quiet));
        }
    }
    y += 32.0;
    let goal = goal(ui, card, width, texts);
    let height = goal.size().y;
    painter.galley(egui::pos2(left, y), goal, colours.ink);
    let about = texts.with("about-actions", &[("count", facts.typical_plies.into())]);
    painter.text(egui::pos2(left, y + height + 10.0), Align2::LEFT_TOP, about, regular(16.0), colours.quiet);
    if lit {
        painter.rect_stroke(rect, corner, Stroke::new(2.0, colours.accent), StrokeKind::Inside);
    }
    response.on_hover_text(texts.get(match facts.difficulty {
        1 => "difficulty-1",
        2 => "difficulty-2",
        _ => "difficulty-3",
    }))
}
