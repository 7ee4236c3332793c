//! The one writer. Commits that come while another is being written are written together: they share one fsync.

use std::path::{Path, PathBuf};

use sqlx::{Connection as _, QueryBuilder, Sqlite, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::{Commit, Member, Person, RoomRow, StoredEntry, Trouble};

/// At most so many commits share an fsync.
const GROUP: usize = 1024;

/// At most so many entries go into one statement: SQLite takes 32,766 values.
const ROWS: usize = 4096;

type Reply = oneshot::Sender<Result<(), Trouble>>;

/// What the writer is asked to do.
pub(crate) enum Asked {
    Commit(Box<Commit>, Reply),
    Backup(PathBuf, Reply),
    Close(Reply),
}

/// Writes until nobody can ask any more, or until it is asked to stop.
pub(crate) async fn write_in_groups(
    mut connection: SqliteConnection,
    mut asked: mpsc::Receiver<Asked>,
) {
    let mut waiting = Vec::new();
    while asked.recv_many(&mut waiting, GROUP).await != 0 {
        let mut group = Vec::new();
        for wish in waiting.drain(..) {
            match wish {
                Asked::Commit(commit, reply) => group.push((*commit, reply)),
                Asked::Backup(path, reply) => {
                    write_group(&mut connection, std::mem::take(&mut group)).await;
                    answer(reply, backup(&mut connection, &path).await);
                }
                Asked::Close(reply) => {
                    asked.close();
                    write_group(&mut connection, std::mem::take(&mut group)).await;
                    while let Some(wish) = asked.recv().await {
                        refuse(wish);
                    }
                    answer(reply, connection.close().await.map_err(Trouble::from));
                    return;
                }
            }
        }
        write_group(&mut connection, group).await;
    }
}

fn refuse(wish: Asked) {
    match wish {
        Asked::Commit(_, reply) | Asked::Backup(_, reply) | Asked::Close(reply) => {
            answer(reply, Err(Trouble::Closed));
        }
    }
}

/// Whoever asked may have left: then nobody wants to know.
fn answer(reply: Reply, result: Result<(), Trouble>) {
    let _ = reply.send(result);
}

async fn write_group(connection: &mut SqliteConnection, group: Vec<(Commit, Reply)>) {
    if group.is_empty() {
        return;
    }
    let commits: Vec<&Commit> = group.iter().map(|(commit, _)| commit).collect();
    match write_together(connection, &commits).await {
        Ok(()) => group.into_iter().for_each(|(_, reply)| answer(reply, Ok(()))),
        Err(trouble) if group.len() == 1 => {
            group.into_iter().for_each(|(_, reply)| answer(reply, Err(trouble.clone())));
        }
        // One of them spoils the group: each for itself.
        Err(_) => {
            for (commit, reply) in group {
                answer(reply, write_together(connection, &[&commit]).await);
            }
        }
    }
}

async fn write_together(
    connection: &mut SqliteConnection,
    commits: &[&Commit],
) -> Result<(), Trouble> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let entries: Vec<&StoredEntry> = commits.iter().flat_map(|commit| &commit.entries).collect();
    for rows in entries.chunks(ROWS) {
        insert_entries(&mut transaction, rows).await?;
    }
    for commit in commits.iter().filter(|commit| !commit.is_entries_only()) {
        write_the_rest(&mut transaction, commit).await?;
    }
    transaction.commit().await?;
    Ok(())
}

async fn insert_entries(
    connection: &mut SqliteConnection,
    entries: &[&StoredEntry],
) -> Result<(), Trouble> {
    let mut bodies = Vec::with_capacity(entries.len());
    for entry in entries {
        let body = serde_json::to_string(&entry.what);
        bodies.push(body.map_err(|err| Trouble::Database(err.to_string()))?);
    }
    let mut sql = QueryBuilder::<Sqlite>::new("INSERT INTO entry (room, n, at, body) ");
    sql.push_values(entries.iter().zip(bodies), |mut row, (entry, body)| {
        row.push_bind(entry.room.as_str()).push_bind(i64::from(entry.n));
        row.push_bind(entry.at).push_bind(body);
    });
    let inserted = sql.build().persistent(entries.len() == 1).execute(connection).await;
    match inserted.map_err(Trouble::from) {
        Ok(_) => Ok(()),
        Err(Trouble::Taken) => Err(Trouble::Stale),
        Err(trouble) => Err(trouble),
    }
}

async fn write_the_rest(connection: &mut SqliteConnection, commit: &Commit) -> Result<(), Trouble> {
    for room in &commit.rooms {
        put_room(connection, room).await?;
    }
    for (room, members) in &commit.members {
        sqlx::query("DELETE FROM member WHERE room = $1")
            .bind(room)
            .execute(&mut *connection)
            .await?;
        for member in members {
            put_member(connection, room, member).await?;
        }
    }
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

async fn put_room(connection: &mut SqliteConnection, room: &RoomRow) -> Result<(), Trouble> {
    let sql = "INSERT INTO room (id, game, state, open, n_entries, changed, deadline, info) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO UPDATE SET \
               state = excluded.state, open = excluded.open, n_entries = excluded.n_entries, \
               changed = excluded.changed, deadline = excluded.deadline, info = excluded.info";
    let query = sqlx::query(sql)
        .bind(&room.id)
        .bind(&room.game)
        .bind(&room.state)
        .bind(i64::from(room.open))
        .bind(i64::from(room.n_entries))
        .bind(room.changed)
        .bind(room.deadline)
        .bind(&room.info);
    query.execute(connection).await?;
    Ok(())
}

async fn put_member(
    connection: &mut SqliteConnection,
    room: &str,
    member: &Member,
) -> Result<(), Trouble> {
    let sql = "INSERT INTO member (room, seat, person, turn, place, points) \
               VALUES ($1, $2, $3, $4, $5, $6)";
    let query = sqlx::query(sql)
        .bind(room)
        .bind(i64::from(member.seat))
        .bind(member.person)
        .bind(i64::from(member.turn))
        .bind(member.place.map(i64::from))
        .bind(member.points.map(i64::from));
    query.execute(connection).await?;
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

async fn backup(connection: &mut SqliteConnection, into: &Path) -> Result<(), Trouble> {
    let path = into.to_string_lossy().into_owned();
    sqlx::query("VACUUM INTO $1").bind(path).execute(connection).await?;
    Ok(())
}
