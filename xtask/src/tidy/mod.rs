//! Checks of the form of every file: length, line endings, paths, texts, standard files.

mod games;
mod lines;
mod texts;
mod unused;

use std::fs;

use crate::findings::Findings;
use crate::workspace::Workspace;
use crate::{fields, readme};

/// Checks every file.
pub(crate) fn tidy(workspace: &Workspace) -> Result<(), String> {
    let files = workspace.files()?;
    let mut findings = Findings::default();
    for path in &files {
        let bytes = fs::read(workspace.path(path)).map_err(|err| format!("{path}: {err}"))?;
        let Ok(text) = String::from_utf8(bytes) else { continue };
        if text.contains('\0') {
            continue;
        }
        lines::check(path, &text, &mut findings);
    }
    texts::check(workspace, &files, &mut findings)?;
    for game in workspace.games(&files)? {
        games::check(&game, &files, &mut findings);
    }
    if let Some(fault) = readme::fault(workspace)? {
        findings.fault(fault);
    }
    for fault in fields::faults(workspace, &files)? {
        findings.fault(fault);
    }
    println!("{} files", files.len());
    findings.report("tidy")
}
