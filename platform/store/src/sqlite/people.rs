use room::RoomId;
use sqlx::{SqliteConnection, query};

use super::SqliteStore;
use crate::write::Write;
use crate::{
    Import, People, Person, PersonUpdate, Statistics, StoreError, StoreFuture, TokenHash, Tokens,
    Visit, tables,
};

impl People for SqliteStore {
    fn save(&self, update: PersonUpdate) -> StoreFuture<'_, ()> {
        Box::pin(self.write(Write::Person(update)))
    }

    fn person(&self, id: i64) -> StoreFuture<'_, Option<Person>> {
        Box::pin(async move {
            let row = query(tables::PERSON).bind(id).fetch_optional(&self.readers).await?;
            row.as_ref().map(tables::person).transpose()
        })
    }

    fn person_by_account(&self, account: &str) -> StoreFuture<'_, Option<Person>> {
        let query = query(tables::PERSON_BY_ACCOUNT).bind(account.to_owned());
        Box::pin(async move {
            let row = query.fetch_optional(&self.readers).await?;
            row.as_ref().map(tables::person).transpose()
        })
    }

    fn statistics(&self, person: i64) -> StoreFuture<'_, Vec<Statistics>> {
        Box::pin(async move {
            let rows = query(tables::STATISTICS).bind(person).fetch_all(&self.readers).await?;
            rows.iter().map(tables::statistics).collect()
        })
    }
}

impl Tokens for SqliteStore {
    fn owner(&self, token: TokenHash) -> StoreFuture<'_, Option<Person>> {
        Box::pin(async move {
            let query = query(tables::TOKEN_OWNER).bind(token.0);
            query.fetch_optional(&self.readers).await?.as_ref().map(tables::person).transpose()
        })
    }

    fn add(&self, token: TokenHash, person: i64) -> StoreFuture<'_, ()> {
        Box::pin(self.write(Write::AddToken(token, person)))
    }

    fn revoke(&self, token: TokenHash) -> StoreFuture<'_, ()> {
        Box::pin(self.write(Write::RevokeToken(token)))
    }
}

pub(super) async fn write_update(
    connection: &mut SqliteConnection,
    update: &PersonUpdate,
) -> Result<(), StoreError> {
    let PersonUpdate { person, token, revoke_tokens } = update;
    write_person(connection, person).await?;
    if *revoke_tokens {
        let sql = "DELETE FROM token WHERE person = $1";
        query(sql).bind(person.id).execute(&mut *connection).await?;
    }
    if let Some(token) = token {
        write_token(connection, token, person.id).await?;
    }
    Ok(())
}

async fn write_person(
    connection: &mut SqliteConnection,
    person: &Person,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO person (id, name, account, password, created) \
               VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO UPDATE SET \
               name = excluded.name, account = excluded.account, password = excluded.password";
    let query = query(sql)
        .bind(person.id)
        .bind(&person.name)
        .bind(&person.account)
        .bind(&person.password)
        .bind(person.created);
    query.execute(connection).await?;
    Ok(())
}

pub(super) async fn write_token(
    connection: &mut SqliteConnection,
    token: &TokenHash,
    person: i64,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO token (hash, person) VALUES ($1, $2) \
               ON CONFLICT (hash) DO UPDATE SET person = excluded.person";
    query(sql).bind(&token.0).bind(person).execute(connection).await?;
    Ok(())
}

pub(super) async fn delete_token(
    connection: &mut SqliteConnection,
    token: &TokenHash,
) -> Result<(), StoreError> {
    query("DELETE FROM token WHERE hash = $1").bind(&token.0).execute(connection).await?;
    Ok(())
}

pub(super) async fn write_visit(
    connection: &mut SqliteConnection,
    room: &RoomId,
    visit: Visit,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO visit (person, room, n) VALUES ($1, $2, $3) \
               ON CONFLICT (person, room) DO UPDATE SET n = excluded.n";
    let query = query(sql).bind(visit.person).bind(room).bind(i64::from(visit.n));
    query.execute(connection).await?;
    Ok(())
}

pub(super) async fn write_import(
    connection: &mut SqliteConnection,
    rows: &Import,
) -> Result<(), StoreError> {
    for person in &rows.people {
        write_person(connection, person).await?;
    }
    for (token, person) in &rows.tokens {
        write_token(connection, token, *person).await?;
    }
    for (room, visit) in &rows.visits {
        write_visit(connection, room, *visit).await?;
    }
    Ok(())
}
