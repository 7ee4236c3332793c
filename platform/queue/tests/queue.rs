//! Who gets a job, who loses it, and what is left.

#![allow(clippy::unwrap_used, reason = "a test may stumble")]

use std::collections::BTreeSet;
use std::time::Duration;

use queue::{Job, Left, NewJob, Queue};
use testbed::Postgres;

const LONG: Duration = Duration::from_secs(3600);
/// A lease that has run out as soon as it was given.
const NONE: Duration = Duration::ZERO;
const NOBODY: [Job; 0] = [];

async fn open() -> (Postgres, Queue) {
    let postgres = Postgres::start().unwrap();
    let queue = Queue::open(&postgres.address()).await.unwrap();
    (postgres, queue)
}

fn job(name: &str, due: i64) -> NewJob {
    NewJob { kind: "k".into(), name: name.into(), due, leased_until: None, body: "{}".into() }
}

async fn put(queue: &Queue, jobs: &[NewJob]) {
    queue::put(&mut queue.pool().acquire().await.unwrap(), jobs).await.unwrap();
}

async fn claim_one(queue: &Queue, lease: Duration) -> Job {
    queue.claim("k", 1, lease).await.unwrap().remove(0)
}

#[tokio::test]
async fn the_most_overdue_come_first_and_once() {
    let (_postgres, queue) = open().await;
    let far = i64::MAX / 2;
    let other = NewJob { kind: "other".into(), ..job("x", 0) };
    put(&queue, &[job("late", 20), job("early", 10), job("far", far), job("last", 30), other])
        .await;

    let first = queue.claim("k", 2, LONG).await.unwrap();
    let names: Vec<&str> = first.iter().map(|job| job.name.as_str()).collect();
    assert_eq!(names, ["early", "late"]);
    assert_eq!(first[0].tries, 1);
    assert_eq!(queue.left("k").await.unwrap(), Left { leased: 2, due: 1, later: 1 });

    let rest = queue.claim("k", 9, LONG).await.unwrap();
    assert_eq!(rest.len(), 1, "what is not due and what somebody has stays where it is");
    assert_eq!(rest[0].name, "last");
    assert_eq!(queue.claim("k", 9, LONG).await.unwrap(), NOBODY);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_claimers_never_get_the_same_job() {
    let (postgres, queue) = open().await;
    let jobs: Vec<NewJob> = (0..300).map(|number| job(&format!("{number}"), number % 7)).collect();
    put(&queue, &jobs).await;
    let claimers: Vec<_> = (0..4)
        .map(|_| {
            let address = postgres.address();
            tokio::spawn(async move {
                let queue = Queue::open(&address).await.unwrap();
                let mut mine = Vec::new();
                loop {
                    let claimed = queue.claim("k", 3, LONG).await.unwrap();
                    // Fewer may come while others hold rows, so none at all is asked about once more.
                    if claimed.is_empty() && queue.left("k").await.unwrap().due == 0 {
                        return mine;
                    }
                    mine.extend(claimed.into_iter().map(|job| job.name));
                }
            })
        })
        .collect();
    let mut all = Vec::new();
    for claimer in claimers {
        all.extend(claimer.await.unwrap());
    }
    assert_eq!(all.len(), 300);
    assert_eq!(all.into_iter().collect::<BTreeSet<_>>().len(), 300);
}

#[tokio::test]
async fn a_lease_that_ran_out_is_lost_to_the_next() {
    let (_postgres, queue) = open().await;
    put(&queue, &[job("a", 0)]).await;
    let mut lost = claim_one(&queue, NONE).await;
    let held = claim_one(&queue, LONG).await;
    assert_eq!((held.name.as_str(), held.tries), ("a", 2));

    assert!(!queue.keep(&mut lost, LONG).await.unwrap());
    assert!(!queue.done(&lost).await.unwrap());
    assert!(!queue.give_back(&lost, 0).await.unwrap());
    assert_eq!(queue.left("k").await.unwrap(), Left { leased: 1, due: 0, later: 0 });

    assert!(queue.done(&held).await.unwrap());
    assert_eq!(queue.left("k").await.unwrap(), Left { leased: 0, due: 0, later: 0 });
}

#[tokio::test]
async fn a_lease_can_be_kept_and_given_back() {
    let (_postgres, queue) = open().await;
    put(&queue, &[job("a", 0)]).await;
    let mut held = claim_one(&queue, NONE).await;
    assert!(queue.keep(&mut held, LONG).await.unwrap(), "nobody took it meanwhile");
    assert_eq!(queue.claim("k", 1, LONG).await.unwrap(), NOBODY);

    assert!(queue.give_back(&held, 5).await.unwrap());
    assert!(!queue.done(&held).await.unwrap());
    let again = claim_one(&queue, LONG).await;
    assert_eq!((again.due, again.tries), (5, 2));
}

#[tokio::test]
async fn putting_again_begins_anew() {
    let (_postgres, queue) = open().await;
    put(&queue, &[job("a", 0), job("b", 0)]).await;
    let old = queue.claim("k", 2, LONG).await.unwrap();
    let newer = NewJob { body: "[1]".into(), ..job("a", 3) };
    put(&queue, &[newer]).await;
    assert!(!queue.done(&old[0]).await.unwrap(), "what was put since is not what was done");

    let new = claim_one(&queue, LONG).await;
    assert_eq!((new.name.as_str(), new.due, new.tries, new.body.as_str()), ("a", 3, 1, "[1]"));
}

#[tokio::test]
async fn who_puts_a_job_may_have_it() {
    let (_postgres, queue) = open().await;
    let mut database = queue.pool().acquire().await.unwrap();
    let until = queue::now(&mut database).await.unwrap() + 3_600_000;
    let new = NewJob { leased_until: Some(until), ..job("a", 0) };
    put(&queue, std::slice::from_ref(&new)).await;
    assert_eq!(queue.claim("k", 1, LONG).await.unwrap(), NOBODY);
    assert!(queue.done(&new.held_until(until)).await.unwrap());
}

#[tokio::test]
async fn what_is_put_or_dropped_in_a_transaction_goes_with_it() {
    let (_postgres, queue) = open().await;
    put(&queue, &[job("a", 0), job("b", 0)]).await;
    let mut cut_off = queue.pool().begin().await.unwrap();
    queue::put(&mut cut_off, &[job("c", 0)]).await.unwrap();
    queue::drop_jobs(&mut cut_off, "k", &["a"]).await.unwrap();
    cut_off.rollback().await.unwrap();
    assert_eq!(queue.left("k").await.unwrap().due, 2);

    queue::drop_jobs(&mut queue.pool().acquire().await.unwrap(), "k", &["a"]).await.unwrap();
    assert_eq!(claim_one(&queue, LONG).await.name, "b");

    let other = NewJob { kind: "other".into(), ..job("x", 0) };
    put(&queue, &[job("d", 0), other]).await;
    queue::drop_kind(&mut queue.pool().acquire().await.unwrap(), "k").await.unwrap();
    assert_eq!(queue.left("k").await.unwrap(), Left { leased: 0, due: 0, later: 0 });
    assert_eq!(queue.left("other").await.unwrap().due, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn many_open_it_at_once() {
    let postgres = Postgres::start().unwrap();
    let opened: Vec<_> = (0..8)
        .map(|_| {
            let address = postgres.address();
            tokio::spawn(async move { Queue::open(&address).await })
        })
        .collect();
    for queue in opened {
        let queue = queue.await.unwrap().unwrap();
        assert_eq!(queue.left("k").await.unwrap(), Left { leased: 0, due: 0, later: 0 });
    }
}
