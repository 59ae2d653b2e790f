//! What the handlers of requests share.

use super::awake::Awake;
use super::names::{Names, reachable};
use super::page::Page;
use super::tables::Jobs;
use super::terminal;
use std::net::IpAddr;
use std::sync::Arc;

/// Where other devices reach the server.
#[derive(Clone, Debug)]
pub(crate) struct Address {
    /// The address that was given, `scheme://host[:port]`.
    pub(crate) public: Option<String>,
    /// The address to listen on.
    pub(crate) bind: IpAddr,
    /// The port.
    pub(crate) port: u16,
}

impl Address {
    /// Returns the address, with a slash at its end. It is looked up each time, because the machine can get another one.
    pub(crate) fn now(&self) -> String {
        terminal::address(self.public.as_deref(), reachable(self.bind), self.port)
    }
}

/// What the handlers share.
#[derive(Clone)]
pub(crate) struct Shared {
    pub(crate) jobs: Jobs,
    pub(crate) names: Arc<Names>,
    pub(crate) page: Option<Page>,
    pub(crate) address: Address,
    pub(crate) awake: Arc<Awake>,
}
