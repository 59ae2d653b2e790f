//! Starts and ends the server.

use super::engine::{self, Job, Jobs};
use super::error::{OpenError, ServeError};
use super::http::{Shared, router};
use super::ledger::FileLedger;
use super::listener::Gate;
use super::names::{Names, reachable};
use super::page::Page;
use super::{Settings, terminal};
use axum::serve::ListenerExt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;
use tabuleiro_online::Limits;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::time::{MissedTickBehavior, interval, timeout};

/// The ports that are tried where none is given.
const PORTS: [u16; 2] = [80, 8080];

/// The time between two looks at presence and clocks.
const TICK: Duration = Duration::from_millis(250);

/// The time between two looks at the addresses of the machine.
const LOOK: Duration = Duration::from_secs(10);

/// The time that answers on their way have when the server ends.
const END: Duration = Duration::from_secs(3);

/// Runs the server until it is told to end (SIGTERM, SIGINT).
///
/// # Errors
/// [`ServeError`] if it cannot start.
pub fn serve(settings: &Settings) -> Result<(), ServeError> {
    run(settings, async { signal().await.map_err(ServeError::from) }, |_| ())
}

/// Runs the server until `end` is done. `started` is called with the port when it listens.
fn run(
    settings: &Settings,
    end: impl Future<Output = Result<(), ServeError>>,
    started: impl FnOnce(u16),
) -> Result<(), ServeError> {
    let public = settings.public_origin()?;
    let page = settings.page.as_deref().map(Page::new).transpose()?;
    let ledger = open_ledger(settings)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = listen(settings).await?;
        let port = listener.local_addr()?.port();
        let (jobs, tables, damaged) =
            engine::start(ledger, limits(settings)).map_err(|error| storage(settings, &error))?;
        for damage in damaged {
            println!("table {}: cannot be read and is left as it is: {}", damage.event, damage.error);
        }
        greet(settings, public.as_deref(), port, tables, page.is_some());
        started(port);
        let names = Arc::new(Names::new(public.clone(), settings.bind));
        let public_is_set = public.is_some();
        tokio::spawn(tick(jobs.clone()));
        tokio::spawn(look(settings.clone(), public, port));
        let service = router(Shared { jobs: jobs.clone(), names, page });
        let service = service.into_make_service_with_connect_info::<SocketAddr>();
        // With a function on its connections, which does nothing, a listener of another type gives addresses to
        // handlers.
        let listener = Gate::new(listener, public_is_set).tap_io(|_| {});
        let (close, closed) = oneshot::channel::<()>();
        let serving = axum::serve(listener, service).with_graceful_shutdown(async {
            let _ = closed.await;
        });
        let serving = tokio::spawn(async move { serving.await });
        end.await?;
        println!("The server ends.");
        let _ = close.send(());
        let (done, stopped) = oneshot::channel();
        if jobs.send(Job::Stop(done)).await.is_ok() {
            let _ = stopped.await;
        }
        let _ = timeout(END, serving).await;
        Ok(())
    })
}

/// Checks the settings, the page, the ledger and the port without serving, and prints what was found.
///
/// # Errors
/// [`ServeError`], the first that would keep the server from starting.
pub fn check(settings: &Settings) -> Result<(), ServeError> {
    settings.public_origin()?;
    match &settings.page {
        Some(folder) => {
            Page::new(folder)?;
            println!("page: {}", folder.display());
        }
        None => println!("page: none; matches are served, and no page (--page FOLDER)"),
    }
    let ledger = open_ledger(settings)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (_, tables, damaged) = engine::start(ledger, limits(settings)).map_err(|error| storage(settings, &error))?;
    println!("ledger: {}, {tables} tables, {} that cannot be read", settings.data_folder().display(), damaged.len());
    let address = runtime.block_on(async { listen(settings).await?.local_addr().map_err(ServeError::from) })?;
    println!("address: {}", terminal::address(settings.public.as_deref(), reachable(settings.bind), address.port()));
    Ok(())
}

/// A server in a thread of its own, which ends when this is dropped.
#[derive(Debug)]
pub struct Background {
    end: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<Result<(), ServeError>>>,
    local: String,
    address: String,
}

impl Background {
    /// Starts a server and returns when it listens.
    ///
    /// # Errors
    /// [`ServeError`] if it cannot start.
    pub fn start(settings: &Settings) -> Result<Background, ServeError> {
        let (end, ended) = oneshot::channel::<()>();
        let (started, listens) = std::sync::mpsc::channel();
        let public = settings.public_origin()?;
        let own = settings.clone();
        let thread = std::thread::Builder::new().name("server".into()).spawn(move || {
            let end = async {
                // Also when the other side is dropped without a word.
                let _ = ended.await;
                Ok(())
            };
            // Nobody waits for it only while the program ends.
            run(&own, end, |port| started.send(port).unwrap_or_default())
        })?;
        let Ok(port) = listens.recv() else {
            let ended = || ServeError::from(std::io::Error::other("the server's thread has ended"));
            return Err(thread.join().ok().and_then(Result::err).unwrap_or_else(ended));
        };
        let address = terminal::address(public.as_deref(), reachable(settings.bind), port);
        let host = if settings.bind.is_unspecified() { IpAddr::V4(Ipv4Addr::LOCALHOST) } else { settings.bind };
        let local = terminal::address(None, host, port);
        let bare = |address: &str| address.trim_end_matches('/').to_string();
        Ok(Background { end: Some(end), thread: Some(thread), local: bare(&local), address: bare(&address) })
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

fn open_ledger(settings: &Settings) -> Result<FileLedger, ServeError> {
    let folder = settings.data_folder();
    std::fs::create_dir_all(&folder).map_err(|error| ServeError::Folder { folder: folder.clone(), error })?;
    Ok(FileLedger::open(&folder)?)
}

fn limits(settings: &Settings) -> Limits {
    Limits { clocks_run_on: settings.clocks_run_on, ..Limits::STANDARD }
}

fn storage(settings: &Settings, error: &impl std::fmt::Display) -> ServeError {
    OpenError::Storage { file: settings.data_folder(), reason: error.to_string() }.into()
}

/// Listens on the port that was given, or on the first of [`PORTS`] that can be had.
async fn listen(settings: &Settings) -> Result<TcpListener, ServeError> {
    let ports = settings.port.map_or(PORTS.to_vec(), |port| vec![port]);
    let mut last = None;
    for port in ports {
        let address = SocketAddr::new(settings.bind, port);
        match TcpListener::bind(address).await {
            Ok(listener) => return Ok(listener),
            Err(error) => last = Some(ServeError::Listen { address, error }),
        }
    }
    Err(last.unwrap_or_else(|| std::io::Error::other("there is no port to listen on").into()))
}

/// Prints the address, its QR code and what to do where a firewall is in the way.
fn greet(settings: &Settings, public: Option<&str>, port: u16, tables: usize, page: bool) {
    let ip = reachable(settings.bind);
    let address = terminal::address(public, ip, port);
    println!("Tabuleiro {} serves {address}", env!("CARGO_PKG_VERSION"));
    if page {
        print!("\n{}\n", terminal::code(&address));
    } else {
        println!("No page is served: --page FOLDER names the folder that web/build has made.");
    }
    if public.is_none() {
        println!("{}", terminal::advice(ip, port));
    }
    println!("Data: {}, {tables} tables", settings.data_folder().display());
}

/// Lets the engine look at the time.
async fn tick(jobs: Jobs) {
    let mut ticks = interval(TICK);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        if jobs.send(Job::Tick).await.is_err() {
            return;
        }
    }
}

/// Prints the address again when that of the machine has changed.
async fn look(settings: Settings, public: Option<String>, port: u16) {
    if public.is_some() || !settings.bind.is_unspecified() {
        return;
    }
    let mut known = reachable(settings.bind);
    let mut looks = interval(LOOK);
    loop {
        looks.tick().await;
        let found = reachable(settings.bind);
        if found != known {
            known = found;
            let address = terminal::address(None, known, port);
            print!("The address of this machine has changed: {address}\n\n{}\n", terminal::code(&address));
        }
    }
}

/// Waits for the signal to end.
async fn signal() -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            _ = terminate.recv() => Ok(()),
            interrupt = tokio::signal::ctrl_c() => interrupt,
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}
