//! Seeded matches have the same digests here and in a browser: `web/browser/digests.test.ts` plays the same matches
//! there and reads the same file. `BLESS=1 cargo test -p browser --test trials` rewrites the file after a change of
//! rules or bots.

#![allow(clippy::unwrap_used, reason = "in tests only")]

use browser::Trials;
use serde_json::{Map, Value, json};

/// The bots that play, and how many matches of each game they play. Search and judgements must agree as well as rules.
const PLAYED: [(&str, u32); 4] =
    [("random", 1000), ("apprentice", 20), ("builder:20", 4), ("sage:20", 4)];
/// The number of matches that are folded into one digest.
const FOLDED: u32 = 50;

#[test]
fn seeded_matches_come_to_the_digests_that_browsers_come_to() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/digests.json");
    for game in catalogue::GAMES {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
        // Load the weights as a browser does: they are embedded only in the programs.
        if let Ok(weights) = std::fs::read(format!("{root}/{}/learned/weights.bin", game.slug())) {
            bots::use_weights(game.slug(), &weights).unwrap();
        }
    }
    let mut found = Map::new();
    std::thread::scope(|scope| {
        let games = catalogue::GAMES.iter().map(|game| {
            let played =
                scope.spawn(|| PLAYED.map(|(bot, count)| digests(game.slug(), bot, count)));
            (game.slug(), played)
        });
        for (game, played) in games.collect::<Vec<_>>() {
            let played = played.join().unwrap();
            let by_bot = PLAYED.iter().zip(played).map(
                |((bot, count), digests)| json!({ "bot": bot, "count": count, "digests": digests }),
            );
            found.insert(game.to_owned(), by_bot.collect());
        }
    });
    let found = Value::Object(found);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, serde_json::to_string_pretty(&found).unwrap() + "\n").unwrap();
    }
    let golden: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    assert_eq!(found, golden);
}

/// The folded digests: each is the exclusive or of the digests of [`FOLDED`] matches, each rotated by its rank.
fn digests(game: &str, bot: &str, count: u32) -> Vec<String> {
    let firsts = (0..count).step_by(FOLDED as usize);
    let folded = firsts.map(|first| {
        let count = FOLDED.min(count - first);
        let (game, bot) = (game.to_owned(), bot.to_owned());
        let trials = Trials { game, bot, first, count, most: u32::MAX };
        let digests = trials.play().unwrap().into_iter().map(|trial| trial.digest);
        digests.zip(0..).fold(0, |all, (digest, rank)| all ^ digest.rotate_left(rank))
    });
    folded.map(|digest| format!("{digest:016x}")).collect()
}
