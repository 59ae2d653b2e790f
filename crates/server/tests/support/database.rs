//! Debian's PostgreSQL, started in a folder of its own, as a user of its own, because it does not run as root. Where it is not
//! installed, `start` fails and says so; `./check` installs it.

use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// The user for the database where the tests run as root; the package of PostgreSQL creates it.
const USER: &str = "postgres";

/// A database server with a folder of its own.
pub(crate) struct Database {
    folder: PathBuf,
    port: u16,
}

/// Returns the folder with the programs of the newest PostgreSQL that is installed.
fn programs() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").expect("PostgreSQL must be installed (package postgresql)");
    let newest = versions.flatten().map(|entry| entry.path()).max().expect("a version of PostgreSQL");
    newest.join("bin")
}

/// Returns a command that runs a program of PostgreSQL as a user that it accepts.
fn command(program: &str) -> Command {
    let program = programs().join(program);
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n");
    let mut command = if is_root { Command::new("runuser") } else { Command::new(&program) };
    if is_root {
        command.args(["-u", USER, "--"]).arg(&program);
    }
    command.current_dir("/").stdout(Stdio::null()).stderr(Stdio::null());
    command
}

impl Database {
    pub(crate) fn start() -> Database {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("tabuleiro-database-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Command::new("chmod").arg("777").arg(&folder).status().unwrap();
        let data = folder.join("data");
        let made = command("initdb").args(["-A", "trust", "-U", "tabuleiro", "-D"]).arg(&data).status();
        assert!(made.unwrap().success(), "initdb failed");
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let database = Database { folder, port };
        database.run("start", "fast");
        database
    }

    /// Starts or stops the database. `how` says how it is stopped.
    pub(crate) fn run(&self, what: &str, how: &str) {
        let options = format!(
            "-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=50",
            self.port
        );
        let log = self.folder.join("log");
        let mut command = command("pg_ctl");
        command.arg(what).arg("-D").arg(self.folder.join("data")).arg("-w").arg("-o").arg(options).arg("-l").arg(log);
        if what != "start" {
            command.args(["-m", how]);
        }
        assert!(command.status().unwrap().success(), "pg_ctl {what} failed");
    }

    pub(crate) fn address(&self) -> String {
        format!("postgres://tabuleiro@127.0.0.1:{}/postgres", self.port)
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        let _ = command("pg_ctl").args(["stop", "-m", "immediate", "-D"]).arg(self.folder.join("data")).status();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
