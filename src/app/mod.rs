//! The table people play at. One folder a feature, each with a `plugin`; their order in a frame is in [`sets`].
//!
//! Data runs one way: devices → [`input`] → `PlayAction` → the referee in [`match_`] → `Happened` → [`choreography`]
//! → [`pieces`], [`sound`]. The position in [`match_`] is the only truth; the scene follows it.

mod archive;
mod board;
#[cfg(target_family = "wasm")]
mod browser;
mod camera;
mod choreography;
#[cfg(not(target_family = "wasm"))]
mod cli;
mod hud;
mod input;
mod link;
mod locale;
mod marks;
mod match_;
mod opponent;
mod pieces;
mod pipelines;
mod power;
mod screens;
mod sets;
mod settings;
mod sound;
mod table;
mod third_party;
#[cfg(not(target_family = "wasm"))]
mod tour;
mod workshop;

#[cfg(test)]
mod tests;

#[cfg(not(target_family = "wasm"))]
pub use cli::Window;

use bevy::prelude::*;
use bevy::window::WindowResolution;

/// Opens the window and stays until it is closed.
#[cfg(not(target_family = "wasm"))]
pub fn run(wishes: Window) -> AppExit {
    let (width, height) = wishes.pixels().unwrap_or((1280, 800));
    let mut resolution = WindowResolution::new(width, height);
    if wishes.size.is_some() {
        // Asked for in pixels: the same picture on every screen.
        resolution = resolution.with_scale_factor_override(1.0);
    }
    let mut app = App::new();
    if let Some(folder) = &wishes.data_dir {
        app.insert_resource(archive::Store::at(folder));
    }
    app.insert_resource(tour::Wishes(wishes));
    furnish(&mut app, resolution);
    app.add_plugins(tour::plugin).run()
}

/// Fills the page's canvas and stays as long as the page.
#[cfg(target_family = "wasm")]
pub fn run_page() -> AppExit {
    let mut app = App::new();
    furnish(&mut app, WindowResolution::default());
    app.add_plugins(browser::plugin).run()
}

/// The table with its window.
fn furnish(app: &mut App, resolution: WindowResolution) {
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
                ..default()
            })
            .set(bevy::log::LogPlugin {
                // The table that tone mapping would miss there is ours (camera/film.rs).
                filter: format!("{},bevy_core_pipeline::tonemapping=off", bevy::log::DEFAULT_FILTER),
                ..default()
            }),
    )
    .add_plugins((third_party::egui::plugin, camera::develop))
    .add_plugins(table_plugins)
    .add_plugins((
        camera::cameras,
        table::plugin,
        pipelines::plugin,
        marks::plugin,
        hud::plugin,
        screens::plugin,
        sound::plugin,
        power::plugin,
    ));
}

/// Everything that works without a window: the match, its board, its pieces, their motion, gestures, memory.
fn table_plugins(app: &mut App) {
    app.add_plugins((
        sets::plugin,
        archive::plugin,
        link::plugin,
        settings::plugin,
        locale::plugin,
        workshop::plugin,
        match_::plugin,
        board::plugin,
        pieces::plugin,
        choreography::plugin,
        camera::plugin,
        input::plugin,
        opponent::plugin,
    ));
}
