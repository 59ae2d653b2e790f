//! The soft shadow where a piece touches the board: a dark patch under its foot that shrinks as the piece is lifted. All
//! patches share one mesh and one material, so they are drawn together.

use super::{Appearance, OnSite, PieceKit, rest};
use crate::app::foundations::settings::{Detail, DetailInUse};
use crate::app::foundations::workshop::lathe::Solid;
use crate::app::scene::board::{BoardOnTable, OfMatch};
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;
use std::f32::consts::TAU;

/// Radii of the rings of a patch in units of the foot's, with their opacity.
const RINGS: [(f32, f32); 7] =
    [(0.5, 0.62), (0.9, 0.62), (1.0, 0.5), (1.1, 0.3), (1.22, 0.14), (1.36, 0.05), (1.55, 0.0)];
const SEGMENTS: u32 = 28;

/// The patch of a piece.
#[derive(Component)]
#[relationship(relationship_target = Patches)]
#[require(OfMatch)]
pub(super) struct PatchOf(Entity);

/// The patches of a piece, one at most. They are despawned with it.
#[derive(Component)]
#[relationship_target(relationship = PatchOf, linked_spawn)]
pub(super) struct Patches(Vec<Entity>);

/// The mesh and the material of all patches.
#[derive(Resource)]
pub(crate) struct PatchLook(Mesh3d, MeshMaterial3d<StandardMaterial>);

impl PatchLook {
    /// Returns the components that draw a patch.
    pub(crate) fn bundle(&self) -> impl Bundle + use<> {
        (self.0.clone(), self.1.clone(), NotShadowCaster, NotShadowReceiver)
    }
}

impl FromWorld for PatchLook {
    fn from_world(world: &mut World) -> PatchLook {
        let mesh = world.resource_mut::<Assets<Mesh>>().add(patch());
        let material = StandardMaterial {
            base_color: Color::srgb(0.05, 0.03, 0.02),
            alpha_mode: AlphaMode::Blend,
            unlit: true,
            ..default()
        };
        let material = world.resource_mut::<Assets<StandardMaterial>>().add(material);
        PatchLook(Mesh3d(mesh), MeshMaterial3d(material))
    }
}

/// Returns a round patch for a foot of radius 1. Its opacity is in the colours of its vertices.
fn patch() -> Mesh {
    let mut solid = Solid::default();
    for (radius, opacity) in RINGS {
        for i in 0..SEGMENTS {
            let direction = Vec2::from_angle(TAU * i as f32 / SEGMENTS as f32) * radius;
            solid.vertex(Vec3::new(direction.x, 0.0, direction.y), Vec3::Y, Vec2::ZERO);
            solid.colours.push([1.0, 1.0, 1.0, opacity]);
        }
    }
    for ring in 1..RINGS.len() as u32 {
        for i in 0..SEGMENTS {
            let j = (i + 1) % SEGMENTS;
            let [a, b] = [i, j].map(|k| (ring - 1) * SEGMENTS + k);
            let [c, d] = [i, j].map(|k| ring * SEGMENTS + k);
            solid.indices.extend([a, b, d, a, d, c]);
        }
    }
    solid.mesh()
}

/// Moves the patches to the pieces that have moved. Where little detail is drawn there are none.
pub(super) fn follow(
    mut commands: Commands,
    detail: Res<DetailInUse>,
    board: Option<Res<BoardOnTable>>,
    kit: Res<PieceKit>,
    look: Res<PatchLook>,
    pieces: Query<(Entity, Ref<Transform>, Ref<Appearance>, Option<Ref<OnSite>>, Option<&Patches>), Without<PatchOf>>,
    mut patches: Query<&mut Transform, With<PatchOf>>,
) {
    let Some(board) = board else { return };
    if detail.get() == Detail::Low {
        if detail.is_changed() {
            let patches = pieces.iter().filter_map(|(.., patches)| patches).flat_map(|patches| &patches.0);
            patches.for_each(|&patch| commands.entity(patch).despawn());
        }
        return;
    }
    for (piece, transform, appearance, on, patches_of) in &pieces {
        let has_moved = transform.is_changed() || appearance.is_changed() || on.as_ref().is_some_and(Ref::is_changed);
        if !has_moved && !detail.is_changed() {
            continue;
        }
        let Some(foot) = kit.foot(*appearance) else { continue };
        let at = match on {
            Some(on) => {
                let home = |slot| rest(&board.0, on.site, slot, on.piece);
                let is_lowest = home(on.slot).translation.y == home(0).translation.y;
                let patch = foot.patch(&transform, &home(on.slot));
                if is_lowest { patch } else { patch.with_scale(Vec3::ZERO) }
            }
            // It is leaving.
            None => Transform::from_scale(Vec3::ZERO),
        };
        match patches_of.and_then(|patches| patches.0.first()) {
            Some(&patch) => {
                if let Ok(mut patch) = patches.get_mut(patch) {
                    patch.set_if_neq(at);
                }
            }
            None => drop(commands.spawn((PatchOf(piece), look.bundle(), at))),
        }
    }
}
