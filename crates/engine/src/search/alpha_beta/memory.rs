//! The tables that a search leaves to that of the next decision of the match.

use super::order::Order;
use super::table::Table;
use super::{AlphaBeta, SHARED_BITS, TABLE_BITS};
use crate::search::kept::{Rooted, recall};
use crate::search::{EndgameTable, Heuristic, Memory, Setting};
use tabuleiro_rules::HistoryRule;

/// The tables of a search.
struct Tables<G> {
    root: G,
    /// The seed of the evaluation's noise, with which the values in the table were computed.
    seed: u64,
    table: Table,
    endings: EndgameTable,
    order: Order,
}

impl<G> Rooted<G> for Tables<G> {
    fn root(&self) -> &G {
        &self.root
    }
}

impl<G: Heuristic> AlphaBeta<G> {
    /// Creates `count` searches that continue with the tables of an earlier one, as [`AlphaBeta::new`] and
    /// [`AlphaBeta::company`] do without them; `played` are the actions since.
    ///
    /// Where the rules depend on earlier positions, the values of the table are dropped and its best actions kept:
    /// a value may stem from a line that has not been played.
    pub(in crate::search) fn resumed(
        position: &G,
        setting: Setting,
        seed: u64,
        count: usize,
        memory: Option<Memory>,
        played: &[String],
    ) -> Vec<Self> {
        let memory = memory.and_then(|memory| recall::<G, Tables<G>>(memory, played, position));
        let Some((mut known, line)) = memory else {
            let one = || vec![Self::new(position, setting, seed)];
            return if count < 2 { one() } else { Self::company(position, setting, seed, count) };
        };
        known.order.advance(line.len());
        known.table.renew(G::HISTORY == HistoryRule::Nothing);
        if count < 2 {
            known.table.fit(TABLE_BITS[0], TABLE_BITS[1]);
        } else {
            known.table.fit(SHARED_BITS, SHARED_BITS);
        }
        let other = |n| Self::with_table(position, setting, known.seed, known.table.shared(), n as i32 % 2);
        let mut others: Vec<_> = (1..count).map(other).collect();
        let mut first = Self::with_table(position, setting, known.seed, known.table, 0);
        (first.endings, first.order) = (known.endings, known.order);
        others.insert(0, first);
        others
    }

    /// Returns the tables of the search.
    pub(super) fn remember(self) -> Memory {
        let AlphaBeta { root, seed, table, endings, order, .. } = self;
        Memory::new(Tables { root: root.into_position(), seed, table, endings, order })
    }
}
