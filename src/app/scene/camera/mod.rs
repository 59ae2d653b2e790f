//! The camera: a perspective and a flat view, orbit and zoom within limits, fitted to the part of the window that
//! panels leave free.

mod lens;
mod sky;
mod tonemapping;

pub(crate) use lens::{Lens, Margins};
pub(crate) use sky::{Sky, TO_WINDOW};
pub(crate) use tonemapping::use_one_curve;

use crate::app::foundations::navigation::Screen;
use crate::app::foundations::power::{Awake, Need};
use crate::app::foundations::sets::TableSet;
use crate::app::foundations::settings::{Detail, DetailInUse};
use crate::app::scene::board::BoardOnTable;
use bevy::camera::visibility::RenderLayers;
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiGlobalSettings, PrimaryEguiContext};
use serde::{Deserialize, Serialize};
use sky::INTENSITY;

/// Vertical field of view in degrees of the perspective view, and of the flat view, which looks from far away.
const WIDE: f32 = 30.0;
const NARROW: f32 = 6.0;
/// Default pitch of the perspective view, in degrees over the table.
const PITCH: f32 = 50.0;
const PITCHES: (f32, f32) = (24.0, 85.0);
const ZOOMS: (f32, f32) = (1.0, 3.5);

/// The view that the person has chosen.
#[derive(Resource, Serialize, Deserialize, Clone, Copy, Debug, PartialEq)]
pub(crate) struct View {
    /// Whether the view is straight from above.
    pub(crate) flat: bool,
    /// Rotation about the vertical axis, in degrees.
    pub(crate) yaw: f32,
    /// Elevation over the table in degrees (perspective view).
    pub(crate) pitch: f32,
    /// Magnification; 1 shows the whole board.
    pub(crate) zoom: f32,
    /// The centre of the picture on the table when zoomed in.
    pub(crate) pan: Vec2,
}

impl Default for View {
    fn default() -> Self {
        View { flat: false, yaw: 0.0, pitch: PITCH, zoom: 1.0, pan: Vec2::ZERO }
    }
}

impl View {
    /// Returns the view with every value in its range, as for one that was read from a file.
    pub(crate) fn within_limits(self) -> View {
        let or = |value: f32, default| if value.is_finite() { value } else { default };
        let mut view =
            View { yaw: or(self.yaw, 0.0) % 360.0, pitch: or(self.pitch, PITCH), zoom: or(self.zoom, 1.0), ..self };
        view.orbit(0.0, 0.0);
        view.magnify(1.0);
        if view.pan.is_finite() { view } else { View { pan: Vec2::ZERO, ..view } }
    }

    /// Orbits by degrees.
    pub(crate) fn orbit(&mut self, yaw: f32, pitch: f32) {
        self.yaw += yaw;
        self.pitch = (self.pitch + pitch).clamp(PITCHES.0, PITCHES.1);
    }

    /// Zooms by a factor.
    pub(crate) fn magnify(&mut self, factor: f32) {
        self.zoom = (self.zoom * factor).clamp(ZOOMS.0, ZOOMS.1);
        if self.zoom <= ZOOMS.0 {
            self.pan = Vec2::ZERO;
        }
    }
}

/// The current state of the camera; follows [`View`] smoothly.
#[derive(Resource, Clone, Copy, Debug)]
pub(crate) struct Shot {
    pub(crate) lens: Lens,
    yaw: f32,
    pitch: f32,
    field: f32,
    zoom: f32,
    pan: Vec2,
    /// Whether it is still moving.
    pub(crate) moving: bool,
    fresh: bool,
}

impl Default for Shot {
    fn default() -> Self {
        Shot {
            lens: Lens::default(),
            yaw: 0.0,
            pitch: PITCH,
            field: WIDE,
            zoom: 1.0,
            pan: Vec2::ZERO,
            moving: false,
            fresh: true,
        }
    }
}

/// The camera of the board.
#[derive(Component)]
pub(crate) struct TableCamera;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<View>()
        .init_resource::<Sky>()
        .init_resource::<Margins>()
        .init_resource::<Shot>()
        .add_systems(Update, follow.in_set(TableSet::Camera));
}

/// Adds the camera entities. Without them all geometry is still computed, but nothing is drawn.
pub(crate) fn cameras(app: &mut App) {
    app.add_systems(Startup, spawn).add_systems(
        Update,
        ((activate, apply).chain().after(follow), smooth_edges.run_if(resource_changed::<DetailInUse>))
            .in_set(TableSet::Camera),
    );
}

/// Smooths edges except where little detail is drawn. Both cameras do so alike, because they share their pictures.
fn smooth_edges(
    detail: Res<DetailInUse>,
    mut cameras: Query<&mut Msaa, Or<(With<TableCamera>, With<PrimaryEguiContext>)>>,
) {
    let wanted = match detail.get() {
        Detail::Full => Msaa::Sample4,
        Detail::Low => Msaa::Off,
    };
    for mut smoothing in &mut cameras {
        smoothing.set_if_neq(wanted);
    }
}

fn spawn(mut commands: Commands, sky: Res<Sky>, mut egui: ResMut<EguiGlobalSettings>) {
    egui.auto_create_primary_context = false;
    commands.spawn((
        TableCamera,
        Camera3d::default(),
        Msaa::Sample4,
        Tonemapping::AgX,
        Projection::Perspective(PerspectiveProjection { fov: WIDE.to_radians(), ..default() }),
        sky.0.clone(),
    ));
    // Panels have a camera of their own, because they are also drawn on screens without the board.
    commands.spawn((
        PrimaryEguiContext,
        Camera2d,
        RenderLayers::none(),
        Camera { order: 1, clear_color: ClearColorConfig::None, ..default() },
    ));
}

/// The board's camera is active only on the table's screen.
fn activate(screen: Res<State<Screen>>, mut cameras: Query<&mut Camera, With<TableCamera>>) {
    for mut camera in &mut cameras {
        let wanted = *screen.get() == Screen::Table;
        if camera.is_active != wanted {
            camera.is_active = wanted;
        }
    }
}

fn follow(
    time: Res<Time<Real>>,
    view: Res<View>,
    margins: Res<Margins>,
    board: Option<Res<BoardOnTable>>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut shot: ResMut<Shot>,
    mut awake: ResMut<Awake>,
) {
    let (Some(board), Ok(window)) = (board, window.single()) else { return };
    let size = Vec2::new(window.width(), window.height());
    if size.x < 1.0 || size.y < 1.0 {
        return;
    }
    let aim = Aim::of(&view, size);
    let jump = shot.fresh || board.is_changed();
    let before = *shot;
    let delta = time.delta_secs();
    let approach = |from: f32, to: f32| glide(from, to, (to - from).abs() < 0.004 * to.abs().max(1.0) || jump, delta);
    let next = Shot {
        yaw: approach(shot.yaw, view.yaw),
        pitch: approach(shot.pitch, aim.pitch),
        field: approach(shot.field, aim.field),
        zoom: approach(shot.zoom, view.zoom),
        pan: glide(shot.pan, view.pan, shot.pan.distance(view.pan) < 0.01 || jump, delta),
        fresh: false,
        ..before
    };
    let moving = next.yaw != view.yaw
        || next.pitch != aim.pitch
        || next.field != aim.field
        || next.zoom != view.zoom
        || next.pan != view.pan;
    let lens = Lens::fitted(&board.0, size, *margins, next.yaw, next.pitch, next.field, next.zoom, next.pan);
    let next = Shot { lens, moving, ..next };
    if moving {
        awake.need(Need::Frames);
    }
    if next.lens != before.lens || next.moving != before.moving || shot.fresh {
        *shot = next;
    }
}

/// Decay rate of the camera's distance to its target: a third is left after 1/9 s.
const GLIDE: f32 = 9.0;

/// Returns the next value on the way to a target, or the target itself once it is near enough.
fn glide<T: StableInterpolate>(mut from: T, to: T, arrived: bool, delta: f32) -> T {
    if arrived {
        return to;
    }
    from.smooth_nudge(&to, GLIDE, delta);
    from
}

struct Aim {
    pitch: f32,
    field: f32,
}

impl Aim {
    fn of(view: &View, size: Vec2) -> Aim {
        if view.flat {
            return Aim { pitch: 90.0, field: NARROW };
        }
        // A tall window has room above and below the board, so the camera looks more steeply.
        let tall = (size.y / size.x - 1.0).clamp(0.0, 0.6);
        Aim { pitch: (view.pitch + 28.0 * tall).min(PITCHES.1), field: WIDE }
    }
}

fn apply(
    shot: Res<Shot>,
    mut camera: Query<(&mut Transform, &mut Projection, &mut EnvironmentMapLight), With<TableCamera>>,
) {
    if !shot.is_changed() {
        return;
    }
    for (mut transform, mut projection, mut sky) in &mut camera {
        *transform = shot.lens.transform;
        let flat = ((shot.pitch - PITCHES.1) / (90.0 - PITCHES.1)).clamp(0.0, 1.0);
        sky.intensity = INTENSITY.0 + (INTENSITY.1 - INTENSITY.0) * flat;
        if let Projection::Perspective(perspective) = &mut *projection {
            perspective.fov = shot.lens.fov;
            perspective.near = (shot.lens.distance * 0.2).max(0.1);
            perspective.far = shot.lens.distance * 4.0 + 40.0;
        }
    }
}
