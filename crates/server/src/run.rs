//! Starts and ends the server.

use super::awake::{Awake, TICK};
use super::error::{OpenError, ServeError};
use super::http::router;
use super::ledger::{AnyLedger, FileLedger};
use super::listener::Gate;
use super::names::{Names, reachable};
use super::output::{self, print, with_log};
use super::page::Page;
use super::shared::{Address, Shared};
use super::tables::{self, Job, Jobs, Started};
use super::{Settings, terminal, token};
use axum::serve::ListenerExt;
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tabuleiro_online::code::{PersonId, Token};
use tabuleiro_online::{Damage, Limits, examine};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::time::{MissedTickBehavior, interval, timeout};

/// The ports that are tried where none is given.
const PORTS: [u16; 2] = [80, 8080];

/// The time between two looks at the addresses of the machine.
const LOOK: Duration = Duration::from_secs(10);

/// The time that answers on their way have when the server ends.
const END: Duration = Duration::from_secs(3);

/// Runs the server until it is told to end (SIGTERM, SIGINT).
///
/// # Errors
/// [`ServeError`] if it cannot start, or ended by an internal error.
pub fn serve(settings: &Settings) -> Result<(), ServeError> {
    let done = with_log(|| run(settings, signals, |_, _| ()));
    output::flush();
    done
}

/// Runs the server until what `end` returns is done. `started` is called with the port when it listens.
pub(crate) fn run<E: Future<Output = Result<(), ServeError>>>(
    settings: &Settings,
    end: impl FnOnce() -> Result<E, ServeError>,
    started: impl FnOnce(u16, &Jobs),
) -> Result<(), ServeError> {
    let public = settings.public_origin()?;
    let page = settings.page.as_deref().map(Page::new).transpose()?;
    let ledger = open_ledger(settings)?;
    let teacher = token_of_teacher(settings);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        // Signals are handled before the address is printed, because a person may end the server as soon as it is seen.
        let end = end()?;
        let listener = listen(settings).await?;
        let port = listener.local_addr()?.port();
        let Started { jobs, tables, thread, mut ended } =
            tables::start(ledger, limits(settings), teacher.map(PersonId::of))
                .map_err(|error| storage(settings, &error))?;
        let address = Address { public: public.clone(), bind: settings.bind, port };
        greet(settings, &address, tables, page.is_some(), teacher);
        started(port, &jobs);
        let names = Arc::new(Names::new(public.clone(), settings.bind));
        let public_is_set = public.is_some();
        let awake = Arc::new(Awake::new());
        tokio::spawn(tick(jobs.clone(), awake.clone()));
        tokio::spawn(look(address.clone(), teacher));
        let service = router(Shared { jobs: jobs.clone(), names, page, address, awake: awake.clone() });
        let service = service.into_make_service_with_connect_info::<SocketAddr>();
        // With a function on its connections, which does nothing, a listener of another type gives addresses to
        // handlers.
        let listener = Gate::new(listener, public_is_set, awake).tap_io(|_| {});
        let (close, closed) = oneshot::channel::<()>();
        let serving = axum::serve(listener, service).with_graceful_shutdown(async {
            let _ = closed.await;
        });
        let serving = tokio::spawn(async move { serving.await });
        let done = tokio::select! {
            done = end => done,
            // Without the thread the server would go on and answer nothing.
            _ = &mut ended => Err(ServeError::Internal),
        };
        tracing::info!("the server ends");
        let _ = close.send(());
        let (told, stopped) = oneshot::channel();
        if jobs.send(Job::Stop(told)).await.is_ok() {
            let _ = stopped.await;
        }
        let _ = timeout(END, serving).await;
        // The ledger is closed when the thread has ended.
        let _ = thread.join();
        done
    })
}

/// Checks the settings, the page, the ledger and the port without serving, and prints what was found.
///
/// # Errors
/// [`ServeError`], the first that would keep the server from starting.
pub fn check(settings: &Settings) -> Result<(), ServeError> {
    let done = with_log(|| look_at(settings));
    output::flush();
    done
}

fn look_at(settings: &Settings) -> Result<(), ServeError> {
    let public = settings.public_origin()?;
    match &settings.page {
        Some(folder) => {
            Page::new(folder)?;
            print(&format!("page: {}", folder.display()));
        }
        None => print("page: none; matches are served, and no page (--page FOLDER)"),
    }
    if settings.ledger.is_none() && is_new(&settings.data_folder())? {
        print(&format!("ledger: {}, new", settings.ledger_name()));
    } else {
        let mut ledger = open_ledger(settings)?;
        let (matches, damaged) = examine(&mut ledger).map_err(|error| storage(settings, &error))?;
        for Damage { stream, error } in &damaged {
            print(&format!("match {stream}: cannot be read: {error}"));
        }
        print(&format!("ledger: {}, {matches} matches, {} that cannot be read", settings.ledger_name(), damaged.len()));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let port = runtime.block_on(async { listen(settings).await?.local_addr().map_err(ServeError::from) })?.port();
    print(&format!("address: {}", terminal::address(public.as_deref(), reachable(settings.bind), port)));
    Ok(())
}

/// Whether a folder does not exist or is empty, so that a server would make a new ledger there. `--check` makes none.
fn is_new(folder: &Path) -> Result<bool, ServeError> {
    match std::fs::read_dir(folder) {
        Ok(mut files) => Ok(files.next().is_none()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(true),
        Err(error) => Err(ServeError::Folder { folder: folder.into(), error }),
    }
}

fn open_ledger(settings: &Settings) -> Result<AnyLedger, ServeError> {
    if let Some(address) = &settings.ledger {
        return open_database(address);
    }
    let folder = settings.data_folder();
    std::fs::create_dir_all(&folder).map_err(|error| ServeError::Folder { folder: folder.clone(), error })?;
    Ok(AnyLedger::File(Box::new(FileLedger::open(&folder)?)))
}

#[cfg(feature = "postgres")]
fn open_database(address: &str) -> Result<AnyLedger, ServeError> {
    use getrandom::SysRng;
    use rand::{Rng, rand_core::UnwrapErr};
    let server = UnwrapErr(SysRng).next_u64() as i64;
    Ok(AnyLedger::Postgres(Box::new(super::ledger::PostgresLedger::open(address, server)?)))
}

#[cfg(not(feature = "postgres"))]
fn open_database(_: &str) -> Result<AnyLedger, ServeError> {
    Err(ServeError::NoDatabase)
}

/// Returns the token of the teacher. Without one the server serves everybody else.
pub(crate) fn token_of_teacher(settings: &Settings) -> Option<Token> {
    let token = token::read_or_make(&settings.data_folder());
    token.map_err(|error| tracing::error!("there is no teacher: {error}")).ok()
}

fn limits(settings: &Settings) -> Limits {
    Limits { clocks_run_on: settings.clocks_run_on, ..Limits::STANDARD }
}

fn storage(settings: &Settings, error: &impl std::fmt::Display) -> ServeError {
    OpenError::Storage { file: settings.ledger_name().into(), reason: error.to_string() }.into()
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
fn greet(settings: &Settings, place: &Address, tables: usize, page: bool, teacher: Option<Token>) {
    let address = place.now();
    print(&format!("Tabuleiro {} serves {address}", env!("CARGO_PKG_VERSION")));
    if page {
        print(&format!("\n{}", terminal::code(&address)));
    } else {
        print("No page is served: --page FOLDER names the folder that web/build has made.");
    }
    if let Some(token) = teacher {
        print(&terminal::for_teacher(&address, token));
    }
    if place.public.is_none() {
        print(&terminal::advice(reachable(place.bind), place.port));
    }
    print(&format!("Data: {}, {tables} tables", settings.ledger_name()));
}

/// Lets the tables and the sockets look at the time.
async fn tick(jobs: Jobs, awake: Arc<Awake>) {
    let mut ticks = interval(TICK);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        awake.now();
        if jobs.send(Job::Tick).await.is_err() {
            return;
        }
    }
}

/// Prints the address again when that of the machine has changed.
async fn look(place: Address, teacher: Option<Token>) {
    if place.public.is_some() || !place.bind.is_unspecified() {
        return;
    }
    let mut known = place.now();
    let mut looks = interval(LOOK);
    loop {
        looks.tick().await;
        let found = place.now();
        if found != known {
            print(&format!("The address of this machine has changed: {found}\n\n{}", terminal::code(&found)));
            if let Some(token) = teacher {
                print(&terminal::for_teacher(&found, token));
            }
            known = found;
        }
    }
}

/// Returns what waits for the signal to end. From now on signals do not end the process by themselves.
fn signals() -> Result<impl Future<Output = Result<(), ServeError>>, ServeError> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
        Ok(async move {
            tokio::select! {
                _ = terminate.recv() => Ok(()),
                _ = interrupt.recv() => Ok(()),
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async { tokio::signal::ctrl_c().await.map_err(ServeError::from) })
}
