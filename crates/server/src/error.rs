//! Errors of starting the server.

use std::net::SocketAddr;
use std::path::PathBuf;
use thiserror::Error;

/// Why the server does not start.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The folder of the page has no page.
    #[error("{}: expected the folder of the page, with the file index.html", .0.display())]
    Page(PathBuf),
    /// The folder for the data cannot be used.
    #[error("{}: {error}", .folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// The error.
        error: std::io::Error,
    },
    /// The ledger cannot be used.
    #[error(transparent)]
    Ledger(#[from] OpenError),
    /// The database cannot be used.
    #[cfg(feature = "postgres")]
    #[error("--ledger: {0}")]
    Database(#[from] PostgresError),
    /// This program was built without support of databases.
    #[cfg(not(feature = "postgres"))]
    #[error("--ledger: this program was built without the feature 'postgres' (docs/server.md)")]
    NoDatabase,
    /// The address to listen on is taken or not allowed.
    #[error("{address}: {error}; choose another port with --port")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The error.
        error: std::io::Error,
    },
    /// The public address is not one.
    #[error("--public {given}: {reason}; expected an address such as https://games.example.org")]
    Public {
        /// What was given.
        given: String,
        /// Why it is not one.
        reason: PublicError,
    },
    /// The thread that owns the tables has panicked.
    #[error("the server ended after an internal error; nothing that was acknowledged is lost")]
    Internal,
    /// The operating system refuses something.
    #[error(transparent)]
    System(#[from] std::io::Error),
}

/// Why a ledger in PostgreSQL cannot be used.
#[cfg(feature = "postgres")]
#[derive(Debug, Error)]
pub enum PostgresError {
    /// The address is not one of PostgreSQL.
    #[error("expected postgres://USER:PASSWORD@HOST:PORT/DATABASE: {0}")]
    Address(tokio_postgres::Error),
    /// The database does not answer, or refuses.
    #[error("the database cannot be used: {0}")]
    Database(String),
    /// The tables are of another version of the program.
    #[error("the database has version {found} of the tables, and this program reads version {read}")]
    Version {
        /// The version of the tables.
        found: i64,
        /// The version that this program reads.
        read: i64,
    },
}

/// Why there is no token of the teacher. The server serves all the same.
#[derive(Debug, Error)]
pub enum TokenFileError {
    /// The file contains something else.
    #[error("{}: expected 32 hexadecimal digits in small letters; remove the file to get a new token", .0.display())]
    Garbled(PathBuf),
    /// The file cannot be read or written.
    #[error("{}: {error}", .file.display())]
    File {
        /// The file.
        file: PathBuf,
        /// The error.
        error: std::io::Error,
    },
}

/// Why an address is not the public one of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PublicError {
    /// It is not a URL.
    #[error("{0}")]
    Url(#[from] url::ParseError),
    /// Its scheme is missing, or another one.
    #[error("it does not begin with http:// or https://")]
    Scheme,
    /// It contains the name of a user.
    #[error("it contains a user name or a password, which the address of a page must not")]
    User,
    /// It contains more than the host.
    #[error("the server answers only at the root of its name, not under a path, and an address has no query")]
    Path,
    /// Nobody can reach it.
    #[error("nobody can reach this host or port")]
    Unreachable,
}

/// Why the data cannot be used. No file of them is changed.
#[derive(Debug, Error)]
pub enum OpenError {
    /// It is a file of another program.
    #[error("{}: not a ledger of this program; it was left as it is", .0.display())]
    Foreign(PathBuf),
    /// A later version of the program wrote it.
    #[error("{}: it has version {found}, and this program reads up to {greatest}; use a newer program", .file.display())]
    Newer {
        /// The file.
        file: PathBuf,
        /// Its version.
        found: u64,
        /// The greatest version that is read.
        greatest: u64,
    },
    /// Another process uses it.
    #[error("{}: another server uses this folder", .0.display())]
    Taken(PathBuf),
    /// It is damaged.
    #[error("{}: the ledger is damaged, and there is no backup: {reason}; it was left as it is", .file.display())]
    Damaged {
        /// The file.
        file: PathBuf,
        /// What is wrong.
        reason: String,
    },
    /// The backup, from which the ledger would begin, cannot be read.
    #[error("{}: the backup cannot be read: {reason}; nothing was changed; make it readable, or move it away", .file.display())]
    Backup {
        /// The file.
        file: PathBuf,
        /// The error.
        reason: String,
    },
    /// It cannot be read or written.
    #[error("{}: {reason}", .file.display())]
    Storage {
        /// The file.
        file: PathBuf,
        /// The error.
        reason: String,
    },
}
