//! Sets of cells as bits: walking through them and drawing one of them.

/// The numbers of the bits that are set, rising.
#[inline]
pub(super) fn each(mut set: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        lowest
    })
}

/// The number of the bit that has `n` set bits below it; there must be one.
#[inline]
pub(super) fn nth(set: u64, n: u32) -> u32 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    // Bits in pairs, in fours, in bytes; then byte i of `sums` counts the bits of bytes 0 to i.
    let pairs = set - (set >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    let sums = bytes.wrapping_mul(ONES);
    // The top bit of a byte stays where at most `n` bits have been counted: the bit is in the first byte that lost it.
    let passed = (u64::from(n).wrapping_mul(ONES) | 0x8080_8080_8080_8080).wrapping_sub(sums) & 0x8080_8080_8080_8080;
    let place = (passed.count_ones() * 8).min(56);
    let counted = (sums << 8 >> place & 0xff) as u32;
    let mut byte = set >> place & 0xff;
    for _ in counted..n {
        byte &= byte.wrapping_sub(1);
    }
    place + byte.trailing_zeros()
}

/// As [`nth`].
#[inline]
pub(super) fn nth_of(set: u128, n: u32) -> u8 {
    let (low, high) = (set as u64, (set >> 64) as u64);
    let below = low.count_ones();
    (if n < below { nth(low, n) } else { 64 + nth(high, n - below) }) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_bit_is_the_one_that_counting_finds() {
        let mut word = 1u64;
        for round in 0..2_000u32 {
            word = crate::rules::mix(word ^ u64::from(round));
            let set = u128::from(word) << (round % 65) | u128::from(crate::rules::mix(word) & word);
            for (n, bit) in each(set).enumerate() {
                assert_eq!(nth_of(set, n as u32), bit);
            }
            assert_eq!(each(set).count() as u32, set.count_ones());
        }
        assert_eq!(nth(u64::MAX, 63), 63);
        assert_eq!(nth_of(u128::MAX, 127), 127);
    }
}
