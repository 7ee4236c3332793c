//! The list of games in README.md, generated from the games.

use crate::ids;
use crate::workspace::Workspace;

const FILE: &str = "README.md";
const BEGIN: &str = "<!-- games: written by `cargo xtask bless` -->\n";
const END: &str = "<!-- end of games -->";
const CATALOGUE: &str = "games/catalogue/Cargo.toml";

/// Writes the list into README.md.
pub(crate) fn renew(workspace: &Workspace) -> Result<(), String> {
    let readme = workspace.read(FILE)?;
    let renewed = with_list(&readme, &list(workspace)?)?;
    if renewed == readme { Ok(()) } else { workspace.write(FILE, &renewed) }
}

/// A fault if the list in README.md is stale.
pub(crate) fn fault(workspace: &Workspace) -> Result<Option<String>, String> {
    let readme = workspace.read(FILE)?;
    let stale = with_list(&readme, &list(workspace)?)? != readme;
    Ok(stale.then(|| format!("{FILE}: the list of games is stale, run `cargo xtask bless`")))
}

/// The games of the catalogue, in the order players see.
pub(crate) fn listed(catalogue: &str) -> Vec<&str> {
    let lines = catalogue.lines().filter(|line| line.contains("path = \"../"));
    lines.filter_map(|line| line.split_once(" = ")).map(|(name, _)| name).collect()
}

fn with_list(readme: &str, list: &str) -> Result<String, String> {
    let parts =
        readme.split_once(BEGIN).and_then(|(before, rest)| Some((before, rest.split_once(END)?.1)));
    match parts {
        Some((before, after)) => Ok(format!("{before}{BEGIN}{list}{END}{after}")),
        None => Err(format!("{FILE} has no place for the list of games: {BEGIN}{END}")),
    }
}

fn list(workspace: &Workspace) -> Result<String, String> {
    let mut list = String::from("| game | players | rules | |\n|---|---|---|---|\n");
    for name in listed(&workspace.read(CATALOGUE)?) {
        let dir = format!("games/{name}");
        let texts =
            ftl::messages(&workspace.read(&format!("{dir}/texts/{}.ftl", ftl::REFERENCE))?)?;
        let game = texts.into_iter().find(|message| message.id == "game").unwrap_or_default();
        let source = workspace.read(&format!("{dir}/src/lib.rs"))?;
        let ledger = workspace.read(&format!("{dir}/RULES.md"))?;
        let title = game.value.as_deref().unwrap_or(name);
        let about = game.attributes.get("about").cloned().unwrap_or_default();
        let seats = seats(&source).ok_or_else(|| format!("{dir}/src/lib.rs: no SEATS = 2..=4"))?;
        let rules = ids::defined(&ledger).len();
        list += &format!(
            "| [{title}]({dir}/README.md) | {seats} | [{rules}]({dir}/RULES.md) | {about} |\n"
        );
    }
    Ok(list)
}

fn after<'a>(text: &'a str, start: &str) -> Option<&'a str> {
    text.lines().find_map(|line| line.strip_prefix(start))
}

fn seats(source: &str) -> Option<String> {
    let range = after(source, "    const SEATS: RangeInclusive<u8> = ")?.trim_end_matches(';');
    let (least, most) = range.split_once("..=")?;
    Some(format!("{least} to {most}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_goes_between_its_marks() {
        let readme = format!("before\n{BEGIN}old\n{END}\nafter\n");
        let renewed = with_list(&readme, "new\n").unwrap();
        assert_eq!(renewed, format!("before\n{BEGIN}new\n{END}\nafter\n"));
        assert!(with_list("nothing", "new\n").unwrap_err().contains("no place"));
    }

    #[test]
    fn seats_and_listed_games_are_read() {
        let source = "    const SEATS: RangeInclusive<u8> = 2..=4;\n";
        assert_eq!(seats(source).as_deref(), Some("2 to 4"));
        let catalogue = "engine.workspace = true\nantiquity = { path = \"../antiquity\" }\n";
        assert_eq!(listed(catalogue), ["antiquity"]);
    }
}
