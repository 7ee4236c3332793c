//! Checks that every rule has a test that names it, and that every cited id is in a ledger.

use std::collections::BTreeSet;

use crate::findings::Findings;
use crate::ids;
use crate::workspace::{GameFolder, Workspace};

/// Compares each game's ledger with its tests, its source and its texts.
pub(crate) fn rulebook(workspace: &Workspace, games: &[&str]) -> Result<(), String> {
    let files = workspace.files()?;
    let mut findings = Findings::default();
    for game in workspace.chosen(&files, games)? {
        check(workspace, &game, &files, &mut findings)?;
    }
    findings.report("rulebook")
}

fn check(
    workspace: &Workspace,
    game: &GameFolder,
    files: &[String],
    findings: &mut Findings,
) -> Result<(), String> {
    let ledger = workspace.read(&game.file("RULES.md"))?;
    let rules = ids::defined(&ledger);
    let known: BTreeSet<&str> = rules.iter().copied().collect();
    if known.is_empty() {
        findings.fault(format!("{}: RULES.md has no rules (lines `- **ABC-01** …`)", game.name));
    }
    for (nth, id) in rules.iter().enumerate().filter(|(nth, id)| rules[..*nth].contains(id)) {
        findings.fault(format!("{}: RULES.md has {id} again (rule {})", game.name, nth + 1));
    }
    let mut tested = BTreeSet::new();
    for path in files.iter().filter(|path| may_cite(game, path)) {
        let text = workspace.read(path)?;
        if path.starts_with(&game.file("tests/")) {
            tested.extend(cited_above_tests(&text).into_iter().map(str::to_owned));
        }
        for id in unknown(&text, &known) {
            findings.fault(format!("{path}: {id} is not in the ledger"));
        }
    }
    let untested: Vec<&str> = rules.iter().copied().filter(|id| !tested.contains(*id)).collect();
    let n_tested = rules.len() - untested.len();
    println!("{}: {n_tested} of {} rules have a test", game.name, rules.len());
    if !untested.is_empty() {
        findings.fault(format!("{}: no test names {}", game.name, untested.join(" ")));
    }
    Ok(())
}

/// Whether a file of the game may cite rules by id.
fn may_cite(game: &GameFolder, path: &str) -> bool {
    let Some(inner) = path.strip_prefix(&game.dir).and_then(|rest| rest.strip_prefix('/')) else {
        return false;
    };
    let source = ["src/", "tests/"].iter().any(|dir| inner.starts_with(dir));
    (source && inner.ends_with(".rs")) || inner.ends_with(".ftl") || inner == "README.md"
}

/// The ids in `text` with a prefix of the ledger that the ledger does not define.
fn unknown<'a>(text: &'a str, known: &BTreeSet<&str>) -> BTreeSet<&'a str> {
    let prefixes = ids::prefixes(&known.iter().copied().collect::<Vec<_>>());
    let ours = |id: &&str| id.split_once('-').is_some_and(|(prefix, _)| prefixes.contains(prefix));
    ids::mentioned(text).filter(ours).filter(|id| !known.contains(id)).collect()
}

/// The ids in doc comments directly above a `#[test]`.
fn cited_above_tests(text: &str) -> BTreeSet<&str> {
    let mut cited = BTreeSet::new();
    let mut above: Vec<&str> = Vec::new();
    for line in text.lines().map(str::trim_start) {
        if let Some(doc) = line.strip_prefix("///") {
            above.extend(ids::mentioned(doc));
        } else if line.starts_with("#[test]") {
            cited.extend(above.drain(..));
        } else if !line.starts_with("#[") {
            above.clear();
        }
    }
    cited
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_tested_where_a_test_stands_below_its_id() {
        let text = "\
            //! ANT-01 at the head of a file is no test.\n\
            /// ANT-02: a helper is none either.\n\
            fn helper() {}\n\
            /// ANT-03: this one is,\n\
            /// and so is ANT-04.\n\
            #[allow(unused)]\n\
            #[test]\n\
            fn tested() { let id = \"ANT-05\"; } // ANT-06\n";
        assert_eq!(cited_above_tests(text), BTreeSet::from(["ANT-03", "ANT-04"]));
    }

    #[test]
    fn only_ids_of_the_ledgers_kind_can_be_missing() {
        let known = BTreeSet::from(["ANT-01", "ANT-02"]);
        assert_eq!(unknown("ANT-01, ANT-09 in UTF-8", &known), BTreeSet::from(["ANT-09"]));
    }

    #[test]
    fn sources_tests_texts_and_the_glossary_may_cite() {
        let game = GameFolder { name: "a".into(), dir: "games/a".into() };
        let cites = |path| may_cite(&game, path);
        assert!(cites("games/a/src/rules/turn.rs") && cites("games/a/tests/rules/turn.rs"));
        assert!(cites("games/a/texts/fr.ftl") && cites("games/a/README.md"));
        assert!(!cites("games/ab/src/lib.rs") && !cites("games/a/tests/golden/two.txt"));
    }
}
