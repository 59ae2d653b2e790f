//! How much a player may think about one action: nodes, or processor time of its own thread. Time on the clock would
//! depend on what else the machine does.

use std::fmt;
use std::time::Duration;

/// What one action may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// Actions tried out; the same seed plays the same games again.
    Nodes(u64),
    /// Processor time of the thread.
    Time(Duration),
    /// Nothing is allotted: levels 1 to 4 spend their own nodes, others do not search.
    Own,
}

impl Budget {
    /// `20ms`, or a number of nodes.
    pub fn read(text: &str) -> Result<Budget, String> {
        let wrong = || format!("budget '{text}': expected milliseconds (20ms) or a number of nodes (5000)");
        match text.strip_suffix("ms") {
            Some(ms) => Ok(Budget::Time(Duration::from_millis(ms.parse().map_err(|_| wrong())?))),
            None => Ok(Budget::Nodes(text.parse().map_err(|_| wrong())?)),
        }
    }

    /// The nodes a search may spend.
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

/// Processor time that this thread has used; `None` where the system does not say (only Linux does, as a file).
pub fn processor_time() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = told.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}
