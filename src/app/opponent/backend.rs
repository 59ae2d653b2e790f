//! Where the computer thinks on the desktop: a task beside the window's thread.

use crate::matches::Match;
use crate::protocol::{Answer, Deliberation};
use crate::search::Level;
use bevy::platform::time::Instant;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Seconds after which a thought looks whether anybody still waits for it.
const SPAN: f64 = 0.02;

/// Starts to think about the position on the table; `candidates`: about every action there, and for so many seconds.
pub(super) fn start(game: &Match, level: Level, seed: u64, candidates: bool, seconds: f32) -> Work {
    let mut deliberation = Deliberation::new(game.position().opponent(level, seed), candidates, seconds);
    let stop = Arc::new(AtomicBool::new(false));
    let stopped = stop.clone();
    let task = AsyncComputeTaskPool::get().spawn(async move {
        let start = Instant::now();
        loop {
            let answer = deliberation.think(SPAN, || start.elapsed().as_secs_f64());
            if answer.is_some() || stopped.load(Ordering::Relaxed) {
                return answer;
            }
        }
    });
    Work { task, stop }
}

/// Work being done; dropped, it stops.
pub(crate) struct Work {
    task: Task<Option<Answer>>,
    stop: Arc<AtomicBool>,
}

impl Work {
    /// The answer, once there is one.
    pub(crate) fn poll(&mut self) -> Option<Answer> {
        block_on(poll_once(&mut self.task)).flatten()
    }

    /// Waits for the answer.
    #[cfg(test)]
    pub(super) fn wait(&mut self) -> Option<Answer> {
        block_on(&mut self.task)
    }

    /// Whether the window has to be awake for it.
    #[expect(clippy::unused_self, reason = "in a browser it depends")]
    pub(crate) fn needs_frames(&self) -> bool {
        false
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
