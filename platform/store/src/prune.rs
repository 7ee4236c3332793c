//! Deletes rooms, tokens and guests that have not been used for long. Both databases use the same SQL statements.

use room::RoomId;

/// What [`Maintenance::prune`](crate::Maintenance::prune) deletes. Times are in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retention {
    /// Deletes rooms whose match has not started, if they have no entry since this time.
    pub lobbies: i64,
    /// Deletes rooms with a match, running or over, if they have no entry since this time.
    pub matches: i64,
    /// Whether to delete matches in which a person with an account had a seat, chatted or was the host.
    pub account_matches: AccountMatches,
    /// Deletes tokens that were last used before this time, mail codes that expired before it, and guests who first
    /// came before it, have no token, and are named in no room.
    pub tokens: i64,
}

/// Whether to delete old matches of people with an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccountMatches {
    /// Keep them for ever.
    Keep,
    /// Delete them like matches of guests.
    Delete,
}

/// Whether pruning deletes or only counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PruneMode {
    /// Delete nothing; return what would be deleted.
    Count,
    /// Delete at most [`PruneMode::BATCH`] rooms of each kind, so that no transaction is long. Call again for the rest.
    Delete,
}

impl PruneMode {
    /// The most rooms of each kind that one transaction deletes.
    pub const BATCH: usize = 500;

    pub(crate) fn limit(self) -> i64 {
        match self {
            PruneMode::Count => i64::MAX,
            PruneMode::Delete => Self::BATCH as i64,
        }
    }
}

/// What was deleted, or would be in mode [`PruneMode::Delete`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pruned {
    /// Rooms whose match had not started.
    pub lobbies: Vec<RoomId>,
    /// Rooms with a match.
    pub matches: Vec<RoomId>,
    /// The number of tokens.
    pub tokens: u64,
    /// The number of guests.
    pub guests: u64,
}

/// Selects lobbies without an entry since $1. The index may lag behind the log, so a lobby is selected only if its row
/// reflects all its entries; otherwise its match may have started.
pub(crate) const STALE_LOBBIES: &str = "INSERT INTO stale SELECT id FROM room \
     WHERE state = 'gathering' AND changed < $1 \
     AND n_entries = (SELECT COUNT(*) FROM entry WHERE entry.room = room.id) \
     AND NOT EXISTS (SELECT 1 FROM entry WHERE entry.room = room.id AND entry.at >= $1) \
     ORDER BY id LIMIT $2 RETURNING id";
pub(crate) const STALE_MATCHES: &str = "INSERT INTO stale SELECT id FROM room \
     WHERE state <> 'gathering' AND changed < $1 \
     AND NOT EXISTS (SELECT 1 FROM entry WHERE entry.room = room.id AND entry.at >= $1) \
     AND NOT EXISTS (SELECT 1 FROM named JOIN person ON person.id = named.person \
                     WHERE named.room = room.id AND account IS NOT NULL AND CAST($3 AS BIGINT) = 0) \
     ORDER BY id LIMIT $2 RETURNING id";
/// Deletes the selected rooms from every table.
pub(crate) const OF_STALE_ROOMS: [&str; 5] = [
    "DELETE FROM entry WHERE room IN (SELECT id FROM stale)",
    "DELETE FROM member WHERE room IN (SELECT id FROM stale)",
    "DELETE FROM named WHERE room IN (SELECT id FROM stale)",
    "DELETE FROM visit WHERE room IN (SELECT id FROM stale)",
    "DELETE FROM room WHERE id IN (SELECT id FROM stale)",
];
pub(crate) const STALE_GUESTS: &str = "DELETE FROM person \
     WHERE account IS NULL AND deleted = 0 AND created < $1 \
     AND NOT EXISTS (SELECT 1 FROM token WHERE token.person = person.id) \
     AND NOT EXISTS (SELECT 1 FROM named WHERE named.person = person.id) \
     AND NOT EXISTS (SELECT 1 FROM member WHERE member.person = person.id)";
pub(crate) const VISITS_OF_NOBODY: &str = "DELETE FROM visit \
     WHERE NOT EXISTS (SELECT 1 FROM person WHERE person.id = visit.person)";

/// Defines the function that prunes one database, in the caller's transaction.
macro_rules! prunes {
    ($connection:ty) => {
        async fn prune_rows(
            connection: &mut $connection,
            retention: &$crate::Retention,
            limit: i64,
        ) -> Result<$crate::Pruned, $crate::StoreError> {
            use $crate::prune;
            // Remembers the selected rooms while their rows are deleted table by table.
            let make = "CREATE TEMP TABLE stale AS SELECT id FROM room WHERE 1 = 0";
            sqlx::raw_sql(make).execute(&mut *connection).await?;
            let lobbies = sqlx::query_scalar(prune::STALE_LOBBIES).persistent(false);
            let lobbies = lobbies.bind(retention.lobbies).bind(limit);
            let lobbies: Vec<String> = lobbies.fetch_all(&mut *connection).await?;
            let all = i64::from(retention.account_matches == $crate::AccountMatches::Delete);
            let matches = sqlx::query_scalar(prune::STALE_MATCHES).persistent(false);
            let matches = matches.bind(retention.matches).bind(limit).bind(all);
            let matches: Vec<String> = matches.fetch_all(&mut *connection).await?;
            for delete in prune::OF_STALE_ROOMS {
                sqlx::query(delete).persistent(false).execute(&mut *connection).await?;
            }
            sqlx::raw_sql("DROP TABLE stale").execute(&mut *connection).await?;
            let tokens = sqlx::query("DELETE FROM token WHERE used < $1").bind(retention.tokens);
            let tokens = tokens.execute(&mut *connection).await?.rows_affected();
            let mailed = sqlx::query("DELETE FROM mail_code WHERE expires < $1");
            mailed.bind(retention.tokens).execute(&mut *connection).await?;
            let guests = sqlx::query(prune::STALE_GUESTS).bind(retention.tokens);
            let guests = guests.execute(&mut *connection).await?.rows_affected();
            sqlx::query(prune::VISITS_OF_NOBODY).execute(&mut *connection).await?;
            Ok($crate::Pruned { lobbies, matches, tokens, guests })
        }
    };
}
pub(crate) use prunes;
