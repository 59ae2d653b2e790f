//! The thread that owns the tables and the ledger. It takes jobs one after another, so no lock is held while the disk
//! is written, and hands messages to the queues of connections.

use super::awake::Awake;
use super::ledger::AnyLedger;
use super::metrics::Metrics;
use super::output::with_log;
use super::queue::{Push, Queue};
use getrandom::SysRng;
use rand::rand_core::UnwrapErr;
use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::thread::JoinHandle;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_online::code::PersonId;
use tabuleiro_online::ledger::LedgerError;
use tabuleiro_online::words::Why;
use tabuleiro_online::{ConnectionId, Export, Limits, Outgoing, Server};
use tokio::sync::{mpsc, oneshot};

/// The number of jobs that may wait.
const JOBS: usize = 4096;

/// The number of messages whose entries one append takes.
const BATCH: usize = 256;

/// The code with which connections are closed when the server ends (RFC 6455, 7.4.1: going away).
const GOING_AWAY: u16 = 1001;

/// Is dropped when a job is done and its answers are in the queues.
pub(crate) type Done = oneshot::Sender<()>;

/// A job for the thread that owns the tables.
pub(crate) enum Job {
    /// A new connection.
    Connect(ConnectionId, Option<IpAddr>, Queue),
    /// A message, and when it arrived.
    Text { id: ConnectionId, text: String, at: Instant, done: Done },
    /// A message that is no text, or too big.
    Frame { id: ConnectionId, too_big: bool, done: Done },
    /// A sign of life.
    Heard(ConnectionId, Done),
    /// The end of a connection.
    Gone(ConnectionId),
    /// Time has passed.
    Tick,
    /// Asks for the numbers of tables and connections.
    Counts(oneshot::Sender<(usize, usize)>),
    /// Asks for all figures.
    Metrics(oneshot::Sender<String>),
    /// Asks for the position of a table, for a visitor from that address, if it is known.
    Position(String, Option<IpAddr>, oneshot::Sender<Result<Box<dyn AnyPosition>, Why>>),
    /// Asks for what a class has to export, for the teacher with this token.
    Export { class: String, token: String, with_matches: bool, answer: oneshot::Sender<Result<Export, Why>> },
    /// Ends the thread.
    Stop(oneshot::Sender<()>),
    /// An internal error.
    #[cfg(test)]
    Panic,
}

/// The sender of jobs.
pub(crate) type Jobs = mpsc::Sender<Job>;

/// The time since 1970, which does not go back when the clock of the system is set, and stands while the process does.
struct Time {
    awake: Awake,
    at: Duration,
}

impl Time {
    fn new() -> Time {
        Time { awake: Awake::new(), at: SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default() }
    }

    /// Returns the time, and the pause that has just ended: zero if there was none.
    fn read(&self) -> (Duration, Duration) {
        let (shown, pause) = self.awake.read();
        (self.at + shown, pause)
    }
}

struct TableThread {
    server: Server<AnyLedger>,
    queues: HashMap<ConnectionId, Queue>,
    time: Time,
    /// The messages that wait for the disk, and when they arrived. They are done when their answers are in the queues.
    staged: Vec<(Instant, Done)>,
    metrics: Metrics,
}

/// What [`start`] returns.
pub(crate) struct Started {
    pub(crate) jobs: Jobs,
    pub(crate) tables: usize,
    /// The thread. It ends after [`Job::Stop`], when there is no sender of jobs any more, or with a panic.
    pub(crate) thread: JoinHandle<()>,
    /// Is dropped when the thread has ended, whatever the reason.
    pub(crate) ended: oneshot::Receiver<()>,
}

/// Starts the thread with the tables of a ledger, these limits, and a person who can lead classes.
///
/// # Errors
/// [`LedgerError`] if the ledger cannot be read.
pub(crate) fn start(ledger: AnyLedger, limits: Limits, teacher: Option<PersonId>) -> Result<Started, LedgerError> {
    let (jobs, waiting) = mpsc::channel(JOBS);
    let (end, ended) = oneshot::channel::<()>();
    let (tell, told) = std::sync::mpsc::channel();
    let work = move || {
        // Dropped after the tables, so that the ledger is closed by then.
        let _end = end;
        let time = Time::new();
        // Read here, because a ledger that waits for a network may not be asked by a thread that serves connections.
        match Server::load(ledger, env!("CARGO_PKG_VERSION"), limits, time.read().0) {
            Ok(mut server) => {
                teacher.into_iter().for_each(|teacher| server.appoint(teacher));
                let _ = tell.send(Ok(server.tables()));
                let (queues, metrics) = (HashMap::new(), Metrics::new());
                TableThread { server, queues, time, staged: Vec::new(), metrics }.run(waiting);
            }
            Err(error) => drop(tell.send(Err(error))),
        }
    };
    let thread = std::thread::spawn(move || with_log(work));
    let ended_early = || LedgerError::Storage("the thread of the tables has ended".into());
    let tables = told.recv().map_err(|_| ended_early())??;
    Ok(Started { jobs, tables, thread, ended })
}

impl TableThread {
    /// Takes jobs until [`Job::Stop`], or until there is no sender of jobs any more.
    fn run(mut self, mut waiting: mpsc::Receiver<Job>) {
        while let Some(job) = waiting.blocking_recv() {
            let mut next = Some(job);
            // What came while the disk was written is written together.
            while let Some(job) = next {
                if let Job::Stop(done) = job {
                    self.flush();
                    self.stop();
                    let _ = done.send(());
                    return;
                }
                self.take(job);
                next = waiting.try_recv().ok().filter(|_| self.staged.len() < BATCH);
            }
            self.flush();
        }
    }

    fn take(&mut self, job: Job) {
        let (now, pause) = self.time.read();
        if !pause.is_zero() {
            tracing::warn!("the server stood for {:.1} s, which no clock counts", pause.as_secs_f32());
            self.server.stood(pause, now);
        }
        let mut waits = None;
        let out = match job {
            Job::Connect(id, address, queue) => {
                self.queues.insert(id, queue);
                self.server.connect(id, address, now)
            }
            Job::Text { id, text, at, done } => {
                let out = self.server.stage(id, &text, now, &mut UnwrapErr(SysRng));
                self.staged.push((at, done));
                out
            }
            Job::Frame { id, too_big, done } => {
                waits = Some(done);
                self.server.refuse_frame(id, too_big, now)
            }
            Job::Heard(id, done) => {
                waits = Some(done);
                self.server.heard(id, now);
                Vec::new()
            }
            Job::Gone(id) => {
                self.queues.remove(&id);
                self.server.disconnect(id, now)
            }
            Job::Tick => {
                let out = self.server.tick(now, &mut UnwrapErr(SysRng));
                self.server.ledger().back_up();
                out
            }
            Job::Counts(answer) => {
                let _ = answer.send((self.server.tables(), self.server.connections()));
                return;
            }
            Job::Metrics(answer) => {
                self.metrics.note_counts(self.server.tables(), self.server.open_tables(), self.server.connections());
                let _ = answer.send(self.metrics.to_text());
                return;
            }
            Job::Position(table, address, answer) => {
                let _ = answer.send(self.server.position(&table, address, now));
                return;
            }
            Job::Export { class, token, with_matches, answer } => {
                let _ = answer.send(self.server.export(&class, &token, with_matches, now));
                return;
            }
            #[cfg(test)]
            Job::Panic => panic!("a job of a test"),
            Job::Stop(_) => return,
        };
        self.deliver(out);
        drop(waits);
        if self.server.waiting() == 0 {
            self.answered();
        }
        self.log();
    }

    /// Writes what waits for the disk, and hands the answers to the queues.
    fn flush(&mut self) {
        if self.server.waiting() > 0 {
            let (now, begun) = (self.time.read().0, Instant::now());
            let out = self.server.flush(now, &mut UnwrapErr(SysRng));
            self.metrics.note_append(begun.elapsed());
            self.deliver(out);
            self.log();
        }
        self.answered();
    }

    /// Notes that the answers to all messages are in the queues.
    fn answered(&mut self) {
        for (at, done) in self.staged.drain(..) {
            self.metrics.note_answer(at.elapsed());
            drop(done);
        }
    }

    fn log(&mut self) {
        let tally = self.server.take_tally();
        self.metrics.note_actions(tally.actions);
        tally.refusals.into_iter().for_each(|(why, count)| self.metrics.note_refusals(why, count));
        for note in self.server.take_notes() {
            tracing::info!("table {}: {}", note.table, note.text);
        }
    }

    /// Hands the messages of one job to the queues. A connection whose queue was full before is closed.
    fn deliver(&mut self, out: Vec<Outgoing>) {
        let mut served = HashSet::new();
        for outgoing in out {
            let (to, push) = match outgoing {
                Outgoing::Send { to, text } => (to, Push::Text(text)),
                Outgoing::Close { to, code, why } => (to, Push::Close(code, why)),
            };
            let is_first = served.insert(to);
            if self.queues.get(&to).is_some_and(|queue| (is_first && queue.is_full()) || !queue.push(push)) {
                self.queues.remove(&to);
            }
        }
    }

    fn stop(&mut self) {
        for queue in self.queues.values() {
            queue.push(Push::Close(GOING_AWAY, "the server ends"));
        }
        self.queues.clear();
        self.server.ledger().finish();
    }
}
