//! Checks external crates: their licences, their origin, and which are compiled in two versions.

use std::collections::{BTreeMap, BTreeSet};

use crate::findings::Findings;
use crate::workspace::{Workspace, output};

/// Licences that a program under MIT or Apache-2.0 may contain.
const LICENCES: [&str; 9] = [
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Crates that are compiled in two versions, with the crates that need the older one. A commit that adds a line argues
/// for it.
const TWICE: [(&str, &str); 15] = [
    ("base64", "axum, sqlx, reqwest"),
    ("block-buffer", "sha1 and sha2 of axum and sqlx"),
    ("cpufeatures", "sha1 and sha2 of axum and sqlx"),
    ("crypto-common", "sha1 and sha2 of axum and sqlx"),
    ("digest", "sha1 and sha2 of axum and sqlx"),
    ("getrandom", "rand_core 0.9"),
    ("hashbrown", "sqlx, governor, metrics-util"),
    ("itertools", "criterion"),
    ("rand", "tungstenite, metrics-util"),
    ("rand_chacha", "rand 0.9"),
    ("rand_core", "rand 0.9"),
    ("sha2", "sqlx"),
    ("syn", "tracing, pin-project, ts-rs"),
    ("thiserror", "filedescriptor of crossterm"),
    ("thiserror-impl", "filedescriptor of crossterm"),
];

/// Runs the checks and reports each dependency that breaks one.
pub(crate) fn dependencies(workspace: &Workspace) -> Result<(), String> {
    let mut findings = Findings::default();
    let lock = workspace.read("Cargo.lock")?;
    for source in lock.lines().filter_map(|line| line.strip_prefix("source = ")) {
        if !source.starts_with("\"registry+") {
            findings.fault(format!("Cargo.lock: {source} is no package registry"));
        }
    }
    let tree = ["tree", "--workspace", "--edges", "normal,build,dev", "--prefix", "none"];
    let listed = output(workspace.cargo(tree).args(["--format", "{p}|{l}"]))?;
    // `cargo tree` marks crates that it has listed before.
    let crates: BTreeSet<&str> = listed.lines().map(|line| line.trim_end_matches(" (*)")).collect();
    check(&crates, &mut findings);
    findings.report("dependencies")?;
    println!(
        "{} crates: licences and origin accepted, {} in two versions",
        crates.len(),
        TWICE.len()
    );
    Ok(())
}

/// Checks crates given as `NAME vVERSION …|LICENCE`.
fn check(crates: &BTreeSet<&str>, findings: &mut Findings) {
    let mut versions = BTreeMap::<&str, BTreeSet<&str>>::new();
    for line in crates {
        let Some((package, licence)) = line.split_once('|') else { continue };
        let mut parts = package.split(' ');
        let (Some(name), Some(version)) = (parts.next(), parts.next()) else { continue };
        versions.entry(name).or_default().insert(version);
        if !is_accepted(licence) {
            findings.fault(format!("{name} {version}: the licence {licence:?} is not accepted"));
        }
    }
    for (name, versions) in versions {
        let known = TWICE.iter().any(|(twice, _)| *twice == name);
        if known != (versions.len() > 1) {
            let versions = Vec::from_iter(versions).join(", ");
            findings
                .fault(format!("{name} is here as {versions}: correct `TWICE` of dependencies.rs"));
        }
    }
}

/// Whether a licence expression can be met by [`LICENCES`]. Older crates write `/` for `OR`.
fn is_accepted(expression: &str) -> bool {
    let can_be_met = |clause: &str| {
        let clause = clause.trim_matches(['(', ')']).replace('/', " OR ");
        clause.split(" OR ").any(|licence| LICENCES.contains(&licence.trim()))
    };
    expression.split(" AND ").all(can_be_met)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_licence_is_accepted_if_all_its_parts_can_be_met() {
        for good in ["MIT", "MIT/Apache-2.0", "(MIT OR GPL-3.0) AND Unicode-3.0"] {
            assert!(is_accepted(good), "{good}");
        }
        for bad in ["", "GPL-3.0", "MIT AND GPL-3.0", "MPL-2.0 OR GPL-2.0"] {
            assert!(!is_accepted(bad), "{bad}");
        }
    }

    #[test]
    fn a_foreign_licence_and_an_unlisted_second_version_are_found() {
        let crates = [
            "syn v1.0.0|MIT",
            "syn v2.0.0|MIT",
            "toml v1.0.0|MIT",
            "toml v2.0.0 (proc-macro)|SSPL",
        ];
        let mut findings = Findings::default();
        check(&BTreeSet::from(crates), &mut findings);
        assert_eq!(
            findings.faults(),
            [
                "toml v2.0.0: the licence \"SSPL\" is not accepted",
                "toml is here as v1.0.0, v2.0.0: correct `TWICE` of dependencies.rs",
            ]
        );
    }
}
