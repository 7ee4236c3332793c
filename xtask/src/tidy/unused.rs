//! Finds messages that no source mentions.

use std::collections::{BTreeMap, BTreeSet};

use crate::findings::Findings;
use crate::ids;
use crate::tidy::texts::Folders;
use crate::workspace::Workspace;

/// The folders whose sources use the messages of a folder of texts, besides the crate or game that it belongs to.
const READERS: [(&str, &[&str]); 4] = [
    ("engine/i18n/texts", &["engine/", "bots/src/", "cli/src/", "platform/room/src/"]),
    ("web/texts", &["web/src/", "web/public/"]),
    // The names of games, options and rules, and the messages `await-…`.
    ("games/", &OF_GAMES),
    ("xtask/template/", &OF_GAMES),
];

const OF_GAMES: [&str; 4] = ["engine/", "cli/src/", "platform/server/src/", "web/src/"];

/// The ids that sources mention: whole, or as a pattern in which `*` stands for a part that is known only at run time.
#[derive(Debug, Default)]
struct Mentioned {
    whole: BTreeSet<String>,
    patterns: BTreeSet<String>,
}

/// Reports each message of the reference language that neither a source nor another message mentions. The text of a
/// rule is used if the ledger has the rule.
pub(super) fn check(
    workspace: &Workspace,
    files: &[String],
    folders: &Folders,
    findings: &mut Findings,
) -> Result<(), String> {
    let mut mentioned: BTreeMap<&String, Mentioned> = BTreeMap::new();
    for path in files.iter().filter(|path| is_source(path)) {
        mentioned.insert(path, Mentioned::in_source(&workspace.read(path)?));
    }
    for (folder, texts) in folders {
        let Some(text) = texts.get(ftl::REFERENCE) else { continue };
        let home = folder.trim_end_matches("texts").trim_end_matches("ui/");
        let listed = READERS.iter().find(|(of, _)| folder.starts_with(of));
        let others = listed.map(|(_, readers)| *readers).unwrap_or_default();
        let reads =
            |path: &str| path.starts_with(home) || others.iter().any(|it| path.starts_with(it));
        let readers: Vec<&Mentioned> =
            mentioned.iter().filter(|(path, _)| reads(path)).map(|(_, it)| it).collect();
        let ledger = workspace.read(&format!("{home}RULES.md")).unwrap_or_default();
        let rules = ids::defined(&ledger);
        let messages = ftl::messages(text)?;
        let included: BTreeSet<&String> = messages.iter().flat_map(|it| &it.includes).collect();
        for ftl::Message { id, .. } in &messages {
            let said = readers.iter().any(|it| it.has(id));
            if !said && !included.contains(id) && !rules.iter().any(|rule| rule == id) {
                findings.fault(format!("{folder}: no source says the message {id}"));
            }
        }
    }
    Ok(())
}

fn is_source(path: &str) -> bool {
    let test = path.contains("/tests/") || path.contains(".test.");
    !test && [".rs", ".ts", ".svelte", ".html"].iter().any(|ending| path.ends_with(ending))
}

impl Mentioned {
    /// Reads everything between quotes. `{…}` and `${…}` become `*`, and `id.attribute` mentions `id`.
    fn in_source(text: &str) -> Self {
        let mut found = Self::default();
        // A template may have quotes in its gaps.
        for part in text.split('`').chain(text.split(['"', '\n'])) {
            let pattern = with_gaps(part);
            let id = pattern.split('.').next().unwrap_or_default();
            let of_id = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '*');
            if !id.starts_with(|c: char| c.is_ascii_alphabetic()) || !id.chars().all(of_id) {
                continue;
            }
            let set = if id.contains('*') { &mut found.patterns } else { &mut found.whole };
            set.insert(id.to_owned());
        }
        found
    }

    fn has(&self, id: &str) -> bool {
        self.whole.contains(id) || self.patterns.iter().any(|pattern| fits(pattern, id))
    }
}

/// `option-{}-${value}` is `option-*-*`.
fn with_gaps(text: &str) -> String {
    let mut gaps = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let Some((_, after)) = after.split_once('}') else { break };
        gaps.push_str(before.trim_end_matches('$'));
        gaps.push('*');
        rest = after;
    }
    gaps.push_str(rest);
    gaps
}

/// Whether an id is the pattern with something in each gap.
fn fits(pattern: &str, id: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == id,
        Some((start, rest)) => id.strip_prefix(start).is_some_and(|id| {
            (1..=id.len()).filter(|at| id.is_char_boundary(*at)).any(|at| fits(rest, &id[at..]))
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_source_says_is_found() {
        let source = "say(\"game.about\"); Phrase::new(format!(\"option-{}-{value}\")); \
                      `level-${it.replace(\"_\", \"-\")}` \"two words\" format!(\"{kind}-{key}\")";
        let found = Mentioned::in_source(source);
        for id in ["game", "option-map-large", "level-master"] {
            assert!(found.has(id), "{id}: {found:?}");
        }
        for id in ["about", "option-map", "level-", "two", "kind-key", "say"] {
            assert!(!found.has(id), "{id}: {found:?}");
        }
    }
}
