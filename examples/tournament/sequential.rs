//! A sequential test on *pairs* of games: decides when enough games have been played.
//!
//! Both games of a pair start from the same opening, with each player moving first once, so that an advantage of the
//! opening for one side cancels out. The test uses the score of a pair for the first player (0, ¼, ½, ¾ or 1). There
//! are two null hypotheses: *the mean score is at most `centre − GAP`* and *it is at least `centre + GAP`*. For each of
//! them the test computes the wealth of a bettor who starts with 1 and bets against the hypothesis on every pair, at
//! odds that are fair if the hypothesis is true. The wealth is then a nonnegative supermartingale, and the probability
//! that it ever reaches `1 / ERROR` is at most `ERROR`, however long the test runs (Ville 1939; Waudby-Smith and Ramdas
//! 2024 for bounded scores). The first hypothesis whose bettor reaches `1 / ERROR` is rejected. The test assumes
//! neither that the two games of a pair are independent nor any frequency of draws.

/// The number of pairs with each score of the first player, from 0 to 4 quarters.
pub type Tally = [u32; 5];

/// The result of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The score is above the centre.
    Above,
    /// The score is below the centre.
    Below,
}

/// Half the distance between the scores of the two null hypotheses.
pub const GAP: f64 = 0.05;

/// The probability of an error of the first kind: of rejecting a true hypothesis.
pub const ERROR: f64 = 0.05;

/// Stakes, as multiples of the optimal stake for pairs that are only won or lost. The initial wealth is divided equally
/// among them, because larger stakes are better if the scores vary less.
const STAKES: [f64; 3] = [1.0, 2.0, 4.0];

/// The greatest share of the wealth that one pair can lose.
const GREATEST_LOSS: f64 = 0.9;

/// Returns the number of pairs.
pub fn pairs(tally: &Tally) -> u32 {
    tally.iter().sum()
}

/// Returns the mean score of the first player, 0 to 1; ½ if there are no pairs.
pub fn score(tally: &Tally) -> f64 {
    moments(tally, 0.0).map_or(0.5, |(mean, _)| mean)
}

/// Returns two standard errors of the mean score.
pub fn margin(tally: &Tally) -> f64 {
    moments(tally, 1.0).map_or(0.5, |(_, variance)| 2.0 * (variance / f64::from(pairs(tally).max(1))).sqrt())
}

/// Returns the mean and the variance of the scores after adding `prior` lost and `prior` won pairs, without which the
/// variance of the first few, equal results would be 0. `None` if there are no pairs.
fn moments(tally: &Tally, prior: f64) -> Option<(f64, f64)> {
    let count = f64::from(pairs(tally)) + 2.0 * prior;
    if count == 0.0 {
        return None;
    }
    let mut sums = [prior, prior];
    for (quarters, &n) in tally.iter().enumerate() {
        let score = quarters as f64 / 4.0;
        sums[0] += f64::from(n) * score;
        sums[1] += f64::from(n) * score * score;
    }
    let mean = sums[0] / count;
    Some((mean, sums[1] / count - mean * mean))
}

/// Returns whether the first player's mean score is above or below `centre`, `None` if the test is undecided.
pub fn verdict(tally: &Tally, centre: f64) -> Option<Verdict> {
    let enough = 1.0 / ERROR;
    if fortune(tally, centre - GAP, 1.0) >= enough {
        Some(Verdict::Above)
    } else if fortune(tally, centre + GAP, -1.0) >= enough {
        Some(Verdict::Below)
    } else {
        None
    }
}

/// Returns the wealth of a bettor who started with 1 and bets that scores are above `claim` (`direction` 1) or below it
/// (`direction` −1).
fn fortune(tally: &Tally, claim: f64, direction: f64) -> f64 {
    let best = 2.0 * GAP / (claim * (1.0 - claim));
    let most = GREATEST_LOSS / if direction > 0.0 { claim } else { 1.0 - claim };
    let made = |multiple: f64| {
        let stake = direction * (multiple * best).min(most);
        let one = |(quarters, &n): (usize, &u32)| (1.0 + stake * (quarters as f64 / 4.0 - claim)).powf(n.into());
        tally.iter().enumerate().map(one).product::<f64>()
    };
    STAKES.map(made).iter().sum::<f64>() / STAKES.len() as f64
}
