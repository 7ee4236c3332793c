//! One server may be several nodes: programs that share a journal and tell each other what they wrote.

use std::sync::Arc;

use bus::{Alone, Bus, Heard, Hint};
use tokio::sync::mpsc;

use crate::{Role, Sources, StartFault, Store};

/// What a node knows of the others.
#[derive(Debug)]
pub(crate) struct Nodes {
    /// Its own number, drawn when it starts.
    pub(crate) me: u64,
    pub(crate) role: Role,
    bus: Option<Arc<dyn Bus>>,
}

impl Nodes {
    /// Joins the others where the store is shared. The second is what is heard of them.
    pub(crate) async fn join(
        store: &Store,
        sources: &Sources,
    ) -> Result<(Self, Option<mpsc::Receiver<Heard>>), StartFault> {
        let me = sources.number().unsigned_abs();
        let (bus, heard, role) = match store {
            Store::Embedded => (None, None, Role::All),
            Store::Shared { database, bus, role } => {
                let (bus, heard) = match bus {
                    Some(address) => bus::nats(address).await?,
                    None => bus::notify(database).await?,
                };
                (Some(bus), Some(heard), *role)
            }
        };
        Ok((Self { me, role, bus }, heard))
    }

    /// Whether there may be others.
    pub(crate) fn are_several(&self) -> bool {
        self.bus.is_some()
    }

    /// Whether this node does what is due in rooms though nobody asks.
    pub(crate) fn works(&self) -> bool {
        self.role != Role::Front
    }

    fn bus(&self) -> &dyn Bus {
        self.bus.as_deref().unwrap_or(&Alone)
    }

    pub(crate) fn tell(&self, room: &str, hint: Hint) {
        self.bus().tell(room, hint);
    }

    pub(crate) fn follow(&self, room: &str) {
        self.bus().follow(room);
    }

    pub(crate) fn leave(&self, room: &str) {
        self.bus().leave(room);
    }
}
