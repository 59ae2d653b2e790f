//! The reasons for the end of a chess game.

use tabuleiro_rules::{Outcome, Player};

/// The reason why a game is over, with the player who won it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The only King of the other side was captured.
    KingTaken(Player),
    /// The last of several Kings of the other side was captured.
    KingsTaken(Player),
    /// Checkmate.
    Mate(Player),
    /// The other side has no legal move and therefore loses.
    Blocked(Player),
    /// The mover has no legal move, which is a draw.
    Stalemate,
    /// The third occurrence of a position, which is a draw.
    Repetition,
    /// Too many turns without progress, which is a draw.
    NoProgress,
}

impl Ending {
    /// The number of turns of both sides without progress that ends a game (docs/rulings-chess.md, 0: 50 by each side).
    pub const QUIET_TURNS: u16 = 100;

    /// Returns the draw at the start of a turn, if there is one: by repetition if the position has occurred three times
    /// (`seen`), else if `quiet`, the turns without progress, have reached `limit`.
    #[must_use]
    #[inline]
    pub fn drawn(seen: u32, quiet: u16, limit: u16) -> Option<Ending> {
        if seen >= 3 { Some(Ending::Repetition) } else { (quiet >= limit).then_some(Ending::NoProgress) }
    }

    /// Returns the outcome of a game that ended for this reason.
    #[must_use]
    #[inline]
    pub const fn outcome(self) -> Outcome {
        match self {
            Ending::KingTaken(winner) | Ending::KingsTaken(winner) | Ending::Mate(winner) | Ending::Blocked(winner) => {
                Outcome::Win(winner)
            }
            Ending::Stalemate | Ending::Repetition | Ending::NoProgress => Outcome::Draw,
        }
    }

    /// Returns the message id of the reason, for [`Verdict::reason`](tabuleiro_rules::Verdict::reason).
    #[must_use]
    pub const fn reason(self) -> &'static str {
        match self {
            Ending::KingTaken(_) => "end-king",
            Ending::KingsTaken(_) => "end-kings",
            Ending::Mate(_) => "end-mate",
            Ending::Blocked(_) => "end-blocked",
            Ending::Stalemate => "end-stalemate",
            Ending::Repetition => "end-repetition",
            Ending::NoProgress => "end-no-progress",
        }
    }
}
