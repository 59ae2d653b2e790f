//! Placements and the discs that they flip, on 8×8 bitboards.

use crate::square::{NOT_A, NOT_H};
use crate::tables::table;

const INNER_FILES: u64 = NOT_A & NOT_H;

table! {
    /// The eight rays of every cell: N, E, NE, NW (towards higher bits), then S, W, SW, SE.
    static RAYS: [[u64; 8]; 64] = rays();
}

const fn rays() -> [[u64; 8]; 64] {
    const STEPS: [(i32, i32); 8] = [(0, 1), (1, 0), (1, 1), (-1, 1), (0, -1), (-1, 0), (-1, -1), (1, -1)];
    let mut table = [[0; 8]; 64];
    let mut cell = 0;
    while cell < 64 {
        let mut d = 0;
        while d < 8 {
            let (mut f, mut r) = ((cell % 8) as i32 + STEPS[d].0, (cell / 8) as i32 + STEPS[d].1);
            while f >= 0 && f < 8 && r >= 0 && r < 8 {
                table[cell][d] |= 1u64 << (r * 8 + f);
                f += STEPS[d].0;
                r += STEPS[d].1;
            }
            d += 1;
        }
        cell += 1;
    }
    table
}

/// The empty cells of the board `valid` on which a disc of `own` would flip a disc.
#[inline]
pub(super) fn placements(own: u64, opp: u64, valid: u64) -> u64 {
    #[inline(always)]
    fn both(own: u64, opp: u64, by: u32) -> u64 {
        let (mut up, mut down) = (opp & (own << by), opp & (own >> by));
        up |= opp & (up << by);
        down |= opp & (down >> by);
        let (up_pairs, down_pairs) = (opp & (opp << by), opp & (opp >> by));
        up |= up_pairs & (up << (2 * by));
        down |= down_pairs & (down >> (2 * by));
        up |= up_pairs & (up << (2 * by));
        down |= down_pairs & (down >> (2 * by));
        (up << by) | (down >> by)
    }
    let inner = opp & INNER_FILES;
    let reached = both(own, inner, 1) | both(own, opp, 8) | both(own, inner, 7) | both(own, inner, 9);
    reached & !(own | opp) & valid
}

/// The discs that a disc of `own` placed on `cell` flips.
#[inline]
pub(super) fn flipped(cell: u8, own: u64, opp: u64) -> u64 {
    let rays = &RAYS[usize::from(cell)];
    let mut flips = 0;
    for &ray in &rays[..4] {
        // The lowest cell of the ray without an opposing disc: if it has an own disc, the cells below it on the ray
        // flip.
        let blocker = ray & !opp;
        let first = blocker & blocker.wrapping_neg();
        let closed = first & own;
        flips |= ray & closed.saturating_sub(1);
    }
    for &ray in &rays[4..] {
        // The same downwards with the highest such cell. Without one, `| 1` finds bit 0, which `& ray` removes.
        let blocker = ray & !opp;
        let closed = (1 << 63 >> (blocker | 1).leading_zeros()) & own & ray;
        flips |= ray & (closed << 1).wrapping_neg();
    }
    flips
}
