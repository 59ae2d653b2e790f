//! The surroundings: a table of wood, stone or cloth, and warm light. Only the key light casts shadows.

use crate::app::foundations::referee::MatchOnTable;
use crate::app::foundations::sets::TableSet;
use crate::app::foundations::settings::{Settings, TableTop};
use crate::app::foundations::workshop::lathe::Solid;
use crate::app::foundations::workshop::sweep::plate;
use crate::app::foundations::workshop::{Finish, Materials};
use crate::app::scene::camera::{Shot, TO_WINDOW};
use bevy::light::{CascadeShadowConfig, CascadeShadowConfigBuilder};
use bevy::prelude::*;
use tabuleiro_catalogue::GameId;
use tabuleiro_choreography::TABLE_DEPTH;
use tabuleiro_rules::Family;

#[derive(Component)]
struct KeyLight;

/// Distance of the fill light.
const WINDOW: f32 = 60.0;

pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(Color::srgb(0.035, 0.027, 0.022)))
        .insert_resource(GlobalAmbientLight::NONE)
        .add_systems(Startup, spawn_lights)
        .add_systems(Update, choose_top.in_set(TableSet::Board))
        .add_systems(Update, fit_shadows.after(TableSet::Camera));
}

/// The entity of the table top under the match, with its finish.
#[derive(Component)]
struct Top(Finish);

/// Returns the table of a game: the one that the person chose for all games, or that of the game's family.
pub(crate) fn top_of(game: GameId, settings: &Settings) -> Finish {
    let by_family = match game.facts().family {
        Family::Chess | Family::Capture => TableTop::Walnut,
        Family::Connection => TableTop::Ash,
        Family::Alignment => TableTop::Linen,
        Family::Territory => TableTop::Slate,
        Family::Blockade | Family::Sowing => TableTop::Stone,
    };
    match settings.table.unwrap_or(by_family) {
        TableTop::Walnut => Finish::Table,
        TableTop::Ash => Finish::AshTable,
        TableTop::Slate => Finish::SlateTable,
        TableTop::Linen => Finish::LinenTable,
        TableTop::Stone => Finish::StoneTable,
    }
}

/// Spawns the top of a table, `above` the usual height.
pub(crate) fn spawn_top(
    commands: &mut Commands,
    meshes: &mut Assets<Mesh>,
    materials: &Materials,
    finish: Finish,
    above: f32,
) -> Entity {
    let mut top = Solid::default();
    let half = 60.0;
    let corners = [(-half, -half), (half, -half), (half, half), (-half, half)].map(|(x, y)| Vec2::new(x, y));
    let scale = match finish {
        Finish::LinenTable => 0.36,
        Finish::SlateTable | Finish::StoneTable => 0.14,
        _ => 0.055,
    };
    plate(&mut top, &corners, above - TABLE_DEPTH, scale, Vec2::new(0.13, 0.4));
    let name = Name::new("table");
    let (mesh, material) = (Mesh3d(meshes.add(top.mesh())), MeshMaterial3d(materials.get(finish)));
    commands.spawn((name, mesh, material, Transform::default())).id()
}

/// Spawns the table of the match, again after a change of the game's family or of the setting.
fn choose_top(
    mut commands: Commands,
    game: Option<Res<MatchOnTable>>,
    settings: Res<Settings>,
    tops: Query<(Entity, &Top)>,
    mut meshes: ResMut<Assets<Mesh>>,
    materials: Res<Materials>,
) {
    let Some(game) = game.filter(|game| game.is_changed() || settings.is_changed()) else { return };
    let finish = top_of(game.position().id(), &settings);
    if tops.iter().any(|(_, top)| top.0 == finish) {
        return;
    }
    for (top, _) in &tops {
        commands.entity(top).despawn();
    }
    let top = spawn_top(&mut commands, &mut meshes, &materials, finish, 0.0);
    commands.entity(top).insert(Top(finish));
}

fn spawn_lights(mut commands: Commands) {
    commands.spawn((
        KeyLight,
        DirectionalLight {
            color: Color::srgb(1.0, 0.93, 0.82),
            illuminance: 6_200.0,
            shadow_maps_enabled: true,
            shadow_depth_bias: 0.02,
            shadow_normal_bias: 0.6,
            ..default()
        },
        CascadeShadowConfigBuilder { num_cascades: 1, maximum_distance: 60.0, ..default() }.build(),
        Transform::from_xyz(-6.0, 14.0, 7.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
    // Light of the sky through a window: a point light so far away that it is even. Not a second directional light,
    // because WebGL supports only one.
    commands.spawn((
        PointLight {
            color: Color::srgb(0.72, 0.82, 1.0),
            intensity: 900.0 * 4.0 * std::f32::consts::PI * WINDOW * WINDOW,
            range: 10.0 * WINDOW,
            ..default()
        },
        Transform::from_translation(TO_WINDOW.normalize() * WINDOW),
    ));
    commands.spawn((
        SpotLight {
            color: Color::srgb(1.0, 0.86, 0.66),
            intensity: 4_200_000.0,
            range: 80.0,
            radius: 0.5,
            inner_angle: 0.16,
            outer_angle: 0.5,
            ..default()
        },
        Transform::from_xyz(-7.0, 24.0, -3.0).looking_at(Vec3::new(0.0, 0.0, 0.5), Vec3::Y),
    ));
}

/// One shadow cascade that covers only the visible part of the table, so that all texels are used for the board.
fn fit_shadows(shot: Res<Shot>, mut lights: Query<&mut CascadeShadowConfig, With<KeyLight>>) {
    if !shot.is_changed() {
        return;
    }
    for mut config in &mut lights {
        let (near, far) = (shot.lens.distance * 0.55, shot.lens.distance * 1.55 + 4.0);
        *config =
            CascadeShadowConfigBuilder { num_cascades: 1, minimum_distance: near, maximum_distance: far, ..default() }
                .build();
    }
}
