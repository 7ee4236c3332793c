use engine::{Faults, Pack};

use super::entries::{
    CharacteristicFile, CollectorFile, MonumentEntry, MonumentFile, PackFile, SetEntry,
};
use super::{Content, Deck, Known, Monument, Offers, Place, Set, Special, Timing};
use crate::action::Action;
use crate::cards::{
    Card, Characteristic, Figure, Grade, MAX_CARDS, MAX_CHARACTERISTICS, MAX_COLLECTORS,
    MAX_MONUMENTS,
};

pub(super) const MONUMENTS: &str = "monuments.toml";
pub(super) const CHARACTERISTICS: &str = "characteristics.toml";
pub(super) const PACKS: &str = "packs.toml";
pub(super) const COLLECTORS: &str = "collectors.toml";

/// A pack has at least one card for each of six players.
const LEAST_CARDS: usize = 6;

/// Reads the files, or returns all faults that they have.
pub(super) fn load(pack: &Pack) -> Result<Content, Faults> {
    let mut faults = Faults::default();
    let monuments: Option<MonumentFile> = pack.read(MONUMENTS, &mut faults);
    let characteristics: Option<CharacteristicFile> = pack.read(CHARACTERISTICS, &mut faults);
    let packs: Option<PackFile> = pack.read(PACKS, &mut faults);
    let collectors: Option<CollectorFile> = pack.read(COLLECTORS, &mut faults);
    let files = match (monuments, characteristics, packs, collectors) {
        (Some(monuments), Some(characteristics), Some(packs), Some(collectors)) => {
            Files { monuments, characteristics, packs, collectors }
        }
        _ => return Err(faults),
    };
    files.check_characteristics(&mut faults);
    files.check_monuments(&mut faults);
    files.check_packs(&mut faults);
    files.check_collectors(&mut faults);
    files.check_texts(pack, &mut faults);
    if !faults.0.is_empty() {
        return Err(faults);
    }
    Ok(files.into_content(pack.hash()))
}

struct Files {
    monuments: MonumentFile,
    characteristics: CharacteristicFile,
    packs: PackFile,
    collectors: CollectorFile,
}

impl Files {
    fn check_characteristics(&self, faults: &mut Faults) {
        let CharacteristicFile { characteristic, set } = &self.characteristics;
        let many = (2..=MAX_CHARACTERISTICS).contains(&characteristic.len());
        let expected = format!("2 to {MAX_CHARACTERISTICS} characteristics");
        faults.demand(many, CHARACTERISTICS, "characteristic", expected);
        let keys: Vec<&str> = characteristic.iter().map(|it| it.key.as_str()).collect();
        check_keys(CHARACTERISTICS, "characteristic", &keys, faults);
        for entry in characteristic {
            let name = format!("characteristic {:?}", entry.key);
            faults.demand(entry.decimals <= 3, CHARACTERISTICS, &name, "0 to 3 decimals");
        }
        faults.demand(!set.is_empty(), CHARACTERISTICS, "set", "a set of characteristics");
        let sets: Vec<&str> = set.iter().map(|it| it.key.as_str()).collect();
        check_keys(CHARACTERISTICS, "set", &sets, faults);
        for entry in set {
            let name = format!("set {:?}", entry.key);
            let chosen: Vec<&str> = entry.characteristics.iter().map(String::as_str).collect();
            faults.demand(2 <= chosen.len(), CHARACTERISTICS, &name, "2 characteristics or more");
            check_members(CHARACTERISTICS, &name, "characteristic", &chosen, &keys, faults);
        }
    }

    fn check_monuments(&self, faults: &mut Faults) {
        let entries = &self.monuments.monument;
        let many = (LEAST_CARDS..=MAX_MONUMENTS).contains(&entries.len());
        let expected = format!("{LEAST_CARDS} to {MAX_MONUMENTS} monuments");
        faults.demand(many, MONUMENTS, "monument", expected);
        let keys: Vec<&str> = entries.iter().map(|it| it.key.as_str()).collect();
        check_keys(MONUMENTS, "monument", &keys, faults);
        for entry in entries {
            self.check_monument(entry, faults);
        }
    }

    fn check_monument(&self, entry: &MonumentEntry, faults: &mut Faults) {
        let name = format!("monument {:?}", entry.key);
        let mut demand = |holds, expected: String| faults.demand(holds, MONUMENTS, &name, expected);
        for known in &self.characteristics.characteristic {
            let key = &known.key;
            let figure = entry.figures.get(key).and_then(|it| it.scaled(known.decimals));
            let fits = figure.is_some_and(|it| it.unsigned_abs() < 1 << 30);
            demand(fits, format!("a figure {key}, below 1,073,741,824 in its smallest unit"));
            demand(entry.origin.contains_key(key), format!("an origin of {key}"));
        }
        for key in ["coordinates", "grade"] {
            demand(entry.origin.contains_key(key), format!("an origin of {key}"));
        }
        let known =
            |key: &String| self.characteristics.characteristic.iter().any(|it| it.key == *key);
        for key in entry.figures.keys().filter(|key| !known(key)) {
            demand(false, format!("no figure {key}: there is no such characteristic"));
        }
        let parts: u32 = entry.prowess_parts.iter().map(|part| u32::from(*part)).sum();
        let prowess = entry.figures.get("prowess").and_then(|it| it.scaled(0));
        let adds_up = prowess.is_none_or(|it| u32::try_from(it) == Ok(parts));
        demand(adds_up, format!("prowess_parts that add up to prowess, not to {parts}"));
        let within = |degrees: Option<i32>, most: i32| degrees.is_some_and(|it| it.abs() <= most);
        demand(within(entry.latitude.scaled(4), 90_0000), "a latitude from -90 to 90".to_owned());
        demand(
            within(entry.longitude.scaled(4), 180_0000),
            "a longitude from -180 to 180".to_owned(),
        );
        let code =
            entry.country.len() == 2 && entry.country.bytes().all(|it| it.is_ascii_uppercase());
        demand(code, "a country code of two capital letters".to_owned());
    }

    fn check_packs(&self, faults: &mut Faults) {
        let packs = &self.packs.pack;
        faults.demand(!packs.is_empty(), PACKS, "pack", "a pack of monuments");
        let keys: Vec<&str> = packs.iter().map(|it| it.key.as_str()).collect();
        check_keys(PACKS, "pack", &keys, faults);
        let known: Vec<&str> = self.monuments.monument.iter().map(|it| it.key.as_str()).collect();
        for entry in packs {
            let name = format!("pack {:?}", entry.key);
            let chosen: Vec<&str> = entry.monuments.iter().map(String::as_str).collect();
            let enough = LEAST_CARDS <= chosen.len();
            faults.demand(enough, PACKS, &name, format!("{LEAST_CARDS} monuments or more"));
            check_members(PACKS, &name, "monument", &chosen, &known, faults);
        }
    }

    fn check_collectors(&self, faults: &mut Faults) {
        let CollectorFile { default_count, collector } = &self.collectors;
        let many = collector.len();
        let expected = format!("{MAX_COLLECTORS} Collector cards at most");
        faults.demand(many <= MAX_COLLECTORS, COLLECTORS, "collector", expected);
        let fits = usize::from(*default_count) <= many;
        faults.demand(fits, COLLECTORS, "default_count", "no more than there are Collector cards");
        let keys: Vec<&str> = collector.iter().map(|it| it.key.as_str()).collect();
        check_keys(COLLECTORS, "collector", &keys, faults);
        for entry in collector {
            let name = format!("collector {:?}", entry.key);
            let fits = entry.timing == Timing::BeforeValues || entry.effect.fits_battle();
            let expected = "timing = \"before_values\": this effect means nothing in a battle";
            faults.demand(fits, COLLECTORS, &name, expected);
        }
    }

    /// Checks that everything with a key has a name in every language.
    fn check_texts(&self, pack: &Pack, faults: &mut Faults) {
        let monuments = &self.monuments.monument;
        let CharacteristicFile { characteristic, set } = &self.characteristics;
        let ids =
            monuments
                .iter()
                .flat_map(|it| {
                    let (key, country) = (&it.key, &it.country);
                    let country = format!("country-{country}");
                    [
                        format!("monument-{key}"),
                        format!("about-{key}"),
                        format!("reason-{key}"),
                        country,
                    ]
                })
                .chain(characteristic.iter().flat_map(|it| {
                    [format!("characteristic-{}", it.key), format!("value-{}", it.key)]
                }))
                .chain(set.iter().map(|it| format!("set-{}", it.key)))
                .chain(self.packs.pack.iter().map(|it| format!("pack-{}", it.key)))
                .chain(self.collectors.collector.iter().flat_map(|it| {
                    [format!("collector-{}", it.key), format!("effect-{}", it.key)]
                }));
        pack.demand_texts(ids, "a text", faults);
    }

    fn into_content(self, hash: String) -> Content {
        let mut content = Content {
            monuments: Vec::new(),
            characteristics: Vec::new(),
            sets: Vec::new(),
            packs: Vec::new(),
            collectors: Vec::new(),
            default_collectors: self.collectors.default_count,
            figures: [[Figure::NONE; MAX_CARDS]; MAX_CHARACTERISTICS],
            grades: [Grade::Green; MAX_CARDS],
            hash,
            former_rules: None,
        };
        for it in self.characteristics.characteristic {
            content.characteristics.push(Known {
                key: it.key,
                wins: it.wins,
                decimals: it.decimals,
            });
        }
        for entry in self.monuments.monument {
            add_monument(&mut content, entry);
        }
        for entry in self.characteristics.set {
            let set = set(&content, entry);
            content.sets.push(set);
        }
        for entry in self.packs.pack {
            let cards: Vec<Card> =
                entry.monuments.iter().filter_map(|key| content.card(key)).collect();
            let sorted = std::array::from_fn(|idx| {
                let mut figures: Vec<Figure> =
                    cards.iter().map(|card| content.figures[idx][card.idx()]).collect();
                figures.sort_unstable();
                figures
            });
            content.packs.push(Deck { key: entry.key, cards, sorted });
        }
        for it in self.collectors.collector {
            content.collectors.push(Special { key: it.key, effect: it.effect, timing: it.timing });
        }
        content
    }
}

fn add_monument(content: &mut Content, entry: MonumentEntry) {
    let idx = content.monuments.len();
    content.grades[idx] = entry.grade;
    for (figures, known) in content.figures.iter_mut().zip(&content.characteristics) {
        let figure = entry.figures.get(&known.key).and_then(|it| it.scaled(known.decimals));
        figures[idx] = figure.map_or(Figure::NONE, Figure);
    }
    let degrees = |it: super::entries::Number| it.scaled(4).unwrap_or_default();
    let place = Place { latitude: degrees(entry.latitude), longitude: degrees(entry.longitude) };
    content.monuments.push(Monument {
        key: entry.key,
        country: entry.country,
        continent: entry.continent,
        place,
        unesco: entry.unesco,
        area_kind: entry.area_kind,
        prowess_parts: entry.prowess_parts,
        origin: entry.origin,
    });
}

fn set(content: &Content, entry: SetEntry) -> Set {
    let chosen = entry.characteristics.iter();
    let characteristics: Vec<Characteristic> =
        chosen.filter_map(|key| content.characteristic(key)).collect();
    let to_name = characteristics.iter().map(|it| Action::Name { characteristic: *it }).collect();
    let to_speak = std::array::from_fn(|in_force| {
        let others = characteristics.iter().filter(|it| it.idx() != in_force);
        let mut offers = Offers::from_iter([Action::Say]);
        offers.extend(others.map(|it| Action::Impose { characteristic: *it }));
        offers
    });
    Set { key: entry.key, characteristics, to_name, to_speak }
}

fn check_keys(file: &str, kind: &str, keys: &[&str], faults: &mut Faults) {
    for (idx, key) in keys.iter().enumerate() {
        let name = format!("{kind} {key:?}");
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        let is_plain = !key.is_empty() && key.chars().all(plain);
        faults.demand(is_plain, file, &name, "a key of small letters, digits and _");
        let again = keys[..idx].contains(key);
        faults.demand(!again, file, &name, format!("a key that no other {kind} has"));
    }
}

fn check_members(
    file: &str,
    name: &str,
    kind: &str,
    chosen: &[&str],
    known: &[&str],
    faults: &mut Faults,
) {
    for (idx, key) in chosen.iter().enumerate() {
        faults.demand(
            known.contains(key),
            file,
            name,
            format!("a {kind} that exists, not {key:?}"),
        );
        faults.demand(!chosen[..idx].contains(key), file, name, format!("{key:?} once only"));
    }
}
