//! The panel of a lesson, a puzzle or a diagram: one sentence and large buttons, and rings on highlighted sites.

use super::bar::{BarCommands, Hud, Shown, rect};
use super::clocks::whole_time;
use super::status::{choices, headline};
use crate::app::foundations::power::Awake;
use crate::app::foundations::theme::{bold, palette, panel_frame, regular, ring};
use crate::app::play::tutor::{PanelContents, StudyRequest};
use crate::app::scene::board::BoardOnTable;
use crate::app::scene::camera::Shot;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Id, LayerId, Order, RichText, vec2};
use tabuleiro_choreography::world;

/// Height of buttons, suitable for children.
const BUTTON: egui::Vec2 = vec2(110.0, 52.0);

/// What is needed to draw rings on the board.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Ground<'w> {
    board: Option<Res<'w, BoardOnTable>>,
    shot: Res<'w, Shot>,
}

pub(super) fn panel(
    mut contexts: EguiContexts,
    shown: Shown,
    ground: Ground,
    mut hud: ResMut<Hud>,
    mut commands: BarCommands,
    mut turn: MessageWriter<StudyRequest>,
    mut awake: ResMut<Awake>,
    mut last: Local<Option<PanelContents>>,
) -> Result {
    let (Some(game), true) = (&shown.game, !hud.hidden) else { return Ok(()) };
    // The contents are computed anew only if something they depend on has changed.
    let is_fresh = shown.course.is_changed() || shown.texts.is_changed() || game.is_changed();
    let unchanged = last.take().filter(|_| shown.course.runs() && !is_fresh);
    let contents = if let Some(contents) = unchanged {
        contents
    } else {
        let Some(contents) = shown.course.panel_contents(game, &shown.texts) else { return Ok(()) };
        // Bars and rings that depend on the panel's size follow one frame later.
        awake.request_frames();
        contents
    };
    let context = contexts.ctx_mut()?.clone();
    rings(&context, &ground, &contents, shown.clock.running());
    let screen = context.content_rect();
    let width = (screen.width() - 16.0).min(860.0);
    let area =
        egui::Area::new(Id::new("course")).order(Order::Middle).anchor(egui::Align2::CENTER_BOTTOM, vec2(0.0, -8.0));
    let response = area.show(&context, |ui| {
        ui.set_width(width);
        panel_frame(ui.ctx()).show(ui, |ui| {
            ui.set_width(ui.available_width());
            let colours = palette(ui.ctx());
            // The prompt contains whose turn it is.
            let mut title = format!("{} · {}", contents.title, headline(game, &shown.texts, &shown.distant));
            if let Some(left) = shown.online.until_bell(shown.time.elapsed()).filter(|_| shown.home.is_elsewhere()) {
                title = format!("{title} · {}", whole_time(left));
            }
            ui.label(RichText::new(title).font(regular(17.0)).color(colours.quiet));
            let ink = if contents.done { colours.accent } else { colours.ink };
            ui.add(egui::Label::new(RichText::new(&contents.sentence).font(bold(22.0)).color(ink)).wrap());
            ui.add_space(4.0);
            ui.horizontal_wrapped(|ui| {
                choices(ui, game, &shown, &mut commands);
                for (what, label, first) in &contents.buttons {
                    let text = RichText::new(label).font(bold(19.0));
                    let face = if *first {
                        egui::Button::new(text.color(colours.on_fill)).fill(colours.fill)
                    } else {
                        egui::Button::new(text)
                    };
                    if ui.add(face.min_size(BUTTON)).clicked() {
                        turn.write(*what);
                    }
                }
            });
        });
    });
    hud.rects.push(rect(response.response.rect));
    *last = Some(contents);
    Ok(())
}

/// Draws rings on the highlighted sites.
fn rings(context: &egui::Context, ground: &Ground, contents: &PanelContents, moving: bool) {
    let Some(board) = ground.board.as_ref().filter(|_| !moving) else { return };
    let painter = context.layer_painter(LayerId::new(Order::Background, Id::new("course-rings")));
    let zoom = context.zoom_factor();
    // The study may be one frame ahead of a new board.
    for &site in contents.lit.iter().filter(|site| site.index() < board.0.sites.len()) {
        let at = world(&board.0, site);
        let (pixel, unit) = (ground.shot.lens.pixel(at), ground.shot.lens.pixels_per_unit(at));
        ring(&painter, egui::pos2(pixel.x / zoom, pixel.y / zoom), unit / zoom, 0.5);
    }
}
