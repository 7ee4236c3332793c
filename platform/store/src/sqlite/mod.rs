//! One SQLite file, for one server. Administration programs may open it at the same time.

pub(crate) mod folder;
mod jobs;
mod limits;
mod maintenance;
mod packs;
mod people;
pub(crate) mod restore;
mod rooms;
mod staging;
mod writer;

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, Row as _, SqliteConnection};
use tempfile::TempDir;
use tokio::sync::{mpsc, oneshot};

use self::writer::{Reply, Request, Writer};
use crate::StoreError;
use crate::write::Write;

/// The migrations. The file's `user_version` is the number of those that were applied.
///
/// `sqlx::migrate!` would keep a table of its own instead. Earlier programs do not look there, and would open a file
/// that is too new for them. Never change a migration that was released.
const MIGRATIONS: [&str; 9] = [
    include_str!("migrations/0001_tables.sql"),
    include_str!("migrations/0002_staged_entries.sql"),
    include_str!("migrations/0003_archives.sql"),
    include_str!("migrations/0004_heartbeat.sql"),
    include_str!("migrations/0005_names.sql"),
    include_str!("migrations/0006_people.sql"),
    include_str!("migrations/0007_packs.sql"),
    include_str!("migrations/0008_skeletons.sql"),
    include_str!("migrations/0009_email.sql"),
];

/// The number of requests that may wait for the writer.
const WRITE_QUEUE: usize = 4096;

/// A store in one SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    writer: mpsc::Sender<Request>,
    readers: SqlitePool,
    /// The temporary folder of a copy, deleted with the store.
    _copy: Option<TempDir>,
}

impl SqliteStore {
    /// Opens the file `monumenta.sqlite` in `folder`. Creates both if they do not exist, for their owner only.
    pub async fn open(folder: &Path) -> Result<Self, StoreError> {
        folder::make(folder)?;
        let path = folder.join(folder::FILE);
        // Create the file first: SQLite would create one that all users can read.
        folder::private_file(&path).map_err(|err| folder::failed("open", &path, &err))?;
        let mut connection = options(&path).connect().await?;
        migrate(&mut connection).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .idle_timeout(Duration::from_secs(60))
            .connect_lazy_with(options(&path).read_only(true));
        let (writer, requests) = mpsc::channel(WRITE_QUEUE);
        let checkpointer = options(&path).connect().await?;
        let writer_task = Writer::new(options(&path), connection, checkpointer).await?;
        tokio::spawn(writer_task.run(requests));
        Ok(Self { writer, readers, _copy: None })
    }

    /// Opens a copy of the file in `folder`, which is left as it is.
    pub(crate) async fn open_copy(folder: &Path) -> Result<Self, StoreError> {
        let copy = TempDir::new().map_err(|err| StoreError::Database(err.to_string()))?;
        let path = copy.path().join(folder::FILE);
        let source =
            SqliteConnectOptions::new().filename(folder.join(folder::FILE)).read_only(true);
        let mut source = source.busy_timeout(Duration::from_secs(10)).connect().await?;
        let into = path.to_string_lossy().into_owned();
        sqlx::query("VACUUM INTO $1").bind(into).execute(&mut source).await?;
        source.close().await?;
        let store = Self::open(copy.path()).await?;
        Ok(Self { _copy: Some(copy), ..store })
    }

    /// Sends a request to the writer and waits for its answer.
    async fn request<T>(&self, request: impl FnOnce(Reply<T>) -> Request) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.writer.send(request(reply)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    async fn write(&self, write: Write) -> Result<(), StoreError> {
        self.request(move |reply| Request::Write(write, reply)).await
    }
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(10))
        .pragma("wal_autocheckpoint", "8000")
        .pragma("journal_size_limit", "67108864")
        .statement_cache_capacity(128)
        .disable_statement_logging()
}

/// Applies the migrations that are missing, all or none.
async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let known = MIGRATIONS.len();
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let row = sqlx::query("PRAGMA user_version").fetch_one(&mut *transaction).await?;
    let found: i64 = row.try_get(0)?;
    let applied = usize::try_from(found).unwrap_or(0);
    if known < applied {
        return Err(StoreError::Newer { found, known: known as i64 });
    }
    if applied == known {
        return Ok(());
    }
    for migration in &MIGRATIONS[applied..] {
        sqlx::raw_sql(*migration).execute(&mut *transaction).await?;
    }
    let set = format!("PRAGMA user_version = {known}");
    sqlx::raw_sql(AssertSqlSafe(set)).execute(&mut *transaction).await?;
    people::fill_skeletons(&mut transaction).await?;
    transaction.commit().await?;
    if 0 < applied {
        tracing::info!(from = applied, to = known, "database migrated");
    }
    Ok(())
}
