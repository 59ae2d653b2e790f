//! The window and the page (Bevy). Each feature is a module with a `plugin`; [`sets`](foundations::sets) defines the order of
//! their systems in a frame.
//!
//! Data flows in one direction: devices → [`input`](play::input) → `PlayAction` → [`referee`](foundations::referee) →
//! `Happened` → [`choreography`](scene::choreography) → [`pieces`](scene::pieces), [`sound`](panels::sound). The position
//! in the referee is the source of truth; the scene follows it.
//!
//! Dependencies go in one direction, too. The folders are listed from the bottom up, and the first page of each lists its
//! modules in the same way: a module imports only from modules named before it, and data for earlier modules travels in
//! messages. `tests/architecture.rs` checks every path in the code against these lists.
//!
//! * `foundations`: what everything else uses, and the match on the table
//! * `scene`: what stands in the room
//! * `play`: what is done with a match
//! * `panels`: what is read and heard
//! * `top`: where the program starts

mod foundations;
mod panels;
mod play;
mod scene;
mod top;

#[cfg(test)]
mod tests;

#[cfg(not(target_family = "wasm"))]
pub use play::online::ServerHere;
#[cfg(not(target_family = "wasm"))]
pub use top::cli::WindowOptions;
#[cfg(not(target_family = "wasm"))]
#[doc(hidden)]
pub use top::headless;

use bevy::prelude::*;
use bevy::window::{ExitCondition, WindowResolution};

/// Opens the window and runs until it is closed. `server` has the addresses of a server in this process.
///
/// # Errors
/// Returns the reason as an English text if a record, the link or the game of the options cannot be opened. The window
/// is not opened then.
#[cfg(not(target_family = "wasm"))]
pub fn run(options: WindowOptions, server: Option<ServerHere>) -> Result<AppExit, String> {
    top::script::check(&options)?;
    if !has_screen() {
        return Err(
            "no screen: neither DISPLAY nor WAYLAND_DISPLAY is set; `tabuleiro text` plays at the terminal".into()
        );
    }
    let (width, height) = options.pixels().unwrap_or((1280, 800));
    let mut resolution = WindowResolution::new(width, height);
    if options.size.is_some() {
        // A size given in pixels gives the same picture on every screen.
        resolution = resolution.with_scale_factor_override(1.0);
    }
    let mut app = App::new();
    if let Some(folder) = &options.data_dir {
        app.insert_resource(foundations::store::Store::at(folder));
    }
    let opens_something = options.opens_something();
    app.insert_resource(top::script::CommandLine(options));
    add_plugins(&mut app, resolution, true);
    if !opens_something {
        app.add_plugins(play::place::plugin);
    }
    if let Some(server) = server {
        app.insert_resource(server);
    }
    Ok(app.add_plugins(top::script::plugin).run())
}

/// Whether a window can be opened at all: on Linux and its relatives a display server has to be named.
#[cfg(not(target_family = "wasm"))]
fn has_screen() -> bool {
    let is_set = |name: &&str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(not(all(unix, not(target_os = "macos"))))
        || ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"].iter().any(is_set)
}

/// Runs an exhibit until its staff or its supervisor ends it. `heartbeat` is the file that the supervisor monitors.
#[cfg(not(target_family = "wasm"))]
pub fn run_exhibit(exhibit: tabuleiro_exhibit::Exhibit, heartbeat: Option<std::path::PathBuf>) -> AppExit {
    let mut app = App::new();
    // Settings of one visitor are not kept for the next: the exhibit has a store of its own, for the match only.
    app.insert_resource(foundations::store::Store::at(&tabuleiro_exhibit::log_folder(&exhibit).join("match")));
    // Only the supervisor closes the window.
    add_plugins(&mut app, WindowResolution::default(), false);
    panels::exhibit::unattended::plugin(&mut app, &exhibit, heartbeat);
    panels::exhibit::plugin(&mut app, exhibit, tabuleiro_exhibit::now().seconds());
    app.run()
}

/// Fills the page's canvas and runs as long as the page is open.
#[cfg(target_family = "wasm")]
pub fn run_page() -> AppExit {
    let mut app = App::new();
    add_plugins(&mut app, WindowResolution::default(), true);
    app.add_plugins((play::place::plugin, top::browser::plugin)).run()
}

/// Parts of Bevy that the table does not use and that warn when graphics, such as WebGL, do not have them. Its missing table
/// for tone mapping is supplied by `scene/camera/tonemapping.rs`.
const UNUSED: &str = "bevy_core_pipeline::tonemapping=off,bevy_core_pipeline::oit=error,\
    bevy_core_pipeline::prepass=error,bevy_pbr::atmosphere=error,bevy_pbr::ssao=error,bevy_pbr::wireframe=error";

/// Adds Bevy's plugins, the window, which the system may close if `closes`, and the table.
fn add_plugins(app: &mut App, resolution: WindowResolution, closes: bool) {
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: Some(bevy::window::Window {
                    title: "Tabuleiro".into(),
                    name: Some("tabuleiro".into()),
                    resolution,
                    resize_constraints: bevy::window::WindowResizeConstraints {
                        min_width: 320.0,
                        min_height: 240.0,
                        ..default()
                    },
                    canvas: Some("#table".into()),
                    fit_canvas_to_parent: true,
                    ..default()
                }),
                close_when_requested: closes,
                exit_condition: if closes { ExitCondition::OnAllClosed } else { ExitCondition::DontExit },
                ..default()
            })
            .set(bevy::log::LogPlugin { filter: format!("{},{UNUSED}", bevy::log::DEFAULT_FILTER), ..default() }),
    )
    .add_plugins((scene::camera::use_one_curve, scene::table::plugin))
    .add_plugins(table_plugins);
}

/// Adds all plugins that also work without a window and a renderer, as in tests.
fn table_plugins(app: &mut App) {
    app.add_plugins((
        foundations::sets::plugin,
        foundations::power::plugin,
        foundations::workshop::plugin,
        foundations::locale::plugin,
        foundations::notices::plugin,
        foundations::store::plugin,
        foundations::controls::plugin,
        foundations::settings::plugin,
        foundations::navigation::plugin,
        foundations::third_party::leafwing::plugin,
    ))
    .add_plugins((
        foundations::referee::plugin,
        scene::board::plugin,
        scene::pieces::plugin,
        scene::choreography::plugin,
        scene::camera::plugin,
        play::input::plugin,
        play::proofs::plugin,
        play::opponent::plugin,
        play::link::plugin,
        play::archive::plugin,
        play::collection::plugin,
        play::capture::plugin,
        play::tutor::plugin,
        play::review::plugin,
        play::online::plugin,
    ))
    .add_plugins((
        foundations::third_party::egui::plugin,
        scene::camera::cameras,
        panels::pipelines::plugin,
        panels::captured::plugin,
        panels::marks::plugin,
        panels::sound::plugin,
        panels::hud::plugin,
        panels::screens::plugin,
        panels::accessibility::plugin,
        panels::scanning::plugin,
    ));
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins(foundations::third_party::gilrs::plugin);
}
