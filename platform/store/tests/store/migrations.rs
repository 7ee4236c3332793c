//! Databases made by every earlier version open, keep their entries and can be written.
//!
//! The fixtures `sqlite_v*.sql` and `postgres_v*.sql` are the tables as those programs made them.

use std::fs;
use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, PgConnection};
use store::{
    KeptPack, Location, MailCode, MailPurpose, PersonChange, RoomCommit, TokenHash, open, skeleton,
};
use testbed::Postgres;

use crate::{HOUR, chat, chats, now, over, put_rows, row};

const ROWS: &str = r#"
INSERT INTO entry (room, n, at, body)
VALUES ('a', 0, 7, '{"what":"chat","person":1,"name":"Anna","text":"x"}');
INSERT INTO person (id, name, created) VALUES (5, 'Anna', 1), (6, '—', 1);
INSERT INTO person (id, name, account, created) VALUES (7, 'Ben', 'ben', 1), (8, 'Ben', 'bеn', 1);
INSERT INTO token (hash, person) VALUES ('00ff', 5);
"#;

/// Rows that only version 2 and later of the SQLite file have.
const STAGED: &str = r#"
INSERT INTO fresh (entries) VALUES ('[["a",1,7,{"what":"chat","person":1,"name":"Anna","text":"y"}]]');
"#;

#[tokio::test]
async fn sqlite_files_of_every_version_are_migrated() {
    let staged = [
        (include_str!("../fixtures/sqlite_v1.sql"), ""),
        (include_str!("../fixtures/sqlite_v2.sql"), STAGED),
        (include_str!("../fixtures/sqlite_v3.sql"), STAGED),
    ];
    for (tables, staged) in staged {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("monumenta.sqlite");
        let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
        let mut file = options.connect().await.unwrap();
        for sql in [tables, ROWS, staged] {
            sqlx::raw_sql(sql).execute(&mut file).await.unwrap();
        }
        file.close().await.unwrap();
        let n_entries = if staged.is_empty() { 1 } else { 2 };
        check(&Location::from(folder.path()), n_entries).await;
    }
}

#[tokio::test]
async fn postgres_databases_of_every_version_are_migrated() {
    let server = Postgres::start().unwrap();
    let versions = [
        ("first", include_str!("../fixtures/postgres_v1_first.sql")),
        ("with_limits", include_str!("../fixtures/postgres_v1.sql")),
        ("version_2", include_str!("../fixtures/postgres_v2.sql")),
    ];
    for (name, tables) in versions {
        let url = server.database(name).unwrap();
        let mut database = PgConnection::connect(&url).await.unwrap();
        for sql in [tables, ROWS] {
            sqlx::raw_sql(sql).execute(&mut database).await.unwrap();
        }
        database.close().await.unwrap();
        check(&Location::Postgres(url), 1).await;
    }
}

/// Opens the store twice: the second time there is nothing to migrate.
async fn check(location: &Location, n_entries: u32) {
    let texts = ["x", "y"];
    let kept: Vec<_> = (0..n_entries).zip(texts).map(|(n, text)| chat(n, text)).collect();
    for round in 0..2 {
        let store = open(location).await.unwrap();
        let entries = store.rooms.entries("a", 0).await.unwrap();
        assert_eq!(entries[..n_entries as usize], kept);
        let next = n_entries + round;
        store.rooms.commit(chats("a", vec![chat(next, "new")])).await.unwrap();
        assert_eq!(store.rooms.heads(vec!["a".to_owned()]).await.unwrap(), [next + 1]);
        put_rows(&store, [over(row("a", 1))]).await;
        let archive = Some(vec![1, 2]);
        store.rooms.commit(RoomCommit { archive, ..RoomCommit::new("a") }).await.unwrap();
        assert_eq!(store.rooms.archive("a").await.unwrap(), Some(vec![1, 2]));
        assert_eq!(store.index.rooms_naming(1).await.unwrap(), ["a"]);
        let hour = std::time::Duration::from_secs(3600);
        assert_eq!(store.limits.allow("rooms", "anna".to_owned(), 9, hour).await, Ok(None));
        assert_eq!(store.people.person(5).await.unwrap().map(|it| it.name), Some("Anna".into()));
        let (anna, used) = store.tokens.owner(TokenHash("00ff".to_owned())).await.unwrap().unwrap();
        assert_eq!((anna.id, anna.deleted), (5, false));
        assert!(now() - HOUR < used, "a token of an earlier program counts as used now: {used}");
        assert!(store.people.person(6).await.unwrap().unwrap().deleted, "who was deleted stays so");
        let ben = store.people.person_by_skeleton(&skeleton("B\u{435}n")).await.unwrap().unwrap();
        assert!([7, 8].contains(&ben.id), "of two accounts that look alike one has the skeleton");
        let email = format!("ben{round}@example.org");
        let code = TokenHash("c0de".to_owned());
        let (purpose, hash) = (MailPurpose::Confirm, code.clone());
        let sent = MailCode { purpose, hash, email: email.clone(), expires: 9 };
        store.people.save(PersonChange::MailCode(sent).of(7)).await.unwrap();
        store.people.save(PersonChange::ConfirmEmail { code, at: 8 }.of(7)).await.unwrap();
        let found = store.people.people_by_email(&email, 2).await.unwrap();
        assert_eq!(found.iter().map(|it| it.id).collect::<Vec<_>>(), [7]);
        let kept = store.packs.all().await.unwrap();
        store.packs.keep(vec![pack(&format!("{round}"))]).await.unwrap();
        assert_eq!(store.packs.all().await.unwrap().len(), kept.len() + 1);
        store.maintenance.close().await.unwrap();
    }
}

fn pack(hash: &str) -> KeptPack {
    KeptPack { hash: hash.to_owned(), game: "quarry".to_owned(), files: Default::default() }
}

/// Every file in the folder of migrations is applied.
#[test]
fn no_migration_is_forgotten() {
    for (folder, source) in [
        ("src/sqlite/migrations", include_str!("../../src/sqlite/mod.rs")),
        ("src/postgres/migrations", include_str!("../../src/postgres/mod.rs")),
    ] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        let mut names: Vec<_> =
            fs::read_dir(path).unwrap().map(|it| it.unwrap().file_name()).collect();
        names.sort();
        assert!(!names.is_empty());
        for (nth, name) in names.iter().enumerate() {
            let name = name.to_str().unwrap();
            assert!(name.starts_with(&format!("{:04}_", nth + 1)), "{name} is out of order");
            assert!(source.contains(&format!("migrations/{name}")), "{name} is not in {folder}");
        }
    }
}
