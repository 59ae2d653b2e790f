//! Limits of long computations, because a mistyped number would otherwise make the program compute for days.

use super::error::CommandError;
use tabuleiro_catalogue::AnyPosition;

/// The greatest number of random games of one `playouts` command.
pub(super) const MOST_PLAYOUTS: u64 = 100_000_000;

/// The greatest number of nodes of one `perft` command.
const MOST_NODES: f64 = 1e9;

/// The number of nodes up to which no estimate of the remaining cost is needed.
const CHEAP_NODES: f64 = 1e6;

/// The greatest depth of `perft`, for games with few legal actions.
const DEEPEST: u32 = 200;

/// Counts the sequences of `depth` actions, unless there are too many: counts each depth in turn and extrapolates the
/// growth of the last step.
///
/// # Errors
/// [`CommandError::Limit`] if the depth or the expected number of nodes exceeds its limit.
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
