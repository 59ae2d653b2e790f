//! A class: choosing a name, waiting for a match, and what is done without an opponent.

mod digits;
mod enrol;
mod lobby;
mod race;
mod tile;
mod words;

pub(crate) use words::sentences;

use super::commands::ScreenCommands;
use super::widgets::say;
use crate::app::foundations::locale::Texts;
use crate::app::foundations::navigation::{ChangeScreen, Screen};
use crate::app::foundations::theme::{bold, column_screen, palette, regular, screen_head};
use crate::app::panels::hud::whole_time;
use crate::app::play::online::{AskClass, Online};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Margin, RichText, Ui, vec2};
use enrol::Entered;
use tabuleiro_online::class::wire::{Now, PupilView};

/// The widest column: the names have room for four of them.
const WIDTH: f32 = 720.0;

/// Where the head of the screen leads back: out of a class in which the person has no name, and otherwise to the games.
fn leave(view: Option<&PupilView>, commands: &mut ScreenCommands) {
    if view.is_none_or(|view| view.name.is_none() || view.now == Now::Over {}) {
        commands.ask_class.write(AskClass::Leave);
    }
    commands.go.write(ChangeScreen(Screen::Gallery));
}

pub(super) fn show(
    mut contexts: EguiContexts,
    texts: Res<Texts>,
    online: Res<Online>,
    time: Res<Time<Real>>,
    mut commands: ScreenCommands,
    mut entered: Local<Entered>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    column_screen(&context, "class", WIDTH, |ui| {
        let view = online.class();
        let code = view.map_or_else(String::new, |view| view.class.clone());
        if screen_head(ui, &texts.get("gallery-back"), texts.with("class-title", &[("class", code.into())]), |_| {}) {
            leave(view, &mut commands);
        }
        let Some(view) = view else {
            say(ui, texts.get(if online.is_connected() { "distant-asking" } else { "distant-connecting" }));
            return;
        };
        if !online.is_connected() {
            say(ui, texts.get("distant-lost"));
        }
        paused(ui, &texts, view);
        if let Now::Enrol { names } = &view.now {
            entered.show(ui, &texts, &online, (view, names), &mut commands);
            return;
        }
        *entered = Entered::default();
        lobby::show(ui, &texts, &online, view, &mut commands);
        if let Some(left) = online.until_bell(time.elapsed()) {
            let text = texts.with("class-until-bell", &[("time", whole_time(left).into())]);
            ui.add_space(10.0);
            ui.label(RichText::new(text).font(regular(18.0)).color(palette(ui.ctx()).quiet));
        }
    });
    Ok(())
}

/// Draws that all matches are stopped.
fn paused(ui: &mut Ui, texts: &Texts, view: &PupilView) {
    if !view.paused {
        return;
    }
    let colours = palette(ui.ctx());
    ui.add_space(10.0);
    egui::Frame::new().fill(colours.fill).corner_radius(10).inner_margin(Margin::symmetric(14, 10)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let text = RichText::new(texts.get("class-paused")).font(bold(22.0)).color(colours.on_fill);
        ui.add(egui::Label::new(text).wrap());
    });
}

/// Draws what the person has to know first.
fn headline(ui: &mut Ui, text: String) {
    ui.add_space(10.0);
    ui.add(egui::Label::new(RichText::new(text).font(bold(22.0))).wrap());
    ui.add_space(8.0);
}

/// Draws a large button; returns whether it was tapped.
fn large(ui: &mut Ui, text: String) -> bool {
    let face = egui::Button::new(RichText::new(text).font(bold(20.0))).wrap();
    let width = ui.available_width().min(240.0);
    ui.add_sized(vec2(width, 56.0), face).clicked()
}
