//! Regenerates the files that are derived from the code: golden transcripts, the files of boards (`ui/generated.ts`,
//! catalogues and moments of matches), the fields of records (`FIELDS.md`), and the list of games in README.md.

use crate::workspace::{Workspace, run};
use crate::{fields, readme};

/// Runs the golden and the browser tests of the games with `BLESS` set, so that they write their files instead of
/// comparing them. Then writes `FIELDS.md` and the list of games.
pub(crate) fn bless(workspace: &Workspace, games: &[&str]) -> Result<(), String> {
    let files = workspace.files()?;
    for game in workspace.chosen(&files, games)? {
        for test in ["golden", "browser"] {
            if !files.contains(&game.file(&format!("tests/{test}.rs"))) {
                println!("{}: no {test} tests yet", game.name);
                continue;
            }
            let mut cargo = workspace.cargo(["test", "--quiet", "--package", &game.name]);
            if test == "browser" {
                cargo.args(["--features", "ts"]);
            }
            // All tests of a game are one program; these are one of its modules.
            run(cargo.args(["--test", "tests", &format!("{test}::")]).env("BLESS", "1"))?;
        }
    }
    fields::renew(workspace, &files)?;
    readme::renew(workspace)?;
    println!(
        "Read the difference before you commit it: git diff --stat -- '*/golden' '*/ui' '*.md'"
    );
    println!("Where a rule moved, the commit says which one and raises RULES_VERSION.");
    Ok(())
}
