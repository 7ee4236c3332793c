use std::fmt::Write as _;
use std::{env, fs, path::Path};

use engine::{AnyMatch, Chance, Deed, Game, Match, Seat, Seed, Speak, Status, typed_options};
use i18n::{Language, Reader, Speaker};
use serde_json::Value;

/// What the house does besides what is awaited of it.
#[derive(Clone, Copy, Debug)]
pub struct House {
    /// After how many steps it takes the first of what it may do.
    pub comes_in: &'static [usize],
}

/// Compares a whole random match, as each seat and a spectator saw it, with `FOLDER/NAME.txt`.
pub fn transcript<G: Speak>(folder: &str, name: &str, seats: u8, options: Value, house: House) {
    compare(folder, name, &write::<G>(name, seats, &options, house));
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

fn write<G: Speak>(name: &str, seats: u8, options: &Value, house: House) -> String {
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
    let mut text = format!("{} for {seats}, {options}, as everyone saw it\n", G::SLUG);
    let listeners = (0..seats).map(|seat| Some(Seat(seat))).chain([None]);
    let languages = [Language::DEFAULT, Language::REFERENCE];
    for (listener, language) in listeners.zip(languages.into_iter().cycle()) {
        let speaker = Speaker::new(language, &G::pack()).unwrap();
        told_to(&played, listener, &speaker, &mut text);
    }
    text
}

fn open<G: Speak>(name: &str, seats: u8, options: &Value) -> Match<G> {
    let options = typed_options::<G>(G::standard(), options, seats).unwrap();
    Match::open(G::standard(), options, seats, Seed::of_words(name))
}

/// Everything that one listener was told, step by step, and the table at the end.
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
        if let (true, Deed::Act(action)) = (own, step.deed) {
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
                let parts = score.sources.iter().map(|it| format!("{} {:+}", it.rule, it.points));
                parts.collect::<Vec<_>>().join(", ")
            });
            let sources = sources.collect::<Vec<_>>().join(" | ");
            let (place, points) = (standing.place, standing.points);
            writeln!(text, "    {seat:?}: place {place}, {points} points ({sources})").unwrap();
        }
    }
}
