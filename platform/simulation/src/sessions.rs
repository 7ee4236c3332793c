//! Sessions that are logged out while the bus loses every notice.

#![allow(clippy::unwrap_used, reason = "a test that fails panics")]

use std::sync::Arc;

use node::{Connection, Outbound};
use protocol::{CloseReason, Settings};
use room::{Ended, RoomPlan, Translators, Visitor};
use tokio::time::Instant;

use crate::lobby::person;
use crate::node::Node;
use crate::plan::{FaultRates, Plan};
use crate::world::World;

/// A connection may outlive its session by this much, in virtual milliseconds.
const LONGEST: u128 = 30_000;

/// Two nodes between which no notice arrives, and a room.
async fn world() -> (Arc<World>, [Arc<Node>; 2], String) {
    let faults = FaultRates { lost_notices: 1_000, ..FaultRates::default() };
    let plan = Plan { n_nodes: 2, faults, ..Plan::new(0) };
    let world = Arc::new(World::new(plan, Arc::new(Translators::new().unwrap()), false));
    let nodes = [Node::start(&world, 0, 0), Node::start(&world, 1, 1)];
    let plan = RoomPlan::new(Settings { open: true, ..Settings::new("antiquity", 2) });
    let room = nodes[0].rooms.create(plan, person(1)).await.unwrap().room;
    (world, nodes, room)
}

async fn connect(world: &World, node: &Node, room: &str, session: u64) -> Connection {
    world.database().sessions.insert(session);
    let visitor = Visitor { person: Some(person(1)), session: Some(session), invite: None };
    node.rooms.connect(room, visitor).await.unwrap()
}

/// Reads until the connection ends, and returns why.
async fn closed(connection: &mut Connection) -> CloseReason {
    let mut received = Vec::new();
    loop {
        assert_ne!(connection.receive(&mut received, 64).await, 0);
        let close = |outbound| match outbound {
            Outbound::Close(reason) => Some(reason),
            Outbound::Messages(_) => None,
        };
        if let Some(reason) = received.drain(..).find_map(close) {
            return reason;
        }
    }
}

/// A person logs out on one node while their connection is on another, which gets no notice.
#[tokio::test(start_paused = true)]
async fn a_lost_notice_of_a_logout_is_made_up_for() {
    let (world, [here, elsewhere], room) = world().await;
    let mut tab = connect(&world, &elsewhere, &room, 7).await;
    let mut second_tab = connect(&world, &elsewhere, &room, 7).await;
    let mut other_device = connect(&world, &elsewhere, &room, 8).await;

    let logged_out = Instant::now();
    world.database().sessions.remove(&7);
    here.rooms.end_connections(Ended::Session(7)).await;
    for tab in [&mut tab, &mut second_tab] {
        assert_eq!(closed(tab).await, CloseReason::Ended);
    }
    assert!(logged_out.elapsed().as_millis() <= LONGEST, "{:?}", logged_out.elapsed());

    // While the store is unavailable no client is disconnected by mistake; afterwards an ended session is noticed
    // again.
    world.database().outage_until = world.elapsed() + 100_000;
    let stays = tokio::time::timeout(std::time::Duration::from_secs(90), closed(&mut other_device));
    assert!(stays.await.is_err(), "the other device is still logged in");
    world.database().sessions.remove(&8);
    assert_eq!(closed(&mut other_device).await, CloseReason::Ended);
    for node in [here, elsewhere] {
        node.crash.cancel();
    }
}
