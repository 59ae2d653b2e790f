//! Stable discs on the 8×8 board, which can never be flipped. A disc is stable if in each of the four lines through it
//! it stands at the border, or the line is full, or a neighbour is a stable disc of its colour.

use crate::square::{FILE_A, FILE_H, NOT_A, NOT_H, RANK_1, RANK_8};

/// The first and the last file, the first and the last rank.
const FILES: u64 = FILE_A | FILE_H;
const RANKS: u64 = RANK_1 | RANK_8;

/// The diagonals in both directions: cells by the difference, and by the sum, of rank and file.
static DIAGONALS: [[u64; 15]; 2] = {
    let mut lines = [[0; 15]; 2];
    let mut cell = 0;
    while cell < 64 {
        lines[0][7 + cell / 8 - cell % 8] |= 1 << cell;
        lines[1][cell / 8 + cell % 8] |= 1 << cell;
        cell += 1;
    }
    lines
};

/// The cells of full lines in each direction: ranks, files, rising and falling diagonals.
fn full(filled: u64) -> [u64; 4] {
    let mut ranks = filled & (filled >> 1 & NOT_H);
    ranks &= ranks >> 2;
    ranks &= ranks >> 4;
    let ranks = (ranks & FILE_A) * RANK_1;
    let mut files = filled & filled.rotate_left(8);
    files &= files.rotate_left(16);
    files &= files.rotate_left(32);
    let [up, down] = [0, 1].map(|direction| {
        let lines = DIAGONALS[direction].iter().filter(|&&line| line & !filled == 0);
        lines.fold(0, |cells, line| cells | line)
    });
    [ranks, files, up, down]
}

/// Returns a lower bound on the number of stable discs of `own`.
pub(super) fn stable(own: u64, opp: u64) -> u32 {
    let [ranks, files, up, down] = full(own | opp);
    let (ranks, files) = (ranks | FILES, files | RANKS);
    let (up, down) = (up | FILES | RANKS, down | FILES | RANKS);
    let mut stable = own & ranks & files & up & down;
    loop {
        let (right, left) = (stable << 1 & NOT_A, stable >> 1 & NOT_H);
        let by_rank = ranks | right | left;
        let by_file = files | stable << 8 | stable >> 8;
        let by_up = up | right << 8 | left >> 8;
        let by_down = down | left << 8 | right >> 8;
        let more = own & by_rank & by_file & by_up & by_down;
        if more & !stable == 0 {
            return stable.count_ones();
        }
        stable |= more;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::territory::otelo::Otelo;
    use crate::test_support::start;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;
    use tabuleiro_rules::Position;

    #[test]
    fn the_number_of_stable_discs_never_decreases() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
        let mut seen = 0;
        for _ in 0..200 {
            let mut position: Otelo = start(&["classico"]);
            let mut before = [0; 2];
            while position.outcome().is_none() {
                let count = [0, 1].map(|side| stable(position.discs[side], position.discs[1 - side]));
                assert!(count[0] >= before[0] && count[1] >= before[1], "{position:?}");
                assert!(count[0] <= position.discs[0].count_ones() && count[1] <= position.discs[1].count_ones());
                seen += u32::from(count != [0; 2]);
                before = count;
                position.random_playout(&mut rng, &mut Vec::new(), 1);
            }
        }
        assert!(seen > 1000);
    }

    #[test]
    fn discs_on_a_full_board_are_stable_and_those_in_the_open_are_not() {
        assert_eq!(stable(!0 << 20, (1 << 20) - 1), 44);
        assert_eq!(stable(0x0000_0018_1800_0000, 0), 0);
        // A corner and the discs beside it on the edge.
        assert_eq!(stable(0b111, 0b1000), 3);
    }
}
