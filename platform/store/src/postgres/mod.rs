//! A PostgreSQL database that several nodes share.
//!
//! The clock of the database decides which rooms are due, and the primary key of the table `entry` decides which of
//! two writers was first.

mod jobs;
mod limits;
mod maintenance;
mod packs;
mod people;
mod rooms;
mod writer;

use std::future::Future;
use std::ops::{Deref, DerefMut};
use std::str::FromStr as _;
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions as _, Connection as _, PgConnection, Postgres};

use self::writer::Writers;
use crate::{LEASE, StoreError, StoreFuture};

/// The migrations. The largest `version` in the table `journal` is the number of those that were applied; older
/// programs look there too. Never change a migration that was released.
const MIGRATIONS: [&str; 8] = [
    include_str!("migrations/0001_tables.sql"),
    include_str!("migrations/0002_rate_limits.sql"),
    include_str!("migrations/0003_heartbeat.sql"),
    include_str!("migrations/0004_names.sql"),
    include_str!("migrations/0005_people.sql"),
    include_str!("migrations/0006_packs.sql"),
    include_str!("migrations/0007_skeletons.sql"),
    include_str!("migrations/0008_email.sql"),
];

/// The key of the advisory lock under which nodes that start at the same time migrate one after the other.
const MIGRATION_LOCK: i64 = 0x6a_6f_75_72;

/// How long a request waits for a connection.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(3);

/// How long a request waits for its answer.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(6);

/// How long a connection may take to come back to the pool.
const RETURN_TIMEOUT: Duration = Duration::from_secs(2);

/// How long closing may take.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(5);

/// How long the readiness check waits.
const READY_TIMEOUT: Duration = Duration::from_secs(2);

/// A connection that was idle for longer is tested before it is used.
const TEST_AFTER_IDLE: Duration = Duration::from_secs(1);

/// The most connections to the database, including those of the writers.
const MAX_CONNECTIONS: u32 = 12;

/// A store in PostgreSQL.
#[derive(Debug)]
pub struct PostgresStore {
    pool: PgPool,
    writers: Writers,
    lease: Duration,
}

impl PostgresStore {
    /// Opens the database at `postgres://…`. Creates the tables if they do not exist.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let store = Self::open_unchanged(url).await?;
        migrate(&store.pool).await?;
        Ok(store)
    }

    /// Opens the database and leaves its tables as they are.
    pub(crate) async fn open_unchanged(url: &str) -> Result<Self, StoreError> {
        let pool = PgPoolOptions::new()
            .max_connections(MAX_CONNECTIONS)
            .acquire_timeout(ACQUIRE_TIMEOUT)
            .idle_timeout(Duration::from_secs(60))
            .test_before_acquire(false)
            .before_acquire(|connection, it| {
                Box::pin(async move {
                    if TEST_AFTER_IDLE < it.idle_for {
                        connection.ping().await?;
                    }
                    Ok(true)
                })
            })
            .connect_with(options(url)?)
            .await?;
        let writers = Writers::start(&pool);
        Ok(Self { pool, writers, lease: LEASE })
    }

    /// A connection for one request. Dropping it returns it to the pool, however the request ended.
    async fn connection(&self) -> Result<Borrowed, StoreError> {
        Ok(Borrowed(self.pool.acquire().await?))
    }

    /// Uses another lease than [`LEASE`]. For tests.
    #[doc(hidden)]
    pub fn with_lease(self, lease: Duration) -> Self {
        Self { lease, ..self }
    }
}

/// A connection borrowed from the pool.
///
/// The pool tests a returned connection without a time limit. If its network went silent, the pool would never replace
/// it and could not be closed. So this type returns connections itself, within [`RETURN_TIMEOUT`].
#[derive(Debug)]
struct Borrowed(PoolConnection<Postgres>);

impl Drop for Borrowed {
    fn drop(&mut self) {
        let returned = tokio::time::timeout(RETURN_TIMEOUT, self.0.return_to_pool());
        // After the timeout the connection is dropped, and the pool opens another when it needs one.
        tokio::spawn(async { returned.await.unwrap_or_default() });
    }
}

impl Deref for Borrowed {
    type Target = PgConnection;

    fn deref(&self) -> &PgConnection {
        &self.0
    }
}

impl DerefMut for Borrowed {
    fn deref_mut(&mut self) -> &mut PgConnection {
        &mut self.0
    }
}

/// With these timeouts the database notices that a node is cut off, and the node's open transaction does not block the
/// others. The client side has no such options; there, every request has a time limit of its own ([`answer`]).
fn options(url: &str) -> Result<PgConnectOptions, StoreError> {
    let options = PgConnectOptions::from_str(url)?.application_name("monumenta").options([
        ("synchronous_commit", "on"),
        ("lock_timeout", "3s"),
        ("statement_timeout", "10s"),
        ("idle_in_transaction_session_timeout", "5s"),
        ("tcp_keepalives_idle", "10"),
        ("tcp_keepalives_interval", "5"),
        ("tcp_keepalives_count", "3"),
        ("tcp_user_timeout", "20000"),
    ]);
    Ok(options.disable_statement_logging())
}

/// Applies the migrations that are missing, all or none.
async fn migrate(pool: &PgPool) -> Result<(), StoreError> {
    let known = MIGRATIONS.len();
    let mut transaction = pool.begin().await?;
    // A migration may take as long as it needs.
    sqlx::raw_sql("SET LOCAL statement_timeout = 0").execute(&mut *transaction).await?;
    let lock = sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(MIGRATION_LOCK);
    lock.execute(&mut *transaction).await?;
    let versions = "CREATE TABLE IF NOT EXISTS journal (version BIGINT NOT NULL)";
    sqlx::query(versions).execute(&mut *transaction).await?;
    let found = sqlx::query_scalar("SELECT COALESCE(MAX(version), 0) FROM journal");
    let found: i64 = found.fetch_one(&mut *transaction).await?;
    let applied = usize::try_from(found).unwrap_or(0);
    if known < applied {
        return Err(StoreError::Newer { found, known: known as i64 });
    }
    for migration in &MIGRATIONS[applied..] {
        sqlx::raw_sql(*migration).execute(&mut *transaction).await?;
    }
    if applied < known {
        let set = "INSERT INTO journal (version) VALUES ($1)";
        sqlx::query(set).bind(known as i64).execute(&mut *transaction).await?;
        people::fill_skeletons(&mut transaction).await?;
        if 0 < applied {
            tracing::info!(from = applied, to = known, "database migrated");
        }
    }
    queue::create_table(&mut transaction).await?;
    Ok(transaction.commit().await?)
}

/// Fails with [`StoreError::Unavailable`] if the answer takes longer than [`ANSWER_TIMEOUT`].
fn answer<'a, T: Send + 'a>(
    future: impl Future<Output = Result<T, StoreError>> + Send + 'a,
) -> StoreFuture<'a, T> {
    answer_within(ANSWER_TIMEOUT, future)
}

fn answer_within<'a, T: Send + 'a>(
    timeout: Duration,
    future: impl Future<Output = Result<T, StoreError>> + Send + 'a,
) -> StoreFuture<'a, T> {
    Box::pin(async move {
        tokio::time::timeout(timeout, future).await.unwrap_or_else(|_| Err(no_answer()))
    })
}

fn no_answer() -> StoreError {
    StoreError::Unavailable("no answer in time".to_owned())
}
