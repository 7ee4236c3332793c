//! What is asked of the tables.

use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row as _, query};

use crate::fresh::Waiting;
use crate::{Member, Person, RoomId, RoomRow, Statistics, StoredEntry, TokenHash, Trouble};

/// The entries of a room. What waited to be folded when the writer was asked may have been folded since.
pub(crate) async fn entries(
    pool: &SqlitePool,
    room: RoomId,
    from: u32,
    waiting: &[Waiting],
) -> Result<Vec<StoredEntry>, Trouble> {
    let sql = "SELECT n, at, body FROM entry WHERE room = $1 AND n >= $2 ORDER BY n";
    let rows = query(sql).bind(&room).bind(i64::from(from)).fetch_all(pool).await?;
    let mut entries: Vec<StoredEntry> =
        rows.iter().map(|row| folded(row, &room)).collect::<Result<_, _>>()?;
    let next = entries.last().map_or(from, |last| last.n + 1);
    for Waiting { n, at, body } in waiting.iter().filter(|it| next <= it.n) {
        entries.push(entry(&room, *n, *at, body.get())?);
    }
    Ok(entries)
}

fn folded(row: &SqliteRow, room: &RoomId) -> Result<StoredEntry, Trouble> {
    let n: i64 = row.try_get("n")?;
    let n = u32::try_from(n).map_err(|_| Trouble::Unreadable {
        room: room.clone(),
        reason: format!("entry {n} has no number"),
    })?;
    entry(room, n, row.try_get("at")?, row.try_get("body")?)
}

fn entry(room: &RoomId, n: u32, at: i64, body: &str) -> Result<StoredEntry, Trouble> {
    let what = serde_json::from_str(body).map_err(|err| Trouble::Unreadable {
        room: room.clone(),
        reason: format!("entry {n}: {err}"),
    })?;
    Ok(StoredEntry { room: room.clone(), n, at, what })
}

pub(crate) async fn n_entries(
    pool: &SqlitePool,
    room: RoomId,
    waiting: &[Waiting],
) -> Result<u32, Trouble> {
    if let Some(last) = waiting.last() {
        return Ok(last.n + 1);
    }
    let sql = "SELECT COALESCE(MAX(n) + 1, 0) FROM entry WHERE room = $1";
    let n: i64 = query(sql).bind(room).fetch_one(pool).await?.try_get(0)?;
    Ok(u32::try_from(n).unwrap_or(u32::MAX))
}

const ROOM: &str = "SELECT id, game, state, open, n_entries, changed, deadline, info FROM room";

pub(crate) async fn room(pool: &SqlitePool, id: RoomId) -> Result<Option<RoomRow>, Trouble> {
    let sql = const_format(ROOM, " WHERE id = $1");
    let row = query(sql).bind(id).fetch_optional(pool).await?;
    row.as_ref().map(room_row).transpose()
}

pub(crate) async fn open_rooms(
    pool: &SqlitePool,
    state: &'static str,
    limit: u32,
) -> Result<Vec<RoomRow>, Trouble> {
    let sql = const_format(ROOM, " WHERE open = 1 AND state = $1 ORDER BY changed DESC LIMIT $2");
    let rows = query(sql).bind(state).bind(i64::from(limit)).fetch_all(pool).await?;
    rows.iter().map(room_row).collect()
}

/// Two pieces of our own SQL.
fn const_format(head: &'static str, tail: &'static str) -> sqlx::AssertSqlSafe<String> {
    sqlx::AssertSqlSafe(format!("{head}{tail}"))
}

fn room_row(row: &SqliteRow) -> Result<RoomRow, Trouble> {
    let n_entries: i64 = row.try_get("n_entries")?;
    Ok(RoomRow {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        state: row.try_get("state")?,
        open: row.try_get::<i64, _>("open")? != 0,
        n_entries: u32::try_from(n_entries).unwrap_or(0),
        changed: row.try_get("changed")?,
        deadline: row.try_get("deadline")?,
        info: row.try_get("info")?,
    })
}

pub(crate) async fn rooms_of(
    pool: &SqlitePool,
    person: i64,
    limit: u32,
) -> Result<Vec<(RoomRow, Member)>, Trouble> {
    let sql = "SELECT id, game, state, open, n_entries, changed, deadline, info, \
               seat, person, turn, place, points \
               FROM member JOIN room ON room.id = member.room WHERE person = $1 \
               ORDER BY turn DESC, changed DESC LIMIT $2";
    let rows = query(sql).bind(person).bind(i64::from(limit)).fetch_all(pool).await?;
    rows.iter().map(|row| Ok((room_row(row)?, member(row)?))).collect()
}

fn member(row: &SqliteRow) -> Result<Member, Trouble> {
    let place: Option<i64> = row.try_get("place")?;
    let points: Option<i64> = row.try_get("points")?;
    Ok(Member {
        person: row.try_get("person")?,
        seat: u8::try_from(row.try_get::<i64, _>("seat")?).unwrap_or(u8::MAX),
        turn: row.try_get::<i64, _>("turn")? != 0,
        place: place.and_then(|place| u8::try_from(place).ok()),
        points: points.and_then(|points| i32::try_from(points).ok()),
    })
}

pub(crate) async fn due(pool: &SqlitePool, now: i64, limit: u32) -> Result<Vec<RoomId>, Trouble> {
    let sql = "SELECT id FROM room WHERE deadline IS NOT NULL AND deadline <= $1 \
               ORDER BY deadline LIMIT $2";
    let rows = query(sql).bind(now).bind(i64::from(limit)).fetch_all(pool).await?;
    rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
}

pub(crate) async fn untold(pool: &SqlitePool, limit: u32) -> Result<Vec<RoomId>, Trouble> {
    let sql = "SELECT id FROM room WHERE state = 'over' AND told IS NULL LIMIT $1";
    let rows = query(sql).bind(i64::from(limit)).fetch_all(pool).await?;
    rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
}

pub(crate) async fn told(pool: &SqlitePool, room: RoomId) -> Result<Option<Vec<u8>>, Trouble> {
    let sql = "SELECT told FROM room WHERE id = $1 AND told IS NOT NULL";
    let row = query(sql).bind(room).fetch_optional(pool).await?;
    Ok(row.map(|row| row.try_get("told")).transpose()?)
}

pub(crate) async fn room_ids(
    pool: &SqlitePool,
    after: RoomId,
    limit: u32,
) -> Result<Vec<RoomId>, Trouble> {
    let sql = "SELECT DISTINCT room AS id FROM entry WHERE room > $1 ORDER BY room LIMIT $2";
    let rows = query(sql).bind(after).bind(i64::from(limit)).fetch_all(pool).await?;
    rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
}

const PERSON: &str = "SELECT id, name, account, password, created FROM person";

pub(crate) async fn person_by_token(
    pool: &SqlitePool,
    token: TokenHash,
) -> Result<Option<Person>, Trouble> {
    let sql = const_format(PERSON, " WHERE id = (SELECT person FROM token WHERE hash = $1)");
    let row = query(sql).bind(token.0).fetch_optional(pool).await?;
    row.as_ref().map(a_person).transpose()
}

pub(crate) async fn person_by_account(
    pool: &SqlitePool,
    account: String,
) -> Result<Option<Person>, Trouble> {
    let sql = const_format(PERSON, " WHERE account = $1");
    let row = query(sql).bind(account).fetch_optional(pool).await?;
    row.as_ref().map(a_person).transpose()
}

pub(crate) async fn person(pool: &SqlitePool, id: i64) -> Result<Option<Person>, Trouble> {
    let row = query(const_format(PERSON, " WHERE id = $1")).bind(id).fetch_optional(pool).await?;
    row.as_ref().map(a_person).transpose()
}

fn a_person(row: &SqliteRow) -> Result<Person, Trouble> {
    Ok(Person {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        account: row.try_get("account")?,
        password: row.try_get("password")?,
        created: row.try_get("created")?,
    })
}

pub(crate) async fn visited(
    pool: &SqlitePool,
    person: i64,
    room: RoomId,
) -> Result<Option<u32>, Trouble> {
    let sql = "SELECT n FROM visit WHERE person = $1 AND room = $2";
    let row = query(sql).bind(person).bind(room).fetch_optional(pool).await?;
    let n = row.map(|row| row.try_get::<i64, _>("n")).transpose()?;
    Ok(n.and_then(|n| u32::try_from(n).ok()))
}

pub(crate) async fn statistics(pool: &SqlitePool, person: i64) -> Result<Vec<Statistics>, Trouble> {
    let sql = "SELECT game, COUNT(*) AS played, SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS won, \
               MAX(points) AS best, SUM(points) AS points \
               FROM member JOIN room ON room.id = member.room \
               WHERE person = $1 AND place IS NOT NULL GROUP BY game ORDER BY game";
    let rows = query(sql).bind(person).fetch_all(pool).await?;
    let statistics = |row: &SqliteRow| {
        Ok(Statistics {
            game: row.try_get("game")?,
            played: row.try_get("played")?,
            won: row.try_get("won")?,
            best: row.try_get("best")?,
            points: row.try_get("points")?,
        })
    };
    rows.iter().map(statistics).collect()
}
