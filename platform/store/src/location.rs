use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use crate::sqlite::folder::FILE;

/// Where a store is.
#[derive(Clone, PartialEq, Eq)]
pub enum Location {
    /// A folder with a SQLite file: `sqlite:DIR`, or just the path of the folder.
    Folder(PathBuf),
    /// A PostgreSQL database: `postgres://…`.
    Postgres(String),
}

/// The text is not a location.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no database: say postgres://USER@HOST/NAME, sqlite:DIR or a folder")]
pub struct LocationError(String);

impl Location {
    /// Whether a store may exist there. For PostgreSQL only opening it tells, so this is `true`.
    pub fn may_exist(&self) -> bool {
        match self {
            Self::Folder(folder) => folder.join(FILE).exists(),
            Self::Postgres(_) => true,
        }
    }
}

impl From<&Path> for Location {
    fn from(folder: &Path) -> Self {
        Self::Folder(folder.to_owned())
    }
}

impl From<PathBuf> for Location {
    fn from(folder: PathBuf) -> Self {
        Self::Folder(folder)
    }
}

impl FromStr for Location {
    type Err = LocationError;

    fn from_str(text: &str) -> Result<Self, LocationError> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Self::Postgres(text.to_owned()));
        }
        let folder = text.strip_prefix("sqlite:").unwrap_or(text);
        match folder.is_empty() || text.contains("://") {
            true => Err(LocationError(without_password(text))),
            false => Ok(Self::Folder(folder.into())),
        }
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder(folder) => write!(f, "{}", folder.display()),
            Self::Postgres(url) => f.write_str(&without_password(url)),
        }
    }
}

impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Location({self})")
    }
}

/// The URL without its password and without its parameters, which may hold one.
fn without_password(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else { return url.to_owned() };
    let rest = rest.split_once('?').map_or(rest, |(rest, _)| rest);
    let Some((user, host)) = rest.rsplit_once('@') else { return format!("{scheme}://{rest}") };
    let name = user.split_once(':').map_or(user, |(name, _)| name);
    format!("{scheme}://{name}@{host}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_a_folder_or_a_database() {
        let parse = |text: &str| text.parse::<Location>();
        assert_eq!(parse("data/server"), Ok(Location::Folder("data/server".into())));
        assert_eq!(parse("sqlite:data"), Ok(Location::Folder("data".into())));
        let url = "postgres://anna:secret@db/club?sslmode=disable";
        assert_eq!(parse(url), Ok(Location::Postgres(url.to_owned())));
        for text in ["mysql://db/club", "", "sqlite:", "sqlite://data"] {
            assert_eq!(parse(text), Err(LocationError(text.to_owned())), "{text}");
        }
    }

    #[test]
    fn a_folder_is_a_store_once_it_has_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let location = Location::from(folder.path());
        assert!(!location.may_exist());
        std::fs::write(folder.path().join(FILE), "").unwrap();
        assert!(location.may_exist());
        assert!(Location::Postgres("postgres://db/club".to_owned()).may_exist());
    }

    #[test]
    fn passwords_are_not_shown() {
        let hidden = ["postgres://anna:se@cret@db/club", "postgres://anna@db/club?password=secret"];
        for url in hidden {
            let location = Location::Postgres(url.to_owned());
            assert_eq!(location.to_string(), "postgres://anna@db/club");
            assert_eq!(format!("{location:?}"), "Location(postgres://anna@db/club)");
        }
        let refused = "mysql://anna:secret@db".parse::<Location>().map_err(|no| no.to_string());
        assert!(refused.is_err_and(|no| no.contains("anna@db") && !no.contains("secret")));
    }
}
