//! Limits of open connections, from one address and in total.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use crate::{Limits, Proxy};

/// Open files that are not connections: the database, reports, sockets to other nodes.
const OTHER_FILES: usize = 96;

/// Counts the open connections of a node.
#[derive(Debug)]
pub(crate) struct Connections {
    most: usize,
    most_per_address: usize,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// Counts one open connection until it is dropped.
#[derive(Debug)]
pub(crate) struct OpenConnection {
    from: IpAddr,
    counted_by: Arc<Connections>,
}

impl Connections {
    /// A counter of sockets. Behind a proxy all sockets come from one address, so only their total is limited.
    pub(crate) fn of_sockets(limits: &Limits, proxy: Proxy) -> Arc<Self> {
        let most_per_address = match proxy {
            Proxy::Absent => limits.connections_per_address,
            Proxy::Trusted => usize::MAX,
        };
        let files = raise_open_files().saturating_sub(OTHER_FILES).max(1);
        Self::new(limits.connections.min(files), most_per_address)
    }

    /// A counter of WebSockets, by the client's address, which a proxy may report.
    pub(crate) fn of_rooms(limits: &Limits) -> Arc<Self> {
        Self::new(limits.connections, limits.connections_per_address)
    }

    fn new(most: usize, most_per_address: usize) -> Arc<Self> {
        Arc::new(Self { most, most_per_address, open: Mutex::default() })
    }

    /// Counts one more connection. `None` if there are too many.
    pub(crate) fn open(self: &Arc<Self>, from: IpAddr) -> Option<OpenConnection> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let here = open.by_address.get(&from).copied().unwrap_or(0);
        if self.most <= open.all || self.most_per_address <= here {
            return None;
        }
        open.all += 1;
        open.by_address.insert(from, here + 1);
        Some(OpenConnection { from, counted_by: Arc::clone(self) })
    }
}

impl Drop for OpenConnection {
    fn drop(&mut self) {
        let mut open = self.counted_by.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.all -= 1;
        if let Some(here) = open.by_address.get_mut(&self.from) {
            *here -= 1;
            if *here == 0 {
                open.by_address.remove(&self.from);
            }
        }
    }
}

/// The network that an address belongs to. Limits count networks, because an IPv6 client owns at least 2^64 addresses.
pub(crate) fn network_of(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
        address @ IpAddr::V4(_) => address,
    }
}

/// Raises the soft limit of open files to the hard limit. Returns the new limit.
#[cfg(unix)]
fn raise_open_files() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let wanted = Rlimit { current: limit.maximum, ..limit };
    let current = match setrlimit(Resource::Nofile, wanted) {
        Ok(()) => limit.maximum,
        Err(err) => {
            tracing::warn!(%err, "limit of open files not raised");
            limit.current
        }
    };
    current.map_or(usize::MAX, |files| usize::try_from(files).unwrap_or(usize::MAX))
}

#[cfg(not(unix))]
fn raise_open_files() -> usize {
    usize::MAX
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_are_counted_by_address_and_in_all() {
        let connections = Connections::new(3, 2);
        let [one, other, third] = [[10, 0, 0, 1], [10, 0, 0, 2], [10, 0, 0, 3]].map(IpAddr::from);
        let first = connections.open(one);
        assert!(first.is_some() && connections.open(one).is_some(), "a dropped one does not count");
        let second = connections.open(one);
        assert!(second.is_some() && connections.open(one).is_none(), "two from one address");
        let elsewhere = connections.open(other);
        assert!(elsewhere.is_some() && connections.open(third).is_none(), "three in all");
        drop(first);
        assert!(connections.open(third).is_some());
        drop((second, elsewhere));
        assert!(connections.open.lock().unwrap().by_address.is_empty());
    }

    #[test]
    fn neighbours_of_an_ipv6_network_count_as_one() {
        let network = |text: &str| network_of(text.parse().unwrap()).to_string();
        assert_eq!(network("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(network("::ffff:192.0.2.1"), "192.0.2.1");
        assert_eq!(network("192.0.2.1"), "192.0.2.1");
    }
}
