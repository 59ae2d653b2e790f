//! The two players and how a match between them can end.

/// One of the two sides. `First` is the side that begins under the seed's default rules, whatever its colour;
/// after a swap the *persons* have exchanged sides, the sides themselves never change (`docs/rulings.md`, 0.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Player {
    /// The side that begins by default.
    First,
    /// The other side.
    Second,
}

impl Player {
    /// Both sides, in order.
    pub const BOTH: [Player; 2] = [Player::First, Player::Second];

    /// The opponent.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Player {
        match self {
            Player::First => Player::Second,
            Player::Second => Player::First,
        }
    }

    /// 0 or 1, for arrays of two.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `Second` when `second` holds.
    #[must_use]
    pub const fn from_second(second: bool) -> Player {
        if second { Player::Second } else { Player::First }
    }
}

/// How a finished game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// That side won.
    Win(Player),
    /// Nobody won.
    Draw,
}

impl Outcome {
    /// The winner, if there is one.
    #[must_use]
    pub const fn winner(self) -> Option<Player> {
        match self {
            Outcome::Win(player) => Some(player),
            Outcome::Draw => None,
        }
    }

    /// The side with more points wins; equal points draw. `points` are those of `First` and `Second`.
    #[must_use]
    pub fn by_points(points: [i32; 2]) -> Outcome {
        match points[0].cmp(&points[1]) {
            std::cmp::Ordering::Greater => Outcome::Win(Player::First),
            std::cmp::Ordering::Less => Outcome::Win(Player::Second),
            std::cmp::Ordering::Equal => Outcome::Draw,
        }
    }
}
