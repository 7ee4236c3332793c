//! Regenerates golden transcripts and the list of games in README.md.

use crate::readme;
use crate::workspace::{Workspace, run};

/// Runs the golden tests of the games in the mode that writes the files instead of comparing them.
pub(crate) fn bless(workspace: &Workspace, games: &[&str]) -> Result<(), String> {
    let files = workspace.files()?;
    for game in workspace.chosen(&files, games)? {
        if !files.contains(&game.file("tests/golden.rs")) {
            println!("{}: no golden tests yet", game.name);
            continue;
        }
        let mut test =
            workspace.cargo(["test", "--quiet", "--package", &game.name, "--test", "golden"]);
        run(test.env("BLESS", "1"))?;
    }
    readme::renew(workspace)?;
    println!("Read the difference before you commit it: git diff --stat -- '*/golden' README.md");
    println!("Where a rule moved, the commit says which one and raises RULES_VERSION.");
    Ok(())
}
