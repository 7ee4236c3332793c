//! Makes a new game: a folder in `games/`, and a line in the catalogue.

use std::collections::BTreeSet;

use crate::workspace::{TEMPLATE, Workspace, run};
use crate::{fields, ids, readme};

const CATALOGUE: &str = "games/catalogue/Cargo.toml";

/// Keywords and names of Rust that no crate can have.
const RUST: &str = "abstract alloc as async await become box break const continue core crate do dyn else enum extern \
    false final fn for gen if impl in let loop macro match mod move mut override priv proc_macro pub ref return self \
    static std struct super test trait true try type typeof union unsafe unsized use virtual where while yield";

/// Copies the template to `games/NAME`, renames it, and adds it to the catalogue and the README.
pub(crate) fn new_game(
    workspace: &Workspace,
    name: &str,
    prefix: Option<&str>,
) -> Result<(), String> {
    let files = workspace.files()?;
    let sources = template(workspace, &files)?;
    well_formed(name)?;
    free(workspace, &files, name, &sources)?;
    let prefix = match prefix {
        Some(prefix) => prefix.to_owned(),
        None => name.replace('_', "").to_uppercase().chars().take(3).collect(),
    };
    free_prefix(workspace, &files, &prefix)?;

    let old = workspace.template()?.name;
    let renaming = Renaming::new(&old, name, &template_prefix(workspace)?, &prefix);
    for (path, text) in &sources {
        let to = format!("games/{name}/{}", renaming.prose(path));
        let text = if path.ends_with(".rs") { renaming.code(text) } else { renaming.prose(text) };
        workspace.write(&to, &text)?;
    }
    let catalogue = workspace.read(CATALOGUE)?;
    workspace.write(CATALOGUE, &with_line(&catalogue, name))?;
    readme::renew(workspace)?;
    run(&mut workspace.cargo(["fmt", "--package", name]))?;
    fields::renew(workspace, &workspace.files()?)?;

    println!(
        "games/{name} is there and listed, with rule ids {prefix}-01 and on. It can be played:"
    );
    println!("  cargo run --bin monumenta -- play {name}");
    println!("  cargo test --package {name}");
    println!("Write RULES.md first; CONTRIBUTING.md says how to go on.");
    Ok(())
}

/// The template's files, by their path inside it.
fn template(workspace: &Workspace, files: &[String]) -> Result<Vec<(String, String)>, String> {
    let inside = |path: &&String| path.starts_with(&format!("{TEMPLATE}/"));
    let read = |path: &String| Ok((path[TEMPLATE.len() + 1..].to_owned(), workspace.read(path)?));
    files.iter().filter(inside).map(read).collect()
}

fn template_prefix(workspace: &Workspace) -> Result<String, String> {
    let ledger = workspace.read(&format!("{TEMPLATE}/RULES.md"))?;
    let prefix = ids::prefixes(&ids::defined(&ledger)).first().map(|prefix| (*prefix).to_owned());
    prefix.ok_or_else(|| format!("{TEMPLATE}/RULES.md has no rules"))
}

/// Checks that a name is words of lower-case letters and digits, joined by `_`: it becomes a folder, a crate and a name
/// on the wire.
fn well_formed(name: &str) -> Result<(), String> {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
    let word =
        |word: &str| word.starts_with(|c: char| c.is_ascii_lowercase()) && word.chars().all(plain);
    if (3..=24).contains(&name.len()) && name.split('_').all(word) {
        return Ok(());
    }
    Err(format!(
        "{name:?} is no name for a game: take 3 to 24 small letters and digits, such as \"antiquity\"; \
         an underscore joins two words"
    ))
}

/// Checks that no folder, crate, keyword or word of the template's code has that name.
fn free(
    workspace: &Workspace,
    files: &[String],
    name: &str,
    sources: &[(String, String)],
) -> Result<(), String> {
    let taken = |by: &str| Err(format!("{name:?} cannot be a game's name: {by}; take another"));
    if files.iter().any(|path| path.starts_with(&format!("games/{name}/"))) {
        return Err(format!("games/{name} is there already; take another name"));
    }
    if workspace.path(&format!("games/{name}")).exists() {
        return Err(format!(
            "games/{name} is there already, with nothing tracked: remove it first"
        ));
    }
    if RUST.split(' ').any(|word| word == name) {
        return taken("Rust keeps that word for itself");
    }
    let lock = workspace.read("Cargo.lock")?;
    if lock.lines().any(|line| line == format!("name = \"{name}\"")) {
        return taken("a crate of the project or below it has that name");
    }
    let code = sources.iter().filter(|(path, _)| path.ends_with(".rs"));
    let used: BTreeSet<&str> = code.flat_map(|(_, text)| words(text)).collect();
    if used.contains(name) || used.contains(type_name(name).as_str()) {
        return taken("the source of every game uses that word");
    }
    Ok(())
}

fn free_prefix(workspace: &Workspace, files: &[String], prefix: &str) -> Result<(), String> {
    let capitals = prefix.chars().all(|c| c.is_ascii_uppercase());
    if !(2..=5).contains(&prefix.len()) || !capitals {
        return Err(format!(
            "{prefix:?} cannot begin a rule id: give 2 to 5 capital letters after the name"
        ));
    }
    for game in workspace.games(files)? {
        let Ok(ledger) = workspace.read(&game.file("RULES.md")) else { continue };
        if ids::prefixes(&ids::defined(&ledger)).contains(prefix) {
            return Err(format!(
                "the rules of {} begin with {prefix} already: give other capital letters after the name",
                game.name
            ));
        }
    }
    Ok(())
}

/// The catalogue's manifest with a line for the game, after those of the other games.
fn with_line(catalogue: &str, name: &str) -> String {
    let line = format!("{name} = {{ path = \"../{name}\" }}");
    let mut lines: Vec<&str> = catalogue.lines().collect();
    let is_game = |line: &&str| line.contains("path = \"../");
    let dependencies = || lines.iter().position(|line| *line == "[dependencies]");
    let last = lines.iter().rposition(is_game).or_else(dependencies);
    lines.insert(last.map_or(lines.len(), |last| last + 1), &line);
    lines.join("\n") + "\n"
}

/// The words that name the template, each with its replacement.
struct Renaming {
    name: [String; 2],
    type_name: [String; 2],
    title: [String; 2],
    prefix: [String; 2],
}

impl Renaming {
    fn new(old: &str, new: &str, old_prefix: &str, new_prefix: &str) -> Self {
        Self {
            name: [old, new].map(str::to_owned),
            type_name: [old, new].map(type_name),
            title: [old, new].map(title),
            prefix: [old_prefix, new_prefix].map(str::to_owned),
        }
    }

    fn code(&self, text: &str) -> String {
        replace(text, &[&self.name, &self.type_name, &self.prefix])
    }

    fn prose(&self, text: &str) -> String {
        replace(text, &[&self.name, &self.title, &self.prefix])
    }
}

/// Replaces whole words.
fn replace(text: &str, pairs: &[&[String; 2]]) -> String {
    let mut replaced = String::with_capacity(text.len());
    for piece in text.split_inclusive(|c: char| !is_part(c)) {
        let word = piece.trim_end_matches(|c: char| !is_part(c));
        let new = pairs.iter().find(|[old, _]| old == word).map_or(word, |[_, new]| new);
        replaced.push_str(new);
        replaced.push_str(&piece[word.len()..]);
    }
    replaced
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !is_part(c))
}

fn is_part(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// `two_towers` has the type `TwoTowers`.
fn type_name(name: &str) -> String {
    name.split('_').map(capital).collect()
}

/// `two_towers` is called `Two Towers`.
fn title(name: &str) -> String {
    name.split('_').map(capital).collect::<Vec<_>>().join(" ")
}

fn capital(word: &str) -> String {
    let mut chars = word.chars();
    chars
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_small_words() {
        for name in ["antiquity", "two_towers", "go2"] {
            assert_eq!(well_formed(name), Ok(()), "{name}");
        }
        for name in ["", "ab", "Towers", "two-towers", "2towers", "_two", "two__x", "été", "a/b/c"]
        {
            assert!(well_formed(name).unwrap_err().contains("small letters"), "{name}");
        }
    }

    #[test]
    fn only_whole_words_are_renamed() {
        let renaming = Renaming::new("stairs", "two_towers", "STA", "TOW");
        assert_eq!(
            renaming.code("use stairs::Stairs; // upstairs, STA-01, STAR"),
            "use two_towers::TwoTowers; // upstairs, TOW-01, STAR"
        );
        assert_eq!(renaming.prose("# Stairs (STA)\n"), "# Two Towers (TOW)\n");
        assert_eq!(renaming.prose("content/stairs.toml"), "content/two_towers.toml");
    }

    #[test]
    fn a_line_is_added_after_the_games() {
        let catalogue = "[dependencies]\na = { path = \"../a\" }\n\n[lints]\n";
        let expected =
            "[dependencies]\na = { path = \"../a\" }\nb = { path = \"../b\" }\n\n[lints]\n";
        assert_eq!(with_line(catalogue, "b"), expected);
        assert_eq!(with_line("[dependencies]\n", "b"), "[dependencies]\nb = { path = \"../b\" }\n");
    }
}
