use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use crate::{Journal, PostgresJournal, SqliteJournal, Trouble};

/// Where a journal is kept.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// In a folder, by SQLite: `sqlite:DIR`, or just the folder.
    Folder(PathBuf),
    /// In PostgreSQL: `postgres://…`.
    Postgres(String),
}

/// A text that names no place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no database: say postgres://USER@HOST/NAME, sqlite:DIR or a folder")]
pub struct NoPlace(String);

/// Opens the journal at that place, and makes it where it is missing.
pub async fn open(place: &Place) -> Result<Arc<dyn Journal>, Trouble> {
    Ok(match place {
        Place::Folder(folder) => Arc::new(SqliteJournal::open(folder).await?),
        Place::Postgres(url) => Arc::new(PostgresJournal::open(url).await?),
    })
}

impl Place {
    /// Whether there may be a journal already. Of PostgreSQL only opening it tells.
    pub fn may_exist(&self) -> bool {
        match self {
            Self::Folder(folder) => folder.join("monumenta.sqlite").exists(),
            Self::Postgres(_) => true,
        }
    }
}

impl From<&Path> for Place {
    fn from(folder: &Path) -> Self {
        Self::Folder(folder.to_owned())
    }
}

impl From<PathBuf> for Place {
    fn from(folder: PathBuf) -> Self {
        Self::Folder(folder)
    }
}

impl FromStr for Place {
    type Err = NoPlace;

    fn from_str(text: &str) -> Result<Self, NoPlace> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Self::Postgres(text.to_owned()));
        }
        let folder = text.strip_prefix("sqlite:").unwrap_or(text);
        match folder.is_empty() || text.contains("://") {
            true => Err(NoPlace(without_password(text))),
            false => Ok(Self::Folder(folder.into())),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder(folder) => write!(f, "{}", folder.display()),
            Self::Postgres(url) => f.write_str(&without_password(url)),
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Place({self})")
    }
}

/// An address without what its user proves to be themselves with.
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
    fn a_text_names_a_place() {
        let place = |text: &str| text.parse::<Place>();
        assert_eq!(place("data/server"), Ok(Place::Folder("data/server".into())));
        assert_eq!(place("sqlite:data"), Ok(Place::Folder("data".into())));
        let url = "postgres://anna:secret@db/club?sslmode=disable";
        assert_eq!(place(url), Ok(Place::Postgres(url.to_owned())));
        for text in ["mysql://db/club", "", "sqlite:", "sqlite://data"] {
            assert_eq!(place(text), Err(NoPlace(text.to_owned())), "{text}");
        }
    }

    #[test]
    fn no_password_is_shown() {
        let hidden = ["postgres://anna:se@cret@db/club", "postgres://anna@db/club?password=secret"];
        for url in hidden {
            let place = Place::Postgres(url.to_owned());
            assert_eq!(place.to_string(), "postgres://anna@db/club");
            assert_eq!(format!("{place:?}"), "Place(postgres://anna@db/club)");
        }
        let refused = "mysql://anna:secret@db".parse::<Place>().map_err(|no| no.to_string());
        assert!(refused.is_err_and(|no| no.contains("anna@db") && !no.contains("secret")));
    }
}
