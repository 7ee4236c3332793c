//! What every journal must do, whatever keeps it.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::wildcard_enum_match_arm,
    reason = "a test may stumble, and looks for one thing among many"
)]

use std::sync::Arc;

use journal::{
    Commit, Happening, Journal, Member, Person, RoomRow, SqliteJournal, StoredEntry, TokenHash,
    Trouble,
};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};

fn chat(room: &str, n: u32, text: &str) -> StoredEntry {
    let what =
        Happening::Chat { person: 1, name: "Anna".to_owned(), text: text.to_owned(), id: None };
    StoredEntry { room: room.to_owned(), n, at: 7, what }
}

fn row(id: &str, changed: i64) -> RoomRow {
    RoomRow {
        id: id.to_owned(),
        game: "antiquity".to_owned(),
        state: "gathering".to_owned(),
        open: true,
        n_entries: 1,
        changed,
        deadline: None,
        info: "{}".to_owned(),
    }
}

fn person(id: i64, account: Option<&str>) -> Person {
    let account = account.map(str::to_owned);
    Person { id, name: "Anna".to_owned(), account, password: None, created: 1 }
}

async fn open() -> (tempfile::TempDir, SqliteJournal) {
    let folder = tempfile::tempdir().unwrap();
    let journal = SqliteJournal::open(folder.path()).await.unwrap();
    (folder, journal)
}

#[tokio::test]
async fn entries_come_back_in_order_after_a_restart() {
    let (folder, journal) = open().await;
    let commit = Commit::of_entries(vec![chat("a", 0, "one"), chat("a", 1, "two")]);
    journal.commit(commit).await.unwrap();
    journal.commit(Commit::of_entries(vec![chat("b", 0, "other")])).await.unwrap();
    journal.close().await.unwrap();
    assert_eq!(journal.commit(Commit::default()).await, Err(Trouble::Closed));

    let journal = SqliteJournal::open(folder.path()).await.unwrap();
    let entries = journal.entries("a", 0).await.unwrap();
    assert_eq!(entries.iter().map(|entry| entry.n).collect::<Vec<_>>(), [0, 1]);
    assert_eq!(entries[1].what, chat("a", 1, "two").what);
    assert_eq!(journal.entries("a", 1).await.unwrap().len(), 1);
    assert_eq!(journal.n_entries("a").await.unwrap(), 2);
    assert_eq!(journal.n_entries("nowhere").await.unwrap(), 0);
    assert_eq!(journal.room_ids("", 10).await.unwrap(), ["a", "b"]);
}

#[tokio::test]
async fn a_number_is_given_once_and_a_spoilt_commit_spoils_no_other() {
    let (_folder, journal) = open().await;
    let journal = Arc::new(journal);
    journal.commit(Commit::of_entries(vec![chat("a", 0, "first")])).await.unwrap();
    let both = Commit::of_entries(vec![chat("a", 1, "half"), chat("a", 0, "second")]);
    let others = (0..50).map(|nth| {
        let journal = Arc::clone(&journal);
        let entry = chat(&format!("r{nth}"), 0, "x");
        tokio::spawn(async move { journal.commit(Commit::of_entries(vec![entry])).await })
    });
    let others: Vec<_> = others.collect();
    assert_eq!(journal.commit(both).await, Err(Trouble::Stale));
    for other in others {
        assert_eq!(other.await.unwrap(), Ok(()));
    }
    assert_eq!(journal.n_entries("a").await.unwrap(), 1, "all of a commit or nothing");
}

#[tokio::test]
async fn of_two_writers_one_wins_every_number() {
    let (folder, first) = open().await;
    let second = SqliteJournal::open(folder.path()).await.unwrap();
    for n in 0..20 {
        let commit = Commit::of_entries(vec![chat("a", n, "x")]);
        let (one, other) = tokio::join!(first.commit(commit.clone()), second.commit(commit));
        assert!(one.is_ok() != other.is_ok(), "{one:?} {other:?}");
    }
}

#[tokio::test]
async fn lists_show_what_waits_first() {
    let (_folder, journal) = open().await;
    let member = |turn, place: Option<u8>| Member {
        person: 5,
        seat: 0,
        turn,
        place,
        points: place.map(|place| 30 - i32::from(place)),
    };
    let over = RoomRow { state: "over".to_owned(), ..row("c", 9) };
    let timed = RoomRow { deadline: Some(100), ..row("b", 2) };
    journal
        .commit(Commit {
            rooms: vec![row("a", 1), timed, over],
            members: vec![
                ("a".to_owned(), vec![member(false, None)]),
                ("b".to_owned(), vec![member(true, None)]),
                ("c".to_owned(), vec![member(false, Some(1))]),
            ],
            ..Commit::default()
        })
        .await
        .unwrap();
    let mine = journal.rooms_of(5, 10).await.unwrap();
    let ids: Vec<&str> = mine.iter().map(|(row, _)| row.id.as_str()).collect();
    assert_eq!(ids, ["b", "c", "a"]);
    let open = journal.open_rooms("gathering", 10).await.unwrap();
    assert_eq!(open.iter().map(|row| row.id.as_str()).collect::<Vec<_>>(), ["b", "a"]);
    assert_eq!(journal.due(99, 10).await.unwrap(), Vec::<String>::new());
    assert_eq!(journal.due(100, 10).await.unwrap(), ["b"]);
    let statistics = journal.statistics(5).await.unwrap();
    assert_eq!((statistics.len(), statistics[0].won, statistics[0].best), (1, 1, 29));
}

#[tokio::test]
async fn people_are_found_by_their_tokens_and_accounts() {
    let (_folder, journal) = open().await;
    let token = TokenHash("00ff".to_owned());
    journal
        .commit(Commit {
            people: vec![person(1, Some("anna"))],
            tokens: vec![(token.clone(), 1)],
            visits: vec![(1, "a".to_owned(), 17)],
            ..Commit::default()
        })
        .await
        .unwrap();
    let found = journal.person_by_token(token.clone()).await.unwrap();
    assert_eq!(found, Some(person(1, Some("anna"))));
    assert!(journal.person_by_account("anna").await.unwrap().is_some());
    let taken = Commit { people: vec![person(2, Some("anna"))], ..Commit::default() };
    assert_eq!(journal.commit(taken).await, Err(Trouble::Taken));
    assert_eq!(journal.visited(1, "a").await.unwrap(), Some(17));
    let out = Commit { logged_out: vec![1], ..Commit::default() };
    journal.commit(out).await.unwrap();
    assert_eq!(journal.person_by_token(token).await.unwrap(), None);
}

#[tokio::test]
async fn a_newer_file_is_refused_and_a_copy_is_whole() {
    let (folder, journal) = open().await;
    journal.commit(Commit::of_entries(vec![chat("a", 0, "x")])).await.unwrap();
    let copy = folder.path().join("copy");
    std::fs::create_dir(&copy).unwrap();
    journal.backup(&copy.join("monumenta.sqlite")).await.unwrap();
    let copied = SqliteJournal::open(&copy).await.unwrap();
    assert_eq!(copied.n_entries("a").await.unwrap(), 1);
    copied.close().await.unwrap();

    let path = copy.join("monumenta.sqlite");
    let mut bytes = std::fs::read(&path).unwrap();
    bytes[60..64].copy_from_slice(&9u32.to_be_bytes()); // the user version in SQLite's header
    std::fs::write(&path, bytes).unwrap();
    let refused = SqliteJournal::open(&copy).await.unwrap_err();
    assert_eq!(refused, Trouble::Newer { found: 9, known: 3 });
}

/// An older file had no fresh entries and kept nothing of what was told.
#[tokio::test]
async fn an_older_file_is_brought_up_to_date() {
    let (folder, journal) = open().await;
    let rooms = vec![RoomRow { state: "over".to_owned(), ..row("a", 1) }];
    let entries = vec![chat("a", 0, "x")];
    journal.commit(Commit { entries, rooms, ..Commit::default() }).await.unwrap();
    journal.close().await.unwrap();
    let path = folder.path().join("monumenta.sqlite");
    let mut file = SqliteConnectOptions::new().filename(path).connect().await.unwrap();
    let older = "DROP TABLE fresh; DROP INDEX room_untold; ALTER TABLE room DROP COLUMN told; \
                 PRAGMA user_version = 1";
    sqlx::raw_sql(older).execute(&mut file).await.unwrap();
    file.close().await.unwrap();

    let journal = SqliteJournal::open(folder.path()).await.unwrap();
    journal.commit(Commit::of_entries(vec![chat("a", 1, "y")])).await.unwrap();
    assert_eq!(journal.n_entries("a").await.unwrap(), 2);
    assert_eq!(journal.untold(10).await.unwrap(), ["a"]);
    let told = vec![("a".to_owned(), vec![1, 2])];
    journal.commit(Commit { told, ..Commit::default() }).await.unwrap();
    assert_eq!(journal.untold(10).await.unwrap(), Vec::<String>::new());
    assert_eq!(journal.told("a").await.unwrap(), Some(vec![1, 2]));
}

/// Entries that were acknowledged and not yet folded when the program ended are there, and their numbers are taken.
#[tokio::test]
async fn what_was_not_folded_is_there_after_a_restart() {
    let (folder, journal) = open().await;
    let odd = "« x » \"y\" \\ / \u{1f600} \u{1}\n{}[]";
    for n in 0..5 {
        journal.commit(Commit::of_entries(vec![chat("a", n, odd)])).await.unwrap();
    }
    // Nothing is closed: another program opens the file.
    let second = SqliteJournal::open(folder.path()).await.unwrap();
    assert_eq!(second.n_entries("a").await.unwrap(), 5);
    assert_eq!(second.entries("a", 4).await.unwrap()[0].what, chat("a", 4, odd).what);
    assert_eq!(
        second.commit(Commit::of_entries(vec![chat("a", 4, "again")])).await,
        Err(Trouble::Stale)
    );
    let gap = Commit::of_entries(vec![chat("a", 6, "too far")]);
    assert_eq!(journal.commit(gap).await, Err(Trouble::Stale));
    journal.commit(Commit::of_entries(vec![chat("a", 5, "y")])).await.unwrap();
    let rewritten = vec![chat("a", 5, "—")];
    journal.commit(Commit { rewritten, ..Commit::default() }).await.unwrap();
    assert_eq!(journal.entries("a", 5).await.unwrap()[0].what, chat("a", 5, "—").what);
}

/// More entries than may wait: they are folded bit by bit, and at any time a room has all of them.
#[tokio::test]
async fn rooms_are_whole_while_entries_are_folded() {
    let (folder, journal) = open().await;
    let rooms = ["a", "b", "c", "d"];
    let (rounds, at_once) = (30u32, 200u32);
    for round in 0..rounds {
        for room in rooms {
            let ns = round * at_once..(round + 1) * at_once;
            let entries = ns.map(|n| chat(room, n, &format!("{room} {n}"))).collect();
            journal.commit(Commit::of_entries(entries)).await.unwrap();
        }
        assert_whole(&journal, "b", (round + 1) * at_once).await;
    }
    // Nothing is closed: another program opens the file, and both go on.
    let second = SqliteJournal::open(folder.path()).await.unwrap();
    let all = rounds * at_once;
    for room in rooms {
        assert_whole(&second, room, all).await;
    }
    let next = |n| Commit::of_entries(vec![chat("a", n, &format!("a {n}"))]);
    second.commit(next(all)).await.unwrap();
    assert_eq!(journal.commit(next(all)).await, Err(Trouble::Stale));
    journal.commit(next(all + 1)).await.unwrap();
    assert_whole(&journal, "a", all + 2).await;
}

async fn assert_whole(journal: &SqliteJournal, room: &str, many: u32) {
    assert_eq!(journal.n_entries(room).await.unwrap(), many);
    let entries = journal.entries(room, 0).await.unwrap();
    assert_eq!(entries.len(), many as usize);
    for (n, entry) in (0u32..).zip(entries) {
        assert_eq!((entry.n, entry.what), (n, chat(room, n, &format!("{room} {n}")).what));
    }
}
