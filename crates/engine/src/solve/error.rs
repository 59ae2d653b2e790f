//! The reasons why a solver is not applicable.

use thiserror::Error;

/// The reason why a position cannot be proved with some method.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The match is over.
    #[error("expected a position in which somebody decides, found a match that is over")]
    Over,
    /// The score was asked for in a game without points.
    #[error("{game}: expected a game with points, found one that is won or lost")]
    NoScore {
        /// The game's id.
        game: &'static str,
    },
    /// Positions can repeat, and then the value of a position depends on more than its key.
    #[error("{game}: expected alpha-beta or retrograde where positions can come back, found {method}")]
    Recurs {
        /// The game's id.
        game: &'static str,
        /// The method asked for.
        method: &'static str,
    },
    /// Legal actions depend on earlier boards, so positions do not form a graph.
    #[error("{game}: expected df-pn or alpha-beta where earlier boards may not come back, found {method}")]
    Barred {
        /// The game's id.
        game: &'static str,
        /// The method asked for.
        method: &'static str,
    },
    /// The method cannot prove scores.
    #[error("expected df-pn or alpha-beta where points are asked for, found {method}")]
    Points {
        /// The method asked for.
        method: &'static str,
    },
    /// The game does not split into independent regions.
    #[error(
        "{game}: expected a game that falls into independent regions where the method is sums, found one that does not"
    )]
    Whole {
        /// The game's id.
        game: &'static str,
    },
    /// Earlier boards are barred and quiet actions are counted; a key cannot contain both.
    #[error("{game}: expected no_progress=0 where earlier boards may not come back, found no_progress={found}")]
    Counted {
        /// The game's id.
        game: &'static str,
        /// The number of quiet actions after which a match is drawn.
        found: u32,
    },
}
