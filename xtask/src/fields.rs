//! `FIELDS.md` of each game: every field of its views and events, generated from its types.
//!
//! `ui/generated.ts` has the types of the JSON. It lacks the doc comments of variants, so these are read from the
//! sources.

use std::collections::{BTreeMap, BTreeSet};

use crate::typescript::{self, Alternative, Declaration, Shape};
use crate::workspace::{GameFolder, TEMPLATE, Workspace};

const FILE: &str = "FIELDS.md";

/// Writes the page of each game.
pub(crate) fn renew(workspace: &Workspace, files: &[String]) -> Result<(), String> {
    for game in listed(workspace, files)? {
        workspace.write(&game.file(FILE), &page(workspace, files, &game)?)?;
    }
    Ok(())
}

/// A fault for each page that does not agree with the types.
pub(crate) fn faults(workspace: &Workspace, files: &[String]) -> Result<Vec<String>, String> {
    let mut faults = Vec::new();
    for game in listed(workspace, files)? {
        let path = game.file(FILE);
        if workspace.read(&path).unwrap_or_default() != page(workspace, files, &game)? {
            faults.push(format!("{path} is stale, run `cargo xtask bless`"));
        }
    }
    Ok(faults)
}

/// The games that have a `ui/generated.ts`, without the template.
fn listed(workspace: &Workspace, files: &[String]) -> Result<Vec<GameFolder>, String> {
    let mut games = workspace.games(files)?;
    games.retain(|game| game.dir != TEMPLATE && files.contains(&game.file("ui/generated.ts")));
    Ok(games)
}

fn page(workspace: &Workspace, files: &[String], game: &GameFolder) -> Result<String, String> {
    let sources = files.iter().filter(|it| it.starts_with(&game.file("src/")));
    let mut source = String::new();
    for file in sources.filter(|it| it.ends_with(".rs")) {
        source += &workspace.read(file)?;
    }
    let types = typescript::declarations(&workspace.read(&game.file("ui/generated.ts"))?);
    let roots = roots(&source).ok_or_else(|| format!("{}: no shelves are found", game.dir))?;
    let page = Page { types: &types, docs: variant_docs(&source), roots: &roots };
    Ok(page.write(&game.name))
}

/// The names of the public and the private shelf, and of their events.
struct Roots {
    seen: [String; 2],
    told: [String; 2],
}

fn roots(source: &str) -> Option<Roots> {
    let word = |after: &str, from: &str| {
        let rest = from.split_once(after)?.1;
        Some(rest.split(|c: char| !c.is_alphanumeric()).next()?.to_owned())
    };
    let seen = [word("type Public = ", source)?, word("type Private = ", source)?];
    let event = |shelf: &String| {
        let shelf = source.split_once(&format!("impl Shelf for {shelf} {{"))?.1;
        word("type Event = ", shelf)
    };
    let told = [event(&seen[0])?, event(&seen[1])?];
    Some(Roots { seen, told })
}

/// The doc comments of variants, by enum and by the variant's name in JSON.
fn variant_docs(source: &str) -> BTreeMap<(String, String), String> {
    let mut all = BTreeMap::new();
    for part in source.split("\npub enum ").skip(1) {
        let Some((name, rest)) = part.split_once(" {\n") else { continue };
        let mut docs = Vec::new();
        for line in rest.lines().take_while(|line| *line != "}") {
            let Some(line) = line.strip_prefix("    ") else { continue };
            if let Some(doc) = line.strip_prefix("/// ") {
                docs.push(doc);
            } else if line.starts_with(char::is_uppercase) {
                let variant: String = line.chars().take_while(|c| c.is_alphanumeric()).collect();
                all.insert((name.to_owned(), snake_case(&variant)), docs.join(" "));
                docs.clear();
            }
        }
    }
    all
}

fn snake_case(name: &str) -> String {
    let mut snake = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    snake
}

struct Page<'a> {
    types: &'a BTreeMap<String, Declaration>,
    docs: BTreeMap<(String, String), String>,
    roots: &'a Roots,
}

impl Page<'_> {
    fn write(&self, game: &str) -> String {
        let Roots { seen: [public, private], told: [everyone, one] } = self.roots;
        let parts = [
            ("What everyone sees: `public` of a view", public),
            ("What one seat sees besides: `mine` of a view", private),
            ("What everyone is told: `public` of the news", everyone),
            ("What one seat is told besides: `mine` of the news", one),
        ];
        let mut page = format!(
            "<!-- Written by `cargo xtask bless` from the game's Rust types: do not edit. -->\n\
             # Fields of {game}: views and events\n\n\
             What the JSON of a view and of an event holds. [docs/records.md](../../docs/records.md) says where they stand \
             and how\nthings are counted; rules are cited by their id in [RULES.md](RULES.md).\n"
        );
        for (title, name) in parts {
            page += &format!("\n## {title}\n\n{}", self.describe(name));
        }
        page += "\n## Types\n";
        for name in self.reached() {
            page += &format!("\n### {name}\n\n{}", self.describe(&name));
        }
        page
    }

    /// The types that the roots refer to, directly or not, without the roots.
    fn reached(&self) -> BTreeSet<String> {
        let begin: Vec<&String> = self.roots.seen.iter().chain(&self.roots.told).collect();
        let mut reached: BTreeSet<String> = BTreeSet::new();
        let mut left: Vec<String> = begin.iter().map(|it| (*it).clone()).collect();
        while let Some(declaration) = left.pop().and_then(|name| self.types.get(&name)) {
            for name in declaration.names() {
                if self.types.contains_key(&name) && reached.insert(name.clone()) {
                    left.push(name);
                }
            }
        }
        reached.retain(|name| !begin.contains(&name));
        reached
    }

    fn describe(&self, name: &str) -> String {
        let Some(Declaration { docs, shape, .. }) = self.types.get(name) else {
            return String::new();
        };
        let docs = if docs.is_empty() { String::new() } else { format!("{docs}\n\n") };
        let mut text = match shape {
            Shape::Fields(fields) => {
                let mut rows = "| field | type | |\n|---|---|---|\n".to_owned();
                for field in fields {
                    rows +=
                        &format!("| `{}` | {} | {} |\n", field.name, code(&field.of), field.docs);
                }
                rows
            }
            Shape::Alternatives(all) => self.alternatives(name, all),
            Shape::Other(text) => format!("{}\n", code(text)),
        };
        text = format!("{docs}{text}");
        text
    }

    fn alternatives(&self, name: &str, all: &[Alternative]) -> String {
        let tag = all.iter().find_map(|it| it.tag.clone()).unwrap_or_else(|| "value".to_owned());
        let mut rows = format!("| {tag} | fields | |\n|---|---|---|\n");
        for Alternative { variant, shown, fields, .. } in all {
            let docs = self.docs.get(&(name.to_owned(), variant.clone()));
            let each = |it: &typescript::Field| format!("`{}`: {}", it.name, code(&it.of));
            let fields: Vec<String> = fields.iter().map(each).collect();
            let docs = docs.map(String::as_str).unwrap_or_default();
            rows += &format!("| {} | {} | {docs} |\n", code(shown), fields.join(", "));
        }
        rows
    }
}

/// A type as inline code, without `|`, which would end the cell of a table.
fn code(text: &str) -> String {
    format!("`{}`", text.replace(" | ", " or "))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "
    type Public = Board;
    type Private = Hand;
impl Shelf for Board {
    type Event = BoardEvent;
impl Shelf for Hand {
    type Event = HandEvent;

pub enum BoardEvent {
    /// A card is laid
    /// (TST-01).
    CardLaid { card: Card },
    Ended,
}
";

    #[test]
    fn shelves_events_and_doc_comments_are_found() {
        let found = roots(SOURCE).unwrap();
        assert_eq!(found.seen, ["Board", "Hand"]);
        assert_eq!(found.told, ["BoardEvent", "HandEvent"]);
        let docs = variant_docs(SOURCE);
        let of = |name: &str| docs[&("BoardEvent".to_owned(), name.to_owned())].as_str();
        assert_eq!((of("card_laid"), of("ended")), ("A card is laid (TST-01).", ""));
    }

    #[test]
    fn a_page_has_every_type_that_is_reached_and_no_other() {
        let types = typescript::declarations(
            "/**\n * What lies there.\n */\nexport type Board = {\n/**\n * The top.\n */\ntop: Card | null, };\n\n\
             export type BoardEvent = { \"event\": \"card_laid\", card: Card, };\n\n\
             export type Card = number;\n\nexport type Hand = { };\n\nexport type HandEvent = \"x\";\n\n\
             export type Options = { };\n",
        );
        let roots = roots(SOURCE).unwrap();
        let page = Page { types: &types, docs: variant_docs(SOURCE), roots: &roots }.write("test");
        assert!(page.contains("| `top` | `Card or null` | The top. |"), "{page}");
        assert!(
            page.contains("| `card_laid` | `card`: `Card` | A card is laid (TST-01). |"),
            "{page}"
        );
        assert!(page.contains("### Card\n\n`number`") && !page.contains("Options"), "{page}");
    }
}
