//! What both buses must do.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

use std::time::Duration;

use cluster::{Bus, BusHandle, BusMessage, Notice};
use testbed::{Nats, Postgres};
use tokio::sync::mpsc;
use tokio::time::timeout;

/// A notice that does not come within this time is lost. No bus may lose one while it is connected and its queues are
/// short.
const LONG: Duration = Duration::from_secs(20);

fn entries(last: u32) -> Notice {
    Notice::Entries { last, entries: String::new() }
}

/// Publishes until the notice is received, because a subscription may take effect later than the call.
async fn meet(bus: &dyn Bus, messages: &mut mpsc::Receiver<BusMessage>, room: &str) {
    let met = async {
        loop {
            bus.publish(room, entries(0));
            let messages = timeout(Duration::from_millis(50), messages.recv()).await;
            let Ok(Some(BusMessage::Notice { room: of, notice })) = messages else { continue };
            assert_eq!((of.as_str(), notice), (room, entries(0)));
            return;
        }
    };
    timeout(LONG, met).await.unwrap();
}

/// The next notice with a number above 0. Repeats and gaps before it are skipped.
async fn next(messages: &mut mpsc::Receiver<BusMessage>) -> (String, Notice) {
    let next = async {
        loop {
            match messages.recv().await.unwrap() {
                BusMessage::Notice { room, notice } if notice != entries(0) => {
                    return (room, notice);
                }
                BusMessage::Notice { .. } | BusMessage::Gap => {}
            }
        }
    };
    timeout(LONG, next).await.unwrap()
}

async fn notices_reach_subscribers((here, _own): BusHandle, (there, mut messages): BusHandle) {
    there.subscribe("a");
    meet(here.as_ref(), &mut messages, "a").await;
    here.publish("b", entries(9));
    for last in 1..=50 {
        here.publish("a", entries(last));
    }
    for last in 1..=50 {
        assert_eq!(next(&mut messages).await, ("a".to_owned(), entries(last)));
    }
    let here_now = Notice::Presence { node: 3, people: vec![1, 2], anonymous: 4 };
    here.publish("a", here_now.clone());
    assert_eq!(next(&mut messages).await, ("a".to_owned(), here_now));
    there.unsubscribe("a");
    there.subscribe("c");
    meet(here.as_ref(), &mut messages, "c").await;
    here.publish("a", entries(7));
    here.publish("c", entries(8));
    assert_eq!(
        next(&mut messages).await,
        ("c".to_owned(), entries(8)),
        "a room that was left is not received"
    );
}

#[tokio::test]
async fn nats_carries_notices() {
    let nats = Nats::start().unwrap();
    let open = || cluster::nats(Box::leak(nats.address().into_boxed_str()));
    notices_reach_subscribers(open().await.unwrap(), open().await.unwrap()).await;
}

#[tokio::test]
async fn postgres_carries_notices() {
    let postgres = Postgres::start().unwrap();
    let open = || cluster::postgres(Box::leak(postgres.address().into_boxed_str()));
    notices_reach_subscribers(open().await.unwrap(), open().await.unwrap()).await;
}

/// After a break a node receives a gap, and notices again.
#[tokio::test]
async fn a_break_is_a_gap_and_heals() {
    let mut nats = Nats::start().unwrap();
    let (here, _) = cluster::nats(&nats.address()).await.unwrap();
    let (there, mut messages) = cluster::nats(&nats.address()).await.unwrap();
    there.subscribe("a");
    meet(here.as_ref(), &mut messages, "a").await;
    nats.stop().unwrap();
    nats.start_again().unwrap();
    receive_gap(&mut messages).await;
    meet(here.as_ref(), &mut messages, "a").await;

    let mut postgres = Postgres::start().unwrap();
    let (here, _) = cluster::postgres(&postgres.address()).await.unwrap();
    let (there, mut messages) = cluster::postgres(&postgres.address()).await.unwrap();
    there.subscribe("a");
    meet(here.as_ref(), &mut messages, "a").await;
    postgres.stop().unwrap();
    postgres.start_again().unwrap();
    receive_gap(&mut messages).await;
    meet(here.as_ref(), &mut messages, "a").await;
}

async fn receive_gap(messages: &mut mpsc::Receiver<BusMessage>) {
    let gap = async { while messages.recv().await.unwrap() != BusMessage::Gap {} };
    timeout(LONG, gap).await.unwrap();
}

#[tokio::test]
async fn a_bus_that_is_not_there_is_said_to_be_missing() {
    let error = cluster::nats("nats://127.0.0.1:1").await.unwrap_err();
    assert!(error.to_string().starts_with("the bus cannot be reached"), "{error}");
}
