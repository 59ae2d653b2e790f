//! Sets of the 9×7 cells, rank × 9 + file: slides, and the can in the middle.

use crate::square::Grid;
use crate::tables::table;

pub(super) const FILES: u8 = 9;
pub(super) const RANKS: u8 = 7;
/// The numbering of the cells.
pub(super) const GRID: Grid = Grid::dense(FILES, RANKS);
/// The number of cells.
pub(super) const COUNT: usize = 63;

/// The cells of a rectangle, given by its first and last file and rank.
const fn rectangle(files: (u8, u8), ranks: (u8, u8)) -> u64 {
    let mut set = 0;
    let mut rank = ranks.0;
    while rank <= ranks.1 {
        let mut file = files.0;
        while file <= files.1 {
            set |= 1 << (rank * FILES + file);
            file += 1;
        }
        rank += 1;
    }
    set
}

/// docs/rulings.md, Sardinhas: the central area, c3–g5.
pub(super) const CAN: u64 = rectangle((2, 6), (2, 4));
/// The twelve cells of the can that have a neighbour outside it.
pub(super) const RIM: u64 = CAN & !rectangle((3, 5), (3, 3));

/// The cells of a line on either side of one of its cells.
#[derive(Clone, Copy)]
struct Halves {
    /// The cells with lower numbers.
    low: u64,
    /// The cells with higher numbers.
    high: u64,
}

table! {
    /// For every cell its rank, its file, its rising and its falling diagonal, without the cell.
    static LINES: [[Halves; 4]; 64] = {
        const STEPS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];
        let mut table = [[Halves { low: 0, high: 0 }; 4]; 64];
        let mut cell = 0;
        while cell < COUNT * COUNT {
            let (from, to) = ((cell / COUNT) as i32, (cell % COUNT) as i32);
            let (files, ranks) = (to % 9 - from % 9, to / 9 - from / 9);
            let mut d = 0;
            while d < 4 {
                if from != to && files * STEPS[d].1 == ranks * STEPS[d].0 {
                    let line = &mut table[from as usize][d];
                    if to < from { line.low |= 1 << to } else { line.high |= 1 << to }
                }
                d += 1;
            }
            cell += 1;
        }
        table
    };
}

/// The cells to which a man on `from` can slide: any number of empty cells in a straight line.
#[inline]
pub(super) fn slides(from: u8, occupied: u64) -> u64 {
    let along = |line: Halves| {
        let (below, above) = (occupied & line.low, occupied & line.high);
        // Subtracts the nearest obstacle below from the obstacles above. The borrow ends at the nearest obstacle above,
        // so the bits that change are the cells between the two.
        let nearest = (1 << 63) >> (below | 1).leading_zeros();
        (above ^ above.wrapping_sub(nearest)) & (line.low | line.high)
    };
    let [rank, file, rising, falling] = LINES[usize::from(from & 63)];
    (along(rank) | along(file) | along(rising) | along(falling)) & !occupied
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The slides, found cell by cell.
    fn walked(from: u8, occupied: u64) -> u64 {
        let mut set = 0;
        for (df, dr) in [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)] {
            let (mut f, mut r) = (i32::from(from % FILES) + df, i32::from(from / FILES) + dr);
            while (0..9).contains(&f) && (0..7).contains(&r) && occupied >> (r * 9 + f) & 1 == 0 {
                set |= 1 << (r * 9 + f);
                (f, r) = (f + df, r + dr);
            }
        }
        set
    }

    #[test]
    fn slides_stop_before_the_first_man_and_at_the_edge() {
        let mut random = 1u64;
        for _ in 0..200 {
            random = tabuleiro_rules::mix(random);
            let men = random & random.rotate_left(29) & !(1 << 63);
            for cell in 0..COUNT as u8 {
                assert_eq!(slides(cell, men), walked(cell, men), "{cell} {men:x}");
            }
        }
    }

    /// Whether a cell of the can is open: in some direction no fixed man stands between it and the outside
    /// (docs/rulings.md, Sardinhas).
    fn open(cell: u8, fixed: u64) -> bool {
        [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)].into_iter().any(|(df, dr)| {
            let (mut f, mut r) = (i32::from(cell % FILES) + df, i32::from(cell / FILES) + dr);
            while CAN >> (r * 9 + f) & 1 == 1 {
                if fixed >> (r * 9 + f) & 1 == 1 {
                    return false;
                }
                (f, r) = (f + df, r + dr);
            }
            true
        })
    }

    #[test]
    fn the_can_has_no_open_empty_cell_exactly_if_its_rim_is_full() {
        let cells: Vec<u8> = (0..COUNT as u8).filter(|c| CAN >> c & 1 == 1).collect();
        assert_eq!((cells.len(), RIM.count_ones()), (15, 12));
        for filled in 0u64..1 << 15 {
            let fixed = (0..15).filter(|i| filled >> i & 1 == 1).fold(0, |set, i| set | 1u64 << cells[i]);
            let any = cells.iter().any(|&cell| fixed >> cell & 1 == 0 && open(cell, fixed));
            assert_eq!(any, fixed & RIM != RIM, "{fixed:x}");
        }
    }
}
