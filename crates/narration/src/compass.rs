//! Directions on a board.

use tabuleiro_rules::Point;

/// A direction on the board. North is away from the first player, east to the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Compass {
    /// To the right.
    East,
    /// To the right and away from the first player.
    NorthEast,
    /// Away from the first player.
    North,
    /// To the left and away from the first player.
    NorthWest,
    /// To the left.
    West,
    /// To the left and towards the first player.
    SouthWest,
    /// Towards the first player.
    South,
    /// To the right and towards the first player.
    SouthEast,
}

impl Compass {
    /// All directions, counter-clockwise from the east.
    pub const ALL: [Compass; 8] = [
        Compass::East,
        Compass::NorthEast,
        Compass::North,
        Compass::NorthWest,
        Compass::West,
        Compass::SouthWest,
        Compass::South,
        Compass::SouthEast,
    ];

    /// Returns the end of its message ids: `n`, `ne`, `e`…
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Compass::East => "e",
            Compass::NorthEast => "ne",
            Compass::North => "n",
            Compass::NorthWest => "nw",
            Compass::West => "w",
            Compass::SouthWest => "sw",
            Compass::South => "s",
            Compass::SouthEast => "se",
        }
    }

    /// Returns the angle from the east, counter-clockwise, in degrees.
    fn degrees(self) -> f32 {
        self as u8 as f32 * 45.0
    }

    /// Returns the angle between this direction and that of a vector, in degrees from 0 to 180.
    pub(crate) fn off(self, (x, y): (f32, f32)) -> f32 {
        let turn = (y.atan2(x).to_degrees() - self.degrees()).rem_euclid(360.0);
        turn.min(360.0 - turn)
    }

    /// Returns the direction nearest to that of a vector.
    #[must_use]
    pub fn nearest(x: f32, y: f32) -> Compass {
        let by_angle = |one: &Compass, other: &Compass| one.off((x, y)).total_cmp(&other.off((x, y)));
        Compass::ALL.into_iter().min_by(by_angle).unwrap_or(Compass::East)
    }

    /// Returns the direction nearest to that from one point to another.
    #[must_use]
    pub fn between(from: Point, to: Point) -> Compass {
        Compass::nearest(to.x - from.x, to.y - from.y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_vector_has_the_nearest_direction() {
        assert_eq!(Compass::nearest(1.0, 0.1), Compass::East);
        assert_eq!(Compass::nearest(-0.5, 0.87), Compass::NorthWest, "an edge of a rhombus");
        assert_eq!(Compass::nearest(0.0, -2.0), Compass::South);
        assert_eq!(Compass::nearest(0.87, -0.5), Compass::SouthEast, "a side of a hexagon");
    }
}
