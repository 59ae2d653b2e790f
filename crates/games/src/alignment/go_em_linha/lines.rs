//! The windows of six points in line.

use super::grid::{Grid, SIDE, STRIDE};
use crate::tables::table;
use tabuleiro_rules::{Player, Site};

/// The length of a line.
const LONG: usize = 6;

/// East, north, north-east, north-west.
pub(super) const STEPS: [u16; 4] = [1, STRIDE, STRIDE + 1, STRIDE - 1];

/// Rows and columns 4 × 9 each way, diagonals 4 × 4 each way.
const COUNT: usize = 2 * 36 + 2 * 16;

table! {
    static WINDOWS: [[u16; LONG]; COUNT] = windows();
}

const fn windows() -> [[u16; LONG]; COUNT] {
    let mut all = [[0; LONG]; COUNT];
    let (mut n, mut way) = (0, 0);
    let (side, reach) = (SIDE as i16, LONG as i16 - 1);
    while way < 4 {
        let (dc, dr) = [(1, 0), (0, 1), (1, 1), (-1, 1)][way];
        let mut at = 0;
        while at < side * side {
            let (c, r) = (at % side, at / side);
            let (last_c, last_r) = (c + dc * reach, r + dr * reach);
            if last_c >= 0 && last_c < side && last_r < side {
                let mut i = 0;
                while i < LONG {
                    let (c, r) = (c + dc * i as i16, r + dr * i as i16);
                    all[n][i] = ((r + 1) * STRIDE as i16 + c + 1) as u16;
                    i += 1;
                }
                n += 1;
            }
            at += 1;
        }
        way += 1;
    }
    assert!(n == COUNT);
    all
}

/// The value of a window by the number of stones of one side, if it has none of the other.
const WORTH: [i32; LONG + 1] = [0, 1, 4, 14, 45, 140, 0];

/// Counts the stones of each side in a window.
fn tally(board: &Grid, window: &[u16; LONG]) -> [usize; 2] {
    let mut tally = [0; 2];
    for &point in window {
        if let Some(owner) = board.owner(point) {
            tally[owner.index()] += 1;
        }
    }
    tally
}

/// Returns the value of the windows of the first side less that of the second; the mover's count a quarter more.
pub(super) fn value(board: &Grid, mover: Player) -> i32 {
    let mut worth = [0; 2];
    let windows: &[[u16; LONG]; COUNT] = &WINDOWS;
    for window in windows {
        match tally(board, window) {
            [own, 0] => worth[0] += WORTH[own],
            [0, own] => worth[1] += WORTH[own],
            _ => {}
        }
    }
    worth[mover.index()] += worth[mover.index()] / 4;
    worth[0] - worth[1]
}

/// Returns an ordering value for a placement by the runs of both sides through the point.
pub(super) fn move_order(board: &Grid, mover: Player, point: u16) -> i32 {
    let mut order = 0;
    for step in STEPS {
        for (side, factor) in [(mover, 5), (mover.other(), 4)] {
            let (mut stones, mut room) = (0, 1);
            for step in [step, step.wrapping_neg()] {
                let mut at = point;
                for _ in 0..LONG - 1 {
                    at = at.wrapping_add(step);
                    if board.has(side, at) {
                        stones += 1;
                    } else if !board.is_empty(at) {
                        break;
                    }
                    room += 1;
                }
            }
            if room >= LONG {
                order += factor * stones * stones;
            }
        }
    }
    order
}

/// Returns the sites of the stones of a side that belong to lines of six.
pub(super) fn complete(board: &Grid, side: Player) -> Vec<Site> {
    let full = |window: &&[u16; LONG]| window.iter().all(|&p| board.has(side, p));
    let mut sites: Vec<Site> = WINDOWS.iter().filter(full).flatten().map(|&p| board.site(p)).collect();
    sites.sort_unstable();
    sites.dedup();
    sites
}
