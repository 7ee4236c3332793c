//! The folder of a SQLite store: the permissions of its files, and the lock of the server that uses it.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::StoreError;

/// The name of the database in its folder.
pub(crate) const FILE: &str = "monumenta.sqlite";

/// The lock of a server on its folder. It is released when this is dropped or the process ends.
///
/// An administrator's commands may open the store beside the server; they take no lock.
#[derive(Debug)]
pub struct FolderLock {
    _file: File,
}

impl FolderLock {
    /// Locks the folder, and creates it if it does not exist. [`StoreError::InUse`] says that another server has locked
    /// it.
    pub fn take(folder: &Path) -> Result<Self, StoreError> {
        make(folder)?;
        let path = folder.join("monumenta.lock");
        let file = private_file(&path).map_err(|err| failed("open", &path, &err))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse(folder.to_owned())),
            // Some network file systems have no locks.
            Err(TryLockError::Error(err)) => {
                tracing::warn!(%err, folder = %folder.display(), "data folder not locked");
            }
        }
        Ok(Self { _file: file })
    }
}

/// Makes a folder that only its owner can enter. A folder that exists stays as it is.
pub(crate) fn make(folder: &Path) -> Result<(), StoreError> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(|err| match folder.is_file() {
        true => {
            let what = "there is a file where a folder is needed; choose another place";
            StoreError::Database(format!("cannot create {}: {what}", folder.display()))
        }
        false => failed("create", folder, &err),
    })
}

/// Opens a file that only its owner can read, and makes it if it does not exist. SQLite gives its write-ahead log the
/// same permissions.
pub(crate) fn private_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        // An earlier program made the file readable for all. Only its owner can change that.
        if file.metadata()?.permissions().mode() & 0o077 != 0 {
            let _ = file.set_permissions(fs::Permissions::from_mode(0o600));
        }
    }
    Ok(file)
}

/// A path with an ending appended, as SQLite names the files that belong to a database.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

pub(crate) fn failed(what: &str, path: &Path, err: &io::Error) -> StoreError {
    StoreError::Database(format!("cannot {what} {}: {err}", path.display()))
}
