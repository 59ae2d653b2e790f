//! Icons drawn with strokes, sharp at every size.

use super::fonts::regular;
use super::palette::palette;
use bevy_egui::egui;
use egui::{Color32, Pos2, Rect, Response, Sense, Shape, Stroke, Ui, vec2};

/// An icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Icon {
    Back,
    Undo,
    Redo,
    Table,
    Flat,
    Moves,
    Hint,
    Values,
    Rules,
    Settings,
    Play,
    Pause,
    Export,
    Share,
    Close,
    More,
    Edit,
    Up,
    Camera,
    Film,
    Matches,
    Devices,
    Less,
    Greater,
    Erase,
}

/// Shows a round button with an icon; `name` is its tooltip and its accessible name.
pub(crate) fn button(ui: &mut Ui, icon: Icon, name: &str, enabled: bool, active: bool) -> Response {
    let size = ui.spacing().interact_size.y;
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(size, size), sense);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, name));
    let colours = palette(ui.ctx());
    let fill = match (active, response.hovered() && enabled) {
        (true, _) => colours.pressed,
        (_, true) => colours.lifted,
        _ => colours.card,
    };
    let ink = if enabled { colours.ink } else { colours.faint };
    let painter = ui.painter();
    painter.circle_filled(rect.center(), size / 2.0, fill);
    if response.has_focus() {
        painter.circle_stroke(rect.center(), size / 2.0 - 1.0, Stroke::new(2.0, colours.accent));
    }
    draw(painter, icon, rect.shrink(size * 0.28), ink, fill);
    response.on_hover_text(name)
}

/// Tells assistive technology whether what a button opens and closes is open.
pub(crate) fn tell_expanded(button: &Response, is_open: bool) {
    button.ctx.accesskit_node_builder(button.id, |node| node.set_expanded(is_open));
}

/// Shows a button with an icon and its name beside it.
pub(crate) fn worded_button(ui: &mut Ui, icon: Icon, name: &str, active: bool) -> Response {
    let colours = palette(ui.ctx());
    let words = ui.painter().layout_no_wrap(name.to_string(), regular(17.0), colours.ink);
    let height = ui.spacing().interact_size.y;
    let (rect, response) = ui.allocate_exact_size(vec2(words.size().x + height + 8.0, height), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, name));
    let fill = match (active, response.hovered()) {
        (true, _) => colours.pressed,
        (_, true) => colours.lifted,
        _ => colours.card,
    };
    let painter = ui.painter();
    painter.rect_filled(rect, height / 2.0, fill);
    if response.has_focus() {
        let stroke = Stroke::new(2.0, colours.accent);
        painter.rect_stroke(rect, height / 2.0, stroke, egui::StrokeKind::Inside);
    }
    let square = Rect::from_min_size(rect.min, vec2(height, height));
    draw(painter, icon, square.shrink(height * 0.3), colours.ink, fill);
    let at = Pos2::new(square.right() - 6.0, rect.center().y - words.size().y / 2.0);
    painter.galley(at, words, colours.ink);
    response
}

/// Draws a tick in the size of a letter.
pub(crate) fn tick(painter: &egui::Painter, rect: Rect, ink: Color32) {
    let at = |x: f32, y: f32| rect.min + rect.size() * vec2(x, y);
    let points = vec![at(0.1, 0.55), at(0.4, 0.85), at(0.9, 0.15)];
    painter.add(Shape::line(points, Stroke::new(rect.width() * 0.16, ink)));
}

fn draw(painter: &egui::Painter, icon: Icon, rect: Rect, ink: Color32, ground: Color32) {
    let stroke = Stroke::new(rect.width() * 0.11, ink);
    let at = |x: f32, y: f32| -> Pos2 { rect.min + rect.size() * vec2(x, y) };
    let line = |points: &[(f32, f32)]| {
        painter.add(Shape::line(points.iter().map(|&(x, y)| at(x, y)).collect(), stroke));
    };
    let filled = |points: &[(f32, f32)]| {
        painter.add(Shape::convex_polygon(points.iter().map(|&(x, y)| at(x, y)).collect(), ink, Stroke::NONE));
    };
    let arc = |from: f32, to: f32| {
        let points = (0..=16)
            .map(|i| {
                let angle = (from + (to - from) * i as f32 / 16.0).to_radians();
                at(0.5 + 0.42 * angle.cos(), 0.56 - 0.42 * angle.sin())
            })
            .collect();
        painter.add(Shape::line(points, stroke));
    };
    match icon {
        Icon::Back => line(&[(0.62, 0.05), (0.15, 0.5), (0.62, 0.95)]),
        Icon::Undo => {
            arc(150.0, -60.0);
            filled(&[(-0.08, 0.22), (0.34, 0.2), (0.1, 0.56)]);
        }
        Icon::Redo => {
            arc(30.0, 240.0);
            filled(&[(1.08, 0.22), (0.66, 0.2), (0.9, 0.56)]);
        }
        Icon::Table => {
            line(&[(0.22, 0.18), (0.78, 0.18), (1.0, 0.85), (0.0, 0.85), (0.22, 0.18)]);
            line(&[(0.12, 0.5), (0.88, 0.5)]);
        }
        Icon::Flat => {
            line(&[(0.08, 0.08), (0.92, 0.08), (0.92, 0.92), (0.08, 0.92), (0.08, 0.06)]);
            line(&[(0.5, 0.08), (0.5, 0.92)]);
            line(&[(0.08, 0.5), (0.92, 0.5)]);
        }
        Icon::Moves => {
            for y in [0.14, 0.5, 0.86] {
                line(&[(0.3, y), (1.0, y)]);
                painter.circle_filled(at(0.06, y), stroke.width * 0.8, ink);
            }
        }
        Icon::Hint => {
            painter.circle_stroke(at(0.5, 0.36), rect.width() * 0.34, stroke);
            line(&[(0.36, 0.8), (0.64, 0.8)]);
            line(&[(0.42, 0.98), (0.58, 0.98)]);
        }
        Icon::Values => {
            for (x, y) in [(0.12, 0.62), (0.5, 0.3), (0.88, 0.05)] {
                line(&[(x, 0.97), (x, y)]);
            }
        }
        Icon::Rules => {
            line(&[(0.5, 0.18), (0.28, 0.06), (0.0, 0.1), (0.0, 0.84), (0.28, 0.8), (0.5, 0.95)]);
            line(&[(0.5, 0.18), (0.72, 0.06), (1.0, 0.1), (1.0, 0.84), (0.72, 0.8), (0.5, 0.95), (0.5, 0.18)]);
        }
        Icon::Settings => {
            for (y, x) in [(0.15, 0.68), (0.5, 0.3), (0.85, 0.6)] {
                line(&[(0.0, y), (1.0, y)]);
                painter.circle_filled(at(x, y), stroke.width * 1.5, ink);
                painter.circle_filled(at(x, y), stroke.width * 0.6, ground);
            }
        }
        Icon::Play => filled(&[(0.2, 0.05), (0.95, 0.5), (0.2, 0.95)]),
        Icon::Pause => {
            line(&[(0.28, 0.1), (0.28, 0.9)]);
            line(&[(0.72, 0.1), (0.72, 0.9)]);
        }
        Icon::Share => {
            line(&[(0.8, 0.16), (0.2, 0.5), (0.8, 0.84)]);
            for (x, y) in [(0.8, 0.16), (0.2, 0.5), (0.8, 0.84)] {
                painter.circle_filled(at(x, y), stroke.width * 1.7, ink);
            }
        }
        Icon::Close => {
            line(&[(0.12, 0.12), (0.88, 0.88)]);
            line(&[(0.88, 0.12), (0.12, 0.88)]);
        }
        Icon::Edit
        | Icon::Up
        | Icon::Camera
        | Icon::Film
        | Icon::Matches
        | Icon::Devices
        | Icon::Less
        | Icon::Greater
        | Icon::Erase => {
            draw_of_matches(painter, icon, rect, ink);
        }
        Icon::More => {
            for x in [0.1, 0.5, 0.9] {
                painter.circle_filled(at(x, 0.5), stroke.width, ink);
            }
        }
        Icon::Export => {
            line(&[(0.5, 0.7), (0.5, 0.02)]);
            line(&[(0.24, 0.28), (0.5, 0.02), (0.76, 0.28)]);
            line(&[(0.08, 0.62), (0.08, 0.96), (0.92, 0.96), (0.92, 0.62)]);
        }
    }
}

/// Draws the icons of matches: lines, pictures, films, the list.
fn draw_of_matches(painter: &egui::Painter, icon: Icon, rect: Rect, ink: Color32) {
    let stroke = Stroke::new(rect.width() * 0.11, ink);
    let at = |x: f32, y: f32| -> Pos2 { rect.min + rect.size() * vec2(x, y) };
    let line = |points: &[(f32, f32)]| {
        painter.add(Shape::line(points.iter().map(|&(x, y)| at(x, y)).collect(), stroke));
    };
    match icon {
        Icon::Edit => {
            line(&[(0.1, 0.9), (0.16, 0.66), (0.74, 0.08), (0.92, 0.26), (0.34, 0.84), (0.1, 0.9)]);
        }
        Icon::Up => {
            line(&[(0.5, 0.95), (0.5, 0.08)]);
            line(&[(0.15, 0.42), (0.5, 0.06), (0.85, 0.42)]);
        }
        Icon::Camera => {
            line(&[(0.0, 0.26), (0.28, 0.26), (0.38, 0.1), (0.62, 0.1), (0.72, 0.26), (1.0, 0.26)]);
            line(&[(1.0, 0.24), (1.0, 0.88), (0.0, 0.88), (0.0, 0.24)]);
            painter.circle_stroke(at(0.5, 0.55), rect.width() * 0.18, stroke);
        }
        Icon::Film => {
            line(&[(0.0, 0.1), (1.0, 0.1), (1.0, 0.9), (0.0, 0.9), (0.0, 0.08)]);
            for x in [0.2, 0.8] {
                line(&[(x, 0.1), (x, 0.9)]);
            }
            let triangle = [(0.4, 0.32), (0.68, 0.5), (0.4, 0.68)].map(|(x, y)| at(x, y));
            painter.add(Shape::convex_polygon(triangle.to_vec(), ink, Stroke::NONE));
        }
        Icon::Matches => {
            for (x, y) in [(0.0, 0.0), (0.56, 0.0), (0.0, 0.56), (0.56, 0.56)] {
                line(&[(x, y), (x + 0.44, y), (x + 0.44, y + 0.44), (x, y + 0.44), (x, y - 0.02)]);
            }
        }
        Icon::Devices => {
            line(&[(0.0, 0.1), (0.62, 0.1), (0.62, 0.34)]);
            line(&[(0.0, 0.07), (0.0, 0.72), (0.5, 0.72)]);
            line(&[(0.62, 0.4), (1.0, 0.4), (1.0, 0.98), (0.62, 0.98), (0.62, 0.36)]);
        }
        Icon::Less => line(&[(0.08, 0.5), (0.92, 0.5)]),
        Icon::Greater => {
            line(&[(0.08, 0.5), (0.92, 0.5)]);
            line(&[(0.5, 0.08), (0.5, 0.92)]);
        }
        // A key with an arrow's end on its left and a cross on it.
        Icon::Erase => {
            line(&[(0.0, 0.5), (0.3, 0.16), (1.0, 0.16), (1.0, 0.84), (0.3, 0.84), (0.0, 0.5), (0.03, 0.46)]);
            line(&[(0.48, 0.36), (0.78, 0.66)]);
            line(&[(0.48, 0.66), (0.78, 0.36)]);
        }
        _ => {}
    }
}
