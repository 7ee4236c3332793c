//! Checks that every text exists in both languages.

use std::collections::BTreeSet;

use crate::findings::Findings;
use crate::workspace::Workspace;

const LANGUAGES: [&str; 2] = ["fr", "en"];

/// Every folder of texts has both languages, with the same messages.
pub(crate) fn check(
    workspace: &Workspace,
    files: &[String],
    findings: &mut Findings,
) -> Result<(), String> {
    let dir = |path: &String| Some(path.strip_suffix(".ftl")?.rsplit_once('/')?.0.to_owned());
    for dir in files.iter().filter_map(dir).collect::<BTreeSet<String>>() {
        let paths = LANGUAGES.map(|language| format!("{dir}/{language}.ftl"));
        for path in paths.iter().filter(|path| !files.contains(path)) {
            findings.fault(format!("{path} is missing"));
        }
        if paths.iter().all(|path| files.contains(path)) {
            let [french, english] = [workspace.read(&paths[0])?, workspace.read(&paths[1])?];
            compare(&dir, &french, &english, findings);
        }
    }
    Ok(())
}

fn compare(dir: &str, french: &str, english: &str, findings: &mut Findings) {
    let [french, english] = [french, english].map(messages);
    for (language, ids) in LANGUAGES.into_iter().zip([&french, &english]) {
        for (nth, id) in ids.iter().enumerate().filter(|(nth, id)| ids[..*nth].contains(id)) {
            findings.fault(format!("{dir}/{language}.ftl: {id} again, as message {}", nth + 1));
        }
    }
    for (language, ids, others) in [("en", &english, &french), ("fr", &french, &english)] {
        for id in others.iter().filter(|id| !ids.contains(id)) {
            findings.fault(format!("{dir}/{language}.ftl has no message {id}"));
        }
    }
}

/// The ids of the messages and their attributes, in order.
fn messages(text: &str) -> Vec<String> {
    let mut message = "";
    let mut ids = Vec::new();
    for line in text.lines() {
        let Some((id, _)) = line.split_once('=') else { continue };
        if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
            message = id.trim();
            ids.push(message.to_owned());
        } else if id.trim_start().starts_with('.') && !id.trim().contains(' ') {
            ids.push(format!("{message}{}", id.trim()));
        }
    }
    ids
}

/// French sets a space that does not break before `: ; ! ? »` and after `«`, and a curved apostrophe.
pub(crate) fn spaces(path: &str, text: &str, findings: &mut Findings) {
    let breaks = [" :", " ;", " !", " ?", " »", "« ", "'"];
    for (line, nth) in text.lines().zip(1..).filter(|(line, _)| !line.starts_with('#')) {
        if let Some(found) = breaks.iter().find(|pair| line.contains(**pair)) {
            findings.fault(format!("{path}:{nth}: {found:?} is not set as French sets it"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_or_attribute_that_one_language_lacks_is_named() {
        let mut findings = Findings::default();
        let french = "game = Jeu\n    .about = x\nno = { $a ->\n    [one] y\n   *[other] z\n }\n";
        compare("texts", french, "game = Game\nyes = x\nyes = y\n", &mut findings);
        let expected = [
            "texts/en.ftl: yes again, as message 3",
            "texts/en.ftl has no message game.about",
            "texts/en.ftl has no message no",
            "texts/fr.ftl has no message yes",
            "texts/fr.ftl has no message yes",
        ];
        assert_eq!(findings.faults(), expected);
    }
    #[test]
    fn french_spaces_do_not_break() {
        let mut findings = Findings::default();
        spaces("fr.ftl", "a = Oui\u{a0}! « Non\u{a0}»\n# Note : rien\nb = Quoi ?\n", &mut findings);
        let expected = [
            "fr.ftl:1: \"« \" is not set as French sets it",
            "fr.ftl:3: \" ?\" is not set as French sets it",
        ];
        assert_eq!(findings.faults(), expected);
    }
}
