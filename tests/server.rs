//! The command `serve`: what it checks, what it refuses, and that it serves until it is told to end.

#![cfg(feature = "server")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

/// A folder that is removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("tabuleiro-serve-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn serve(folder: &Folder, arguments: &[&str]) -> Command {
    serve_with(Path::new(env!("CARGO_BIN_EXE_tabuleiro")), folder, arguments)
}

fn serve_with(program: &Path, folder: &Folder, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.arg("serve").arg("--data").arg(&folder.0).args(["--bind", "127.0.0.1", "--port", "0"]).args(arguments);
    command
}

#[test]
fn the_settings_are_checked_without_serving() {
    let folder = Folder::new("check");
    let output = serve(&folder, &["--check"]).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(
        output.status.success() && text.contains("ledger: ") && text.contains("address: http://127.0.0.1"),
        "{text}"
    );
    assert!(text.contains("new") && std::fs::read_dir(&folder.0).unwrap().next().is_none(), "nothing is made: {text}");
    let public = ["example.org", "ftp://example.org", "https://a:b@example.org", "https://example.org/x"];
    for wrong in public.map(|address| ["--public", address]).into_iter().chain([["--page", "/nowhere"]]) {
        let output = serve(&folder, &["--check"]).args(wrong).output().unwrap();
        assert!(!output.status.success(), "{wrong:?}");
        assert!(String::from_utf8(output.stderr).unwrap().contains(wrong[1]), "{wrong:?}");
    }
}

#[test]
fn the_page_that_was_installed_with_the_program_is_served() {
    let data = Folder::new("installed");
    // A hard link instead of a copy of the program, which needs the same disk.
    let installed = Folder(Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("installed-{}", std::process::id())));
    for (program, page) in [("usr/bin/tabuleiro", "usr/share/tabuleiro/page"), ("zip/tabuleiro", "zip/page")] {
        let [program, page] = [program, page].map(|path| installed.0.join(path));
        std::fs::create_dir_all(program.parent().unwrap()).unwrap();
        std::fs::create_dir_all(&page).unwrap();
        std::fs::hard_link(env!("CARGO_BIN_EXE_tabuleiro"), &program).unwrap();
        let checked = |page: &str| {
            let output = serve_with(&program, &data, &["--check"]).output().unwrap();
            let text = String::from_utf8(output.stdout).unwrap();
            assert!(text.contains(page), "{page}: {text}");
        };
        checked("page: none");
        std::fs::write(page.join("index.html"), "<!doctype html>").unwrap();
        checked(&format!("page: {}\n", page.canonicalize().unwrap().display()));
    }
}

#[test]
fn the_public_address_is_shown_as_browsers_write_it() {
    let folder = Folder::new("public");
    for (given, shown) in [
        ("HTTPS://Games.Example.org:443/", "https://games.example.org/"),
        ("https://matemática.pt:8443", "https://xn--matemtica-41a.pt:8443/"),
        ("http://[2001:DB8::1]", "http://[2001:db8::1]/"),
    ] {
        let output = serve(&folder, &["--check", "--public", given]).output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(text.contains(&format!("address: {shown}\n")), "{given}: {text}");
    }
}

#[test]
fn a_foreign_file_keeps_the_server_from_starting() {
    let folder = Folder::new("foreign");
    let file = folder.0.join("tabuleiro.redb");
    std::fs::write(&file, "a letter").unwrap();
    let output = serve(&folder, &[]).output().unwrap();
    assert!(!output.status.success());
    assert!(String::from_utf8(output.stderr).unwrap().contains("not a ledger"));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "a letter");
}

/// `/dev/full` fails as a full disk does.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_for_the_log_does_not_end_the_server() {
    let folder = Folder::new("full");
    let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let full = || Stdio::from(std::fs::File::options().write(true).open("/dev/full").unwrap());
    let mut command = serve(&folder, &["--page", "/nowhere"]);
    assert_eq!(command.stdout(full()).stderr(full()).status().unwrap().code(), Some(1), "the exit code stays");
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabuleiro"));
    command.arg("serve").arg("--data").arg(&folder.0).args(["--bind", "127.0.0.1", "--port"]);
    let mut child = command.arg(free.port().to_string()).stdout(full()).stderr(full()).spawn().unwrap();
    let mut stream = (0..200).find_map(|_| {
        std::thread::sleep(Duration::from_millis(100));
        TcpStream::connect(free).ok()
    });
    let stream = stream.as_mut().expect("the server must listen");
    stream.write_all(format!("GET /health HTTP/1.1\r\nHost: {free}\r\nConnection: close\r\n\r\n").as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    Command::new("kill").arg(child.id().to_string()).status().unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[cfg(unix)]
#[test]
fn the_server_prints_its_address_serves_the_page_and_ends_with_sigterm() {
    let folder = Folder::new("serve");
    std::fs::write(folder.0.join("index.html"), "the page").unwrap();
    let page = folder.0.to_str().unwrap().to_string();
    let mut child = serve(&folder, &["--page", &page]).stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let first = lines.next().unwrap().unwrap();
    let (_, address) = first.split_once(" serves http://").unwrap();
    let address = address.trim_end_matches('/').to_string();
    let mut stream = TcpStream::connect(&address).unwrap();
    stream.write_all(format!("GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("the page"), "{answer}");
    // The line about the data is the last one before the server waits.
    lines.by_ref().map_while(Result::ok).find(|line| line.starts_with("Data: ")).unwrap();
    Command::new("kill").arg(child.id().to_string()).status().unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0));
}
