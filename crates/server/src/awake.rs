//! Time without the pauses of the process: a laptop that slept, or a server that was stopped, takes no time from anybody.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// The interval at which the clock is read while the server has nothing to do.
pub(crate) const TICK: Duration = Duration::from_millis(250);

/// The longest time between two readings that is no pause. A busy machine reads late, too.
const LONGEST: Duration = Duration::from_secs(1);

/// A clock that stands while it is not read for more than a second. Somebody must read it every [`TICK`].
#[derive(Debug)]
pub(crate) struct Awake(Mutex<Reading>);

#[derive(Clone, Copy, Debug)]
struct Reading {
    at: Instant,
    shown: Duration,
}

impl Reading {
    /// Returns the reading at a later moment, and the time that it leaves out.
    fn at(self, at: Instant) -> (Reading, Duration) {
        let passed = at.saturating_duration_since(self.at);
        let counted = if passed > LONGEST { TICK } else { passed };
        (Reading { at: at.max(self.at), shown: self.shown + counted }, passed.saturating_sub(counted))
    }
}

impl Awake {
    pub(crate) fn new() -> Awake {
        Awake(Mutex::new(Reading { at: Instant::now(), shown: Duration::ZERO }))
    }

    /// Returns the time since the start without pauses.
    pub(crate) fn now(&self) -> Duration {
        self.read().0
    }

    /// Returns the time since the start without pauses, and the pause that has just ended: zero if there was none.
    pub(crate) fn read(&self) -> (Duration, Duration) {
        let mut reading = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (now, pause) = reading.at(Instant::now());
        *reading = now;
        (now.shown, pause)
    }

    /// Waits until the clock shows a time.
    pub(crate) async fn until(&self, time: Duration) {
        loop {
            let left = time.saturating_sub(self.now());
            if left.is_zero() {
                return;
            }
            sleep(left).await;
        }
    }

    /// Returns what a future returns, or `None` if it takes longer than this.
    pub(crate) async fn within<T>(&self, patience: Duration, future: impl Future<Output = T>) -> Option<T> {
        let end = self.now() + patience;
        tokio::select! {
            biased;
            done = future => Some(done),
            () = self.until(end) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pause_is_left_out_and_all_else_is_counted() {
        let start = Instant::now();
        let mut reading = Reading { at: start, shown: Duration::ZERO };
        let mut at = start;
        for _ in 0..40 {
            at += Duration::from_millis(250);
            reading = reading.at(at).0;
        }
        assert_eq!(reading.shown, Duration::from_secs(10));
        at += Duration::from_hours(8);
        let (after, pause) = reading.at(at);
        assert_eq!((after.shown, pause), (Duration::from_millis(10_250), Duration::from_hours(8).saturating_sub(TICK)));
        at += Duration::from_millis(900);
        let (after, pause) = after.at(at);
        assert_eq!((after.shown, pause), (Duration::from_millis(11_150), Duration::ZERO));
        assert_eq!(after.at(start).0.shown, after.shown, "it does not go back");
    }
}
