//! Checks of single lines: machine paths, registry hosts, marks of unfinished work, length of files.

use crate::findings::Findings;

const MOST_LINES: usize = 500;
const MANY_LINES: usize = 300;

const SOURCE: [&str; 9] = [".rs", ".ts", ".tsx", ".js", ".mjs", ".svelte", ".css", ".py", ".sh"];

// The patterns are written in two pieces, so that this file does not contain them itself.

/// Folders that exist on one machine only.
const FOLDERS: [&str; 6] = [
    concat!("/wo", "rk"),
    concat!("/ro", "ot"),
    concat!("/t", "mp"),
    concat!("/ho", "me/"),
    concat!("/Us", "ers/"),
    concat!("/va", "r/folders"),
];

/// Hosts that packages are fetched from: they belong in each machine's own settings.
const REGISTRIES: [&str; 9] = [
    concat!("crates", ".io"),
    concat!("npmjs", ".org"),
    concat!("npmjs", ".com"),
    concat!("pypi", ".org"),
    concat!("pythonhosted", ".org"),
    concat!("proxy.golang", ".org"),
    concat!("artifact", "ory"),
    concat!("verdac", "cio"),
    concat!("replace-", "with"),
];

/// Marks of unfinished work.
const WORDS: [&str; 2] = [concat!("TO", "DO"), concat!("FIX", "ME")];
const MARKS: [&str; 6] = [
    concat!("dbg", "!("),
    concat!("todo", "!("),
    concat!("unimplemented", "!("),
    concat!("#[ign", "ore"),
    concat!("<<<<", "<<< "),
    concat!(">>>>", ">>> "),
];

/// Registry addresses that a lock file may contain.
const LOCKED: [&str; 2] = [
    concat!("source = \"registry+https://github.com/rust-lang/crates", ".io-index\""),
    concat!("\"resolved\": \"https://registry.npmjs", ".org/"),
];

pub(crate) fn check(path: &str, text: &str, findings: &mut Findings) {
    size(path, text, findings);
    endings(path, text, findings);
    let is_lock = path.ends_with("Cargo.lock") || path.ends_with("package-lock.json");
    for (line, nth) in text.lines().zip(1..) {
        let at = format!("{path}:{nth}");
        if is_lock {
            source_of_package(&at, line.trim_start(), findings);
        } else {
            content(&at, line, findings);
        }
    }
}

/// Reports files that are too long. Generated files may have any length.
fn size(path: &str, text: &str, findings: &mut Findings) {
    let written_by_hand = !text.starts_with("// Written by ");
    if !written_by_hand || !SOURCE.iter().any(|ending| path.ends_with(ending)) {
        return;
    }
    let n_lines = text.lines().count();
    if MOST_LINES < n_lines {
        findings.fault(format!("{path}: {n_lines} lines; {MOST_LINES} are the most"));
    } else if MANY_LINES < n_lines {
        findings.note(format!("{path}: {n_lines} lines"));
    }
}

fn endings(path: &str, text: &str, findings: &mut Findings) {
    if text.contains('\r') {
        findings.fault(format!("{path}: a line ends with a carriage return"));
    }
    if !text.is_empty() && (!text.ends_with('\n') || text.ends_with("\n\n")) {
        findings.fault(format!("{path}: it must end with one line end"));
    }
    let blank_ends = |line: &str| line.trim_end_matches('\r').ends_with([' ', '\t']);
    if path.contains("/golden/") {
        return;
    }
    if let Some(nth) = text.lines().position(blank_ends) {
        findings.fault(format!("{path}:{}: blanks at the end of a line", nth + 1));
    }
}

fn content(at: &str, line: &str, findings: &mut Findings) {
    for folder in FOLDERS.into_iter().filter(|folder| names_folder(line, folder)) {
        findings.fault(format!("{at}: a path of one machine, {folder}"));
    }
    for registry in REGISTRIES.into_iter().filter(|registry| line.contains(registry)) {
        findings.fault(format!("{at}: a package registry, {registry}"));
    }
    let marked = MARKS.into_iter().filter(|mark| line.contains(mark));
    for mark in marked.chain(WORDS.into_iter().filter(|word| has_word(line, word))) {
        findings.fault(format!("{at}: {mark}"));
    }
}

fn source_of_package(at: &str, line: &str, findings: &mut Findings) {
    let tells = line.starts_with("source = ") || line.starts_with("\"resolved\": ");
    if tells && !LOCKED.iter().any(|usual| line.starts_with(usual)) {
        findings.fault(format!("{at}: a package from an unusual place"));
    }
}

/// Whether `line` contains an absolute path into `folder`. A relative path or a URL does not count.
fn names_folder(line: &str, folder: &str) -> bool {
    let is_name = |c: char| c.is_alphanumeric() || "._-~}>)]*".contains(c);
    line.match_indices(folder).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + folder.len()..].chars().next();
        let ends = folder.ends_with('/') || !after.is_some_and(|c| c.is_alphanumeric() || c == '_');
        !before.is_some_and(is_name) && ends
    })
}

fn has_word(line: &str, word: &str) -> bool {
    line.split(|c: char| !c.is_alphanumeric() && c != '_').any(|it| it == word)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(path: &str, text: &str) -> usize {
        let mut findings = Findings::default();
        check(path, text, &mut findings);
        findings.faults().len()
    }

    #[test]
    fn paths_of_one_machine_are_found_and_others_are_not() {
        for line in FOLDERS.map(|folder| format!("see {folder}/x\n").replace("//", "/")) {
            assert_eq!(faults("a.md", &line), 1, "{line}");
        }
        let fine = ["../wo", "rk/x, frame", "wo", "rk, https://example.org/ho", "me/x\n"].concat();
        assert_eq!(faults("a.md", &fine), 0);
    }

    #[test]
    fn registries_and_marks_are_found() {
        for pattern in REGISTRIES.into_iter().chain(MARKS).chain(WORDS) {
            assert_eq!(faults("a.md", &format!("{pattern} x\n")), 1, "{pattern}");
        }
        assert_eq!(faults("a.rs", "let todos = 1;\n"), 0);
    }

    #[test]
    fn a_lock_file_names_the_usual_places_only() {
        let usual = LOCKED.map(|line| format!("{line}\n")).concat();
        assert_eq!(faults("Cargo.lock", &usual), 0);
        assert_eq!(faults("Cargo.lock", "source = \"registry+https://example.org\"\n"), 1);
    }

    #[test]
    fn sizes_and_endings_are_held() {
        assert_eq!(faults("a.rs", &"x\n".repeat(MOST_LINES)), 0);
        assert_eq!(faults("a.rs", &"x\n".repeat(MOST_LINES + 1)), 1);
        assert_eq!(faults("a.txt", &"x\n".repeat(MOST_LINES + 1)), 0);
        let generated = "// Written by `xtask`.\n".to_owned() + &"x\n".repeat(MOST_LINES);
        assert_eq!(faults("a.rs", &generated), 0);
        for text in ["x", "x\n\n", "x\r\n", "x \n"] {
            assert_eq!(faults("a.md", text), 1, "{text:?}");
        }
        assert_eq!(faults("games/a/tests/golden/two.txt", "x \n"), 0);
    }
}
