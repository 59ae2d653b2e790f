//! The table people play at. One folder a feature (a *room*), each with a `plugin`; their order in a frame is in [`sets`].
//!
//! Data runs one way: devices → [`input`] → `PlayAction` → the referee in [`referee`] → `Happened` → [`choreography`]
//! → [`pieces`], [`sound`]. The position in [`referee`] is the only truth; the scene follows it.
//!
//! Doors open one way too. These are the rooms, from the ground up; a room imports only from rooms named before it, and
//! what has to travel the other way is a message. `tests/doors.rs` reads this list and every path in the code.
//!
//! * What everything stands on: `embedded`, `sets`, `power`, `theme`, `workshop`
//! * What a person reads, keeps and prefers, and where they are: `locale`, `notices`, `store`, `controls`, `settings`,
//!   `navigation`, `third_party`
//! * The match on the table: `referee`, `board`, `pieces`, `choreography`, `camera`, `table`, `input`, `proofs`, `opponent`,
//!   `link`, `archive`, `tutor`, `review`
//! * What is seen and heard round it: `pipelines`, `marks`, `sound`, `hud`, `screens`, `exhibit`, and all of it in words:
//!   `accessibility`
//! * The edges: `cli`, `script`, `browser`, `bench`, `soak`

mod accessibility;
mod archive;
#[cfg(not(target_family = "wasm"))]
#[doc(hidden)]
pub mod bench;
mod board;
#[cfg(target_family = "wasm")]
mod browser;
mod camera;
mod choreography;
#[cfg(not(target_family = "wasm"))]
mod cli;
mod controls;
mod embedded;
mod exhibit;
mod hud;
mod input;
mod link;
mod locale;
mod marks;
mod navigation;
mod notices;
mod opponent;
mod pieces;
mod pipelines;
mod power;
mod proofs;
mod referee;
mod review;
mod screens;
#[cfg(not(target_family = "wasm"))]
mod script;
mod sets;
mod settings;
#[cfg(not(target_family = "wasm"))]
pub mod soak;
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
pub use cli::Window;

use bevy::prelude::*;
use bevy::window::{ExitCondition, WindowResolution};

/// Opens the window and stays until it is closed.
#[cfg(not(target_family = "wasm"))]
pub fn run(options: Window) -> AppExit {
    let (width, height) = options.pixels().unwrap_or((1280, 800));
    let mut resolution = WindowResolution::new(width, height);
    if options.size.is_some() {
        // Asked for in pixels: the same picture on every screen.
        resolution = resolution.with_scale_factor_override(1.0);
    }
    let mut app = App::new();
    if let Some(folder) = &options.data_dir {
        app.insert_resource(store::Store::at(folder));
    }
    app.insert_resource(script::Options(options));
    add_plugins(&mut app, resolution, true);
    app.add_plugins(script::plugin).run()
}

/// Runs as an exhibit, until its staff ends it or its supervisor does; `heartbeat` is the file the supervisor looks at.
#[cfg(not(target_family = "wasm"))]
pub fn run_exhibit(exhibit: tabuleiro_exhibit::Exhibit, heartbeat: Option<std::path::PathBuf>) -> AppExit {
    let mut app = App::new();
    // Nothing a visitor changes is kept for the next: it has a store of its own, for the match alone.
    app.insert_resource(store::Store::at(&tabuleiro_exhibit::log_folder(&exhibit).join("match")));
    // Nobody closes its window but its supervisor.
    add_plugins(&mut app, WindowResolution::default(), false);
    exhibit::unattended::plugin(&mut app, &exhibit, heartbeat);
    exhibit::plugin(&mut app, exhibit, tabuleiro_exhibit::now().seconds());
    app.run()
}

/// Fills the page's canvas and stays as long as the page.
#[cfg(target_family = "wasm")]
pub fn run_page() -> AppExit {
    let mut app = App::new();
    add_plugins(&mut app, WindowResolution::default(), true);
    app.add_plugins(browser::plugin).run()
}

/// The table with its window, which the system may close or not.
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
            .set(bevy::log::LogPlugin {
                // The table that tone mapping would miss there is ours (camera/tonemapping.rs).
                filter: format!("{},bevy_core_pipeline::tonemapping=off", bevy::log::DEFAULT_FILTER),
                ..default()
            }),
    )
    .add_plugins((camera::use_one_curve, table::plugin))
    .add_plugins(table_plugins);
}

/// Everything that works without a screen: the match, its board, its pieces, their motion, gestures, memory, marks,
/// panels, sounds. Only what would be drawn and heard needs a device.
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
        tutor::plugin,
        review::plugin,
    ))
    .add_plugins((
        third_party::egui::plugin,
        camera::cameras,
        pipelines::plugin,
        marks::plugin,
        sound::plugin,
        hud::plugin,
        screens::plugin,
        accessibility::plugin,
    ));
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins(third_party::gilrs::plugin);
}
