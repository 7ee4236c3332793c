use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::{env, fs, path::Path};

use engine::{
    AnyMatch, Chance, Content as _, Difference, Game, Match, Player, Record, Seat, Seed, Speak,
    Status, StepKind, typed_options, verify,
};
use i18n::{Language, Reader, Speaker};
use serde_json::Value;

/// When the house acts without being awaited.
#[derive(Clone, Copy, Debug)]
pub struct House {
    /// After each of these numbers of steps, the house plays the first of its offers.
    pub comes_in: &'static [usize],
}

/// Compares a whole random match, as each seat and a spectator saw it, with `FOLDER/NAME.txt`. With `BLESS` set, writes
/// the file instead.
///
/// With `KEEP` set, writes the record to `FOLDER/former/rules-VERSION/NAME.json` instead of comparing. Run it before
/// the rules change.
pub fn transcript<G: Speak>(folder: &str, name: &str, seats: u8, options: Value, house: House) {
    let played = play::<G>(name, seats, &options, house);
    match env::var_os("KEEP") {
        Some(_) => keep(folder, name, seats, &played),
        None => compare(folder, name, &write(seats, &options, &played)),
    }
}

/// Writes the record without the news, which are long. The digests check the table at every step.
fn keep<G: Game>(folder: &str, name: &str, seats: u8, played: &Match<G>) {
    let folder = Path::new(folder).join(format!("former/rules-{}", G::RULES_VERSION));
    let players = (1..=seats).map(|nth| Player { name: format!("Player {nth}"), bot: None });
    let mut record = played.record(players.collect());
    record.news = None;
    fs::create_dir_all(&folder).unwrap();
    let text = serde_json::to_string(&record).unwrap();
    fs::write(folder.join(format!("{name}.json")), text + "\n").unwrap();
}

/// Checks the records in `FOLDER/former`, which were played by former rules. The present rules must refuse each of them
/// with [`Difference::Rules`]. If the game still plays the version of a record, the replay must come to every digest
/// and to the result.
pub fn former_matches_are_played_on_or_told_apart<G: Game>(folder: &str) {
    let versions = fs::read_dir(Path::new(folder).join("former")).unwrap();
    let folders = versions.map(|version| version.unwrap().path());
    let files = folders.flat_map(|it| fs::read_dir(it).unwrap()).map(|file| file.unwrap().path());
    let records: Vec<Record> =
        files.map(|file| serde_json::from_slice(&fs::read(file).unwrap()).unwrap()).collect();
    assert!(!records.is_empty(), "no match of former rules in {folder}");
    let mut kept = BTreeSet::new();
    for record in records {
        assert_eq!((record.game.as_str(), record.steps.is_empty()), (G::SLUG, false));
        assert!(record.rules < G::RULES_VERSION, "the rules are still version {}", record.rules);
        let found = verify::<G>(G::standard(), &record).err();
        let other = Difference::Rules { record: record.rules, program: G::RULES_VERSION };
        assert_eq!(found, Some(other));
        if G::FORMER_RULES.contains(&record.rules) {
            let content = former_content::<G>(&record);
            let replayed = verify::<G>(content, &record).unwrap();
            assert_eq!(replayed.record(record.seats.clone()).rules, record.rules);
            kept.insert(record.rules);
        }
    }
    let played: BTreeSet<u32> = G::FORMER_RULES.iter().copied().collect();
    assert_eq!(kept, played, "each version that is still played has golden matches");
}

/// The content of a record of former rules, from the standard pack or [`former_packs`](engine::Content::former_packs).
/// It is leaked once for each record.
fn former_content<G: Game>(record: &Record) -> &'static G::Content {
    let packs = [G::pack()].into_iter().chain(G::Content::former_packs());
    let pack = packs.into_iter().find(|pack| pack.hash() == record.content);
    let content = G::Content::load(&pack.expect("the program carries the pack")).unwrap();
    Box::leak(Box::new(content.with_former_rules(record.rules)))
}

/// Compares every action (its code, its text and its JSON) with `FOLDER/actions.txt`: records, stored matches and
/// bots depend on all three.
pub fn actions<G: Game>(folder: &str) {
    let mut found = String::new();
    for (code, action) in (0..G::CODES).filter_map(|code| Some((code, G::action_from_code(code)?)))
    {
        let json = serde_json::to_string(&action).unwrap();
        writeln!(found, "{code}\t{}\t{json}", G::action_text(G::standard(), action)).unwrap();
    }
    compare(folder, "actions", &found);
}

fn compare(folder: &str, name: &str, found: &str) {
    let path = Path::new(folder).join(format!("{name}.txt"));
    if env::var_os("BLESS").is_some() {
        fs::create_dir_all(folder).unwrap();
        fs::write(&path, found).unwrap();
        return;
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    let differs = found.lines().zip(expected.lines()).position(|(one, other)| one != other);
    if let Some(at) = differs {
        let line = |text: &str| text.lines().nth(at).unwrap_or_default().to_owned();
        panic!(
            "{name}.txt, line {}:\n  was {}\n  is  {}\nIf a rule moved, run `cargo xtask bless`.",
            at + 1,
            line(&expected),
            line(found)
        );
    }
    assert_eq!(found.lines().count(), expected.lines().count(), "{name}.txt has another length");
}

fn play<G: Speak>(name: &str, seats: u8, options: &Value, house: House) -> Match<G> {
    let mut played = open::<G>(name, seats, options);
    let mut whim = Chance::quick(1);
    let mut offers = Vec::new();
    while let Status::Waiting { seats, .. } = played.status() {
        if house.comes_in.contains(&played.steps().len()) {
            played.offer(Seat::HOUSE, &mut offers);
            played.act(Seat::HOUSE, offers[0]).unwrap();
            continue;
        }
        let by = seats.nth(whim.below(seats.len() as u32) as usize).unwrap();
        played.offer(by, &mut offers);
        played.act(by, whim.pick(&offers)).unwrap();
    }
    played
}

fn write<G: Speak>(seats: u8, options: &Value, played: &Match<G>) -> String {
    let mut text = format!("{} for {seats}, {options}, as everyone saw it\n", G::SLUG);
    let listeners = (0..seats).map(|seat| Some(Seat(seat))).chain([None]);
    let languages = [Language::DEFAULT, Language::REFERENCE];
    for (listener, language) in listeners.zip(languages.into_iter().cycle()) {
        let speaker = Speaker::new(language, &G::pack()).unwrap();
        told_to(played, listener, &speaker, &mut text);
    }
    text
}

fn open<G: Speak>(name: &str, seats: u8, options: &Value) -> Match<G> {
    let options = typed_options::<G>(G::standard(), options, seats).unwrap();
    Match::open(G::standard(), options, seats, Seed::of_words(name))
}

/// Appends everything that one listener was told, step by step, and the table at the end.
fn told_to<G: Speak>(
    played: &Match<G>,
    listener: Option<Seat>,
    speaker: &Speaker,
    text: &mut String,
) {
    let reader = Reader { seat: listener, names: &[] };
    let erased: &dyn AnyMatch = played;
    match listener {
        Some(seat) => writeln!(text, "\n== {seat:?} ==").unwrap(),
        None => writeln!(text, "\n== Spectator ==").unwrap(),
    }
    for (nth, step) in played.steps().iter().enumerate() {
        let own = listener == Some(step.by);
        if let (true, StepKind::Act(action)) = (own, step.kind) {
            let action = G::action_text(played.content(), action);
            writeln!(text, "{} > {action}", nth + 1).unwrap();
        }
        for phrase in erased.told(listener, nth) {
            writeln!(text, "{}   {}", nth + 1, speaker.say(&phrase, reader)).unwrap();
        }
    }
    for phrase in erased.sketch(listener) {
        writeln!(text, "    {}", speaker.say(&phrase, reader)).unwrap();
    }
    if let Status::Over(outcome) = played.status() {
        for (seat, standing) in outcome.0.iter() {
            let sources = standing.scores.iter().map(|score| {
                let parts = score.sources.iter().map(|it| {
                    let part = it.part.map(|part| format!(" {part}")).unwrap_or_default();
                    format!("{}{part} {:+}", it.rule, it.points)
                });
                parts.collect::<Vec<_>>().join(", ")
            });
            let sources = sources.collect::<Vec<_>>().join(" | ");
            let (place, points) = (standing.place, standing.points);
            writeln!(text, "    {seat:?}: place {place}, {points} points ({sources})").unwrap();
        }
    }
}
