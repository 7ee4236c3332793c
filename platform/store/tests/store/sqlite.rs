//! What only a SQLite file does.

use store::{Maintenance as _, RoomStore as _, SqliteStore, StoreError};

use crate::{TAKEN, chat, chats};

async fn open() -> (tempfile::TempDir, SqliteStore) {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    (folder, store)
}

#[tokio::test]
async fn a_newer_file_is_refused_and_a_backup_is_whole() {
    let (folder, store) = open().await;
    store.commit(chats("a", vec![chat(0, "x")])).await.unwrap();
    let copy = folder.path().join("copy");
    std::fs::create_dir(&copy).unwrap();
    store.backup(&copy.join("monumenta.sqlite")).await.unwrap();
    let copied = SqliteStore::open(&copy).await.unwrap();
    assert_eq!(copied.heads(vec!["a".to_owned()]).await.unwrap(), [1]);
    copied.close().await.unwrap();

    let path = copy.join("monumenta.sqlite");
    let mut bytes = std::fs::read(&path).unwrap();
    bytes[60..64].copy_from_slice(&10u32.to_be_bytes()); // the user version in SQLite's header
    std::fs::write(&path, bytes).unwrap();
    let refused = SqliteStore::open(&copy).await.unwrap_err();
    assert_eq!(refused, StoreError::Newer { found: 10, known: 9 });
}

/// There are more entries than may be staged: they are merged bit by bit, and a reader always sees all of them.
#[tokio::test]
async fn logs_are_whole_while_entries_are_merged() {
    let (folder, store) = open().await;
    let rooms = ["a", "b", "c", "d"];
    let (rounds, per_commit) = (30u32, 200u32);
    for round in 0..rounds {
        for room in rooms {
            let numbers = round * per_commit..(round + 1) * per_commit;
            let entries = numbers.map(|n| chat(n, &format!("{room} {n}"))).collect();
            store.commit(chats(room, entries)).await.unwrap();
        }
        assert_whole(&store, "b", (round + 1) * per_commit).await;
    }
    // The first is not closed: another program opens the file, and both go on.
    let second = SqliteStore::open(folder.path()).await.unwrap();
    let all = rounds * per_commit;
    for room in rooms {
        assert_whole(&second, room, all).await;
    }
    let next = |n| chats("a", vec![chat(n, &format!("a {n}"))]);
    second.commit(next(all)).await.unwrap();
    assert_eq!(store.commit(next(all)).await, TAKEN);
    store.commit(next(all + 1)).await.unwrap();
    assert_whole(&store, "a", all + 2).await;
}

async fn assert_whole(store: &SqliteStore, room: &str, n_entries: u32) {
    assert_eq!(store.heads(vec![room.to_owned()]).await.unwrap(), [n_entries]);
    let expected: Vec<_> = (0..n_entries).map(|n| chat(n, &format!("{room} {n}"))).collect();
    assert_eq!(store.entries(room, 0).await.unwrap(), expected);
}
