//! Claims, leases and counts of jobs.

#![allow(clippy::unwrap_used, reason = "a test may stumble")]

use std::collections::BTreeSet;
use std::time::Duration;

use queue::{Counts, Job, Jobs as _, NewJob, Queue};
use testbed::Postgres;

const LONG: Duration = Duration::from_secs(3600);
/// A lease that ends at once.
const ENDED: Duration = Duration::ZERO;
const NO_JOBS: [Job; 0] = [];

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
    assert_eq!(queue.counts("k").await.unwrap(), Counts { leased: 2, due: 1, later: 1 });

    let rest = queue.claim("k", 9, LONG).await.unwrap();
    assert_eq!(rest.len(), 1, "a job that is not due, or leased, stays");
    assert_eq!(rest[0].name, "last");
    assert_eq!(queue.claim("k", 9, LONG).await.unwrap(), NO_JOBS);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_workers_never_get_the_same_job() {
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
                    // Rows that other claims have locked are skipped, so an empty answer alone proves nothing.
                    if claimed.is_empty() && queue.counts("k").await.unwrap().due == 0 {
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
async fn a_lease_that_ended_is_lost_to_the_next_worker() {
    let (_postgres, queue) = open().await;
    put(&queue, &[job("a", 0)]).await;
    let mut lost = claim_one(&queue, ENDED).await;
    let held = claim_one(&queue, LONG).await;
    assert_eq!((held.name.as_str(), held.tries), ("a", 2));

    assert!(!queue.extend(&mut lost, LONG).await.unwrap());
    assert!(!queue.complete(&lost).await.unwrap());
    assert!(!queue.release(&lost, 0).await.unwrap());
    assert_eq!(queue.counts("k").await.unwrap(), Counts { leased: 1, due: 0, later: 0 });

    assert!(queue.complete(&held).await.unwrap());
    assert_eq!(queue.counts("k").await.unwrap(), Counts { leased: 0, due: 0, later: 0 });
}

#[tokio::test]
async fn a_lease_can_be_extended_and_released() {
    let (_postgres, queue) = open().await;
    put(&queue, &[job("a", 0)]).await;
    let mut held = claim_one(&queue, ENDED).await;
    assert!(queue.extend(&mut held, LONG).await.unwrap(), "no other worker claimed it");
    assert_eq!(queue.claim("k", 1, LONG).await.unwrap(), NO_JOBS);

    assert!(queue.release(&held, 5).await.unwrap());
    assert!(!queue.complete(&held).await.unwrap());
    let again = claim_one(&queue, LONG).await;
    assert_eq!((again.due, again.tries), (5, 2));
}

#[tokio::test]
async fn a_job_of_the_same_name_is_replaced() {
    let (_postgres, queue) = open().await;
    put(&queue, &[job("a", 0), job("b", 0)]).await;
    let old = queue.claim("k", 2, LONG).await.unwrap();
    let newer = NewJob { body: "[1]".into(), ..job("a", 3) };
    put(&queue, &[newer]).await;
    assert!(!queue.complete(&old[0]).await.unwrap(), "the new job was not done");

    let new = claim_one(&queue, LONG).await;
    assert_eq!((new.name.as_str(), new.due, new.tries, new.body.as_str()), ("a", 3, 1, "[1]"));
}

#[tokio::test]
async fn a_job_can_be_put_with_a_lease() {
    let (_postgres, queue) = open().await;
    let leased_until = 4_000_000_000_000; // in the year 2096
    let new = NewJob { leased_until: Some(leased_until), ..job("a", 0) };
    put(&queue, std::slice::from_ref(&new)).await;
    assert_eq!(queue.claim("k", 1, LONG).await.unwrap(), NO_JOBS);
    let NewJob { kind, name, due, body, .. } = new;
    assert!(queue.complete(&Job { kind, name, due, leased_until, tries: 0, body }).await.unwrap());
}

#[tokio::test]
async fn a_rollback_undoes_put_and_remove() {
    let (_postgres, queue) = open().await;
    put(&queue, &[job("a", 0), job("b", 0)]).await;
    let mut transaction = queue.pool().begin().await.unwrap();
    queue::put(&mut transaction, &[job("c", 0)]).await.unwrap();
    queue::remove(&mut transaction, "k", &["a"]).await.unwrap();
    transaction.rollback().await.unwrap();
    assert_eq!(queue.counts("k").await.unwrap().due, 2);

    queue::remove(&mut queue.pool().acquire().await.unwrap(), "k", &["a"]).await.unwrap();
    assert_eq!(claim_one(&queue, LONG).await.name, "b");

    let other = NewJob { kind: "other".into(), ..job("x", 0) };
    put(&queue, &[job("d", 0), other]).await;
    queue::remove_kind(&mut queue.pool().acquire().await.unwrap(), "k").await.unwrap();
    assert_eq!(queue.counts("k").await.unwrap(), Counts { leased: 0, due: 0, later: 0 });
    assert_eq!(queue.counts("other").await.unwrap().due, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn many_programs_can_open_it_at_once() {
    let postgres = Postgres::start().unwrap();
    let opened: Vec<_> = (0..8)
        .map(|_| {
            let address = postgres.address();
            tokio::spawn(async move { Queue::open(&address).await })
        })
        .collect();
    for queue in opened {
        let queue = queue.await.unwrap().unwrap();
        assert_eq!(queue.counts("k").await.unwrap(), Counts { leased: 0, due: 0, later: 0 });
    }
}
