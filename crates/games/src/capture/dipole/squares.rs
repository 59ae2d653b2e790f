//! The dark squares of the chessboard as 32-bit sets, and tables of the squares within reach of each.
//!
//! Square s is on rank s / 4, where it is the dark square number s % 4 from the left.

use tabuleiro_rules::square_name;

/// Returns the file of a square, counted from 0.
pub(super) const fn file(square: usize) -> i32 {
    (2 * (square % 4) + square / 4 % 2) as i32
}

/// Returns the rank of a square, counted from 0.
pub(super) const fn rank(square: usize) -> i32 {
    (square / 4) as i32
}

/// Returns a table of the squares at distances 1 to h along the given directions, by square and h.
/// docs/rulings.md, Dipole: only dark squares are used, so straight moves need an even number of men.
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

/// The squares within distance h in all eight directions, by square and h.
pub(super) static AROUND: [[u32; 8]; 32] =
    reach(&[(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]);
/// The squares within distance h in the three forward directions, by side, square and h.
pub(super) static AHEAD: [[[u32; 8]; 32]; 2] =
    [reach(&[(-1, 1), (0, 1), (1, 1)]), reach(&[(-1, -1), (0, -1), (1, -1)])];

/// The greatest distance at which every forward move ends on the board, by side and square. docs/rulings.md, Dipole: n
/// men can leave if a forward move of n squares ends beyond an edge, the side edges included.
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

/// The distances of squares in king's steps.
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

/// Returns the squares of a set, lowest first.
pub(super) fn squares(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let square = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(square)
    })
}

/// Returns the name of a square.
pub(super) fn name(square: usize) -> String {
    square_name(file(square) as u8, rank(square) as u8)
}
