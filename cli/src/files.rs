//! Packs and records on the disk.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use engine::{AnyContent, AnyGame, Pack, Record};

use crate::error::CliError;

/// No file of a pack and no record is larger.
const MOST_BYTES: u64 = 64 * 1024 * 1024;

/// The game of that name, or which games there are.
pub(crate) fn game(slug: &str) -> Result<&'static dyn AnyGame, CliError> {
    catalogue::find(slug)
        .ok_or_else(|| format!("there is no game {slug:?}; the games are {}", slugs()).into())
}

/// The game that a person named, or what to name.
pub(crate) fn named_game(slug: Option<&str>) -> Result<&'static dyn AnyGame, CliError> {
    let slug = slug.ok_or_else(|| format!("name a game; the games are {}", slugs()))?;
    game(slug)
}

fn slugs() -> String {
    catalogue::GAMES.iter().map(|game| game.slug()).collect::<Vec<_>>().join(", ")
}

/// The texts and the content of a game, with the pack in `folder` laid over ours.
pub(crate) fn content(
    game: &dyn AnyGame,
    folder: Option<&Path>,
) -> Result<(Pack, AnyContent), CliError> {
    let Some(folder) = folder else { return Ok((game.pack(), game.standard())) };
    let pack = pack(folder)?;
    let content = game
        .load(pack.clone())
        .map_err(|faults| format!("the pack in {} cannot be used:\n{faults}", folder.display()))?;
    Ok((game.pack().overlaid(pack), content))
}

/// The files of a content pack.
fn pack(folder: &Path) -> Result<Pack, CliError> {
    let mut files = Vec::new();
    let entries = fs::read_dir(folder).map_err(|err| CliError::file(folder, "read", &err))?;
    for entry in entries {
        let path = entry.map_err(|err| CliError::file(folder, "read", &err))?.path();
        let is_ours = path.extension().is_some_and(|it| it == "toml" || it == "ftl");
        if let (true, Some(name)) = (is_ours, path.file_name().and_then(|name| name.to_str())) {
            files.push((name.to_owned(), read(&path)?));
        }
    }
    if files.is_empty() {
        let folder = folder.display();
        return Err(format!("{folder} has no .toml or .ftl file: it is no content pack").into());
    }
    Ok(Pack::new(files))
}

/// The files of several content packs.
pub(crate) fn packs(folders: &[PathBuf]) -> Result<Vec<Pack>, CliError> {
    folders.iter().map(|folder| pack(folder)).collect()
}

/// Reads a whole file, if it is not absurdly large.
pub(crate) fn read(path: &Path) -> Result<String, CliError> {
    let size = fs::metadata(path).map_err(|err| CliError::file(path, "read", &err))?.len();
    if MOST_BYTES < size {
        return Err(format!("{} is too large to be one of ours", path.display()).into());
    }
    fs::read_to_string(path).map_err(|err| CliError::file(path, "read", &err))
}

/// Reads a record.
pub(crate) fn record(path: &Path) -> Result<Record, CliError> {
    let text = read(path)?;
    serde_json::from_str(&text).map_err(|err| {
        let path = path.display();
        format!("{path} is not a record ({err}); records are written by play and simulate").into()
    })
}

/// Writes a file whole or not at all. What is there and is no file, such as a pipe, is written as it is.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), CliError> {
    let fault = |err: &std::io::Error| CliError::file(path, "written", err);
    if fs::metadata(path).is_ok_and(|it| !it.is_file()) {
        return fs::write(path, text).map_err(|err| fault(&err));
    }
    let folder = path.parent().filter(|it| !it.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut file = tempfile::NamedTempFile::new_in(folder).map_err(|err| fault(&err))?;
    file.write_all(text.as_bytes()).map_err(|err| fault(&err))?;
    file.as_file().sync_all().map_err(|err| fault(&err))?;
    file.persist(path).map_err(|err| fault(&err.error))?;
    Ok(())
}

/// The path again, where no file would be lost by writing to it.
pub(crate) fn unused(path: &Path) -> Result<PathBuf, CliError> {
    if path.is_file() {
        let path = path.display();
        return Err(format!(
            "{path} is there already; name another file, or go on with its match: \
             monumenta play --resume {path}"
        )
        .into());
    }
    Ok(path.to_owned())
}

/// Makes a folder, and those above it.
pub(crate) fn make_folder(path: &Path) -> Result<(), CliError> {
    fs::create_dir_all(path).map_err(|err| CliError::file(path, "made", &err))
}

/// Where records are kept unless somebody says otherwise.
pub(crate) fn records_folder() -> PathBuf {
    let data = std::env::var_os("XDG_DATA_HOME").map(PathBuf::from);
    let home = || std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".local/share"));
    data.or_else(home).unwrap_or_else(|| PathBuf::from(".")).join("monumenta/records")
}

/// The match that was played last, of those that are kept where nobody said otherwise.
pub(crate) fn newest_record() -> Result<PathBuf, CliError> {
    let folder = records_folder();
    let entries = fs::read_dir(&folder).into_iter().flatten().filter_map(Result::ok);
    let records = entries.filter(|entry| entry.path().extension().is_some_and(|it| it == "json"));
    let newest = records.max_by_key(|entry| entry.metadata().and_then(|it| it.modified()).ok());
    let folder = folder.display();
    newest.map(|entry| entry.path()).ok_or_else(|| {
        format!("no match is kept in {folder}; begin one, such as monumenta play antiquity").into()
    })
}
