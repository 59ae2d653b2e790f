//! What one address may do, whoever the persons there are. A school of hundreds behind one router is the normal case, and
//! one person with a program must not use up what is there for all.

use crate::connection::ConnectionId;
use std::collections::{BTreeSet, HashMap};
use std::net::{IpAddr, Ipv6Addr};
use std::time::Duration;

/// The time after which an address that does nothing is forgotten.
const FORGOTTEN: Duration = Duration::from_hours(2);

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    /// A person whom the ledger does not know is greeted.
    NewPerson,
    /// A table is opened.
    Open,
    /// A code is tried that no table has.
    WrongCode,
}

impl Deed {
    /// Returns how often it may happen at once, and the time after which it may happen once more.
    const fn allowance(self) -> (u32, Duration) {
        match self {
            Deed::NewPerson => (600, Duration::from_secs(2)),
            Deed::Open => (300, Duration::from_secs(12)),
            Deed::WrongCode => (60, Duration::from_secs(3)),
        }
    }
}

/// How often something has happened, less what was forgiven since.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    count: u32,
    at: Duration,
}

impl Tally {
    fn at(self, per: Duration, now: Duration) -> Tally {
        let forgiven = now.saturating_sub(self.at).as_millis() / per.as_millis().max(1);
        let count = u32::try_from(forgiven).map_or(0, |forgiven| self.count.saturating_sub(forgiven));
        let at = if count == 0 { now } else { self.at + per * (self.count - count) };
        Tally { count, at }
    }
}

/// What is known of an address.
#[derive(Clone, Debug, Default)]
struct Record {
    tallies: [Tally; 3],
    used: Duration,
    /// The connections from there.
    connections: BTreeSet<ConnectionId>,
}

/// The addresses from which something came lately. A connection whose address is not known is not counted.
#[derive(Debug, Default)]
pub(super) struct Addresses {
    records: HashMap<IpAddr, Record>,
    tidied: Duration,
}

impl Addresses {
    /// Notes a new connection.
    pub(super) fn arrive(&mut self, address: Option<IpAddr>, id: ConnectionId, now: Duration) {
        let Some(address) = address else { return };
        let record = self.records.entry(address).or_default();
        record.used = now;
        record.connections.insert(id);
    }

    /// Notes that a connection has ended.
    pub(super) fn depart(&mut self, address: Option<IpAddr>, id: ConnectionId) {
        if let Some(record) = address.and_then(|address| self.records.get_mut(&address)) {
            record.connections.remove(&id);
        }
    }

    /// Returns the connections from an address; none if it is not known.
    pub(super) fn connections(&self, address: Option<IpAddr>) -> impl Iterator<Item = ConnectionId> {
        let record = address.and_then(|address| self.records.get(&address));
        record.into_iter().flat_map(|record| record.connections.iter().copied())
    }

    /// Counts a deed. Returns whether it is one too many, which is not counted.
    pub(super) fn is_too_much(&mut self, address: Option<IpAddr>, deed: Deed, now: Duration) -> bool {
        let Some(address) = address else { return false };
        if now.saturating_sub(self.tidied) >= FORGOTTEN {
            self.records
                .retain(|_, record| !record.connections.is_empty() || now.saturating_sub(record.used) < FORGOTTEN);
            self.tidied = now;
        }
        let record = self.records.entry(address).or_default();
        record.used = now;
        let (most, per) = deed.allowance();
        let tally = &mut record.tallies[deed as usize];
        *tally = tally.at(per, now);
        let is_too_much = tally.count >= most;
        tally.count += u32::from(!is_too_much);
        is_too_much
    }

    /// Takes a deed back that was counted.
    pub(super) fn forgive(&mut self, address: Option<IpAddr>, deed: Deed) {
        if let Some(record) = address.and_then(|address| self.records.get_mut(&address)) {
            let count = &mut record.tallies[deed as usize].count;
            *count = count.saturating_sub(1);
        }
    }
}

/// Returns the part of an address that belongs to one household or school: all of IPv4, the first half of IPv6.
pub(super) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from(u128::from(address) >> 64 << 64)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_much_is_forgiven_with_time() {
        let (mut addresses, address) = (Addresses::default(), "192.0.2.7".parse().ok());
        let mut now = Duration::from_hours(500_000);
        for _ in 0..60 {
            assert!(!addresses.is_too_much(address, Deed::WrongCode, now));
        }
        assert!(addresses.is_too_much(address, Deed::WrongCode, now));
        assert!(!addresses.is_too_much(address, Deed::Open, now), "deeds are counted apart");
        assert!(!addresses.is_too_much("192.0.2.8".parse().ok(), Deed::WrongCode, now));
        assert!(!addresses.is_too_much(None, Deed::WrongCode, now));
        now += Duration::from_secs(7);
        assert!(!addresses.is_too_much(address, Deed::WrongCode, now));
        assert!(!addresses.is_too_much(address, Deed::WrongCode, now));
        assert!(addresses.is_too_much(address, Deed::WrongCode, now));
        now += Duration::from_secs(2);
        assert!(!addresses.is_too_much(address, Deed::WrongCode, now), "the second that was left over counts");
        now += Duration::from_hours(3);
        for _ in 0..60 {
            assert!(!addresses.is_too_much(address, Deed::WrongCode, now));
        }
    }

    #[test]
    fn ipv6_is_counted_by_its_first_half() {
        let network = |text: &str| network(text.parse().unwrap()).to_string();
        assert_eq!(network("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(network("2001:db8:1:2::9"), "2001:db8:1:2::");
        assert_eq!((network("192.0.2.7"), network("::ffff:192.0.2.7")), ("192.0.2.7".into(), "192.0.2.7".into()));
    }
}
