use std::path::PathBuf;

use room::RoomId;

/// Why a store could not carry out a request.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The entries do not follow the last stored one: another writer was first.
    #[error("the room has an entry with this number already")]
    EntryExists,
    /// Another person has this account name.
    #[error("the name is taken")]
    NameTaken,
    /// The person is not as a change expects: another node changed or deleted them.
    #[error("the person was changed or deleted meanwhile")]
    PersonChanged,
    /// A newer program made the database.
    #[error("the database has version {found}, this program knows {known}: use a newer program")]
    Newer {
        /// The version of the database.
        found: i64,
        /// The latest version this program knows.
        known: i64,
    },
    /// A running server has locked this folder.
    #[error("a server runs on the data in {}: stop it first, or choose another folder", .0.display())]
    InUse(PathBuf),
    /// A stored log cannot be decoded, or does not make a room.
    #[error("the stored log of room {room} cannot be read: {reason}")]
    Unreadable {
        /// The room.
        room: RoomId,
        /// What is wrong.
        reason: String,
    },
    /// The database cannot be reached for now. The request may or may not have been carried out.
    #[error("the database is unavailable: {0}")]
    Unavailable(String),
    /// The database refused the request.
    #[error("database error: {0}")]
    Database(String),
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
}

impl From<sqlx::Error> for StoreError {
    fn from(err: sqlx::Error) -> Self {
        use sqlx::Error::{Io, PoolClosed, PoolTimedOut, WorkerCrashed};
        if matches!(err, PoolClosed) {
            return StoreError::Closed;
        }
        if matches!(err, Io(_) | PoolTimedOut | WorkerCrashed) {
            return StoreError::Unavailable(err.to_string());
        }
        let Some(answer) = err.as_database_error() else {
            return StoreError::Database(err.to_string());
        };
        match answer.is_unique_violation() {
            true if answer.constraint() == Some("entry_pkey") => StoreError::EntryExists,
            true => StoreError::NameTaken,
            false if answer.code().is_some_and(|code| is_unavailable(&code)) => {
                StoreError::Unavailable(err.to_string())
            }
            false => StoreError::Database(err.to_string()),
        }
    }
}

/// Whether a code means "temporarily unavailable".
///
/// PostgreSQL, by SQLSTATE of five characters: connection loss (class 08), shutdown or startup (57P), too many clients,
/// lock timeout, idle-in-transaction timeout, read-only. SQLite, by a shorter number whose lowest byte counts: busy,
/// locked, read-only, input or output error, disk full, cannot open.
fn is_unavailable(code: &str) -> bool {
    if code.len() < 5 {
        let primary = code.parse::<u32>().map(|code| code & 0xff);
        return primary.is_ok_and(|code| [5, 6, 8, 10, 13, 14].contains(&code));
    }
    code.starts_with("08")
        || code.starts_with("57P")
        || ["53300", "55P03", "25P03", "25006"].contains(&code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_passes_is_told_from_what_is_wrong() {
        // Busy, locked, read-only, input or output, full, cannot open; 266 is 10 with a reason.
        let passes = ["5", "6", "8", "10", "266", "13", "14", "08006", "57P01", "53300", "25006"];
        assert!(passes.into_iter().all(is_unavailable));
        // An error in the statement, a constraint, a damaged file; 1555 is 19 with a reason.
        for wrong in ["1", "19", "11", "1555", "23505", "42601", "00005", "57014"] {
            assert!(!is_unavailable(wrong), "{wrong}");
        }
    }
}
