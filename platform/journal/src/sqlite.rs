use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool as Pool, SqlitePoolOptions,
    SqliteRow as Line, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Row as _};
use tokio::sync::{mpsc, oneshot};

use crate::fresh::Waiting;
use crate::group::{Asked, Reply, Writer};
use crate::{
    Answer, Commit, Counts, Journal, Member, Person, RoomId, RoomRow, Statistics, StoredEntry,
    TokenHash, Trouble,
};

#[path = "read.rs"]
mod read;

/// Asks for the next numbers of many rooms, in their order.
const HEADS: &str = "SELECT (SELECT COALESCE(MAX(n) + 1, 0) FROM entry WHERE room = value) AS next \
                     FROM json_each($1) ORDER BY key";

/// The version of the tables. A program that knows less refuses the file.
const VERSION: i64 = 3;

/// So many commits may wait for the writer.
const QUEUE: usize = 4096;

/// The journal in one SQLite file.
#[derive(Debug)]
pub struct SqliteJournal {
    writer: mpsc::Sender<Asked>,
    readers: Pool,
}

impl SqliteJournal {
    /// Opens the file in `folder`, and makes both where they are missing.
    pub async fn open(folder: &Path) -> Result<Self, Trouble> {
        std::fs::create_dir_all(folder).map_err(|err| {
            Trouble::Database(format!("{} cannot be made: {err}", folder.display()))
        })?;
        let path = folder.join("monumenta.sqlite");
        let mut connection = options(&path).connect().await?;
        migrate(&mut connection).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .idle_timeout(Duration::from_secs(60))
            .connect_lazy_with(options(&path).read_only(true));
        let (writer, asked) = mpsc::channel(QUEUE);
        let second = options(&path).connect().await?;
        tokio::spawn(Writer::new(connection, second).await?.run(asked));
        Ok(Self { writer, readers })
    }

    async fn send<T>(&self, asked: impl FnOnce(Reply<T>) -> Asked) -> Result<T, Trouble> {
        let (reply, answer) = oneshot::channel();
        self.writer.send(asked(reply)).await.map_err(|_| Trouble::Closed)?;
        answer.await.map_err(|_| Trouble::Closed)?
    }

    /// The entries of a room that are not yet where they are read.
    async fn waiting(&self, room: &str) -> Result<Vec<Waiting>, Trouble> {
        self.send(|reply| Asked::Waiting(room.to_owned(), reply)).await
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

async fn migrate(connection: &mut sqlx::SqliteConnection) -> Result<(), Trouble> {
    let row = sqlx::query("PRAGMA user_version").fetch_one(&mut *connection).await?;
    let found: i64 = row.try_get(0)?;
    if VERSION < found {
        return Err(Trouble::Newer { found, known: VERSION });
    }
    if (1..VERSION).contains(&found) {
        sqlx::raw_sql("ALTER TABLE room ADD COLUMN told BLOB").execute(&mut *connection).await?;
    }
    sqlx::raw_sql(include_str!("schema.sql")).execute(&mut *connection).await?;
    let set = format!("PRAGMA user_version = {VERSION}");
    sqlx::raw_sql(AssertSqlSafe(set)).execute(&mut *connection).await?;
    Ok(())
}

impl Journal for SqliteJournal {
    fn commit(&self, commit: Commit) -> Answer<'_, ()> {
        Box::pin(self.send(move |reply| Asked::Commit(Box::new(commit), reply)))
    }

    fn entries(&self, room: &str, from: u32) -> Answer<'_, Vec<StoredEntry>> {
        let room = room.to_owned();
        Box::pin(async move {
            // What waits to be folded now may have been folded when the table is read.
            let waiting = self.waiting(&room).await?;
            let mut entries = read::entries(&self.readers, room.clone(), from).await?;
            let next = entries.last().map_or(from, |last| last.n + 1);
            for Waiting { n, at, body } in waiting.iter().filter(|it| next <= it.n) {
                entries.push(StoredEntry::read(&room, *n, *at, body.get())?);
            }
            Ok(entries)
        })
    }

    fn heads(&self, rooms: Vec<RoomId>) -> Answer<'_, Vec<u32>> {
        Box::pin(async move {
            let mut waiting = Vec::new();
            for room in &rooms {
                waiting.push(self.waiting(room).await?.last().map_or(0, |last| last.n + 1));
            }
            let folded = read::heads(&self.readers, &rooms).await?;
            Ok(waiting.into_iter().zip(folded).map(|(one, other)| one.max(other)).collect())
        })
    }

    fn ready(&self) -> Answer<'_, ()> {
        Box::pin(read::ready(&self.readers))
    }

    fn room(&self, id: &str) -> Answer<'_, Option<RoomRow>> {
        Box::pin(read::room(&self.readers, id.to_owned()))
    }

    fn open_rooms(&self, state: &'static str, limit: u32) -> Answer<'_, Vec<RoomRow>> {
        Box::pin(read::open_rooms(&self.readers, state, limit))
    }

    fn rooms_of(&self, person: i64, limit: u32) -> Answer<'_, Vec<(RoomRow, Member)>> {
        Box::pin(read::rooms_of(&self.readers, person, limit))
    }

    fn claim(&self, now: i64, limit: u32) -> Answer<'_, Vec<RoomId>> {
        Box::pin(due(&self.readers, now, limit))
    }

    fn room_ids(&self, after: &str, limit: u32) -> Answer<'_, Vec<RoomId>> {
        let after = after.to_owned();
        Box::pin(async move {
            self.send(Asked::Fold).await?;
            read::room_ids(&self.readers, after, limit).await
        })
    }

    fn person_by_token(&self, token: TokenHash) -> Answer<'_, Option<Person>> {
        Box::pin(read::person_by_token(&self.readers, token))
    }

    fn person_by_account(&self, account: &str) -> Answer<'_, Option<Person>> {
        Box::pin(read::person_by_account(&self.readers, account.to_owned()))
    }

    fn person(&self, id: i64) -> Answer<'_, Option<Person>> {
        Box::pin(read::person(&self.readers, id))
    }

    fn untold(&self, limit: u32) -> Answer<'_, Vec<RoomId>> {
        Box::pin(read::untold(&self.readers, limit))
    }

    fn told(&self, room: &str) -> Answer<'_, Option<Vec<u8>>> {
        Box::pin(read::told(&self.readers, room.to_owned()))
    }

    fn visited(&self, person: i64, room: &str) -> Answer<'_, Option<u32>> {
        Box::pin(read::visited(&self.readers, person, room.to_owned()))
    }

    fn statistics(&self, person: i64) -> Answer<'_, Vec<Statistics>> {
        Box::pin(read::statistics(&self.readers, person))
    }

    fn allow(
        &self,
        _limit: &'static str,
        _who: String,
        _most: u32,
        _per: Duration,
    ) -> Answer<'_, Option<u32>> {
        Box::pin(async { Ok(None) })
    }

    fn members(&self, room: &str) -> Answer<'_, Vec<Member>> {
        Box::pin(read::members(&self.readers, room.to_owned()))
    }

    fn people(&self, after: i64, limit: u32) -> Answer<'_, Vec<Person>> {
        Box::pin(read::people(&self.readers, after, limit))
    }

    fn tokens(&self, after: TokenHash, limit: u32) -> Answer<'_, Vec<(TokenHash, i64)>> {
        Box::pin(read::tokens(&self.readers, after, limit))
    }

    fn visits(&self, after: (i64, RoomId), limit: u32) -> Answer<'_, Vec<(i64, RoomId, u32)>> {
        Box::pin(read::visits(&self.readers, after, limit))
    }

    fn counts(&self) -> Answer<'_, Counts> {
        Box::pin(async {
            self.send(Asked::Fold).await?;
            read::counts(&self.readers).await
        })
    }

    fn backup(&self, into: &Path) -> Answer<'_, ()> {
        let into: PathBuf = into.to_owned();
        Box::pin(self.send(move |reply| Asked::Backup(into, reply)))
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async {
            // The writer goes last, so that it can fold the write-ahead log into the file.
            self.readers.close().await;
            self.send(Asked::Close).await
        })
    }
}

async fn due(pool: &Pool, now: i64, limit: u32) -> Result<Vec<RoomId>, Trouble> {
    let sql = "SELECT id FROM room WHERE deadline IS NOT NULL AND deadline <= $1 \
               ORDER BY deadline LIMIT $2";
    let rows = sqlx::query(sql).bind(now).bind(i64::from(limit)).fetch_all(pool).await?;
    rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
}
