//! Checks which crates may depend on which, from cargo's dependency tree and from the sources.

use std::collections::{BTreeMap, BTreeSet};

use crate::findings::Findings;
use crate::workspace::{Workspace, output};

/// Crates that the engine and the games may depend on: no I/O, no clock, no threads, no network, no randomness of their
/// own. A commit that adds a line argues for it.
const BELOW_THE_RULES: [&str; 38] = [
    // Direct dependencies.
    "arrayvec",
    "fluent-syntax",
    "hmac",
    "rand_chacha",
    "serde",
    "serde_json",
    "sha2",
    "thiserror",
    "toml",
    // Their dependencies: numbers, bytes, hashes, parsing; libc detects processor features.
    "block-buffer",
    "cfg-if",
    "cmov",
    "const-oid",
    "cpufeatures",
    "crypto-common",
    "ctutils",
    "digest",
    "hybrid-array",
    "itoa",
    "libc",
    "memchr",
    "ppv-lite86",
    "rand_core",
    "serde_core",
    "serde_spanned",
    "toml_datetime",
    "toml_parser",
    "toml_writer",
    "typenum",
    "winnow",
    "zerocopy",
    "zmij",
    // Macros, which run at build time only.
    "proc-macro2",
    "quote",
    "serde_derive",
    "syn",
    "thiserror-impl",
    "unicode-ident",
];

/// The dependencies a game's manifest may name, dev-dependencies aside.
const GAMES_MAY_NAME: [&str; 3] = ["arrayvec", "engine", "serde"];

/// Parts of the standard library that rules must not use.
const NOT_IN_RULES: [&str; 10] =
    ["env", "fs", "io", "net", "os", "process", "thread", "time", "HashMap", "HashSet"];

/// The dependencies of one crate of the workspace.
#[derive(Debug, Default)]
struct Member {
    /// Dependencies and build-dependencies.
    needs: BTreeSet<String>,
    /// Dev-dependencies.
    tests_need: BTreeSet<String>,
}

/// Parts of the standard library that a room must not use: it has no clock, no disk, no socket, no thread.
const NOT_IN_ROOM: [&str; 7] = ["env", "fs", "net", "os", "process", "thread", "time"];

/// Crates that would bring a clock, a disk, a socket or a thread below a room.
const NOT_BELOW_ROOM: [&str; 9] =
    ["axum", "getrandom", "hyper", "mio", "rayon", "socket2", "sqlx", "tokio", "tungstenite"];

type Members = BTreeMap<String, Member>;

/// Runs all checks and reports each dependency that breaks one.
pub(crate) fn proofs(workspace: &Workspace) -> Result<(), String> {
    let files = workspace.files()?;
    let games: Vec<String> = workspace.games(&files)?.into_iter().map(|game| game.name).collect();
    let members = members(workspace)?;
    let mut findings = Findings::default();
    below_the_rules(workspace, &games, &members, &mut findings)?;
    between_crates(&games, &members, &mut findings);
    in_sources(workspace, &files, &mut findings)?;
    below_room(workspace, &mut findings)?;
    findings.report("proofs")?;
    println!("engine and games use no I/O, clock, thread, network or foreign randomness");
    println!("a room uses no I/O, clock or thread, and neither does what it depends on");
    println!("no game depends on another; only the catalogue and tests depend on games");
    println!("testkit is a dev-dependency only");
    println!("bots, the program and the platform see views, never the table of a match");
    Ok(())
}

/// Every dependency of the engine and the games is in [`BELOW_THE_RULES`].
fn below_the_rules(
    workspace: &Workspace,
    games: &[String],
    members: &Members,
    findings: &mut Findings,
) -> Result<(), String> {
    let mut tree = workspace.cargo(["tree", "--edges", "normal,build", "--prefix", "none"]);
    for name in games.iter().map(String::as_str).chain(["engine", "catalogue"]) {
        tree.args(["--package", name]);
    }
    let listed = output(&mut tree)?;
    let below: BTreeSet<&str> = listed.lines().filter_map(crate_name).collect();
    for name in below {
        if !members.contains_key(name) && !BELOW_THE_RULES.contains(&name) {
            findings.fault(format!(
                "the rules depend on {name}, which is not in the list of proofs.rs"
            ));
        }
    }
    Ok(())
}

/// A room depends on no crate with a clock, a disk, a socket or a thread, and on `bots` without its feature `native`.
fn below_room(workspace: &Workspace, findings: &mut Findings) -> Result<(), String> {
    let tree = ["tree", "--package", "room", "--edges", "normal", "--prefix", "none"];
    let listed = output(&mut workspace.cargo(tree))?;
    for name in listed.lines().filter_map(crate_name).collect::<BTreeSet<_>>() {
        if NOT_BELOW_ROOM.contains(&name) {
            findings.fault(format!("room depends on {name}, which does I/O"));
        }
    }
    let features = output(workspace.cargo(tree).args(["--format", "{p} {f}"]))?;
    if features.lines().any(|line| line.starts_with("bots v") && line.contains("native")) {
        findings.fault("room depends on bots with its feature native".to_owned());
    }
    Ok(())
}

fn between_crates(games: &[String], members: &Members, findings: &mut Findings) {
    let is_game = |name: &String| games.contains(name);
    for (name, Member { needs, tests_need }) in members {
        let mut demand = |holds: bool, other: &str, why: &str| {
            if !holds {
                findings.fault(format!("{name} depends on {other}: {why}"));
            }
        };
        for other in needs {
            let ours = members.contains_key(other);
            demand(other != "testkit", other, "it is for tests");
            demand(!is_game(other) || name == "catalogue", other, "games are in the catalogue");
            let own = ["engine-derive", "ftl"].contains(&other.as_str());
            demand(
                !ours || name != "engine" || own,
                other,
                "the engine depends on no crate of the workspace but its own derive and the reader of texts",
            );
            demand(!ours || name != "ftl", other, "the reader of texts stands below the engine");
            let may_name = !is_game(name) || GAMES_MAY_NAME.contains(&other.as_str());
            demand(may_name, other, "a game names the engine and plain data only");
        }
        for other in tests_need {
            demand(!is_game(name) || !is_game(other), other, "no game knows another");
        }
    }
}

/// The sources of the rules use nothing of [`NOT_IN_RULES`], those of rooms nothing of [`NOT_IN_ROOM`], and only the
/// lab and tests name `Referee`.
fn in_sources(
    workspace: &Workspace,
    files: &[String],
    findings: &mut Findings,
) -> Result<(), String> {
    let is_rule = |path: &&String| {
        let below = |dir: &str| path.strip_prefix(dir).is_some_and(|rest| rest.contains("src/"));
        (path.starts_with("engine/src/")
            || path.starts_with("engine/ftl/src/")
            || below("games/")
            || below("xtask/template/"))
            && path.ends_with(".rs")
    };
    for path in files.iter().filter(is_rule) {
        let text = workspace.read(path)?;
        for (line, what) in reaches_out(&text, &NOT_IN_RULES) {
            findings.fault(format!("{path}:{line}: the rules do not use std's {what}"));
        }
    }
    for path in files.iter().filter(|path| path.starts_with("platform/room/src/")) {
        for (line, what) in reaches_out(&workspace.read(path)?, &NOT_IN_ROOM) {
            findings.fault(format!("{path}:{line}: a room does not use std's {what}"));
        }
    }
    for path in files.iter().filter(|path| sees_views_only(path)) {
        for (line, nth) in workspace.read(path)?.lines().zip(1..) {
            if line.contains("Referee") {
                findings
                    .fault(format!("{path}:{nth}: only the lab and tests may see whole tables"));
            }
        }
    }
    Ok(())
}

/// Whether a source must not name `engine::Referee`, which gives the table of a match.
fn sees_views_only(path: &str) -> bool {
    let sources = path.ends_with(".rs") && path.contains("/src/");
    sources && ["bots/", "cli/", "platform/"].iter().any(|folder| path.starts_with(folder))
}

/// The lines of a source that name something of `banned` after `std::`, or in a `use std::{…}` of several lines, counted
/// from 1. Unit tests at the end of the file are not searched.
fn reaches_out(text: &str, banned: &[&'static str]) -> Vec<(usize, &'static str)> {
    let rules = text.split("#[cfg(test)]").next().unwrap_or_default();
    let mut found = Vec::new();
    let mut in_use = false;
    for (line, nth) in rules.lines().zip(1..) {
        if line.trim_start().starts_with("//") {
            continue;
        }
        let used = if in_use { Some(line) } else { line.split_once("std::").map(|(_, used)| used) };
        let Some(used) = used else { continue };
        in_use = (in_use || line.contains("use std::")) && !line.contains(';');
        let words: Vec<&str> = used.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
        found.extend(banned.iter().filter(|it| words.contains(it)).map(|it| (nth, *it)));
    }
    found
}

/// The crates of the workspace, by name.
fn members(workspace: &Workspace) -> Result<Members, String> {
    let mut members = Members::new();
    for edges in ["normal,build", "dev"] {
        let args = ["tree", "--workspace", "--depth", "1", "--no-dedupe", "--prefix", "depth"];
        let tree = output(workspace.cargo(args).args(["--edges", edges]))?;
        let mut member = String::new();
        for line in tree.lines() {
            if let Some(name) = line.strip_prefix('0').and_then(crate_name) {
                member = name.to_owned();
                members.entry(member.clone()).or_default();
            } else if let Some(name) = line.strip_prefix('1').and_then(crate_name) {
                let entry = members.entry(member.clone()).or_default();
                let named = if edges == "dev" { &mut entry.tests_need } else { &mut entry.needs };
                named.insert(name.to_owned());
            }
        }
    }
    Ok(members)
}

/// `serde v1.0.200 (proc-macro)` is `serde`.
fn crate_name(line: &str) -> Option<&str> {
    line.split_once(" v").map(|(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(members: &[(&str, &[&str], &[&str])]) -> Vec<String> {
        let set = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let member = |(name, needs, tests_need): &(&str, &[&str], &[&str])| {
            ((*name).to_owned(), Member { needs: set(needs), tests_need: set(tests_need) })
        };
        let members = members.iter().map(member).collect();
        let mut findings = Findings::default();
        between_crates(&["antiquity".to_owned(), "quarry".to_owned()], &members, &mut findings);
        findings.faults().to_vec()
    }

    #[test]
    fn a_workspace_in_order_has_no_fault() {
        let workspace: &[(&str, &[&str], &[&str])] = &[
            ("engine", &["engine-derive", "serde"], &[]),
            ("testkit", &["engine", "i18n"], &[]),
            ("antiquity", &["engine", "serde"], &["testkit", "i18n"]),
            ("catalogue", &["antiquity", "engine"], &[]),
            ("cli", &["catalogue", "i18n", "clap"], &["antiquity"]),
            ("i18n", &["engine"], &[]),
        ];
        assert_eq!(faults(workspace), Vec::<String>::new());
    }

    #[test]
    fn whole_tables_are_for_the_lab_and_for_tests() {
        assert!(
            sees_views_only("bots/src/bot.rs") && sees_views_only("platform/server/src/lib.rs")
        );
        assert!(!sees_views_only("lab/src/bench.rs") && !sees_views_only("bots/tests/honest.rs"));
    }

    #[test]
    fn who_breaks_the_order_is_named() {
        let workspace: &[(&str, &[&str], &[&str])] = &[
            ("engine", &["i18n"], &[]),
            ("antiquity", &["engine", "rand"], &["quarry"]),
            ("cli", &["antiquity", "testkit"], &[]),
            ("i18n", &[], &[]),
        ];
        let expected = [
            "antiquity depends on rand: a game names the engine and plain data only",
            "antiquity depends on quarry: no game knows another",
            "cli depends on antiquity: games are in the catalogue",
            "cli depends on testkit: it is for tests",
            "engine depends on i18n: the engine depends on no crate of the workspace but its own derive and the reader of texts",
        ];
        assert_eq!(faults(workspace), expected);
    }

    #[test]
    fn what_reaches_out_is_found_and_tests_may() {
        let text = "use std::{env, fmt};\n// std::fs\nlet x = std::time::Instant::now();\n\
                    #[cfg(test)]\nuse std::fs;\n";
        assert_eq!(reaches_out(text, &NOT_IN_RULES), [(1, "env"), (3, "time")]);
        let grouped = "use std::{\n    fmt,\n    fs,\n};\nlet fs = 1;\n";
        assert_eq!(reaches_out(grouped, &NOT_IN_RULES), [(3, "fs")]);
    }
}
