//! Packs and records on disk.

use std::fs;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};

use engine::{AnyContent, AnyGame, Pack, Record};

use crate::error::CliError;

/// The largest file that is read, in bytes.
const MOST_BYTES: u64 = 64 * 1024 * 1024;

/// The game with that slug. The error lists the games.
pub(crate) fn game(slug: &str) -> Result<&'static dyn AnyGame, CliError> {
    catalogue::find(slug)
        .ok_or_else(|| format!("there is no game {slug:?}; the games are {}", slugs()).into())
}

/// The game with that slug. The error, also for `None`, lists the games.
pub(crate) fn named_game(slug: Option<&str>) -> Result<&'static dyn AnyGame, CliError> {
    let slug = slug.ok_or_else(|| format!("name a game; the games are {}", slugs()))?;
    game(slug)
}

fn slugs() -> String {
    catalogue::GAMES.iter().map(|game| game.slug()).collect::<Vec<_>>().join(", ")
}

/// The pack and the content of a game. Files in `folder` replace those of the standard pack.
pub(crate) fn content(
    game: &dyn AnyGame,
    folder: Option<&Path>,
) -> Result<(Pack, AnyContent), CliError> {
    let Some(folder) = folder else { return Ok((game.pack(), game.standard())) };
    let pack = pack(game, folder)?;
    let content = game
        .load(pack.clone())
        .map_err(|faults| format!("the pack in {} cannot be used:\n{faults}", folder.display()))?;
    Ok((game.pack().overlaid(pack), content))
}

/// The pack and the content to replay a record with. The content has the version of the rules and the pack that the
/// record names, if the program or `folder` has that pack. Otherwise it is the standard content or that of `folder`,
/// and the replay fails.
pub(crate) fn content_of(
    game: &'static dyn AnyGame,
    record: &Record,
    folder: Option<&Path>,
) -> Result<(Pack, AnyContent), CliError> {
    let (pack, given) = content(game, folder)?;
    if folder.is_some() {
        catalogue::keep_pack(game, pack.clone());
    }
    match catalogue::content(game, record.rules, &record.content) {
        Ok(content) => Ok((pack, content)),
        // The replay will say what differs.
        Err(_) => Ok((pack, given)),
    }
}

/// The files of a content pack. A file that the game does not read is an error, because its name may be misspelt.
fn pack(game: &dyn AnyGame, folder: &Path) -> Result<Pack, CliError> {
    let standard = game.pack();
    let (mut files, mut unread) = (Vec::new(), Vec::new());
    let entries = fs::read_dir(folder).map_err(|err| CliError::file(folder, "read", &err))?;
    for entry in entries {
        let path = entry.map_err(|err| CliError::file(folder, "read", &err))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let is_text = name.strip_suffix(".ftl").is_some_and(is_language);
        if standard.file(&name).is_some() || is_text {
            files.push((name, read(&path)?));
        } else if !is_about_the_pack(&name) {
            unread.push(name);
        }
    }
    let names: Vec<&str> = standard.names().collect();
    let (slug, names, folder) = (game.slug(), names.join(", "), folder.display());
    if !unread.is_empty() {
        unread.sort();
        let unread = unread.join(", ");
        return Err(format!(
            "{folder} has files that {slug} does not read: {unread}. Its files are {names}"
        )
        .into());
    }
    if files.is_empty() {
        return Err(format!("{folder} is no content pack: the files of {slug} are {names}").into());
    }
    Ok(Pack::new(files))
}

fn is_language(tag: &str) -> bool {
    i18n::Language::all().any(|language| language.tag() == tag)
}

/// Whether a file may be in a pack though the game does not read it: a hidden file, a README or a licence.
fn is_about_the_pack(name: &str) -> bool {
    ["README", "LICENSE", "LICENCE"].iter().any(|it| name.starts_with(it)) || name.starts_with('.')
}

/// The files of several content packs of a game.
pub(crate) fn packs(game: &dyn AnyGame, folders: &[PathBuf]) -> Result<Vec<Pack>, CliError> {
    folders.iter().map(|folder| pack(game, folder)).collect()
}

/// Reads a file of at most [`MOST_BYTES`]. It counts what it reads, because a link may lead to a device without a size.
pub(crate) fn read(path: &Path) -> Result<String, CliError> {
    let mut text = String::new();
    let read = fs::File::open(path)
        .and_then(|file| file.take(MOST_BYTES + 1).read_to_string(&mut text))
        .map_err(|err| CliError::file(path, "read", &err))?;
    match MOST_BYTES < read as u64 {
        true => Err(format!("{} is too large to be one of ours", path.display()).into()),
        false => Ok(text),
    }
}

pub(crate) fn record(path: &Path) -> Result<Record, CliError> {
    let text = read(path)?;
    serde_json::from_str(&text).map_err(|err| {
        let path = path.display();
        format!("{path} is not a record ({err}); records are written by play and simulate").into()
    })
}

/// Writes a file atomically. If there is something else than a file at `path`, such as a pipe, writes directly to it.
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

/// Returns `path`, or an error if there is a file already.
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

/// Makes a folder and its parents.
pub(crate) fn make_folder(path: &Path) -> Result<(), CliError> {
    fs::create_dir_all(path).map_err(|err| CliError::file(path, "made", &err))
}

/// The default folder of records.
pub(crate) fn records_folder() -> PathBuf {
    let data = std::env::var_os("XDG_DATA_HOME").map(PathBuf::from);
    let home = || std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".local/share"));
    data.or_else(home).unwrap_or_else(|| PathBuf::from(".")).join("monumenta/records")
}

/// The record in the default folder that was written last.
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
