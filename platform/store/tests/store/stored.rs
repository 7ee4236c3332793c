//! The stored forms, which every later program must read and write.

use std::collections::BTreeSet;
use std::io::Read as _;

use flate2::read::GzDecoder;
use room::{LogEntry, RoomEvent};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, PgConnection, Row as _};
use store::v1::{decode_body, encode_body};
use store::{Location, RoomCommit, open};
use testbed::Postgres;

/// An entry of every kind decodes and encodes to the same bytes.
#[test]
fn golden_entries_of_version_1_keep_their_bytes() {
    let golden = include_str!("../fixtures/v1.jsonl");
    let mut kinds = BTreeSet::new();
    for line in golden.lines() {
        let entry = decode_body(0, 0, line).unwrap();
        assert_eq!(encode_body(&entry).unwrap(), line);
        let debug = format!("{:?}", entry.event);
        kinds.insert(debug.split(' ').next().unwrap().to_owned());
    }
    assert_eq!(kinds.len(), 24, "every kind of event: {kinds:?}");
}

/// Every entry of a store that the last program before version 1 of this crate wrote decodes and encodes to the same
/// bytes, and the index can be read.
#[tokio::test]
async fn an_sqlite_file_of_an_earlier_program_keeps_its_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("monumenta.sqlite");
    std::fs::write(&path, unpacked(include_bytes!("../fixtures/before.sqlite.gz"))).unwrap();
    let options = SqliteConnectOptions::new().filename(&path);
    let mut file = options.connect().await.unwrap();
    let bodies = sqlx::query(BODIES).fetch_all(&mut file).await.unwrap();
    check_bodies(bodies.iter().map(|row| row.get(0)));
    let infos = sqlx::query(INFOS).fetch_all(&mut file).await.unwrap();
    check_infos(infos.iter().map(|row| row.get(0)));
    file.close().await.unwrap();
    check_store(&Location::from(folder.path()), bodies.len()).await;
}

/// The same store, copied into PostgreSQL by that program.
#[tokio::test]
async fn a_postgres_database_of_an_earlier_program_keeps_its_bytes() {
    let server = Postgres::start().unwrap();
    let url = server.database("before").unwrap();
    let dump = String::from_utf8(unpacked(include_bytes!("../fixtures/before.pg.sql.gz"))).unwrap();
    let mut database = PgConnection::connect(&url).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(dump)).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
    let mut database = PgConnection::connect(&url).await.unwrap();
    let bodies = sqlx::query(BODIES).fetch_all(&mut database).await.unwrap();
    check_bodies(bodies.iter().map(|row| row.get(0)));
    let infos = sqlx::query(INFOS).fetch_all(&mut database).await.unwrap();
    check_infos(infos.iter().map(|row| row.get(0)));
    check_store(&Location::Postgres(url), bodies.len()).await;
}

const BODIES: &str = "SELECT body FROM entry ORDER BY room, n";
const INFOS: &str = "SELECT info FROM room ORDER BY id";

fn unpacked(bytes: &[u8]) -> Vec<u8> {
    let mut unpacked = Vec::new();
    GzDecoder::new(bytes).read_to_end(&mut unpacked).unwrap();
    unpacked
}

fn check_bodies<'a>(bodies: impl Iterator<Item = &'a str>) {
    let mut n_bodies = 0;
    for body in bodies {
        assert_eq!(encode_body(&decode_body(0, 0, body).unwrap()).unwrap(), body);
        n_bodies += 1;
    }
    assert!(500 < n_bodies, "the fixture has only {n_bodies} entries");
}

/// Checks that the stored infos of the index are JSON and name all four games.
fn check_infos<'a>(infos: impl Iterator<Item = &'a str>) {
    let mut games = BTreeSet::new();
    for info in infos {
        let info: serde_json::Value = serde_json::from_str(info).unwrap();
        games.insert(info["settings"]["game"].as_str().unwrap().to_owned());
    }
    assert_eq!(games.len(), 4, "{games:?}");
}

async fn check_store(location: &Location, n_entries: usize) {
    let store = open(location).await.unwrap();
    let mut found = 0;
    let mut states = BTreeSet::new();
    for room in store.index.room_ids("", 1000).await.unwrap() {
        let entries = store.rooms.entries(&room, 0).await.unwrap();
        found += entries.len();
        let row = store.index.room(&room).await.unwrap().unwrap();
        assert_eq!(row.info.id, room);
        states.insert(format!("{:?}", row.info.state));
        let event = RoomEvent::Back { seat: 0, id: None };
        let next = LogEntry { n: entries.len() as u32, at: 0, downtime: 0, event };
        store.rooms.commit(RoomCommit::of_entries(&room, vec![next])).await.unwrap();
    }
    assert_eq!(found, n_entries);
    assert_eq!(states.into_iter().collect::<Vec<_>>(), ["Gathering", "Over", "Playing"]);
    assert!(store.people.person_by_account("anna").await.unwrap().is_some());
}
