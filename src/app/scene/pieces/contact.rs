//! The soft shadow where a piece touches the board: a dark patch under its foot that shrinks as the piece is lifted. All
//! patches share one mesh and one material, so they are drawn together.

use super::{Appearance, OnSite, PieceKit, rest};
use crate::app::board::{BoardOnTable, OfMatch};
use crate::app::settings::{Detail, DetailInUse};
use crate::app::workshop::lathe::Solid;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;
use std::f32::consts::TAU;
use tabuleiro_rules::Kind;

/// The part of a piece near the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Foot {
    /// Half its width along the axes x and z.
    half: Vec2,
    /// Its lowest height.
    bottom: f32,
}

/// How high over its lowest point a piece still belongs to its foot.
const FOOT: f32 = 0.12;
/// The height over the board at which a lifted piece has no patch.
const LIFT: f32 = 0.4;
/// The height of patches over the board.
const ABOVE: f32 = 0.003;
/// Radii of the rings of a patch in units of the foot's, with their opacity.
const RINGS: [(f32, f32); 7] =
    [(0.5, 0.62), (0.9, 0.62), (1.0, 0.5), (1.1, 0.3), (1.22, 0.14), (1.36, 0.05), (1.55, 0.0)];
const SEGMENTS: u32 = 28;

impl Foot {
    /// Returns the foot of a piece; `None` if it lies in a hollow, where it has no patch.
    pub(super) fn of(kind: Kind, solid: &Solid) -> Option<Foot> {
        if matches!(kind, Kind::Seed | Kind::Marble) {
            return None;
        }
        let bottom = solid.positions.iter().map(|at| at[1]).fold(f32::MAX, f32::min);
        let foot = solid.positions.iter().filter(|at| at[1] < bottom + FOOT);
        let half = foot.fold(Vec2::ZERO, |half, at| half.max(Vec2::new(at[0].abs(), at[2].abs())));
        Some(Foot { half, bottom })
    }

    /// Returns the transform of the patch under a piece whose transform at rest is `home`.
    pub(crate) fn patch(&self, piece: &Transform, home: &Transform) -> Transform {
        let lifted = (piece.translation.y - home.translation.y).max(0.0);
        let near = (1.0 - lifted / LIFT).clamp(0.0, 1.0) * piece.scale.x;
        let across = piece.rotation * Vec3::X;
        Transform {
            translation: piece.translation.with_y(home.translation.y + self.bottom * home.scale.x + ABOVE),
            rotation: Quat::from_rotation_y(f32::atan2(-across.z, across.x)),
            scale: Vec3::new(self.half.x * near, 1.0, self.half.y * near),
        }
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_patch_stays_on_the_board_and_shrinks_under_a_lifted_piece() {
        let foot = Foot { half: Vec2::new(0.4, 0.2), bottom: -0.1 };
        let home = Transform::from_xyz(1.0, 0.1, 2.0);
        let at_rest = foot.patch(&home, &home);
        assert!((at_rest.translation - Vec3::new(1.0, ABOVE, 2.0)).length() < 1e-6, "{at_rest:?}");
        assert_eq!(at_rest.scale, Vec3::new(0.4, 1.0, 0.2));
        let lifted = foot.patch(&Transform::from_xyz(1.5, 0.1 + LIFT / 2.0, 2.0), &home);
        assert_eq!(lifted.translation.y, at_rest.translation.y);
        assert!((lifted.scale.x - 0.2).abs() < 1e-6, "{lifted:?}");
        assert_eq!(foot.patch(&Transform::from_xyz(1.5, 2.0, 2.0), &home).scale.x, 0.0);
    }
}
