//! A person who goes from server to server when one does not answer.

use super::harness::{Ended, Peer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::net::SocketAddr;
use std::thread::sleep;
use std::time::{Duration, Instant};
use tabuleiro_online::message::{ClientMessage, ServerMessage};
use tabuleiro_online::words::Why;
use tabuleiro_rules::below;

/// How long a client waits for an answer before it goes to another server.
const WAIT: Duration = Duration::from_secs(2);

/// A person who goes from server to server.
pub(super) struct Person {
    addresses: Vec<SocketAddr>,
    rng: Xoshiro256PlusPlus,
    pub(super) token: Option<String>,
    peer: Option<Peer>,
    /// The longest time that it took to be greeted again.
    pub(super) longest: Duration,
}

impl Person {
    pub(super) fn new(addresses: Vec<SocketAddr>, seed: u64) -> Person {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        Person { addresses, rng, token: None, peer: None, longest: Duration::ZERO }
    }

    /// Returns a connection on which the person was greeted.
    fn peer(&mut self) -> &mut Peer {
        let begun = Instant::now();
        while self.peer.is_none() {
            assert!(begun.elapsed() < Duration::from_secs(30), "no server greets");
            let address = self.addresses[below(&mut self.rng, self.addresses.len() as u32) as usize];
            self.peer = self.greeted(address);
            if self.peer.is_none() {
                sleep(Duration::from_millis(100));
            }
        }
        self.longest = self.longest.max(begun.elapsed());
        self.peer.as_mut().unwrap()
    }

    fn greeted(&mut self, address: SocketAddr) -> Option<Peer> {
        let mut peer = Peer::try_connect_within(address, WAIT).ok()?;
        peer.send(&ClientMessage::Hello { v: 1, token: self.token.clone() });
        let ServerMessage::Welcome { token, .. } = peer.receive().ok()? else { return None };
        if let Some(own) = &self.token {
            assert_eq!(*own, token, "the person is known at every server");
        }
        self.token = Some(token);
        Some(peer)
    }

    /// Asks something until `answer` takes an answer. After a break the person asks again at another server.
    pub(super) fn ask<T>(&mut self, message: &ClientMessage, answer: impl Fn(&ServerMessage) -> Option<T>) -> T {
        let begun = Instant::now();
        loop {
            assert!(begun.elapsed() < Duration::from_mins(1), "{message:?} is not answered");
            let peer = self.peer();
            peer.send(message);
            let found = loop {
                match peer.receive() {
                    Ok(ServerMessage::Refused { why: Why::ReadOnly, .. }) => {
                        sleep(Duration::from_millis(200));
                        break None;
                    }
                    Ok(received) => {
                        if let Some(found) = answer(&received) {
                            break Some(found);
                        }
                    }
                    Err(Ended::Broken | Ended::Closed(_)) => {
                        self.peer = None;
                        break None;
                    }
                }
            };
            if let Some(found) = found {
                return found;
            }
        }
    }
}
