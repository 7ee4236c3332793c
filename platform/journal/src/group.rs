//! The one writer. Commits that come while another is being written are written together: they share one fsync.

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::{Connection as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::fresh::{Fresh, fold};
use crate::{Commit, Member, Person, RoomRow, Trouble};

/// At most so many commits share an fsync.
const GROUP: usize = 1024;

/// When nothing was asked for so long, entries are folded.
const QUIET: Duration = Duration::from_secs(1);

type Reply = oneshot::Sender<Result<(), Trouble>>;

/// What the writer is asked to do.
pub(crate) enum Asked {
    Commit(Box<Commit>, Reply),
    /// Puts everything where it is read.
    Fold(Reply),
    Backup(PathBuf, Reply),
    Close(Reply),
}

/// The one connection that writes.
pub(crate) struct Writer {
    connection: SqliteConnection,
    fresh: Fresh,
}

impl Writer {
    /// Begins, and folds what a program left that ended without notice.
    pub(crate) async fn new(connection: SqliteConnection) -> Result<Self, Trouble> {
        let mut writer = Self { connection, fresh: Fresh::default() };
        writer.fold_all().await?;
        Ok(writer)
    }

    /// Writes until nobody can ask any more, or until it is asked to stop.
    pub(crate) async fn run(mut self, mut asked: mpsc::Receiver<Asked>) {
        let mut waiting = Vec::new();
        loop {
            let many = asked.recv_many(&mut waiting, GROUP);
            match tokio::time::timeout(QUIET, many).await {
                Ok(0) => return,
                Ok(_) => {}
                Err(_) => self.fold_if(!self.fresh.is_empty()).await,
            }
            let mut group = Vec::new();
            for wish in waiting.drain(..) {
                match wish {
                    Asked::Commit(commit, reply) => group.push((*commit, reply)),
                    Asked::Fold(reply) => {
                        self.write(std::mem::take(&mut group)).await;
                        answer(reply, self.fold_fresh().await);
                    }
                    Asked::Backup(path, reply) => {
                        self.write(std::mem::take(&mut group)).await;
                        answer(reply, self.backup(&path).await);
                    }
                    Asked::Close(reply) => {
                        asked.close();
                        self.write(std::mem::take(&mut group)).await;
                        while let Some(wish) = asked.recv().await {
                            refuse(wish);
                        }
                        answer(reply, self.close().await);
                        return;
                    }
                }
            }
            self.write(group).await;
            self.fold_if(self.fresh.is_full()).await;
        }
    }

    async fn write(&mut self, group: Vec<(Commit, Reply)>) {
        if group.is_empty() {
            return;
        }
        let commits: Vec<&Commit> = group.iter().map(|(commit, _)| commit).collect();
        match self.write_together(&commits).await {
            Ok(results) => {
                group.into_iter().zip(results).for_each(|((_, reply), it)| answer(reply, it));
            }
            Err(trouble) if group.len() == 1 => {
                group.into_iter().for_each(|(_, reply)| answer(reply, Err(trouble.clone())));
            }
            // One of them spoils the group: each for itself.
            Err(_) => {
                for (commit, reply) in group {
                    let written = self.write_together(&[&commit]).await;
                    answer(reply, written.and_then(|it| it.into_iter().collect()));
                }
            }
        }
    }

    /// Writes the commits whose numbers are free, and says of each whether they were.
    async fn write_together(
        &mut self,
        commits: &[&Commit],
    ) -> Result<Vec<Result<(), Trouble>>, Trouble> {
        let written = write_together(&mut self.connection, &mut self.fresh, commits).await;
        if written.is_err() {
            // What was learnt may have been taken back with the rest.
            self.fresh = Fresh::default();
        }
        written
    }

    async fn fold_if(&mut self, due: bool) {
        if due && let Err(trouble) = self.fold_fresh().await {
            tracing::error!(%trouble, "entries wait to be folded");
        }
    }

    async fn fold_fresh(&mut self) -> Result<(), Trouble> {
        if self.fresh.is_empty() {
            return Ok(());
        }
        self.fold_all().await
    }

    async fn fold_all(&mut self) -> Result<(), Trouble> {
        let mut transaction = self.connection.begin_with("BEGIN IMMEDIATE").await?;
        fold(&mut transaction).await?;
        transaction.commit().await?;
        self.fresh.folded();
        Ok(())
    }

    async fn backup(&mut self, into: &Path) -> Result<(), Trouble> {
        self.fold_all().await?;
        let path = into.to_string_lossy().into_owned();
        sqlx::query("VACUUM INTO $1").bind(path).execute(&mut self.connection).await?;
        Ok(())
    }

    async fn close(mut self) -> Result<(), Trouble> {
        self.fold_all().await?;
        Ok(self.connection.close().await?)
    }
}

fn refuse(wish: Asked) {
    match wish {
        Asked::Commit(_, reply)
        | Asked::Fold(reply)
        | Asked::Backup(_, reply)
        | Asked::Close(reply) => {
            answer(reply, Err(Trouble::Closed));
        }
    }
}

/// Whoever asked may have left: then nobody wants to know.
fn answer(reply: Reply, result: Result<(), Trouble>) {
    let _ = reply.send(result);
}

async fn write_together(
    connection: &mut SqliteConnection,
    fresh: &mut Fresh,
    commits: &[&Commit],
) -> Result<Vec<Result<(), Trouble>>, Trouble> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    fresh.look(&mut transaction, commits).await?;
    let results: Vec<_> = commits.iter().map(|commit| fresh.take(commit)).collect();
    let fitting = commits.iter().zip(&results).filter(|(_, taken)| taken.is_ok());
    let fitting: Vec<&Commit> = fitting.map(|(commit, _)| *commit).collect();
    let entries = fitting.iter().flat_map(|commit| &commit.entries);
    fresh.write(&mut transaction, entries).await?;
    for commit in fitting.iter().filter(|commit| !commit.is_entries_only()) {
        write_the_rest(&mut transaction, commit).await?;
    }
    transaction.commit().await?;
    Ok(results)
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
