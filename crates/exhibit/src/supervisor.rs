//! The supervisor process: starts the window and restarts it when it ends or hangs. It has no graphics and reads no
//! input, so that few errors are possible in it. [`Watch`] makes the decisions, this module carries them out.

use super::config::Exhibit;
use super::heartbeat::{self, DISPLAY_LOST, ORPHANED, RESTART_HOUR, STAFF_LEFT};
use super::log::{Log, log_folder};
use super::moment::now;
use super::watch::{Decision, Limits, Watch};
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::time::Instant;

/// Environment of the window: makes glibc return blocks of a megabyte and more (the tables of a search) to the system
/// when they are freed, instead of keeping some for every thread. Other C libraries ignore it.
pub const ALLOCATION: (&str, &str) = ("MALLOC_MMAP_THRESHOLD_", "1000000");

/// A running window process.
struct Running {
    process: Child,
    heartbeat: PathBuf,
    count: Option<u64>,
    /// Never written to: it closes when this process ends, and the window ends with it.
    _pipe: Option<ChildStdin>,
}

/// Runs the command that `command` returns for the path of a heartbeat file in `folder`, and restarts it until it ends
/// with [`STAFF_LEFT`], or until [`Limits::silent`] ends the supervisor with [`DISPLAY_LOST`]. Blocks until then. Calls
/// `say` with a line for the log at every event, and returns the exit code for this process.
pub fn supervise(
    mut command: impl FnMut(&Path) -> Command,
    folder: &Path,
    limits: &Limits,
    mut say: impl FnMut(&str),
) -> u8 {
    let (begin, mut watch) = (Instant::now(), Watch::new(limits.clone()));
    let (mut running, mut starts): (Option<Running>, u64) = (None, 0);
    loop {
        let now = begin.elapsed();
        if let Some(window) = &mut running {
            let count = heartbeat::count(&window.heartbeat);
            if count.is_some() && count != window.count {
                window.count = count;
                watch.beat(now);
            }
            match window.process.try_wait() {
                Ok(Some(status)) => {
                    say(&format!("the window ended: {}", why(status)));
                    forget(running.take());
                    watch.exited(now, status.code());
                }
                Ok(None) => {}
                Err(error) => say(&format!("the window's state is unknown: {error}")),
            }
        }
        match watch.decide(now) {
            Decision::Wait => std::thread::sleep(limits.look),
            Decision::Start => {
                starts += 1;
                // Each start has its own file, because an abandoned window may still write to the old one.
                let heartbeat = folder.join(format!("heartbeat-{starts}"));
                match start(command(&heartbeat), heartbeat) {
                    Ok(window) => {
                        say(&format!("start {starts} of the window, process {}", window.process.id()));
                        running = Some(window);
                        watch.started(begin.elapsed());
                    }
                    Err(error) => {
                        say(&format!("start {starts} of the window failed: {error}"));
                        watch.not_started(begin.elapsed());
                    }
                }
            }
            Decision::Kill(silence) => {
                say(&format!("the window hangs: no frame for {:.1} s; it is killed", silence.as_secs_f32()));
                if let Some(Err(error)) = running.as_mut().map(|window| window.process.kill()) {
                    say(&format!("the window cannot be killed: {error}"));
                }
            }
            Decision::Abandon => {
                say("the window was killed and does not end; it is left to itself");
                forget(running.take());
            }
            Decision::Leave(code) => {
                if code == DISPLAY_LOST {
                    say("the window shows nothing however often it is started: the display is started again, too");
                }
                return code;
            }
        }
    }
}

fn start(mut command: Command, heartbeat: PathBuf) -> io::Result<Running> {
    let _ = std::fs::remove_file(&heartbeat);
    let mut process = command.stdin(Stdio::piped()).env(ALLOCATION.0, ALLOCATION.1).spawn()?;
    let pipe = process.stdin.take();
    Ok(Running { process, heartbeat, count: None, _pipe: pipe })
}

fn forget(window: Option<Running>) {
    if let Some(window) = window {
        let _ = std::fs::remove_file(window.heartbeat);
    }
}

/// Describes how a window ended.
fn why(status: ExitStatus) -> String {
    let known = match status.code().and_then(|code| u8::try_from(code).ok()) {
        Some(STAFF_LEFT) => ", staff left",
        Some(ORPHANED) => ", it missed its supervisor",
        Some(RESTART_HOUR) => ", it starts afresh once a day",
        Some(101) => ", it panicked",
        _ => "",
    };
    format!("{status}{known}")
}

/// The settings of the supervisor of this program, from its command line and environment.
#[derive(Clone, Debug)]
pub struct Supervised {
    /// The exhibit's configuration.
    pub file: PathBuf,
    /// The arguments of this program; the window gets the same and two more.
    pub arguments: Vec<OsString>,
    /// The service's own runtime folder, such as systemd's `RuntimeDirectory`, if there is one.
    pub service: Option<PathBuf>,
}

impl Supervised {
    /// Runs this program as the window and restarts it until staff leave; returns the exit code.
    ///
    /// # Errors
    /// If the program's own path is unknown or the folder of the heartbeat cannot be created.
    pub fn run(&self) -> io::Result<u8> {
        let (exhibit, error) = Exhibit::load(&self.file);
        let log = Log::new(&log_folder(&exhibit));
        let say = |text: &str| log.line(now(), text);
        for line in error.iter().flat_map(|error| error.lines(&self.file.display().to_string())) {
            say(&line);
        }
        // Looked up once, because after an update the path of the running program no longer exists; the old path then
        // starts the new program.
        let program = std::env::current_exe()?;
        let command = |heartbeat: &Path| {
            let mut command = Command::new(&program);
            command.args(&self.arguments).arg("--kiosk-child").arg(heartbeat);
            command
        };
        let limits = Limits { silent: self.service.as_ref().map(|_| 6), ..Limits::default() };
        let folder = self.folder()?;
        let code = supervise(command, &folder, &limits, say);
        let _ = std::fs::remove_dir_all(folder);
        if let Some(service) = self.service.as_ref().filter(|_| code == STAFF_LEFT) {
            // The unit (`unit.rs`) does not start while this file exists.
            let left = service.join(super::unit::STAFF_LEFT_FILE);
            std::fs::write(&left, "").unwrap_or_else(|error| say(&format!("{}: {error}", left.display())));
        }
        Ok(code)
    }

    /// Creates an empty private folder for the heartbeat, in memory if possible, because it is written twice a second
    /// for years.
    fn folder(&self) -> io::Result<PathBuf> {
        let session = || std::env::var_os("XDG_RUNTIME_DIR").filter(|folder| !folder.is_empty()).map(PathBuf::from);
        let own = || session().unwrap_or_else(std::env::temp_dir).join(format!("tabuleiro-{}", std::process::id()));
        // One folder per service: killed supervisors do not leave more and more folders behind.
        let folder = self.service.as_ref().map_or_else(own, |service| service.join("heartbeat"));
        if folder.exists() {
            std::fs::remove_dir_all(&folder)?;
        }
        std::fs::create_dir(&folder)?;
        Ok(folder)
    }
}
