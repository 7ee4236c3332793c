//! Replaces the data of a server by a backup.

use std::path::{Path, PathBuf};

use store::{Location, Restore};

use super::{Admin, AdminError, Verified};

/// Whether to restore a backup with rooms that cannot be read or replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BrokenRooms {
    /// Do not restore it.
    Refuse,
    /// Restore it with these rooms.
    Accept,
}

/// The result of a restore.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// The result of verifying the backup's rooms.
    pub verified: Verified,
    /// The file with the former data, if there were any.
    pub former: Option<PathBuf>,
}

/// Replaces the data in a folder by a backup, after it has replayed all matches of the backup. No server may run there.
/// If the backup is damaged, the data stay as they are.
pub async fn restore(
    backup: &Path,
    to: &Location,
    broken: BrokenRooms,
) -> Result<Restored, AdminError> {
    let Location::Folder(folder) = to else {
        let how = "PostgreSQL is restored by its own program pg_restore; see docs/operations.md";
        return Err(AdminError::Impossible(how.to_owned()));
    };
    if !backup.exists() {
        return Err(AdminError::Missing(format!("file {}", backup.display())));
    }
    let restore = Restore::prepare(backup, folder).await?;
    let verified = match verify(&restore.location()).await {
        Ok(verified) if verified.broken.is_empty() || broken == BrokenRooms::Accept => verified,
        Ok(verified) => {
            restore.discard();
            return Err(AdminError::Impossible(refused(backup, &verified)));
        }
        Err(error) => {
            restore.discard();
            return Err(error);
        }
    };
    Ok(Restored { verified, former: restore.put_in_place()? })
}

async fn verify(location: &Location) -> Result<Verified, AdminError> {
    let admin = Admin::open(location.clone()).await?;
    let verified = admin.verify_all().await;
    admin.close().await?;
    verified
}

fn refused(backup: &Path, verified: &Verified) -> String {
    let rooms = verified.broken.iter().map(|(room, reason)| format!("\n{room}: {reason}"));
    let rooms: String = rooms.collect();
    let (backup, many) = (backup.display(), verified.broken.len());
    format!("{backup} was not restored: rooms that cannot be read or replayed: {many}{rooms}")
}
