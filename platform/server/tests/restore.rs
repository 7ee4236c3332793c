//! A backup is restored after the server was killed.

use std::fs;
use std::path::Path;

use crate::common::{config, enter, generous, person_at, process, room_of};
use protocol::{FromServer, ToServer};
use serde_json::json;
use server::admin::{self, Admin, AdminError, BrokenRooms, Location, Restored};
use server::{Server, StartError};
use store::StoreError;
use test_client::{RoomConnection, TestClient};

/// Not a test by itself: the server that the test below starts in a process of its own, and kills.
#[test]
fn serve_until_killed() {
    let Some(folder) = std::env::var_os("SERVE_UNTIL_RESTORED") else { return };
    process::serve(config(Path::new(&folder), generous()));
}

async fn say(line: &mut RoomConnection, text: &str) {
    line.send(&ToServer::Chat { id: text.to_owned(), text: text.to_owned() }).await.unwrap();
    let reply = line.reply_to(text).await.unwrap();
    assert!(matches!(reply, FromServer::Done { .. }), "{reply:?}");
}

async fn restore(backup: &Path, folder: &Path) -> Result<Restored, AdminError> {
    admin::restore(backup, &Location::from(folder), BrokenRooms::Refuse).await
}

/// The log of a room, read by a server that runs on this folder.
async fn log_of(folder: &Path, client: &TestClient, room: &str) -> String {
    let server = Server::start(config(folder, generous())).await.unwrap();
    let client = TestClient { address: server.address(), ..client.clone() };
    let line = enter(&client, room, None, None).await;
    server.stop().await.unwrap();
    serde_json::to_string(&line.entries).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_replaces_the_data_of_a_killed_server() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let (test, variable) = ("restore::serve_until_killed", "SERVE_UNTIL_RESTORED");
    let (mut child, address) = process::start(test, variable, &data);
    let mut people = [person_at(address, "Anna").await];
    let (room, _) = room_of(&mut people, "antiquity", 2, json!({})).await;
    let [client] = people;
    let mut line = enter(&client, &room, None, None).await;
    say(&mut line, "before").await;
    let backup = folder.path().join("backup.sqlite");
    let administrator = Admin::open(data.as_path()).await.unwrap();
    administrator.backup(&backup).await.unwrap();
    administrator.close().await.unwrap();
    say(&mut line, "after").await;

    let running = restore(&backup, &data).await.unwrap_err();
    assert!(running.to_string().starts_with("a server runs on"), "{running}");
    let second = Server::start(config(&data, generous())).await.unwrap_err();
    assert!(matches!(second, StartError::Store(StoreError::InUse(_))), "{second}");
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(data.join("monumenta.sqlite-wal").exists(), "the log that would destroy the backup");

    let restored = restore(&backup, &data).await.unwrap();
    assert_eq!((restored.verified.matches, restored.verified.broken.len()), (1, 0));
    let log = log_of(&data, &client, &room).await;
    assert!(log.contains("before") && !log.contains("after"), "{log}");

    // Nothing is lost: the former data are whole, write-ahead log included.
    let former = restored.former.unwrap();
    let again = folder.path().join("again");
    fs::create_dir(&again).unwrap();
    for ending in ["", "-wal"] {
        let name = |path: &Path| format!("{}{ending}", path.display());
        fs::copy(name(&former), name(&again.join("monumenta.sqlite"))).unwrap();
    }
    let log = log_of(&again, &client, &room).await;
    assert!(log.contains("before") && log.contains("after"), "{log}");
}

#[tokio::test]
async fn what_is_no_whole_backup_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Server::start(config(&data, generous())).await.unwrap();
    let mut people = [person_at(server.address(), "Anna").await];
    room_of(&mut people, "antiquity", 2, json!({})).await;
    server.stop().await.unwrap();
    let before = fs::read(data.join("monumenta.sqlite")).unwrap();
    let file = folder.path().join("file");
    let administrator = Admin::open(data.as_path()).await.unwrap();
    administrator.backup(&file).await.unwrap();
    administrator.close().await.unwrap();
    let whole = fs::read(&file).unwrap();

    let mut damaged = whole.clone();
    damaged[2 * 4096..3 * 4096].fill(7);
    for (bytes, what) in [(&b""[..], "empty"), (&damaged, "damaged"), (&whole[..9000], "cut off")] {
        fs::write(&file, bytes).unwrap();
        let refused = restore(&file, &data).await.unwrap_err().to_string();
        assert!(refused.contains("is not a whole backup"), "{what}: {refused}");
    }
    let missing = restore(Path::new("nowhere"), &data).await.unwrap_err();
    assert!(matches!(missing, AdminError::Missing(_)), "{missing}");
    assert_eq!(fs::read(data.join("monumenta.sqlite")).unwrap(), before, "nothing has changed");
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_can_read_the_files() {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("new").join("data");
    let server = Server::start(config(&data, generous())).await.unwrap();
    person_at(server.address(), "Anna").await;
    let backup = folder.path().join("backup.sqlite");
    let administrator = Admin::open(data.as_path()).await.unwrap();
    administrator.backup(&backup).await.unwrap();
    administrator.close().await.unwrap();
    assert_eq!((mode(&data), mode(&backup)), (0o700, 0o600));
    for ending in ["", "-wal", "-shm"] {
        let file = data.join(format!("monumenta.sqlite{ending}"));
        assert_eq!(mode(&file), 0o600, "{ending}");
    }
    server.stop().await.unwrap();

    // A file that an earlier program made.
    let file = data.join("monumenta.sqlite");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
    Admin::open(data.as_path()).await.unwrap().close().await.unwrap();
    assert_eq!(mode(&file), 0o600);
}
