//! The list of the person's matches, with their statistics.

use super::commands::ScreenCommands;
use super::statistics;
use super::widgets::{level_name, pick};
use crate::app::foundations::locale::Texts;
use crate::app::foundations::navigation::{ChangeScreen, Screen};
use crate::app::foundations::settings::Settings;
use crate::app::foundations::theme::{Icon, bold, button, column_screen, palette, regular, screen_head};
use crate::app::panels::hud::draw_miniature;
use crate::app::play::collection::{Ask, Collection, Opening};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use chrono::DateTime;
use egui::{RichText, Ui, vec2};
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::{Occupant, Seating};
use tabuleiro_kept::{Filter, MatchId, Standing, Summary};

/// The width of a small board.
const BOARD: f32 = 92.0;

pub(super) fn show(
    mut contexts: EguiContexts,
    texts: Res<Texts>,
    collection: Res<Collection>,
    settings: Res<Settings>,
    mut commands: ScreenCommands,
    mut statement: Local<bool>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    column_screen(&context, "matches", 820.0, |ui| {
        header(ui, &texts, &collection, &mut commands, &mut statement);
        if *statement {
            let game = collection.filter.game.as_deref();
            statistics::show(ui, &texts, &collection.statement, game, settings.rating, &commands.progress);
        }
        filters(ui, &texts, &collection, &mut commands);
        list(ui, &texts, &collection, &mut commands);
    });
    Ok(())
}

fn header(ui: &mut Ui, texts: &Texts, collection: &Collection, commands: &mut ScreenCommands, statement: &mut bool) {
    let goes_back = screen_head(ui, &texts.get("gallery-back"), texts.get("matches"), |ui| {
        let any = !collection.matches.is_empty();
        if button(ui, Icon::Export, &texts.get("matches-export"), any, false).clicked() {
            commands.ask.write(Ask::ExportAll);
        }
        if button(ui, Icon::Values, &texts.get("statistics"), true, *statement).clicked() {
            *statement = !*statement;
        }
    });
    if goes_back {
        commands.go.write(ChangeScreen(Screen::Gallery));
    }
    if collection.can_bring_back() {
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(texts.get("match-deleted")).font(regular(18.0)));
            let text = RichText::new(texts.get("match-bring-back")).font(bold(18.0));
            if ui.add(egui::Button::new(text).min_size(vec2(120.0, 44.0))).clicked() {
                commands.ask.write(Ask::BringBack);
            }
        });
    }
}

fn filters(ui: &mut Ui, texts: &Texts, collection: &Collection, commands: &mut ScreenCommands) {
    let filter = &collection.filter;
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        let standings = [
            (None, "matches-all"),
            (Some(Standing::Unfinished), "matches-unfinished"),
            (Some(Standing::Won), "matches-won"),
            (Some(Standing::Lost), "matches-lost"),
        ];
        for (standing, id) in standings {
            if pick(ui, filter.standing == standing, texts.get(id)) {
                commands.ask.write(Ask::List(Filter { standing, ..filter.clone() }));
            }
        }
        let title = |id: &str| GameId::find(id).map_or_else(|_| id.to_string(), |game| texts.title(game, ""));
        let shown = filter.game.as_deref().map_or_else(|| texts.get("matches-every-game"), title);
        let face = RichText::new(format!("{shown} …")).font(regular(18.0));
        let face = ui.add(egui::Button::selectable(filter.game.is_some(), face).min_size(vec2(64.0, 44.0)));
        egui::Popup::menu(&face).show(|ui| {
            let mut games: Vec<(String, Option<String>)> =
                GameId::ALL.iter().map(|game| (texts.title(*game, ""), Some(game.id().to_string()))).collect();
            games.sort();
            games.insert(0, (texts.get("matches-every-game"), None));
            crate::app::foundations::theme::scroll().max_height(360.0).show(ui, |ui| {
                for (name, game) in games {
                    let face = egui::Button::selectable(filter.game == game, name).min_size(vec2(240.0, 44.0));
                    if ui.add(face).clicked() {
                        commands.ask.write(Ask::List(Filter { game, ..filter.clone() }));
                        ui.close();
                    }
                }
            });
        });
    });
}

fn list(ui: &mut Ui, texts: &Texts, collection: &Collection, commands: &mut ScreenCommands) {
    ui.add_space(8.0);
    if collection.known && collection.matches.is_empty() {
        let id = if collection.filter.is_open() { "matches-none" } else { "matches-none-such" };
        ui.label(RichText::new(texts.get(id)).font(regular(20.0)));
    }
    for (id, summary) in &collection.matches {
        row(ui, texts, collection, *id, summary.as_ref(), commands);
        ui.add_space(6.0);
    }
    if collection.more {
        let text = RichText::new(texts.get("matches-more")).font(bold(18.0));
        if ui.add(egui::Button::new(text).min_size(vec2(160.0, 46.0))).clicked() {
            commands.ask.write(Ask::More);
        }
    }
}

fn row(
    ui: &mut Ui,
    texts: &Texts,
    collection: &Collection,
    id: MatchId,
    summary: Option<&Summary>,
    commands: &mut ScreenCommands,
) {
    let colours = palette(ui.ctx());
    let frame = egui::Frame::new().fill(colours.card).corner_radius(12).inner_margin(10);
    let response = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            let known = summary.and_then(|_| collection.board(id, &mut commands.ask));
            let (place, _) = ui.allocate_exact_size(vec2(BOARD, BOARD), egui::Sense::hover());
            if let Some(position) = known {
                draw_miniature(ui.painter(), place, position, colours);
            }
            ui.add_space(6.0);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                let Some(summary) = summary else {
                    ui.label(RichText::new(texts.get("match-damaged")).font(regular(18.0)));
                    delete(ui, texts, id, commands);
                    return;
                };
                describe(ui, texts, summary);
                buttons(ui, texts, id, summary, commands);
            });
        });
    });
    // Damaged matches have no name to read.
    let said = summary.map(|summary| format!("{}. {}", title(summary, texts), result(summary, texts)));
    let said = said.unwrap_or_else(|| texts.get("match-damaged"));
    response.response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &said));
}

fn describe(ui: &mut Ui, texts: &Texts, summary: &Summary) {
    let quiet = palette(ui.ctx()).quiet;
    ui.add(egui::Label::new(RichText::new(title(summary, texts)).font(bold(20.0))).wrap());
    let about = format!("{} · {}", opponent(summary, texts), date(summary.changed));
    ui.add(egui::Label::new(RichText::new(about).font(regular(16.0)).color(quiet)).wrap());
    ui.add(egui::Label::new(RichText::new(result(summary, texts)).font(regular(17.0))).wrap());
}

fn buttons(ui: &mut Ui, texts: &Texts, id: MatchId, summary: &Summary, commands: &mut ScreenCommands) {
    ui.horizontal_wrapped(|ui| {
        let colours = palette(ui.ctx());
        let open = summary.standing() == Standing::Unfinished;
        let (main, opening) =
            if open { ("match-continue", Opening::Continue) } else { ("match-see-end", Opening::End) };
        let text = RichText::new(texts.get(main)).font(bold(17.0)).color(colours.on_fill);
        if ui.add(egui::Button::new(text).fill(colours.fill).min_size(vec2(96.0, 44.0))).clicked() {
            commands.ask.write(Ask::Open(id, opening));
        }
        let text = RichText::new(texts.get("replay")).font(regular(17.0));
        // Cards have the colour of other buttons.
        if ui.add(egui::Button::new(text).fill(colours.ground).min_size(vec2(80.0, 44.0))).clicked() {
            commands.ask.write(Ask::Open(id, Opening::Replay));
        }
        delete(ui, texts, id, commands);
    });
}

fn delete(ui: &mut Ui, texts: &Texts, id: MatchId, commands: &mut ScreenCommands) {
    if button(ui, Icon::Close, &texts.get("match-delete"), true, false).clicked() {
        commands.ask.write(Ask::Delete(id));
    }
}

/// Returns the name of the game.
pub(super) fn title(summary: &Summary, texts: &Texts) -> String {
    let variant = summary.options.iter().find(|word| !word.contains('=')).map_or("", String::as_str);
    GameId::find(&summary.game).map_or_else(|_| summary.game.clone(), |game| texts.title(game, variant))
}

/// Returns who plays.
pub(super) fn opponent(summary: &Summary, texts: &Texts) -> String {
    match (summary.occupants, summary.seating) {
        ([Occupant::Human, Occupant::Human], Seating::SameSide) => texts.get("mode-same-side"),
        ([Occupant::Human, Occupant::Human], Seating::FaceToFace) => texts.get("mode-face-to-face"),
        ([Occupant::Computer(_), Occupant::Computer(_)], _) => texts.get("mode-watch"),
        ([Occupant::Computer(persona), _] | [_, Occupant::Computer(persona)], _) => {
            texts.with("match-against", &[("level", level_name(persona, texts).into())])
        }
    }
}

/// Returns how the match stands and why.
fn result(summary: &Summary, texts: &Texts) -> String {
    let Some(ending) = &summary.ending else {
        return texts.with("match-open", &[("count", summary.actions.into())]);
    };
    let head = match summary.standing() {
        Standing::Won => texts.get("match-won"),
        Standing::Lost => texts.get("match-lost"),
        Standing::Drawn => texts.get("draw"),
        Standing::Unfinished | Standing::Over => {
            let game = GameId::find(&summary.game);
            let side = ending.winner.zip(game.ok()).map(|(person, game)| texts.side(game, "wins", person));
            side.unwrap_or_default()
        }
    };
    let early = ending.reason.starts_with("ended-").then(|| texts.get(&ending.reason));
    let count = texts.with("match-actions", &[("count", summary.actions.into())]);
    [Some(head), early, Some(count)].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// Returns a date as year, month, day and time of this place.
fn date(seconds: u64) -> String {
    let time = DateTime::from_timestamp(seconds as i64, 0).unwrap_or_default();
    time.with_timezone(&chrono::Local).format("%Y-%m-%d %H:%M").to_string()
}
