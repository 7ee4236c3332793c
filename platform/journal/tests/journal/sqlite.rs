//! What SQLite's file is besides a journal.

use journal::{Commit, Journal as _, RoomRow, SqliteJournal, Trouble};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};

use crate::{chat, row};

async fn open() -> (tempfile::TempDir, SqliteJournal) {
    let folder = tempfile::tempdir().unwrap();
    let journal = SqliteJournal::open(folder.path()).await.unwrap();
    (folder, journal)
}

#[tokio::test]
async fn a_newer_file_is_refused_and_a_copy_is_whole() {
    let (folder, journal) = open().await;
    journal.commit(Commit::of_entries(vec![chat("a", 0, "x")])).await.unwrap();
    let copy = folder.path().join("copy");
    std::fs::create_dir(&copy).unwrap();
    journal.backup(&copy.join("monumenta.sqlite")).await.unwrap();
    let copied = SqliteJournal::open(&copy).await.unwrap();
    assert_eq!(copied.heads(vec!["a".to_owned()]).await.unwrap(), [1]);
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
    assert_eq!(journal.heads(vec!["a".to_owned()]).await.unwrap(), [2]);
    assert_eq!(journal.untold(10).await.unwrap(), ["a"]);
    let told = vec![("a".to_owned(), vec![1, 2])];
    journal.commit(Commit { told, ..Commit::default() }).await.unwrap();
    assert_eq!(journal.untold(10).await.unwrap(), Vec::<String>::new());
    assert_eq!(journal.told("a").await.unwrap(), Some(vec![1, 2]));
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
    assert_eq!(journal.heads(vec![room.to_owned()]).await.unwrap(), [many]);
    let entries = journal.entries(room, 0).await.unwrap();
    assert_eq!(entries.len(), many as usize);
    for (n, entry) in (0u32..).zip(entries) {
        assert_eq!((entry.n, entry.what), (n, chat(room, n, &format!("{room} {n}")).what));
    }
}
