//! Carriers: the empty sites that a won position relies on, which let a proof refute many actions at once.

use tabuleiro_rules::{Game, Player};

/// Hints of a game for proofs with carriers, in games in which an additional stone never harms its owner.
///
/// A *carrier* is a set of empty sites of a position that a side wins, stored as bits: the side needs no other empty
/// sites, so it would still win if the other side had stones on all of them. If the opponent wins after an action,
/// every action outside the carrier of that win loses to the same answers. The actions that remain are the must-play
/// region (Hayward, Björnsson, Johanson, Kan, Po & van Rijswijck 2003).
pub struct CarrierHints<G: Game> {
    /// Returns whether the sites of the board fit into [`CARRIER_BITS`].
    pub fits: fn(&G) -> bool,
    /// Returns the bit of the site that an action fills; 0 if carriers do not apply to that action.
    pub site: fn(&G, G::Action) -> u64,
    /// Returns a position with the same value and mover, with stones on empty sites whose owner does not matter or is
    /// already decided; the position itself if there are none.
    pub simplify: fn(&G) -> Simplified<G>,
    /// Looks for connections that decide a position which [`CarrierHints::simplify`] has returned.
    pub connections: fn(&G) -> Connections,
}

/// The greatest number of bits of a carrier.
pub const CARRIER_BITS: u32 = 56;

/// A simplified position.
pub struct Simplified<G> {
    /// The position.
    pub position: G,
    /// For each side, the empty sites of the original position that a win of that side in `position` relies on, besides
    /// the carrier there.
    pub relied: [u64; 2],
}

impl<G> Simplified<G> {
    /// Returns the entry of [`Simplified::relied`] for a side.
    pub(crate) fn relied_by(&self, side: Player) -> u64 {
        self.relied[side.index()]
    }
}

/// The result of [`CarrierHints::connections`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Connections {
    /// The carrier of a win of the mover.
    pub won: Option<u64>,
    /// Refutations of the mover's actions.
    pub refutations: Vec<Refutation>,
    /// Cost of the result in nodes.
    pub nodes: u64,
}

/// The carrier of a win of the opponent, after all actions of the mover but some.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// The sites of the actions that it does not refute.
    pub spares: u64,
    /// The sites that it relies on.
    pub carrier: u64,
}
