//! Enrolling: the game, the name, and the way for somebody who was there before.

use super::super::commands::ScreenCommands;
use super::super::widgets::{heading, main_button, say};
use super::digits::digits;
use super::tile::{Tile, tiles};
use super::{headline, large};
use crate::app::foundations::locale::{Texts, entrant_name};
use crate::app::foundations::theme::{bold, palette};
use crate::app::play::online::{AskClass, Online};
use bevy_egui::egui;
use egui::{Color32, RichText, Ui};
use tabuleiro_catalogue::GameId;
use tabuleiro_online::class::names::{COLOURS, Name};
use tabuleiro_online::class::wire::{PupilSection, PupilView};

/// What the person has entered.
#[derive(Default)]
pub(in super::super) struct Entered {
    section: Option<usize>,
    name: Option<Name>,
    /// Whether the class has been asked for the name and has not answered.
    has_asked: bool,
    /// The digits entered by somebody who was there before.
    digits: Option<String>,
}

/// Returns the colour of a name; none for a name that the teacher typed.
fn colour(name: &Name) -> Option<Color32> {
    let Name::Animal(_, colour) = name else { return None };
    let [r, g, b] = match *COLOURS.get(usize::from(*colour))? {
        "blue" => [58, 122, 204],
        "cream" => [240, 226, 180],
        "green" => [70, 150, 84],
        "orange" => [232, 132, 40],
        "pink" => [232, 130, 170],
        "turquoise" => [52, 178, 178],
        _ => [138, 92, 190],
    };
    Some(Color32::from_rgb(r, g, b))
}

/// Returns the name of a section: its game.
fn section_name(section: &PupilSection, texts: &Texts) -> String {
    let variant = section.options.iter().find(|word| !word.contains('=')).map_or("", String::as_str);
    GameId::find(&section.game).map_or_else(|_| section.game.clone(), |game| texts.title(game, variant))
}

impl Entered {
    /// Draws the step that comes next.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        online: &Online,
        (view, names): (&PupilView, &[Name]),
        commands: &mut ScreenCommands,
    ) {
        if let Some(id) = online.class_refusal() {
            // The name is another one's, or the door has been closed meanwhile.
            if std::mem::take(&mut self.has_asked) {
                self.name = None;
            }
            let text = RichText::new(texts.get(id)).font(bold(20.0)).color(palette(ui.ctx()).accent);
            ui.add_space(8.0);
            ui.add(egui::Label::new(text).wrap());
        }
        if let Some(entered) = &mut self.digits {
            if let Some(digits) = digits(ui, texts, entered) {
                commands.ask_class.write(AskClass::Resume(digits));
            }
            ui.add_space(14.0);
            if large(ui, texts.get("class-not-before")) {
                self.digits = None;
            }
            return;
        }
        if view.locked {
            headline(ui, texts.get("class-locked"));
        } else {
            self.game(ui, texts, view);
            if view.sections.len() < 2 || self.section.is_some() {
                self.names(ui, texts, names, commands);
            }
        }
        if self.name.is_none() {
            ui.add_space(18.0);
            if large(ui, texts.get("class-here-before")) {
                self.digits = Some(String::new());
            }
        }
    }

    /// Draws the games, if there are several.
    fn game(&mut self, ui: &mut Ui, texts: &Texts, view: &PupilView) {
        match &view.sections[..] {
            // The teacher chooses the game later.
            [] => return,
            [only] => return heading(ui, section_name(only, texts)),
            _ => {}
        }
        headline(ui, texts.get("class-choose-game"));
        let tile = |section: &PupilSection| {
            let is_chosen = Some(self.section == Some(section.section));
            Tile { text: section_name(section, texts), strip: None, is_chosen }
        };
        let shown: Vec<Tile> = view.sections.iter().map(tile).collect();
        if let Some(place) = tiles(ui, &shown) {
            self.section = Some(view.sections[place].section);
        }
    }

    /// Draws the names, or the question whether the chosen one is right.
    fn names(&mut self, ui: &mut Ui, texts: &Texts, names: &[Name], commands: &mut ScreenCommands) {
        if let Some(name) = &self.name {
            headline(ui, texts.with("class-confirm-name", &[("name", entrant_name(name, texts).into())]));
            if self.has_asked {
                say(ui, texts.get("distant-asking"));
                return;
            }
            if main_button(ui, true, texts.get("class-this-name")) {
                commands.ask_class.write(AskClass::Enrol(name.clone(), self.section));
                self.has_asked = true;
            }
            ui.add_space(10.0);
            if large(ui, texts.get("class-other-name")) {
                self.name = None;
            }
            return;
        }
        if names.is_empty() {
            say(ui, texts.get("class-no-names"));
            return;
        }
        headline(ui, texts.get("class-choose-name"));
        let tile = |name: &Name| Tile { text: entrant_name(name, texts), strip: colour(name), is_chosen: None };
        let shown: Vec<Tile> = names.iter().map(tile).collect();
        if let Some(place) = tiles(ui, &shown) {
            self.name = Some(names[place].clone());
        }
    }
}
