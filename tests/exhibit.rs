//! Tests of the exhibit without its window: the supervisor with real processes, and the commands for technicians.
#![cfg(unix)]

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};
use tabuleiro_exhibit::{Beating, DISPLAY_LOST, Limits, STAFF_LEFT, Supervised, supervise};

/// Creates an empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("tabuleiro-exhibit-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Returns limits that are much shorter than those of an exhibit, but long enough for a machine under load.
fn hasty() -> Limits {
    Limits {
        look: Duration::from_millis(20),
        beat: Duration::from_secs(2),
        first_beat: Duration::from_secs(20),
        end: Duration::from_secs(5),
        starts: 100,
        within: Duration::from_mins(1),
        pause: Duration::from_millis(50),
        silent: None,
    }
}

/// Returns a command that runs a shell script; `$1` is the heartbeat file, `$2` the folder of the test.
fn script(text: &str, folder: &Path) -> impl FnMut(&Path) -> Command {
    let (text, folder) = (text.to_string(), folder.to_path_buf());
    move |heartbeat| {
        let mut command = Command::new("sh");
        command.arg("-c").arg(&text).arg("sh").arg(heartbeat).arg(&folder).stdout(Stdio::null());
        command
    }
}

/// Waits until a condition holds. Fails after a minute.
fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let begin = Instant::now();
    while !is_so() {
        assert!(begin.elapsed() < Duration::from_mins(1), "timed out waiting for {what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn lines(path: &Path) -> Vec<String> {
    std::fs::read_to_string(path).unwrap_or_default().lines().map(str::to_string).collect()
}

/// Sends a signal to a process; returns whether the process exists. Uses the shell's `kill`, since minimal systems have
/// no program of that name.
fn signal(signal: &str, process: &str) -> bool {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("kill -{signal} {process}")]).stderr(Stdio::null());
    command.status().unwrap().success()
}

/// Whether a process runs. A zombie (ended, but not yet waited for) does not.
fn runs(process: &str) -> bool {
    let state = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    signal("0", process) && !state.contains(") Z")
}

#[test]
fn a_killed_window_is_restarted_until_staff_end_the_exhibit() {
    let folder = folder("killed");
    // Writes its process id, then heartbeats. Exits as if staff had left once the file `leave` exists.
    let text = "echo $$ >>\"$2/starts\"; n=0
        while :; do n=$((n+1)); echo $n >\"$1\"; test -e \"$2/leave\" && exit 0; sleep 0.05; done";
    let said = Mutex::new(Vec::new());
    let code = std::thread::scope(|scope| {
        let supervisor = scope.spawn(|| {
            supervise(script(text, &folder), &folder, &hasty(), |line| said.lock().unwrap().push(line.to_string()))
        });
        for n in 1..=4 {
            until("a start", || lines(&folder.join("starts")).len() == n);
            assert!(signal("9", &lines(&folder.join("starts"))[n - 1]));
        }
        until("the last start", || lines(&folder.join("starts")).len() == 5);
        std::fs::write(folder.join("leave"), "").unwrap();
        supervisor.join().unwrap()
    });
    let said = said.into_inner().unwrap();
    assert_eq!(code, STAFF_LEFT);
    assert_eq!(said.iter().filter(|line| line.contains("signal: 9")).count(), 4, "{said:#?}");
    assert!(said.last().unwrap().contains("staff left"), "{said:#?}");
    assert!(!std::fs::read_dir(&folder).unwrap().any(|e| e.unwrap().path().to_string_lossy().contains("heartbeat")));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_window_without_heartbeat_is_killed_and_restarted() {
    let folder = folder("hangs");
    // The first process writes one heartbeat and hangs, the second fails, the third exits as if staff had left.
    let text = "echo $$ >>\"$2/starts\"; echo 1 >\"$1\"
        case $(wc -l <\"$2/starts\") in *1) exec sleep 600;; *2) exit 101;; *) exit 0;; esac";
    let mut said = Vec::new();
    let limits = Limits { beat: Duration::from_millis(500), ..hasty() };
    assert_eq!(supervise(script(text, &folder), &folder, &limits, |line| said.push(line.to_string())), STAFF_LEFT);
    let starts = lines(&folder.join("starts"));
    assert_eq!(starts.len(), 3);
    assert!(!runs(&starts[0]));
    for expected in ["hangs", "signal: 9", "101, it panicked", "staff left"] {
        assert_eq!(said.iter().filter(|line| line.contains(expected)).count(), 1, "{expected}: {said:#?}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_supervisor_gives_up_after_the_configured_number_of_failed_starts() {
    let folder = folder("silent");
    let mut said = Vec::new();
    let limits = Limits { silent: Some(4), ..hasty() };
    let code = supervise(script("exit 1", &folder), &folder, &limits, |line| said.push(line.to_string()));
    assert_eq!(code, DISPLAY_LOST);
    assert_eq!(said.iter().filter(|line| line.contains("exit status: 1")).count(), 4, "{said:#?}");
    let nothing = |_: &Path| Command::new("/nowhere/tabuleiro");
    assert_eq!(supervise(nothing, &folder, &limits, |_| ()), DISPLAY_LOST);
    std::fs::remove_dir_all(folder).unwrap();
}

/// Returns a command that runs this test program as one of the two processes of
/// [`a_window_ends_when_its_supervisor_is_killed`]. `process` is a test that does nothing unless the environment
/// variable for the folder is set.
fn again(process: &str, folder: &Path) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", process, "--nocapture"]).env("TABULEIRO_TEST_FOLDER", folder).stdout(Stdio::null());
    command
}

fn told() -> Option<PathBuf> {
    std::env::var_os("TABULEIRO_TEST_FOLDER").map(PathBuf::from)
}

#[test]
fn process_supervisor() {
    let Some(folder) = told() else { return };
    let command = |heartbeat: &Path| {
        let mut command = again("process_window", &folder);
        command.env("TABULEIRO_TEST_HEARTBEAT", heartbeat);
        command
    };
    supervise(command, &folder, &hasty(), |_| ());
}

#[test]
fn process_window() {
    let (Some(folder), Some(heartbeat)) = (told(), std::env::var_os("TABULEIRO_TEST_HEARTBEAT")) else { return };
    let beating = Beating::start(heartbeat).unwrap();
    beating.beat();
    std::fs::write(folder.join("window"), std::process::id().to_string()).unwrap();
    loop {
        beating.beat();
        std::thread::sleep(Duration::from_millis(16));
    }
}

#[test]
fn a_window_ends_when_its_supervisor_is_killed() {
    let folder = folder("orphan");
    let mut supervisor = again("process_supervisor", &folder).stdin(Stdio::null()).spawn().unwrap();
    let window = || lines(&folder.join("window")).first().cloned();
    until("the window", || window().is_some());
    let window = window().unwrap();
    // Six heartbeats take longer than `Limits::beat`: if the supervisor missed them, it would restart the window.
    let heartbeat = folder.join("heartbeat-1");
    let count = || std::fs::read_to_string(&heartbeat).ok()?.parse::<u64>().ok();
    until("beats", || count() >= Some(6));
    assert!(runs(&window));
    assert!(!folder.join("heartbeat-2").exists());
    supervisor.kill().unwrap();
    supervisor.wait().unwrap();
    until("the window's end", || !runs(&window));
    std::fs::remove_dir_all(folder).unwrap();
}

/// The window process of [`a_service_reports_that_staff_ended_the_exhibit`]. Does nothing without the option `--kiosk-child`.
#[test]
fn process_service() {
    let arguments: Vec<String> = std::env::args().collect();
    let Some(heartbeat) = arguments.iter().position(|a| a == "--kiosk-child").map(|i| &arguments[i + 1]) else {
        return;
    };
    Beating::start(heartbeat).unwrap().beat();
    until("a look at the beat", || Path::new(heartbeat).exists());
}

#[test]
fn a_service_reports_that_staff_ended_the_exhibit() {
    let folder = folder("service");
    let file = folder.join("exhibit.ron");
    std::fs::write(&file, format!("(counts: {:?}, volume: 7.0)", folder.join("counts"))).unwrap();
    std::fs::create_dir(folder.join("heartbeat")).unwrap();
    std::fs::write(folder.join("heartbeat/left-over"), "").unwrap();
    let arguments = ["--exact", "process_service", "--"].map(Into::into).to_vec();
    let supervised = Supervised { file, arguments, service: Some(folder.clone()) };
    assert_eq!(supervised.run().unwrap(), STAFF_LEFT);
    assert!(folder.join("staff-left").exists() && !folder.join("heartbeat").exists());
    let log = lines(&folder.join("counts/exhibit.log"));
    for expected in [":1: volume: expected 0 to 1, found 7", " start 1 of the window", "staff left"] {
        assert_eq!(log.iter().filter(|line| line.contains(expected)).count(), 1, "{expected}: {log:#?}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}

fn tabuleiro(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tabuleiro")).args(arguments).output().unwrap()
}

fn printed(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn the_check_of_a_configuration_names_the_lines_of_errors() {
    let folder = folder("check");
    let good = "assets/exhibit.ron";
    let output = tabuleiro(&["--kiosk-check", good]);
    assert!(output.status.success());
    assert_eq!(printed(&output), format!("{good}: in order, 8 games\n"));

    let bad = folder.join("bad.ron");
    std::fs::write(&bad, "(\n    volume: 2.0,\n    games: [(id: \"hex\", level: 6)],\n)").unwrap();
    let bad = bad.to_str().unwrap();
    let output = tabuleiro(&["--kiosk-check", bad]);
    assert!(!output.status.success());
    let expected =
        format!("{bad}:3: games[1].level: expected 1 to 5, found 6\n{bad}:2: volume: expected 0 to 1, found 2\n");
    assert_eq!(printed(&output), expected);
    assert!(!tabuleiro(&["--kiosk-check", "/nowhere.ron"]).status.success());
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_unit_contains_the_program_and_the_configuration() {
    let output = tabuleiro(&["--kiosk", "/etc/a.ron", "--kiosk-unit"]);
    assert!(output.status.success());
    let program = Path::new(env!("CARGO_BIN_EXE_tabuleiro")).canonicalize().unwrap();
    let expected = format!("ExecStart=/usr/bin/cage -- {} --kiosk /etc/a.ron\n", program.display());
    assert!(printed(&output).contains(&expected), "{}", printed(&output));
    assert!(printed(&tabuleiro(&["--kiosk-unit"])).contains(" --kiosk /etc/tabuleiro/exhibit.ron\n"));
}

#[test]
fn counts_are_printed_and_written_as_a_chart() {
    let folder = folder("counts");
    let day = "time,game,options,language,seats,actions,seconds,ended,puzzles\n\
               10:00:00,hex,size=5,pt,side,17,94,won,0\n";
    std::fs::write(folder.join("2026-11-22.csv"), day).unwrap();
    let output = tabuleiro(&["counts", folder.to_str().unwrap()]);
    assert!(output.status.success());
    assert!(printed(&output).starts_with("2026-11-22\n  game "), "{}", printed(&output));
    assert!(std::fs::read_to_string(folder.join("2026-11-22.svg")).unwrap().contains("1 visits"));
    assert!(!tabuleiro(&["counts", "/nowhere"]).status.success());
    std::fs::remove_dir_all(folder).unwrap();
}
