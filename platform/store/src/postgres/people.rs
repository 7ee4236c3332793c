use std::collections::{BTreeMap, BTreeSet};

use sqlx::{PgConnection, query};

use super::writer::column;
use super::{PostgresStore, answer};
use crate::write::Write;
use crate::{
    Import, People, Person, PersonUpdate, Statistics, StoreError, StoreFuture, TokenHash, Tokens,
    Visit, tables,
};

impl People for PostgresStore {
    fn save(&self, update: PersonUpdate) -> StoreFuture<'_, ()> {
        answer(self.writers.write(Write::Person(update)))
    }

    fn person(&self, id: i64) -> StoreFuture<'_, Option<Person>> {
        answer(async move {
            let row = query(tables::PERSON).bind(id).fetch_optional(&self.pool).await?;
            row.as_ref().map(tables::person).transpose()
        })
    }

    fn person_by_account(&self, account: &str) -> StoreFuture<'_, Option<Person>> {
        let query = query(tables::PERSON_BY_ACCOUNT).bind(account.to_owned());
        answer(async move {
            let row = query.fetch_optional(&self.pool).await?;
            row.as_ref().map(tables::person).transpose()
        })
    }

    fn statistics(&self, person: i64) -> StoreFuture<'_, Vec<Statistics>> {
        answer(async move {
            let rows = query(tables::STATISTICS).bind(person).fetch_all(&self.pool).await?;
            rows.iter().map(tables::statistics).collect()
        })
    }
}

impl Tokens for PostgresStore {
    fn owner(&self, token: TokenHash) -> StoreFuture<'_, Option<Person>> {
        answer(async move {
            let query = query(tables::TOKEN_OWNER).bind(token.0);
            query.fetch_optional(&self.pool).await?.as_ref().map(tables::person).transpose()
        })
    }

    fn add(&self, token: TokenHash, person: i64) -> StoreFuture<'_, ()> {
        answer(self.writers.write(Write::AddToken(token, person)))
    }

    fn revoke(&self, token: TokenHash) -> StoreFuture<'_, ()> {
        answer(self.writers.write(Write::RevokeToken(token)))
    }
}

/// What a group of requests writes about people. Rows are sorted, so that the groups of several nodes lock them in the
/// same order; of two rows with the same key the later one counts.
#[derive(Default)]
pub(super) struct PeopleBatch<'a> {
    people: BTreeMap<i64, &'a Person>,
    /// The people whose earlier tokens are revoked.
    logged_out: BTreeSet<i64>,
    /// The new owner of each token; `None` revokes it.
    tokens: BTreeMap<&'a str, Option<i64>>,
    visits: BTreeMap<(i64, &'a str), u32>,
}

impl<'a> PeopleBatch<'a> {
    pub(super) fn add_update(&mut self, update: &'a PersonUpdate) {
        let PersonUpdate { person, token, revoke_tokens } = update;
        self.people.insert(person.id, person);
        if *revoke_tokens {
            self.logged_out.insert(person.id);
            self.tokens.retain(|_, owner| *owner != Some(person.id));
        }
        if let Some(token) = token {
            self.add_token(token, Some(person.id));
        }
    }

    pub(super) fn add_token(&mut self, token: &'a TokenHash, owner: Option<i64>) {
        self.tokens.insert(&token.0, owner);
    }

    pub(super) fn add_visit(&mut self, room: &'a str, visit: Visit) {
        self.visits.insert((visit.person, room), visit.n);
    }

    pub(super) fn add_import(&mut self, rows: &'a Import) {
        self.people.extend(rows.people.iter().map(|person| (person.id, person)));
        rows.tokens.iter().for_each(|(token, person)| self.add_token(token, Some(*person)));
        rows.visits.iter().for_each(|(room, visit)| self.add_visit(room, *visit));
    }

    pub(super) async fn write(&self, connection: &mut PgConnection) -> Result<(), StoreError> {
        self.write_people(connection).await?;
        self.write_tokens(connection).await?;
        self.write_visits(connection).await
    }

    async fn write_people(&self, connection: &mut PgConnection) -> Result<(), StoreError> {
        if self.people.is_empty() {
            return Ok(());
        }
        let sql = "INSERT INTO person (id, name, account, password, created) SELECT * FROM \
                   unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::bigint[]) \
                   ON CONFLICT (id) DO UPDATE SET name = excluded.name, \
                   account = excluded.account, password = excluded.password";
        let people = || self.people.values();
        let query = query(sql)
            .bind(column(people(), |person| person.id))
            .bind(column(people(), |person| person.name.as_str()))
            .bind(column(people(), |person| person.account.as_deref()))
            .bind(column(people(), |person| person.password.as_deref()))
            .bind(column(people(), |person| person.created));
        query.execute(connection).await?;
        Ok(())
    }

    async fn write_tokens(&self, connection: &mut PgConnection) -> Result<(), StoreError> {
        if !self.logged_out.is_empty() {
            let people = column(&self.logged_out, |person| *person);
            let sql = "DELETE FROM token WHERE person = ANY($1)";
            query(sql).bind(people).execute(&mut *connection).await?;
        }
        let added = self.tokens.iter().filter_map(|(hash, owner)| Some((*hash, (*owner)?)));
        let (hashes, owners): (Vec<&str>, Vec<i64>) = added.unzip();
        if !hashes.is_empty() {
            let sql = "INSERT INTO token (hash, person) SELECT * FROM \
                       unnest($1::text[], $2::bigint[]) \
                       ON CONFLICT (hash) DO UPDATE SET person = excluded.person";
            query(sql).bind(hashes).bind(owners).execute(&mut *connection).await?;
        }
        let revoked = self.tokens.iter().filter(|(_, owner)| owner.is_none());
        let revoked = column(revoked, |(hash, _)| *hash);
        if !revoked.is_empty() {
            let sql = "DELETE FROM token WHERE hash = ANY($1)";
            query(sql).bind(revoked).execute(connection).await?;
        }
        Ok(())
    }

    async fn write_visits(&self, connection: &mut PgConnection) -> Result<(), StoreError> {
        if self.visits.is_empty() {
            return Ok(());
        }
        let sql = "INSERT INTO visit (person, room, n) SELECT * FROM \
                   unnest($1::bigint[], $2::text[], $3::bigint[]) \
                   ON CONFLICT (person, room) DO UPDATE SET n = excluded.n";
        let query = query(sql)
            .bind(column(self.visits.keys(), |(person, _)| *person))
            .bind(column(self.visits.keys(), |(_, room)| *room))
            .bind(column(self.visits.values(), |n| i64::from(*n)));
        query.execute(connection).await?;
        Ok(())
    }
}
