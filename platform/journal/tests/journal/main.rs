//! What every journal must do, whatever keeps it; and what each store does besides.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::wildcard_enum_match_arm,
    reason = "a test may stumble, and looks for one thing among many"
)]

mod every;
mod postgres;
mod sqlite;

use std::sync::Arc;

use journal::{Happening, Journal, Person, PostgresJournal, RoomRow, SqliteJournal, StoredEntry};
use tempfile::TempDir;
use testbed::Postgres;

/// Where a journal is kept.
enum Store {
    Sqlite(TempDir),
    Postgres(String),
}

impl Store {
    fn sqlite() -> Self {
        Self::Sqlite(tempfile::tempdir().unwrap())
    }

    fn postgres(server: &Postgres, name: &str) -> Self {
        Self::Postgres(server.database(name).unwrap())
    }

    /// Opens it, as often as one likes: each time as another program would.
    async fn open(&self) -> Arc<dyn Journal> {
        match self {
            Self::Sqlite(folder) => Arc::new(SqliteJournal::open(folder.path()).await.unwrap()),
            Self::Postgres(url) => Arc::new(PostgresJournal::open(url).await.unwrap()),
        }
    }
}

macro_rules! both_stores_do {
    ($($what:ident,)*) => {
        mod sqlite_does {
            $(#[tokio::test]
            async fn $what() {
                crate::every::$what(&crate::Store::sqlite()).await;
            })*
        }

        /// One server for all: it takes a second to start.
        #[tokio::test]
        async fn postgres_does() {
            let server = Postgres::start().unwrap();
            $(every::$what(&Store::postgres(&server, stringify!($what))).await;)*
        }
    };
}

both_stores_do! {
    entries_come_back_in_order_after_a_restart,
    a_number_is_given_once_and_a_spoilt_commit_spoils_no_other,
    of_two_writers_one_wins_every_number,
    many_rooms_are_written_at_once,
    lists_show_what_waits_first,
    rooms_are_claimed_when_they_are_due,
    people_are_found_by_their_tokens_and_accounts,
    what_was_told_is_kept,
    everything_can_be_gone_through,
    what_was_acknowledged_is_there_for_another_program,
}

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
        held_until: None,
        info: "{}".to_owned(),
    }
}

fn person(id: i64, account: Option<&str>) -> Person {
    let account = account.map(str::to_owned);
    Person { id, name: "Anna".to_owned(), account, password: None, created: 1 }
}

/// The time, in milliseconds since 1970.
fn now() -> i64 {
    let since = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap();
    i64::try_from(since.as_millis()).unwrap()
}

const HOUR: i64 = 3_600_000;
