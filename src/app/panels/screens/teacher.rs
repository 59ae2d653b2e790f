//! The way to the teacher's page of a class, beside a server in this process.

use super::widgets::{heading, main_button, say};
use crate::app::foundations::locale::Texts;
use crate::app::play::online::ServerHere;
use bevy_egui::egui::Ui;

/// Draws a button that opens the page in the browser of the system, if there is a server with a teacher. The address is not
/// shown, because it has the teacher's secret and the window may be projected.
pub(super) fn show(ui: &mut Ui, texts: &Texts, here: Option<&ServerHere>) {
    let Some(page) = here.and_then(|here| here.teacher.as_deref()) else { return };
    heading(ui, texts.get("class-teach"));
    say(ui, texts.get("class-teach-note"));
    if main_button(ui, true, texts.get("class-teach-open")) {
        open(page);
    }
}

/// Opens an address in the browser, beside the frame: some systems take seconds for it.
#[cfg(not(target_family = "wasm"))]
fn open(page: &str) {
    let page = page.to_string();
    std::thread::spawn(move || {
        if let Err(error) = webbrowser::open(&page) {
            bevy::log::warn!("the teacher's page: {error}");
        }
    });
}

/// A page has no server in its process.
#[cfg(target_family = "wasm")]
fn open(_: &str) {}
