//! What PostgreSQL does for several servers that share it.

use std::path::Path;
use std::time::Duration;

use journal::{Commit, Journal as _, Member, PostgresJournal, RoomRow, Trouble};
use sqlx::{Connection as _, PgConnection};
use testbed::Postgres;

use crate::{HOUR, chat, now, row};

async fn two_at(url: &str) -> (PostgresJournal, PostgresJournal) {
    let (first, second) = tokio::join!(PostgresJournal::open(url), PostgresJournal::open(url));
    (first.unwrap(), second.unwrap())
}

/// One server for all of them: it takes a second to start.
#[tokio::test]
async fn several_servers_share_one_journal() {
    let server = Postgres::start().unwrap();
    let url = |name| server.database(name).unwrap();
    a_room_is_given_to_one_server_at_a_time(&url("claim")).await;
    a_line_of_the_past_changes_nothing(&url("past")).await;
    crossing_groups_come_through(&url("crossing")).await;
    limits_are_counted_together(&url("limits")).await;
    a_newer_database_is_refused(&url("newer")).await;
}

async fn a_room_is_given_to_one_server_at_a_time(url: &str) {
    let (first, second) = two_at(url).await;
    let due =
        |id: &str, held_until| RoomRow { deadline: Some(now() - 1), held_until, ..row(id, 1) };
    let rooms = (0..20).map(|nth| due(&format!("r{nth:02}"), None)).collect();
    first.commit(Commit { rooms, ..Commit::default() }).await.unwrap();
    let (one, other) = tokio::join!(first.claim(0, 100), second.claim(0, 100));
    let mut claimed = [one.unwrap(), other.unwrap()].concat();
    claimed.sort();
    claimed.dedup();
    assert_eq!(claimed.len(), 20, "each room once, and all of them");
    assert_eq!(second.claim(0, 100).await.unwrap(), Vec::<String>::new(), "they are held");

    let held = due("held", Some(now() + HOUR));
    first.commit(Commit { rooms: vec![held], ..Commit::default() }).await.unwrap();
    assert_eq!(second.claim(0, 100).await.unwrap(), Vec::<String>::new());
    first.commit(Commit { rooms: vec![due("held", None)], ..Commit::default() }).await.unwrap();
    let second = second.holding(Duration::ZERO);
    assert_eq!(second.claim(0, 100).await.unwrap(), ["held"]);
    assert_eq!(first.claim(0, 100).await.unwrap(), ["held"], "the time to hold is over");
}

/// A server that was slow writes a line of the index that knows of less than the one that is there.
async fn a_line_of_the_past_changes_nothing(url: &str) {
    let (first, second) = two_at(url).await;
    let line = |n_entries, deadline, person| {
        let member = Member { person, seat: 0, turn: false, place: None, points: None };
        Commit {
            rooms: vec![RoomRow { n_entries, deadline, ..row("a", 1) }],
            members: vec![("a".to_owned(), vec![member])],
            ..Commit::default()
        }
    };
    first.commit(line(5, Some(now() - 1), 1)).await.unwrap();
    second.commit(line(4, None, 2)).await.unwrap();
    assert_eq!(first.room("a").await.unwrap().map(|room| room.n_entries), Some(5));
    assert_eq!(first.rooms_of(2, 10).await.unwrap(), []);
    assert_eq!(first.claim(0, 10).await.unwrap(), ["a"]);
    second.commit(line(5, None, 2)).await.unwrap();
    assert_eq!(first.rooms_of(2, 10).await.unwrap().len(), 1);
}

/// Two servers write to the same rooms in opposite orders, again and again: each number has one winner.
async fn crossing_groups_come_through(url: &str) {
    let (first, second) = two_at(url).await;
    for n in 0..10 {
        let entries: Vec<_> = (0..10).map(|room| chat(&format!("r{room}"), n, "x")).collect();
        let backwards: Vec<_> = entries.iter().rev().cloned().collect();
        let (one, other) = (Commit::of_entries(entries), Commit::of_entries(backwards));
        let (one, other) = tokio::join!(first.commit(one), second.commit(other));
        let won = usize::from(one.is_ok()) + usize::from(other.is_ok());
        assert_eq!((won, one.and(other)), (1, Err(Trouble::Stale)));
    }
}

async fn limits_are_counted_together(url: &str) {
    let (first, second) = two_at(url).await;
    let hour = Duration::from_secs(3600);
    for journal in [&first, &second, &first] {
        assert_eq!(journal.allow("rooms", "anna".to_owned(), 3, hour).await, Ok(None));
    }
    let wait = second.allow("rooms", "anna".to_owned(), 3, hour).await.unwrap();
    assert!(wait.is_some_and(|wait| (3000..=3601).contains(&wait)), "{wait:?}");
    assert_eq!(second.allow("rooms", "ben".to_owned(), 3, hour).await, Ok(None));
    assert_eq!(second.allow("hints", "anna".to_owned(), 3, hour).await, Ok(None));
    for _ in 0..5 {
        let passed = first.allow("rooms", "carl".to_owned(), 3, Duration::ZERO).await;
        assert_eq!(passed, Ok(None), "each begins anew");
    }
}

async fn a_newer_database_is_refused(url: &str) {
    let journal = PostgresJournal::open(url).await.unwrap();
    let refused = journal.backup(Path::new("copy")).await.unwrap_err();
    assert!(refused.to_string().contains("pg_dump"), "{refused}");
    journal.close().await.unwrap();
    let mut database = PgConnection::connect(url).await.unwrap();
    let newer = "INSERT INTO journal (version) VALUES (9)";
    sqlx::query(newer).execute(&mut database).await.unwrap();
    let refused = PostgresJournal::open(url).await.unwrap_err();
    assert_eq!(refused, Trouble::Newer { found: 9, known: 1 });
}

/// What was acknowledged is there after PostgreSQL was stopped at once, and meanwhile nothing is acknowledged.
#[tokio::test]
async fn a_restart_of_the_database_is_survived() {
    let mut server = Postgres::start().unwrap();
    let url = server.database("restart").unwrap();
    let journal = PostgresJournal::open(&url).await.unwrap();
    journal.commit(Commit::of_entries(vec![chat("a", 0, "x")])).await.unwrap();
    server.stop().unwrap();
    let next = Commit::of_entries(vec![chat("a", 1, "x")]);
    let meanwhile = tokio::join!(
        journal.commit(next.clone()),
        async { journal.entries("a", 0).await.map(drop) },
        journal.ready(),
    );
    for said in [meanwhile.0, meanwhile.1, meanwhile.2] {
        assert!(matches!(said, Err(Trouble::Away(_))), "{said:?}");
    }

    server.start_again().unwrap();
    let mut written = journal.commit(next.clone()).await;
    while let Err(Trouble::Away(_)) = written {
        written = journal.commit(next.clone()).await;
    }
    assert_eq!(written, Ok(()));
    assert_eq!(journal.heads(vec!["a".to_owned()]).await.unwrap(), [2]);
}
