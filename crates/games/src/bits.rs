//! Sets of numbers as the bits of a word: iteration and selection of the n-th bit.

/// Iterates over the numbers of the bits that are set, in rising order.
#[inline]
pub(super) fn each(mut set: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        lowest
    })
}

/// An iterator over the numbers of the bits of a word that are set, in rising order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bits(pub(crate) u64);

impl Iterator for Bits {
    type Item = u8;

    #[inline(always)]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(lowest)
    }
}

/// Returns the number of the set bit that has `n` set bits below it; any number below 64 if there is none.
#[inline]
pub(crate) fn nth(set: u64, n: u32) -> u8 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = ONES << 7;
    const TWOS: u64 = 0x55 * ONES;
    const FOURS: u64 = 0x33 * ONES;
    const EIGHTS: u64 = 0x0f * ONES;
    // Byte i of `upto` is the number of set bits in bytes 0 to i; one subtraction compares all eight with `n`.
    let pairs = set - ((set >> 1) & TWOS);
    let quads = (pairs & FOURS) + ((pairs >> 2) & FOURS);
    let upto = ((quads + (quads >> 4)) & EIGHTS).wrapping_mul(ONES);
    let n = u64::from(n & 63);
    let full = (((ONES * n) | HIGH) - upto) & HIGH;
    let byte = ((full >> 7).wrapping_mul(ONES) >> 56) as u32 & 7;
    let before = (upto << 8) >> (8 * byte) & 0xff;
    let mut rest = set >> (8 * byte);
    for _ in before..n {
        rest &= rest.wrapping_sub(1);
    }
    ((8 * byte + rest.trailing_zeros()) & 63) as u8
}

/// As [`nth`], bit by bit: faster where `n` is small, as in sets of up to about ten bits. Any number up to 64 if there are
/// too few bits.
#[inline(always)]
pub(crate) fn nth_of_few(mut set: u64, n: u32) -> u8 {
    for _ in 0..n {
        set &= set.wrapping_sub(1);
    }
    set.trailing_zeros() as u8
}

/// Returns the number of the set bit that has `n` set bits below it; any number below 128 if there is none.
#[inline]
pub(super) fn nth_of(set: u128, n: u32) -> u8 {
    let (low, high) = (set as u64, (set >> 64) as u64);
    let below = low.count_ones();
    if n < below { nth(low, n) } else { 64 + nth(high, n - below) }
}

/// Returns the cell (row × 32 + column) of the set bit that has `n` set bits before it in `row(1)`, `row(2)`…, which
/// together have more than `n`.
#[inline]
pub(super) fn nth_in_rows(row: impl Fn(usize) -> u32, mut n: u32) -> u16 {
    let mut number = 1;
    while n >= row(number).count_ones() {
        n -= row(number).count_ones();
        number += 1;
    }
    (number << 5) as u16 | u16::from(nth_of_few(u64::from(row(number)), n))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_bit_is_the_one_that_counting_finds() {
        let mut word = 1u64;
        for round in 0..2_000u32 {
            word = tabuleiro_rules::mix(word ^ u64::from(round));
            let set = u128::from(word) << (round % 65) | u128::from(tabuleiro_rules::mix(word) & word);
            for (n, bit) in each(set).enumerate() {
                assert_eq!(nth_of(set, n as u32), bit);
            }
            assert_eq!(each(set).count() as u32, set.count_ones());
        }
        assert_eq!(nth(u64::MAX, 63), 63);
        assert_eq!(nth_of(u128::MAX, 127), 127);
    }

    #[test]
    fn the_nth_bit_is_found_in_words_of_every_size() {
        let mut set = 0x9e37_79b9_7f4a_7c15u64;
        for round in 0..64 {
            set = (set.rotate_left(7).wrapping_mul(0x2545_f491_4f6c_dd1d)) >> round;
            for (n, bit) in (0..).zip(Bits(set)) {
                assert_eq!((nth(set, n), nth_of_few(set, n)), (bit, bit));
            }
        }
        assert_eq!(nth(!0, 63), 63);
    }
}
