//! Checks that every game has the same main files.

use crate::findings::Findings;
use crate::workspace::GameFolder;

const FILES: [&str; 16] = [
    "Cargo.toml",
    "README.md",
    "RULES.md",
    "texts/fr.ftl",
    "texts/en.ftl",
    "src/lib.rs",
    "src/content.rs",
    "src/rules.rs",
    "src/shelves.rs",
    "src/words.rs",
    "tests/browser.rs",
    "tests/golden.rs",
    "tests/main.rs",
    "tests/rules.rs",
    "ui/Board.svelte",
    "ui/generated.ts",
];

/// Folders that need at least one file with that ending.
const FOLDERS: [(&str, &str); 2] = [("content", ".toml"), ("tests/golden", ".txt")];

pub(crate) fn check(game: &GameFolder, files: &[String], findings: &mut Findings) {
    for path in FILES.map(|name| game.file(name)).iter().filter(|path| !is_there(files, path)) {
        findings.fault(format!("{path} is missing"));
    }
    for (folder, ending) in FOLDERS {
        let folder = game.file(folder);
        let inside = |path: &&String| path.starts_with(&format!("{folder}/"));
        if !files.iter().filter(inside).any(|path| path.ends_with(ending)) {
            findings.fault(format!("{folder} has no {ending} file"));
        }
    }
}

/// Whether the file exists, or a folder module of the same name.
fn is_there(files: &[String], path: &str) -> bool {
    let folder = path.strip_suffix(".rs").unwrap_or(path);
    [path.to_owned(), format!("{folder}/mod.rs")].iter().any(|path| files.contains(path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_file_is_named() {
        let game = GameFolder { name: "a".into(), dir: "games/a".into() };
        let mut files: Vec<String> = FILES.iter().map(|name| game.file(name)).collect();
        files.extend(["content/a.toml"].map(|name| game.file(name)));
        files.retain(|path| !path.ends_with("words.rs") && !path.ends_with("shelves.rs"));
        files.push(game.file("src/shelves/mod.rs"));
        let mut findings = Findings::default();
        check(&game, &files, &mut findings);
        let expected = ["games/a/src/words.rs is missing", "games/a/tests/golden has no .txt file"];
        assert_eq!(findings.faults(), expected);
    }
}
