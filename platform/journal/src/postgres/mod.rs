//! The journal in PostgreSQL, which several servers share.
//!
//! Its clock decides what is due, and the primary key of `entry` decides who was first.

mod allow;
mod group;
#[path = "../read.rs"]
#[allow(clippy::duplicate_mod, reason = "the same SQL does for both stores")]
mod read;
mod tables;

use std::future::Future;
use std::path::Path;
use std::str::FromStr as _;
use std::time::Duration;

use queue::Queue;
use sqlx::postgres::{PgConnectOptions, PgPool as Pool, PgPoolOptions, PgRow as Line};
use sqlx::{ConnectOptions as _, Connection as _};

use self::group::Writers;
use crate::{
    Answer, Commit, Counts, HOLD, Journal, Member, Person, RoomId, RoomRow, Statistics,
    StoredEntry, TokenHash, Trouble,
};

/// The version of the tables. A program that knows less refuses them.
const VERSION: i64 = 1;

/// Servers that start at once make the tables one after the other. The number means nothing.
const MAKING: i64 = 0x6a_6f_75_72;

/// So long a connection is waited for.
const ACQUIRING: Duration = Duration::from_secs(3);

/// So long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(6);

/// So long whoever asks whether it is ready waits.
const READY: Duration = Duration::from_secs(2);

/// A connection that rested longer is tried before it is used.
const RESTED: Duration = Duration::from_secs(1);

/// Connections to the database, those of the writers included.
const CONNECTIONS: u32 = 12;

/// The kind of the jobs that say that something is due in a room.
const DUE: &str = "room";

/// Asks for the next numbers of many rooms, in their order.
const HEADS: &str = "SELECT (SELECT COALESCE(MAX(n) + 1, 0) FROM entry WHERE room = value) AS next \
                     FROM json_array_elements_text($1::json) WITH ORDINALITY AS asked (value, key) \
                     ORDER BY key";

/// The journal in PostgreSQL.
#[derive(Debug)]
pub struct PostgresJournal {
    pool: Pool,
    writers: Writers,
    due: Queue,
    hold: Duration,
}

impl PostgresJournal {
    /// Opens the database at `postgres://…`, and makes the tables where they are missing.
    pub async fn open(url: &str) -> Result<Self, Trouble> {
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(ACQUIRING)
            .idle_timeout(Duration::from_secs(60))
            .test_before_acquire(false)
            .before_acquire(|connection, it| {
                Box::pin(async move {
                    if RESTED < it.idle_for {
                        connection.ping().await?;
                    }
                    Ok(true)
                })
            })
            .connect_with(options(url)?)
            .await?;
        migrate(&pool).await?;
        let writers = Writers::start(&pool);
        Ok(Self { due: Queue::of(pool.clone()), pool, writers, hold: HOLD })
    }

    /// Leaves rooms for another time than [`HOLD`] to the server that claimed them. For tests.
    #[doc(hidden)]
    pub fn holding(self, hold: Duration) -> Self {
        Self { hold, ..self }
    }
}

/// A server that is cut off must not keep others waiting for what it began.
fn options(url: &str) -> Result<PgConnectOptions, Trouble> {
    let options = PgConnectOptions::from_str(url)?.application_name("monumenta").options([
        ("synchronous_commit", "on"),
        ("lock_timeout", "3s"),
        ("idle_in_transaction_session_timeout", "5s"),
    ]);
    Ok(options.disable_statement_logging())
}

async fn migrate(pool: &Pool) -> Result<(), Trouble> {
    let mut making = pool.begin().await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(MAKING).execute(&mut *making).await?;
    let table = "CREATE TABLE IF NOT EXISTS journal (version BIGINT NOT NULL)";
    sqlx::query(table).execute(&mut *making).await?;
    let found = sqlx::query_scalar("SELECT MAX(version) FROM journal").fetch_one(&mut *making);
    let found: Option<i64> = found.await?;
    match found {
        Some(found) if VERSION < found => return Err(Trouble::Newer { found, known: VERSION }),
        Some(_) => {}
        None => {
            sqlx::raw_sql(include_str!("schema.sql")).execute(&mut *making).await?;
            let set = "INSERT INTO journal (version) VALUES ($1)";
            sqlx::query(set).bind(VERSION).execute(&mut *making).await?;
        }
    }
    queue::lay(&mut making).await?;
    Ok(making.commit().await?)
}

/// Nobody waits for ever, whatever became of the network.
fn soon<'a, T: Send + 'a>(
    answer: impl Future<Output = Result<T, Trouble>> + Send + 'a,
) -> Answer<'a, T> {
    within(PATIENCE, answer)
}

fn within<'a, T: Send + 'a>(
    time: Duration,
    answer: impl Future<Output = Result<T, Trouble>> + Send + 'a,
) -> Answer<'a, T> {
    Box::pin(async move {
        let late = |_| Err(Trouble::Away("it does not answer".to_owned()));
        tokio::time::timeout(time, answer).await.unwrap_or_else(late)
    })
}

impl Journal for PostgresJournal {
    fn commit(&self, commit: Commit) -> Answer<'_, ()> {
        soon(self.writers.write(commit))
    }

    fn entries(&self, room: &str, from: u32) -> Answer<'_, Vec<StoredEntry>> {
        soon(read::entries(&self.pool, room.to_owned(), from))
    }

    fn heads(&self, rooms: Vec<RoomId>) -> Answer<'_, Vec<u32>> {
        soon(async move { read::heads(&self.pool, &rooms).await })
    }

    fn ready(&self) -> Answer<'_, ()> {
        within(READY, read::ready(&self.pool))
    }

    fn room(&self, id: &str) -> Answer<'_, Option<RoomRow>> {
        soon(read::room(&self.pool, id.to_owned()))
    }

    fn open_rooms(&self, state: &'static str, limit: u32) -> Answer<'_, Vec<RoomRow>> {
        soon(read::open_rooms(&self.pool, state, limit))
    }

    fn rooms_of(&self, person: i64, limit: u32) -> Answer<'_, Vec<(RoomRow, Member)>> {
        soon(read::rooms_of(&self.pool, person, limit))
    }

    fn claim(&self, _now: i64, limit: u32) -> Answer<'_, Vec<RoomId>> {
        soon(async move {
            let jobs = self.due.claim(DUE, limit, self.hold).await?;
            Ok(jobs.into_iter().map(|job| job.name).collect())
        })
    }

    fn room_ids(&self, after: &str, limit: u32) -> Answer<'_, Vec<RoomId>> {
        soon(read::room_ids(&self.pool, after.to_owned(), limit))
    }

    fn person_by_token(&self, token: TokenHash) -> Answer<'_, Option<Person>> {
        soon(read::person_by_token(&self.pool, token))
    }

    fn person_by_account(&self, account: &str) -> Answer<'_, Option<Person>> {
        soon(read::person_by_account(&self.pool, account.to_owned()))
    }

    fn person(&self, id: i64) -> Answer<'_, Option<Person>> {
        soon(read::person(&self.pool, id))
    }

    fn untold(&self, limit: u32) -> Answer<'_, Vec<RoomId>> {
        soon(read::untold(&self.pool, limit))
    }

    fn told(&self, room: &str) -> Answer<'_, Option<Vec<u8>>> {
        soon(read::told(&self.pool, room.to_owned()))
    }

    fn visited(&self, person: i64, room: &str) -> Answer<'_, Option<u32>> {
        soon(read::visited(&self.pool, person, room.to_owned()))
    }

    fn statistics(&self, person: i64) -> Answer<'_, Vec<Statistics>> {
        soon(read::statistics(&self.pool, person))
    }

    fn allow(
        &self,
        limit: &'static str,
        who: String,
        most: u32,
        per: Duration,
    ) -> Answer<'_, Option<u32>> {
        soon(allow::allow(&self.pool, limit, who, most, per))
    }

    fn members(&self, room: &str) -> Answer<'_, Vec<Member>> {
        soon(read::members(&self.pool, room.to_owned()))
    }

    fn people(&self, after: i64, limit: u32) -> Answer<'_, Vec<Person>> {
        soon(read::people(&self.pool, after, limit))
    }

    fn tokens(&self, after: TokenHash, limit: u32) -> Answer<'_, Vec<(TokenHash, i64)>> {
        soon(read::tokens(&self.pool, after, limit))
    }

    fn visits(&self, after: (i64, RoomId), limit: u32) -> Answer<'_, Vec<(i64, RoomId, u32)>> {
        soon(read::visits(&self.pool, after, limit))
    }

    fn counts(&self) -> Answer<'_, Counts> {
        soon(read::counts(&self.pool))
    }

    fn backup(&self, _into: &Path) -> Answer<'_, ()> {
        let how = "PostgreSQL is backed up by its own program pg_dump; see docs/operations.md";
        Box::pin(async { Err(Trouble::Database(how.to_owned())) })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async {
            self.pool.close().await;
            Ok(())
        })
    }
}
