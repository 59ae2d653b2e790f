//! What the selection of a child computes from its number of visits, as a table: its divisions and square roots would
//! take most of the time where positions have a hundred actions.

use super::EQUIVALENCE;
use std::sync::LazyLock;

/// Factors that depend on the visits of a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// 1 / visits; infinite without visits.
    pub(super) one: f32,
    /// 1 / (visits + 1).
    pub(super) next: f32,
    /// 1 / √(visits + 1).
    pub(super) curiosity: f32,
    /// The weight of the value of playouts in which the action was played later (Gelly and Silver 2007).
    pub(super) later: f32,
}

impl Weights {
    fn of(visits: u32) -> Weights {
        let (visits, next) = (visits as f32, visits as f32 + 1.0);
        let later = (EQUIVALENCE / (3.0 * visits + EQUIVALENCE)).sqrt();
        Weights { one: 1.0 / visits, next: 1.0 / next, curiosity: 1.0 / next.sqrt(), later }
    }
}

/// Nodes with fewer visits are looked up. The table takes 16 KB.
const KNOWN: u32 = 1 << 10;

static TABLE: LazyLock<Vec<Weights>> = LazyLock::new(|| (0..KNOWN).map(Weights::of).collect());

/// Returns the factors of a node with that many visits.
#[inline]
pub(super) fn weights(visits: u32) -> Weights {
    TABLE.get(visits as usize).copied().unwrap_or_else(|| Weights::of(visits))
}
