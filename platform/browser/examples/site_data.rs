//! Writes the answers of `GET /api/…` that are the same for every client as files, for a site without a server.
//! `cargo run -p browser --example site_data -- FOLDER`; `make site` runs it.

#![allow(clippy::unwrap_used, reason = "a tool that stops at the first fault")]

use std::path::Path;

use i18n::Language;
use room::{Translators, game_info};
use serde::Serialize;

fn main() {
    let folder = std::env::args().nth(1).expect("the folder to write to");
    let (folder, translators) = (Path::new(&folder), Translators::new().unwrap());
    write_json(folder, "bots", &game_info::bot_levels());
    for language in Language::all() {
        let tag = language.tag();
        write_json(folder, &format!("games/{tag}"), &game_info::games(&translators, language));
        for game in catalogue::GAMES {
            let slug = game.slug();
            let rules = game_info::rules(&translators, *game, language).unwrap();
            write_json(folder, &format!("games/{slug}/rules/{tag}"), &rules);
            let content = game.standard();
            let content = game_info::catalogue(&translators, *game, content, language).unwrap();
            write_json(folder, &format!("games/{slug}/catalogue/{tag}"), &content);
            let texts = game_info::texts(*game, language).unwrap();
            write(&folder.join(format!("games/{slug}/texts/{tag}.txt")), texts.as_bytes());
        }
    }
}

fn write_json(folder: &Path, path: &str, answer: &impl Serialize) {
    write(&folder.join(format!("{path}.json")), &serde_json::to_vec(answer).unwrap());
}

fn write(path: &Path, bytes: &[u8]) {
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(path, bytes).unwrap();
}
