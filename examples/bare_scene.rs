//! A minimal Bevy scene: a plane, a cube and a light with a shadow, with Bevy's default plugins, in a canvas that fills
//! the page as the program's does. It is the baseline for the start time: `web/compare-start` measures it and the
//! program's first board in one browser.

use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
use bevy::render::{Render, RenderApp, RenderSystems};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The number of render pipelines that are not compiled yet.
#[derive(Resource, Clone)]
struct Waiting(Arc<AtomicUsize>);

fn main() {
    let window = Window { canvas: Some("#table".into()), fit_canvas_to_parent: true, ..default() };
    let mut app = App::new();
    app.add_plugins(DefaultPlugins.set(WindowPlugin { primary_window: Some(window), ..default() }));
    let waiting = Waiting(Arc::new(AtomicUsize::new(usize::MAX)));
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.insert_resource(waiting.clone()).add_systems(Render, count.in_set(RenderSystems::Cleanup));
    }
    app.insert_resource(waiting).add_systems(Startup, furnish).add_systems(Update, announce).run();
}

fn furnish(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut materials: ResMut<Assets<StandardMaterial>>) {
    let wood = materials.add(Color::srgb(0.5, 0.35, 0.2));
    commands.spawn((Mesh3d(meshes.add(Plane3d::default().mesh().size(8.0, 8.0))), MeshMaterial3d(wood.clone())));
    let cube = Mesh3d(meshes.add(Cuboid::default()));
    commands.spawn((cube, MeshMaterial3d(wood), Transform::from_xyz(0.0, 0.5, 0.0)));
    let light = DirectionalLight { shadow_maps_enabled: true, ..default() };
    commands.spawn((light, Transform::from_xyz(3.0, 8.0, 4.0).looking_at(Vec3::ZERO, Vec3::Y)));
    let camera = Transform::from_xyz(0.0, 6.0, 8.0).looking_at(Vec3::ZERO, Vec3::Y);
    commands.spawn((Camera3d::default(), Tonemapping::Reinhard, camera));
}

fn count(cache: Res<PipelineCache>, waiting: Res<Waiting>) {
    waiting.0.store(cache.waiting_pipelines().count(), Ordering::Relaxed);
}

/// Consecutive frames without a newly compiled pipeline after which the scene counts as complete. Pipelines may remain
/// that wait for features the device does not have.
const STILL: u32 = 3;

/// Dispatches `tabuleiro-ready` once when the scene is complete, as the program does after its first board.
fn announce(waiting: Res<Waiting>, mut last: Local<usize>, mut frames: Local<u32>) {
    let now = waiting.0.load(Ordering::Relaxed);
    *frames = if now == *last { *frames + 1 } else { 0 };
    *last = now;
    if *frames == STILL {
        #[cfg(target_family = "wasm")]
        if let (Some(window), Ok(event)) = (web_sys::window(), web_sys::Event::new("tabuleiro-ready")) {
            // The returned value only says whether a listener cancelled the event.
            let _ = window.dispatch_event(&event);
        }
    }
}
