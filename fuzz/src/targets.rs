use catalogue::GAMES;
use engine::{AnyGame, AnyMatch, NotPlayed, Opening, Pack, Record, Seat, Seed};
use protocol::{Entry, ToServer};
use serde_json::{Value, json};

/// A fuzz target.
#[derive(Debug)]
pub struct Target {
    /// Its name, which is also the folder of its corpus.
    pub name: &'static str,
    /// Tries one input. Panics if the input shows a fault.
    pub run: fn(&[u8]),
}

/// Every target.
pub const TARGETS: [Target; 5] = [
    Target { name: "offers", run: offers },
    Target { name: "act", run: act },
    Target { name: "record", run: record },
    Target { name: "pack", run: pack },
    Target { name: "message", run: message },
];

/// Checks that an action is offered if and only if it is accepted. The bytes choose a game, the seats and the actions.
fn offers(bytes: &[u8]) {
    let Some((mut game, bytes)) = opened(bytes) else { return };
    for pair in bytes.chunks_exact(2).take(60) {
        let Some(by) = game.status().waiting().nth(0) else { return };
        let code = u32::from(pair[0]) * 11 + u32::from(pair[1]) % 11;
        for seat in (0..7).map(Seat).chain([Seat::HOUSE]) {
            let offers = game.offers(seat);
            for offer in &offers {
                let forms = [json!(offer.code), json!(offer.text), offer.action.clone()];
                let refused = forms.into_iter().find(|form| game.check(seat, form).is_err());
                assert_eq!(refused, None, "{seat:?} was offered it");
            }
            let offered = offers.iter().any(|offer| offer.code == code);
            let accepted = game.check(seat, &json!(code)).is_ok();
            assert_eq!(offered, accepted, "{seat:?}, code {code}");
        }
        let offers = game.offers(by);
        let offer = &offers[usize::from(pair[1]) % offers.len()];
        game.act(by, &json!(offer.code)).expect("it was offered");
    }
}

/// Sends any JSON or text as an action. The answer must be that of a check, and a refused action must change nothing.
/// Each line of the input is one action.
fn act(bytes: &[u8]) {
    let Some((mut game, bytes)) = opened(bytes) else { return };
    for line in bytes.split(|byte| *byte == b'\n').take(60) {
        let Some((first, text)) = line.split_first() else { continue };
        let text = String::from_utf8_lossy(text);
        let action = serde_json::from_str(&text).unwrap_or(Value::String(text.into_owned()));
        let waiting = game.status().waiting().nth(usize::from(first % 8));
        try_action(&mut *game, waiting.unwrap_or(Seat(*first)), &action);
    }
}

fn try_action(game: &mut dyn AnyMatch, by: Seat, action: &Value) {
    let before = (game.n_steps(), game.view(None));
    let checked: Result<(), NotPlayed> = game.check(by, action);
    assert_eq!(game.act(by, action), checked, "{action}");
    match checked {
        Ok(()) => assert_eq!(game.n_steps(), before.0 + 1),
        Err(_) => assert_eq!((game.n_steps(), game.view(None)), before, "{action}"),
    }
}

/// Reads any bytes as a record. It must be verified or refused, and the replay of a verified one must have the same
/// steps.
fn record(bytes: &[u8]) {
    let Ok(record) = serde_json::from_slice::<Record>(bytes) else { return };
    for game in GAMES.iter().filter(|game| game.slug() == record.game) {
        let content = catalogue::content(*game, record.rules, &record.content);
        let verified = content.and_then(|content| game.verify(content, &record));
        let Ok(replayed) = verified else { continue };
        assert_eq!(replayed.record(record.seats.clone()).steps, record.steps);
    }
}

/// Loads a changed pack. It must load, or its faults must be named. The bytes choose a game and a file, and change
/// lines of that file.
fn pack(bytes: &[u8]) {
    let [game, file, at, length, rest @ ..] = bytes else { return };
    let game = GAMES[usize::from(*game) % GAMES.len()];
    let own = game.pack();
    let names: Vec<&str> = own.names().filter(|name| name.ends_with(".toml")).collect();
    let name = names[usize::from(*file) % names.len()];
    let mut lines: Vec<&str> = own.file(name).unwrap_or_default().lines().collect();
    let at = usize::from(*at) * lines.len() / 256;
    let until = (at + usize::from(*length) % 8).min(lines.len());
    let changed = String::from_utf8_lossy(rest);
    lines.splice(at..until, changed.lines());
    let Err(faults) = game.load(Pack::new([(name, lines.join("\n"))])) else { return };
    assert!(!faults.0.is_empty(), "a refused pack has a fault");
}

/// Reads any bytes as a message of a client and as an entry of the journal. If they can be read, writing and reading
/// again must give the same.
fn message(bytes: &[u8]) {
    if let Ok(message) = serde_json::from_slice::<ToServer>(bytes) {
        let written = json!(message);
        let again: ToServer = serde_json::from_value(written.clone()).expect("it was written");
        assert_eq!(json!(again), written);
    }
    if let Ok(entry) = serde_json::from_slice::<Entry>(bytes) {
        let written = json!(entry);
        let again: Entry = serde_json::from_value(written.clone()).expect("it was written");
        assert_eq!(json!(again), written);
    }
}

/// A match whose game, seats and seed are chosen by the first three bytes, and the bytes after them.
fn opened(bytes: &[u8]) -> Option<(Box<dyn AnyMatch>, &[u8])> {
    let [game, seats, seed, rest @ ..] = bytes else { return None };
    let game: &dyn AnyGame = GAMES[usize::from(*game) % GAMES.len()];
    let (least, most) = game.seats();
    let seats = least + seats % (most - least + 1);
    let (content, options) = (game.standard(), &json!({}));
    let opening = Opening { content, options, seats, seed: Seed([*seed; 32]) };
    Some((game.open(opening).expect("the defaults open a match"), rest))
}
