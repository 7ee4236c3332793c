use room::RoomId;
use sqlx::SqliteConnection;

use super::SqliteStore;
use crate::changes::writes_of_people;
use crate::write::Write;
use crate::{People, Person, Sessions, StoreFuture, Tokens, Visit, tables};

writes_of_people!(SqliteConnection, lock = "");

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

    fn person_by_skeleton(&self, skeleton: &str) -> StoreFuture<'_, Option<Person>> {
        let query = query(tables::PERSON_BY_SKELETON).bind(skeleton.to_owned());
        Box::pin(async move {
            let row = query.fetch_optional(&self.readers).await?;
            row.as_ref().map(tables::person).transpose()
        })
    }

    fn people_by_email(&self, email: &str, limit: u32) -> StoreFuture<'_, Vec<Person>> {
        let query = query(tables::PEOPLE_BY_EMAIL).bind(email.to_owned()).bind(i64::from(limit));
        Box::pin(async move {
            query.fetch_all(&self.readers).await?.iter().map(tables::person).collect()
        })
    }
}

impl Tokens for SqliteStore {
    fn owner(&self, token: TokenHash) -> StoreFuture<'_, Option<(Person, i64)>> {
        Box::pin(async move {
            let query = query(tables::TOKEN_OWNER).bind(token.0);
            let row = query.fetch_optional(&self.readers).await?;
            row.as_ref().map(tables::owner).transpose()
        })
    }

    fn add(&self, token: NewToken, person: i64) -> StoreFuture<'_, ()> {
        Box::pin(self.write(Write::AddToken(token, person)))
    }

    fn touch(&self, token: TokenHash, at: i64) -> StoreFuture<'_, ()> {
        Box::pin(self.write(Write::TouchToken(token, at)))
    }

    fn revoke(&self, token: TokenHash) -> StoreFuture<'_, ()> {
        Box::pin(self.write(Write::RevokeToken(token)))
    }

    fn revoke_others(&self, person: i64, keep: TokenHash) -> StoreFuture<'_, ()> {
        Box::pin(self.write(Write::RevokeOthers(person, keep)))
    }

    fn devices(&self, person: i64) -> StoreFuture<'_, Vec<Device>> {
        Box::pin(async move {
            let query = query(tables::DEVICES).bind(person);
            query.fetch_all(&self.readers).await?.iter().map(tables::device).collect()
        })
    }
}

impl Sessions for SqliteStore {
    fn ended(&self, sessions: Vec<u64>) -> StoreFuture<'_, Vec<u64>> {
        Box::pin(async move {
            let mut ended = Vec::new();
            for session in sessions {
                let digits = tables::session_digits(session);
                let token = query(tables::TOKEN_OF_SESSION).bind(digits);
                if token.fetch_optional(&self.readers).await?.is_none() {
                    ended.push(session);
                }
            }
            Ok(ended)
        })
    }
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
