//! Who may depend on whom, proved on what cargo resolves and on the sources themselves.

use std::collections::{BTreeMap, BTreeSet};

use crate::findings::Findings;
use crate::house::{House, output};

/// Crates that may stand below the rules: no I/O, no clock, no thread, no network, and no luck but the engine's own.
/// A new line here is argued in its commit.
const BELOW_THE_RULES: [&str; 37] = [
    // What the manifests name.
    "arrayvec",
    "hmac",
    "rand_chacha",
    "serde",
    "serde_json",
    "sha2",
    "thiserror",
    "toml",
    // What stands below those: numbers, bytes, hashes, parsing; on some processors libc tells what they can do.
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
    // Macros: they run when the program is built.
    "proc-macro2",
    "quote",
    "serde_derive",
    "syn",
    "thiserror-impl",
    "unicode-ident",
];

/// What a game's own manifest may name besides dev-dependencies.
const GAMES_MAY_NAME: [&str; 3] = ["arrayvec", "engine", "serde"];

/// What the rules do not use of the standard library.
const NOT_IN_RULES: [&str; 10] =
    ["env", "fs", "io", "net", "os", "process", "thread", "time", "HashMap", "HashSet"];

/// What one crate of the house names in its manifest.
#[derive(Debug, Default)]
struct Member {
    /// For the crate itself and for its build script.
    needs: BTreeSet<String>,
    /// For its tests.
    tests_need: BTreeSet<String>,
}

type Members = BTreeMap<String, Member>;

/// Proves each line, or names who breaks it.
pub(crate) fn proofs(house: &House) -> Result<(), String> {
    let files = house.files()?;
    let games: Vec<String> = house.games(&files)?.into_iter().map(|game| game.name).collect();
    let members = members(house)?;
    let mut findings = Findings::default();
    below_the_rules(house, &games, &members, &mut findings)?;
    between_crates(&games, &members, &mut findings);
    in_sources(house, &files, &mut findings)?;
    findings.report("proofs")?;
    println!("engine and games stand on no I/O, clock, thread, network or other luck");
    println!("no game knows another, and only the catalogue and tests know games");
    println!("testkit is for tests, and words are above the rules");
    Ok(())
}

/// Everything below the engine and the games is on the list.
fn below_the_rules(
    house: &House,
    games: &[String],
    members: &Members,
    findings: &mut Findings,
) -> Result<(), String> {
    let mut tree = house.cargo(["tree", "--edges", "normal,build", "--prefix", "none"]);
    for name in games.iter().map(String::as_str).chain(["engine", "catalogue"]) {
        tree.args(["--package", name]);
    }
    let listed = output(&mut tree)?;
    let below: BTreeSet<&str> = listed.lines().filter_map(crate_name).collect();
    for name in below {
        if !members.contains_key(name) && !BELOW_THE_RULES.contains(&name) {
            findings.fault(format!("{name} stands below the rules and is not on the list"));
        }
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
            demand(!ours || name != "engine", other, "the engine stands on nothing of the house");
            let may_name = !is_game(name) || GAMES_MAY_NAME.contains(&other.as_str());
            demand(may_name, other, "a game names the engine and plain data only");
        }
        for other in tests_need {
            demand(!is_game(name) || !is_game(other), other, "no game knows another");
        }
    }
}

/// The rules' own sources use nothing of the standard library that reaches outside.
fn in_sources(house: &House, files: &[String], findings: &mut Findings) -> Result<(), String> {
    let is_rule = |path: &&String| {
        let below = |dir: &str| path.strip_prefix(dir).is_some_and(|rest| rest.contains("src/"));
        (path.starts_with("engine/src/") || below("games/") || below("xtask/template/"))
            && path.ends_with(".rs")
    };
    for path in files.iter().filter(is_rule) {
        let text = house.read(path)?;
        for (line, what) in reaches_out(&text) {
            findings.fault(format!("{path}:{line}: the rules do not use std's {what}"));
        }
    }
    Ok(())
}

/// Where a source uses what the rules do not, by line. Its tests may.
fn reaches_out(text: &str) -> Vec<(usize, &'static str)> {
    let rules = text.split("#[cfg(test)]").next().unwrap_or_default();
    let mut found = Vec::new();
    for (line, nth) in rules.lines().zip(1..) {
        let Some((_, used)) = line.split_once("std::") else { continue };
        if line.trim_start().starts_with("//") {
            continue;
        }
        let words: Vec<&str> = used.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
        found.extend(NOT_IN_RULES.into_iter().filter(|it| words.contains(it)).map(|it| (nth, it)));
    }
    found
}

/// The crates of the house, by name.
fn members(house: &House) -> Result<Members, String> {
    let mut members = Members::new();
    for edges in ["normal,build", "dev"] {
        let args = ["tree", "--workspace", "--depth", "1", "--no-dedupe", "--prefix", "depth"];
        let tree = output(house.cargo(args).args(["--edges", edges]))?;
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
    fn the_house_as_it_should_be_has_no_fault() {
        let house: &[(&str, &[&str], &[&str])] = &[
            ("engine", &["serde"], &[]),
            ("testkit", &["engine", "words"], &[]),
            ("antiquity", &["engine", "serde"], &["testkit", "words"]),
            ("catalogue", &["antiquity", "engine"], &[]),
            ("cli", &["catalogue", "words", "clap"], &["antiquity"]),
            ("words", &["engine"], &[]),
        ];
        assert_eq!(faults(house), Vec::<String>::new());
    }

    #[test]
    fn who_breaks_the_order_is_named() {
        let house: &[(&str, &[&str], &[&str])] = &[
            ("engine", &["words"], &[]),
            ("antiquity", &["engine", "rand"], &["quarry"]),
            ("cli", &["antiquity", "testkit"], &[]),
            ("words", &[], &[]),
        ];
        let expected = [
            "antiquity depends on rand: a game names the engine and plain data only",
            "antiquity depends on quarry: no game knows another",
            "cli depends on antiquity: games are in the catalogue",
            "cli depends on testkit: it is for tests",
            "engine depends on words: the engine stands on nothing of the house",
        ];
        assert_eq!(faults(house), expected);
    }

    #[test]
    fn what_reaches_out_is_found_and_tests_may() {
        let text = "use std::{env, fmt};\n// std::fs\nlet x = std::time::Instant::now();\n\
                    #[cfg(test)]\nuse std::fs;\n";
        assert_eq!(reaches_out(text), [(1, "env"), (3, "time")]);
    }
}
