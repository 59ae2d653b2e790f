//! The part of a piece near the board, under which its contact shadow lies.

use crate::app::foundations::workshop::lathe::Solid;
use bevy::prelude::*;
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
