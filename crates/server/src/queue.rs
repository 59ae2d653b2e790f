//! The messages that wait for a connection. What waits is counted in bytes, because one message may be a sign of life or a
//! whole table.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::mpsc;

/// The most bytes that may wait for a connection before more is added.
pub(crate) const MOST: usize = 256 << 10;

/// What a connection is to do.
#[derive(Debug)]
pub(crate) enum Push {
    /// Send this text.
    Text(Arc<str>),
    /// Close, with a code and a reason.
    Close(u16, &'static str),
}

/// The sending end of a queue.
#[derive(Clone, Debug)]
pub(crate) struct Queue {
    sender: mpsc::UnboundedSender<Push>,
    waiting: Arc<AtomicUsize>,
}

/// The receiving end of a queue.
#[derive(Debug)]
pub(crate) struct Waiting {
    receiver: mpsc::UnboundedReceiver<Push>,
    waiting: Arc<AtomicUsize>,
}

/// Returns a new queue.
pub(crate) fn queue() -> (Queue, Waiting) {
    let (sender, receiver) = mpsc::unbounded_channel();
    let waiting = Arc::new(AtomicUsize::new(0));
    (Queue { sender, waiting: waiting.clone() }, Waiting { receiver, waiting })
}

fn size(push: &Push) -> usize {
    match push {
        Push::Text(text) => text.len(),
        Push::Close(..) => 0,
    }
}

impl Queue {
    /// Returns whether too much waits already. The answer to one message is added as a whole: a person with many seats
    /// gets all tables at once, and a client sends its next message only after that answer.
    pub(crate) fn is_full(&self) -> bool {
        self.waiting.load(Ordering::Relaxed) > MOST
    }

    /// Adds what the connection is to do. Returns whether the connection is still there.
    pub(crate) fn push(&self, push: Push) -> bool {
        self.waiting.fetch_add(size(&push), Ordering::Relaxed);
        self.sender.send(push).is_ok()
    }
}

impl Waiting {
    /// Returns what is next; `None` if the queue has been dropped and nothing is left.
    pub(crate) async fn next(&mut self) -> Option<Push> {
        let push = self.receiver.recv().await?;
        self.waiting.fetch_sub(size(&push), Ordering::Relaxed);
        Some(push)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_waits_is_counted_in_bytes_until_it_is_taken() {
        let (queue, mut waiting) = queue();
        for _ in 0..200 {
            assert!(queue.push(Push::Text("x".repeat(2000).into())));
        }
        assert!(queue.is_full());
        for _ in 0..100 {
            waiting.next().await.unwrap();
        }
        assert!(!queue.is_full());
        drop(waiting);
        assert!(!queue.push(Push::Close(1001, "the server ends")));
    }
}
