//! What an exhibit on the desktop owes its supervisor and its technician: a heartbeat, counts on the disk, a window
//! that nobody closes, a fresh start at night.

use super::counting::Counted;
use super::hours::Hour;
use super::stage::{Configuration, Stage};
use crate::app::sets::TableSet;
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::error_handler::{RenderErrorHandler, RenderErrorPolicy};
use bevy::window::{CursorOptions, Monitor, MonitorSelection, PrimaryWindow, WindowMode};
use std::path::PathBuf;
use tabuleiro_exhibit::{
    Beating, Counts, DISPLAY_LOST, Exhibit, Log, Orientation, RESTART_HOUR, TimeOfDay, log_folder, now,
};

/// The heart of a supervised exhibit.
#[derive(Resource, Debug)]
struct Heartbeat(Beating);

/// Where visits are written down.
#[derive(Resource, Debug)]
struct CountsWriter {
    counts: Option<Counts>,
    log: Log,
}

/// Joins the exhibit to its machine; `heartbeat` is the supervisor's file, if there is one.
pub(in crate::app) fn plugin(app: &mut App, exhibit: &Exhibit, heartbeat: Option<PathBuf>) {
    if let Some(path) = heartbeat {
        match Beating::start(path) {
            Ok(beating) => drop(app.insert_resource(Heartbeat(beating))),
            Err(error) => error!("no heartbeat: {error}"),
        }
    }
    let counts = exhibit.counts.as_ref().map(|folder| Counts::new(folder, exhibit.keep_days));
    app.insert_resource(CountsWriter { counts, log: Log::new(&log_folder(exhibit)) })
        .add_systems(Startup, (fill_the_screen, stay_awake))
        .add_systems(Update, fit_the_monitor)
        .add_systems(Last, beat.run_if(resource_exists::<Heartbeat>))
        .add_systems(Update, (write_down, start_afresh, look_at_the_screen).in_set(TableSet::Housekeeping));
    if app.get_sub_app(RenderApp).is_some() {
        // What draws is not mended but begun anew: the supervisor starts the window again, and the match goes on.
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

/// Where nobody manages windows, full screen is what we make of it.
fn fit_the_monitor(monitors: Query<&Monitor, Added<Monitor>>, mut window: Query<&mut Window, With<PrimaryWindow>>) {
    let (Some(monitor), Ok(mut window)) = (monitors.iter().next(), window.single_mut()) else { return };
    window.resolution.set_physical_resolution(monitor.physical_width, monitor.physical_height);
}

/// The screen saver is held off as long as the program runs. Systems without one, like the compositor of a bare
/// exhibit, have nothing to hold off, and say so.
fn stay_awake() {
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
            Err(error) => info!("nothing holds the screen saver off: {error}"),
        }
    };
    // Whom it asks may take its time.
    if let Err(error) = std::thread::Builder::new().name("awake".into()).spawn(hold) {
        warn!("nothing holds the screen saver off: {error}");
    }
}

fn beat(heartbeat: Res<Heartbeat>) {
    heartbeat.0.beat();
}

fn write_down(
    mut counted: MessageReader<Counted>,
    configuration: Res<Configuration>,
    mut writer: ResMut<CountsWriter>,
) {
    for counted in counted.read() {
        let time = now();
        let visit = counted.visit(configuration.seating, time);
        let Some(counts) = &mut writer.counts else { continue };
        // A full disk stops no visitor; the technician reads why in the log.
        let notes = counts.record(&visit).unwrap_or_else(|error| vec![error.to_string()]);
        for note in notes {
            writer.log.line(time, &note);
        }
    }
}

/// The night's fresh start: at the first moment after its time at which nobody plays.
fn start_afresh(
    configuration: Res<Configuration>,
    hour: Res<Hour>,
    stage: Res<State<Stage>>,
    mut last: Local<Option<TimeOfDay>>,
    mut due: Local<bool>,
    mut exit: MessageWriter<AppExit>,
) {
    let (Some(wanted), Some(at)) = (configuration.restart, hour.0) else { return };
    let before = last.replace(at).unwrap_or(at);
    *due |= before < wanted && wanted <= at;
    if *due && *stage.get() == Stage::Attract {
        exit.write(AppExit::from_code(RESTART_HOUR));
    }
}

/// A screen that hangs otherwise than the technician says is turned by the system, not by us: that is said once.
fn look_at_the_screen(
    configuration: Res<Configuration>,
    window: Query<&Window, With<PrimaryWindow>>,
    writer: Res<CountsWriter>,
    mut said: Local<bool>,
) {
    let Ok(window) = window.single() else { return };
    let is_wide = window.width() >= window.height();
    let wrong = match configuration.screen.orientation {
        Orientation::AsItIs => false,
        Orientation::Landscape => !is_wide,
        Orientation::Portrait => is_wide,
    };
    // The window fills the screen some frames after it opens.
    if wrong != *said && window.focused {
        *said = wrong;
        let (width, height) = (window.physical_width(), window.physical_height());
        if wrong {
            let wanted = configuration.screen.orientation;
            writer
                .log
                .line(now(), &format!("the screen is {width} by {height} pixels, the configuration says {wanted:?}"));
        }
    }
}
