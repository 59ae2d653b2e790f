//! A thread that reads and writes files, so that no frame waits for the disk.

use bevy::log::error;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

type Task = Box<dyn FnOnce() + Send>;

/// The thread. It starts with the first task; what waits is done before the last owner of the worker is dropped.
#[derive(Default)]
pub(super) struct Worker {
    shared: Arc<Shared>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    changed: Condvar,
}

#[derive(Default)]
struct Queue {
    /// The tasks that have not begun, with the keys of what they replace.
    waiting: VecDeque<(Option<String>, Task)>,
    /// Whether a task is being done, and its key.
    is_working: bool,
    current: Option<String>,
    ended: bool,
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        // No code that can panic runs while the queue is locked.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does tasks in their order until the end.
    fn work(&self) {
        let mut queue = self.queue();
        loop {
            if let Some((key, task)) = queue.waiting.pop_front() {
                (queue.is_working, queue.current) = (true, key);
                drop(queue);
                if catch_unwind(AssertUnwindSafe(task)).is_err() {
                    error!("a task of the storage thread panicked");
                }
                queue = self.queue();
                (queue.is_working, queue.current) = (false, None);
                self.changed.notify_all();
            } else if queue.ended {
                return;
            } else {
                queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
            }
        }
    }
}

impl Worker {
    /// Adds a task at the end. It replaces a task of the same key that has not begun, so that of several states of one
    /// file only the last is written. Tasks must not own the worker.
    pub(super) fn push(&self, key: Option<String>, task: Task) {
        let replaced = {
            let mut queue = self.shared.queue();
            let older = key.as_ref().and_then(|key| {
                let at = queue.waiting.iter().position(|(other, _)| other.as_ref() == Some(key))?;
                queue.waiting.remove(at)
            });
            queue.waiting.push_back((key, task));
            older
        };
        // Dropped outside the lock: a task may own anything.
        drop(replaced);
        self.shared.changed.notify_all();
        let mut thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner);
        if thread.is_none() {
            let shared = self.shared.clone();
            let started = std::thread::Builder::new().name("storage".into()).spawn(move || shared.work());
            *thread = started.inspect_err(|error| error!("no storage thread: {error}")).ok();
        }
        let is_without_thread = thread.is_none();
        drop(thread);
        if is_without_thread {
            self.work_here();
        }
    }

    /// Does what waits on this thread, where the system gives no other.
    fn work_here(&self) {
        let next = || self.shared.queue().waiting.pop_front();
        while let Some((_, task)) = next() {
            task();
        }
    }

    /// Whether a task of this key waits or is being done.
    pub(super) fn has(&self, key: &str) -> bool {
        let queue = self.shared.queue();
        let mut keys = queue.waiting.iter().map(|(other, _)| other).chain([&queue.current]);
        keys.any(|other| other.as_deref() == Some(key))
    }

    /// Waits until all tasks are done.
    pub(super) fn finish(&self) {
        let queue = self.shared.queue();
        let is_busy = |queue: &mut Queue| !queue.waiting.is_empty() || queue.is_working;
        drop(self.shared.changed.wait_while(queue, is_busy).unwrap_or_else(PoisonError::into_inner));
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.shared.queue().ended = true;
        self.shared.changed.notify_all();
        let thread = self.thread.get_mut().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(thread) = thread {
            // The thread catches what its tasks panic with.
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Sender, channel};

    /// Returns a worker whose first task lasts until something is sent.
    fn held() -> (Worker, Sender<()>) {
        let (worker, (let_go, held)) = (Worker::default(), channel::<()>());
        let (began, begun) = channel();
        worker.push(
            None,
            Box::new(move || {
                began.send(()).unwrap();
                held.recv().unwrap();
            }),
        );
        begun.recv().unwrap();
        (worker, let_go)
    }

    #[test]
    fn the_latest_write_of_a_key_replaces_an_older_one_that_waits_and_the_order_stays() {
        let done = Arc::new(Mutex::new(Vec::new()));
        let (worker, let_go) = held();
        for (key, value) in [("a", 1), ("b", 2), ("a", 3), ("c", 4)] {
            let done = done.clone();
            worker.push(Some(key.into()), Box::new(move || done.lock().unwrap().push((key, value))));
        }
        assert!(worker.has("a") && !worker.has("d"));
        let_go.send(()).unwrap();
        worker.finish();
        assert_eq!(*done.lock().unwrap(), [("b", 2), ("a", 3), ("c", 4)]);
        assert!(!worker.has("a"));
    }

    #[test]
    fn what_waits_is_done_before_the_program_ends() {
        let (done, finished) = channel();
        let (worker, let_go) = held();
        for number in 0..3 {
            let done = done.clone();
            worker.push(None, Box::new(move || done.send(number).unwrap()));
        }
        let_go.send(()).unwrap();
        drop(worker);
        assert_eq!(finished.try_iter().collect::<Vec<_>>(), [0, 1, 2]);
    }

    #[test]
    fn a_task_that_panics_does_not_stop_those_after_it() {
        let (done, finished) = channel();
        let worker = Worker::default();
        worker.push(None, Box::new(|| panic!("as the test wants")));
        worker.push(None, Box::new(move || done.send(()).unwrap()));
        worker.finish();
        assert!(finished.try_recv().is_ok());
    }
}
