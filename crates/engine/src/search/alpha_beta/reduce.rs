//! Late move reductions.

/// Binary logarithm in sixteenths, linear between powers of two: the same on every machine.
const fn log(n: u32) -> u32 {
    let whole = n.ilog2();
    16 * whole + ((n << 4) >> whole) - 16
}

/// Returns the depth reduction of the `nth` action of a position (0 is the first), `depth` actions before the
/// horizon.
pub(super) fn reduction(depth: i32, nth: u32) -> i32 {
    let (depth, nth) = (log(depth.max(1) as u32), log(nth.max(1)));
    // The product of the natural logarithms of both, divided by 1.55, rounded.
    (128 + (depth * nth) as i32 * 31 / 100) / 256
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reductions_grow_with_depth_and_move_number() {
        assert_eq!([1, 2, 4, 16, 64].map(|nth| reduction(3, nth)), [0, 0, 1, 2, 3]);
        assert_eq!([1, 2, 4, 16, 64].map(|nth| reduction(12, nth)), [0, 1, 2, 4, 7]);
        assert!((1..60).all(|d| (1..300).all(|n| reduction(d, n) <= reduction(d, n + 1))));
    }
}
