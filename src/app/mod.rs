//! The table people play at. One folder a feature, each with a `plugin`; their order in a frame is in [`sets`].
//!
//! Data runs one way: devices → [`input`] → `PlayAction` → the referee in [`match_`] → `Happened` → [`choreography`]
//! → [`pieces`], [`sound`]. The position in [`match_`] is the only truth; the scene follows it.

mod archive;
mod board;
mod camera;
mod choreography;
mod cli;
mod hud;
mod input;
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
mod tour;
mod workshop;

#[cfg(test)]
mod tests;

pub use cli::Window;

use bevy::prelude::*;
use bevy::window::WindowResolution;

/// Opens the window and stays until it is closed.
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
    app.add_plugins(DefaultPlugins.set(WindowPlugin {
        primary_window: Some(bevy::window::Window {
            title: "Tabuleiro".into(),
            name: Some("tabuleiro".into()),
            resolution,
            resize_constraints: bevy::window::WindowResizeConstraints {
                min_width: 320.0,
                min_height: 240.0,
                ..default()
            },
            fit_canvas_to_parent: true,
            ..default()
        }),
        ..default()
    }))
    .insert_resource(tour::Wishes(wishes))
    .add_plugins((third_party::egui::plugin, third_party::leafwing::plugin))
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
        tour::plugin,
    ))
    .run()
}

/// Everything that works without a window: the match, its board, its pieces, their motion, gestures, memory.
fn table_plugins(app: &mut App) {
    app.add_plugins((
        sets::plugin,
        archive::plugin,
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
