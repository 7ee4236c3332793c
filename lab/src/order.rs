//! What was asked of the lab, and what of it was played so far: two files in a folder.

use std::fs::{self, File, OpenOptions};
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::arena::Played;

/// What was asked for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// What kind of report.
    pub kind: Kind,
    /// The game's slug.
    pub game: String,
    /// Who plays.
    pub bots: Vec<String>,
    /// How many sit down.
    pub seats: u8,
    /// How many matches, at least.
    pub games: u64,
    /// Words that make the seed.
    pub seed: String,
    /// What is chosen.
    pub options: Value,
    /// Which tables a balance looks at.
    #[serde(default)]
    pub tables: Tables,
    /// Folders of content packs.
    pub content: Vec<PathBuf>,
}

/// What kind of report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Bots against each other.
    Tournament,
    /// Equal bots, to judge the game.
    Balance,
    /// Two packs side by side.
    Compare,
}

impl Kind {
    /// As it is typed.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Tournament => "tournament",
            Kind::Balance => "balance",
            Kind::Compare => "compare",
        }
    }
}

/// Which tables a balance looks at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tables {
    /// The one that was asked for, and one for each other value of each option.
    #[default]
    EveryOption,
    /// The one that was asked for.
    AsAsked,
}

/// A folder with an order and the matches played for it.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    games: Mutex<File>,
}

const ORDER: &str = "order.json";
const GAMES: &str = "games.jsonl";

impl Folder {
    /// Opens a folder for a new order. One that holds an order already is refused.
    pub fn begin(path: &Path, order: &Order) -> Result<Self, String> {
        fs::create_dir_all(path).map_err(|err| said(path, &err))?;
        let file = path.join(ORDER);
        if file.exists() {
            return Err(format!(
                "{} holds an order already: go on with --resume {}, or choose another folder",
                path.display(),
                path.display()
            ));
        }
        let text = serde_json::to_string_pretty(order).map_err(|err| err.to_string())?;
        fs::write(&file, text + "\n").map_err(|err| said(&file, &err))?;
        Self::open(path)
    }

    /// Opens a folder to go on: the order, and what was played. A last line that was cut off is played again.
    pub fn resume(path: &Path) -> Result<(Self, Order, Vec<Played>), String> {
        let file = path.join(ORDER);
        if !file.is_file() {
            let path = path.display();
            return Err(format!("{path} holds no run of the lab: name the folder of its report"));
        }
        let text = fs::read_to_string(&file).map_err(|err| said(&file, &err))?;
        let order = serde_json::from_str(&text)
            .map_err(|err| format!("{} is no order of the lab: {err}", file.display()))?;
        let games = path.join(GAMES);
        let lines = File::open(&games).map_err(|err| said(&games, &err))?;
        let lines = BufReader::new(lines).lines().map_while(Result::ok);
        let mut played: Vec<Played> =
            lines.filter_map(|line| serde_json::from_str(&line).ok()).collect();
        played.sort_by_key(|it| it.nth);
        played.dedup_by_key(|it| it.nth);
        let folder = Self::open(path)?;
        folder.write_line("")?;
        Ok((folder, order, played))
    }

    fn open(path: &Path) -> Result<Self, String> {
        let games = path.join(GAMES);
        let file = OpenOptions::new().create(true).append(true).open(&games);
        let file = file.map_err(|err| said(&games, &err))?;
        Ok(Self { path: path.to_owned(), games: Mutex::new(file) })
    }

    /// Keeps a match.
    pub fn keep(&self, played: &Played) -> Result<(), String> {
        self.write_line(&serde_json::to_string(played).map_err(|err| err.to_string())?)
    }

    /// Writes a report beside the matches.
    pub fn write(&self, name: &str, text: &str) -> Result<PathBuf, String> {
        let path = self.path.join(name);
        fs::write(&path, text).map_err(|err| said(&path, &err))?;
        Ok(path)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn write_line(&self, line: &str) -> Result<(), String> {
        let mut file = self.games.lock().map_err(|_| "a thread failed while writing".to_owned())?;
        file.write_all(format!("{line}\n").as_bytes()).map_err(|err| said(&self.path, &err))
    }
}

fn said(path: &Path, err: &std::io::Error) -> String {
    format!("{}: {err}", path.display())
}
