//! The question as which game a file is to be opened that does not say it.

use crate::app::foundations::locale::Texts;
use crate::app::foundations::navigation::Dialog;
use crate::app::foundations::theme::{bold, dialog_frame, regular};
use crate::app::play::archive::{Import, OpenAs};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{RichText, vec2};

pub(super) fn show(
    mut contexts: EguiContexts,
    texts: Res<Texts>,
    open_as: Res<OpenAs>,
    mut dialog: ResMut<Dialog>,
    mut import: MessageWriter<Import>,
) -> Result {
    if *dialog != Dialog::OpenAs {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let mut chosen = None;
    let close = dialog_frame(context, &texts.get("open-as-title"), &texts.get("close"), |ui| {
        let reason = open_as.reason.as_ref().map(|reason| texts.reason(reason)).unwrap_or_default();
        let why = texts.with("open-as-why", &[("reason", reason.into())]);
        ui.add(egui::Label::new(RichText::new(why).font(regular(18.0))).wrap());
        ui.add_space(12.0);
        for &(game, cut) in &open_as.games {
            let id = if cut { "open-as-cut" } else { "open-as-whole" };
            let text = texts.with(id, &[("game", texts.title(game, "").into())]);
            let face = egui::Button::new(RichText::new(text).font(bold(18.0))).wrap();
            if ui.add(face.min_size(vec2(200.0, 48.0))).clicked() {
                chosen = Some(game);
            }
            ui.add_space(8.0);
        }
    });
    if let Some(game) = chosen {
        import.write(Import::As(game));
    }
    if close || chosen.is_some() {
        *dialog = Dialog::None;
    }
    Ok(())
}
