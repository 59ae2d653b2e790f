//! Processes that use a shelf at the same time, or with a full disk. They are this test program in another role.

use super::{entry, place};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;
use tabuleiro_kept::{Filter, MatchId, Shelf, ShelfError};

/// Environment variables: the path of the shelf for a process in another role, and the number of the process.
pub(super) const PATH: &str = "TABULEIRO_KEPT_PATH";
const NUMBER: &str = "TABULEIRO_KEPT_NUMBER";

/// What a process prints before each line for its parent. The line may follow other output of the test program.
const MARK: &str = "kept> ";

/// Prints a line for the parent process.
pub(super) fn tell(line: &str) {
    println!("{MARK}{line}");
}

/// Returns the path of the shelf, if this process is in another role.
pub(super) fn given_path() -> Option<PathBuf> {
    std::env::var_os(PATH).map(PathBuf::from)
}

/// Makes a command run the test `name` of this program in another role.
pub(super) fn in_role(mut command: Command, name: &str, path: &Path) -> Command {
    command.args(["--exact", name, "--nocapture"]).env(PATH, path).stdout(Stdio::piped()).stderr(Stdio::null());
    command
}

/// Reads the lines that a process told, until it ends.
fn lines(child: &mut Child) -> Vec<String> {
    told(child.stdout.take().unwrap())
}

/// Reads the lines that a process told from its output, until it ends.
pub(super) fn told(output: ChildStdout) -> Vec<String> {
    let output = BufReader::new(output);
    let told = |line: String| line.split_once(MARK).map(|(_, told)| told.to_string());
    output.lines().map_while(Result::ok).filter_map(told).collect()
}

fn this_program() -> Command {
    Command::new(std::env::current_exe().unwrap())
}

#[test]
fn two_processes_keep_matches_at_once() {
    const EACH: usize = 25;
    let name = "children::two_processes_keep_matches_at_once";
    if let Some(path) = given_path() {
        let (shelf, number): (_, u64) = (Shelf::at(path), std::env::var(NUMBER).unwrap().parse().unwrap());
        for i in 0..EACH {
            let id = shelf.put(&entry(1_000, i + 1)).unwrap();
            shelf.replace(id, &entry(1_000 + number, i + 2)).unwrap();
            assert!(shelf.list(&Filter::default(), 0, 100).unwrap().matches.len() > i);
            tell(&format!("{id}"));
        }
        return;
    }
    let (_folder, path) = place();
    let start = |number: &str| {
        let mut command = in_role(this_program(), name, &path);
        command.env(NUMBER, number).spawn().unwrap()
    };
    let mut children = ["1", "2"].map(start);
    let told = children.each_mut().map(lines);
    assert!(children.iter_mut().all(|child| child.wait().unwrap().success()));
    let shelf = Shelf::at(&path);
    assert_eq!(shelf.count().unwrap(), 2 * EACH);
    for (ids, number) in told.iter().zip(1..) {
        assert_eq!(ids.len(), EACH);
        for (i, id) in ids.iter().enumerate() {
            assert_eq!(shelf.get(MatchId(id.parse().unwrap())).unwrap(), entry(1_000 + number, i + 2));
        }
    }
}

#[test]
fn a_file_that_another_window_does_not_release_gives_an_error() {
    let (_folder, path) = place();
    let shelf = Shelf::at(&path).with_patience(Duration::from_millis(40));
    let id = shelf.put(&entry(1, 2)).unwrap();
    let other = redb::Database::open(&path).unwrap();
    assert!(matches!(shelf.get(id), Err(ShelfError::Busy(_))));
    assert!(matches!(shelf.put(&entry(2, 2)), Err(ShelfError::Busy(_))));
    drop(other);
    assert_eq!(shelf.get(id).unwrap(), entry(1, 2));
}

/// The size of files is limited for the child, which gives the same kind of error as a full disk.
#[test]
#[cfg(unix)]
fn a_full_disk_gives_an_error_and_loses_nothing() {
    let name = "children::a_full_disk_gives_an_error_and_loses_nothing";
    if let Some(path) = given_path() {
        let shelf = Shelf::at(path);
        for i in 0..2_000 {
            match shelf.put(&entry(i, 60)) {
                Ok(id) => tell(&format!("{id}")),
                Err(error) => {
                    tell(if matches!(error, ShelfError::Full) { "full" } else { "another error" });
                    tell(&format!("{error:?}"));
                    // What is kept can still be read.
                    assert!(!shelf.list(&Filter::default(), 0, 9).unwrap().matches.is_empty());
                    return;
                }
            }
        }
        return;
    }
    let (folder, path) = place();
    let mut limited = Command::new("sh");
    limited.args(["-c", r#"trap "" XFSZ; ulimit -f 500; exec "$0" "$@""#]).arg(std::env::current_exe().unwrap());
    let mut child = in_role(limited, name, &path).spawn().unwrap();
    let mut told = lines(&mut child);
    assert!(child.wait().unwrap().success(), "{told:?}");
    let (error, word) = (told.pop().unwrap(), told.pop().unwrap());
    assert_eq!(word, "full", "{error}");
    assert!(told.len() > 10, "only {} matches were kept", told.len());
    let shelf = Shelf::at(&path);
    for (i, id) in told.iter().enumerate() {
        assert_eq!(shelf.get(MatchId(id.parse().unwrap())).unwrap(), entry(i as u64, 60));
    }
    assert_eq!(shelf.count().unwrap(), told.len());
    shelf.put(&entry(7_000, 60)).unwrap();
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "no other file is left");
}

#[test]
#[cfg(unix)]
fn a_disk_that_is_full_from_the_start_leaves_no_file() {
    let name = "children::a_disk_that_is_full_from_the_start_leaves_no_file";
    if let Some(path) = given_path() {
        return tell(&format!("{:?}", Shelf::at(path).put(&entry(1, 60))));
    }
    let (folder, path) = place();
    let mut limited = Command::new("sh");
    limited.args(["-c", r#"trap "" XFSZ; ulimit -f 8; exec "$0" "$@""#]).arg(std::env::current_exe().unwrap());
    let told = lines(&mut in_role(limited, name, &path).spawn().unwrap());
    assert_eq!(told, ["Err(Full)"]);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}
