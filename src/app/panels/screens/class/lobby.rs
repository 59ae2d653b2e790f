//! The screen of a class for somebody who has a name: what they do now, what they have achieved, and what to do meanwhile.

use super::super::commands::ScreenCommands;
use super::super::widgets::{heading, main_button};
use super::race::race;
use super::words::{achieved, state, task};
use super::{headline, large};
use crate::app::foundations::locale::{Texts, entrant_name};
use crate::app::foundations::referee::SetUp;
use crate::app::foundations::theme::{bold, palette, regular};
use crate::app::play::online::{AskClass, Online};
use crate::app::play::tutor::{StartStudy, Study};
use bevy_egui::egui;
use egui::{RichText, Ui};
use tabuleiro_catalogue::matches::{Occupant, Record};
use tabuleiro_online::class::wire::{Now, PupilView};

/// The level of the computer for somebody without an opponent: everybody has a chance.
const LEVEL: u8 = 1;

pub(super) fn show(ui: &mut Ui, texts: &Texts, online: &Online, view: &PupilView, commands: &mut ScreenCommands) {
    if let Some(name) = &view.name {
        let hello = texts.with("class-hello", &[("name", entrant_name(name, texts).into())]);
        ui.add_space(8.0);
        ui.add(egui::Label::new(RichText::new(hello).font(bold(26.0)).color(palette(ui.ctx()).accent)).wrap());
    }
    if let Some(id) = online.class_refusal() {
        ui.add(egui::Label::new(RichText::new(texts.get(id)).font(bold(20.0))).wrap());
    }
    headline(ui, task(view, online.is_match_over(), texts));
    act(ui, texts, view, commands);
    ui.add_space(10.0);
    for line in achieved(view, texts) {
        ui.add(egui::Label::new(RichText::new(line).font(bold(20.0))).wrap());
    }
    for line in state(view, texts) {
        let text = RichText::new(line).font(regular(18.0)).color(palette(ui.ctx()).quiet);
        ui.add(egui::Label::new(text).wrap());
    }
    if matches!(view.now, Now::Wait {} | Now::Rest {}) {
        meanwhile(ui, texts, online, commands);
    }
    if view.now == (Now::Wait {}) && !view.sections.is_empty() {
        pause(ui, texts, commands);
    }
}

/// Draws the button of what the person does now.
fn act(ui: &mut Ui, texts: &Texts, view: &PupilView, commands: &mut ScreenCommands) {
    match &view.now {
        Now::Play { .. } => {
            if main_button(ui, true, texts.get("class-to-table")) {
                commands.ask_class.write(AskClass::ToTable);
            }
        }
        Now::Bye { .. } => {
            if main_button(ui, true, texts.get("class-computer")) {
                commands.set_up.write_batch(bye(view).map(SetUp));
            }
        }
        Now::Computer { halves, .. } => {
            let id = if halves.is_none() { "class-computer" } else { "class-computer-again" };
            if main_button(ui, true, texts.get(id)) {
                commands.ask_class.write(AskClass::Computer);
            }
        }
        Now::Puzzles { count, solved } => race(ui, texts, *count, solved, commands),
        Now::Rest {} => {
            if main_button(ui, true, texts.get("class-come-back")) {
                commands.ask_class.write(AskClass::Rest(false));
            }
        }
        Now::Over {} => {
            if main_button(ui, true, texts.get("gallery-back")) {
                commands.ask_class.write(AskClass::Leave);
            }
        }
        Now::Wait {} | Now::Enrol { .. } => {}
    }
}

/// Returns a match against the computer, with the rules of the section.
fn bye(view: &PupilView) -> Option<Record> {
    let section = view.sections.first()?;
    let occupants = [Occupant::Human, Occupant::computer(LEVEL)];
    Some(Record { options: section.options.clone(), occupants, ..Record::of(&section.game) })
}

/// Draws what can be done while nothing else is to be done.
fn meanwhile(ui: &mut Ui, texts: &Texts, online: &Online, commands: &mut ScreenCommands) {
    let Some((game, variant)) = online.class_game() else { return };
    heading(ui, texts.get("class-meanwhile"));
    ui.horizontal_wrapped(|ui| {
        let title = texts.title(game, variant);
        if large(ui, format!("{}: {title}", texts.get("learn"))) {
            commands.learn.write(StartStudy(Study::Lesson { game, variant: variant.into() }));
        }
        if large(ui, texts.get("class-puzzle")) {
            let next = commands.library.open_puzzle(game, variant, &commands.progress);
            commands.learn.write_batch(next.map(StartStudy));
        }
    });
}

/// Draws the button for somebody who wants no opponent in the next round.
fn pause(ui: &mut Ui, texts: &Texts, commands: &mut ScreenCommands) {
    ui.add_space(14.0);
    if large(ui, texts.get("class-pause")) {
        commands.ask_class.write(AskClass::Rest(true));
    }
}
