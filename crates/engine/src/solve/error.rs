//! Why something cannot be proved.

use thiserror::Error;

/// Why a proof is not begun.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// Nobody decides any more.
    #[error("expected a position in which somebody decides, found a match that is over")]
    Over,
    /// Points were asked for where there are none.
    #[error("{game}: expected a game with points, found one that is won or lost")]
    NoScore {
        /// The game's id.
        game: &'static str,
    },
    /// Positions come back, and what happens then depends on more than a key says.
    #[error("{game}: expected alpha-beta or retrograde where positions can come back, found {method}")]
    Recurs {
        /// The game's id.
        game: &'static str,
        /// The method asked for.
        method: &'static str,
    },
    /// What is legal depends on the way here, so there is no graph of positions.
    #[error("{game}: expected df-pn or alpha-beta where earlier boards may not come back, found {method}")]
    Barred {
        /// The game's id.
        game: &'static str,
        /// The method asked for.
        method: &'static str,
    },
    /// The method counts no points.
    #[error("expected df-pn or alpha-beta where points are asked for, found {method}")]
    Points {
        /// The method asked for.
        method: &'static str,
    },
    /// Nothing is known of regions that do not touch each other.
    #[error(
        "{game}: expected a game that falls into independent regions where the method is sums, found one that does not"
    )]
    Whole {
        /// The game's id.
        game: &'static str,
    },
    /// Earlier boards are barred and quiet actions counted: both together are more than a key holds.
    #[error("{game}: expected no_progress=0 where earlier boards may not come back, found no_progress={found}")]
    Counted {
        /// The game's id.
        game: &'static str,
        /// After how many quiet actions a match is drawn.
        found: u32,
    },
}
