//! A server in a thread of its own, beside the window.

use super::error::ServeError;
use super::names::reachable;
use super::output::with_log;
use super::run::{run, token_of_teacher};
use super::tables::Jobs;
use super::{Settings, terminal};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::mpsc::{Sender, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// The time before the server starts again after an internal error.
const PAUSE: Duration = Duration::from_millis(500);

/// The number of starts that may follow one another, each with an internal error soon after it.
const STARTS: u32 = 5;

/// The time after which an internal error does not count as one that came soon.
const SOON: Duration = Duration::from_mins(1);

/// A server in a thread of its own, which ends when this is dropped.
#[derive(Debug)]
pub struct Background {
    end: Option<watch::Sender<()>>,
    thread: Option<JoinHandle<Result<(), ServeError>>>,
    local: String,
    address: String,
    teacher: Option<String>,
}

impl Background {
    /// Starts a server and returns when it listens. After an internal error it starts again at the same port: the window
    /// beside it stays, and the devices come back by themselves.
    ///
    /// # Errors
    /// [`ServeError`] if it cannot start.
    pub fn start(settings: &Settings) -> Result<Background, ServeError> {
        Background::start_watched(settings, |_| ())
    }

    /// Calls `watch` at each start.
    fn start_watched(settings: &Settings, watch: impl Fn(&Jobs) + Send + 'static) -> Result<Background, ServeError> {
        let (end, ended) = watch::channel(());
        let (started, listens) = channel();
        let public = settings.public_origin()?;
        let own = settings.clone();
        let work = move || with_log(|| keep_running(own, &ended, &started, &watch));
        let thread = std::thread::Builder::new().name("server".into()).spawn(work)?;
        let Ok(port) = listens.recv() else {
            let ended = || ServeError::from(std::io::Error::other("the server's thread has ended"));
            return Err(thread.join().ok().and_then(Result::err).unwrap_or_else(ended));
        };
        let address = terminal::address(public.as_deref(), reachable(settings.bind), port);
        let host = if settings.bind.is_unspecified() { IpAddr::V4(Ipv4Addr::LOCALHOST) } else { settings.bind };
        let local = terminal::address(None, host, port);
        let bare = |address: &str| address.trim_end_matches('/').to_string();
        // The server has made the file by now.
        let teacher = token_of_teacher(settings).map(|token| terminal::teacher(&local, token));
        let (local, address) = (bare(&local), bare(&address));
        Ok(Background { end: Some(end), thread: Some(thread), local, address, teacher })
    }

    /// Returns the address under which this machine reaches the server: `http://host[:port]`.
    #[must_use]
    pub fn local(&self) -> &str {
        &self.local
    }

    /// Returns the address under which other devices reach the server: `scheme://host[:port]`.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Returns the address of the teacher's page on this machine, with the teacher's token; `None` if there is no teacher.
    #[must_use]
    pub fn teacher(&self) -> Option<&str> {
        self.teacher.as_deref()
    }
}

/// Runs the server until `ended` has no sender any more, also after internal errors.
fn keep_running(
    mut settings: Settings,
    ended: &watch::Receiver<()>,
    started: &Sender<u16>,
    watch: &impl Fn(&Jobs),
) -> Result<(), ServeError> {
    let (mut failures, mut port) = (0, None);
    loop {
        let start = Instant::now();
        let mut ended = ended.clone();
        let end = || {
            Ok(async move {
                let _ = ended.changed().await;
                Ok(())
            })
        };
        let done = run(&settings, end, |listens, jobs| {
            port = Some(listens);
            // Nobody waits for it after the first time.
            let _ = started.send(listens);
            watch(jobs);
        });
        failures = if start.elapsed() < SOON { failures + 1 } else { 1 };
        // An error at a later start may pass: the port is not free yet.
        if done.is_ok() || port.is_none() || failures > STARTS {
            return done;
        }
        settings.port = port;
        tracing::error!("the server starts again after an internal error; nothing that was acknowledged is lost");
        std::thread::sleep(PAUSE);
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        drop(self.end.take());
        if let Some(thread) = self.thread.take() {
            // Its errors have no receiver any more.
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::Job;
    use std::io::{Read, Write};
    use std::net::TcpStream;

    #[test]
    fn an_internal_error_does_not_end_the_process_and_the_server_comes_back() {
        let folder = std::env::temp_dir().join(format!("tabuleiro-background-{}", std::process::id()));
        let bind = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let settings = Settings { data: Some(folder.clone()), port: Some(0), bind, ..Settings::default() };
        let (sender, starts) = channel();
        let server = Background::start_watched(&settings, move |jobs| drop(sender.send(jobs.clone()))).unwrap();
        let host = server.local().trim_start_matches("http://").to_string();
        let jobs = starts.recv().unwrap();
        assert!(jobs.blocking_send(Job::Panic).is_ok());
        drop(jobs);
        starts.recv().expect("the server must start again");
        let mut stream = TcpStream::connect(&host).unwrap();
        write!(stream, "GET /health HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        drop(server);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
