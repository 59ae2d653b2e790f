//! The bars around the board: turn and prompt, legal choices as buttons, score, history.

mod bar;
mod clocks;
mod course;
mod distant;
mod lens;
mod low;
mod miniature;
mod move_list;
mod moves;
mod questions;
mod review;
mod silhouettes;
mod status;
mod tokens;

pub(crate) use bar::{Commentary, Hud};
pub(crate) use clocks::whole_time;
pub(crate) use miniature::draw as draw_miniature;
pub(crate) use status::{headline, line, spoken};

use crate::app::foundations::navigation::{ChangeScreen, Dialog, ExhibitMode, Screen};
use crate::app::foundations::power::Awake;
use crate::app::foundations::referee::{MatchOnTable, Redo, has_help};
use crate::app::foundations::sets::TableSet;
use crate::app::foundations::theme::{Icon, bold, button, panel_frame, tell_expanded};
use crate::app::foundations::third_party::egui::Panels;
use crate::app::play::capture::{Capture, Filming};
use crate::app::play::input::{HintWanted, Zones};
use crate::app::play::link::{SHARES, Share};
use crate::app::play::review::StartReview;
use crate::app::scene::camera::Margins;
use crate::app::scene::choreography::Playback;
use bar::{BarCommands, Shown, narrow, rect};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Id, Order};
use tabuleiro_catalogue::matches::{Match, Occupant, Seating};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Hud>()
        .init_resource::<Commentary>()
        .add_systems(
            EguiPrimaryContextPass,
            (bars, moves::panel, course::panel, lens::show).chain().in_set(Panels::Hud).run_if(in_state(Screen::Table)),
        )
        .add_systems(EguiPrimaryContextPass, report.in_set(Panels::Report).run_if(resource_equals(ExhibitMode(false))))
        .add_systems(Update, (replay, open, questions::forget).in_set(TableSet::Opponent));
}

fn bars(mut contexts: EguiContexts, shown: Shown, mut commands: BarCommands, mut hud: ResMut<Hud>) -> Result {
    hud.rects.clear();
    hud.side = None;
    if hud.hidden || shown.filming.is_running() {
        return Ok(());
    }
    let context = contexts.ctx_mut()?.clone();
    let Some(game) = &shown.game else { return Ok(()) };
    let screen = context.content_rect();
    let texts = &shown.texts;
    if low::is_low(&context) && !shown.course.runs() {
        let chosen = low::bars(&context, game, &shown, &mut commands, &mut hud);
        choose(chosen, game, &shown, &mut commands, &mut hud);
        return Ok(());
    }
    let compact = screen.height() < 480.0;
    let pad = if compact { 4.0 } else { 10.0 };
    // At the top: the title and the view buttons.
    let top =
        egui::Area::new(Id::new("top-left")).order(Order::Middle).fixed_pos(screen.left_top() + egui::vec2(pad, pad));
    let response = top.show(&context, |ui| {
        panel_frame(ui.ctx()).show(ui, |ui| {
            ui.horizontal(|ui| {
                if button(ui, Icon::Back, &texts.get(shown.home.back), true, false).clicked() {
                    commands.screen.write(ChangeScreen(shown.home.screen));
                }
                if !narrow(&context) {
                    ui.add_space(4.0);
                    let name = texts.title(game.position().id(), game.position().options().variant);
                    ui.label(egui::RichText::new(name).font(bold(22.0)));
                    ui.add_space(4.0);
                }
            });
        });
    });
    hud.rects.push(rect(response.response.rect));
    // A lesson has a panel of its own.
    if shown.course.runs() {
        return Ok(());
    }
    let top = egui::Area::new(Id::new("top-right"))
        .order(Order::Middle)
        .anchor(egui::Align2::RIGHT_TOP, egui::vec2(-pad, pad));
    let looked = hud.moves;
    let response = top.show(&context, |ui| {
        let row = match narrow(ui.ctx()) {
            // The button that leads back needs room, too.
            true if screen.width() < 260.0 => 0,
            true => 2,
            false => usize::MAX,
        };
        panel_frame(ui.ctx()).show(ui, |ui| looks(ui, row, game, &shown, &mut commands, looked)).inner
    });
    choose(response.inner, game, &shown, &mut commands, &mut hud);
    hud.rects.push(rect(response.response.rect));
    status::bar(&context, &shown, &mut commands, &mut hud, pad);
    if game.seating == Seating::FaceToFace {
        status::facing_bar(&context, &shown, &mut commands, &mut hud, pad);
    }
    Ok(())
}

/// Does what a view button changes in the bars themselves.
fn choose(chosen: Option<ViewAction>, game: &Match, shown: &Shown, commands: &mut BarCommands, hud: &mut Hud) {
    match chosen {
        Some(ViewAction::Moves) => hud.moves = !hud.moves,
        Some(ViewAction::Draw) => questions::draw(game, &shown.distant, commands, hud),
        _ => {}
    }
}

/// Draws the first `row` view buttons in a row, and a menu of rarer ones; in a narrow window most of them are in the menu. Returns
/// the chosen one.
fn looks(
    ui: &mut egui::Ui,
    row: usize,
    game: &Match,
    shown: &Shown,
    commands: &mut BarCommands,
    moves_open: bool,
) -> Option<ViewAction> {
    let texts = &shown.texts;
    let asking = has_help(game, &shown.distant, *shown.counted) && !shown.advice.busy();
    let hinted = |values: bool| !shown.advice.candidates.is_empty() && shown.advice.values == values;
    let mut items = vec![
        (if commands.view.flat { ViewAction::Table } else { ViewAction::Flat }, true, false),
        (ViewAction::Hint, asking, hinted(false)),
        (ViewAction::Values, asking, hinted(true)),
        (ViewAction::Moves, true, moves_open),
        (ViewAction::Rules, true, false),
        (ViewAction::Settings, true, false),
    ];
    if SHARES {
        items.push((ViewAction::Share, true, false));
    }
    let open = !game.decided() && game.occupants.contains(&Occupant::Human);
    let main = items.len();
    items.push((ViewAction::Picture, true, false));
    items.push((ViewAction::Film, !game.plies().is_empty(), false));
    let (draws, resigns) = if shown.distant.is_none() {
        (open && game.occupants == [Occupant::Human; 2], open && game.human_to_move())
    } else {
        (shown.distant.may_offer(), shown.distant.may_offer())
    };
    items.push((ViewAction::Draw, draws, false));
    items.push((ViewAction::Resign, resigns, false));
    let rest = items.split_off(row.min(main));
    let mut chosen = None;
    ui.horizontal(|ui| {
        for (look, enabled, active) in items {
            let (icon, id) = look.face();
            let face = button(ui, icon, &texts.get(id), enabled, active);
            if matches!(look, ViewAction::Moves) {
                tell_expanded(&face, active);
            }
            if face.clicked() {
                chosen = Some(look);
            }
        }
        if rest.is_empty() {
            return;
        }
        let more = button(ui, Icon::More, &texts.get("more"), true, false);
        let menu = egui::Popup::menu(&more);
        tell_expanded(&more, menu.is_open());
        menu.show(|ui| {
            for (look, enabled, active) in rest {
                let (_, id) = look.face();
                let face = egui::Button::selectable(active, texts.get(id)).min_size(egui::vec2(220.0, 46.0));
                if ui.add_enabled(enabled, face).clicked() {
                    chosen = Some(look);
                }
            }
        });
    });
    match chosen {
        Some(ViewAction::Flat | ViewAction::Table) => commands.view.flat = !commands.view.flat,
        Some(ViewAction::Hint) => drop(commands.hint.write(HintWanted::BestAction)),
        Some(ViewAction::Values) => drop(commands.hint.write(HintWanted::AllValues)),
        Some(ViewAction::Rules) => *commands.dialog = Dialog::Rules,
        Some(ViewAction::Settings) => *commands.dialog = Dialog::Settings,
        Some(ViewAction::Share) => drop(commands.share.write(Share)),
        Some(ViewAction::Picture) => drop(commands.capture.write(Capture::Picture)),
        Some(ViewAction::Film) => drop(commands.capture.write(Capture::Film)),
        Some(ViewAction::Resign) => questions::resign(game, &shown.distant, commands),
        Some(ViewAction::Moves | ViewAction::Draw) | None => {}
    }
    chosen
}

/// An entry of the view buttons.
#[derive(Clone, Copy)]
enum ViewAction {
    Table,
    Flat,
    Hint,
    Values,
    Moves,
    Rules,
    Settings,
    Share,
    Picture,
    Film,
    Draw,
    Resign,
}

impl ViewAction {
    /// Returns the icon and the message id of the name.
    fn face(self) -> (Icon, &'static str) {
        match self {
            ViewAction::Table => (Icon::Table, "view-table"),
            ViewAction::Flat => (Icon::Flat, "view-flat"),
            ViewAction::Hint => (Icon::Hint, "hint"),
            ViewAction::Values => (Icon::Values, "show-values"),
            ViewAction::Moves => (Icon::Moves, "moves-list"),
            ViewAction::Rules => (Icon::Rules, "rules"),
            ViewAction::Settings => (Icon::Settings, "settings"),
            ViewAction::Share => (Icon::Share, "share"),
            ViewAction::Picture => (Icon::Camera, "save-picture"),
            ViewAction::Film => (Icon::Film, "save-film"),
            ViewAction::Draw => (Icon::More, "agree-draw"),
            ViewAction::Resign => (Icon::More, "resign"),
        }
    }
}

/// Passes the covered parts of the window to input and camera, in window pixels.
fn report(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    dialog: Res<Dialog>,
    hud: Res<Hud>,
    filming: Res<Filming>,
    mut zones: ResMut<Zones>,
    mut margins_now: ResMut<Margins>,
    mut awake: ResMut<Awake>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let scale = context.zoom_factor();
    let size = context.content_rect();
    let panels: Vec<Rect> =
        hud.rects.iter().chain(&hud.side).map(|r| Rect { min: r.min * scale, max: r.max * scale }).collect();
    // While a film is made or a menu is open, the whole board is covered: a tap beside a menu only closes it.
    let whole = Rect { min: Vec2::ZERO, max: Vec2::new(size.right(), size.bottom()) * scale };
    let is_covered = filming.is_running() || egui::Popup::is_any_open(context);
    let next = Zones { panels: if is_covered { vec![whole] } else { panels } };
    if *zones != next || dialog.is_changed() || screen.is_changed() {
        *zones = next;
        awake.request_frames();
    }
    let next = match low::margins(&hud, size) {
        Some(margins) => margins,
        None => margins(&hud, size),
    };
    let next = Margins {
        left: next.left * scale,
        right: next.right * scale,
        top: next.top * scale,
        bottom: next.bottom * scale,
    };
    if *screen.get() == Screen::Table && *margins_now != next {
        *margins_now = next;
        awake.request_frames();
    }
    Ok(())
}

/// Returns the parts of the window that are covered by bars above and below the board and by the list beside it.
fn margins(hud: &Hud, size: egui::Rect) -> Margins {
    let middle = size.center().y;
    // In a narrow window the list covers the board; otherwise the board is fitted beside it.
    let beside = hud.side.filter(|r| r.width() < size.width() * 0.5);
    let right = beside.map_or(0.0, |r| size.right() - r.min.x);
    let (mut top, mut bottom) = (0.0f32, 0.0f32);
    for r in &hud.rects {
        if r.center().y < middle {
            top = top.max(r.max.y);
        } else {
            bottom = bottom.max(size.bottom() - r.min.y);
        }
    }
    Margins { left: 0.0, right, top, bottom }
}

/// The analysis is shown beside the list of moves, which opens with it.
fn open(mut back: MessageReader<StartReview>, mut hud: ResMut<Hud>) {
    if back.read().count() > 0 {
        hud.moves = true;
    }
}

/// Replays the history, an action at a time.
fn replay(game: Option<Res<MatchOnTable>>, clock: Res<Playback>, mut hud: ResMut<Hud>, mut redo: MessageWriter<Redo>) {
    let Some(game) = game else { return };
    if !hud.replaying || clock.running() || game.is_changed() {
        return;
    }
    if game.cursor() < game.plies().len() {
        redo.write(Redo);
    } else {
        hud.replaying = false;
    }
}
