//! The list of moves with its variations: jumps to any of them, replays and exports the match, and edits its lines.

use super::bar::{BarCommands, Hud, Shown, narrow, rect};
use super::move_list::MoveList;
use super::review::{self, ReviewCommands};
use crate::app::foundations::locale::Texts;
use crate::app::foundations::referee::{EditLines, GoTo, MatchOnTable, ShowPlace};
use crate::app::foundations::theme::{Icon, bold, button, palette, panel_frame, regular, scroll};
use crate::app::play::archive::Export;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Id, Order, RichText, Ui, vec2};
use tabuleiro_catalogue::matches::{Lines, Mark, Match, NodeId};
use tabuleiro_exchange::Format;

/// The state of the panel.
#[derive(Default)]
pub(super) struct Panel {
    list: MoveList,
    /// Whether the tools for comments and lines are shown.
    editing: bool,
    /// The comment being written.
    comment: Option<Draft>,
}

/// A comment being written: its place, the text before and the text now.
struct Draft {
    place: NodeId,
    before: String,
    text: String,
}

/// The messages that the panel writes.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct MoveCommands<'w> {
    export: MessageWriter<'w, Export>,
    show: MessageWriter<'w, ShowPlace>,
    edit: MessageWriter<'w, EditLines>,
}

pub(super) fn panel(
    mut contexts: EguiContexts,
    shown: Shown,
    mut commands: BarCommands,
    mut hud: ResMut<Hud>,
    mut moves: MoveCommands,
    mut looks: ReviewCommands,
    mut panel: Local<Panel>,
) -> Result {
    let Some(game) =
        shown.game.as_ref().filter(|_| hud.moves && !hud.hidden && !shown.course.runs() && !shown.filming.is_running())
    else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?.clone();
    let screen = context.content_rect();
    let texts = &shown.texts;
    let width = if narrow(&context) { screen.width() - 20.0 } else { 280.0 };
    let area =
        egui::Area::new(Id::new("moves")).order(Order::Middle).anchor(egui::Align2::RIGHT_TOP, vec2(-10.0, 82.0));
    let mut replaying = hud.replaying;
    let response = area.show(&context, |ui| {
        panel_frame(ui.ctx()).show(ui, |ui| {
            ui.set_width(width - 24.0);
            header(ui, game, texts, &mut replaying, &mut panel, &mut commands, &mut moves);
            // The analysis is offered only after the match, so that nobody is helped by it while playing.
            let is_open = !game.human_to_move() || game.cursor() < game.plies().len() || looks.review.is_of(game);
            if is_open && (shown.distant.is_none() || game.decided()) {
                let wanted = review::show(ui, game, &shown, &mut commands, &mut looks);
                commands.go.write_batch(wanted.map(GoTo));
            }
            if game.lines().is_empty() {
                ui.label(RichText::new(texts.get("empty-moves")).color(palette(ui.ctx()).quiet));
            }
            if panel.editing {
                tools(ui, game, texts, &mut panel.comment, &mut moves);
            }
            list(ui, game, texts, screen, &mut panel.list, &mut commands, &mut moves);
        });
    });
    hud.replaying = replaying;
    hud.side = Some(rect(response.response.rect));
    Ok(())
}

fn header(
    ui: &mut Ui,
    game: &Match,
    texts: &Texts,
    replaying: &mut bool,
    panel: &mut Panel,
    commands: &mut BarCommands,
    moves: &mut MoveCommands,
) {
    ui.horizontal(|ui| {
        ui.label(RichText::new(texts.get("moves-list")).font(bold(19.0)));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if button(ui, Icon::Export, &texts.get("export"), true, false).clicked() {
                moves.export.write(Export(Format::Json));
            }
            if button(ui, Icon::Edit, &texts.get("moves-edit"), true, panel.editing).clicked() {
                panel.editing = !panel.editing;
            }
            let ahead = game.cursor() < game.plies().len() || game.cursor() > 0;
            let icon = if *replaying { Icon::Pause } else { Icon::Play };
            if button(ui, icon, &texts.get("replay"), ahead, *replaying).clicked() {
                *replaying = !*replaying;
                if *replaying && game.cursor() == game.plies().len() {
                    commands.go.write(GoTo(0));
                }
            }
        });
    });
}

fn list(
    ui: &mut Ui,
    game: &Res<MatchOnTable>,
    texts: &Texts,
    screen: egui::Rect,
    list: &mut MoveList,
    commands: &mut BarCommands,
    moves: &mut MoveCommands,
) {
    let height = (screen.bottom() - ui.cursor().top() - 130.0).max(100.0);
    let laid = list.update(ui, game, texts.letters());
    let area = scroll().max_height(height).min_scrolled_height(height).auto_shrink([false, true]);
    let place = area.show_viewport(ui, |ui, viewport| list.show(ui, viewport, game.place(), laid, texts));
    let Some(place) = place.inner else { return };
    // On the line that is shown, the line stays.
    match game.path().iter().position(|&at| at == place) {
        Some(index) => drop(commands.go.write(GoTo(index + 1))),
        None => drop(moves.show.write(ShowPlace(place))),
    }
}

/// Draws the tools for the place on the table: marks, comment, the order of lines.
fn tools(
    ui: &mut Ui,
    game: &Match,
    texts: &Texts,
    comment: &mut Option<Draft>,
    MoveCommands { edit, export, .. }: &mut MoveCommands,
) {
    let (place, lines) = (game.place(), game.lines());
    if place != NodeId::START {
        ui.horizontal_wrapped(|ui| {
            for mark in [Mark::Good, Mark::Mistake, Mark::Interesting] {
                let active = lines.mark(place) == Some(mark);
                let text = RichText::new(mark.text()).font(bold(18.0));
                let response = ui.add(egui::Button::selectable(active, text).min_size(vec2(44.0, 44.0)));
                let name = texts.get(mark_name(mark));
                response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &name));
                if response.on_hover_text(&name).clicked() {
                    edit.write(EditLines::Mark(place, (!active).then_some(mark)));
                }
            }
            if !lines.is_main(place) && button(ui, Icon::Up, &texts.get("line-promote"), true, false).clicked() {
                edit.write(EditLines::Promote(place));
            }
            if button(ui, Icon::Close, &texts.get("line-delete"), true, false).clicked() {
                edit.write(EditLines::Delete(place));
                // Places have other ids afterwards.
                *comment = None;
            }
        });
    }
    write_comment(ui, place, lines, texts, comment, edit);
    ui.horizontal_wrapped(|ui| {
        for (format, name) in [(Format::Sgf, "SGF"), (Format::Pgn, "PGN")] {
            if format.suits(game.position().id()) {
                let label = texts.with("export-as", &[("format", name.into())]);
                let text = RichText::new(label).font(regular(17.0));
                if ui.add(egui::Button::new(text).min_size(vec2(96.0, 44.0))).clicked() {
                    export.write(Export(format));
                }
            }
        }
    });
}

/// Draws the field for the comment on a place. The comment is stored when the field loses the focus.
fn write_comment(
    ui: &mut Ui,
    place: NodeId,
    lines: &Lines,
    texts: &Texts,
    comment: &mut Option<Draft>,
    edit: &mut MessageWriter<EditLines>,
) {
    // The table has gone to another place while the comment was being written.
    if let Some(left) = comment.take_if(|draft| draft.place != place)
        && left.text != left.before
        && lines.contains(left.place)
    {
        edit.write(EditLines::Comment(left.place, left.text));
    }
    let draft = comment.get_or_insert_with(|| {
        let before = lines.comment(place).to_string();
        Draft { place, text: before.clone(), before }
    });
    let label = texts.get("comment");
    let field = egui::TextEdit::multiline(&mut draft.text)
        .hint_text(RichText::new(&label).font(regular(17.0)).color(palette(ui.ctx()).quiet))
        .font(regular(17.0))
        .desired_rows(2)
        .char_limit(Lines::LONGEST_COMMENT)
        .margin(egui::Margin::symmetric(10, 8))
        .background_color(palette(ui.ctx()).card)
        .desired_width(f32::INFINITY);
    let response = ui.add(field);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, &label));
    if response.lost_focus() && draft.text != draft.before {
        draft.before.clone_from(&draft.text);
        edit.write(EditLines::Comment(place, draft.text.clone()));
    } else if !response.has_focus() && draft.text == draft.before {
        // The comment may have been changed elsewhere, by the analysis or an import.
        lines.comment(place).clone_into(&mut draft.text);
        draft.before.clone_from(&draft.text);
    }
}

/// Returns the message id of the name of a mark.
fn mark_name(mark: Mark) -> &'static str {
    match mark {
        Mark::Good => "mark-good",
        Mark::Brilliant => "mark-brilliant",
        Mark::Mistake => "mark-mistake",
        Mark::Blunder => "mark-blunder",
        Mark::Interesting => "mark-interesting",
        Mark::Doubtful => "mark-doubtful",
    }
}
