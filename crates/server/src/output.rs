//! What the server prints: for the person who starts it on standard output, and its log on standard error. Neither can hold
//! up or end the server: a pipe that nobody reads any more, or reads slowly, and a full disk cost only the text.

use std::io::{self, Write};
use std::sync::OnceLock;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::Duration;
use tracing::{Dispatch, Level};

/// The number of texts that may wait to be written. Others are left out.
const WAITING: usize = 4096;

/// The time that texts have to be written when the server ends.
const END: Duration = Duration::from_secs(1);

/// What a thread that writes is to do.
enum Text {
    Write(Vec<u8>),
    /// Tell that all before is written.
    Done(SyncSender<()>),
}

/// A thread that writes to a stream, from the first text on. Each stream has its own, so that neither waits for the other.
struct Pen {
    thread: OnceLock<Option<SyncSender<Text>>>,
    stream: fn() -> Box<dyn Write>,
}

static OUT: Pen = Pen { thread: OnceLock::new(), stream: || Box::new(io::stdout()) };
static LOG: Pen = Pen { thread: OnceLock::new(), stream: || Box::new(io::stderr()) };

impl Pen {
    /// Hands a text to the thread. It is left out if too many wait.
    fn send(&self, text: Text) -> bool {
        let stream = self.stream;
        let start = || {
            let (sender, texts) = sync_channel(WAITING);
            let work = move || write(&texts, &mut *stream());
            std::thread::Builder::new().name("output".into()).spawn(work).ok().map(|_| sender)
        };
        self.thread.get_or_init(start).as_ref().is_some_and(|sender| sender.try_send(text).is_ok())
    }

    /// Waits until all is written, for a moment at most.
    fn flush(&self) {
        let (told, done) = sync_channel(1);
        if self.send(Text::Done(told)) {
            // Whoever does not read by then gets less.
            let _ = done.recv_timeout(END);
        }
    }
}

/// Writes texts. Whoever should read them may be gone, and there is nobody else to tell.
fn write(texts: &Receiver<Text>, stream: &mut dyn Write) {
    while let Ok(text) = texts.recv() {
        match text {
            Text::Write(bytes) => {
                let _ = stream.write_all(&bytes).and_then(|()| stream.flush());
            }
            Text::Done(told) => {
                let _ = told.send(());
            }
        }
    }
}

/// Prints a text and the end of its line on standard output.
pub(crate) fn print(text: &str) {
    OUT.send(Text::Write(format!("{text}\n").into_bytes()));
}

/// Waits until all is written, for a moment at most.
pub(crate) fn flush() {
    OUT.flush();
    LOG.flush();
}

/// Does something whose log goes to standard error. Each thread of the server does so, because the window, where it runs
/// beside the server, has another log, which ends a thread when it cannot be written.
pub(crate) fn with_log<T>(work: impl FnOnce() -> T) -> T {
    static SUBSCRIBER: OnceLock<Dispatch> = OnceLock::new();
    let subscriber = || {
        let lines = tracing_subscriber::fmt().with_writer(|| Line).log_internal_errors(false);
        lines.with_max_level(Level::INFO).with_ansi(false).with_target(false).into()
    };
    tracing::dispatcher::with_default(SUBSCRIBER.get_or_init(subscriber), work)
}

/// Takes lines of the log.
struct Line;

impl Write for Line {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        LOG.send(Text::Write(line.to_vec()));
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
