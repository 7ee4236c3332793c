use std::collections::BTreeMap;

use sqlx::PgConnection;

use super::writer::column;
use super::{PostgresStore, answer};
use crate::changes::writes_of_people;
use crate::write::Write;
use crate::{People, Person, Sessions, StoreFuture, Tokens, Visit, tables};

writes_of_people!(PgConnection, lock = "FOR SHARE");

impl People for PostgresStore {
    fn save(&self, update: PersonUpdate) -> StoreFuture<'_, ()> {
        answer(self.writers.write(Write::Person(update)))
    }

    fn person(&self, id: i64) -> StoreFuture<'_, Option<Person>> {
        answer(async move {
            let row = query(tables::PERSON)
                .bind(id)
                .fetch_optional(&mut *self.connection().await?)
                .await?;
            row.as_ref().map(tables::person).transpose()
        })
    }

    fn person_by_account(&self, account: &str) -> StoreFuture<'_, Option<Person>> {
        let query = query(tables::PERSON_BY_ACCOUNT).bind(account.to_owned());
        answer(async move {
            let row = query.fetch_optional(&mut *self.connection().await?).await?;
            row.as_ref().map(tables::person).transpose()
        })
    }

    fn person_by_skeleton(&self, skeleton: &str) -> StoreFuture<'_, Option<Person>> {
        let query = query(tables::PERSON_BY_SKELETON).bind(skeleton.to_owned());
        answer(async move {
            let row = query.fetch_optional(&mut *self.connection().await?).await?;
            row.as_ref().map(tables::person).transpose()
        })
    }

    fn people_by_email(&self, email: &str, limit: u32) -> StoreFuture<'_, Vec<Person>> {
        let query = query(tables::PEOPLE_BY_EMAIL).bind(email.to_owned()).bind(i64::from(limit));
        answer(async move {
            let rows = query.fetch_all(&mut *self.connection().await?).await?;
            rows.iter().map(tables::person).collect()
        })
    }
}

impl Tokens for PostgresStore {
    fn owner(&self, token: TokenHash) -> StoreFuture<'_, Option<(Person, i64)>> {
        answer(async move {
            let query = query(tables::TOKEN_OWNER).bind(token.0);
            let row = query.fetch_optional(&mut *self.connection().await?).await?;
            row.as_ref().map(tables::owner).transpose()
        })
    }

    fn add(&self, token: NewToken, person: i64) -> StoreFuture<'_, ()> {
        answer(self.writers.write(Write::AddToken(token, person)))
    }

    fn touch(&self, token: TokenHash, at: i64) -> StoreFuture<'_, ()> {
        answer(self.writers.write(Write::TouchToken(token, at)))
    }

    fn revoke(&self, token: TokenHash) -> StoreFuture<'_, ()> {
        answer(self.writers.write(Write::RevokeToken(token)))
    }

    fn revoke_others(&self, person: i64, keep: TokenHash) -> StoreFuture<'_, ()> {
        answer(self.writers.write(Write::RevokeOthers(person, keep)))
    }

    fn devices(&self, person: i64) -> StoreFuture<'_, Vec<Device>> {
        answer(async move {
            let query = query(tables::DEVICES).bind(person);
            query
                .fetch_all(&mut *self.connection().await?)
                .await?
                .iter()
                .map(tables::device)
                .collect()
        })
    }
}

impl Sessions for PostgresStore {
    fn ended(&self, sessions: Vec<u64>) -> StoreFuture<'_, Vec<u64>> {
        answer(async move {
            let digits = column(&sessions, |session| tables::session_digits(*session));
            let sql = "SELECT digits FROM unnest($1::text[]) AS digits WHERE NOT EXISTS \
                       (SELECT 1 FROM token WHERE hash >= digits AND hash < digits || 'g')";
            let query = sqlx::query_scalar(sql).bind(digits);
            let ended: Vec<String> = query.fetch_all(&mut *self.connection().await?).await?;
            Ok(column(ended, |digits| TokenHash(digits).session()))
        })
    }
}

/// The writes of a group of requests to the tables of people.
#[derive(Default)]
pub(super) struct PeopleBatch<'a> {
    /// Sorted by person when they are written, so that the groups of several nodes lock rows in the same order.
    writes: Vec<(i64, &'a Write)>,
    /// Of two visits of the same person in the same room the later one counts.
    visits: BTreeMap<(i64, &'a str), u32>,
}

impl<'a> PeopleBatch<'a> {
    pub(super) fn add(&mut self, write: &'a Write) {
        match write {
            Write::Room(commit) => {
                commit.visit.iter().for_each(|visit| self.add_visit(&commit.room, *visit));
            }
            Write::Person(update) => self.writes.push((update.person, write)),
            Write::AddToken(_, person) | Write::RevokeOthers(person, _) => {
                self.writes.push((*person, write));
            }
            Write::TouchToken(..) | Write::RevokeToken(_) => self.writes.push((i64::MAX, write)),
            Write::Import(rows) => {
                self.writes.push((i64::MAX, write));
                rows.visits.iter().for_each(|(room, visit)| self.add_visit(room, *visit));
            }
            Write::Packs(_) => {}
        }
    }

    fn add_visit(&mut self, room: &'a str, visit: Visit) {
        self.visits.insert((visit.person, room), visit.n);
    }

    pub(super) async fn write(mut self, connection: &mut PgConnection) -> Result<(), StoreError> {
        // The sort is stable, so the writes of one person stay in order.
        self.writes.sort_by_key(|(person, _)| *person);
        for (_, write) in &self.writes {
            match write {
                Write::Room(_) | Write::Packs(_) => {}
                Write::Person(update) => write_update(connection, update).await?,
                Write::AddToken(token, person) => add_token(connection, token, *person).await?,
                Write::TouchToken(token, at) => touch_token(connection, token, *at).await?,
                Write::RevokeToken(token) => delete_token(connection, token).await?,
                Write::RevokeOthers(person, keep) => {
                    revoke_others(connection, *person, keep).await?;
                }
                Write::Import(rows) => write_import(connection, rows).await?,
            }
        }
        self.write_visits(connection).await
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
