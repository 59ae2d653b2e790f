//! Kills the window or the supervisor of an exhibit at random moments during visitors' matches, and checks that the
//! window returns, that the match continues, and that no line of the counts is truncated. The processes are real; the
//! window runs headless. `./check --long` sets `TABULEIRO_KILLS=200`.
#![cfg(all(feature = "app", unix))]

use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tabuleiro::app::headless::soak::SimulatedExhibit;
use tabuleiro_exhibit::{Limits, read_days, supervise};

/// Environment variables: the role of this process (unset, `window` or `supervisor`), the folder shared by all three,
/// and the heartbeat file.
const ROLE: &str = "TABULEIRO_KILL_ROLE";
const FOLDER: &str = "TABULEIRO_KILL_FOLDER";
const HEARTBEAT: &str = "TABULEIRO_KILL_HEARTBEAT";

fn variable(name: &str) -> PathBuf {
    PathBuf::from(std::env::var_os(name).unwrap())
}

/// Returns a command that runs this test in another role.
fn another(role: &str, folder: &Path) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args([
        "--exact",
        "a_killed_window_or_supervisor_returns_and_resumes_the_match",
        "--ignored",
        "--nocapture",
    ]);
    command.env(ROLE, role).env(FOLDER, folder).stdout(Stdio::null());
    command
}

/// Appends a line with a single write, so that a process that is killed writes all of it or nothing.
fn append(path: &Path, line: &str) {
    let mut file = std::fs::OpenOptions::new().create(true).append(true).open(path).unwrap();
    file.write_all(format!("{line}\n").as_bytes()).unwrap();
}

/// Returns the complete lines of a file, without a last one that is still being written.
fn lines(path: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    text.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n')).map(str::to_string).collect()
}

fn until<T>(what: &str, mut found: impl FnMut() -> Option<T>) -> T {
    let begin = Instant::now();
    loop {
        if let Some(found) = found() {
            return found;
        }
        assert!(begin.elapsed() < Duration::from_mins(2), "timed out waiting for {what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// The process in the role of the window: resumes the match and appends its actions to the file `resumed`, then plays.
/// It appends all actions of the match so far to `played` before each further action.
fn window(folder: &Path) -> ! {
    let mut days = SimulatedExhibit::begin(folder, u64::from(std::process::id()), Some(variable(HEARTBEAT)));
    let resumed = days.playing().map(|moves| moves.join(" ")).unwrap_or_default();
    append(&folder.join("resumed"), &format!("{} {resumed}", std::process::id()));
    days.play_for_ever(|moves| append(&folder.join("played"), &moves.join(" ")))
}

fn supervisor(folder: &Path) {
    let limits = Limits { look: Duration::from_millis(50), starts: 1000, ..Limits::default() };
    let command = |heartbeat: &Path| {
        let mut command = another("window", folder);
        command.env(HEARTBEAT, heartbeat);
        command
    };
    supervise(command, folder, &limits, |_| {});
}

fn kill(process: u32) {
    let text = format!("kill -9 {process}");
    Command::new("sh").args(["-c", &text]).stderr(Stdio::null()).status().unwrap();
}

fn is_gone(process: u32) -> bool {
    let state = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    state.is_empty() || state.contains(") Z")
}

/// Returns the process id of the latest window and the actions of the match that it resumed.
fn latest(folder: &Path) -> Option<(u32, String)> {
    let line = lines(&folder.join("resumed")).pop()?;
    let (process, moves) = line.split_once(' ')?;
    Some((process.parse().ok()?, moves.to_string()))
}

/// Checks that the stored visit is complete JSON, and returns whether there is one. Between two visits there is none.
fn is_whole(folder: &Path) -> bool {
    let kept = std::fs::read_to_string(folder.join("counts/match/visit.json"));
    if let Ok(text) = &kept {
        serde_json::from_str::<Value>(text).expect("the stored visit must be complete JSON");
    }
    kept.is_ok()
}

/// The supervisor process. It is killed on drop, also when the test fails; the window then ends by itself.
struct Supervisor(Child);

impl Supervisor {
    fn start(folder: &Path) -> Supervisor {
        Supervisor(another("supervisor", folder).spawn().unwrap())
    }
}

impl Drop for Supervisor {
    fn drop(&mut self) {
        kill(self.0.id());
        // Fails if the process was already waited for.
        let _ = self.0.wait();
    }
}

#[test]
#[ignore = "a long test that prints measurements, run by ./check"]
fn a_killed_window_or_supervisor_returns_and_resumes_the_match() {
    match std::env::var(ROLE).as_deref() {
        Ok("window") => window(&variable(FOLDER)),
        Ok(_) => return supervisor(&variable(FOLDER)),
        Err(_) => {}
    }
    let kills: usize = std::env::var("TABULEIRO_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(12);
    let folder = std::env::temp_dir().join(format!("tabuleiro-kill-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let mut parent = Supervisor::start(&folder);
    let mut times = Vec::new();
    let mut dice = 7_u64;
    let (mut went_on, mut whole) = (0, 0);
    for round in 0..kills {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let (window, _) = until("a window", || latest(&folder).filter(|(process, _)| !is_gone(*process)));
        let before = lines(&folder.join("played")).len();
        until("an action", || (lines(&folder.join("played")).len() > before).then_some(()));
        std::thread::sleep(Duration::from_millis((dice >> 40) % 400));
        let begin = Instant::now();
        if (dice >> 33).is_multiple_of(2) {
            kill(window);
        } else {
            drop(parent);
            until("the orphaned window to end", || is_gone(window).then_some(()));
            parent = Supervisor::start(&folder);
        }
        until("the window to be gone", || is_gone(window).then_some(()));
        // The actions played before the kill. The stored match may be ahead of the file `played`, because it is written
        // first, but not behind it by more than one action.
        let played = lines(&folder.join("played")).pop().unwrap_or_default();
        let (_, resumed) = until("another window", || latest(&folder).filter(|(process, _)| *process != window));
        times.push(begin.elapsed());
        let moves = |text: &str| text.split_whitespace().map(str::to_string).collect::<Vec<_>>();
        let (played, resumed) = (moves(&played), moves(&resumed));
        let same = played.len().min(resumed.len());
        let is_one_match = played[..same] == resumed[..same] && played.len() <= resumed.len() + 1;
        // Between two matches there is none to resume.
        assert!(is_one_match || resumed.is_empty(), "round {round}: played {played:?}, resumed {resumed:?}");
        went_on += usize::from(!resumed.is_empty());
        whole += usize::from(is_whole(&folder));
        let counts = folder.join("counts");
        if let Ok(days) = read_days(&counts) {
            assert!(days.iter().all(|day| day.skipped == 0), "round {round}: a truncated line");
        }
    }
    drop(parent);
    times.sort();
    let (median, longest) = (times[kills / 2], times[kills - 1]);
    println!("{kills} kills: back after {median:.1?} (median), {longest:.1?} (longest); {went_on} matches went on");
    assert!(went_on * 2 > kills, "resumed matches: {went_on} of {kills}");
    assert!(whole * 2 > kills, "stored visits: {whole} of {kills}");
    let _ = std::fs::remove_dir_all(&folder);
}
