use std::fmt;
use std::io;
use std::path::Path;

/// Why a command failed: one sentence for the person who typed it, with advice if there is any.
#[derive(Debug)]
pub(crate) struct CliError(pub(crate) String);

impl CliError {
    /// The error that `path` could not be read, written or the like: `verb` is a past participle.
    pub(crate) fn file(path: &Path, verb: &str, err: &io::Error) -> Self {
        #[allow(
            clippy::wildcard_enum_match_arm,
            reason = "the system has more kinds of errors than we have advice for"
        )]
        let advice = match err.kind() {
            io::ErrorKind::NotFound => "there is no such file or folder; check the path",
            io::ErrorKind::PermissionDenied => "you are not allowed to; choose another place",
            io::ErrorKind::StorageFull => "the disk is full; make room or choose another place",
            io::ErrorKind::AlreadyExists | io::ErrorKind::NotADirectory => {
                "there is a file where a folder is needed; choose another place"
            }
            io::ErrorKind::IsADirectory => "it is a folder; name a file",
            io::ErrorKind::InvalidData => "it is not text in UTF-8",
            _ => return Self(format!("{} could not be {verb}: {err}", path.display())),
        };
        Self(format!("{} could not be {verb}: {advice}", path.display()))
    }
}

impl fmt::Display for CliError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<T: Into<String>> From<T> for CliError {
    fn from(sentence: T) -> Self {
        Self(sentence.into())
    }
}
