//! What is written beside entries: lines of the index, and people.

use sqlx::SqliteConnection;

use crate::fresh::{Fresh, json};
use crate::{Commit, Member, Person, RoomRow, StoredEntry, Trouble};

/// Everything of a commit that is not a new entry.
pub(crate) async fn write_the_rest(
    connection: &mut SqliteConnection,
    fresh: &mut Fresh,
    commit: &Commit,
) -> Result<(), Trouble> {
    rewrite(connection, fresh, &commit.rewritten).await?;
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
    for (room, told) in &commit.told {
        let sql = "UPDATE room SET told = $2 WHERE id = $1";
        sqlx::query(sql).bind(room).bind(told).execute(&mut *connection).await?;
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
