//! Where something is, how it is turned, and how large it is.

use glam::{Quat, Vec3};

/// A position, a rotation and a size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// The position; y points up, and the first player looks along −z.
    pub translation: Vec3,
    /// The rotation.
    pub rotation: Quat,
    /// The size along each axis, 1 for what is as large as it was made.
    pub scale: Vec3,
}

impl Pose {
    /// Returns a pose at a position, without rotation and in the original size.
    #[must_use]
    pub const fn at(translation: Vec3) -> Pose {
        Pose { translation, rotation: Quat::IDENTITY, scale: Vec3::ONE }
    }

    /// Returns the pose with another position.
    #[must_use]
    pub const fn moved(self, translation: Vec3) -> Pose {
        Pose { translation, ..self }
    }

    /// Returns the pose with another rotation.
    #[must_use]
    pub const fn turned(self, rotation: Quat) -> Pose {
        Pose { rotation, ..self }
    }

    /// Returns the pose with another size.
    #[must_use]
    pub const fn scaled(self, scale: Vec3) -> Pose {
        Pose { scale, ..self }
    }
}
