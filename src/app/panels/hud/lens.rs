//! The lens: where sites are smaller than a fingertip, it enlarges the place under the finger and shows which site is
//! chosen.

use super::bar::Shown;
use super::miniature::{Frame, draw_in};
use crate::app::foundations::theme::palette;
use crate::app::play::input::Pointers;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Id, Order, Stroke, pos2, vec2};

/// The size of the lens and of an enlarged unit of the board, in points.
const SIZE: f32 = 150.0;
const UNIT: f32 = 46.0;
/// The distance between the finger and the lens.
const GAP: f32 = 46.0;

pub(super) fn show(mut contexts: EguiContexts, shown: Shown, pointers: Res<Pointers>) -> Result {
    let (Some(game), Some(aim)) = (&shown.game, pointers.aim()) else { return Ok(()) };
    let context = contexts.ctx_mut()?.clone();
    let screen = context.content_rect();
    let finger = pos2(aim.finger.x, aim.finger.y) / context.zoom_factor();
    // Above the finger, or beside it near the upper edge.
    let above = finger - vec2(0.0, GAP + SIZE / 2.0);
    let middle = if above.y - SIZE / 2.0 >= screen.top() {
        above
    } else {
        let aside = GAP + SIZE / 2.0;
        finger + vec2(if finger.x > screen.center().x { -aside } else { aside }, 0.0)
    };
    let half = SIZE / 2.0 + 4.0;
    let middle = pos2(
        middle.x.clamp(screen.left() + half, screen.right() - half),
        middle.y.clamp(screen.top() + half, screen.bottom() - half),
    );
    let rect = egui::Rect::from_center_size(middle, vec2(SIZE, SIZE));
    let area = egui::Area::new(Id::new("lens")).order(Order::Foreground).fixed_pos(rect.min).interactable(false);
    area.show(&context, |ui| {
        ui.allocate_exact_size(rect.size(), egui::Sense::hover());
        let colours = palette(ui.ctx());
        let painter = ui.painter().with_clip_rect(rect);
        painter.rect_filled(rect, 12.0, colours.ground);
        let frame = Frame { unit: UNIT, middle, of: aim.point };
        let position = game.position();
        draw_in(&painter, &frame, position, colours);
        if let Some(site) = aim.site {
            let at = frame.at(position.board().sites[site.index()].at);
            painter.circle_stroke(at, UNIT * 0.44, Stroke::new(4.0, colours.accent));
        }
        painter.rect_stroke(rect, 12.0, Stroke::new(3.0, colours.accent), egui::StrokeKind::Inside);
    });
    Ok(())
}
