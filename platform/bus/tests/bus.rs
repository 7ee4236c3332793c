//! What every bus must do, whatever carries it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stumble")]

use std::time::Duration;

use bus::{Bus, Ears, Heard, Hint};
use testbed::{Nats, Postgres};
use tokio::sync::mpsc;
use tokio::time::timeout;

/// A hint that does not come within this time was lost, and no bus may lose one in quiet times.
const LONG: Duration = Duration::from_secs(20);

fn entries(last: u32) -> Hint {
    Hint::Entries { last, entries: String::new() }
}

/// Tells until it is heard: a subscription may not be there yet when it was asked for.
async fn meet(bus: &dyn Bus, ears: &mut mpsc::Receiver<Heard>, room: &str) {
    let met = async {
        loop {
            bus.tell(room, entries(0));
            let heard = timeout(Duration::from_millis(50), ears.recv()).await;
            let Ok(Some(Heard::Hint { room: of, hint })) = heard else { continue };
            assert_eq!((of.as_str(), hint), (room, entries(0)));
            return;
        }
    };
    timeout(LONG, met).await.unwrap();
}

/// The next hint with a number above 0, whatever repeats or gaps come before it.
async fn next(ears: &mut mpsc::Receiver<Heard>) -> (String, Hint) {
    let next = async {
        loop {
            match ears.recv().await.unwrap() {
                Heard::Hint { room, hint } if hint != entries(0) => return (room, hint),
                Heard::Hint { .. } | Heard::Gap => {}
            }
        }
    };
    timeout(LONG, next).await.unwrap()
}

async fn hints_reach_those_who_follow((here, _own): Ears, (there, mut ears): Ears) {
    there.follow("a");
    meet(here.as_ref(), &mut ears, "a").await;
    here.tell("b", entries(9));
    for last in 1..=50 {
        here.tell("a", entries(last));
    }
    for last in 1..=50 {
        assert_eq!(next(&mut ears).await, ("a".to_owned(), entries(last)));
    }
    let here_now = Hint::Here { node: 3, people: vec![1, 2], strangers: 4 };
    here.tell("a", here_now.clone());
    assert_eq!(next(&mut ears).await, ("a".to_owned(), here_now));
    there.leave("a");
    there.follow("c");
    meet(here.as_ref(), &mut ears, "c").await;
    here.tell("a", entries(7));
    here.tell("c", entries(8));
    assert_eq!(next(&mut ears).await, ("c".to_owned(), entries(8)), "what was left is not heard");
}

#[tokio::test]
async fn nats_carries_hints() {
    let nats = Nats::start().unwrap();
    let open = || bus::nats(Box::leak(nats.address().into_boxed_str()));
    hints_reach_those_who_follow(open().await.unwrap(), open().await.unwrap()).await;
}

#[tokio::test]
async fn postgres_carries_hints() {
    let postgres = Postgres::start().unwrap();
    let open = || bus::notify(Box::leak(postgres.address().into_boxed_str()));
    hints_reach_those_who_follow(open().await.unwrap(), open().await.unwrap()).await;
}

/// After a break a node is told that it may have missed something, and hears again.
#[tokio::test]
async fn a_break_is_a_gap_and_heals() {
    let mut nats = Nats::start().unwrap();
    let (here, _) = bus::nats(&nats.address()).await.unwrap();
    let (there, mut ears) = bus::nats(&nats.address()).await.unwrap();
    there.follow("a");
    meet(here.as_ref(), &mut ears, "a").await;
    nats.stop().unwrap();
    nats.start_again().unwrap();
    hear_gap(&mut ears).await;
    meet(here.as_ref(), &mut ears, "a").await;

    let mut postgres = Postgres::start().unwrap();
    let (here, _) = bus::notify(&postgres.address()).await.unwrap();
    let (there, mut ears) = bus::notify(&postgres.address()).await.unwrap();
    there.follow("a");
    meet(here.as_ref(), &mut ears, "a").await;
    postgres.stop().unwrap();
    postgres.start_again().unwrap();
    hear_gap(&mut ears).await;
    meet(here.as_ref(), &mut ears, "a").await;
}

async fn hear_gap(ears: &mut mpsc::Receiver<Heard>) {
    let gap = async { while ears.recv().await.unwrap() != Heard::Gap {} };
    timeout(LONG, gap).await.unwrap();
}

#[tokio::test]
async fn a_bus_that_is_not_there_is_said_to_be_missing() {
    let nobody = bus::nats("nats://127.0.0.1:1").await.unwrap_err();
    assert!(nobody.to_string().starts_with("the bus cannot be reached"), "{nobody}");
}
