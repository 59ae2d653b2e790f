//! Enrolling: the game, the name, and the way for somebody who was there before.

use super::super::commands::ScreenCommands;
use super::super::widgets::{heading, main_button, pick, say};
use super::digits::digits;
use super::{headline, large};
use crate::app::foundations::locale::{Texts, entrant_name};
use crate::app::foundations::theme::{bold, palette};
use crate::app::play::online::{AskClass, Online};
use bevy_egui::egui;
use egui::{Color32, Rect, RichText, Ui, vec2};
use tabuleiro_catalogue::GameId;
use tabuleiro_online::class::names::{COLOURS, Name};
use tabuleiro_online::class::wire::{PupilSection, PupilView};

/// The least width and the height of a name.
const TILE: egui::Vec2 = vec2(156.0, 68.0);

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
            if large(ui, texts.get("class-other-name")) {
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
        if let [only] = &view.sections[..] {
            heading(ui, section_name(only, texts));
            return;
        }
        headline(ui, texts.get("class-choose-game"));
        ui.horizontal_wrapped(|ui| {
            for section in &view.sections {
                if pick(ui, self.section == Some(section.section), section_name(section, texts)) {
                    self.section = Some(section.section);
                }
            }
        });
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
            say(ui, texts.get("distant-full"));
            return;
        }
        headline(ui, texts.get("class-choose-name"));
        let gap = ui.spacing().item_spacing.x;
        let columns = ((ui.available_width() + gap) / (TILE.x + gap)).floor().clamp(1.0, 4.0);
        let width = (ui.available_width() - (columns - 1.0) * gap) / columns;
        for row in names.chunks(columns as usize) {
            ui.horizontal(|ui| {
                for name in row {
                    if tile(ui, width, name, &entrant_name(name, texts)) {
                        self.name = Some(name.clone());
                    }
                }
            });
        }
    }
}

/// Draws a name with its colour; returns whether it was tapped.
fn tile(ui: &mut Ui, width: f32, name: &Name, text: &str) -> bool {
    let face = egui::Button::new(RichText::new(text).font(bold(20.0))).wrap();
    let response = ui.add_sized(vec2(width, TILE.y), face);
    if let Some(colour) = colour(name) {
        let area = response.rect.shrink2(vec2(12.0, 0.0));
        let strip = Rect::from_min_max(
            egui::pos2(area.left(), area.bottom() - 11.0),
            egui::pos2(area.right(), area.bottom() - 5.0),
        );
        ui.painter().rect_filled(strip, 3.0, colour);
    }
    response.clicked()
}
