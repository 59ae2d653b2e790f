//! The bars of a low window, such as a telephone held sideways: they stand beside the board, which keeps the whole
//! height.

use super::bar::{BarCommands, Hud, Shown, rect};
use super::{ViewAction, clocks, looks, status};
use crate::app::foundations::navigation::ChangeScreen;
use crate::app::foundations::referee::has_help;
use crate::app::foundations::theme::{Icon, button, panel_frame, scroll};
use crate::app::play::input::HintWanted;
use crate::app::scene::camera::Margins;
use bevy_egui::egui;
use egui::{Align2, Id, Order, vec2};
use tabuleiro_catalogue::matches::Match;

/// Windows lower than this have their bars beside the board, if they are wider than high.
const LOW: f32 = 480.0;

/// The width of the text beside the board.
const TEXT: f32 = 150.0;
const PAD: f32 = 4.0;

/// Whether the bars stand beside the board.
pub(super) fn is_low(context: &egui::Context) -> bool {
    let screen = context.content_rect();
    screen.height() < LOW && screen.width() > 1.3 * screen.height()
}

/// Draws the column with the texts on the left and the column with the buttons on the right. Returns the chosen view
/// button.
pub(super) fn bars(
    context: &egui::Context,
    game: &Match,
    shown: &Shown,
    commands: &mut BarCommands,
    hud: &mut Hud,
) -> Option<ViewAction> {
    let height = context.content_rect().height() - 2.0 * PAD;
    let area = |id: &'static str, at| {
        egui::Area::new(Id::new(id))
            .order(Order::Middle)
            .anchor(at, vec2(if at == Align2::LEFT_TOP { PAD } else { -PAD }, PAD))
    };
    let left = area("low-left", Align2::LEFT_TOP).show(context, |ui| {
        panel_frame(ui.ctx()).show(ui, |ui| {
            ui.set_width(TEXT);
            ui.set_min_height(height - 16.0);
            if button(ui, Icon::Back, &shown.texts.get(shown.home.back), true, false).clicked() {
                commands.screen.write(ChangeScreen(shown.home.screen));
            }
            scroll().max_height(height - 72.0).auto_shrink([false, false]).show(ui, |ui| {
                status::column(ui, game, shown, commands, hud);
                clocks::column(ui, game, shown, commands);
            });
        });
    });
    hud.rects.push(rect(left.response.rect));
    let moves = hud.moves;
    let right = area("low-right", Align2::RIGHT_TOP).show(context, |ui| {
        let inner = panel_frame(ui.ctx()).show(ui, |ui| {
            ui.set_min_height(height - 16.0);
            let mut chosen = ui.vertical(|ui| looks(ui, 0, game, shown, commands, moves)).inner;
            if button(ui, Icon::Hint, &shown.texts.get("hint"), has_help(game, &shown.distant, *shown.counted), false)
                .clicked()
            {
                commands.hint.write(HintWanted::BestAction);
            }
            if button(ui, Icon::Moves, &shown.texts.get("moves-list"), true, moves).clicked() {
                chosen = Some(ViewAction::Moves);
            }
            status::undo(ui, game, shown, commands, hud);
            status::redo(ui, game, shown, commands);
            chosen
        });
        inner.inner
    });
    hud.rects.push(rect(right.response.rect));
    right.inner
}

/// Returns the margins beside the board if the bars stand there: two panels that are higher than half of the window.
pub(super) fn margins(hud: &Hud, size: egui::Rect) -> Option<Margins> {
    let [left, right] = hud.rects.as_slice() else { return None };
    let tall = |r: &&bevy::math::Rect| r.height() > size.height() * 0.5 && r.width() < size.width() * 0.4;
    if ![left, right].iter().all(tall) {
        return None;
    }
    let list = hud.side.filter(|r| r.width() < size.width() * 0.5).map_or(0.0, |r| size.right() - r.min.x);
    let right = (size.right() - right.min.x).max(list);
    Some(Margins { left: left.max.x - size.left(), right, top: 0.0, bottom: 0.0 })
}
