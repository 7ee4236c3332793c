//! Several nodes that share a PostgreSQL database.

use std::path::Path;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use sqlx::{Connection as _, PgConnection};
use store::{
    IndexRow, Maintenance as _, Member, PostgresStore, RateLimits as _, RoomCommit, RoomIndex as _,
    RoomStore as _, StoreError,
};
use testbed::{Postgres, Proxy};

use crate::{HOUR, TAKEN, chat, chats, indexed, now, row};

async fn two_at(url: &str) -> (PostgresStore, PostgresStore) {
    let (first, second) = tokio::join!(PostgresStore::open(url), PostgresStore::open(url));
    (first.unwrap(), second.unwrap())
}

/// One database server for all of them, because it takes a second to start.
#[tokio::test]
async fn several_nodes_share_one_store() {
    let server = Postgres::start().unwrap();
    let url = |name| server.database(name).unwrap();
    a_room_is_leased_to_one_node_at_a_time(&url("claim")).await;
    an_older_index_row_changes_nothing(&url("older")).await;
    crossing_groups_are_written(&url("crossing")).await;
    limits_are_counted_together(&url("limits")).await;
    a_newer_database_is_refused(&url("newer")).await;
}

async fn a_room_is_leased_to_one_node_at_a_time(url: &str) {
    let (first, second) = two_at(url).await;
    let due = |id: &str, leased_until| {
        let row = IndexRow { deadline: Some(now() - 1), leased_until, ..row(id, 1) };
        indexed(row, Vec::new())
    };
    for nth in 0..20 {
        first.commit(due(&format!("r{nth:02}"), None)).await.unwrap();
    }
    let (one, other) = tokio::join!(first.claim(0, 100), second.claim(0, 100));
    let mut claimed = [one.unwrap(), other.unwrap()].concat();
    claimed.sort();
    claimed.dedup();
    assert_eq!(claimed.len(), 20, "each room once, and all of them");
    assert_eq!(second.claim(0, 100).await.unwrap(), Vec::<String>::new(), "they are leased");

    first.commit(due("held", Some(now() + HOUR))).await.unwrap();
    assert_eq!(second.claim(0, 100).await.unwrap(), Vec::<String>::new());
    first.commit(due("held", None)).await.unwrap();
    let second = second.with_lease(Duration::ZERO);
    assert_eq!(second.claim(0, 100).await.unwrap(), ["held"]);
    assert_eq!(first.claim(0, 100).await.unwrap(), ["held"], "the lease has ended");
}

/// A slow node writes an index row that reflects fewer entries than the stored one.
async fn an_older_index_row_changes_nothing(url: &str) {
    let (first, second) = two_at(url).await;
    let update = |n_entries, deadline, person| {
        let member = Member { person, seat: 0, turn: false, place: None, points: None };
        indexed(IndexRow { n_entries, deadline, ..row("a", 1) }, vec![member])
    };
    first.commit(update(5, Some(now() - 1), 1)).await.unwrap();
    second.commit(update(4, None, 2)).await.unwrap();
    assert_eq!(first.room("a").await.unwrap().map(|row| row.n_entries), Some(5));
    assert_eq!(first.rooms_of(2, 10).await.unwrap(), []);
    assert_eq!(first.claim(0, 10).await.unwrap(), ["a"]);
    second.commit(update(5, None, 2)).await.unwrap();
    assert_eq!(first.rooms_of(2, 10).await.unwrap().len(), 1);
}

/// Two nodes write groups about the same rooms in opposite orders: every number has one winner.
async fn crossing_groups_are_written(url: &str) {
    let (first, second) = two_at(url).await;
    for n in 0..10 {
        let commits: Vec<_> =
            (0..10).map(|room| chats(&format!("r{room}"), vec![chat(n, "x")])).collect();
        let backwards = commits.iter().rev().cloned().collect();
        let (ones, others) =
            tokio::join!(commit_all(&first, commits), commit_all(&second, backwards));
        for (one, other) in ones.into_iter().zip(others.into_iter().rev()) {
            let won = usize::from(one.is_ok()) + usize::from(other.is_ok());
            assert_eq!((won, one.and(other)), (1, TAKEN));
        }
    }
}

async fn commit_all(
    store: &PostgresStore,
    commits: Vec<RoomCommit>,
) -> Vec<Result<(), StoreError>> {
    join_all(commits.into_iter().map(|commit| store.commit(commit))).await
}

async fn limits_are_counted_together(url: &str) {
    let (first, second) = two_at(url).await;
    let hour = Duration::from_secs(3600);
    for store in [&first, &second, &first] {
        assert_eq!(store.allow("rooms", "anna".to_owned(), 3, hour).await, Ok(None));
    }
    let wait = second.allow("rooms", "anna".to_owned(), 3, hour).await.unwrap();
    assert!(wait.is_some_and(|wait| (3000..=3601).contains(&wait)), "{wait:?}");
    assert_eq!(second.allow("rooms", "ben".to_owned(), 3, hour).await, Ok(None));
    assert_eq!(second.allow("hints", "anna".to_owned(), 3, hour).await, Ok(None));
    for _ in 0..5 {
        let allowed = first.allow("rooms", "carl".to_owned(), 3, Duration::ZERO).await;
        assert_eq!(allowed, Ok(None), "every use starts a new window");
    }
}

async fn a_newer_database_is_refused(url: &str) {
    let store = PostgresStore::open(url).await.unwrap();
    let refused = store.backup(Path::new("copy")).await.unwrap_err();
    assert!(refused.to_string().contains("pg_dump"), "{refused}");
    store.close().await.unwrap();
    let mut database = PgConnection::connect(url).await.unwrap();
    let newer = "INSERT INTO journal (version) VALUES (9)";
    sqlx::query(newer).execute(&mut database).await.unwrap();
    let refused = PostgresStore::open(url).await.unwrap_err();
    assert_eq!(refused, StoreError::Newer { found: 9, known: 8 });
}

/// Acknowledged entries are there after PostgreSQL was stopped at once; while it is down nothing is acknowledged.
#[tokio::test]
async fn a_restart_of_the_database_is_survived() {
    let mut server = Postgres::start().unwrap();
    let url = server.database("restart").unwrap();
    let store = PostgresStore::open(&url).await.unwrap();
    store.commit(chats("a", vec![chat(0, "x")])).await.unwrap();
    server.stop().unwrap();
    let next = chats("a", vec![chat(1, "x")]);
    let meanwhile = tokio::join!(
        store.commit(next.clone()),
        async { store.entries("a", 0).await.map(drop) },
        store.ready(),
    );
    for result in [meanwhile.0, meanwhile.1, meanwhile.2] {
        assert!(matches!(result, Err(StoreError::Unavailable(_))), "{result:?}");
    }

    server.start_again().unwrap();
    let mut written = store.commit(next.clone()).await;
    while let Err(StoreError::Unavailable(_)) = written {
        written = store.commit(next.clone()).await;
    }
    assert_eq!(written, Ok(()));
    assert_eq!(store.heads(vec!["a".to_owned()]).await.unwrap(), [2]);
}

/// The network goes silent without closing a connection: requests fail in time, work again when there is a network, and
/// closing ends.
#[tokio::test]
async fn a_silent_network_is_survived() {
    let server = Postgres::start().unwrap();
    let proxy = Proxy::start(server.port()).unwrap();
    let port = |url: &str| url.replace(&server.port().to_string(), &proxy.port().to_string());
    let url = port(&server.database("silent").unwrap());
    let store = PostgresStore::open(&url).await.unwrap();
    store.commit(chats("a", vec![chat(0, "x")])).await.unwrap();
    for _ in 0..2 {
        proxy.go_silent();
        let reads = join_all((0..20).map(|_| store.entries("a", 0)));
        let writes = join_all((0..8).map(|_| store.commit(chats("a", vec![chat(9, "x")]))));
        let claims = join_all((0..4).map(|_| store.claim(0, 10)));
        let (reads, writes, claims) = tokio::join!(reads, writes, claims);
        for result in reads.iter().map(|it| it.as_ref().err()) {
            assert!(matches!(result, Some(StoreError::Unavailable(_))), "{result:?}");
        }
        assert!(writes.iter().all(Result::is_err) && claims.iter().all(Result::is_err));

        proxy.forward_again();
        let until = Instant::now() + Duration::from_secs(60);
        while store.ready().await.is_err() {
            assert!(Instant::now() < until, "the store does not recover");
        }
        assert_eq!(store.entries("a", 0).await.map(|it| it.len()), Ok(1));
        // A writer that did not write meanwhile notices now that its connection is silent.
        let mut written = store.commit(chats("a", vec![chat(9, "x")])).await;
        while let Err(StoreError::Unavailable(_)) = written {
            assert!(Instant::now() < until, "the writers do not recover");
            written = store.commit(chats("a", vec![chat(9, "x")])).await;
        }
        assert_eq!(written, TAKEN);
    }
    proxy.go_silent();
    let pending = store.entries("a", 0);
    let (_, closed) =
        tokio::join!(pending, tokio::time::timeout(Duration::from_secs(60), store.close()));
    assert!(closed.is_ok(), "closing has a time limit");
}
