//! Puts a backup in the place of the data.

use std::path::{Path, PathBuf};

use store::{Location, Restore};

use super::{Admin, AdminError, Verified};

/// What becomes of a backup that has rooms which cannot be read or replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BrokenRooms {
    /// It is not restored.
    Refuse,
    /// It is restored with them.
    Accept,
}

/// What a restore did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// What the backup has.
    pub verified: Verified,
    /// The file that has the former data now, if there were any.
    pub former: Option<PathBuf>,
}

/// Replaces the data in a folder by a backup, after all its matches were replayed. No server may run there. If anything
/// is wrong with the backup, the data stay as they are.
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
