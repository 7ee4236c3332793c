//! What is seen at a glance: sizes, endings, marks, paths, texts, standard files.

mod games;
mod lines;
mod texts;

use std::fs;

use crate::findings::Findings;
use crate::house::House;
use crate::readme;

/// Looks at every file.
pub(crate) fn tidy(house: &House) -> Result<(), String> {
    let files = house.files()?;
    let mut findings = Findings::default();
    for path in &files {
        let bytes = fs::read(house.path(path)).map_err(|err| format!("{path}: {err}"))?;
        let Ok(text) = String::from_utf8(bytes) else { continue };
        if text.contains('\0') {
            continue;
        }
        lines::check(path, &text, &mut findings);
        if path.ends_with("fr.ftl") {
            texts::spaces(path, &text, &mut findings);
        }
    }
    texts::check(house, &files, &mut findings)?;
    for game in house.games(&files)? {
        games::check(&game, &files, &mut findings);
    }
    if let Some(fault) = readme::fault(house)? {
        findings.fault(fault);
    }
    println!("{} files", files.len());
    findings.report("tidy")
}
