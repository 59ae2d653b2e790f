//! Bounds, so that a slip of the finger does not keep the program busy for days.

use super::error::CommandError;
use crate::games::AnyPosition;

/// The most random games one `playouts` plays.
pub(super) const MOST_PLAYOUTS: u64 = 100_000_000;

/// The most nodes one `perft` counts.
const MOST_NODES: u64 = 1_000_000_000;

/// The deepest `perft`, for games where little branches.
const DEEPEST: u32 = 200;

/// Counts sequences of `depth` actions, unless there are too many: each depth is counted in turn, and the growth of
/// the last step says whether the next one is affordable.
pub(super) fn perft(position: &dyn AnyPosition, depth: u32) -> Result<u64, CommandError> {
    if depth > DEEPEST {
        return Err(CommandError::Limit(format!("the depth is at most {DEEPEST}")));
    }
    let (mut before, mut nodes) = (1, 1);
    for reached in 1..=depth {
        let expected = u128::from(nodes) * u128::from(nodes) / u128::from(before);
        if expected > u128::from(MOST_NODES) {
            let given = format!("depth {reached} has about {expected} sequences, the most counted is {MOST_NODES}");
            return Err(CommandError::Limit(given));
        }
        before = nodes.max(1);
        nodes = position.perft(reached);
    }
    Ok(nodes)
}
