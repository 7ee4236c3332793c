//! What clients and stored matches rely on: the digests and views of whole matches. A change of a type that keeps the
//! rules must keep all of them. The codes, texts and JSON of actions are in `golden/actions.txt`.
//!
//! `BLESS=1 cargo test -p monumental pinned` writes the file anew, after a change of the rules or the content.

use std::fmt::Write as _;

use engine::{Chance, Match, Seat, Seed, Status};
use monumental::{Monumental, Options, content};
use serde_json::{Value, json};

/// Compares with the file under `tests/pinned`, or writes it if `BLESS` is set.
#[track_caller]
fn compare(file: &str, found: &str) {
    let path = format!("{}/tests/pinned/{file}", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, found).unwrap();
    }
    let pinned = std::fs::read_to_string(&path).unwrap();
    let differs = pinned.lines().zip(found.lines()).find(|(pinned, found)| pinned != found);
    assert_eq!(differs, None, "{file}: the first line that differs, pinned and found");
    assert_eq!(pinned.len(), found.len(), "{file}");
}

/// JSON that is no action is refused, whatever is wrong with it.
#[test]
fn json_that_is_no_action_is_refused() {
    let wrong = [
        json!({"do": "fly"}),
        json!({"do": "buy"}),
        json!({"do": "buy", "slot": 1, "pile": 1}),
        json!({"do": "target", "tile": 1, "slot": 1}),
        json!({"slot": 1}),
        json!("stop"),
        json!(7),
        Value::Null,
    ];
    for json in wrong {
        let read = serde_json::from_value::<monumental::Action>(json.clone());
        assert!(read.is_err(), "{json}");
    }
}

/// Matches at tables of every size: the fingerprint of the table, and of what everybody sees and hears.
#[test]
fn matches_keep_their_digests_and_views() {
    let mut lines = String::new();
    let tables = [(1, json!({})), (1, json!({"solo": "full"})), (2, json!({})), (3, json!({}))];
    let random = [(4, json!({"map": "random", "civilizations": "random"}))];
    for (nth, (seats, options)) in tables.into_iter().chain(random).enumerate() {
        let options: Options = serde_json::from_value(options).unwrap();
        let seed = Seed::of_words(&format!("pinned {nth}"));
        let mut whim = Chance::quick(nth as u64);
        let mut game = Match::<Monumental>::open(content(), options, seats, seed);
        let (mut steps, mut seen) = (0_usize, Fingerprint::default());
        while let Status::Waiting { seats: waiting, .. } = game.status() {
            let by: Seat = waiting.nth(0).unwrap();
            let mut offers = Vec::new();
            game.offer(by, &mut offers);
            let action = whim.pick(&offers);
            let digest = game.act(by, action).unwrap().digest;
            steps += 1;
            for seat in (0..seats).map(|seat| Some(Seat(seat))).chain([None]) {
                game.news(seat, steps - 1).iter().for_each(|it| seen.take(it));
                if steps.is_multiple_of(7) {
                    seen.take(&game.view(seat));
                }
            }
            if steps.is_multiple_of(50) {
                writeln!(lines, "{nth} {steps} {digest} {:016x}", seen.0).unwrap();
            }
        }
        writeln!(lines, "{nth} {steps} over {:016x}", seen.0).unwrap();
    }
    compare("matches.txt", &lines);
}

/// FNV-1a, over JSON.
struct Fingerprint(u64);

impl Default for Fingerprint {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Fingerprint {
    fn take(&mut self, json: &Value) {
        for byte in json.to_string().bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}
