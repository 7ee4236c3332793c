//! What both stores must do, and what only one of them does.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::wildcard_enum_match_arm,
    reason = "a test may stumble, and looks for one thing among many"
)]

mod every;
mod migrations;
mod people;
mod postgres;
mod prune;
mod sqlite;
mod stored;

use protocol::{Deal, RoomInfo, RoomState, Settings};
use room::{LogEntry, RoomEvent};
use store::{IndexRow, IndexUpdate, Location, Member, Person, RoomCommit, Store, StoreError, open};
use tempfile::TempDir;
use testbed::Postgres;

/// Where a test keeps its store.
enum Place {
    Sqlite(TempDir),
    Postgres(String),
}

impl Place {
    fn sqlite() -> Self {
        Self::Sqlite(tempfile::tempdir().unwrap())
    }

    fn postgres(server: &Postgres, name: &str) -> Self {
        Self::Postgres(server.database(name).unwrap())
    }

    /// Opens the store, each time as another program would.
    async fn open(&self) -> Store {
        open(&self.location()).await.unwrap()
    }

    fn location(&self) -> Location {
        match self {
            Self::Sqlite(folder) => Location::from(folder.path()),
            Self::Postgres(url) => Location::Postgres(url.clone()),
        }
    }
}

macro_rules! both_stores_do {
    ($($module:ident::$what:ident,)*) => {
        mod sqlite_does {
            $(#[tokio::test]
            async fn $what() {
                crate::$module::$what(&crate::Place::sqlite()).await;
            })*
        }

        /// One database server for all, because it takes a second to start.
        #[tokio::test]
        async fn postgres_does() {
            let server = Postgres::start().unwrap();
            $($module::$what(&Place::postgres(&server, stringify!($what))).await;)*
        }
    };
}

both_stores_do! {
    every::entries_come_back_in_order_after_a_restart,
    every::a_commit_that_fails_fails_no_other,
    every::of_two_writers_one_wins_every_number,
    every::steps_of_two_writers_follow_each_other,
    every::entries_are_read_after_a_write_that_failed,
    every::many_rooms_are_written_at_once,
    every::lists_show_rooms_that_wait_first,
    every::rooms_are_claimed_when_they_are_due,
    every::people_are_found_by_tokens_and_accounts,
    every::archives_are_kept,
    every::heartbeats_add_up_downtime,
    every::rooms_that_name_a_person_are_found,
    every::everything_can_be_paged_through,
    every::acknowledged_entries_are_there_for_another_program,
    every::packs_are_kept_once,
    every::a_store_is_read_without_being_changed,
    people::changes_on_two_nodes_lose_nothing,
    people::a_deleted_person_never_comes_back,
    people::account_names_that_look_alike_are_taken,
    people::passwords_are_changed_and_recovered,
    people::codes_in_mails_count_once_and_for_a_while,
    people::sessions_without_a_token_have_ended,
    prune::what_nobody_uses_is_pruned,
}

fn chat(n: u32, text: &str) -> LogEntry {
    let (name, text) = ("Anna".to_owned(), text.to_owned());
    let event = RoomEvent::Chat { person: 1, name, account: false, text, id: None };
    LogEntry { n, at: 7, downtime: 0, event }
}

/// An entry that names no person.
fn step(n: u32) -> LogEntry {
    LogEntry {
        n,
        at: 7,
        downtime: 0,
        event: RoomEvent::Ready { seat: 0, ready: n.is_multiple_of(2) },
    }
}

fn chats(room: &str, entries: Vec<LogEntry>) -> RoomCommit {
    RoomCommit::of_entries(room, entries)
}

/// A row of an open room.
fn row(id: &str, changed: i64) -> IndexRow {
    let settings = Settings { open: true, ..Settings::new("antiquity", 2) };
    let deal =
        Deal { secret_commitment: "00".to_owned(), commitment: None, secret: None, seed: None };
    let info = RoomInfo {
        id: id.to_owned(),
        settings,
        state: RoomState::Gathering,
        host: "Anna".to_owned(),
        host_person: 1,
        seats: Vec::new(),
        deal,
        practice: false,
        origin: None,
        rematch: None,
        read_only: None,
        pack: None,
    };
    IndexRow { n_entries: 1, changed, deadline: None, leased_until: None, info }
}

fn over(mut row: IndexRow) -> IndexRow {
    row.info.state = RoomState::Over;
    row
}

fn indexed(row: IndexRow, members: Vec<Member>) -> RoomCommit {
    let room = row.info.id.clone();
    RoomCommit { index: Some(IndexUpdate { row, members }), ..RoomCommit::new(room) }
}

async fn put_rows(store: &Store, rows: impl IntoIterator<Item = IndexRow>) {
    for row in rows {
        store.rooms.commit(indexed(row, Vec::new())).await.unwrap();
    }
}

fn ids(rows: &[IndexRow]) -> Vec<&str> {
    rows.iter().map(|row| row.info.id.as_str()).collect()
}

fn person(id: i64, account: Option<&str>) -> Person {
    let account = account.map(str::to_owned);
    Person {
        id,
        name: "Anna".to_owned(),
        account,
        password: None,
        email: None,
        created: 1,
        deleted: false,
    }
}

/// The time, in milliseconds since 1970.
fn now() -> i64 {
    let since = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap();
    i64::try_from(since.as_millis()).unwrap()
}

const HOUR: i64 = 3_600_000;

/// The result of a commit whose entry number exists already.
const TAKEN: Result<(), StoreError> = Err(StoreError::EntryExists);
