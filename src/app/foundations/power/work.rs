//! Counts the work that a frame at rest must not do. Only tests read the counts; a system of theirs runs on the thread of
//! the test.

/// A kind of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Work {
    /// A file or the browser's storage is read.
    Read,
    /// Something is to be written.
    Write,
    /// A file of lessons, puzzles or diagrams is parsed.
    Parse,
    /// A search begins.
    Search,
}

#[cfg(test)]
thread_local! {
    static DONE: std::cell::RefCell<Vec<Work>> = const { std::cell::RefCell::new(Vec::new()) };
}

/// Counts work.
pub(crate) fn count(work: Work) {
    #[cfg(test)]
    DONE.with_borrow_mut(|done| done.push(work));
    #[cfg(not(test))]
    let _ = work;
}

/// Returns the work since the last call.
#[cfg(test)]
pub(crate) fn take_counted() -> Vec<Work> {
    DONE.take()
}
