//! The list of moves: jumps to any of them, replays and exports the match.

use super::bar::{BarCommands, Hud, Shown, narrow, rect};
use super::review::{self, ReviewCommands};
use crate::app::archive::Export;
use crate::app::referee::GoTo;
use crate::app::theme::{Icon, button};
use crate::app::theme::{bold, palette, panel_frame, regular, scroll};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Id, Order, RichText, vec2};

pub(super) fn panel(
    mut contexts: EguiContexts,
    shown: Shown,
    mut commands: BarCommands,
    mut hud: ResMut<Hud>,
    mut export: MessageWriter<Export>,
    mut looks: ReviewCommands,
) -> Result {
    let Some(game) = shown.game.as_ref().filter(|_| hud.moves && !hud.hidden && !shown.course.runs()) else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?.clone();
    let screen = context.content_rect();
    let texts = &shown.texts;
    let width = if narrow(&context) { screen.width() - 20.0 } else { 280.0 };
    let area =
        egui::Area::new(Id::new("moves")).order(Order::Middle).anchor(egui::Align2::RIGHT_TOP, vec2(-10.0, 82.0));
    let mut replaying = hud.replaying;
    let response = area.show(&context, |ui| {
        panel_frame(ui.ctx()).show(ui, |ui| {
            ui.set_width(width - 24.0);
            ui.horizontal(|ui| {
                ui.label(RichText::new(texts.get("moves-list")).font(bold(19.0)));
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    if button(ui, Icon::Export, &texts.get("export"), true, false).clicked() {
                        export.write(Export);
                    }
                    let ahead = game.cursor() < game.plies().len() || game.cursor() > 0;
                    let icon = if replaying { Icon::Pause } else { Icon::Play };
                    if button(ui, icon, &texts.get("replay"), ahead, replaying).clicked() {
                        replaying = !replaying;
                        if replaying && game.cursor() == game.plies().len() {
                            commands.go.write(GoTo(0));
                        }
                    }
                });
            });
            // The analysis is offered only after the match, so that nobody is helped by it while playing.
            if !game.human_to_move() || game.cursor() < game.plies().len() || looks.review.is_of(game) {
                let wanted = review::show(ui, game, &shown, &mut commands, &mut looks);
                commands.go.write_batch(wanted.map(GoTo));
            }
            if game.plies().is_empty() {
                ui.label(RichText::new(texts.get("empty-moves")).color(palette(ui.ctx()).quiet));
            }
            let height = (screen.bottom() - ui.cursor().top() - 130.0).max(100.0);
            scroll().max_height(height).min_scrolled_height(height).auto_shrink([false, true]).show(ui, |ui| {
                ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
                ui.horizontal_wrapped(|ui| {
                    let mut previous = None;
                    let mut turn = 0;
                    for (i, ply) in game.plies().iter().enumerate() {
                        // A turn of several actions has one number.
                        if previous != Some(ply.side) {
                            turn += 1;
                            ui.label(
                                RichText::new(format!("{turn}.")).font(regular(15.0)).color(palette(ui.ctx()).quiet),
                            );
                        }
                        previous = Some(ply.side);
                        let here = game.cursor() == i + 1;
                        let text = RichText::new(game.printed(i, texts.letters())).font(regular(17.0));
                        let text = if here { text.color(palette(ui.ctx()).accent).strong() } else { text };
                        let face = egui::Button::new(text).min_size(vec2(44.0, 44.0)).frame(here);
                        let response = ui.add(face);
                        if here && game.is_changed() {
                            response.scroll_to_me(Some(egui::Align::Center));
                        }
                        if response.clicked() {
                            commands.go.write(GoTo(i + 1));
                        }
                    }
                });
            });
        });
    });
    hud.replaying = replaying;
    hud.side = Some(rect(response.response.rect));
    Ok(())
}
