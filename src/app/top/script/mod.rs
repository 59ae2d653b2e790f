//! Carries out the command line: opens a record, plays it, takes pictures of it, counts frames at rest, leaves. The
//! README's pictures and the tests in `tests/window.rs` are made with it.

mod frame_times;
mod frames_at_rest;

use crate::app::foundations::embedded::published;
use crate::app::foundations::navigation::{ChangeScreen, Dialog, Screen};
use crate::app::foundations::power::Awake;
use crate::app::foundations::referee::{MatchOnTable, PlayAction, SetUp};
use crate::app::foundations::sets::TableSet;
use crate::app::foundations::settings::{DetailInUse, Settings};
use crate::app::panels::hud::Hud;
use crate::app::panels::pipelines::PendingPipelines;
use crate::app::panels::screens::{Draft, Pictures};
use crate::app::play::link::{self, Linked};
use crate::app::play::online::{Dial, Lobby, Online};
use crate::app::play::review::{Review, StartReview};
use crate::app::play::tutor::{Library, StartStudy, Study, StudyRequest};
use crate::app::scene::camera::View;
use crate::app::scene::choreography::Playback;
use crate::app::top::cli::WindowOptions;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk};
use frame_times::FrameTimes;
use frames_at_rest::FramesAtRest;
use std::time::Duration;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::{Match, Record};

/// Frames before the first picture, drawn after all pipelines are compiled.
const WARM_UP: u32 = 6;

/// The options of the command line.
#[derive(Resource, Clone, Debug)]
pub(crate) struct CommandLine(pub(crate) WindowOptions);

#[derive(Resource, Default, Debug)]
struct Script {
    /// Actions still to be played, in order.
    rest: Vec<String>,
    played: usize,
    /// The number of records opened so far.
    opened: usize,
    frame: u32,
    pictures: usize,
    pending: usize,
    phase: Phase,
}

#[derive(Default, Debug, PartialEq, Eq, Clone, Copy)]
enum Phase {
    #[default]
    WarmUp,
    Still,
    Moving,
    Last,
    Done,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Script>()
        .add_systems(Startup, begin)
        .add_systems(Update, guide.in_set(TableSet::Opponent).run_if(resource_exists::<CommandLine>))
        .add_systems(Update, frames_at_rest::count.run_if(resource_exists::<FramesAtRest>))
        .add_systems(Last, frame_times::measure.run_if(resource_exists::<FrameTimes>));
}

/// Checks that all records, the link and the game named in the options can be opened. Call it before the window is
/// opened: graphics drivers compile shaders in other threads during the first frames, and the program can crash if it
/// exits at that time.
///
/// # Errors
/// Returns the reason as an English text if one of them cannot be opened.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn check(options: &WindowOptions) -> Result<(), String> {
    (0..options.records.len().max(1)).try_for_each(|index| shown(options, index).map(drop))
}

/// Returns record, link or position number `index` of the options.
fn shown(options: &WindowOptions, index: usize) -> Result<Option<Linked>, String> {
    if let Some(link) = &options.link {
        let link = link.rsplit('#').next().unwrap_or_default();
        return link::parse(link).map(Some).map_err(|e| e.to_string());
    }
    let named = |id: &String| GameId::find(id).map_err(|e| e.to_string());
    let game = options.game.as_ref().map(named).transpose()?;
    let mut record = match (options.records.get(index), game) {
        (None, None) => return Ok(None),
        (None, Some(game)) => Record::of(game.id()),
        (Some(name), game) => {
            let listed = game.and_then(|g| published(g).into_iter().find(|p| p.id == *name));
            if let Some(listed) = listed {
                listed.record
            } else {
                let text = std::fs::read_to_string(name).map_err(|e| format!("{name}: {e}"))?;
                Record::from_text(&text).map_err(|e| format!("{name}: {e}"))?
            }
        }
    };
    record.options.extend(options.options.iter().cloned());
    Match::from_record(&record).map_err(|e| e.to_string())?;
    Ok(Some(Linked::Match(Box::new(record))))
}

#[derive(bevy::ecs::system::SystemParam)]
struct ScriptWriter<'w> {
    set_up: MessageWriter<'w, SetUp>,
    go: MessageWriter<'w, ChangeScreen>,
    detail: ResMut<'w, DetailInUse>,
    dial: MessageWriter<'w, Dial>,
    exit: MessageWriter<'w, AppExit>,
    view: ResMut<'w, View>,
    hud: ResMut<'w, Hud>,
    settings: ResMut<'w, Settings>,
    draft: ResMut<'w, Draft>,
    learn: MessageWriter<'w, StartStudy>,
    turn: MessageWriter<'w, StudyRequest>,
    library: ResMut<'w, Library>,
    back: MessageWriter<'w, StartReview>,
}

impl ScriptWriter<'_> {
    /// Opens the next record, if there is one.
    fn open(&mut self, options: &WindowOptions, script: &mut Script) {
        let shown = shown(options, script.opened);
        script.opened += 1;
        match shown {
            Ok(None) => {}
            Ok(Some(Linked::Puzzle { game, id })) => drop(self.learn.write(StartStudy(Study::Puzzle { game, id }))),
            Ok(Some(Linked::Table(table))) => {
                self.dial.write(Dial::Join(table));
                self.go.write(ChangeScreen(Screen::Devices));
            }
            Ok(Some(Linked::SetUp { game, variant })) => {
                *self.draft = Draft::of(game, &variant);
                self.go.write(ChangeScreen(Screen::SetUp));
            }
            Ok(Some(Linked::Match(mut record))) => {
                if let Ok(game) = GameId::find(&record.game) {
                    self.draft.game = game;
                    self.draft.record.game.clone_from(&record.game);
                }
                if options.autoplay {
                    script.rest = std::mem::take(&mut record.moves);
                }
                let (screen, number) = options.screen_and_number();
                let game = self.draft.game;
                match screen {
                    "devices" => drop(self.go.write(ChangeScreen(Screen::Devices))),
                    "matches" => drop(self.go.write(ChangeScreen(Screen::Matches))),
                    "setup" => drop(self.go.write(ChangeScreen(Screen::SetUp))),
                    "learn" => {
                        let variant = record.options.iter().find(|word| !word.contains('=')).cloned();
                        self.learn.write(StartStudy(Study::Lesson { game, variant: variant.unwrap_or_default() }));
                        self.turn.write_batch((1..number).map(|_| StudyRequest::Next));
                    }
                    "puzzle" => {
                        let puzzle = self.library.puzzles(game).all().get(number - 1);
                        self.learn.write_batch(puzzle.map(|p| StartStudy(Study::Puzzle { game, id: p.id.clone() })));
                    }
                    _ => drop(self.set_up.write(SetUp(*record))),
                }
            }
            Err(reason) => {
                error!("{reason}");
                self.exit.write(AppExit::error());
            }
        }
    }
}

fn begin(
    mut commands: Commands,
    options: Option<Res<CommandLine>>,
    mut script: ResMut<Script>,
    mut writer: ScriptWriter,
) {
    let Some(CommandLine(options)) = options.as_deref() else { return };
    if options.frame_times {
        commands.init_resource::<FrameTimes>();
    }
    writer.view.flat = options.view == "flat";
    writer.hud.hidden = options.bare;
    if options.screenshot_dir.is_some() {
        writer.detail.ignore_time();
    }
    if let Some(speed) = options.speed {
        writer.settings.speed = speed.clamp(0.0, 2.0);
    }
    if let Some(language) = options.language() {
        writer.settings.language = Some(language);
    }
    writer.open(options, &mut script);
    writer.hud.moves = options.screen.as_deref() == Some("moves");
}

fn shoot(commands: &mut Commands, script: &mut Script, options: &WindowOptions) {
    let Some(folder) = &options.screenshot_dir else { return };
    if std::fs::create_dir_all(folder).is_err() {
        return error!("pictures cannot be written to {}", folder.display());
    }
    let path = folder.join(format!("{:04}.png", script.pictures));
    script.pictures += 1;
    script.pending += 1;
    let count = |_: On<ScreenshotCaptured>, mut script: ResMut<Script>| script.pending -= 1;
    commands.spawn(Screenshot::primary_window()).observe(save_to_disk(path)).observe(count);
}

fn guide(
    mut commands: Commands,
    options: Res<CommandLine>,
    game: Option<Res<MatchOnTable>>,
    clock: Res<Playback>,
    pictures: Res<Pictures>,
    screen: Res<State<Screen>>,
    pipelines: Res<PendingPipelines>,
    review: Res<Review>,
    online: Res<Online>,
    mut dialog: ResMut<Dialog>,
    mut script: ResMut<Script>,
    mut awake: ResMut<Awake>,
    mut play: MessageWriter<PlayAction>,
    mut writer: ScriptWriter,
) {
    let options = &options.0;
    let running = options.autoplay || options.screenshot_dir.is_some() || options.exit || options.rest.is_some();
    if script.phase == Phase::Done || !running {
        return;
    }
    awake.request_frames();
    script.frame = if pipelines.any() { 0 } else { script.frame + 1 };
    let script = &mut *script;
    match script.phase {
        Phase::WarmUp => {
            match options.screen.as_deref() {
                Some("rules") => dialog.set_if_neq(Dialog::Rules),
                Some("settings") => dialog.set_if_neq(Dialog::Settings),
                _ => false,
            };
            // The match must be on the table before it is analysed.
            if options.screen.as_deref() == Some("review") && game.as_ref().is_some_and(|game| !review.is_of(game)) {
                writer.back.write(StartReview);
            }
            // A table or a class comes from its server.
            let waiting = review.busy()
                || online.lobby() == Lobby::Asking
                || (*screen.get() != Screen::Table || *dialog == Dialog::Rules) && pictures.unfinished();
            if script.frame >= WARM_UP && !waiting && (game.is_some() || *screen.get() != Screen::Table) {
                shoot(&mut commands, script, options);
                script.phase = Phase::Still;
                script.frame = 0;
            }
        }
        Phase::Still if !clock.running() && script.pending == 0 && script.frame > 2 => {
            script.frame = 0;
            if script.rest.is_empty() {
                if script.played > 0 {
                    shoot(&mut commands, script, options);
                }
                script.phase = Phase::Last;
            } else {
                play.write(PlayAction::Text(script.rest.remove(0)));
                script.played += 1;
                script.phase = Phase::Moving;
            }
        }
        Phase::Moving => {
            let chosen = script.played.is_multiple_of(options.every.max(1));
            if chosen && clock.halfway() && script.pending == 0 {
                shoot(&mut commands, script, options);
                script.phase = Phase::Still;
            } else if !clock.running() && script.frame > 2 {
                script.phase = Phase::Still;
            }
        }
        Phase::Last if script.pending == 0 && script.frame > 4 => {
            if script.opened < options.records.len() {
                writer.open(options, script);
                (script.phase, script.frame, script.played) = (Phase::WarmUp, 0, 0);
                return;
            }
            script.phase = Phase::Done;
            if let Some(seconds) = options.rest {
                commands.insert_resource(FramesAtRest::new(Duration::from_secs(seconds)));
            } else if options.exit {
                writer.exit.write(AppExit::Success);
            }
        }
        _ => {}
    }
}
