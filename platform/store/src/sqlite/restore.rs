//! Replaces a SQLite store by a backup.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Row as _, SqliteConnection};

use super::folder::{FILE, FolderLock, beside, failed, make, private_file};
use crate::{Location, StoreError};

/// A backup that was copied into the folder of a store and checked, but has not replaced the store yet. The folder is
/// locked meanwhile, so no server can start on it.
#[derive(Debug)]
pub struct Restore {
    folder: PathBuf,
    _lock: FolderLock,
}

impl Restore {
    /// Copies the backup into the folder and lets SQLite check the copy. Does not touch the store there.
    /// [`StoreError::InUse`] says that a server runs on the folder.
    pub async fn prepare(backup: &Path, folder: &Path) -> Result<Self, StoreError> {
        if beside(backup, "-wal").exists() {
            let live = "has a write-ahead log beside it: it is a database in use and no backup";
            return Err(StoreError::Database(format!("{} {live}", backup.display())));
        }
        let lock = FolderLock::take(folder)?;
        let restore = Self { folder: folder.to_owned(), _lock: lock };
        restore.discard();
        make(&restore.staging())?;
        let copy = restore.copy();
        let copied = private_file(&copy).and_then(|mut into| {
            io::copy(&mut File::open(backup)?, &mut into)?;
            into.sync_all()
        });
        copied.map_err(|err| failed("copy", backup, &err))?;
        if let Err(error) = check(&copy).await {
            restore.discard();
            let backup = backup.display();
            return Err(StoreError::Database(format!("{backup} is not a whole backup: {error}")));
        }
        Ok(restore)
    }

    /// Where the copy can be opened as a store before it is put in place.
    pub fn location(&self) -> Location {
        Location::Folder(self.staging())
    }

    /// Replaces the store by the copy, which must be closed. Returns the new path of the former store, if there was
    /// one.
    ///
    /// At every moment the folder has one database or the other: the former one gets a second name first, its
    /// write-ahead log is moved along, and then the copy takes the first name.
    pub fn put_in_place(self) -> Result<Option<PathBuf>, StoreError> {
        let (database, copy) = (self.folder.join(FILE), self.copy());
        let former = database.exists().then(|| self.unused_name());
        let moved = || -> io::Result<()> {
            if let Some(former) = &former {
                link(&database, former)?;
                let log = beside(&database, "-wal");
                if log.exists() {
                    link(&log, &beside(former, "-wal"))?;
                }
            }
            for ending in ["-wal", "-shm"] {
                remove(&beside(&database, ending))?;
            }
            File::open(&copy)?.sync_all()?;
            fs::rename(&copy, &database)?;
            File::open(&self.folder)?.sync_all()
        };
        moved().map_err(|err| failed("replace", &database, &err))?;
        self.discard();
        Ok(former)
    }

    /// Removes the copy.
    pub fn discard(&self) {
        // If this fails, creating or renaming the next copy will report the error.
        let _ = fs::remove_dir_all(self.staging());
    }

    fn staging(&self) -> PathBuf {
        self.folder.join("restoring")
    }

    fn copy(&self) -> PathBuf {
        self.staging().join(FILE)
    }

    /// A name for the former store that no file has.
    fn unused_name(&self) -> PathBuf {
        let names = (1u32..).map(|nth| self.folder.join(format!("former-{nth}.sqlite")));
        let mut names = names.skip_while(|name| name.exists() || beside(name, "-wal").exists());
        names.next().unwrap_or_else(|| self.folder.join("former.sqlite"))
    }
}

/// Gives a file a second name, or copies it if the file system has no hard links.
fn link(file: &Path, name: &Path) -> io::Result<()> {
    fs::hard_link(file, name).or_else(|_| fs::copy(file, name).map(drop))
}

fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(err) if err.kind() == io::ErrorKind::NotFound => Ok(()),
        removed => removed,
    }
}

/// Checks that a file is an undamaged database of this program.
async fn check(path: &Path) -> Result<(), StoreError> {
    let options = SqliteConnectOptions::new().filename(path).disable_statement_logging();
    let mut file = options.connect().await?;
    let checked = check_tables(&mut file).await;
    file.close().await?;
    checked
}

async fn check_tables(file: &mut SqliteConnection) -> Result<(), StoreError> {
    let found = sqlx::query("PRAGMA integrity_check(10)").fetch_all(&mut *file).await?;
    let found = found.iter().map(|row| row.try_get(0)).collect::<Result<Vec<String>, _>>()?;
    if found != ["ok"] {
        return Err(StoreError::Database(found.join("; ")));
    }
    let ours = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'entry'";
    match sqlx::query(ours).fetch_optional(file).await? {
        Some(_) => Ok(()),
        None => Err(StoreError::Database("it has no logs of rooms".to_owned())),
    }
}
