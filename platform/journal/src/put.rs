//! What is written beside entries: lines of the index, and people.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use sqlx::SqliteConnection;

use crate::fresh::{Fresh, json};
use crate::{Commit, Member, Person, RoomId, RoomRow, StoredEntry, Trouble};

/// Everything of these commits that is not a new entry.
pub(crate) async fn write_the_rest(
    connection: &mut SqliteConnection,
    fresh: &mut Fresh,
    commits: &[&Commit],
) -> Result<(), Trouble> {
    for commit in commits.iter().filter(|commit| !commit.is_entries_only()) {
        rewrite(connection, fresh, &commit.rewritten).await?;
        write_people(connection, commit).await?;
    }
    put_rooms(connection, commits).await?;
    put_members(connection, commits).await?;
    for (room, told) in commits.iter().flat_map(|commit| &commit.told) {
        let sql = "UPDATE room SET told = $2 WHERE id = $1";
        sqlx::query(sql).bind(room).bind(told).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn write_people(connection: &mut SqliteConnection, commit: &Commit) -> Result<(), Trouble> {
    for person in &commit.people {
        put_person(connection, person).await?;
    }
    for (token, person) in &commit.tokens {
        let sql = "INSERT INTO token (hash, person) VALUES ($1, $2)";
        sqlx::query(sql).bind(&token.0).bind(person).execute(&mut *connection).await?;
    }
    for token in &commit.dropped_tokens {
        let sql = "DELETE FROM token WHERE hash = $1";
        sqlx::query(sql).bind(&token.0).execute(&mut *connection).await?;
    }
    for person in &commit.logged_out {
        let sql = "DELETE FROM token WHERE person = $1";
        sqlx::query(sql).bind(person).execute(&mut *connection).await?;
    }
    for (person, room, n) in &commit.visits {
        let sql = "INSERT INTO visit (person, room, n) VALUES ($1, $2, $3) \
                   ON CONFLICT (person, room) DO UPDATE SET n = excluded.n";
        let query = sqlx::query(sql).bind(person).bind(room).bind(i64::from(*n));
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

async fn rewrite(
    connection: &mut SqliteConnection,
    fresh: &mut Fresh,
    entries: &[StoredEntry],
) -> Result<(), Trouble> {
    if entries.is_empty() {
        return Ok(());
    }
    fresh.fold_all(connection).await?;
    for StoredEntry { room, n, what, .. } in entries {
        let body = json(what)?;
        let sql = "UPDATE entry SET body = $3 WHERE room = $1 AND n = $2";
        let query = sqlx::query(sql).bind(room).bind(i64::from(*n)).bind(body);
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

/// All lines of a group in one statement: asking SQLite costs more than what it does. The last of a room counts.
async fn put_rooms(connection: &mut SqliteConnection, commits: &[&Commit]) -> Result<(), Trouble> {
    let rooms = commits.iter().flat_map(|commit| &commit.rooms);
    let row = |room: &RoomRow| {
        json!([
            room.id,
            room.game,
            room.state,
            u8::from(room.open),
            room.n_entries,
            room.changed,
            room.deadline,
            room.info
        ])
    };
    let rows: Vec<Value> = rooms.map(row).collect();
    if rows.is_empty() {
        return Ok(());
    }
    let sql = "INSERT INTO room (id, game, state, open, n_entries, changed, deadline, info) \
               SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, \
               value ->> 6, value ->> 7 FROM json_each($1) WHERE TRUE ON CONFLICT (id) DO UPDATE SET \
               state = excluded.state, open = excluded.open, n_entries = excluded.n_entries, \
               changed = excluded.changed, deadline = excluded.deadline, info = excluded.info";
    sqlx::query(sql).bind(json(&rows)?).execute(connection).await?;
    Ok(())
}

/// The same for who has to do with the rooms.
async fn put_members(
    connection: &mut SqliteConnection,
    commits: &[&Commit],
) -> Result<(), Trouble> {
    let rooms = commits.iter().flat_map(|commit| &commit.members);
    let rooms: BTreeMap<&RoomId, &Vec<Member>> = rooms.map(|(room, it)| (room, it)).collect();
    if rooms.is_empty() {
        return Ok(());
    }
    let sql = "DELETE FROM member WHERE room IN (SELECT value FROM json_each($1))";
    let ids = json(&rooms.keys().collect::<Vec<_>>())?;
    sqlx::query(sql).bind(ids).execute(&mut *connection).await?;
    let members = rooms.iter().flat_map(|(room, members)| members.iter().map(move |it| (room, it)));
    let row = |(room, it): (&&RoomId, &Member)| {
        json!([room, it.seat, it.person, u8::from(it.turn), it.place, it.points])
    };
    let rows: Vec<Value> = members.map(row).collect();
    let sql = "INSERT INTO member (room, seat, person, turn, place, points) \
               SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 \
               FROM json_each($1)";
    sqlx::query(sql).bind(json(&rows)?).execute(connection).await?;
    Ok(())
}

async fn put_person(connection: &mut SqliteConnection, person: &Person) -> Result<(), Trouble> {
    let sql = "INSERT INTO person (id, name, account, password, created) \
               VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO UPDATE SET \
               name = excluded.name, account = excluded.account, password = excluded.password";
    let query = sqlx::query(sql)
        .bind(person.id)
        .bind(&person.name)
        .bind(&person.account)
        .bind(&person.password)
        .bind(person.created);
    query.execute(connection).await?;
    Ok(())
}
