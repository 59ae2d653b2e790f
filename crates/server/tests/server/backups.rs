//! Matches are not lost whatever befalls the folder: kills, a full disk, files that may not be read, damaged bytes.

use super::harness::{Child, Folder, Peer, command, fetch};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use tabuleiro_online::code::LETTERS;
use tabuleiro_rules::below;

/// The number of tables of [`fill`].
const TABLES: usize = 400;

fn backup(folder: &Path) -> PathBuf {
    folder.join("tabuleiro-backup.jsonl")
}

fn ledger(folder: &Path) -> PathBuf {
    folder.join("tabuleiro.redb")
}

/// Returns the code of a table of [`fill`].
fn code(number: usize) -> String {
    let letter = |number: usize| char::from(LETTERS[number % LETTERS.len()]);
    [number / 324, number / 18, number, 0].map(letter).iter().collect()
}

/// Writes a backup as earlier versions wrote it, with many tables of which each has an action.
fn fill(folder: &Path) -> Vec<u8> {
    let other = Folder::new();
    let mut server = Child::start(&other.0, None);
    let (mut peer, _) = Peer::hello(server.address, None);
    let table = peer.open("hex", &[]);
    peer.play(&table, 0, "a1").unwrap();
    assert_eq!(server.end(), Some(0));
    let text = fs::read_to_string(backup(&other.0)).unwrap();
    let lines = text.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
    let entries: Vec<String> =
        lines.filter(|line| line[0] == table.as_str()).map(|line| line[2].as_str().unwrap().into()).collect();
    assert_eq!(entries.len(), 2);
    let lines = (0..TABLES).flat_map(|number| {
        let code = code(number);
        (0..).zip(&entries).map(move |(seq, entry)| format!("{}\n", serde_json::json!([code, seq, entry])))
    });
    let text: String = lines.collect();
    fs::write(backup(folder), &text).unwrap();
    text.into_bytes()
}

/// Returns the number of tables that a server has.
fn tables(server: &Child) -> usize {
    let health: serde_json::Value = serde_json::from_slice(&fetch(server.address, "/health", "").2).unwrap();
    health["tables"].as_u64().unwrap() as usize
}

/// Asserts that a start restores all tables, and that the backup at the end has them.
fn assert_whole(folder: &Path) {
    let mut server = Child::start(folder, None);
    assert_eq!(tables(&server), TABLES);
    assert_eq!(server.end(), Some(0));
    // Without the last line, which says how many there are.
    assert_eq!(fs::read_to_string(backup(folder)).unwrap().lines().count().min(2 * TABLES), 2 * TABLES);
    assert_eq!(parts(folder), Vec::<String>::new());
}

/// Returns the files that a write has left behind.
fn parts(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.filter(|name| Path::new(name).extension().is_some_and(|ending| ending == "part")).collect()
}

fn refusal(command: Command, folder: &Path) -> String {
    Child::run(command, folder, None, 0).err().expect("the server must not start")
}

/// Eight kills, or as many as `TABULEIRO_KILLS` says.
#[test]
fn a_start_that_is_killed_at_any_moment_loses_nothing() {
    let given = std::env::var("TABULEIRO_KILLS").ok().and_then(|kills| kills.parse().ok());
    let kills: u64 = given.unwrap_or(8);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let (mut begun, folder) = (0, Folder::new());
    let whole = fill(&folder.0);
    for kill in 0..kills {
        if kill % 2 == 0 {
            let _ = fs::remove_file(ledger(&folder.0));
            fs::write(backup(&folder.0), &whole).unwrap();
        }
        let mut command = command();
        command.env("TABULEIRO_CHILD_DATA", &folder.0).env("TABULEIRO_CHILD_PORT", "0");
        let mut process = command.stdout(std::process::Stdio::null()).spawn().unwrap();
        std::thread::sleep(Duration::from_millis(u64::from(below(&mut rng, 120))));
        if below(&mut rng, 4) == 0 {
            Command::new("kill").arg(process.id().to_string()).status().unwrap();
        } else {
            let _ = process.kill();
        }
        let _ = process.wait();
        begun += usize::from(ledger(&folder.0).exists());
        let lines = fs::read_to_string(backup(&folder.0)).unwrap().lines().count();
        assert!(lines >= 2 * TABLES, "kill {kill}: the backup has {lines} lines");
    }
    assert_whole(&folder.0);
    println!("{kills} kills, {begun} of them with a ledger; nothing was lost");
}

/// The limit of the size of a file stands for a full disk.
#[cfg(target_os = "linux")]
#[test]
fn a_restore_on_a_full_disk_leaves_the_backup_and_is_done_later() {
    let folder = Folder::new();
    let whole = fill(&folder.0);
    // In blocks of 1024 bytes; nothing of a ledger, its beginning, and most of it.
    for blocks in ["0", "8", "100"] {
        let mut shell = Command::new("bash");
        let script = format!(r#"trap "" XFSZ; ulimit -f {blocks}; exec "$0" --exact child --ignored --nocapture"#);
        shell.arg("-c").arg(script).arg(std::env::current_exe().unwrap());
        let text = refusal(shell, &folder.0);
        assert!(text.contains("tabuleiro.redb: "), "{text}");
        assert_eq!(fs::read(backup(&folder.0)).unwrap(), whole);
        assert!(!ledger(&folder.0).exists());
        assert_eq!(parts(&folder.0), Vec::<String>::new());
    }
    assert_whole(&folder.0);
}

/// A small file system in memory, unmounted at the end. `None` where mounting is not allowed.
#[cfg(target_os = "linux")]
struct Small(Folder);

#[cfg(target_os = "linux")]
impl Small {
    fn new(kilobytes: u32) -> Option<Small> {
        let folder = Folder::new();
        let size = format!("size={kilobytes}k");
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", &size, "tmpfs"]).arg(&folder.0).output();
        mounted.is_ok_and(|output| output.status.success()).then_some(Small(folder))
    }

    fn grow(&self) {
        let done = Command::new("mount").args(["-o", "remount,size=16m"]).arg(&self.0.0).status().unwrap();
        assert!(done.success());
    }
}

#[cfg(target_os = "linux")]
impl Drop for Small {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0.0).status();
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_file_system_loses_nothing() {
    let Some(small) = Small::new(200) else {
        println!("skipped: mounting is not allowed here");
        return;
    };
    let folder = &small.0.0;
    let whole = fill(folder);
    // What is left is not enough for a ledger.
    let text = refusal(command(), folder);
    assert!(text.contains("No space left"), "{text}");
    assert_eq!((fs::read(backup(folder)).unwrap(), parts(folder)), (whole.clone(), vec![]));
    small.grow();
    let mut server = Child::start(folder, None);
    assert_eq!(tables(&server), TABLES);
    let (mut peer, _) = Peer::hello(server.address, None);
    let table = peer.open("hex", &[]);
    // The disk is full when the last backup is written.
    let _ = fs::write(folder.join("filler"), vec![1; 32 << 20]);
    assert_eq!(server.end(), Some(0));
    // The last backup stays, or one with the new table was written before the disk was full.
    let kept = fs::read_to_string(backup(folder)).unwrap();
    assert!((0..TABLES).all(|number| kept.contains(&format!("[\"{}\",1,", code(number)))), "a table is missing");
    assert_eq!(parts(folder), Vec::<String>::new());
    fs::remove_file(folder.join("filler")).unwrap();
    let mut server = Child::start(folder, None);
    assert_eq!(tables(&server), TABLES + 1);
    assert_eq!(server.end(), Some(0));
    assert!(fs::read_to_string(backup(folder)).unwrap().contains(&table), "the backup was tried again");
}

#[cfg(target_os = "linux")]
#[test]
fn a_first_start_on_a_full_file_system_leaves_nothing_that_a_later_one_refuses() {
    // Too small for anything, for a ledger, and for a backup beside it.
    for kilobytes in [4, 8, 12, 16, 32] {
        let Some(small) = Small::new(kilobytes) else {
            println!("skipped: mounting is not allowed here");
            return;
        };
        match Child::run(command(), &small.0.0, None, 0) {
            Err(text) => assert!(text.contains("No space left"), "{text}"),
            Ok(mut server) => assert_eq!(server.end(), Some(0)),
        }
        assert_eq!(parts(&small.0.0), Vec::<String>::new());
        small.grow();
        let server = Child::start(&small.0.0, None);
        Peer::hello(server.address, None).0.open("hex", &[]);
    }
}

/// Runs the server without the right of root to read everything.
#[cfg(target_os = "linux")]
fn without_rights() -> Option<Command> {
    let root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.starts_with(b"0"));
    if !root {
        return Some(command());
    }
    let drop = ["--bounding-set", "-dac_override,-dac_read_search", "--inh-caps", "-dac_override,-dac_read_search"];
    let possible = Command::new("setpriv").args(drop).arg("true").status().is_ok_and(|status| status.success());
    let mut command = Command::new("setpriv");
    command.args(drop).arg(std::env::current_exe().unwrap());
    command.args(["--exact", "child", "--ignored", "--nocapture"]);
    possible.then_some(command)
}

#[cfg(target_os = "linux")]
#[test]
fn what_the_server_may_not_read_keeps_it_from_starting() {
    use std::os::unix::fs::PermissionsExt;
    let allow = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    let folder = Folder::new();
    let whole = fill(&folder.0);
    for file in [backup(&folder.0), ledger(&folder.0), folder.0.clone()] {
        let Some(command) = without_rights() else {
            println!("skipped: the rights of root cannot be dropped here");
            return;
        };
        allow(&file, if file == folder.0 { 0o500 } else { 0 });
        if file == folder.0 {
            let _ = fs::remove_file(ledger(&folder.0));
            let _ = fs::remove_file(folder.0.join("tabuleiro.lock"));
        }
        let text = refusal(command, &folder.0);
        assert!(text.contains("Permission denied") && text.contains("/tabuleiro"), "{text}");
        allow(&file, 0o700);
        assert_eq!(fs::read(backup(&folder.0)).unwrap(), whole);
        // For the next file.
        if file == backup(&folder.0) {
            let _server = Child::start(&folder.0, None);
        }
    }
    assert_whole(&folder.0);
}

#[test]
fn a_byte_that_is_no_text_costs_its_table_and_is_told() {
    let folder = Folder::new();
    let mut bytes = fill(&folder.0);
    let line = bytes.iter().position(|&byte| byte == b'\n').unwrap() + 9;
    bytes[line] = 0xff;
    fs::write(backup(&folder.0), &bytes).unwrap();
    let mut server = Child::start(&folder.0, None);
    // The first table has lost its only action, and all others are whole.
    assert_eq!(tables(&server), TABLES);
    let told = &server.started;
    assert!(told.contains("line 2: ") && told.contains("tabuleiro-backup-kept-1.jsonl"), "{told}");
    assert_eq!(server.end(), Some(0));
    assert_eq!(fs::read(folder.0.join("tabuleiro-backup-kept-1.jsonl")).unwrap(), bytes);
}

/// Changes bytes of the ledger of a server, one at a time, and starts it again: it shows its matches, perhaps those of the
/// backup, or refuses, and in both cases the damaged file is not written to.
#[test]
fn a_server_with_a_damaged_ledger_shows_its_matches_or_does_not_start() {
    let folder = Folder::new();
    fill(&folder.0);
    assert_whole(&folder.0);
    let whole = fs::read(ledger(&folder.0)).unwrap();
    let saved = fs::read(backup(&folder.0)).unwrap();
    let step = if std::env::var_os("TABULEIRO_LONG").is_some() { 64 } else { whole.len() / 12 / 64 * 64 };
    for at in (0..whole.len()).step_by(step) {
        let mut bytes = whole.clone();
        bytes[at] ^= 0xff;
        fs::write(ledger(&folder.0), &bytes).unwrap();
        match Child::run(command(), &folder.0, None, 0) {
            Err(_) => assert!(fs::read(ledger(&folder.0)).unwrap() == bytes, "byte {at} was changed"),
            Ok(mut server) => {
                assert_eq!(tables(&server), TABLES, "byte {at}");
                assert_eq!(server.end(), Some(0));
            }
        }
        assert!(fs::read(backup(&folder.0)).unwrap() == saved, "byte {at}: the backup was changed");
    }
}
