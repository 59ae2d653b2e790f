//! The settings dialog: a page of preferences and a page of keys.

use super::keys;
use super::widgets::{answer, pick};
use crate::app::foundations::controls::Replacing;
use crate::app::foundations::locale::{Language, Texts};
use crate::app::foundations::navigation::Dialog;
use crate::app::foundations::settings::{Detail, Settings, TableTop};
use crate::app::foundations::theme::{bold, dialog_frame};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{RichText, Ui};
use tabuleiro_engine::search::KEEPS;

/// A page of the dialog.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Page {
    #[default]
    General,
    Keys,
}

pub(super) fn show(
    mut contexts: EguiContexts,
    texts: Res<Texts>,
    mut settings: ResMut<Settings>,
    mut replacing: ResMut<Replacing>,
    mut dialog: ResMut<Dialog>,
    mut shown: Local<Page>,
) -> Result {
    if *dialog != Dialog::Settings {
        if *shown != Page::General {
            *shown = Page::General;
        }
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let mut next = settings.clone();
    let mut awaited = *replacing;
    let close = dialog_frame(context, &texts.get("settings-title"), &texts.get("close"), |ui| {
        ui.horizontal_wrapped(|ui| {
            choose(ui, texts.get("settings-general"), &mut *shown, Page::General);
            choose(ui, texts.get("settings-keys"), &mut *shown, Page::Keys);
        });
        if *shown == Page::Keys {
            return keys::show(ui, &texts, &mut next.bindings, &mut awaited);
        }
        awaited = Replacing::default();
        general(ui, &texts, &mut next);
    });
    settings.set_if_neq(next);
    replacing.set_if_neq(awaited);
    if close {
        *dialog = Dialog::None;
    }
    Ok(())
}

fn general(ui: &mut Ui, texts: &Texts, next: &mut Settings) {
    languages(ui, texts, next);
    let speed = [(0.0, "speed-instant"), (0.5, "speed-slow"), (1.0, "speed-normal"), (2.0, "speed-fast")];
    row(ui, texts.get("settings-speed"), |ui| {
        for (value, id) in speed {
            choose(ui, texts.get(id), &mut next.speed, value);
        }
    });
    wish(ui, texts, "settings-reduced-motion", &mut next.reduced_motion, ["value-on", "value-off"]);
    wish(ui, texts, "settings-colours", &mut next.light, ["colours-light", "colours-dark"]);
    wish(ui, texts, "settings-contrast", &mut next.contrast, ["value-on", "value-off"]);
    row(ui, texts.get("settings-table"), |ui| {
        choose(ui, texts.get("table-by-game"), &mut next.table, None);
        for (table, id) in TableTop::ALL {
            choose(ui, texts.get(id), &mut next.table, Some(table));
        }
    });
    row(ui, texts.get("settings-detail"), |ui| {
        choose(ui, texts.get("detail-by-device"), &mut next.detail, None);
        choose(ui, texts.get("detail-full"), &mut next.detail, Some(Detail::Full));
        choose(ui, texts.get("detail-low"), &mut next.detail, Some(Detail::Low));
    });
    switch(ui, texts, "settings-sound", &mut next.sound);
    row(ui, texts.get("settings-volume"), |ui| {
        let slider = ui.add(egui::Slider::new(&mut next.volume, 0.0..=1.0).show_value(false));
        let name = texts.get("settings-volume");
        slider.widget_info(|| egui::WidgetInfo::slider(true, next.volume.into(), &name));
    });
    row(ui, texts.get("settings-text-size"), |ui| {
        for percent in [85u32, 100, 125, 150, 200] {
            let name = texts.with("settings-text-size-value", &[("percent", percent.into())]);
            choose(ui, name, &mut next.text_size, percent as f32 / 100.0);
        }
    });
    row(ui, texts.get("settings-told"), |ui| {
        choose(ui, texts.get("told-action"), &mut next.tells_all, false);
        choose(ui, texts.get("told-all"), &mut next.tells_all, true);
    });
    if cfg!(target_family = "wasm") {
        switch(ui, texts, "settings-speech", &mut next.speech);
    }
    row(ui, texts.get("settings-scan"), |ui| {
        choose(ui, texts.get("value-off"), &mut next.scan, None);
        for seconds in [1u8, 2, 3, 5] {
            let name = texts.with("settings-scan-value", &[("seconds", seconds.into())]);
            choose(ui, name, &mut next.scan, Some(seconds));
        }
    });
    switch(ui, texts, "settings-legal", &mut next.show_legal);
    switch(ui, texts, "settings-ghost", &mut next.ghost);
    if KEEPS {
        switch(ui, texts, "settings-ponder", &mut next.ponder);
    }
    switch(ui, texts, "settings-rating", &mut next.rating);
    if cfg!(target_family = "wasm") {
        switch(ui, texts, "settings-vibration", &mut next.vibration);
    }
    ui.add_space(8.0);
    if ui.button(texts.get("settings-reset")).clicked() {
        *next = Settings::default();
    }
}

fn row(ui: &mut Ui, name: String, content: impl FnOnce(&mut Ui)) {
    ui.add_space(6.0);
    ui.label(RichText::new(name).font(bold(18.0)));
    ui.horizontal_wrapped(content);
}

fn choose<T: PartialEq + Copy>(ui: &mut Ui, name: String, value: &mut T, choice: T) {
    if pick(ui, *value == choice, name) {
        *value = choice;
    }
}

fn switch(ui: &mut Ui, texts: &Texts, id: &str, value: &mut bool) {
    row(ui, texts.get(id), |ui| {
        for (name, choice) in [("value-on", true), ("value-off", false)] {
            if answer(ui, *value == choice, &texts.get(id), texts.get(name)) {
                *value = choice;
            }
        }
    });
}

/// Draws a choice between the system's preference, yes and no.
fn wish(ui: &mut Ui, texts: &Texts, id: &str, value: &mut Option<bool>, names: [&str; 2]) {
    row(ui, texts.get(id), |ui| {
        for (name, choice) in [("settings-from-system", None), (names[0], Some(true)), (names[1], Some(false))] {
            if answer(ui, *value == choice, &texts.get(id), texts.get(name)) {
                *value = choice;
            }
        }
    });
}

fn languages(ui: &mut Ui, texts: &Texts, settings: &mut Settings) {
    row(ui, texts.get("settings-language"), |ui| {
        choose(ui, texts.get("language-system"), &mut settings.language, None);
        for language in Language::ALL {
            let id = format!("language-{}", language.code());
            choose(ui, texts.get(&id), &mut settings.language, Some(language));
        }
    });
}
