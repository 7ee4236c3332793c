//! A store that an earlier program wrote: its matches verify, and running matches go on.
//!
//! The fixtures are described in `platform/store/tests/store/stored.rs`.

use std::io::Read as _;

use crate::common::{config, done, enter, generous, play_on};
use flate2::read::GzDecoder;
use protocol::{Progress, ToServer};
use serde_json::{Value, json};
use server::admin::{Admin, Verified};
use server::{Config, DataStore, Environment, Role, Server};
use sqlx::{AssertSqlSafe, Connection as _, PgConnection};
use store::Location;
use test_client::TestClient;
use testbed::Postgres;

/// A moment after the last entry of the fixture, so that no clock has run out.
const NOW: i64 = 1_794_793_690_000;

#[tokio::test]
async fn an_sqlite_file_of_an_earlier_program_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = unpacked(include_bytes!("../../store/tests/fixtures/before.sqlite.gz"));
    std::fs::write(folder.path().join("monumenta.sqlite"), file).unwrap();
    let config = config(folder.path(), generous());
    let path = folder.path().join("monumenta.sqlite");
    let file = std::fs::read(&path).unwrap();
    check_upgrade(&Location::from(folder.path())).await;
    assert!(std::fs::read(&path).unwrap() == file, "the check leaves the file as it is");
    check(&Location::from(folder.path()), config).await;
}

#[tokio::test]
async fn a_postgres_database_of_an_earlier_program_goes_on() {
    let server = Postgres::start().unwrap();
    let database = server.database("before").unwrap();
    let dump = unpacked(include_bytes!("../../store/tests/fixtures/before.pg.sql.gz"));
    let mut connection = PgConnection::connect(&database).await.unwrap();
    let dump = AssertSqlSafe(String::from_utf8(dump).unwrap());
    sqlx::raw_sql(dump).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let location = Location::Postgres(database.clone());
    check_upgrade(&location).await;
    let store = DataStore::Shared { database, bus: None, role: Role::All };
    check(&location, Config { store, ..config(folder.path(), generous()) }).await;
}

fn unpacked(bytes: &[u8]) -> Vec<u8> {
    let mut unpacked = Vec::new();
    GzDecoder::new(bytes).read_to_end(&mut unpacked).unwrap();
    unpacked
}

/// The upgrade check finds that this program can continue all matches, with the rules and packs that they began with.
async fn check_upgrade(location: &Location) {
    let admin = Admin::open_unchanged(location.clone()).await.unwrap();
    let found = admin.upgrade_check().await.unwrap();
    admin.close().await.unwrap();
    assert_eq!(found.would_freeze, []);
    assert!(4 <= found.running, "{found:?}");
}

async fn check(location: &Location, config: Config) {
    let before = verify(location).await;
    assert_eq!((before.rooms, before.matches, before.steps), (10, 9, 1331));

    let luck = |bytes: &mut [u8]| bytes.fill_with(|| 7);
    let environment = Environment::new(|| NOW, luck);
    let server = Server::start(Config { environment, ..config }).await.unwrap();
    let mut anna = TestClient::new(server.address());
    done(&mut anna, "/api/login", json!({ "name": "anna", "password": "correct horse" })).await;
    let mine = anna.get("/api/rooms/mine").await.unwrap().json();
    let rooms: Vec<&Value> = mine["rooms"].as_array().unwrap().iter().collect();
    let running = rooms.iter().filter(|it| it["room"]["state"] == "playing");
    let running: Vec<&str> = running.map(|it| it["room"]["id"].as_str().unwrap()).collect();
    assert_eq!(running.len(), 4, "a match of every game: {mine}");
    for room in running {
        let mut line = enter(&anna, room, None, Some(0)).await;
        let first = line.table.as_ref().unwrap().step;
        // The other player is gone, so vote for a bot. In some rooms a bot plays already, and the vote is refused.
        line.send(&ToServer::VoteAway { id: "vote".to_owned(), seat: 1 }).await.unwrap();
        line.reply_to("vote").await.unwrap();
        play_on(&mut line, 3).await;
        let table = line.table.unwrap();
        let is_over = matches!(table.progress, Progress::Over { .. });
        assert!(first + 3 <= table.step || is_over, "{room}: from {first} to {}", table.step);
    }
    server.stop().await.unwrap();
    let after = verify(location).await;
    assert!(before.steps + 12 <= after.steps, "{after:?}");
}

async fn verify(location: &Location) -> Verified {
    let admin = Admin::open(location.clone()).await.unwrap();
    let verified = admin.verify_all().await.unwrap();
    admin.close().await.unwrap();
    assert_eq!((&verified.broken[..], &verified.other_version[..]), (&[][..], &[][..]));
    verified
}
