//! The dark squares of the chessboard: where they lie and what lies within reach of them, as 32-bit sets.
//!
//! Square s lies on rank s / 4; in that rank it is the dark square number s % 4 from the left.

use tabuleiro_rules::square_name;

pub(super) const fn file(square: usize) -> i32 {
    (2 * (square % 4) + square / 4 % 2) as i32
}

pub(super) const fn rank(square: usize) -> i32 {
    (square / 4) as i32
}

/// Squares at distance 1 to h along the given directions. docs/rulings.md, Dipole: only dark squares are played on, so that
/// straight moves need an even number of men.
const fn reach(directions: &[(i32, i32)]) -> [[u32; 8]; 32] {
    let mut table = [[0; 8]; 32];
    let mut square = 0;
    while square < 32 {
        let mut h = 1;
        while h < 8 {
            table[square][h] = table[square][h - 1];
            let mut d = 0;
            while d < directions.len() {
                let f = file(square) + directions[d].0 * h as i32;
                let r = rank(square) + directions[d].1 * h as i32;
                if f >= 0 && f < 8 && r >= 0 && r < 8 && (f + r) % 2 == 0 {
                    table[square][h] |= 1 << (r * 4 + f / 2);
                }
                d += 1;
            }
            h += 1;
        }
        square += 1;
    }
    table
}

pub(super) static AROUND: [[u32; 8]; 32] =
    reach(&[(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]);
pub(super) static AHEAD: [[[u32; 8]; 32]; 2] =
    [reach(&[(-1, 1), (0, 1), (1, 1)]), reach(&[(-1, -1), (0, -1), (1, -1)])];

/// docs/rulings.md, Dipole: n men may leave if a forward move of n ends outside, also over the side. This is the longest
/// distance at which every forward move stays on the board.
pub(super) static INSIDE: [[u8; 32]; 2] = {
    let mut table = [[0; 32]; 2];
    let mut square = 0;
    while square < 32 {
        let (f, r) = (file(square) as u8, rank(square) as u8);
        let side = if f < 7 - f { f } else { 7 - f };
        table[0][square] = if side < 7 - r { side } else { 7 - r };
        table[1][square] = if side < r { side } else { r };
        square += 1;
    }
    table
};

pub(super) static DISTANCE: [[u8; 32]; 32] = {
    let mut table = [[0; 32]; 32];
    let mut a = 0;
    while a < 32 {
        let mut b = 0;
        while b < 32 {
            let (f, r) = ((file(a) - file(b)).abs(), (rank(a) - rank(b)).abs());
            table[a][b] = if f > r { f as u8 } else { r as u8 };
            b += 1;
        }
        a += 1;
    }
    table
};

/// The squares of a set, lowest first.
pub(super) fn squares(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let square = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(square)
    })
}

pub(super) fn name(square: usize) -> String {
    square_name(file(square) as u8, rank(square) as u8)
}
