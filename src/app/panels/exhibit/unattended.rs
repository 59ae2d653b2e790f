//! The exhibit as a supervised process on the desktop: the heartbeat, the files of counts, a window over the whole
//! screen, and the nightly restart.

use super::counting::VisitCounted;
use super::hours::LocalTime;
use super::stage::{Configuration, Stage};
use crate::app::foundations::sets::TableSet;
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::error_handler::{RenderErrorHandler, RenderErrorPolicy};
use bevy::window::{CursorOptions, Monitor, MonitorSelection, PrimaryWindow, WindowMode};
use std::path::PathBuf;
use tabuleiro_exhibit::{
    Beating, Counts, DISPLAY_LOST, Exhibit, Log, Orientation, RESTART_HOUR, TimeOfDay, log_folder, now,
};

/// The heartbeat that the supervisor monitors.
#[derive(Resource, Debug)]
struct Heartbeat(Beating);

/// Writes the counts and the log.
#[derive(Resource, Debug)]
struct CountsWriter {
    counts: Option<Counts>,
    log: Log,
}

/// Adds what an exhibit on the desktop needs; `heartbeat` is the supervisor's file, if there is one.
pub(in crate::app) fn plugin(app: &mut App, exhibit: &Exhibit, heartbeat: Option<PathBuf>) {
    if let Some(path) = heartbeat {
        match Beating::start(path) {
            Ok(beating) => drop(app.insert_resource(Heartbeat(beating))),
            Err(error) => error!("no heartbeat: {error}"),
        }
    }
    let counts = exhibit.counts.as_ref().map(|folder| Counts::new(folder, exhibit.keep_days));
    app.insert_resource(CountsWriter { counts, log: Log::new(&log_folder(exhibit)) })
        .add_systems(Startup, (fill_the_screen, disable_screen_saver))
        .add_systems(Update, fit_the_monitor)
        .add_systems(Last, beat.run_if(resource_exists::<Heartbeat>))
        .add_systems(Update, (write_counts, restart_nightly, check_orientation).in_set(TableSet::Housekeeping));
    if app.get_sub_app(RenderApp).is_some() {
        // A renderer that failed is not repaired: the supervisor starts the program again, which resumes the match.
        app.insert_resource(RenderErrorHandler(|error, world, _| {
            error!("graphics lost: {error:?}");
            world.write_message(AppExit::from_code(DISPLAY_LOST));
            RenderErrorPolicy::StopRendering
        }));
    }
}

fn fill_the_screen(mut window: Query<(&mut Window, &mut CursorOptions), With<PrimaryWindow>>) {
    for (mut window, mut cursor) in &mut window {
        window.mode = WindowMode::BorderlessFullscreen(MonitorSelection::Current);
        window.decorations = false;
        cursor.visible = false;
    }
}

/// Sets the size of the window, which stays unchanged in full screen if there is no window manager.
fn fit_the_monitor(monitors: Query<&Monitor, Added<Monitor>>, mut window: Query<&mut Window, With<PrimaryWindow>>) {
    let (Some(monitor), Ok(mut window)) = (monitors.iter().next(), window.single_mut()) else { return };
    window.resolution.set_physical_resolution(monitor.physical_width, monitor.physical_height);
}

/// Disables the screen saver as long as the program runs. This fails on systems without a screen saver, which is
/// logged.
fn disable_screen_saver() {
    let hold = || {
        let awake = keepawake::Builder::default()
            .display(true)
            .idle(true)
            .reason("exhibit")
            .app_name("Tabuleiro")
            .app_reverse_domain("pt.tabuleiro.exhibit")
            .create();
        match awake {
            Ok(_awake) => loop {
                std::thread::park();
            },
            Err(error) => info!("the screen saver was not disabled: {error}"),
        }
    };
    // The request may block for a while.
    if let Err(error) = std::thread::Builder::new().name("awake".into()).spawn(hold) {
        warn!("the screen saver was not disabled: {error}");
    }
}

fn beat(heartbeat: Res<Heartbeat>) {
    heartbeat.0.beat();
}

fn write_counts(
    mut counted: MessageReader<VisitCounted>,
    configuration: Res<Configuration>,
    mut writer: ResMut<CountsWriter>,
) {
    for counted in counted.read() {
        let time = now();
        let visit = counted.visit(configuration.seating, time);
        let Some(counts) = &mut writer.counts else { continue };
        // Errors, such as a full disk, are logged and do not interrupt the exhibit.
        let notes = counts.record(&visit).unwrap_or_else(|error| vec![error.to_string()]);
        for note in notes {
            writer.log.line(time, &note);
        }
    }
}

/// Exits for the nightly restart, as soon as nobody plays after the configured time.
fn restart_nightly(
    configuration: Res<Configuration>,
    local_time: Res<LocalTime>,
    stage: Res<State<Stage>>,
    mut last: Local<Option<TimeOfDay>>,
    mut due: Local<bool>,
    mut exit: MessageWriter<AppExit>,
) {
    let (Some(wanted), Some(at)) = (configuration.restart, local_time.0) else { return };
    let before = last.replace(at).unwrap_or(at);
    *due |= before < wanted && wanted <= at;
    if *due && *stage.get() == Stage::Attract {
        exit.write(AppExit::from_code(RESTART_HOUR));
    }
}

/// Logs once if the screen's orientation differs from the configured one; only the system can rotate the picture.
fn check_orientation(
    configuration: Res<Configuration>,
    window: Query<&Window, With<PrimaryWindow>>,
    writer: Res<CountsWriter>,
    mut logged: Local<bool>,
) {
    let Ok(window) = window.single() else { return };
    let is_wide = window.width() >= window.height();
    let wrong = match configuration.screen.orientation {
        Orientation::AsItIs => false,
        Orientation::Landscape => !is_wide,
        Orientation::Portrait => is_wide,
    };
    // The window fills the screen some frames after it opens.
    if wrong != *logged && window.focused {
        *logged = wrong;
        let (width, height) = (window.physical_width(), window.physical_height());
        if wrong {
            let wanted = configuration.screen.orientation;
            writer
                .log
                .line(now(), &format!("the screen is {width} by {height} pixels, the configuration says {wanted:?}"));
        }
    }
}
