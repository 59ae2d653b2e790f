//! The processor time of a thread, which depends less on the load of the machine than wall-clock time.

use std::time::Duration;

/// Returns the processor time of this thread, `None` where the system does not report it. On Linux it is the first
/// number of `schedstat`, in nanoseconds.
pub(super) fn worked() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = text.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}
