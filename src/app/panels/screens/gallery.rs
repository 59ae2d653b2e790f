//! The gallery: every game with a picture of its board, grouped by family.

use super::card_faces::{card, goal, row};
use super::cards::{Card, cards, variant};
use super::commands::ScreenCommands;
use super::daily::Daily;
use super::draft::Draft;
use super::matches::{opponent, title};
use super::pictures::Pictures;
use super::search::Search;
use super::widgets::main_button;
use crate::app::foundations::locale::Texts;
use crate::app::foundations::navigation::{ChangeScreen, Dialog, GalleryScroll, Home, Screen};
use crate::app::foundations::referee::SetUp;
use crate::app::foundations::theme::{Icon, button, worded_button};
use crate::app::foundations::theme::{bold, heading_label, palette, regular, whole_screen};
use crate::app::play::archive::{ASKS, Exports, Import, Pick, Unfinished};
use crate::app::play::collection::{Ask, Collection, Opening};
use crate::app::play::online::Online;
use crate::app::play::tutor::{Begun, StartStudy, Study};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{RichText, Ui, vec2};
use tabuleiro_catalogue::GameId;
use tabuleiro_rules::Family;

/// The width from which the buttons of the gallery are beside its name.
const BESIDE: f32 = 1000.0;

/// The width up to which a card is a row with a small picture, so that a telephone shows several.
const ROWS: f32 = 560.0;

/// Returns the suffix of a family's message ids.
fn family_id(family: Family) -> &'static str {
    match family {
        Family::Connection => "family-connection",
        Family::Alignment => "family-alignment",
        Family::Capture => "family-capture",
        Family::Territory => "family-territory",
        Family::Blockade => "family-blockade",
        Family::Sowing => "family-sowing",
        Family::Chess => "family-chess",
    }
}

/// A family to which the person wants to go.
#[derive(Clone, Copy)]
struct Jump {
    family: Family,
    /// Whether the first card takes the focus. A pointer leaves the focus where it is.
    with_focus: bool,
}

pub(super) fn show(
    mut contexts: EguiContexts,
    texts: Res<Texts>,
    unfinished: Res<Unfinished>,
    collection: Res<Collection>,
    online: Res<Online>,
    home: Res<Home>,
    exports: Res<Exports>,
    mut pictures: ResMut<Pictures>,
    mut search: ResMut<Search>,
    mut scroll: ResMut<GalleryScroll>,
    mut commands: ScreenCommands,
    mut daily: Local<Daily>,
) -> Result {
    pictures.register(&mut contexts);
    let context = contexts.ctx_mut()?.clone();
    let screen = context.content_rect();
    let wanted = scroll.wanted;
    let at = whole_screen(&context, "gallery", wanted, |ui| {
        let side = if screen.width() < 700.0 { 14.0 } else { 36.0 };
        egui::Frame::new().inner_margin(egui::Margin::symmetric(side as i8, 18)).show(ui, |ui| {
            back(ui, &texts, *home, &mut commands);
            header(ui, &texts, &unfinished, &collection, &online, &mut commands);
            daily.show(ui, &texts, &mut commands);
            begun(ui, &texts, &mut commands);
            saved(ui, &texts, &exports, &mut commands);
            field(ui, &texts, search.bypass_change_detection());
            let found: Vec<Card> = cards().into_iter().filter(|&c| search.finds(c, &texts)).collect();
            if found.is_empty() {
                ui.add_space(20.0);
                ui.label(RichText::new(texts.get("gallery-nothing")).font(regular(20.0)));
            }
            let jump = families(ui, &found, &texts);
            for family in Family::ALL {
                let jump = jump.filter(|jump| jump.family == family);
                shelf(ui, family, jump, &found, &texts, &mut pictures, &mut commands);
            }
            ui.add_space(24.0);
        });
    });
    scroll.set_if_neq(GalleryScroll { at, wanted: None });
    Ok(())
}

/// Draws the way back to where the person is expected.
fn back(ui: &mut Ui, texts: &Texts, home: Home, commands: &mut ScreenCommands) {
    if home.is_elsewhere() {
        if main_button(ui, true, texts.get(home.back)) {
            commands.go.write(ChangeScreen(home.screen));
        }
        ui.add_space(12.0);
    }
}

fn header(
    ui: &mut Ui,
    texts: &Texts,
    unfinished: &Unfinished,
    collection: &Collection,
    online: &Online,
    commands: &mut ScreenCommands,
) {
    let colours = palette(ui.ctx());
    let name = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        // A size at which the word is never broken.
        let size = (ui.available_width() / 6.5).min(40.0);
        ui.label(RichText::new(texts.get("app-name")).font(bold(size)));
        let subtitle = RichText::new(texts.get("app-subtitle")).font(regular(19.0)).color(colours.quiet);
        ui.add(egui::Label::new(subtitle).wrap());
    };
    let buttons = |ui: &mut Ui, commands: &mut ScreenCommands| {
        if worded_button(ui, Icon::Settings, &texts.get("settings"), false).clicked() {
            *commands.dialog = Dialog::Settings;
        }
        let goes_on = online.is_away_from_table();
        if worded_button(ui, Icon::Devices, &texts.get("mode-other-device"), goes_on).clicked() {
            commands.go.write(ChangeScreen(Screen::Devices));
        }
        if worded_button(ui, Icon::Matches, &texts.get("matches"), false).clicked() {
            commands.go.write(ChangeScreen(Screen::Matches));
        }
    };
    if ui.available_width() < BESIDE {
        ui.vertical(name);
        ui.add_space(10.0);
        ui.horizontal_wrapped(|ui| buttons(ui, commands));
    } else {
        // The buttons keep their width; the text beside them wraps.
        egui::Sides::new().shrink_left().show(ui, |ui| ui.vertical(name), |ui| buttons(ui, commands));
    }
    if !collection.recent.is_empty() {
        recent(ui, texts, collection, commands);
        return;
    }
    // The matches cannot be read, or have not been read yet. If they have, none is unfinished.
    let Some(record) = unfinished.0.as_ref().filter(|_| !collection.knows_recent) else { return };
    let Ok(game) = GameId::find(&record.game) else { return };
    ui.add_space(12.0);
    let count = record.cursor.unwrap_or(record.moves.len());
    let label = texts
        .with("gallery-continue-at", &[("game", texts.title(game, variant(record)).into()), ("count", count.into())]);
    let text = RichText::new(format!("{} – {label}", texts.get("gallery-continue"))).font(bold(19.0));
    let face = egui::Button::new(text.color(colours.on_fill)).fill(colours.fill).min_size(vec2(120.0, 46.0));
    if ui.add(face).clicked() {
        commands.set_up.write(SetUp(record.clone()));
    }
}

/// Draws the last unfinished matches.
fn recent(ui: &mut Ui, texts: &Texts, collection: &Collection, commands: &mut ScreenCommands) {
    ui.add_space(12.0);
    ui.horizontal_wrapped(|ui| {
        let colours = palette(ui.ctx());
        for (i, (id, summary)) in collection.recent.iter().enumerate() {
            let count = [("game", title(summary, texts).into()), ("count", summary.actions.into())];
            let label = texts.with("gallery-continue-at", &count);
            let first = i == 0;
            let label = if first { format!("{} – {label}", texts.get("gallery-continue")) } else { label };
            let text = RichText::new(label).font(bold(if first { 19.0 } else { 17.0 }));
            let face = if first {
                egui::Button::new(text.color(colours.on_fill)).fill(colours.fill)
            } else {
                egui::Button::new(text)
            };
            let response = ui.add(face.min_size(vec2(120.0, 46.0)));
            if response.on_hover_text(opponent(summary, texts)).clicked() {
                commands.ask.write(Ask::Open(*id, Opening::Continue));
            }
        }
    });
}

/// Draws a row for each unfinished lesson or set of puzzles.
fn begun(ui: &mut Ui, texts: &Texts, commands: &mut ScreenCommands) {
    let begun: Vec<(GameId, Begun)> = commands.progress.begun().map(|(game, begun)| (game, begun.clone())).collect();
    for (puzzles, heading) in [(false, "gallery-lessons"), (true, "gallery-puzzles")] {
        let mut row = begun.iter().filter(|(_, begun)| begun.puzzles == puzzles).peekable();
        if row.peek().is_none() {
            continue;
        }
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(texts.get(heading)).font(regular(18.0)).color(palette(ui.ctx()).quiet));
            for (game, begun) in row {
                let title = texts.title(*game, &begun.variant);
                // The accessible name contains the kind of study, not only the name of the game.
                let said = format!("{}: {title}", texts.get(heading));
                let face = egui::Button::new(RichText::new(title).font(bold(18.0))).min_size(vec2(90.0, 44.0));
                let response = ui.add(face);
                response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &said));
                if !response.clicked() {
                    continue;
                }
                *commands.draft = Draft::of(*game, &begun.variant);
                let study = if puzzles {
                    commands.library.open_puzzle(*game, &begun.variant, &commands.progress)
                } else {
                    Some(Study::Lesson { game: *game, variant: begun.variant.clone() })
                };
                commands.learn.write_batch(study.map(StartStudy));
            }
        });
    }
}

/// Draws the exported records. Other files are chosen in a dialog or dropped on the window.
fn saved(ui: &mut Ui, texts: &Texts, exports: &Exports, commands: &mut ScreenCommands) {
    if exports.0.is_empty() && !ASKS {
        return;
    }
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        let colour = palette(ui.ctx()).quiet;
        let quiet = |text: String| RichText::new(text).font(regular(18.0)).color(colour);
        if !exports.0.is_empty() {
            ui.label(quiet(texts.get("gallery-saved")));
        }
        for name in exports.0.iter().take(6) {
            let label = name.trim_end_matches(".json");
            if ui.add(egui::Button::new(RichText::new(label).font(regular(17.0))).min_size(vec2(44.0, 44.0))).clicked()
            {
                commands.import.write(Import::Saved(name.clone()));
            }
        }
        let open = egui::Button::new(quiet(texts.get("import-title"))).min_size(vec2(44.0, 44.0));
        if ASKS && ui.add(open).clicked() {
            commands.pick.write(Pick);
        }
    });
}

/// Draws the search field.
fn field(ui: &mut Ui, texts: &Texts, search: &mut Search) {
    ui.add_space(10.0);
    ui.horizontal(|ui| {
        let hint = RichText::new(texts.get("gallery-search")).font(regular(19.0)).color(palette(ui.ctx()).quiet);
        let width = ui.available_width().min(420.0) - if search.0.is_empty() { 0.0 } else { 52.0 };
        let edit = egui::TextEdit::singleline(&mut search.0)
            .hint_text(hint)
            .font(regular(19.0))
            .margin(egui::Margin::symmetric(14, 10))
            .background_color(palette(ui.ctx()).card)
            .desired_width(width);
        let label = texts.get("gallery-search");
        ui.add(edit).widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, &label));
        if !search.0.is_empty() && button(ui, Icon::Close, &texts.get("gallery-search-clear"), true, false).clicked() {
            search.0.clear();
        }
    });
}

/// Draws a button for each family that has cards, and returns the family to scroll to.
fn families(ui: &mut Ui, found: &[Card], texts: &Texts) -> Option<Jump> {
    let mut wanted = None;
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        for family in Family::ALL {
            let name = RichText::new(texts.get(family_id(family))).font(regular(17.0));
            let exists = found.iter().any(|card| card.game.facts().family == family);
            // The heading has the same words.
            let said = texts.with("gallery-go-to", &[("family", texts.get(family_id(family)).into())]);
            if exists {
                let response = ui.add(egui::Button::new(name).min_size(vec2(44.0, 44.0)));
                response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &said));
                if response.clicked() {
                    let with_focus = !response.clicked_by(egui::PointerButton::Primary);
                    wanted = Some(Jump { family, with_focus });
                }
            }
        }
    });
    wanted
}

/// Draws the cards of a family, and scrolls to them if the button of the family was pressed.
fn shelf(
    ui: &mut Ui,
    family: Family,
    jump: Option<Jump>,
    found: &[Card],
    texts: &Texts,
    pictures: &mut Pictures,
    commands: &mut ScreenCommands,
) {
    let games: Vec<Card> = found.iter().copied().filter(|c| c.game.facts().family == family).collect();
    if games.is_empty() {
        return;
    }
    ui.add_space(20.0);
    let name = RichText::new(texts.get(family_id(family))).font(bold(24.0)).color(palette(ui.ctx()).accent);
    let heading = heading_label(ui, name);
    if jump.is_some() {
        heading.scroll_to_me(Some(egui::Align::TOP));
    }
    ui.add_space(4.0);
    let gap = 16.0;
    let room = ui.available_width();
    // The next press of the tab key would otherwise lead to the first family.
    let mut focused = jump.is_some_and(|jump| jump.with_focus);
    let mut answer = |response: egui::Response, Card { game, variant }| {
        if std::mem::take(&mut focused) {
            response.request_focus();
        }
        if response.clicked() {
            *commands.draft = Draft::of(game, variant);
            commands.go.write(ChangeScreen(Screen::SetUp));
        }
    };
    if room < ROWS {
        ui.spacing_mut().item_spacing.y = 10.0;
        for card in games {
            answer(row(ui, card, room, texts, pictures), card);
        }
        return;
    }
    let columns = (room / 290.0).floor().max(1.0);
    let width = ((room - gap * (columns - 1.0)) / columns).min(420.0);
    ui.spacing_mut().item_spacing = vec2(gap, gap);
    // All cards of a row have room for the longest goal.
    let height = |c: &Card| goal(ui, *c, width, texts).size().y;
    let tallest = games.iter().map(height).fold(0.0, f32::max);
    ui.horizontal_wrapped(|ui| {
        for found in games {
            answer(card(ui, found, vec2(width, tallest), texts, pictures), found);
        }
    });
}
