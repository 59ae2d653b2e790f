//! Learnt evaluation of positions on the 14 × 12 board (`docs/training.md`): places of men, men in line, and threats to
//! capture. In hundredths of a man, for the first side.

use super::lines::{Cells, STEPS};
use super::{Epaminondas, beyond, run};
use crate::linear_eval::{LinearEval, LinearFeatures, features};
use crate::square::Set;
use crate::weights::weights;
use std::sync::LazyLock;
use tabuleiro_engine::search::Model;
use tabuleiro_rules::Player;

/// The weights. They are compiled in because the web worker cannot open files.
static WEIGHTS: LazyLock<&[u8]> = LazyLock::new(|| weights!("epaminondas", "14x12.bin"));

/// One step of a weight, in hundredths of a man.
const UNIT: i32 = 4;

const COLUMNS: u8 = 14;
const ROWS: u8 = 12;

/// Weights of a man by its rank, counted from its side, and its distance to the nearer end of the rank.
const PLACES: usize = 12 * 7;
/// Weights of men with 1 to 4 men behind them in line, by the line (rank, file, diagonal).
const LENGTHS: usize = 4;
const IN_LINE: usize = 3 * LENGTHS;
/// Weights of threats of a phalanx to capture, by its direction (straight ahead, diagonally ahead, along the rank,
/// back), the number of captured men (3 and more together), and whether its side is the mover.
const WAYS: usize = 4;
const TAKEN: usize = 3;
const THREATS: usize = 2 * WAYS * TAKEN;
/// All weights, the last one for being the mover.
const ALL: usize = PLACES + IN_LINE + THREATS + 1;

static TABLE: LazyLock<LinearEval<ALL>> = LazyLock::new(|| LinearEval::new(&WEIGHTS, UNIT));

/// The model, for the 14 × 12 board.
pub(super) const MODEL: Model<Epaminondas> = Model {
    weights: |position| (position.columns == COLUMNS && position.rows == ROWS).then(|| *WEIGHTS),
    count: || ALL,
    features,
    learnt: |position| TABLE.evaluate(position),
    handcrafted: Epaminondas::handcrafted,
};

impl LinearFeatures for Epaminondas {
    #[inline]
    fn count(&self, side: Player, mut note: impl FnMut(usize, i32)) {
        let (own, opp) = (self.men[side.index()], self.men[side.other().index()]);
        for cell in own.cells() {
            let (file, rank) = (cell % 16, cell / 16);
            let gone = if side == Player::First { rank } else { ROWS - 1 - rank };
            note(usize::from(7 * gone + file.min(COLUMNS - 1 - file)), 1);
        }
        in_line::<1>(own, 0, &mut note);
        in_line::<16>(own, 1, &mut note);
        in_line::<15>(own, 2, &mut note);
        in_line::<17>(own, 2, &mut note);
        let moves = usize::from(self.mover == side);
        let met = [
            opp.moved::<17>(),
            opp.moved::<16>(),
            opp.moved::<15>(),
            opp.moved::<1>(),
            opp.moved::<-1>(),
            opp.moved::<-15>(),
            opp.moved::<-16>(),
            opp.moved::<-17>(),
        ];
        for (direction, met) in (0..).zip(met) {
            for front in own.and(met).cells() {
                let (men, enemies) = (run(own, front, 7 - direction), run(opp, beyond(front, direction, 1), direction));
                if men > enemies {
                    let way = (moves * WAYS + way(side, direction)) * TAKEN;
                    note(PLACES + IN_LINE + way + usize::from(enemies).min(TAKEN) - 1, 1);
                }
            }
        }
        if moves == 1 {
            note(ALL - 1, 1);
        }
    }
}

/// The kind of a direction for a side: straight ahead, diagonally ahead, along the rank, back.
const fn way(side: Player, direction: u8) -> usize {
    let step = STEPS[direction as usize % 8];
    let ahead = (step > 0) == matches!(side, Player::First);
    match step.abs() {
        1 => 2,
        16 if ahead => 0,
        _ if ahead => 1,
        _ => 3,
    }
}

/// Notes the number of men with 1, 2, … men in line behind them.
#[inline]
fn in_line<const STEP: i32>(own: Cells, line: usize, note: &mut impl FnMut(usize, i32)) {
    let mut long = own;
    for length in 0..LENGTHS {
        long = long.moved::<STEP>().and(own);
        if long.none() {
            return;
        }
        note(PLACES + line * LENGTHS + length, long.count() as i32);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::assert_evaluation_sums_features;

    #[test]
    fn the_evaluation_is_the_weighted_sum_of_the_features() {
        assert_evaluation_sums_features::<Epaminondas>(&[], UNIT as i16);
    }
}
