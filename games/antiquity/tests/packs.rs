//! Packs: every fault is found when a pack is read, and other cards and figures play without code.

use antiquity::{Action, Antiquity, Card, Content, GAME, Options, Table, content};
use engine::{
    Chance, Content as _, Decided, Fault, Faults, Game, Pack, Seat, Seed, Setup, Speak, play_out,
};

const FILE: &str = "antiquity.toml";

#[test]
fn every_entry_says_its_origin() {
    let text = Antiquity::pack().file(FILE).unwrap().to_owned();
    let is_origin = |line: &&str| {
        ["origin =", "symbols_origin =", "out_origin ="].iter().any(|it| line.starts_with(it))
    };
    let origins: Vec<&str> = text.lines().filter(is_origin).collect();
    assert_eq!(
        origins.len(),
        6 + 12 * 3,
        "columns; monuments, their symbols, their crossed-out III"
    );
    for nth in 0..origins.len() {
        let mut left = nth;
        let keep = |line: &&str| {
            let drop = is_origin(line) && left == 0;
            left = left.wrapping_sub(usize::from(is_origin(line)));
            !drop
        };
        let without: Vec<&str> = text.lines().filter(keep).collect();
        let faults = faults_of(&without.join("\n"));
        assert!(faults[0].problem.contains("origin"), "{faults:?}");
    }
}

#[test]
fn an_origin_is_one_of_three_words() {
    let faults = faults_of(&changed([("origin = \"printed\"", "origin = \"guessed\"")]));
    assert_eq!(faults.len(), 1);
    assert!(faults[0].problem.contains("printed"), "{faults:?}");
}

#[test]
fn every_fault_of_a_pack_is_listed_at_once() {
    let broken = changed([
        ("hand = 5", "hand = 0"),
        ("second_builder = 3", "second_builder = 10"),
        ("players_4 = 2", "players_4 = 4"),
        ("key = \"petra\"", "key = \"Petra\""),
        ("key = \"zeus\"", "key = \"babylon\""),
        ("symbols_printed = [7]", "symbols_printed = [10]"),
        ("out_with_3 = [5]", "out_with_3 = [0]"),
    ]);
    let one_symbol_less =
        broken.replacen("\"ship\", \"helmet\", \"scroll\"]", "\"ship\", \"helmet\"]", 1);
    let found = faults_of(&one_symbol_less);
    let expected = [
        (FILE, "rules.hand", "a number from 1 to 9"),
        (FILE, "rules.second_builder", "a number from 1 to 9"),
        (FILE, "historians.players_4", "a number from 0 to 3"),
        (FILE, "monument \"akropolis\"", "9 symbols"),
        (FILE, "monument \"akropolis\"", "values from 1 to 9"),
        (FILE, "monument \"Petra\"", "a key of small letters, digits and _"),
        (FILE, "monument \"babylon\"", "a key that no other monument has"),
        (FILE, "monument \"babylon\"", "values from 1 to 9"),
        ("en.ftl", "monument-Petra", "the monument's name"),
    ];
    let expected = expected.map(|(file, entry, expected)| fault(file, entry, expected));
    assert_eq!(found, expected);
    let said = Faults(found).to_string();
    assert_eq!(
        said.lines().next(),
        Some("antiquity.toml, rules.hand: expected a number from 1 to 9")
    );
    assert_eq!(said.lines().count(), expected.len());
}

#[test]
fn a_pack_needs_columns_and_monuments() {
    let text = changed([]);
    let (head, monuments) = text.split_at(text.find("[[monument]]").unwrap());
    let four = monuments.split("[[monument]]").skip(1).take(4);
    let few: String = four.map(|entry| format!("[[monument]]{entry}")).collect();
    let found = faults_of(&format!("{head}{few}"));
    assert!(found.contains(&fault(FILE, "monument", "5 to 14 monuments")), "{found:?}");

    let before = head.find("[[column]]").unwrap();
    let found = faults_of(&format!("column = []\n{}{monuments}", &head[..before]));
    assert_eq!(found, [fault(FILE, "column", "1 to 9 columns")]);
}

#[test]
fn what_cannot_be_read_is_named_with_its_line() {
    let found = faults_of("[rules]\nhand = = 5\n");
    assert_eq!((found[0].file.as_str(), found[0].entry.as_str()), (FILE, "line 2"));
    let found = faults_of(&changed([("hand = 5", "hands = 5")]));
    assert!(found[0].problem.contains("hands"), "{found:?}");
    let found = faults_of(&changed([("hand = 5", "hand = \"five\"")]));
    assert!(found[0].problem.contains("string"), "{found:?}");
    let nothing = Content::load(&Pack::default()).unwrap_err();
    assert_eq!(nothing.0, [fault(FILE, "the file", "to be in the pack")]);
}

#[test]
fn every_number_of_players_needs_enough_cards() {
    let all = "out_with_3 = [1, 2, 3, 4, 5, 6, 7, 8, 9]";
    let text: Vec<String> = changed([])
        .lines()
        .map(|line| if line.starts_with("out_with_3") { all.to_owned() } else { line.to_owned() })
        .collect();
    let found = faults_of(&text.join("\n"));
    assert_eq!(
        found,
        [fault(FILE, "out_with_3", "18 cards or more left in the game where three play")]
    );

    let found = faults_of(&changed([("hand = 5", "hand = 255")]));
    assert_eq!(found[1].problem, "expected 768 cards or more left in the game where three play");

    let text = changed([("hand = 5", "hand = 9")]);
    let (head, monuments) = text.split_at(text.find("[[monument]]").unwrap());
    let five = monuments.split("[[monument]]").skip(1).take(5);
    let few: String = five.map(|entry| format!("[[monument]]{entry}")).collect();
    assert!(
        load(&format!("{head}{few}"), &[]).is_ok(),
        "45 cards are enough for four hands of nine"
    );
}

#[test]
fn points_are_within_reason() {
    let found = faults_of(&changed([
        ("unused_historian = -12", "unused_historian = -2147483648"),
        ("story_bonus = [9, 6, 3]", "story_bonus = [9, 6, 100]"),
        ("first = 2\nsecond = 1\nsole = 3", "first = 40000\nsecond = 1\nsole = 3"),
        ("sole = 18", "sole = 1800"),
    ]));
    let entries: Vec<&str> = found.iter().map(|it| it.entry.as_str()).collect();
    assert_eq!(entries, ["rules.unused_historian", "rules.story_bonus", "overflow", "column 6"]);
    assert!(found.iter().all(|it| it.problem == "expected points from -99 to 99"));
}

#[test]
fn a_key_must_not_be_a_word_of_the_texts() {
    let found = faults_of(&changed([("key = \"petra\"", "key = \"random\"")]));
    let expected = "a key other than random and unknown";
    assert_eq!(found, [fault(FILE, "monument \"random\"", expected)]);
}

#[test]
fn other_figures_make_another_game() {
    let text = changed([
        ("hand = 5", "hand = 7"),
        ("actions = 3", "actions = 4"),
        ("second_builder = 3", "second_builder = 4"),
        ("players_3 = 3", "players_3 = 1"),
        ("sole = 18", "sole = 20"),
    ]);
    let other = load(&text, &[]).unwrap();
    assert_ne!(other.hash(), content().hash());
    let table = lay(other, 3);
    assert_eq!(table.view(Seat(0)).mine.cards.len(), 7);
    assert_eq!((table.public().turn.actions_left, table.public().pile_left), (4, 88 - 21 - 3));
    assert!(table.public().colours.iter().all(|(_, it)| it.historians == 1));
    assert_eq!(other.columns[5].sole, 20);
    plays_to_the_end(other);
}

#[test]
fn a_thirteenth_monument_plays_with_its_own_names() {
    let text = changed([]) + THIRTEENTH;
    let unnamed = load(&text, &[]).unwrap_err();
    assert_eq!(unnamed.0, [fault("en.ftl", "monument-alhambra", "the monument's name")]);

    let names = [("fr.ftl", "L’Alhambra"), ("en.ftl", "The Alhambra")];
    let other = load(&text, &names).unwrap();
    assert_eq!((other.keys.len(), other.cards().len()), (13, 117));
    assert_eq!([2, 3, 4].map(|it| lay(other, it).public().pile_left), [95, 78, 94]);
    let alhambra = other.monument("alhambra").unwrap();
    let lay_card = Action::Lay { card: Card::new(alhambra, 4) };
    assert_eq!(Antiquity::action_text(other, lay_card), "lay alhambra 4");
    assert_eq!(Antiquity::parse_action(other, "lay alhambra 4"), Some(lay_card));
    let table = lay(other, 4);
    let said = Antiquity::action(table.view(Seat(0)), lay_card);
    assert!(format!("{said:?}").contains("monument-alhambra"), "{said:?}");
    let choices = format!("{:?}", Antiquity::options(other));
    assert!(choices.contains("alhambra"), "two players may leave it out");
    plays_to_the_end(other);
}

#[test]
fn the_catalogue_reads_a_pack_that_leaves_files_out() {
    let pack = Pack::new([(FILE, changed([("hand = 5", "hand = 6")]))]);
    let read = GAME.load(pack).unwrap();
    assert_ne!(read.hash, GAME.standard().hash);
    assert_eq!(read.get::<Content>().figures.hand, 6);
    assert!(GAME.load(Pack::new([(FILE, "")])).is_err());
}

const THIRTEENTH: &str = r#"
[[monument]]
key = "alhambra"
origin = "ours"
colour = "ochre"
symbols = ["ship", "ship", "ship", "helmet", "helmet", "helmet", "scroll", "scroll", "scroll"]
symbols_origin = "ours"
out_with_3 = [1]
out_origin = "ours"
"#;

/// Our own file with some of its text replaced.
fn changed<const N: usize>(changes: [(&str, &str); N]) -> String {
    let mut text = Antiquity::pack().file(FILE).expect("our pack has it").to_owned();
    for (from, to) in changes {
        assert!(text.contains(from), "{from:?} is not in {FILE}");
        text = text.replacen(from, to, 1);
    }
    text
}

/// Reads our pack with another file of cards and names for a monument that ours does not have.
fn load(text: &str, names: &[(&str, &str)]) -> Result<&'static Content, Faults> {
    let ours = Antiquity::pack();
    let named = names.iter().map(|(file, name)| {
        let text = ours.file(file).expect("our pack has it");
        ((*file).to_owned(), format!("{text}\nmonument-alhambra = {name}\n"))
    });
    let files = Pack::new(named.chain([(FILE.to_owned(), text.to_owned())]));
    let pack = Antiquity::pack().overlaid(files);
    Content::load(&pack).map(|content| &*Box::leak(Box::new(content)))
}

fn faults_of(text: &str) -> Vec<Fault> {
    load(text, &[]).expect_err("the pack is broken").0
}

fn fault(file: &str, entry: &str, expected: &str) -> Fault {
    let [file, entry] = [file, entry].map(str::to_owned);
    Fault { file, entry, problem: format!("expected {expected}") }
}

fn lay(content: &'static Content, seats: u8) -> Table {
    let mut chance = Chance::for_step(&Seed::of_words("content"), 0);
    Antiquity::setup(content, &Options::default(), seats, &mut chance)
}

fn plays_to_the_end(content: &'static Content) {
    let options = Options { power_cards: true, ..Options::default() };
    for seats in 2..=4 {
        for nth in 0..10 {
            let (seed, mut whim) = (Seed::of_words("pack").nth(nth), Chance::quick(nth));
            let audit = |it: Decided<'_, Antiquity>| {
                assert_eq!(it.referee.table().audit(), Ok(()));
            };
            let played = play_out::<Antiquity>(content, &options, seats, &seed, &mut whim, audit);
            assert_eq!(played.outcome.0.n_seats(), seats);
        }
    }
}
