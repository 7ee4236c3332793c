//! The repository on disk: its files, its games, and the commands that run in it.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// The folder of the template game, which `new-game` copies.
pub(crate) const TEMPLATE: &str = "xtask/template";

/// The repository. Paths are relative to its root and written with `/`.
#[derive(Debug)]
pub(crate) struct Workspace {
    root: PathBuf,
}

/// A game's folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GameFolder {
    /// The name of the game and of its crate.
    pub(crate) name: String,
    /// The folder, relative to the root.
    pub(crate) dir: String,
}

impl Workspace {
    /// Finds the repository that contains the current folder.
    pub(crate) fn find() -> Result<Self, String> {
        let here = env::current_dir().map_err(|err| format!("no current folder: {err}"))?;
        let is_top = |dir: &&Path| dir.join("games/catalogue/Cargo.toml").is_file();
        match here.ancestors().find(is_top) {
            Some(root) => Ok(Self { root: root.to_owned() }),
            None => {
                Err("run this inside the repository: no parent folder has games/catalogue".into())
            }
        }
    }

    /// The absolute path of `path`.
    pub(crate) fn path(&self, path: &str) -> PathBuf {
        self.root.join(path)
    }

    /// Reads a text file.
    pub(crate) fn read(&self, path: &str) -> Result<String, String> {
        fs::read_to_string(self.path(path)).map_err(|err| format!("{path}: {err}"))
    }

    /// Writes a file and creates its folder if needed.
    pub(crate) fn write(&self, path: &str, text: &str) -> Result<(), String> {
        let target = self.path(path);
        let folder = target.parent().map_or(Ok(()), fs::create_dir_all);
        folder.and_then(|()| fs::write(&target, text)).map_err(|err| format!("{path}: {err}"))
    }

    /// Every file that git tracks or would add. Without git, every file outside `target` and `node_modules`.
    pub(crate) fn files(&self) -> Result<Vec<String>, String> {
        if !self.path(".git").exists() {
            let mut files = Vec::new();
            self.walk(&self.root, &mut files).map_err(|err| format!("cannot list files: {err}"))?;
            files.sort();
            return Ok(files);
        }
        let mut git = Command::new("git");
        git.current_dir(&self.root);
        git.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
        let listed = output(&mut git)?;
        let files: BTreeSet<&str> = listed.split_terminator('\0').collect();
        let there = files.into_iter().filter(|path| self.path(path).is_file());
        Ok(there.map(str::to_owned).collect())
    }

    fn walk(&self, dir: &Path, files: &mut Vec<String>) -> std::io::Result<()> {
        for entry in fs::read_dir(dir)? {
            let path = entry?.path();
            let built = ["target", "node_modules"].iter().any(|name| path.ends_with(name));
            if path.is_dir() && !built {
                self.walk(&path, files)?;
            } else if let (true, Ok(path)) = (path.is_file(), path.strip_prefix(&self.root)) {
                files.push(path.to_string_lossy().replace('\\', "/"));
            }
        }
        Ok(())
    }

    /// The games among `files`, and the template game.
    pub(crate) fn games(&self, files: &[String]) -> Result<Vec<GameFolder>, String> {
        let name = |path: &String| Some(path.strip_prefix("games/")?.split_once('/')?.0.to_owned());
        let mut names: BTreeSet<String> = files.iter().filter_map(name).collect();
        names.remove("catalogue");
        let folder = |name: String| GameFolder { dir: format!("games/{name}"), name };
        let mut games: Vec<GameFolder> = names.into_iter().map(folder).collect();
        games.push(self.template()?);
        Ok(games)
    }

    /// The template game, which `new-game` copies.
    pub(crate) fn template(&self) -> Result<GameFolder, String> {
        let manifest = self.read(&format!("{TEMPLATE}/Cargo.toml"))?;
        let quoted = manifest.lines().find_map(|line| line.strip_prefix("name = "));
        let name = quoted.ok_or_else(|| format!("{TEMPLATE}/Cargo.toml has no name"))?;
        Ok(GameFolder { name: name.trim_matches('"').to_owned(), dir: TEMPLATE.to_owned() })
    }

    /// The games named in `asked`, or all of them if `asked` is empty.
    pub(crate) fn chosen(
        &self,
        files: &[String],
        asked: &[&str],
    ) -> Result<Vec<GameFolder>, String> {
        let games = self.games(files)?;
        if let Some(name) = asked.iter().find(|name| games.iter().all(|game| game.name != **name)) {
            let known: Vec<&str> = games.iter().map(|game| game.name.as_str()).collect();
            return Err(format!("there is no game {name:?}; there are {}", known.join(", ")));
        }
        let wanted = |game: &GameFolder| asked.is_empty() || asked.contains(&game.name.as_str());
        Ok(games.into_iter().filter(wanted).collect())
    }

    /// A command that runs in the root. A program with a `/` is a path in the repository.
    pub(crate) fn command(&self, program: &str) -> Command {
        let own = program.contains('/').then(|| self.path(program));
        let mut command = Command::new(own.unwrap_or_else(|| program.into()));
        command.current_dir(&self.root);
        command
    }

    /// A cargo command that runs in the root.
    pub(crate) fn cargo<'a>(&self, args: impl IntoIterator<Item = &'a str>) -> Command {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
        let mut command = Command::new(cargo);
        command.current_dir(&self.root).args(args);
        command
    }
}

impl GameFolder {
    /// The path of a file in this folder.
    pub(crate) fn file(&self, name: &str) -> String {
        format!("{}/{name}", self.dir)
    }
}

/// Runs a command and lets it print to the terminal.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{} ended with {status}", name(command))),
        Err(err) => Err(format!("{} cannot be started: {err}", name(command))),
    }
}

/// Runs a command and returns its standard output.
pub(crate) fn output(command: &mut Command) -> Result<String, String> {
    let done = command.output();
    let done = done.map_err(|err| format!("{} cannot be started: {err}", name(command)))?;
    if !done.status.success() {
        let said = String::from_utf8_lossy(&done.stderr);
        return Err(format!("{} ended with {}\n{said}", name(command), done.status));
    }
    Ok(String::from_utf8_lossy(&done.stdout).into_owned())
}

fn name(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or_default();
    let first = command.get_args().next().unwrap_or_default();
    format!("{} {}", program.display(), first.display())
}
