//! Two players (ANT-60 to ANT-66). A plays red and blue, B plays green and yellow.

use std::collections::BTreeSet;

use antiquity::{Colour, Options, PublicEvent, Refusal, Story, content};

use crate::scene::{A, B, BLUE, GREEN, RED, YELLOW, dealt, named, scene, written};

/// ANT-60: two colours each, with an exhibition, a counter and 2 historians; one hand and three actions.
#[test]
fn each_player_has_two_colours_and_one_hand() {
    let table = dealt(2, &Options::default(), "two");
    let public = table.public();
    assert_eq!(
        [A, B].map(|it| Colour::of(it, 2).collect::<Vec<_>>()),
        [vec![RED, BLUE], vec![GREEN, YELLOW]]
    );
    let historians: Vec<u8> = public.colours.iter().map(|(_, it)| it.historians).collect();
    assert_eq!(historians, [2, 2, 2, 2]);
    assert_eq!([A, B].map(|seat| table.view(seat).mine.cards.len()), [5, 5]);
    assert_eq!(public.turn.actions_left, 3);
}

/// ANT-60: the three actions are the player's, not each colour's.
#[test]
fn three_actions_for_both_colours() {
    let mut table = scene(
        "2 players
         A hand: Petra 1, Petra 2, Zeus 1, Zeus 2",
    );
    table.play(A, "erect red petra; lay petra 1; lay petra 2; done");
    table.play(A, "erect blue zeus; lay zeus 1; lay zeus 2; done");
    table.play(A, "draw pile");
    assert_eq!(table.refused(A, "draw pile"), ("ANT-11", Refusal::NoActionLeft));
    table.play(A, "end");
    assert_eq!(table.public().turn.seat, B);
}

/// ANT-61: one monument is left out with its cards; those with the crossed-out III stay.
#[test]
fn one_monument_is_left_out() {
    let mut left_out = BTreeSet::new();
    for nth in 0..200 {
        let table = dealt(2, &Options::default(), &format!("left out {nth}"));
        let out = content().cards().without(table.public().with.cards);
        let monument = out.first().unwrap().monument();
        assert_eq!(out, monument.cards(), "nine cards of one monument");
        left_out.insert(monument);
    }
    assert_eq!(left_out.len(), 12, "any monument may be drawn");
}

/// ANT-61: the table's options may name it.
#[test]
fn the_options_name_the_monument() {
    let options = Options { left_out: "zeus".to_owned(), ..Options::default() };
    for nth in 0..10 {
        let with = dealt(2, &options, &format!("named {nth}")).public().with;
        assert_eq!(with.cards, content().cards().without(named("zeus").cards()));
    }
}

/// ANT-62: each action is for the colour that the player names, and points go to it.
#[test]
fn colours_may_differ_from_action_to_action() {
    let mut table = scene(
        "2 players
         A hand: Petra 1, Pharos 1, Pharos 5, Pharos 9, Zeus 1
         Red shows:  Akropolis 4 7
         Blue shows: Artemision 3, Zeus 3",
    );
    table.play(A, "score red; discard petra 1; discard pharos 1");
    table.play(A, "score blue; discard pharos 5; discard pharos 9");
    table.play(A, "improve blue zeus; lay zeus 1; done");
    assert_eq!([RED, BLUE].map(|it| table.counter(it)), [2, 1]);
    assert_eq!(table.pile(BLUE, "zeus"), [3, 1]);
}

/// ANT-62: a player names an own colour.
#[test]
fn another_players_colour_is_refused() {
    let table = scene(
        "2 players
         A hand: Petra 1, Petra 2, Pharos 1
         Green shows: Petra 4 5
         with: power cards",
    );
    let no = ("ANT-62", Refusal::NotYourColour);
    for action in [
        "erect green petra",
        "improve green petra",
        "score yellow",
        "story green",
        "acquire green hero",
    ] {
        assert_eq!(table.refused(A, action), no, "{action}");
    }
    let three = scene("3 players");
    assert_eq!(three.refused(A, "story yellow"), no, "a colour that plays no part");
}

/// ANT-62: drawing and buying name no colour: both colours build from what the player drew.
#[test]
fn drawing_names_no_colour() {
    let mut table = scene(
        "2 players
         A hand: Petra 2, Zeus 1, Zeus 6
         row: Petra 1, Pharos 2, Pharos 3",
    );
    let told = table.play(A, "draw row 1; buy; discard zeus 1; discard zeus 6");
    assert!(matches!(told.last(), Some(PublicEvent::Bought { seat: A, .. })));
    assert!(table.may(A, "erect red petra") && table.may(A, "erect blue petra"));
}

/// ANT-63: each colour is a builder, a scorer and a writer of its own.
#[test]
fn each_colour_counts_as_a_player() {
    let table = scene(
        "2 players
         Red shows:   Petra 1 2
         Blue shows:  Zeus 4
         Green shows: Petra 9, Zeus 9
         columns: Petra 3
         stories: Blue 5, Blue 3, Green 4, Red 1",
    );
    assert_eq!(table.points_by("ANT-75", RED), 6, "more cards than green");
    assert_eq!(table.points_by("ANT-75", BLUE), 1, "a lower card than green");
    assert_eq!(table.points_by("ANT-75", GREEN), 3 + 2);
    let bonuses = [RED, BLUE, GREEN, YELLOW].map(|it| table.points_by("ANT-82", it));
    assert_eq!(bonuses, [0, 9 + 3, 6, 0]);
    let unused = [RED, BLUE, GREEN, YELLOW].map(|it| table.points_by("ANT-81", it));
    assert_eq!(unused, [-12, 0, -12, -24]);
}

/// ANT-63: the majority of a symbol is a colour's, not a player's.
#[test]
fn each_colour_has_its_own_majority() {
    let table = scene(
        "2 players
         with: power cards
         Red shows:   Akropolis 4 7
         Blue shows:  Artemision 3 6
         Green shows: Petra 1",
    );
    let no = Refusal::NoMajority { power: antiquity::Power::Naute };
    assert_eq!(table.refused(A, "acquire red naute"), ("ANT-101", no));
    assert_eq!(table.refused(A, "acquire blue naute"), ("ANT-101", no));
}

/// ANT-63: overflow goes to the colours that built.
#[test]
fn overflow_goes_to_colours() {
    let mut table = scene(
        "2 players
         columns: Petra 6
         Blue shows:  Petra 9
         Green shows: Petra 8 4",
    );
    table.play(A, "story red");
    assert_eq!([RED, BLUE, GREEN, YELLOW].map(|it| table.counter(it)), [0, 2, 1, 0]);
}

/// ANT-64: a colour's story takes from the opponent's two exhibitions and from the same player's other colour.
#[test]
fn a_story_takes_from_the_other_colour_too() {
    let mut table = scene(
        "2 players
         Red shows:    Akropolis 1 2
         Blue shows:   Petra 1 2
         Green shows:  Zeus 1 2
         Yellow shows: Pharos 1 2",
    );
    table.play(A, "story red");
    assert_eq!(written(table.public().chronicled), "petra 2, pharos 2, zeus 2");
    assert_eq!(table.public().stories[..], [Story { colour: RED, pages: 3 }]);
    assert_eq!(table.pile(RED, "akropolis"), [1, 2]);
    let historians = [RED, BLUE].map(|it| table.public().colours[it].historians);
    assert_eq!(historians, [1, 2]);
}

/// ANT-64: the other colour's monument is enough to write, but never the writing colour's own.
#[test]
fn the_other_colour_is_enough_to_write() {
    let table = scene(
        "2 players
         Blue shows: Petra 1 2",
    );
    assert!(table.may(A, "story red"));
    assert_eq!(table.refused(A, "story blue"), ("ANT-50", Refusal::NothingToTell));
}

/// ANT-65: each player's lower colour counts; the higher of these wins.
#[test]
fn the_lower_colour_counts() {
    let table = scene(
        "2 players
         Red points: 50
         Blue points: 3
         Green points: 10
         Yellow points: 11",
    );
    assert_eq!(table.totals(), [3 - 24, 10 - 24]);
    assert_eq!(table.places(), [2, 1]);
    let scores = &table.outcome().0[A].scores;
    assert_eq!(scores.iter().map(|it| it.name).collect::<Vec<_>>(), [Some("red"), Some("blue")]);
}

/// ANT-65: ruling: a tie goes to the higher of the other scores.
#[test]
fn a_tie_goes_to_the_other_colour() {
    let table = scene(
        "2 players
         Red points: 5
         Blue points: 20
         Green points: 19
         Yellow points: 5",
    );
    assert_eq!(table.totals(), [5 - 24, 5 - 24]);
    assert_eq!(table.places(), [1, 2]);
    assert_eq!(table.ties(), ["A tie: the higher of the two scores decides (A -4, B -5)."]);
}

/// ANT-65: ruling: then to more monuments of both colours together, one built by both counting twice.
#[test]
fn then_monuments_of_both_colours_count() {
    let table = scene(
        "2 players
         Red shows:   Petra 1
         Blue shows:  Petra 2
         Green shows: Zeus 1
         Blue points: 1
         Red points: 2
         Yellow points: 3",
    );
    let all = table.outcome();
    let scores = all.0.values().iter().flat_map(|it| &it.scores);
    assert_eq!(scores.map(|it| it.points()).collect::<Vec<_>>(), [3 - 24; 4]);
    assert_eq!(table.places(), [1, 2], "two monuments against one");
    assert_eq!(table.ties(), ["A tie: the number of monuments decides (A 2, B 1)."]);
}

/// ANT-65: ruling: then to the longest story of either colour; then the win is shared.
#[test]
fn then_the_longest_story_of_either_colour_counts() {
    let tied = scene(
        "2 players
         stories: Red 3, Green 2, Yellow 1
         Blue points: 36
         Green points: 4
         Yellow points: 20",
    );
    // Red: 3 - 12 + 9. Blue: -24 + 36. Green: 2 - 12 + 6 + 4. Yellow: 1 - 12 + 3 + 20.
    assert_eq!((tied.totals(), tied.places()), (vec![0, 0], vec![1, 2]), "3 pages against 2");
    let shared = scene("2 players");
    assert_eq!((shared.totals(), shared.places()), (vec![-24, -24], vec![1, 1]));
}

/// ANT-66: ruling: both colours of a player may build the same monument, as its first and second builder.
#[test]
fn both_colours_may_build_one_monument() {
    let mut table = scene(
        "2 players
         A hand: Petra 1, Petra 2, Petra 3, Petra 4, Petra 5",
    );
    table.play(A, "erect red petra; lay petra 1; lay petra 2; done");
    let mut short = scene(
        "2 players
         A hand: Petra 1, Petra 2
         Red shows: Petra 8 9",
    );
    let no = Refusal::SecondBuilderNeeds { needed: 3, have: 2 };
    assert_eq!(short.refused(A, "erect blue petra"), ("ANT-32", no));
    short.play(A, "improve red petra; lay petra 1; done");

    table.play(A, "erect blue petra; lay petra 3; lay petra 4; lay petra 5; done; end");
    assert_eq!((table.pile(RED, "petra"), table.pile(BLUE, "petra")), (vec![1, 2], vec![3, 4, 5]));
    assert_eq!(table.available("petra"), Some(0));
    assert_eq!(table.refused(B, "erect green petra"), ("ANT-34", Refusal::BuiltByTwo));
}
