//! Tests of line detection against counting cell by cell.

use super::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// Counts the cells from (file, rank) on, one by one.
fn slow(set: Set, file: i32, rank: i32, (up, right): (isize, isize)) -> u32 {
    let on = (0..8).contains(&file) && (0..8).contains(&rank);
    if on && set >> (rank * 8 + file) & 1 == 1 {
        1 + slow(set, file + right as i32, rank + up as i32, (up, right))
    } else {
        0
    }
}

#[test]
fn shifts_and_rows_find_the_lines_that_counting_finds() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for _ in 0..4000 {
        let set = rng.next_u64() & (rng.next_u64() | rng.next_u64());
        let mut rows: Rows<10> = [0; 10];
        for at in Bits(set) {
            let (row, column) = split(cell(at % 8, at / 8));
            rows[row] |= 1 << column;
        }
        let longest = |axes: usize| {
            let starts = (0..64).flat_map(|i| WAYS[..axes].iter().map(move |&way| slow(set, i % 8, i / 8, way)));
            starts.max().unwrap()
        };
        assert_eq!(has_line::<4, 4>(set), longest(4) >= 4, "{set:x}");
        assert_eq!(has_line::<5, 4>(set), longest(4) >= 5, "{set:x}");
        assert_eq!(has_line::<4, 2>(set), longest(2) >= 4, "{set:x}");
        let lined: Set = lined_up(&rows, 5, false).into_iter().map(place).fold(0, |s, (f, r)| s | 1 << (r * 8 + f));
        assert_eq!(on_lines::<5, 4>(set), lined, "{set:x}");
        assert_eq!(cells(&rows).count() as u32, set.count_ones());
    }
}

#[test]
fn windows_count_the_stones_they_hold_and_end_at_the_edge() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(6);
    for _ in 0..500 {
        let (stones, closed) = (rng.next_u64(), rng.next_u64() & rng.next_u64() & rng.next_u64());
        let (stones, mut rows, mut shut) = (stones & !closed, [0; 10], [!0; 10]);
        for at in 0..64u8 {
            let (row, column) = split(cell(at % 8, at / 8));
            rows[row] |= ((stones >> at & 1) as u32) << column;
            shut[row] &= !(((!closed >> at & 1) as u32) << column);
        }
        for (axis, n) in (0..4).flat_map(|axis| [4, 5, 6].map(|n| (axis, n))) {
            let (up, right) = WAYS[axis];
            let all = Windows::of_set(stones, closed, axis, n);
            for at in 0..64i32 {
                let cells = (0..n as i32).map(|k| (at % 8 + k * right as i32, at / 8 + k * up as i32));
                let on: Vec<i32> =
                    cells.filter(|(f, r)| (0..8).contains(f) && (0..8).contains(r)).map(|(f, r)| r * 8 + f).collect();
                let open = on.len() == n as usize && on.iter().all(|c| closed >> c & 1 == 0);
                let held = on.iter().filter(|&&c| stones >> c & 1 == 1).count() as u32;
                let (row, column) = split(cell((at % 8) as u8, (at / 8) as u8));
                let in_rows = (axis == 0 || row + n as usize <= 10) && {
                    let row = Windows::of_row(&rows, &shut, row, axis, n);
                    row.holding(held) >> column & 1 == 1
                };
                assert_eq!(all.holding(held) >> at & 1 == 1, open, "{axis} {n} {at}");
                assert_eq!(in_rows, open, "{axis} {n} {at}");
            }
        }
    }
}
