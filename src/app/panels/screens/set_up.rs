//! The page on which a match is set up: variant, options, players, lessons and published games.

use super::cards::variant;
use super::commands::ScreenCommands;
use super::draft::Draft;
use super::options::options;
use super::pictures::{Pictures, ThumbnailSubject};
use super::shelves::Shelves;
use super::solved::solved;
use super::time::clocks;
use super::widgets::{heading, pick, side_name};
use crate::app::foundations::locale::Texts;
use crate::app::foundations::navigation::{ChangeScreen, Dialog, Screen};
use crate::app::foundations::referee::SetUp;
use crate::app::foundations::theme::{Icon, bold, button, column_screen, palette, regular, screen_head, tick};
use crate::app::play::online::Dial;
use crate::app::play::tutor::{StartStudy, Study};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{RichText, Ui, vec2};
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::{Occupant, Seating};
use tabuleiro_engine::person::{Character, Persona};
use tabuleiro_engine::search::Level;
use tabuleiro_learning::Puzzle;
use tabuleiro_online::message::Policy;
use tabuleiro_online::words::PersonChoice;
use tabuleiro_rules::Player;

pub(super) fn show(
    mut contexts: EguiContexts,
    texts: Res<Texts>,
    mut pictures: ResMut<Pictures>,
    mut commands: ScreenCommands,
    mut shelves: Local<Option<(GameId, Shelves)>>,
) -> Result {
    pictures.register(&mut contexts);
    let context = contexts.ctx_mut()?.clone();
    let game = commands.draft.game;
    if shelves.as_ref().is_none_or(|(id, _)| *id != game) {
        *shelves = Some((game, Shelves::of(game)));
    }
    column_screen(&context, "set-up", 760.0, |ui| {
        page(ui, game, &texts, &mut pictures, &mut commands);
        if let Some((_, shelves)) = &*shelves {
            shelves.show(ui, &texts, &mut commands);
        }
    });
    Ok(())
}

fn page(ui: &mut Ui, game: GameId, texts: &Texts, pictures: &mut Pictures, commands: &mut ScreenCommands) {
    let title = texts.title(game, variant(&commands.draft.record));
    let goes_back = screen_head(ui, &texts.get("gallery-back"), title, |ui| {
        if button(ui, Icon::Rules, &texts.get("rules"), true, false).clicked() {
            *commands.dialog = Dialog::Rules;
        }
    });
    if goes_back {
        commands.go.write(ChangeScreen(Screen::Gallery));
    }
    let wide = ui.available_width() > 560.0;
    // The board with the chosen options.
    let facts = game.facts();
    let chosen = facts.parse_options(commands.draft.record.options.iter().map(String::as_str));
    let chosen = chosen.unwrap_or_else(|_| facts.defaults());
    let solved = solved(commands.proofs.of(game), &chosen, texts);
    let subject = ThumbnailSubject::of(game, chosen);
    let mut picture = |ui: &mut Ui, width: f32| {
        if let Some(texture) = pictures.texture(subject.clone()) {
            ui.add(egui::Image::new((texture, vec2(width, width * 0.62))).corner_radius(14));
        }
    };
    if wide {
        ui.horizontal_top(|ui| {
            let width = ui.available_width() * 0.5;
            picture(ui, width);
            ui.add_space(10.0);
            ui.vertical(|ui| invitation(ui, game, texts, solved, commands));
        });
    } else {
        let width = ui.available_width();
        picture(ui, width);
        invitation(ui, game, texts, solved, commands);
    }
    options(ui, game, texts, &mut commands.draft.record);
    players(ui, game, texts, &mut commands.draft);
    if commands.draft.record.occupants.contains(&Occupant::Human) {
        let is_distant = commands.draft.is_distant;
        clocks(ui, texts, &mut commands.draft.record, is_distant);
    } else {
        commands.draft.record.clock = None;
    }
}

/// Draws the description and the button that opens the table.
fn invitation(ui: &mut Ui, game: GameId, texts: &Texts, solved: Option<String>, commands: &mut ScreenCommands) {
    let goal = RichText::new(texts.goal(game, variant(&commands.draft.record))).font(regular(20.0));
    ui.add(egui::Label::new(goal).wrap());
    let facts = game.facts();
    let credit = facts.credit(variant(&commands.draft.record));
    let origin = credit.into_iter().filter(|told| !told.is_empty()).collect::<Vec<_>>().join(", ");
    if !origin.is_empty() {
        ui.label(RichText::new(origin).font(regular(17.0)).color(palette(ui.ctx()).quiet));
    }
    let about = texts.with("about-actions", &[("count", facts.typical_plies.into())]);
    ui.label(RichText::new(about).font(regular(17.0)).color(palette(ui.ctx()).quiet));
    if let Some(solved) = solved {
        let solved = RichText::new(solved).font(regular(17.0)).color(palette(ui.ctx()).accent);
        ui.add(egui::Label::new(solved).wrap());
    }
    ui.add_space(12.0);
    let colours = palette(ui.ctx());
    let play = if commands.draft.is_distant { "distant-open" } else { "play" };
    let text = RichText::new(texts.get(play)).font(bold(24.0)).color(colours.on_fill);
    if ui.add_sized(vec2(200.0, 56.0), egui::Button::new(text).fill(colours.fill)).clicked() {
        if commands.draft.is_distant {
            let policy = Policy { spectators: !commands.draft.is_private, ..Policy::default() };
            let record = Box::new(commands.draft.record.clone());
            commands.dial.write(Dial::Open(record, commands.draft.person, policy));
            commands.go.write(ChangeScreen(Screen::Devices));
        } else {
            commands.set_up.write(SetUp(commands.draft.record.clone()));
        }
    }
    school(ui, game, texts, commands);
}

/// Draws a button for a lesson or puzzles, with a tick if it is done.
fn course(ui: &mut Ui, label: String, done: bool) -> bool {
    let face = egui::Button::new(RichText::new(label).font(bold(20.0))).min_size(vec2(120.0, 52.0));
    let response = ui.add(face);
    if done {
        let corner = response.rect.right_top() + vec2(-16.0, 14.0);
        tick(ui.painter(), egui::Rect::from_center_size(corner, vec2(14.0, 14.0)), palette(ui.ctx()).accent);
    }
    response.clicked()
}

/// Draws the buttons of the lesson and of the first unsolved puzzle.
fn school(ui: &mut Ui, game: GameId, texts: &Texts, commands: &mut ScreenCommands) {
    let variant = variant(&commands.draft.record).to_string();
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        if course(ui, texts.get("learn"), commands.progress.knows(game, &variant)) {
            commands.learn.write(StartStudy(Study::Lesson { game, variant: variant.clone() }));
        }
        let all = commands.library.puzzles(game);
        let open = |puzzle: &&Puzzle| !commands.progress.solved(game, &puzzle.id);
        let (count, left) = (all.of_card(&variant).count(), all.of_card(&variant).filter(open).count());
        let label = texts.with("puzzles-solved", &[("solved", (count - left).into()), ("count", count.into())]);
        if count > 0 && course(ui, label, left == 0) {
            let next = commands.library.open_puzzle(game, &variant, &commands.progress);
            commands.learn.write_batch(next.map(StartStudy));
        }
    });
}

fn players(ui: &mut Ui, game: GameId, texts: &Texts, draft: &mut Draft) {
    use Occupant::{Computer, Human};
    let Draft { record, is_distant, person, is_private, .. } = draft;
    heading(ui, texts.get("setup-players"));
    let persona = record.occupants.iter().find_map(|o| match o {
        Computer(persona) => Some(*persona),
        Human => None,
    });
    let humans = record.occupants.iter().filter(|o| **o == Human).count();
    ui.horizontal_wrapped(|ui| {
        let here = !*is_distant;
        let same = here && humans == 2 && record.seating == Seating::SameSide;
        let facing = here && humans == 2 && record.seating == Seating::FaceToFace;
        let persona = persona.unwrap_or(Level::ALL[1].into());
        let modes = [
            (same, "mode-same-side", [Human; 2], Seating::SameSide, false),
            (facing, "mode-face-to-face", [Human; 2], Seating::FaceToFace, false),
            (*is_distant, "mode-other-device", [Human; 2], Seating::SameSide, true),
            (humans == 1, "mode-computer", [Human, Computer(persona)], Seating::SameSide, false),
            (humans == 0, "mode-watch", [Computer(persona); 2], Seating::SameSide, false),
        ];
        for (is_chosen, name, occupants, seating, distant) in modes {
            if pick(ui, is_chosen, texts.get(name)) && !is_chosen {
                (record.occupants, record.seating, *is_distant) = (occupants, seating, distant);
            }
        }
    });
    if *is_distant {
        let seats = [PersonChoice::Random, PersonChoice::First, PersonChoice::Second];
        let name = |seat| match seat {
            PersonChoice::Random => texts.get("distant-random"),
            PersonChoice::First => side_name(game, Player::First, texts),
            PersonChoice::Second => side_name(game, Player::Second, texts),
        };
        heading(ui, texts.get("setup-side"));
        ui.horizontal_wrapped(|ui| {
            for seat in seats {
                if pick(ui, *person == seat, name(seat)) {
                    *person = seat;
                }
            }
        });
        heading(ui, texts.get("setup-spectators"));
        ui.horizontal_wrapped(|ui| {
            for private in [false, true] {
                let name = if private { "spectators-none" } else { "spectators-with-code" };
                if pick(ui, *is_private == private, texts.get(name)) {
                    *is_private = private;
                }
            }
        });
    }
    if humans == 1 {
        heading(ui, texts.get("setup-side"));
        ui.horizontal_wrapped(|ui| {
            for side in Player::BOTH {
                let own = record.occupants[side.index()] == Human;
                if pick(ui, own, side_name(game, side, texts)) && !own {
                    record.occupants.swap(0, 1);
                }
            }
        });
    }
    if humans < 2 {
        let chosen = choose_persona(ui, game, texts, persona.unwrap_or(Level::ALL[1].into()));
        for occupant in record.occupants.iter_mut().filter(|o| **o != Human) {
            *occupant = Computer(chosen);
        }
    }
}

/// Draws the levels and the characters of the computer, and returns what is chosen.
fn choose_persona(ui: &mut Ui, game: GameId, texts: &Texts, mut persona: Persona) -> Persona {
    heading(ui, texts.get("setup-level"));
    ui.horizontal_wrapped(|ui| {
        for offered in Level::ALL {
            if pick(ui, persona.level.number() == offered.number(), texts.get(offered.name())) {
                persona.level = offered;
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        let half = persona.level.is_half_step();
        if pick(ui, half, texts.get("level-half-step")) {
            persona.level = persona.level.with_half_step(!half);
        }
    });
    if persona.level.is_best() {
        return persona;
    }
    heading(ui, texts.get("setup-character"));
    let id = |character: Character| format!("character-{}", character.word());
    ui.horizontal_wrapped(|ui| {
        for character in [Character::Even].into_iter().chain(game.characters().iter().copied()) {
            if pick(ui, persona.character == character, texts.game(game, &id(character), &[])) {
                persona.character = character;
            }
        }
    });
    if let Some(note) = texts.attribute(game, &id(persona.character), "note") {
        ui.add(egui::Label::new(RichText::new(note).font(regular(16.0)).color(palette(ui.ctx()).quiet)).wrap());
    }
    persona
}
