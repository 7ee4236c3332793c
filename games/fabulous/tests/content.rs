//! Counts as the rulebook and the content's own notes count, and what is wrong with broken packs.

use std::collections::BTreeMap;

use engine::{Content as _, Faults, Game, Pack};
use fabulous::{Card, Characteristic, Content, Continent, Effect, Fabulous, Grade, Origin, Timing};

fn content() -> &'static Content {
    Fabulous::standard()
}

fn cards() -> impl Iterator<Item = Card> {
    (0..content().monuments.len() as u8).map(Card::monument)
}

fn figure(key: &str, characteristic: &str) -> i32 {
    let of = content().characteristic(characteristic).unwrap();
    content().figure(content().card(key).unwrap(), of).0
}

/// FAB-05: 72 monuments; a box has 36 of them, and 60 can be shared out evenly by any number of players.
#[test]
fn packs_have_their_sizes() {
    assert_eq!(content().monuments.len(), 72);
    let sizes: Vec<(&str, usize)> =
        content().packs.iter().map(|pack| (pack.key.as_str(), pack.cards.len())).collect();
    let expected = [
        ("classique", 36),
        ("grand", 60),
        ("complet", 72),
        ("antiquite", 21),
        ("moyen_age", 25),
        ("temps_modernes", 26),
        ("europe", 24),
        ("asie", 24),
        ("trois_mondes", 24),
        ("en_peril", 25),
    ];
    assert_eq!(sizes, expected);
    assert!((2..=6).all(|seats| 60 % seats == 0));
}

/// FAB-05: a themed pack has the monuments of its theme, all of them and no others.
#[test]
fn themed_packs_keep_to_their_theme() {
    let keeps = |key: &str, belongs: &dyn Fn(Card) -> bool| {
        let pack = content().packs.iter().find(|pack| pack.key == key).unwrap();
        for card in cards() {
            assert_eq!(pack.cards.contains(&card), belongs(card), "{key} {card:?}");
        }
    };
    let year = |card| content().figure(card, content().characteristic("start_year").unwrap()).0;
    let on = |card, continent| content().monument(card).unwrap().continent == continent;
    keeps("antiquite", &|card| year(card) <= 500);
    keeps("moyen_age", &|card| (501..=1500).contains(&year(card)));
    keeps("temps_modernes", &|card| 1500 < year(card));
    keeps("europe", &|card| on(card, Continent::Europe));
    keeps("asie", &|card| on(card, Continent::Asia));
    keeps("en_peril", &|card| Grade::Orange <= content().grade(card));
}

/// FAB-03: 25 green, 22 yellow, 14 orange and 11 red; all four in a box of 36.
#[test]
fn grades_are_counted() {
    let count = |grade| cards().filter(|card| content().grade(*card) == grade).count();
    assert_eq!(Grade::ALL.map(count), [25, 22, 14, 11]);
    for grade in Grade::ALL {
        assert!(content().packs[0].cards.iter().any(|card| content().grade(*card) == grade));
    }
}

/// FAB-02: where each figure comes from is kept; prowess and building time are ours throughout.
#[test]
fn every_figure_says_its_origin() {
    let count = |field: &str| {
        let mut counts = BTreeMap::new();
        for monument in &content().monuments {
            *counts.entry(format!("{:?}", monument.origin[field])).or_insert(0) += 1;
        }
        counts.into_iter().map(|(origin, n)| format!("{origin} {n}")).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(count("height"), "Memory 21, Ours 4, Page 44, Unesco 3");
    assert_eq!(count("start_year"), "Memory 24, Ours 6, Page 33, Unesco 9");
    assert_eq!(count("area"), "Memory 25, Ours 17, Page 20, Unesco 10");
    assert_eq!(count("visitors"), "Memory 17, Ours 35, Page 20");
    assert_eq!(count("coordinates"), "Memory 8, Page 8, Unesco 56");
    assert_eq!(count("grade"), "Ours 59, Printed 2, Unesco 11");
    assert_eq!((count("prowess"), count("build_years")), ("Ours 72".into(), "Ours 72".into()));
}

/// FAB-02: the date is the start of building, the latest one for a monument wholly destroyed and rebuilt; a monument
/// that was moved or burnt in part keeps its date. Prowess adds up from its four marks.
#[test]
fn dates_and_prowess_are_as_the_rulebook_says() {
    let rebuilt = [
        ("stari_most", 2001),
        ("kinkaku_ji", 1952),
        ("grande_mosquee_de_djenne", 1906),
        ("todai_ji", 1692),
        ("pantheon_de_rome", 113),
        ("shibam", 1553),
        ("sainte_sophie_istanbul", 532),
        ("palais_de_westminster", 1840),
    ];
    for (key, year) in
        rebuilt.into_iter().chain([("abou_simbel", -1264), ("notre_dame_de_paris", 1163)])
    {
        assert_eq!(figure(key, "start_year"), year, "{key}");
    }
    for monument in &content().monuments {
        let parts: i32 = monument.prowess_parts.iter().map(|part| i32::from(*part)).sum();
        assert_eq!(figure(&monument.key, "prowess"), parts);
    }
}

/// FAB-10, FAB-12: the Potala is 117 m high, in tenths of a metre as a card shows them; no monument was begun in a
/// year 0, which never was.
#[test]
fn figures_are_as_displayed() {
    assert_eq!(figure("palais_du_potala", "height"), 1170);
    assert_eq!(figure("sagrada_familia", "height"), 1725);
    assert!(content().monuments.iter().all(|it| figure(&it.key, "start_year") != 0));
    let place = content().monument(content().card("machu_picchu").unwrap()).unwrap().place;
    assert_eq!((place.latitude, place.longitude), (-131_631, -725_450));
}

/// FAB-02: the rulebook names three characteristics; a set has four of ours, five or another four.
#[test]
fn characteristics_come_in_sets() {
    let sizes: Vec<usize> = content().sets.iter().map(|set| set.characteristics.len()).collect();
    assert_eq!(sizes, [4, 5, 4]);
    for set in &content().sets {
        for key in ["height", "prowess", "start_year"] {
            let named: Characteristic = content().characteristic(key).unwrap();
            assert!(set.characteristics.contains(&named), "{} has {key}", set.key);
        }
    }
}

/// FAB-43, FAB-46: twelve Collector cards, one for each effect; seven of them act in a battle too (FAB-45).
#[test]
fn there_are_twelve_collectors() {
    let mut effects: Vec<Effect> = content().collectors.iter().map(|it| it.effect).collect();
    effects.sort();
    assert_eq!(effects, Effect::ALL);
    let in_battle = content().collectors.iter().filter(|it| it.timing == Timing::Any);
    assert_eq!(in_battle.count(), 7);
    assert_eq!(content().default_collectors, 1);
}

/// Each card says why it has its grade, what its height measures, and two sentences about the monument.
#[test]
fn every_card_tells_of_its_monument() {
    let pack = Fabulous::pack();
    for file in ["fr.ftl", "en.ftl"] {
        let text = pack.file(file).unwrap();
        let message = |id: String| {
            let found = text.lines().find_map(|line| line.strip_prefix(&format!("{id} = ")));
            found.unwrap_or_else(|| panic!("{file}: {id}"))
        };
        for monument in &content().monuments {
            let about = message(format!("about-{}", monument.key));
            let ends = about.matches(". ").count() + about.matches("? ").count() + 1;
            assert!(about.ends_with('.') && 2 <= ends, "{file}: {}: {about}", monument.key);
            assert!(!message(format!("reason-{}", monument.key)).is_empty());
            assert!(!message(format!("height-{}", monument.key)).is_empty());
        }
    }
}

/// French typography: a no-break space before : ; ! ? and », and after «; no straight apostrophe.
#[test]
fn french_is_set_as_french() {
    let pack = Fabulous::pack();
    for (nth, line) in pack.file("fr.ftl").unwrap().lines().enumerate() {
        let Some((_, text)) = line.split_once(" = ").filter(|_| !line.starts_with('#')) else {
            continue;
        };
        for wrong in [" :", " ;", " !", " ?", " »", "« ", "'"] {
            assert!(!text.contains(wrong), "line {}: {wrong:?} in {text}", nth + 1);
        }
    }
}

/// Every ruling of `rulings.toml` belongs to a rule of the ledger.
#[test]
fn rulings_belong_to_rules() {
    let ledger = include_str!("../RULES.md");
    let rulings = include_str!("../content/rulings.toml");
    let mut n_rulings = 0;
    for line in rulings.lines() {
        let Some(rule) = line.strip_prefix("rule = ") else { continue };
        n_rulings += 1;
        assert!(ledger.contains(&format!("- **{}**", rule.trim_matches('"'))), "{rule}");
    }
    assert_eq!(n_rulings, rulings.matches("[[ruling]]").count());
    assert!(50 < n_rulings);
}

/// Reads our pack with one thing replaced in one file.
fn with(file: &str, old: &str, new: &str) -> Result<Content, Faults> {
    let pack = Fabulous::pack();
    let text = pack.file(file).unwrap();
    assert!(text.contains(old), "{file} has {old:?}");
    let changed = text.replacen(old, new, 1);
    Content::load(&pack.overlaid(Pack::new([(file, changed)])))
}

fn faults(file: &str, old: &str, new: &str) -> String {
    with(file, old, new).map(|_| ()).unwrap_err().to_string()
}

/// A pack with other figures works without code.
#[test]
fn other_figures_are_taken_as_they_are() {
    let changed = with("monuments.toml", "height = 330.0", "height = 312").unwrap();
    let height = changed.characteristic("height").unwrap();
    assert_eq!(changed.figure(changed.card("tour_eiffel").unwrap(), height).0, 3120);
    assert_ne!(changed.hash(), content().hash());
    let changed = with("monuments.toml", "grade = \"green\"", "grade = \"red\"").unwrap();
    assert_eq!(changed.grade(changed.card("tour_eiffel").unwrap()), Grade::Red);
    assert_eq!(changed.monuments[0].origin["grade"], Origin::Ours);
}

/// Whatever is wrong with a pack is named by file and entry when it is read.
#[test]
fn what_is_wrong_is_named() {
    let said = faults("monuments.toml", "height = 330.0\n", "");
    assert!(
        said.starts_with("monuments.toml, monument \"tour_eiffel\": expected a figure height"),
        "{said}"
    );
    let said = faults("monuments.toml", "height = 330.0\n", "height = 330.0\nlength = 4\n");
    assert!(said.contains("no figure length: there is no such characteristic"), "{said}");
    let said = faults("monuments.toml", "prowess = 90", "prowess = 91");
    assert!(said.contains("prowess_parts that add up to prowess, not to 90"), "{said}");
    let said = faults("monuments.toml", "grade = \"green\"", "grade = \"blue\"");
    assert!(said.starts_with("monuments.toml, line "), "{said}");
    let said = faults("monuments.toml", "latitude = 48.8584", "latitude = 98.8584");
    assert!(said.contains("a latitude from -90 to 90"), "{said}");
    let said = faults("monuments.toml", "key = \"notre_dame_de_paris\"", "key = \"tour_eiffel\"");
    assert!(said.contains("a key that no other monument has"), "{said}");
    assert!(
        said.contains("packs.toml, pack \"classique\": expected a monument that exists"),
        "{said}"
    );
    let said = faults("monuments.toml", "coordinates = \"page\"\n", "");
    assert!(said.contains("an origin of coordinates"), "{said}");
    let said = faults("packs.toml", "  \"krak_des_chevaliers\",", "  \"palmyre\",");
    assert!(said.contains("\"palmyre\" once only"), "{said}");
    let said = faults("characteristics.toml", "decimals = 1", "decimals = 9");
    assert!(said.contains("characteristic \"height\": expected 0 to 3 decimals"), "{said}");
    let said = faults("characteristics.toml", "[\"height\", \"prowess\"", "[\"height\", \"width\"");
    assert!(
        said.contains("set \"usual\": expected a characteristic that exists, not \"width\""),
        "{said}"
    );
    let said = faults("collectors.toml", "timing = \"before_values\"", "timing = \"any\"");
    assert!(said.contains("this effect means nothing in a battle"), "{said}");
    let said = faults("collectors.toml", "default_count = 1", "default_count = 13");
    assert!(said.contains("default_count: expected no more than there are"), "{said}");
    let said = faults("en.ftl", "about-parthenon =", "about-parthenos =");
    assert!(said.contains("en.ftl, about-parthenon: expected a text"), "{said}");
}

/// All faults are found at once.
#[test]
fn all_faults_are_collected() {
    let pack = Fabulous::pack();
    let monuments = pack.file("monuments.toml").unwrap();
    let broken = monuments
        .replace("country = \"FR\"", "country = \"France\"")
        .replace("visitors = ", "visits = ");
    let faults =
        Content::load(&pack.overlaid(Pack::new([("monuments.toml", broken)]))).unwrap_err();
    let count = |what: &str| faults.0.iter().filter(|fault| fault.problem.contains(what)).count();
    assert_eq!(count("a country code of two capital letters"), 6);
    assert_eq!(count("a figure visitors"), 72);
}
