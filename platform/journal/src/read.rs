//! What is asked of the tables. Both stores take this file in and say which `Pool` and which `Line` it is about: the same
//! SQL does for both, but for what is named in capitals in `super`.

use sqlx::{Row as _, query};

use super::{HEADS, Line, Pool};
use crate::{Counts, Member, Person, RoomId, RoomRow, Statistics, StoredEntry, TokenHash, Trouble};

pub(crate) async fn entries(
    pool: &Pool,
    room: RoomId,
    from: u32,
) -> Result<Vec<StoredEntry>, Trouble> {
    let sql = "SELECT n, at, body FROM entry WHERE room = $1 AND n >= $2 ORDER BY n";
    let rows = query(sql).bind(&room).bind(i64::from(from)).fetch_all(pool).await?;
    rows.iter().map(|row| entry(row, &room)).collect()
}

fn entry(row: &Line, room: &RoomId) -> Result<StoredEntry, Trouble> {
    let n: i64 = row.try_get("n")?;
    let n = u32::try_from(n).map_err(|_| Trouble::Unreadable {
        room: room.clone(),
        reason: format!("entry {n} has no number"),
    })?;
    StoredEntry::read(room, n, row.try_get("at")?, row.try_get("body")?)
}

pub(crate) async fn heads(pool: &Pool, rooms: &[RoomId]) -> Result<Vec<u32>, Trouble> {
    let asked = serde_json::json!(rooms).to_string();
    let rows = query(HEADS).bind(asked).fetch_all(pool).await?;
    let next = |row: &Line| Ok(u32::try_from(row.try_get::<i64, _>("next")?).unwrap_or(u32::MAX));
    rows.iter().map(next).collect()
}

pub(crate) async fn ready(pool: &Pool) -> Result<(), Trouble> {
    query("SELECT 1").execute(pool).await?;
    Ok(())
}

const ROOM: &str = "SELECT id, game, state, open, n_entries, changed, deadline, info FROM room";

pub(crate) async fn room(pool: &Pool, id: RoomId) -> Result<Option<RoomRow>, Trouble> {
    let sql = const_format(ROOM, " WHERE id = $1");
    let row = query(sql).bind(id).fetch_optional(pool).await?;
    row.as_ref().map(room_row).transpose()
}

pub(crate) async fn open_rooms(
    pool: &Pool,
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

fn room_row(row: &Line) -> Result<RoomRow, Trouble> {
    let n_entries: i64 = row.try_get("n_entries")?;
    Ok(RoomRow {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        state: row.try_get("state")?,
        open: row.try_get::<i64, _>("open")? != 0,
        n_entries: u32::try_from(n_entries).unwrap_or(0),
        changed: row.try_get("changed")?,
        deadline: row.try_get("deadline")?,
        held_until: None,
        info: row.try_get("info")?,
    })
}

pub(crate) async fn rooms_of(
    pool: &Pool,
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

fn member(row: &Line) -> Result<Member, Trouble> {
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

pub(crate) async fn untold(pool: &Pool, limit: u32) -> Result<Vec<RoomId>, Trouble> {
    let sql = "SELECT id FROM room WHERE state = 'over' AND told IS NULL LIMIT $1";
    let rows = query(sql).bind(i64::from(limit)).fetch_all(pool).await?;
    rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
}

pub(crate) async fn told(pool: &Pool, room: RoomId) -> Result<Option<Vec<u8>>, Trouble> {
    let sql = "SELECT told FROM room WHERE id = $1 AND told IS NOT NULL";
    let row = query(sql).bind(room).fetch_optional(pool).await?;
    Ok(row.map(|row| row.try_get("told")).transpose()?)
}

pub(crate) async fn room_ids(
    pool: &Pool,
    after: RoomId,
    limit: u32,
) -> Result<Vec<RoomId>, Trouble> {
    let sql = "SELECT DISTINCT room AS id FROM entry WHERE room > $1 ORDER BY room LIMIT $2";
    let rows = query(sql).bind(after).bind(i64::from(limit)).fetch_all(pool).await?;
    rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
}

const PERSON: &str = "SELECT id, name, account, password, created FROM person";

pub(crate) async fn person_by_token(
    pool: &Pool,
    token: TokenHash,
) -> Result<Option<Person>, Trouble> {
    let sql = const_format(PERSON, " WHERE id = (SELECT person FROM token WHERE hash = $1)");
    let row = query(sql).bind(token.0).fetch_optional(pool).await?;
    row.as_ref().map(a_person).transpose()
}

pub(crate) async fn person_by_account(
    pool: &Pool,
    account: String,
) -> Result<Option<Person>, Trouble> {
    let sql = const_format(PERSON, " WHERE account = $1");
    let row = query(sql).bind(account).fetch_optional(pool).await?;
    row.as_ref().map(a_person).transpose()
}

pub(crate) async fn person(pool: &Pool, id: i64) -> Result<Option<Person>, Trouble> {
    let row = query(const_format(PERSON, " WHERE id = $1")).bind(id).fetch_optional(pool).await?;
    row.as_ref().map(a_person).transpose()
}

fn a_person(row: &Line) -> Result<Person, Trouble> {
    Ok(Person {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        account: row.try_get("account")?,
        password: row.try_get("password")?,
        created: row.try_get("created")?,
    })
}

pub(crate) async fn visited(
    pool: &Pool,
    person: i64,
    room: RoomId,
) -> Result<Option<u32>, Trouble> {
    let sql = "SELECT n FROM visit WHERE person = $1 AND room = $2";
    let row = query(sql).bind(person).bind(room).fetch_optional(pool).await?;
    let n = row.map(|row| row.try_get::<i64, _>("n")).transpose()?;
    Ok(n.and_then(|n| u32::try_from(n).ok()))
}

pub(crate) async fn statistics(pool: &Pool, person: i64) -> Result<Vec<Statistics>, Trouble> {
    let sql = "SELECT game, COUNT(*) AS played, SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS won, \
               MAX(points) AS best, CAST(SUM(points) AS BIGINT) AS points \
               FROM member JOIN room ON room.id = member.room \
               WHERE person = $1 AND place IS NOT NULL GROUP BY game ORDER BY game";
    let rows = query(sql).bind(person).fetch_all(pool).await?;
    let statistics = |row: &Line| {
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

pub(crate) async fn members(pool: &Pool, room: RoomId) -> Result<Vec<Member>, Trouble> {
    let sql = "SELECT seat, person, turn, place, points FROM member WHERE room = $1 ORDER BY seat";
    let rows = query(sql).bind(room).fetch_all(pool).await?;
    rows.iter().map(member).collect()
}

pub(crate) async fn people(pool: &Pool, after: i64, limit: u32) -> Result<Vec<Person>, Trouble> {
    let sql = const_format(PERSON, " WHERE id > $1 ORDER BY id LIMIT $2");
    let rows = query(sql).bind(after).bind(i64::from(limit)).fetch_all(pool).await?;
    rows.iter().map(a_person).collect()
}

pub(crate) async fn tokens(
    pool: &Pool,
    after: TokenHash,
    limit: u32,
) -> Result<Vec<(TokenHash, i64)>, Trouble> {
    let sql = "SELECT hash, person FROM token WHERE hash > $1 ORDER BY hash LIMIT $2";
    let rows = query(sql).bind(after.0).bind(i64::from(limit)).fetch_all(pool).await?;
    let token = |row: &Line| Ok((TokenHash(row.try_get("hash")?), row.try_get("person")?));
    rows.iter().map(token).collect()
}

pub(crate) async fn visits(
    pool: &Pool,
    (person, room): (i64, RoomId),
    limit: u32,
) -> Result<Vec<(i64, RoomId, u32)>, Trouble> {
    let sql = "SELECT person, room, n FROM visit WHERE (person, room) > ($1, $2) \
               ORDER BY person, room LIMIT $3";
    let asked = query(sql).bind(person).bind(room).bind(i64::from(limit));
    let visit = |row: &Line| {
        let n: i64 = row.try_get("n")?;
        Ok((row.try_get("person")?, row.try_get("room")?, u32::try_from(n).unwrap_or(0)))
    };
    asked.fetch_all(pool).await?.iter().map(visit).collect()
}

pub(crate) async fn counts(pool: &Pool) -> Result<Counts, Trouble> {
    let sql = "SELECT (SELECT COUNT(*) FROM entry) AS entries, (SELECT COUNT(*) FROM room) AS rooms, \
               (SELECT COUNT(told) FROM room) AS told, (SELECT COUNT(*) FROM member) AS members, \
               (SELECT COUNT(*) FROM person) AS people, (SELECT COUNT(*) FROM token) AS tokens, \
               (SELECT COUNT(*) FROM visit) AS visits";
    let row = query(sql).fetch_one(pool).await?;
    Ok(Counts {
        entries: row.try_get("entries")?,
        rooms: row.try_get("rooms")?,
        told: row.try_get("told")?,
        members: row.try_get("members")?,
        people: row.try_get("people")?,
        tokens: row.try_get("tokens")?,
        visits: row.try_get("visits")?,
    })
}
