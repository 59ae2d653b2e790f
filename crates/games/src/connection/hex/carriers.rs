//! The cells that a win relies on, for proofs of boards that have at most [`CARRIER_BITS`] cells.

use super::fill_in::filled_with_pairs;
use super::links::{compact, connected};
use super::{Action, Hex};
use crate::connection::field::Rows;
use tabuleiro_engine::search::{CARRIER_BITS, CarrierHints, Connections, Refutation, Simplified};
use tabuleiro_rules::Position;

impl Hex {
    pub(super) const CARRIER_HINTS: CarrierHints<Self> = CarrierHints {
        fits: |game| u32::from(game.0.side()).pow(2) <= CARRIER_BITS,
        site: Self::site_bit,
        simplify: Self::simplified,
        connections: Self::connections,
    };

    /// Returns the bit of the cell of a stone; none while the first stone may be taken over, which carriers cannot
    /// express.
    pub(super) fn site_bit(&self, action: Action) -> u64 {
        match action {
            Action::Place(cell) if self.0.under_way() => 1 << compact(cell, self.0.side()),
            _ => 0,
        }
    }

    /// Fills in dead cells and captured pairs. A win relies on the captured pairs of the winner only: a dead cell
    /// changes nothing, and the pairs of the other side are stones of that side, whatever happens in them.
    pub(super) fn simplified(&self) -> Simplified<Hex> {
        if !self.0.under_way() {
            return Simplified { position: *self, relied: [0; 2] };
        }
        let (filled, pairs) = filled_with_pairs(&self.0);
        Simplified { position: Hex(filled), relied: pairs.map(|rows| bits(&rows, self.0.side())) }
    }

    /// Looks for virtual connections between the edges. A connection of the mover wins. One of the opponent that holds
    /// whoever moves first refutes every action; one that the opponent still has to complete refutes the actions
    /// outside its carrier.
    pub(super) fn connections(&self) -> Connections {
        if !self.0.under_way() {
            return Connections::default();
        }
        let own = connected(&self.0, self.mover(), true);
        let won = own.whole.or(own.semi.first().copied());
        if won.is_some() {
            return Connections { won, refutations: Vec::new(), nodes: own.nodes };
        }
        let theirs = connected(&self.0, self.mover().other(), false);
        let whole = theirs.whole.map(|carrier| Refutation { spares: 0, carrier });
        let semi = theirs.semi.into_iter().map(|carrier| Refutation { spares: carrier, carrier });
        let refutations = if whole.is_some() { whole.into_iter().collect() } else { semi.collect() };
        Connections { won, refutations, nodes: own.nodes + theirs.nodes }
    }
}

/// Converts a set of cells to bits.
fn bits(rows: &Rows<16>, side: u8) -> u64 {
    let row = |r: u8| u64::from(rows[usize::from(r) + 1] >> 1) << (r * side);
    (0..side).fold(0, |bits, r| bits | row(r))
}
