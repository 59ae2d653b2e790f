//! Discs that nobody can turn any more, on the 8×8 board: in each of the four lines through it such a disc stands at the
//! border, or the line is full, or its neighbour is a disc of its colour that nobody can turn.

const FILES: u64 = 0x8181_8181_8181_8181;
const RANKS: u64 = 0xff00_0000_0000_00ff;
const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// The two directions of diagonals: cells by the difference, and by the sum, of rank and file.
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

/// The cells of full lines, each with its direction: ranks, files, diagonals.
fn full(filled: u64) -> [u64; 4] {
    let mut ranks = filled & (filled >> 1 & NOT_H);
    ranks &= ranks >> 2;
    ranks &= ranks >> 4;
    let ranks = (ranks & 0x0101_0101_0101_0101) * 0xff;
    let mut files = filled & filled.rotate_left(8);
    files &= files.rotate_left(16);
    files &= files.rotate_left(32);
    let [up, down] = [0, 1].map(|direction| {
        let lines = DIAGONALS[direction].iter().filter(|&&line| line & !filled == 0);
        lines.fold(0, |cells, line| cells | line)
    });
    [ranks, files, up, down]
}

/// How many discs of `own` nobody can turn any more, at least.
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
    use super::super::tests::start;
    use super::*;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;
    use tabuleiro_rules::Position;

    #[test]
    fn what_cannot_be_turned_is_not_turned() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
        let mut seen = 0;
        for _ in 0..200 {
            let mut position = start(&["classico"]);
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
    fn a_full_board_is_stable_and_an_open_one_is_not() {
        assert_eq!(stable(!0 << 20, (1 << 20) - 1), 44);
        assert_eq!(stable(0x0000_0018_1800_0000, 0), 0);
        // A corner with the edge beside it.
        assert_eq!(stable(0b111, 0b1000), 3);
    }
}
