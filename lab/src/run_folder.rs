//! A run of the lab on disk.

use std::fs::{self, File, OpenOptions};
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use crate::match_result::MatchResult;
use crate::run_spec::RunSpec;

/// The folder of one run: its spec (`order.json`), one line for each match that was played (`games.jsonl`), and the
/// reports. An interrupted run can be resumed from it.
#[derive(Debug)]
pub struct RunFolder {
    path: PathBuf,
    games: Mutex<File>,
}

const SPEC_FILE: &str = "order.json";
const RESULTS_FILE: &str = "games.jsonl";

impl RunFolder {
    /// Makes the folder of a new run.
    ///
    /// # Errors
    ///
    /// If the folder holds a run already, or cannot be written.
    pub fn begin(path: &Path, spec: &RunSpec) -> Result<Self, String> {
        fs::create_dir_all(path).map_err(|err| file_error(path, &err))?;
        let file = path.join(SPEC_FILE);
        if file.exists() {
            return Err(format!(
                "{} holds an order already: go on with --resume {}, or choose another folder",
                path.display(),
                path.display()
            ));
        }
        let text = serde_json::to_string_pretty(spec).map_err(|err| err.to_string())?;
        fs::write(&file, text + "\n").map_err(|err| file_error(&file, &err))?;
        Self::open(path)
    }

    /// Opens the folder of a run to resume it. Returns the spec and the matches that were played, sorted by number. A
    /// match whose line is incomplete counts as not played.
    pub fn resume(path: &Path) -> Result<(Self, RunSpec, Vec<MatchResult>), String> {
        let file = path.join(SPEC_FILE);
        if !file.is_file() {
            let path = path.display();
            return Err(format!("{path} holds no run of the lab: name the folder of its report"));
        }
        let text = fs::read_to_string(&file).map_err(|err| file_error(&file, &err))?;
        let spec = serde_json::from_str(&text)
            .map_err(|err| format!("{} is no order of the lab: {err}", file.display()))?;
        let games = path.join(RESULTS_FILE);
        let lines = File::open(&games).map_err(|err| file_error(&games, &err))?;
        let lines = BufReader::new(lines).lines().map_while(Result::ok);
        let mut played: Vec<MatchResult> =
            lines.filter_map(|line| serde_json::from_str(&line).ok()).collect();
        played.sort_by_key(|it| it.nth);
        played.dedup_by_key(|it| it.nth);
        let folder = Self::open(path)?;
        folder.write_line("")?;
        Ok((folder, spec, played))
    }

    fn open(path: &Path) -> Result<Self, String> {
        let games = path.join(RESULTS_FILE);
        let file = OpenOptions::new().create(true).append(true).open(&games);
        let file = file.map_err(|err| file_error(&games, &err))?;
        Ok(Self { path: path.to_owned(), games: Mutex::new(file) })
    }

    /// Appends a match that was played. When this returns, the line has been handed to the operating system.
    pub fn keep(&self, played: &MatchResult) -> Result<(), String> {
        self.write_line(&serde_json::to_string(played).map_err(|err| err.to_string())?)
    }

    /// Writes a report and returns its path.
    pub fn write(&self, name: &str, text: &str) -> Result<PathBuf, String> {
        let path = self.path.join(name);
        fs::write(&path, text).map_err(|err| file_error(&path, &err))?;
        Ok(path)
    }

    /// The path of the folder.
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn write_line(&self, line: &str) -> Result<(), String> {
        let mut file = self.games.lock().map_err(|_| "a thread failed while writing".to_owned())?;
        file.write_all(format!("{line}\n").as_bytes()).map_err(|err| file_error(&self.path, &err))
    }
}

fn file_error(path: &Path, err: &std::io::Error) -> String {
    format!("{}: {err}", path.display())
}
