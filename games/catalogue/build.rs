//! Writes `GAMES` and `visit` from the `../` dependencies of this crate's manifest.
//!
//! If the environment variable `MONUMENTA_GAMES` names games, separated by commas, only those are listed. The module
//! that a browser loads for a game is built with that game alone.

use std::{env, fs, path::Path};

fn main() {
    let manifest =
        fs::read_to_string("Cargo.toml").expect("cargo runs build scripts in the crate's folder");
    let games: Vec<String> = manifest
        .lines()
        .filter(|line| line.contains("path = \"../"))
        .filter_map(|line| line.split_once(" = "))
        .map(|(name, _)| name.replace('-', "_"))
        .filter(|game| is_wanted(game))
        .collect();
    let list: String = games.iter().map(|game| format!("{game}::GAME, ")).collect();
    let arms: String = games
        .iter()
        .map(|game| format!("{game:?} => Some(visitor.visit::<{game}::{}>()),\n", type_name(game)))
        .collect();
    let code = format!(
        "/// Every game, in the order players see.\n\
         pub const GAMES: &[&dyn engine::AnyGame] = &[{list}];\n\n\
         /// Shows the visitor the game of that name, under its own type.\n\
         pub fn visit<V: Visitor>(slug: &str, visitor: V) -> Option<V::Out> {{\n\
         match slug {{ {arms} _ => None }} }}\n"
    );
    let out = env::var("OUT_DIR").expect("set by cargo");
    fs::write(Path::new(&out).join("games.rs"), code).expect("OUT_DIR is writable");
    println!("cargo::rerun-if-changed=Cargo.toml");
    println!("cargo::rerun-if-env-changed={ONLY}");
}

const ONLY: &str = "MONUMENTA_GAMES";

fn is_wanted(game: &str) -> bool {
    env::var(ONLY).map_or(true, |only| only.is_empty() || only.split(',').any(|name| name == game))
}

/// `antiquity` has the type `Antiquity`.
fn type_name(game: &str) -> String {
    let word = |word: &str| word[..1].to_uppercase() + &word[1..];
    game.split('_').map(word).collect()
}
