//! Writes and checks the files that a game's board is built with: TypeScript types, the catalogue, and moments of
//! matches for its tests.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{env, fs};

use engine::{
    AnyMatch, Chance, Match, Phrase, PrivateEvent, PublicEvent, Seat, Seed, Speak, Status,
};
use i18n::{Language, Reader, Speaker};
use serde_json::{Value, json};
use ts_rs::{Config, TS, TypeVisitor};

use crate::tables::{Case, cases};

/// The first line of a generated file.
const HEAD: &str = "// Written by `cargo xtask bless` from the game's Rust types: do not edit.";
/// How many matches are played for each case to find moments.
const MATCHES: u64 = 8;

/// Compares `ui/generated.ts` with the types of the game. With `BLESS` set, writes the file instead, as the other
/// checks here do.
pub fn types_are_up_to_date<G>(folder: &str)
where
    G: Speak<
            Options: TS,
            Action: TS,
            Public: TS,
            Private: TS,
            Catalogue: TS + 'static,
            Facts: TS + 'static,
            TableFacts: TS + 'static,
        >,
    G::Options: 'static,
    G::Action: 'static,
    PublicEvent<G>: TS,
    PrivateEvent<G>: TS,
{
    // Sets of up to 53 bits are exact as numbers; no set that is sent has more.
    let config = Config::new().with_large_int("number").with_array_tuple_limit(8);
    let mut types = Types { config, declared: BTreeMap::new() };
    types.visit::<G::Public>();
    types.visit::<G::Private>();
    types.visit::<PublicEvent<G>>();
    types.visit::<PrivateEvent<G>>();
    types.visit::<G::Action>();
    types.visit::<G::Options>();
    types.visit::<G::Catalogue>();
    types.visit::<G::Facts>();
    types.visit::<G::TableFacts>();
    let declared: Vec<String> = types.declared.into_values().collect();
    is_up_to_date(folder, "ui/generated.ts", &format!("{HEAD}\n\n{}\n", declared.join("\n\n")));
}

/// Declarations, sorted by name: the order in which ts-rs visits them changes from one compilation to the next.
struct Types {
    config: Config,
    declared: BTreeMap<String, String>,
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Lists and numbers have no declaration of their own.
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.config);
        let docs = T::docs().unwrap_or_default();
        let text = format!("{docs}export {}", T::decl(&self.config));
        let text = text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
        if let Some(known) = self.declared.get(&name) {
            assert_eq!(*known, text, "two types are called {name}");
            return;
        }
        self.declared.insert(name, text);
        T::visit_dependencies(self);
    }
}

/// Compares `ui/tests/catalogue.json` with the game's catalogue in French.
pub fn catalogue_is_up_to_date<G: Speak>(folder: &str) {
    let speaker = Speaker::new(Language::DEFAULT, &G::pack()).unwrap();
    let say = |phrase| speaker.say(&phrase, Reader { seat: None, names: &[] });
    let catalogue = json!(G::catalogue(G::standard(), &say));
    is_up_to_date(folder, "ui/tests/catalogue.json", &by_lines(&catalogue));
}

/// Compares `ui/tests/moments.json` with moments of seeded matches. Together they show every kind of action and every
/// prompt that these matches reach. Each moment is what the server sends to one seat, in French.
pub fn moments_are_up_to_date<G: Speak>(folder: &str) {
    let speaker = Speaker::new(Language::DEFAULT, &G::pack()).unwrap();
    let mut found: Vec<Moment> = Vec::new();
    let mut covered = BTreeSet::new();
    // The largest tables first, because they show the most.
    for (nth, case) in (0..).zip(cases::<G>().into_iter().rev()) {
        for whim in 0..MATCHES {
            let seed = Seed::of_words(&format!("moments {nth} {whim}"));
            play::<G>(&case, seed, whim, |played, seat| {
                let shows = shown(played, seat);
                if !shows.is_subset(&covered) {
                    covered.extend(shows.iter().cloned());
                    let moment = moment(played, seat, &case, &speaker);
                    found.push(Moment { shows, moment });
                }
            });
        }
    }
    let moments: Vec<Value> = needed(found).into_iter().map(|it| it.moment).collect();
    is_up_to_date(folder, "ui/tests/moments.json", &by_lines(&json!(moments)));
}

struct Moment {
    shows: BTreeSet<String>,
    moment: Value,
}

/// Plays random offers to the end. Calls `show` before each action with the seat that acts, unless it is the house, and
/// after the last action with `None`.
fn play<G: Speak>(
    case: &Case,
    seed: Seed,
    whim: u64,
    mut show: impl FnMut(&dyn AnyMatch, Option<Seat>),
) {
    let options = engine::typed_options::<G>(G::standard(), &case.options, case.seats).unwrap();
    let mut played = Match::<G>::open(G::standard(), options, case.seats, seed);
    let mut whim = Chance::quick(whim);
    let mut offers = Vec::new();
    while let Status::Waiting { seats, .. } = played.status() {
        let by = seats.nth(whim.below(seats.len() as u32) as usize).unwrap();
        if by != Seat::HOUSE {
            show(&played, Some(by));
        }
        played.offer(by, &mut offers);
        let kind = |action: &G::Action| json!(action)["do"].to_string();
        let kinds: BTreeSet<String> = offers.iter().map(kind).collect();
        let kinds: Vec<String> = kinds.into_iter().collect();
        // First a kind, then an action of it: rare kinds are played more often than by choosing among all actions.
        let chosen = &kinds[whim.below(kinds.len() as u32) as usize];
        offers.retain(|action| kind(action) == *chosen);
        played.act(by, whim.pick(&offers)).unwrap();
    }
    show(&played, None);
}

/// What a moment shows: the kinds of actions that are offered, and the id of the prompt.
fn shown(played: &dyn AnyMatch, seat: Option<Seat>) -> BTreeSet<String> {
    let Some(seat) = seat else { return BTreeSet::from(["over".to_owned()]) };
    let offers = played.offers(seat).into_iter().map(|offer| offer.action["do"].to_string());
    offers.chain([played.prompt(seat).id.into_owned()]).collect()
}

fn moment(played: &dyn AnyMatch, seat: Option<Seat>, case: &Case, speaker: &Speaker) -> Value {
    let say = |phrase: &Phrase| speaker.say(phrase, Reader { seat, names: &[] });
    let offers = seat.map(|seat| played.offers(seat)).unwrap_or_default();
    let offers: Vec<Value> = offers
        .iter()
        .map(|it| {
            let mut offer = json!({ "code": it.code, "text": it.text, "action": it.action, "label": say(&it.label) });
            if let Some(facts) = &it.facts {
                offer["facts"] = facts.clone();
            }
            offer
        })
        .collect();
    let n_steps = played.n_steps();
    let news = n_steps.checked_sub(1).and_then(|last| {
        let told = played.news(seat, last).pop()?;
        let of = |part: &str| told.get(part).cloned().unwrap_or_else(|| json!([]));
        Some(json!({
            "step": n_steps, "seat": played.by(last), "public": of("public"), "mine": of("mine"),
        }))
    });
    let view = played.view(seat);
    json!({
        "options": case.options,
        "seats": case.seats,
        "seat": seat,
        "awaited": match played.status() {
            Status::Waiting { what, .. } => json!(what),
            Status::Over(_) => Value::Null,
        },
        "prompt": seat.map(|seat| say(&played.prompt(seat))),
        "offers": offers,
        "news": Vec::from_iter(news),
        "view": view,
    })
}

/// Removes the moments whose contents other moments show as well.
fn needed(mut found: Vec<Moment>) -> Vec<Moment> {
    for nth in (0..found.len()).rev() {
        let others = found.iter().enumerate().filter(|(idx, _)| *idx != nth);
        let elsewhere: BTreeSet<_> = others.flat_map(|(_, it)| &it.shows).collect();
        if found[nth].shows.iter().all(|it| elsewhere.contains(it)) {
            found.remove(nth);
        }
    }
    found
}

/// JSON with one entry of each list on a line, for readable diffs.
fn by_lines(value: &Value) -> String {
    let lines = |items: Vec<String>| items.join(",\n");
    match value {
        Value::Array(items) => {
            format!("[\n{}\n]\n", lines(items.iter().map(Value::to_string).collect()))
        }
        Value::Object(parts) => {
            let part = |(name, part): (&String, &Value)| match part {
                Value::Array(_) => format!("{}: {}", json!(name), by_lines(part).trim_end()),
                Value::Null
                | Value::Bool(_)
                | Value::Number(_)
                | Value::String(_)
                | Value::Object(_) => {
                    format!("{}: {part}", json!(name))
                }
            };
            format!("{{\n{}\n}}\n", lines(parts.iter().map(part).collect()))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => format!("{value}\n"),
    }
}

fn is_up_to_date(folder: &str, file: &str, found: &str) {
    let path = Path::new(folder).join(file);
    if env::var_os("BLESS").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, found).unwrap();
        return;
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    assert!(found == expected, "{file} is not what the code writes: run `cargo xtask bless`");
}
