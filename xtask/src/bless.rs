//! Writes anew what is derived from the code: golden transcripts and the README's list of games.

use crate::house::{House, run};
use crate::readme;

/// Runs the golden tests of the games so that they write what they would have compared.
pub(crate) fn bless(house: &House, games: &[&str]) -> Result<(), String> {
    let files = house.files()?;
    for game in house.chosen(&files, games)? {
        if !files.contains(&game.file("tests/golden.rs")) {
            println!("{}: no golden tests yet", game.name);
            continue;
        }
        let mut test =
            house.cargo(["test", "--quiet", "--package", &game.name, "--test", "golden"]);
        run(test.env("BLESS", "1"))?;
    }
    readme::renew(house)?;
    println!("Read the difference before you commit it: git diff --stat -- '*/golden' README.md");
    println!("Where a rule moved, the commit says which one and raises RULES_VERSION.");
    Ok(())
}
