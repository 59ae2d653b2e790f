//! The window and the page (Bevy). Each feature is a module with a `plugin`; [`sets`] defines the order of their
//! systems in a frame.
//!
//! Data flows in one direction: devices → [`input`] → `PlayAction` → [`referee`] → `Happened` → [`choreography`] →
//! [`pieces`], [`sound`]. The position in [`referee`] is the source of truth; the scene follows it.
//!
//! Dependencies go in one direction, too. The modules are listed from the bottom up: a module imports only from modules
//! named before it, and data for earlier modules travels in messages. `tests/architecture.rs` checks every path in the code
//! against this list.
//!
//! * Foundations: `embedded`, `sets`, `power`, `theme`, `workshop`
//! * Texts, storage, preferences, screens: `locale`, `notices`, `store`, `controls`, `settings`, `navigation`,
//!   `third_party`
//! * The match: `referee`, `board`, `pieces`, `choreography`, `camera`, `table`, `input`, `proofs`, `opponent`, `link`,
//!   `archive`, `collection`, `capture`, `tutor`, `review`, `online`, `place`
//! * Panels and sound: `pipelines`, `captured`, `marks`, `sound`, `hud`, `screens`, `exhibit`, `accessibility`
//! * Entry points: `cli`, `script`, `browser`, `headless`

mod accessibility;
mod archive;
mod board;
#[cfg(target_family = "wasm")]
mod browser;
mod camera;
mod capture;
mod captured;
mod choreography;
#[cfg(not(target_family = "wasm"))]
mod cli;
mod collection;
mod controls;
mod embedded;
mod exhibit;
#[cfg(not(target_family = "wasm"))]
#[doc(hidden)]
pub mod headless;
mod hud;
mod input;
mod link;
mod locale;
mod marks;
mod navigation;
mod notices;
mod online;
mod opponent;
mod pieces;
mod pipelines;
mod place;
mod power;
mod proofs;
mod referee;
mod review;
mod screens;
#[cfg(not(target_family = "wasm"))]
mod script;
mod sets;
mod settings;
mod sound;
mod store;
mod table;
mod theme;
mod third_party;
mod tutor;
mod workshop;

#[cfg(test)]
mod tests;

#[cfg(not(target_family = "wasm"))]
pub use cli::WindowOptions;

use bevy::prelude::*;
use bevy::window::{ExitCondition, WindowResolution};

/// Opens the window and runs until it is closed. `server` has the addresses of a server in this process, for this machine
/// and for other devices.
///
/// # Errors
/// Returns the reason as an English text if a record, the link or the game of the options cannot be opened. The window
/// is not opened then.
#[cfg(not(target_family = "wasm"))]
pub fn run(options: WindowOptions, server: Option<(String, String)>) -> Result<AppExit, String> {
    script::check(&options)?;
    let (width, height) = options.pixels().unwrap_or((1280, 800));
    let mut resolution = WindowResolution::new(width, height);
    if options.size.is_some() {
        // A size given in pixels gives the same picture on every screen.
        resolution = resolution.with_scale_factor_override(1.0);
    }
    let mut app = App::new();
    if let Some(folder) = &options.data_dir {
        app.insert_resource(store::Store::at(folder));
    }
    let opens_something = options.opens_something();
    app.insert_resource(script::CommandLine(options));
    add_plugins(&mut app, resolution, true);
    if !opens_something {
        app.add_plugins(place::plugin);
    }
    if let Some((local, public)) = server {
        app.insert_resource(online::ServerHere { local, public });
    }
    Ok(app.add_plugins(script::plugin).run())
}

/// Runs an exhibit until its staff or its supervisor ends it. `heartbeat` is the file that the supervisor monitors.
#[cfg(not(target_family = "wasm"))]
pub fn run_exhibit(exhibit: tabuleiro_exhibit::Exhibit, heartbeat: Option<std::path::PathBuf>) -> AppExit {
    let mut app = App::new();
    // Settings of one visitor are not kept for the next: the exhibit has a store of its own, for the match only.
    app.insert_resource(store::Store::at(&tabuleiro_exhibit::log_folder(&exhibit).join("match")));
    // Only the supervisor closes the window.
    add_plugins(&mut app, WindowResolution::default(), false);
    exhibit::unattended::plugin(&mut app, &exhibit, heartbeat);
    exhibit::plugin(&mut app, exhibit, tabuleiro_exhibit::now().seconds());
    app.run()
}

/// Fills the page's canvas and runs as long as the page is open.
#[cfg(target_family = "wasm")]
pub fn run_page() -> AppExit {
    let mut app = App::new();
    add_plugins(&mut app, WindowResolution::default(), true);
    app.add_plugins((place::plugin, browser::plugin)).run()
}

/// Parts of Bevy that the table does not use and that warn when graphics, such as WebGL, do not have them. Its missing table
/// for tone mapping is supplied by `camera/tonemapping.rs`.
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
    .add_plugins((camera::use_one_curve, table::plugin))
    .add_plugins(table_plugins);
}

/// Adds all plugins that also work without a window and a renderer, as in tests.
fn table_plugins(app: &mut App) {
    app.add_plugins((
        sets::plugin,
        power::plugin,
        workshop::plugin,
        locale::plugin,
        notices::plugin,
        store::plugin,
        controls::plugin,
        settings::plugin,
        navigation::plugin,
        third_party::leafwing::plugin,
    ))
    .add_plugins((
        referee::plugin,
        board::plugin,
        pieces::plugin,
        choreography::plugin,
        camera::plugin,
        input::plugin,
        proofs::plugin,
        opponent::plugin,
        link::plugin,
        archive::plugin,
        collection::plugin,
        capture::plugin,
        tutor::plugin,
        review::plugin,
        online::plugin,
    ))
    .add_plugins((
        third_party::egui::plugin,
        camera::cameras,
        pipelines::plugin,
        captured::plugin,
        marks::plugin,
        sound::plugin,
        hud::plugin,
        screens::plugin,
        accessibility::plugin,
    ));
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins(third_party::gilrs::plugin);
}
