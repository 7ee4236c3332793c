//! `cargo xtask new-game`, tried on a copy of the project.

#![allow(clippy::unwrap_used, reason = "this is a test: what goes wrong panics")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs};

const NAME: &str = "two_towers";
const VERSION: &str = "version = \"0.1.0\"";

/// A new game compiles, keeps the laws, has a test for each of its rules, is tidy and is listed.
#[test]
fn a_new_game_keeps_the_laws() {
    let copy = copy_of_the_project();
    let made = xtask(&copy, &["new-game", NAME]);
    assert!(made.status.success(), "{}", said(&made));

    let tests = cargo_test(&copy);
    assert!(tests.status.success(), "{}", said(&tests));
    assert!(said(&tests).contains("random_matches_keep_the_laws ... ok"), "{}", said(&tests));

    let rulebook = xtask(&copy, &["rulebook", NAME]);
    assert!(rulebook.status.success(), "{}", said(&rulebook));
    let tidy = xtask(&copy, &["tidy"]);
    let words = said(&tidy);
    let mut faults = words.lines().filter(|line| !line.contains("falls back"));
    assert!(!faults.any(|line| line.contains(NAME)), "{words}");
    assert!(!said(&tidy).contains("list of games is stale"), "{}", said(&tidy));

    let catalogue = fs::read_to_string(copy.join("games/catalogue/Cargo.toml")).unwrap();
    assert!(catalogue.contains("two_towers = { path = \"../two_towers\" }\n"));
    let ledger = fs::read_to_string(copy.join("games/two_towers/RULES.md")).unwrap();
    assert!(ledger.contains("- **TWO-01** "), "{ledger}");

    refused(&copy, &[NAME], "games/two_towers is there already");
    refused(&copy, &["Two-Towers"], "small letters");
    refused(&copy, &["engine"], "a crate of the project");
    refused(&copy, &["match"], "Rust keeps that word");
    refused(&copy, &["refusal"], "every game uses that word");
    refused(&copy, &["two_moons"], "the rules of two_towers begin with TWO");
    refused(&copy, &["two_moons", "moon"], "capital letters");
}

fn refused(copy: &Path, args: &[&str], because: &str) {
    let answer = xtask(copy, &[&["new-game"], args].concat());
    assert!(!answer.status.success(), "{args:?} is refused");
    assert!(said(&answer).contains(because), "{args:?}: {}", said(&answer));
    let there = copy.join("games").join(args[0]).exists();
    assert_eq!(there, args[0] == NAME, "nothing was written for {args:?}");
}

fn xtask(copy: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_xtask")).current_dir(copy).args(args).output().unwrap()
}

/// Uses the target folder of the project, so that the dependencies from other projects are not built twice.
fn cargo_test(copy: &Path) -> Output {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut test = Command::new(cargo);
    test.current_dir(copy).args(["test", "--offline", "--package", NAME]);
    test.arg("--target-dir").arg(Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap());
    test.output().unwrap()
}

fn said(output: &Output) -> String {
    let [out, err] = [&output.stdout, &output.stderr].map(|it| String::from_utf8_lossy(it));
    format!("{out}{err}")
}

fn copy_of_the_project() -> PathBuf {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let copy = Path::new(env!("CARGO_TARGET_TMPDIR")).join("new-game");
    mirror(project, &copy);
    // Cargo tells packages apart by name and version, not by folder: with the same version, the project's own builds would
    // use the crates of the copy.
    let manifest = copy.join("Cargo.toml");
    let text = fs::read_to_string(&manifest).unwrap();
    assert!(text.contains(VERSION), "Cargo.toml has the version of all crates");
    fs::write(manifest, text.replacen(VERSION, "version = \"0.1.0-copy\"", 1)).unwrap();
    copy
}

/// Makes `to` like `from`. Files that are the same already keep their times, so that little is rebuilt.
fn mirror(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for path in children(to).filter(|path| !from.join(path.file_name().unwrap()).exists()) {
        let removed = if path.is_dir() { fs::remove_dir_all(path) } else { fs::remove_file(path) };
        removed.unwrap();
    }
    for path in children(from) {
        let name = path.file_name().unwrap();
        let target = to.join(name);
        if ["target", "node_modules", ".git"].iter().any(|it| name == *it) {
            continue;
        }
        if path.is_dir() {
            mirror(&path, &target);
        } else if fs::read(&path).ok() != fs::read(&target).ok() {
            fs::copy(&path, &target).unwrap();
        }
    }
}

fn children(dir: &Path) -> impl Iterator<Item = PathBuf> {
    fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path())
}
