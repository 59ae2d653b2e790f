//! The app without a window, for its tests, `benches/table.rs` and `tests/soak.rs`. Public because benches and
//! integration tests are crates of their own.

pub mod bench;
pub mod soak;

use crate::app::foundations::store::Store;
use bevy::camera::{RenderTarget, RenderTargetInfo};
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{ExitCondition, PrimaryWindow, WindowResolution};
use std::time::Duration;

/// Returns the app with all plugins that work without a window and a renderer, and its window entity. Each update
/// advances the time by `step` and begins when what earlier frames wrote is on the disk, so that a run can be repeated.
pub(crate) fn headless(store: Store, step: Duration) -> (App, Entity) {
    let mut app = App::new();
    let resolution = WindowResolution::new(1280, 800);
    let window = WindowPlugin {
        primary_window: Some(Window { resolution, ..default() }),
        exit_condition: ExitCondition::DontExit,
        ..default()
    };
    app.add_plugins((MinimalPlugins, AssetPlugin::default(), bevy::state::app::StatesPlugin, window))
        .add_plugins(bevy::a11y::AccessibilityPlugin)
        .init_asset::<Mesh>()
        .init_asset::<Image>()
        .init_asset::<bevy::shader::Shader>()
        .init_asset::<StandardMaterial>()
        .insert_resource(store)
        .insert_resource(TimeUpdateStrategy::ManualDuration(step))
        .add_plugins(bevy::input::InputPlugin)
        .add_plugins(crate::app::table_plugins)
        .add_systems(First, (measure, |store: Res<Store>| store.finish(), crate::app::play::tutor::wait_for_judge));
    app.finish();
    app.cleanup();
    // Tests run in parallel already.
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
    let window = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world());
    let window = window.expect("the window plugin makes one");
    (app, window)
}

/// Sets the target size of the window's cameras, which the renderer would do.
fn measure(window: Query<&Window, With<PrimaryWindow>>, mut cameras: Query<(&mut Camera, &RenderTarget)>) {
    let Ok(window) = window.single() else { return };
    for (mut camera, target) in &mut cameras {
        if matches!(target, RenderTarget::Window(_)) {
            let (physical_size, scale_factor) = (window.physical_size(), window.scale_factor());
            camera.computed.target_info = Some(RenderTargetInfo { physical_size, scale_factor });
        }
    }
}
