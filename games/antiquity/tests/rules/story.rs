//! Story turn (ANT-50 to ANT-57).

use antiquity::{PublicEvent, Refusal, Story, TurnKind};

use crate::scene::{A, B, BLUE, C, GREEN, RED, YELLOW, card, named, scene, written};

/// ANT-50: an unused historian is needed.
#[test]
fn a_story_needs_a_historian() {
    let mut table = scene(
        "4 players
         B shows: Petra 4 5
         A historians: 1",
    );
    assert!(table.may(A, "story red"));
    table.play(A, "story red");
    assert_eq!(table.public().colours[RED].historians, 0);

    let table = scene(
        "4 players
         B shows: Petra 4 5
         A historians: 0",
    );
    assert_eq!(table.refused(A, "story red"), ("ANT-50", Refusal::NoHistorian));
}

/// ANT-50: and an opponent's monument of two cards or more; one's own does not help.
#[test]
fn a_story_needs_something_to_tell() {
    let table = scene(
        "4 players
         A shows: Petra 4 5 6
         B shows: Zeus 1
         C shows: Pharos 2",
    );
    assert_eq!(table.refused(A, "story red"), ("ANT-50", Refusal::NothingToTell));
    let table = scene("4 players");
    assert_eq!(table.refused(A, "story red"), ("ANT-50", Refusal::NothingToTell));
}

/// ANT-51: the story takes the top card of every such monument of every opponent.
#[test]
fn a_story_takes_all_the_top_cards() {
    let mut table = scene(
        "4 players
         A shows: Akropolis 1 2
         B shows: Petra 4 5, Zeus 9 1
         C shows: Petra 1 2 3
         D shows: Pharos 6 7",
    );
    let told = table.play(A, "story red");
    let taken = [(BLUE, "petra 5"), (BLUE, "zeus 1"), (GREEN, "petra 3"), (YELLOW, "pharos 7")];
    for (from, it) in taken {
        assert!(told.contains(&PublicEvent::PageTaken { from, card: card(it) }), "{it}");
    }
    assert_eq!(written(table.public().chronicled), "petra 3, petra 5, pharos 7, zeus 1");
    assert_eq!(table.public().stories[..], [Story { colour: RED, pages: 4 }]);
    assert_eq!(table.pile(GREEN, "petra"), [1, 2]);
}

/// ANT-52: nothing is taken from the writer or from a monument of one card.
#[test]
fn own_and_single_cards_are_spared() {
    let mut table = scene(
        "3 players
         A shows: Akropolis 2 3
         B shows: Petra 4 5, Zeus 9
         C shows: Pharos 6",
    );
    table.play(A, "story red");
    assert_eq!(table.pile(RED, "akropolis"), [2, 3]);
    assert_eq!((table.pile(BLUE, "zeus"), table.pile(GREEN, "pharos")), (vec![9], vec![6]));
    assert_eq!(written(table.public().chronicled), "petra 5");
}

/// ANT-52: a monument keeps its last card, however many stories are told of it.
#[test]
fn a_monument_keeps_its_last_card() {
    let mut table = scene(
        "3 players
         B shows: Petra 4 5",
    );
    table.play(A, "story red; end");
    assert_eq!(table.pile(BLUE, "petra"), [4]);
    table.play(B, "draw pile; end");
    assert_eq!(table.refused(C, "story green"), ("ANT-50", Refusal::NothingToTell));
}

/// ANT-53: the historian goes to the space of that many pages, on top of those who stand there.
#[test]
fn historians_stand_in_the_order_of_their_stories() {
    let mut table = scene(
        "3 players
         stories: C 2
         B shows: Petra 4 5, Zeus 9 1",
    );
    table.play(A, "story red");
    let story = |colour, pages| Story { colour, pages };
    assert_eq!(table.public().stories[..], [story(GREEN, 2), story(RED, 2)]);
    assert_eq!(table.points_by("ANT-82", GREEN), 9, "the one below is the older");
    assert_eq!(table.points_by("ANT-82", RED), 6);
}

/// ANT-53: ruling: the track has no end; 24 pages are the most there can be.
#[test]
fn a_story_can_have_24_pages() {
    let all = |values: &str| {
        let keys = antiquity::content().keys.iter();
        keys.map(|key| format!("{} {values}", key.replace('_', " "))).collect::<Vec<_>>().join(", ")
    };
    let mut table = scene(&format!(
        "4 players
         B shows: {}
         C shows: {}",
        all("1 2"),
        all("3 4")
    ));
    table.play(A, "story red");
    assert_eq!(table.public().stories[..], [Story { colour: RED, pages: 24 }]);
    assert_eq!(table.points_by("ANT-80", RED), 24);
}

/// ANT-54: each page moves its monument's marker one column; two pages of one monument move it two.
#[test]
fn each_page_moves_a_marker() {
    let mut table = scene(
        "3 players
         columns: Zeus 3
         B shows: Petra 4 5, Zeus 9 1
         C shows: Petra 1 2, Pharos 5",
    );
    let told = table.play(A, "story red");
    assert_eq!(["petra", "zeus", "pharos"].map(|it| table.column(it)), [3, 4, 1]);
    let moved = PublicEvent::MarkerMoved { monument: named("petra") };
    assert_eq!(told.iter().filter(|it| **it == moved).count(), 2);
}

/// ANT-55: on the last column the marker stays: 2 points for the builder with the highest card, 1 for the other.
#[test]
fn at_the_end_of_the_track_the_builders_score() {
    let mut table = scene(
        "3 players
         columns: Petra 6
         B shows: Petra 8 4 5
         C shows: Petra 9",
    );
    table.play(A, "story red");
    assert_eq!(table.column("petra"), 6);
    assert_eq!([RED, BLUE, GREEN].map(|it| table.counter(it)), [0, 1, 2]);
    assert_eq!(table.points_by("ANT-55", GREEN), 2);
}

/// ANT-55: ruling: compared after all the story's cards are taken, once for each page too many.
#[test]
fn the_builders_are_compared_after_the_cards_are_taken() {
    let mut table = scene(
        "3 players
         columns: Petra 6
         B shows: Petra 4 9
         C shows: Petra 5 8",
    );
    table.play(A, "story red");
    assert_eq!(
        [BLUE, GREEN].map(|it| table.counter(it)),
        [1 + 1, 2 + 2],
        "the 9 and the 8 are gone"
    );
}

/// ANT-55: a marker that comes to the last column with one page overflows with the next.
#[test]
fn only_pages_too_many_overflow() {
    let mut table = scene(
        "3 players
         columns: Petra 5
         B shows: Petra 9 4
         C shows: Petra 8 5",
    );
    table.play(A, "story red");
    assert_eq!(table.column("petra"), 6);
    assert_eq!([BLUE, GREEN].map(|it| table.counter(it)), [2, 1]);
}

/// ANT-55: ruling: a sole builder gets 3.
#[test]
fn a_sole_builder_gets_three() {
    let mut table = scene(
        "3 players
         columns: Petra 6
         B shows: Petra 9 4",
    );
    let told = table.play(A, "story red");
    let monument = named("petra");
    assert!(told.contains(&PublicEvent::Overflowed { monument, colour: BLUE, points: 3 }));
    assert_eq!([RED, BLUE, GREEN].map(|it| table.counter(it)), [0, 3, 0]);
}

/// ANT-55: whoever writes may be one of the builders.
#[test]
fn the_writer_may_score_as_a_builder() {
    let mut table = scene(
        "3 players
         columns: Petra 6
         A shows: Petra 9
         B shows: Petra 8 4",
    );
    table.play(A, "story red");
    assert_eq!([RED, BLUE].map(|it| table.counter(it)), [2, 1]);
}

/// ANT-56: in a story turn nothing else is done and no action is bought.
#[test]
fn a_story_is_all_of_the_turn() {
    let mut table = scene(
        "3 players
         powers: Hero A, Naute A
         A points: 5
         A hand: Zeus 1, Zeus 6, Akropolis 4, Akropolis 7
         A shows: Akropolis 2
         B shows: Petra 4 5 6",
    );
    table.play(A, "story red");
    assert_eq!(table.public().turn.kind, TurnKind::Story);
    let actions = [
        "buy",
        "draw pile",
        "draw row 1",
        "score red",
        "erect red zeus",
        "improve red akropolis",
        "acquire red scribe",
        "hero pile",
        "exchange 1",
        "story red",
    ];
    for action in actions {
        assert_eq!(table.refused(A, action), ("ANT-56", Refusal::StoryWritten), "{action}");
    }
    assert_eq!(table.offers(A), ["end"]);
}

/// ANT-57: the cards of stories lie face up for the rest of the game and never come back.
#[test]
fn the_cards_of_stories_stay_aside() {
    let mut table = scene(
        "3 players
         aside: Zeus 9
         B shows: Petra 4 5",
    );
    table.play(A, "story red; end");
    table.play(B, "draw pile; draw pile; draw pile; end");
    assert_eq!(written(table.public().chronicled), "petra 5, zeus 9");
    assert!(table.public().discarded.is_empty(), "they are not out of the game");
    assert_eq!(table.pile(BLUE, "petra"), [4]);
}
