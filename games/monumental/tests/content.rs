//! The printed matter is as the rulebook counts, and a broken pack is explained.

use engine::{Content as _, Game, Pack};
use monumental::{Content, Kind, Monumental, Terrain, Token, content};

fn many(era: u8, kind: Kind) -> usize {
    let cards = content().development().map(|card| content().card(card));
    cards.filter(|it| it.era == era && it.kind == kind).count()
}

/// MTL-02: 15, 12 and 8 development cards, in the known mix.
#[test]
fn development_cards_are_as_printed() {
    let mix = |era| [Kind::Building, Kind::Knowledge, Kind::Wonder].map(|kind| many(era, kind));
    assert_eq!([mix(1), mix(2), mix(3)], [[5, 5, 5], [4, 4, 4], [0, 4, 4]]);
    assert_eq!(content().development().count(), 35);
}

/// MTL-01, MTL-03: the cards of the civilisations, the basic buildings, the policies.
#[test]
fn the_box_is_complete() {
    assert_eq!(content().civs.len(), 5);
    assert_eq!(content().civs.iter().map(|it| it.policies.len()).sum::<usize>(), 25);
    assert_eq!(content().basics.iter().map(|it| it.1).collect::<Vec<_>>(), [10, 10, 10]);
    assert_eq!(content().starters.iter().map(|it| it.1).collect::<Vec<_>>(), [5, 3, 3, 1, 1]);
    assert_eq!(
        (content().solo.len(), content().solo.iter().filter(|it| it.civ.is_none()).count()),
        (20, 15)
    );
}

/// MTL-05: 50 exploration tokens, and four markets of five tokens.
#[test]
fn tokens_are_as_printed() {
    let barbarians = |value| {
        content().explorations.iter().filter(|it| it.front == Token::Barbarian(value)).count()
    };
    assert_eq!((content().explorations.len(), [1, 2, 3].map(barbarians)), (50, [14, 18, 8]));
    assert_eq!(content().markets.iter().map(|it| it.tokens.len()).collect::<Vec<_>>(), [5; 4]);
}

/// MTL-04: three boards from 36 province tiles, each with a market and a free town for each player.
#[test]
fn boards_are_fair() {
    for (idx, map) in content().maps.iter().enumerate() {
        let players = idx + 2;
        let count = |holds: fn(&monumental::Ground) -> bool| {
            map.grounds.iter().filter(|it| holds(it)).count()
        };
        assert!(map.grounds.len() <= 36);
        assert_eq!(map.capitals.len(), players);
        assert_eq!(count(|it| it.market.is_some()), players);
        assert_eq!(count(|it| it.terrain.is_province() && it.barbarian.is_none()), players);
        let sea = map.grounds.iter().filter(|it| it.terrain == Terrain::Sea).count();
        assert!((1..=5).contains(&sea));
    }
}

fn faults(file: &str, from: &str, to: &str) -> String {
    let pack = Monumental::pack();
    let text = pack.file(file).unwrap();
    assert!(text.contains(from), "{file} has {from}");
    let broken = text.replacen(from, to, 1);
    let pack = pack.overlaid(Pack::new([(file, broken)]));
    Content::load(&pack).unwrap_err().to_string()
}

/// Everything wrong with a pack is found when it is loaded, with its file, its entry and what is expected.
#[test]
fn broken_packs_are_explained() {
    let cases = [
        ("development.toml", "op = \"gain\", culture = 1", "op = \"give\", culture = 1", "give"),
        ("development.toml", "cost = [4, 4]", "cost = 4", "a cost of two stages"),
        ("development.toml", "id = \"quarry\"", "id = \"temple\"", "an id that no other card has"),
        ("development.toml", "id = \"quarry\"", "id = \"Quarry\"", "small letters"),
        ("development.toml", "era = 1", "era = 9", "an era from 1 to 3"),
        ("civilizations.toml", "n = 2}", "n = 200}", "n from 1 to 20"),
        ("civilizations.toml", "on = \"knowledge\", n = 1", "n = 1", "what is cheaper"),
        ("tokens.toml", "cost = {science = 2}", "cost = {culture = 2}", "without culture"),
        ("map_2p.toml", "capital = 2", "capital = 7", "a capital for each player"),
        ("map_2p.toml", "at = [0, -2]", "at = [9, -2]", "coordinates from -3 to 3"),
        ("map_2p.toml", "market = 2", "market = 1", "to be on one tile"),
        ("solo.toml", "do = \"gold3\"", "do = \"draw\"", "a civilisation's"),
        ("solo.toml", "civ = \"china\"", "civ = \"atlantis\"", "the id of a civilisation"),
        ("rules.toml", "soldiers = 9", "soldiers = 99", "a number from 1 to 20"),
        ("en.ftl", "card-temple =", "card-tempel =", "its name"),
    ];
    for (file, from, to, expected) in cases {
        let said = faults(file, from, to);
        assert!(said.contains(file) && said.contains(expected), "{file}: {said}");
    }
}

/// All faults are collected, not only the first.
#[test]
fn all_faults_are_collected() {
    let pack = Monumental::pack();
    let cards = pack.file("development.toml").unwrap().replace("era = 3", "era = 4");
    let rules = pack.file("rules.toml").unwrap().replace("gold = 2 ", "gold = 90 ");
    let pack = pack.overlaid(Pack::new([("development.toml", cards), ("rules.toml", rules)]));
    let faults = Content::load(&pack).unwrap_err();
    assert!(8 < faults.0.len(), "{faults}");
}

/// A pack with other figures and cards works without code.
#[test]
fn other_figures_work() {
    let pack = Monumental::pack();
    let rules = pack.file("rules.toml").unwrap().replace("soldiers = 9", "soldiers = 12");
    let other = pack.overlaid(Pack::new([("rules.toml", rules)]));
    let other: &'static Content = Box::leak(Box::new(Content::load(&other).unwrap()));
    let seed = engine::Seed::of_words("other");
    let mut whim = engine::Chance::quick(1);
    let options = monumental::Options::default();
    let end = engine::play_out::<Monumental>(other, &options, 2, &seed, &mut whim, |it| {
        it.referee.table().audit().unwrap();
    });
    assert_eq!(end.outcome.0.n_seats(), 2);
}

/// The vocabulary that is written down for designers is the one that the program reads.
#[test]
fn the_vocabulary_is_complete() {
    let written = include_str!("../content/vocabulary.toml");
    let ops = written.lines().filter_map(|line| line.strip_prefix("[op.")?.split_once(']'));
    let ops: Vec<&str> = ops.map(|(op, _)| op).collect();
    assert_eq!(ops.len(), 26);
    let said = faults("development.toml", "op = \"gain\", culture = 1", "op = \"give\"");
    for op in ops {
        assert!(said.contains(&format!("`{op}`")), "{op} is not read: {said}");
    }
}
