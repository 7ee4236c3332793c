//! Checks the texts that people read: every language is complete, and every message is used.

use std::collections::{BTreeMap, BTreeSet};

use crate::findings::Findings;
use crate::tidy::unused;
use crate::workspace::{TEMPLATE, Workspace};

/// The folder whose files say which languages there are.
const LANGUAGES: &str = "engine/i18n/texts";

/// What the texts of a language must not contain, by its tag: spaces at which a line could break, and straight quotes.
const TYPOGRAPHY: [(&str, &[&str]); 2] = [
    // French has a no-break space before `: ; ! ? »` and after `«`, and a curved apostrophe.
    ("fr", &[" :", " ;", " !", " ?", " »", "« ", "'"]),
    // German has „quotes“, a curved apostrophe, and no space before punctuation.
    ("de", &[" :", " ;", " !", " ?", "”", "'"]),
];

/// The texts by folder and by tag of the language.
pub(super) type Folders = BTreeMap<String, BTreeMap<String, String>>;

/// Checks every folder of texts.
pub(crate) fn check(
    workspace: &Workspace,
    files: &[String],
    findings: &mut Findings,
) -> Result<(), String> {
    let mut folders = Folders::new();
    for path in files {
        let Some((folder, tag)) = path.strip_suffix(".ftl").and_then(|it| it.rsplit_once('/'))
        else {
            continue;
        };
        let text = workspace.read(path)?;
        typography(path, tag, &text, findings);
        folders.entry(folder.to_owned()).or_default().insert(tag.to_owned(), text);
    }
    for line in complete(&folders, findings) {
        println!("{line}");
    }
    unused::check(workspace, files, &folders, findings)
}

/// Checks that each folder has the reference language, and that every other language it has is complete. Only games may
/// lack a language; a note about each such game is returned.
fn complete(folders: &Folders, findings: &mut Findings) -> Vec<String> {
    let languages: BTreeSet<&String> =
        folders.get(LANGUAGES).into_iter().flat_map(BTreeMap::keys).collect();
    let mut notes = Vec::new();
    for (folder, texts) in folders {
        let Some(reference) = texts.get(ftl::REFERENCE) else {
            findings.fault(format!("{folder}/{}.ftl is missing", ftl::REFERENCE));
            continue;
        };
        for (tag, text) in texts {
            if !languages.contains(tag) {
                findings.fault(format!("{folder}/{tag}.ftl: there is no {LANGUAGES}/{tag}.ftl"));
            }
            for difference in ftl::differences(reference, text) {
                findings.fault(format!("{folder}/{tag}.ftl: {difference}"));
            }
        }
        let missing: Vec<&str> =
            languages.iter().filter(|it| !texts.contains_key(**it)).map(|it| it.as_str()).collect();
        match game_of(folder) {
            None => {
                let fault = |tag| findings.fault(format!("{folder}/{tag}.ftl is missing"));
                missing.into_iter().for_each(fault);
            }
            Some(game) => {
                let same = |other: &BTreeMap<String, String>| other.keys().eq(texts.keys());
                if folders.get(&format!("{game}/ui/texts")).is_some_and(|it| !same(it)) {
                    findings.fault(format!("{game}: texts and ui/texts have other languages"));
                }
                if !missing.is_empty() && !folder.ends_with("/ui/texts") {
                    notes.push(format!(
                        "{game} falls back to {}: {}",
                        ftl::REFERENCE,
                        missing.join(", ")
                    ));
                }
            }
        }
    }
    notes
}

/// The game's folder that a folder of texts belongs to; `None` for texts of the program.
fn game_of(folder: &str) -> Option<&str> {
    let game = folder.strip_suffix("/texts")?;
    let game = game.strip_suffix("/ui").unwrap_or(game);
    (game.starts_with("games/") || game == TEMPLATE).then_some(game)
}

fn typography(path: &str, tag: &str, text: &str, findings: &mut Findings) {
    let rules = TYPOGRAPHY.iter().filter(|(of, _)| *of == tag);
    let breaks: Vec<&str> = rules.flat_map(|(_, breaks)| *breaks).copied().collect();
    for (line, nth) in text.lines().zip(1..).filter(|(line, _)| !line.starts_with('#')) {
        if let Some(found) = breaks.iter().find(|pair| line.contains(**pair)) {
            findings.fault(format!("{path}:{nth}: {found:?} is not how the language {tag} is set"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shell_is_complete_and_a_game_may_lack_a_language() {
        let texts = |tags: &[&str]| -> BTreeMap<String, String> {
            tags.iter().map(|tag| ((*tag).to_owned(), "a = x\n".to_owned())).collect()
        };
        let mut folders = Folders::from([
            (LANGUAGES.to_owned(), texts(&["de", "en", "fr"])),
            ("web/texts".to_owned(), texts(&["en", "fr", "xx"])),
            ("games/a/texts".to_owned(), texts(&["en", "fr"])),
            ("games/a/ui/texts".to_owned(), texts(&["de", "en", "fr"])),
            ("games/b/texts".to_owned(), texts(&["de"])),
        ]);
        folders.get_mut("games/a/texts").unwrap().insert("fr".into(), "b = x\n".into());
        let mut findings = Findings::default();
        assert_eq!(complete(&folders, &mut findings), ["games/a falls back to en: de"]);
        let expected = [
            "games/a/texts/fr.ftl: there is no message a",
            "games/a/texts/fr.ftl: b is not in the reference",
            "games/a: texts and ui/texts have other languages",
            "games/b/texts/en.ftl is missing",
            "web/texts/xx.ftl: there is no engine/i18n/texts/xx.ftl",
            "web/texts/de.ftl is missing",
        ];
        assert_eq!(findings.faults(), expected);
    }

    #[test]
    fn french_spaces_do_not_break() {
        let mut findings = Findings::default();
        let text = "a = Oui\u{a0}! « Non\u{a0}»\n# Note : rien\nb = Quoi ?\n";
        typography("fr.ftl", "fr", text, &mut findings);
        typography("en.ftl", "en", "a = what's this ?", &mut findings);
        let expected = [
            "fr.ftl:1: \"« \" is not how the language fr is set",
            "fr.ftl:3: \" ?\" is not how the language fr is set",
        ];
        assert_eq!(findings.faults(), expected);
    }
}
