//! Bounds, so that a slip of the finger does not keep the program busy for days.

use super::error::CommandError;
use tabuleiro_games::AnyPosition;

/// The most random games one `playouts` plays.
pub(super) const MOST_PLAYOUTS: u64 = 100_000_000;

/// The most nodes one `perft` counts.
const MOST_NODES: f64 = 1e9;

/// As many nodes are counted without asking what the next depths will cost.
const CHEAP_NODES: f64 = 1e6;

/// The deepest `perft`, for games where little branches.
const DEEPEST: u32 = 200;

/// Counts sequences of `depth` actions, unless there are too many: each depth is counted in turn, and the growth of
/// the last step says what the rest will cost.
pub(super) fn perft(position: &dyn AnyPosition, depth: u32) -> Result<u64, CommandError> {
    if depth > DEEPEST {
        return Err(CommandError::Limit(format!("the depth is at most {DEEPEST}")));
    }
    let (mut before, mut nodes) = (1.0, 1);
    for reached in 1..=depth {
        nodes = position.perft(reached);
        let counted = nodes as f64;
        let expected = counted * (counted / before).max(1.0).powf(f64::from(depth - reached));
        if counted > CHEAP_NODES && expected > MOST_NODES {
            let most =
                format!("depth {depth} has about {expected:.0e} sequences, the most counted is {MOST_NODES:.0e}");
            return Err(CommandError::Limit(most));
        }
        before = counted.max(1.0);
    }
    Ok(nodes)
}
