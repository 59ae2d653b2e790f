//! The search budget of one action: nodes, or processor time of the searching thread. Elapsed time would depend on the
//! load of the machine.

use std::fmt;
use std::time::Duration;

/// The search budget of one action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// Nodes searched. The same seed gives the same games.
    Nodes(u64),
    /// Processor time of the searching thread.
    Time(Duration),
    /// No budget, for players with a fixed number of nodes (levels 1 to 4) or without search.
    Own,
}

impl Budget {
    /// Parses `20ms` or a number of nodes.
    pub fn read(text: &str) -> Result<Budget, String> {
        let wrong = || format!("budget '{text}': expected milliseconds (20ms) or a number of nodes (5000)");
        match text.strip_suffix("ms") {
            Some(ms) => Ok(Budget::Time(Duration::from_millis(ms.parse().map_err(|_| wrong())?))),
            None => Ok(Budget::Nodes(text.parse().map_err(|_| wrong())?)),
        }
    }

    /// Returns the limit of nodes, `u64::MAX` if there is none.
    pub fn nodes(self) -> u64 {
        match self {
            Budget::Nodes(nodes) => nodes,
            Budget::Time(_) | Budget::Own => u64::MAX,
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Nodes(nodes) => write!(f, "{nodes} nodes"),
            Budget::Time(time) => write!(f, "{} ms", time.as_millis()),
            Budget::Own => write!(f, "the level's nodes"),
        }
    }
}

/// Returns the processor time that this thread has used, or `None` on systems other than Linux.
pub fn processor_time() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = told.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}
