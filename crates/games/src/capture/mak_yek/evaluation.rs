//! Evaluation of Cleave by a linear model trained on self-play (`docs/training.md`). The features are the number of
//! men, their cells, their mobility and their threats to capture. Unit: hundredths of a man, for the first side.

use super::MakYek;
use crate::bits::Bits;
use crate::custody::{slides, steps};
use crate::linear_eval::{LinearEval, LinearFeatures, features};
use crate::square::{FILE_A, FILE_H, RANK_1, RANK_8, east, north};
use crate::weights::weights;
use std::sync::LazyLock;
use tabuleiro_engine::search::Model;
use tabuleiro_rules::Player;

/// The weights. They are compiled in, since the worker of the web page has no access to files.
static WEIGHTS: LazyLock<&[u8]> = LazyLock::new(|| weights!("mak_yek", "cleave.bin"));

/// The unit of a stored weight, in hundredths of a man.
const UNIT: i32 = 4;

/// Features: the number of men, 0 to 16.
const MEN: usize = 17;
/// Features: a man by its rank, counted from its side, and its distance to the nearer end of the rank.
const PLACES: usize = 8 * 4;
/// Features: pairs of adjacent men in a rank, and in a file.
const BESIDE: usize = 2;
/// Classes of the number of cells where men can capture: 0 to 3, and 4 or more.
const CELLS: usize = 5;
/// Features: the number of cells where men can capture, by custody or intervention and by whether their side moves.
const THREATS: usize = 2 * 2 * CELLS;
/// All features: the above, the number of slides, and the turn.
const ALL: usize = MEN + PLACES + BESIDE + THREATS + 2;

static TABLE: LazyLock<LinearEval<ALL>> = LazyLock::new(|| LinearEval::new(&WEIGHTS, UNIT));

/// The model, for Cleave; there is none for Mak-Yek (`docs/training.md`).
pub(super) const MODEL: Model<MakYek> = Model {
    weights: |position| position.cleave.then(|| *WEIGHTS),
    count: || ALL,
    features,
    learnt: |position| TABLE.evaluate(position),
    handcrafted: MakYek::handcrafted,
};

/// Returns the cells on which an arriving man would capture by custody, and those on which it would capture by
/// intervention.
fn takes(own: u64, opp: u64) -> [u64; 2] {
    // The cells along each edge: beyond it, custody finds an own man and intervention an enemy.
    let edges = [RANK_8, FILE_H, RANK_1, FILE_A];
    let (behind, hostile) = (steps(own), steps(opp));
    // An enemy with an own man, or the edge, to its north is taken from the south, and so on.
    let held = |to: usize| opp & (behind[(to + 2) % 4] | edges[to]);
    let custody = (0..4).fold(0, |cells, to| cells | steps(held(to))[(to + 2) % 4]);
    let on = |from: usize| hostile[(from + 2) % 4] | edges[from];
    let between = |from: usize| on(from) & on(from + 2) & (hostile[from] | hostile[from + 2]);
    [custody, between(0) | between(1)]
}

impl LinearFeatures for MakYek {
    #[inline]
    fn count(&self, side: Player, mut note: impl FnMut(usize, i32)) {
        let (own, opp) = (self.men[side.index()], self.men[side.other().index()]);
        note((own.count_ones() as usize).min(MEN - 1), 1);
        for cell in Bits(own) {
            let (file, rank) = (cell % 8, cell / 8);
            let gone = if side == Player::First { rank } else { 7 - rank };
            note(MEN + usize::from(4 * gone + file.min(7 - file)), 1);
        }
        let at = MEN + PLACES;
        note(at, (own & east(own)).count_ones() as i32);
        note(at + 1, (own & north(own)).count_ones() as i32);
        let ways = slides(own, self.empty());
        let reached = ways.iter().fold(0, |all, way| all | way);
        let moves = usize::from(self.mover == side);
        for (kind, cells) in takes(own, opp).into_iter().enumerate() {
            let cells = (cells & reached).count_ones() as usize;
            note(at + BESIDE + (2 * kind + moves) * CELLS + cells.min(CELLS - 1), 1);
        }
        note(ALL - 2, ways.iter().map(|way| way.count_ones() as i32).sum());
        note(ALL - 1, moves as i32);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::assert_evaluation_sums_features;

    #[test]
    fn the_evaluation_is_the_sum_of_the_trained_weights() {
        assert_evaluation_sums_features::<MakYek>(&["cleave"], UNIT as i16);
    }

    #[test]
    fn threats_are_cells_on_which_a_man_would_capture() {
        let cell = |file: u8, rank: u8| 1u64 << (8 * rank + file);
        // An own man on c3, enemies on d3, c5 and e5, and on h1.
        let (own, opp) = (cell(2, 2), cell(3, 2) | cell(2, 4) | cell(4, 4) | cell(7, 0));
        let [custody, between] = takes(own, opp);
        // The edges complete custody, too.
        assert_eq!(custody, cell(4, 2) | cell(6, 0) | cell(7, 1));
        assert_eq!(between, cell(3, 4));
    }
}
