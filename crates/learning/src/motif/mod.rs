//! Motifs: the idea that solves a puzzle, from a closed list (`docs/motifs.md`).

mod clues;
mod fitting;

use serde::{Deserialize, Serialize};
use std::fmt;

macro_rules! motifs {
    ($($(#[$doc:meta])* $name:ident = $id:literal,)*) => {
        /// The idea that solves a puzzle. The texts of the idea and of the reason are the messages `puzzle-ID-idea` and
        /// `puzzle-ID-why` of the game, or else of the program.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Motif {
            $($(#[$doc])* #[serde(rename = $id)] $name,)*
        }

        impl Motif {
            /// Every motif, in the order of `docs/motifs.md`.
            pub const ALL: &'static [Motif] = &[$(Motif::$name,)*];

            /// Returns the id in files and message ids.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Motif::$name => $id,)*
                }
            }
        }
    };
}

motifs! {
    /// The turn completes a line.
    Line = "line",
    /// The turn completes a path.
    Connect = "connect",
    /// The turn gives checkmate.
    Mate = "mate",
    /// The turn captures the king or the crown that decides.
    King = "king",
    /// The turn captures the last piece that is needed.
    LastCapture = "last-capture",
    /// The turn leaves the opponent without a move.
    Block = "block",
    /// The turn reaches the goal on the board.
    Goal = "goal",
    /// The turn ends the match, and the count decides.
    Count = "count",
    /// One turn of several actions decides, in the right order.
    WholeTurn = "whole-turn",
    /// A decision about sides: a bid, a swap.
    Bid = "bid",
    /// The choice of the piece that the opponent has to place.
    Gift = "gift",
    /// An action that gives another turn.
    ExtraTurn = "extra-turn",
    /// A draw is the best result.
    SaveDraw = "save-draw",
    /// The best score that can be forced.
    BestScore = "best-score",
    /// The opponent captures a piece and loses.
    Sacrifice = "sacrifice",
    /// A piece is promoted.
    Promotion = "promotion",
    /// One action captures several pieces.
    CaptureChain = "capture-chain",
    /// A capture that decides later.
    Capture = "capture",
    /// A sowing that brings many seeds.
    Harvest = "harvest",
    /// Atari after atari.
    Ladder = "ladder",
    /// Two empty places that join the same two pieces.
    Bridge = "bridge",
    /// Two threats at once.
    DoubleThreat = "double-threat",
    /// A defence against the opponent's threat that wins, too.
    Parry = "parry",
    /// The opponent has one reply each time.
    ForcedReplies = "forced-replies",
    /// One threat after another gains the time that is needed.
    Threats = "threats",
    /// The only action that does not give the match away.
    SafeMove = "safe-move",
    /// Whatever the opponent plays spoils their own position.
    Zugzwang = "zugzwang",
    /// Actions kept in reserve outlast those of the opponent.
    Reserve = "reserve",
    /// The opponent's pieces lose their moves one after another.
    BlockIn = "block-in",
    /// A king cannot escape.
    MateNet = "mate-net",
    /// A way to the goal that nobody can stop.
    Breakthrough = "breakthrough",
    /// Pieces that cannot escape any more.
    Trap = "trap",
    /// The number of actions left decides.
    Parity = "parity",
    /// An action without a threat that prepares the rest.
    QuietMove = "quiet-move",
}

impl fmt::Display for Motif {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
