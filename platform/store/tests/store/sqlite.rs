//! Tests of SQLite alone: merging, backups and permissions of files.

use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqliteConnectOptions;
use store::{FolderLock, Maintenance as _, Restore, RoomStore as _, SqliteStore, StoreError};

use crate::{TAKEN, chat, chats, person, step};

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

/// A writer that is never idle merges between its writes: staged entries are bounded, in the file and in memory.
#[tokio::test]
async fn entries_are_merged_while_others_arrive() {
    let (folder, store) = open().await;
    let (n_rooms, n_entries) = (40, 1_000);
    for first in (0..n_entries).step_by(100) {
        for room in 0..n_rooms {
            let entries = (first..first + 100).map(step).collect();
            store.commit(chats(&format!("r{room}"), entries)).await.unwrap();
        }
    }
    let file = SqliteConnectOptions::new().filename(folder.path().join("monumenta.sqlite"));
    let mut file = file.connect().await.unwrap();
    let sql = "SELECT COUNT(*) FROM fresh, json_each(fresh.entries) WHERE NOT EXISTS \
               (SELECT 1 FROM entry WHERE room = value ->> 0 AND n = value ->> 1)";
    let staged: i64 = sqlx::query_scalar(sql).fetch_one(&mut file).await.unwrap();
    assert!(staged <= 20_000, "{staged} of 40,000 entries are staged");
    for room in 0..n_rooms {
        let expected: Vec<_> = (0..n_entries).map(step).collect();
        assert_eq!(store.entries(&format!("r{room}"), 0).await.unwrap(), expected);
    }
}

/// Closing leaves a single file, which can be copied by itself.
#[tokio::test]
async fn a_store_that_was_closed_has_everything_in_one_file() {
    let (folder, store) = open().await;
    store.commit(chats("a", vec![step(0)])).await.unwrap();
    store.close().await.unwrap();
    let copy = tempfile::tempdir().unwrap();
    let name = "monumenta.sqlite";
    std::fs::copy(folder.path().join(name), copy.path().join(name)).unwrap();
    let copied = SqliteStore::open(copy.path()).await.unwrap();
    assert_eq!(copied.entries("a", 0).await.unwrap(), [step(0)]);
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_can_read_a_store() {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = |path: &std::path::Path| path.metadata().unwrap().permissions().mode() & 0o777;
    let place = tempfile::tempdir().unwrap();
    let (folder, file) = (place.path().join("new"), place.path().join("monumenta.sqlite"));
    SqliteStore::open(&folder).await.unwrap();
    assert_eq!((mode(&folder), mode(&folder.join("monumenta.sqlite"))), (0o700, 0o600));
    std::fs::write(&file, "").unwrap();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    SqliteStore::open(place.path()).await.unwrap();
    assert_eq!(mode(&file), 0o600, "an earlier program had made it readable for all");
}

#[tokio::test]
async fn a_backup_takes_the_place_of_a_store_which_gets_another_name() {
    let (folder, store) = open().await;
    let folder = folder.path();
    store.commit(chats("a", vec![step(0)])).await.unwrap();
    let backup = folder.join("backup.sqlite");
    store.backup(&backup).await.unwrap();
    store.commit(chats("a", vec![step(1)])).await.unwrap();
    let live = Restore::prepare(&folder.join("monumenta.sqlite"), folder).await.unwrap_err();
    assert!(live.to_string().contains("in use"), "{live}");
    store.close().await.unwrap();

    let broken = folder.join("broken.sqlite");
    std::fs::write(&broken, "no database").unwrap();
    let empty = folder.join("empty.sqlite");
    std::fs::write(&empty, "").unwrap();
    for file in [&broken, &empty] {
        let refused = Restore::prepare(file, folder).await.unwrap_err();
        assert!(refused.to_string().contains("is not a whole backup"), "{refused}");
        assert!(!folder.join("restoring").exists(), "no copy is left");
    }
    for nth in 1..3 {
        let restore = Restore::prepare(&backup, folder).await.unwrap();
        assert!(matches!(FolderLock::take(folder), Err(StoreError::InUse(_))), "no server starts");
        let copy = store::open(&restore.location()).await.unwrap();
        assert_eq!(copy.rooms.heads(vec!["a".to_owned()]).await.unwrap(), [1]);
        copy.maintenance.close().await.unwrap();
        let former = restore.put_in_place().unwrap();
        assert_eq!(former, Some(folder.join(format!("former-{nth}.sqlite"))));
        assert!(former.unwrap().exists() && !folder.join("restoring").exists());
    }
    let store = SqliteStore::open(folder).await.unwrap();
    assert_eq!(store.heads(vec!["a".to_owned()]).await.unwrap(), [1], "as the backup was");
    let former = tempfile::tempdir().unwrap();
    let restore = Restore::prepare(&folder.join("former-1.sqlite"), former.path()).await.unwrap();
    assert_eq!(restore.put_in_place().unwrap(), None, "there was nothing");
    let former = SqliteStore::open(former.path()).await.unwrap();
    assert_eq!(former.heads(vec!["a".to_owned()]).await.unwrap(), [2], "nothing is lost");
}

#[test]
fn people_and_tokens_are_printed_without_what_is_secret() {
    let person = store::Person { password: Some("hash".to_owned()), ..person(7, Some("anna")) };
    assert_eq!(format!("{person:?}"), "Person { id: 7, .. }");
    let printed = format!("{:?}", store::TokenHash("secret".to_owned()));
    assert!(printed.contains("TokenHash") && !printed.contains("secret"), "{printed}");
}

async fn assert_whole(store: &SqliteStore, room: &str, n_entries: u32) {
    assert_eq!(store.heads(vec![room.to_owned()]).await.unwrap(), [n_entries]);
    let expected: Vec<_> = (0..n_entries).map(|n| chat(n, &format!("{room} {n}"))).collect();
    assert_eq!(store.entries(room, 0).await.unwrap(), expected);
}
