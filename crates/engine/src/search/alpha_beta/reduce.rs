//! How much less deep late actions are searched.

/// Binary logarithm in sixteenths, straight between powers of two: the same on every machine.
const fn log(n: u32) -> u32 {
    let whole = n.ilog2();
    16 * whole + ((n << 4) >> whole) - 16
}

/// How many actions less deep the `nth` action of a position is searched (0 the first), `depth` actions before the
/// horizon.
pub(super) fn reduction(depth: i32, nth: u32) -> i32 {
    let (depth, nth) = (log(depth.max(1) as u32), log(nth.max(1)));
    // The product of the natural logarithms by 1.55, rounded.
    (128 + (depth * nth) as i32 * 31 / 100) / 256
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_later_and_the_farther_from_the_horizon_the_less_deep() {
        assert_eq!([1, 2, 4, 16, 64].map(|nth| reduction(3, nth)), [0, 0, 1, 2, 3]);
        assert_eq!([1, 2, 4, 16, 64].map(|nth| reduction(12, nth)), [0, 1, 2, 4, 7]);
        assert!((1..60).all(|d| (1..300).all(|n| reduction(d, n) <= reduction(d, n + 1))));
    }
}
