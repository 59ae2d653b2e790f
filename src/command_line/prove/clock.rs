//! How long this thread has worked: on a busy machine that says more than how long somebody waited for it.

use std::time::Duration;

/// The time the processor has spent on this thread; `None` where the system does not tell. On Linux it does, in
/// nanoseconds, as the first number of `schedstat`.
pub(super) fn worked() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = text.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}
