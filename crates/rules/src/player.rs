//! The two sides and the outcome of a match.

/// One of the two sides. `First` is the side that begins under default rules, whatever its colour. A swap exchanges
/// the *persons*; the sides never change (`docs/rulings.md`, 0.6).
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

    /// Returns the opposite side.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Player {
        match self {
            Player::First => Player::Second,
            Player::Second => Player::First,
        }
    }

    /// Returns 0 or 1, for indexing arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns `Second` if `second` is true, else `First`.
    #[must_use]
    pub const fn from_second(second: bool) -> Player {
        if second { Player::Second } else { Player::First }
    }
}

/// The outcome of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// A side won.
    Win(Player),
    /// Neither side won.
    Draw,
}

impl Outcome {
    /// Returns the side that won, `None` after a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Player> {
        match self {
            Outcome::Win(player) => Some(player),
            Outcome::Draw => None,
        }
    }

    /// Returns a win of the side with more points, or a draw if they are equal. `points` are those of `First` and
    /// `Second`.
    #[must_use]
    pub fn by_points(points: [i32; 2]) -> Outcome {
        match points[0].cmp(&points[1]) {
            std::cmp::Ordering::Greater => Outcome::Win(Player::First),
            std::cmp::Ordering::Less => Outcome::Win(Player::Second),
            std::cmp::Ordering::Equal => Outcome::Draw,
        }
    }
}
