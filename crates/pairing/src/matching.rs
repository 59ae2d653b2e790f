//! The perfect matching of the least cost, where a cost has several levels, of which an earlier one always outweighs all
//! that follow.

use integer_blossom::min_weight_perfect_matching;

/// A cost: the most important level first.
pub(crate) type Cost<const LEVELS: usize> = [u32; LEVELS];

/// Returns the perfect matching of `count` vertices, an even number, for which the sum of the costs is the least one: that of
/// the first level, among those that of the second level, and so on. `cost` is asked once for each two vertices, the smaller
/// one first.
pub(crate) fn best<const LEVELS: usize>(
    count: usize,
    mut cost: impl FnMut(usize, usize) -> Cost<LEVELS>,
) -> Vec<(usize, usize)> {
    let mut costs = vec![[0; LEVELS]; count * count];
    for one in 0..count {
        for other in one + 1..count {
            costs[one * count + other] = cost(one, other);
        }
    }
    // The unit of a level is more than all that the levels behind it can sum up to, and not greater than it needs to be.
    let mut units = [1_i128; LEVELS];
    for level in (0..LEVELS.saturating_sub(1)).rev() {
        let greatest = costs.iter().map(|cost| cost[level + 1]).max().unwrap_or(0);
        units[level] = units[level + 1] * (i128::from(greatest) * (count as i128 / 2) + 1);
    }
    let sum =
        |cost: &Cost<LEVELS>| -> i128 { cost.iter().zip(units).map(|(&cost, unit)| i128::from(cost) * unit).sum() };
    let costs: Vec<i128> = costs.iter().map(sum).collect();
    let mates = min_weight_perfect_matching(&costs, count);
    mates.into_iter().enumerate().filter(|(one, other)| one < other).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::{Rng, SeedableRng};

    /// Returns the least sum of costs of all perfect matchings of the vertices in a list.
    fn least(vertices: &[usize], cost: &impl Fn(usize, usize) -> Cost<3>) -> Cost<3> {
        let Some((&first, rest)) = vertices.split_first() else { return [0; 3] };
        let matched = (0..rest.len()).map(|place| {
            let mut others = rest.to_vec();
            let other = others.remove(place);
            let (own, sum) = (cost(first, other), least(&others, cost));
            std::array::from_fn(|level| own[level] + sum[level])
        });
        matched.min().unwrap_or_default()
    }

    #[test]
    fn a_matching_is_as_good_as_the_best_of_all() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        for trial in 0..300 {
            let count = 2 * (1 + trial % 5);
            let table: Vec<Cost<3>> = (0..count * count).map(|_| std::array::from_fn(|_| rng.next_u32() % 4)).collect();
            let cost = |one: usize, other: usize| table[one.min(other) * count + one.max(other)];
            let found = best(count, cost);
            assert_eq!(found.len(), count / 2);
            let mut seen: Vec<usize> = found.iter().flat_map(|&(one, other)| [one, other]).collect();
            seen.sort_unstable();
            assert_eq!(seen, (0..count).collect::<Vec<_>>());
            let sum = found.iter().fold([0; 3], |sum: Cost<3>, &(one, other)| {
                let own = cost(one, other);
                std::array::from_fn(|level| sum[level] + own[level])
            });
            assert_eq!(sum, least(&(0..count).collect::<Vec<_>>(), &cost), "{count} vertices, trial {trial}");
        }
    }
}
