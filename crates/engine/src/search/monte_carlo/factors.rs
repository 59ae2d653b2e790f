//! Factors in the selection of a child that depend only on its number of visits. They are looked up in a table, which
//! saves several divisions and square roots for each child.

use super::EQUIVALENCE;
use std::sync::LazyLock;

/// Terms of the selection formula that depend only on the number of visits of a child.
#[derive(Clone, Copy, Debug)]
pub(super) struct Factors {
    /// 1 / visits; infinite without visits.
    pub(super) one: f32,
    /// 1 / (visits + 1).
    pub(super) next: f32,
    /// 1 / √(visits + 1).
    pub(super) curiosity: f32,
    /// The weight of the "later" (RAVE) value of the action; the rest is that of its own value (Gelly and Silver 2007).
    pub(super) later: f32,
}

impl Factors {
    fn of(visits: u32) -> Factors {
        let (visits, next) = (visits as f32, visits as f32 + 1.0);
        let later = (EQUIVALENCE / (3.0 * visits + EQUIVALENCE)).sqrt();
        Factors { one: 1.0 / visits, next: 1.0 / next, curiosity: 1.0 / next.sqrt(), later }
    }
}

/// The number of entries of the table, by visits; it takes 16 KB.
const KNOWN: u32 = 1 << 10;

static TABLE: LazyLock<Vec<Factors>> = LazyLock::new(|| (0..KNOWN).map(Factors::of).collect());

/// Returns the factors of a node with that many visits.
#[inline]
pub(super) fn factors(visits: u32) -> Factors {
    TABLE.get(visits as usize).copied().unwrap_or_else(|| Factors::of(visits))
}
