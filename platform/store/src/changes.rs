//! Changes of people and their tokens. Both databases write them with the same SQL statements.
//!
//! A change is written only if the stored person is still as the change expects. So two nodes that change a person at
//! the same time do not overwrite each other, and a deleted person stays deleted.

/// Defines the functions that write changes for one database. `$lock` is the SQL that locks a person's row until the
/// end of the transaction; it is empty for SQLite, which has only one writer.
macro_rules! writes_of_people {
    ($connection:ty, lock = $lock:literal) => {
        use sqlx::query;
        use $crate::{
            Device, MailCode, MailPurpose, NewToken, PersonChange, PersonUpdate, StoreError, TokenHash,
        };

        pub(super) async fn write_update(
            connection: &mut $connection,
            update: &PersonUpdate,
        ) -> Result<(), StoreError> {
            let PersonUpdate { person, change, token } = update;
            write_change(connection, *person, change).await?;
            match token {
                Some(token) => add_token(connection, token, *person).await,
                None => Ok(()),
            }
        }

        async fn write_change(
            connection: &mut $connection,
            person: i64,
            change: &PersonChange,
        ) -> Result<(), StoreError> {
            match change {
                PersonChange::Add(it) => {
                    let sql = "INSERT INTO person (id, name, account, password, created, skeleton, deleted) \
                               VALUES ($1, $2, $3, $4, $5, $6, 0)";
                    let add = query(sql).bind(person).bind(&it.name).bind(&it.account);
                    let add = add.bind(&it.password).bind(it.created);
                    let add = add.bind(it.account.as_deref().map($crate::skeleton));
                    fits(add.execute(&mut *connection).await?.rows_affected())
                }
                PersonChange::Rename(name) => {
                    let sql = "UPDATE person SET name = $2 WHERE id = $1 AND deleted = 0";
                    let rename = query(sql).bind(person).bind(name);
                    fits(rename.execute(&mut *connection).await?.rows_affected())
                }
                PersonChange::Register { account, password, codes } => {
                    let sql = "UPDATE person SET account = $2, password = $3, skeleton = $4 \
                               WHERE id = $1 AND account IS NULL AND deleted = 0";
                    let register = query(sql).bind(person).bind(account).bind(password);
                    let register = register.bind($crate::skeleton(account));
                    fits(register.execute(&mut *connection).await?.rows_affected())?;
                    write_codes(connection, person, codes).await
                }
                PersonChange::Password { from, to, keep } => {
                    let sql = "UPDATE person SET password = $3 \
                               WHERE id = $1 AND password = $2 AND deleted = 0";
                    let change = query(sql).bind(person).bind(from).bind(to);
                    fits(change.execute(&mut *connection).await?.rows_affected())?;
                    delete_mail_code(connection, person, MailPurpose::Recover).await?;
                    revoke_others(connection, person, keep).await
                }
                PersonChange::Codes(codes) => {
                    lock_account(connection, person).await?;
                    write_codes(connection, person, codes).await
                }
                PersonChange::Recover { code, at, password } => {
                    let sql = "UPDATE person SET password = $2 \
                               WHERE id = $1 AND account IS NOT NULL AND deleted = 0";
                    let change = query(sql).bind(person).bind(password);
                    fits(change.execute(&mut *connection).await?.rows_affected())?;
                    let sql = "DELETE FROM recovery WHERE person = $1 AND hash = $2";
                    let used = query(sql).bind(person).bind(&code.0);
                    if used.execute(&mut *connection).await?.rows_affected() == 0 {
                        use_mail_code(connection, person, MailPurpose::Recover, code, *at).await?;
                    }
                    delete_mail_code(connection, person, MailPurpose::Recover).await?;
                    revoke_others(connection, person, &TokenHash(String::new())).await
                }
                PersonChange::MailCode(code) => write_mail_code(connection, person, code).await,
                PersonChange::ConfirmEmail { code, at } => {
                    lock_account(connection, person).await?;
                    let confirm = MailPurpose::Confirm;
                    let email = use_mail_code(connection, person, confirm, code, *at).await?;
                    let sql = "UPDATE person SET email = $2 WHERE id = $1";
                    query(sql).bind(person).bind(email).execute(&mut *connection).await?;
                    // The code was sent to the old address.
                    delete_mail_code(connection, person, MailPurpose::Recover).await
                }
                PersonChange::RemoveEmail => {
                    let sql = "UPDATE person SET email = NULL \
                               WHERE id = $1 AND account IS NOT NULL AND deleted = 0";
                    let remove = query(sql).bind(person);
                    fits(remove.execute(&mut *connection).await?.rows_affected())?;
                    delete_mail_codes(connection, person).await
                }
                PersonChange::Delete => {
                    let sql = "UPDATE person SET name = '—', account = NULL, password = NULL, \
                               email = NULL, skeleton = NULL, deleted = 1 WHERE id = $1";
                    query(sql).bind(person).execute(&mut *connection).await?;
                    write_codes(connection, person, &[]).await?;
                    delete_mail_codes(connection, person).await?;
                    revoke_others(connection, person, &TokenHash(String::new())).await
                }
            }
        }

        /// Fails if a statement changed nothing: the person is not as the change expects.
        fn fits(rows_affected: u64) -> Result<(), StoreError> {
            if rows_affected == 0 { Err(StoreError::PersonChanged) } else { Ok(()) }
        }

        /// Locks a person until the end of the transaction. Fails if the person has no account.
        async fn lock_account(
            connection: &mut $connection,
            person: i64,
        ) -> Result<(), StoreError> {
            let sql = "UPDATE person SET name = name \
                       WHERE id = $1 AND account IS NOT NULL AND deleted = 0";
            fits(query(sql).bind(person).execute(connection).await?.rows_affected())
        }

        async fn write_mail_code(
            connection: &mut $connection,
            person: i64,
            code: &MailCode,
        ) -> Result<(), StoreError> {
            lock_account(connection, person).await?;
            let sql = "INSERT INTO mail_code (person, purpose, hash, email, expires) \
                       SELECT id, $2, $3, $4, $5 FROM person \
                       WHERE id = $1 AND ($2 = 'confirm' OR email = $4) \
                       ON CONFLICT (person, purpose) DO UPDATE SET \
                       hash = excluded.hash, email = excluded.email, expires = excluded.expires";
            let write = query(sql).bind(person).bind(code.purpose.text()).bind(&code.hash.0);
            let write = write.bind(&code.email).bind(code.expires);
            fits(write.execute(connection).await?.rows_affected())
        }

        /// Deletes a mail code that has not expired at that time, and returns the address that it was sent to.
        async fn use_mail_code(
            connection: &mut $connection,
            person: i64,
            purpose: MailPurpose,
            code: &TokenHash,
            at: i64,
        ) -> Result<String, StoreError> {
            let sql = "DELETE FROM mail_code WHERE person = $1 AND purpose = $2 AND hash = $3 \
                       AND expires > $4 RETURNING email";
            let used = sqlx::query_scalar(sql).bind(person).bind(purpose.text());
            let used = used.bind(&code.0).bind(at).fetch_optional(connection).await?;
            used.ok_or(StoreError::PersonChanged)
        }

        async fn delete_mail_code(
            connection: &mut $connection,
            person: i64,
            purpose: MailPurpose,
        ) -> Result<(), StoreError> {
            let sql = "DELETE FROM mail_code WHERE person = $1 AND purpose = $2";
            query(sql).bind(person).bind(purpose.text()).execute(connection).await?;
            Ok(())
        }

        async fn delete_mail_codes(
            connection: &mut $connection,
            person: i64,
        ) -> Result<(), StoreError> {
            delete_mail_code(connection, person, MailPurpose::Confirm).await?;
            delete_mail_code(connection, person, MailPurpose::Recover).await
        }

        async fn write_codes(
            connection: &mut $connection,
            person: i64,
            codes: &[TokenHash],
        ) -> Result<(), StoreError> {
            let sql = "DELETE FROM recovery WHERE person = $1";
            query(sql).bind(person).execute(&mut *connection).await?;
            for code in codes {
                let sql = "INSERT INTO recovery (person, hash) VALUES ($1, $2)";
                query(sql).bind(person).bind(&code.0).execute(&mut *connection).await?;
            }
            Ok(())
        }

        pub(super) async fn revoke_others(
            connection: &mut $connection,
            person: i64,
            keep: &TokenHash,
        ) -> Result<(), StoreError> {
            let sql = "DELETE FROM token WHERE person = $1 AND hash <> $2";
            query(sql).bind(person).bind(&keep.0).execute(connection).await?;
            Ok(())
        }

        /// Adds a token, unless the person is deleted.
        pub(super) async fn add_token(
            connection: &mut $connection,
            token: &NewToken,
            person: i64,
        ) -> Result<(), StoreError> {
            let sql = concat!(
                "INSERT INTO token (hash, person, device, created, used) \
                 SELECT $1, id, $3, $4, $4 FROM person WHERE id = $2 AND deleted = 0 ",
                $lock
            );
            let add = query(sql).bind(&token.hash.0).bind(person);
            let add = add.bind(&token.device).bind(token.at);
            fits(add.execute(connection).await?.rows_affected())
        }

        pub(super) async fn touch_token(
            connection: &mut $connection,
            token: &TokenHash,
            at: i64,
        ) -> Result<(), StoreError> {
            let sql = "UPDATE token SET used = $2 WHERE hash = $1 AND used < $2";
            query(sql).bind(&token.0).bind(at).execute(connection).await?;
            Ok(())
        }

        pub(super) async fn delete_token(
            connection: &mut $connection,
            token: &TokenHash,
        ) -> Result<(), StoreError> {
            query("DELETE FROM token WHERE hash = $1").bind(&token.0).execute(connection).await?;
            Ok(())
        }

        async fn import_token(
            connection: &mut $connection,
            device: &Device,
            person: i64,
        ) -> Result<(), StoreError> {
            let sql = "INSERT INTO token (hash, person, device, created, used) \
                       VALUES ($1, $2, $3, $4, $5) ON CONFLICT (hash) DO UPDATE SET \
                       person = excluded.person, used = excluded.used";
            let token = query(sql).bind(&device.token.0).bind(person).bind(&device.name);
            token.bind(device.created).bind(device.used).execute(connection).await?;
            Ok(())
        }

        /// Fills in missing skeletons: earlier programs stored none, and imported accounts have none. Of two accounts
        /// that look alike, only one gets a skeleton.
        pub(super) async fn fill_skeletons(connection: &mut $connection) -> Result<(), StoreError> {
            let sql = "SELECT id, account FROM person WHERE account IS NOT NULL AND skeleton IS NULL";
            let accounts: Vec<(i64, String)> =
                sqlx::query_as(sql).fetch_all(&mut *connection).await?;
            for (person, account) in accounts {
                let sql = "UPDATE person SET skeleton = $2 WHERE id = $1 \
                           AND NOT EXISTS (SELECT 1 FROM person AS other WHERE other.skeleton = $2)";
                let fill = query(sql).bind(person).bind($crate::skeleton(&account));
                fill.execute(&mut *connection).await?;
            }
            Ok(())
        }

        /// Writes people, tokens, codes and the heartbeat that were read from another store.
        pub(super) async fn write_import(
            connection: &mut $connection,
            rows: &$crate::Import,
        ) -> Result<(), StoreError> {
            for person in &rows.people {
                let sql = "INSERT INTO person (id, name, account, password, email, created, deleted) \
                           VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO UPDATE SET \
                           name = excluded.name, account = excluded.account, skeleton = NULL, \
                           password = excluded.password, email = excluded.email, \
                           deleted = excluded.deleted";
                let import = query(sql)
                    .bind(person.id)
                    .bind(&person.name)
                    .bind(&person.account)
                    .bind(&person.password)
                    .bind(&person.email)
                    .bind(person.created)
                    .bind(i64::from(person.deleted));
                import.execute(&mut *connection).await?;
            }
            fill_skeletons(connection).await?;
            for (device, person) in &rows.tokens {
                import_token(connection, device, *person).await?;
            }
            for (person, code) in &rows.codes {
                let sql = "INSERT INTO recovery (person, hash) VALUES ($1, $2) \
                           ON CONFLICT (person, hash) DO NOTHING";
                query(sql).bind(person).bind(&code.0).execute(&mut *connection).await?;
            }
            if let Some(beat) = rows.heartbeat {
                let set = query($crate::tables::SET_HEARTBEAT).bind(beat.at).bind(beat.downtime);
                set.execute(&mut *connection).await?;
            }
            Ok(())
        }
    };
}
pub(crate) use writes_of_people;
