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
    /// The address to listen on is taken or not allowed.
    #[error("{address}: {error}; choose another port with --port")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The error.
        error: std::io::Error,
    },
    /// The public address is not one.
    #[error("--public {0}: expected http:// or https:// and a name")]
    Public(String),
    /// The operating system refuses something.
    #[error(transparent)]
    System(#[from] std::io::Error),
}

/// Why a file is not opened as a ledger. It is not changed.
#[derive(Debug, Error)]
pub enum OpenError {
    /// It is a file of another program.
    #[error("{}: not a ledger of this program; it was left as it is", .0.display())]
    Foreign(PathBuf),
    /// A later version of the program wrote it.
    #[error("{}: the ledger has version {found}, and this program reads up to {greatest}; use a newer program", .file.display())]
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
    #[error("{}: the ledger is damaged: {reason}", .file.display())]
    Damaged {
        /// The file.
        file: PathBuf,
        /// What is wrong.
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
