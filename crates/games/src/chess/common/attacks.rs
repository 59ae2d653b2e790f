//! Attack sets of men: the set of squares that a man attacks, also those with men of its own side. `occupied` is the
//! set of all occupied squares. Leapers use tables. Sliders use obstruction difference, which needs no multiplication,
//! no byte swap and only four kilobytes of tables, so that it is fast in the browser too.

use super::men::Type;
use super::squares::{BLACK, WHITE};
use crate::tables::table;

const KNIGHT_STEPS: [(i32, i32); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const KING_STEPS: [(i32, i32); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

const fn leaps(steps: &[(i32, i32)]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut i = 0;
        while i < steps.len() {
            let (f, r) = (square % 8 + steps[i].0, square / 8 + steps[i].1);
            if f >= 0 && f < 8 && r >= 0 && r < 8 {
                table[square as usize] |= 1u64 << (r * 8 + f);
            }
            i += 1;
        }
        square += 1;
    }
    table
}

/// A line through a square: its squares below and above that square in bit order.
#[derive(Clone, Copy)]
struct Halves {
    low: u64,
    high: u64,
}

/// Returns for every square its rank, file, rising diagonal and falling diagonal.
const fn lines() -> [[Halves; 4]; 64] {
    const STEPS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];
    let mut table = [[Halves { low: 0, high: 0 }; 4]; 64];
    let mut square = 0;
    while square < 64 {
        let mut d = 0;
        while d < 4 {
            let mut n = 1;
            while n < 8 {
                let (df, dr) = (n * STEPS[d].0, n * STEPS[d].1);
                let (f, r) = (square % 8 + df, square / 8 + dr);
                if f >= 0 && f < 8 && r >= 0 && r < 8 {
                    table[square as usize][d].high |= 1u64 << (r * 8 + f);
                }
                let (f, r) = (square % 8 - df, square / 8 - dr);
                if f >= 0 && f < 8 && r >= 0 && r < 8 {
                    table[square as usize][d].low |= 1u64 << (r * 8 + f);
                }
                n += 1;
            }
            d += 1;
        }
        square += 1;
    }
    table
}

const fn joined(first: usize) -> [u64; 64] {
    let table = lines();
    let mut joined = [0; 64];
    let mut square = 0;
    while square < 64 {
        let (a, b) = (table[square][first], table[square][first + 1]);
        joined[square] = a.low | a.high | b.low | b.high;
        square += 1;
    }
    joined
}

table! {
    static KNIGHT: [u64; 64] = leaps(&KNIGHT_STEPS);
}
table! {
    static KING: [u64; 64] = leaps(&KING_STEPS);
}
table! {
    static PAWN: [[u64; 64]; 2] = [leaps(&[(-1, 1), (1, 1)]), leaps(&[(-1, -1), (1, -1)])];
}
table! {
    static LINES: [[Halves; 4]; 64] = lines();
}
table! {
    static STRAIGHT: [u64; 64] = joined(0);
}
table! {
    static SKEW: [u64; 64] = joined(2);
}

/// Returns the squares attacked along a line, with the first obstacle in each direction.
#[inline(always)]
fn seen(line: Halves, occupied: u64) -> u64 {
    let below = occupied & line.low;
    let above = occupied & line.high;
    // Subtracting the nearest obstacle below from those above runs a borrow up to the nearest one above.
    let nearest = (1 << 63) >> (below | 1).leading_zeros();
    (above ^ above.wrapping_sub(nearest)) & (line.low | line.high)
}

/// Returns the squares that a Rook on `square` attacks, up to and including the first occupied one in each direction.
#[must_use]
#[inline]
pub fn rook(square: u8, occupied: u64) -> u64 {
    let lines = &LINES[usize::from(square & 63)];
    seen(lines[0], occupied) | seen(lines[1], occupied)
}

/// Returns the squares that a Bishop on `square` attacks, up to and including the first occupied one in each direction.
#[must_use]
#[inline]
pub fn bishop(square: u8, occupied: u64) -> u64 {
    let lines = &LINES[usize::from(square & 63)];
    seen(lines[2], occupied) | seen(lines[3], occupied)
}

/// Returns the squares that a Queen on `square` attacks, up to and including the first occupied one in each direction.
#[must_use]
#[inline]
pub fn queen(square: u8, occupied: u64) -> u64 {
    rook(square, occupied) | bishop(square, occupied)
}

/// Returns the squares that a Knight on `square` attacks.
#[must_use]
#[inline]
pub fn knight(square: u8) -> u64 {
    KNIGHT[usize::from(square & 63)]
}

/// Returns the squares that a King on `square` attacks.
#[must_use]
#[inline]
pub fn king(square: u8) -> u64 {
    KING[usize::from(square & 63)]
}

/// Returns the squares on which a pawn of a side on `square` captures.
#[must_use]
#[inline]
pub fn pawn(side: usize, square: u8) -> u64 {
    PAWN[side][usize::from(square & 63)]
}

/// Returns the squares from which a pawn of a side attacks the square.
#[must_use]
#[inline]
pub fn pawn_from(side: usize, square: u8) -> u64 {
    pawn(if side == WHITE { BLACK } else { WHITE }, square)
}

/// Returns the squares that a man of this type and side on `square` attacks; for a pawn, the squares on which it
/// captures.
#[must_use]
#[inline]
pub fn struck(kind: Type, side: usize, square: u8, occupied: u64) -> u64 {
    match kind {
        Type::Pawn => pawn(side, square),
        Type::Knight => knight(square),
        Type::Bishop => bishop(square, occupied),
        Type::Rook => rook(square, occupied),
        Type::Queen => queen(square, occupied),
        Type::Amazon => queen(square, occupied) | knight(square),
        Type::King => king(square),
    }
}

/// Returns the squares of the rank and of the file of `square`, without `square` itself.
#[must_use]
#[inline]
pub fn straight(square: u8) -> u64 {
    STRAIGHT[usize::from(square & 63)]
}

/// Returns the squares of both diagonals of `square`, without `square` itself.
#[must_use]
#[inline]
pub fn skew(square: u8) -> u64 {
    SKEW[usize::from(square & 63)]
}

/// Returns every square from which a Queen or a Knight attacks `square` on an empty board: a superset of the squares of
/// all attackers.
#[must_use]
#[inline]
pub fn crossing(square: u8) -> u64 {
    straight(square) | skew(square) | knight(square)
}

/// Returns whether a Queen or a Knight on `from` attacks a square of the set `to`, with these occupied squares.
#[must_use]
#[inline]
pub fn reaches(from: u8, to: u64, occupied: u64) -> bool {
    (knight(from) | queen(from, occupied)) & to != 0
}

#[cfg(test)]
mod tests {
    use super::super::squares::bit;
    use super::*;

    #[test]
    fn sliders_stop_at_the_first_obstacle_of_every_direction() {
        let mut occupied = 0x9e37_79b9_7f4a_7c15u64;
        for _ in 0..50 {
            occupied = occupied.rotate_left(11).wrapping_mul(0x2545_f491_4f6c_dd1d);
            let thin = occupied & occupied.rotate_left(23);
            for square in 0..64u8 {
                let walk = |steps: &[(i32, i32)]| {
                    let mut set = 0;
                    for &(df, dr) in steps {
                        let (mut f, mut r) = (i32::from(square % 8) + df, i32::from(square / 8) + dr);
                        while (0..8).contains(&f) && (0..8).contains(&r) {
                            let at = bit((r * 8 + f) as u8);
                            set |= at;
                            if thin & at != 0 {
                                break;
                            }
                            f += df;
                            r += dr;
                        }
                    }
                    set
                };
                assert_eq!(rook(square, thin), walk(&[(1, 0), (-1, 0), (0, 1), (0, -1)]));
                assert_eq!(bishop(square, thin), walk(&[(1, 1), (-1, 1), (1, -1), (-1, -1)]));
            }
        }
    }
}
