//! When enough games have been played: a sequential test on *pairs* of games.
//!
//! Both games of a pair begin with the same opening, once with each player to begin, so that what the opening is worth
//! to one side cancels out; the score of a pair (0, ¼, ½, ¾ or 1 for the first player) is what is tested. Two claims
//! are doubted: *the score is at most `centre − GAP`* and *it is at least `centre + GAP`*. Whoever doubts a claim bets
//! on the next pair, at odds that are fair if the claim is true; while it is, a fortune grows twentyfold in at most one
//! case of twenty, however long one waits (Ville 1939; Waudby-Smith and Ramdas 2024 for scores that are bounded). The
//! claim whose doubter gets there first is given up. Nothing is assumed of the scores, neither that games are
//! independent within a pair nor how often they are drawn.

/// How many pairs ended with each score, from 0 to 4 quarters.
pub type Tally = [u32; 5];

/// What a test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The score is above the centre.
    Above,
    /// The score is below the centre.
    Below,
}

/// Half the distance between the two claims.
pub const GAP: f64 = 0.05;

/// How often a claim may be given up although it is true.
pub const ERROR: f64 = 0.05;

/// Stakes, as multiples of the one that would be best if pairs were only won or lost: a doubter's money is divided
/// among them, because the more alike the pairs are the more may be staked.
const STAKES: [f64; 3] = [1.0, 2.0, 4.0];

/// The greatest part of the money that one pair may lose.
const GREATEST_LOSS: f64 = 0.9;

/// Number of pairs.
pub fn pairs(tally: &Tally) -> u32 {
    tally.iter().sum()
}

/// The mean score of the first player, 0 to 1; ½ before the first game.
pub fn score(tally: &Tally) -> f64 {
    moments(tally, 0.0).map_or(0.5, |(mean, _)| mean)
}

/// How far the score may be off: two standard errors.
pub fn margin(tally: &Tally) -> f64 {
    moments(tally, 1.0).map_or(0.5, |(_, variance)| 2.0 * (variance / f64::from(pairs(tally).max(1))).sqrt())
}

/// Mean and variance of the pairs' scores with `prior` pairs lost and as many won added, which keeps the first few
/// results, all of them equal, from looking certain.
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

/// Whether the first player's score lies above or below `centre`; `None` while that is not clear.
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

/// What a doubter has made of 1 who bets that scores lie above `claim` (`direction` 1) or below it (−1).
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
