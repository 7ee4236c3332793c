//! Acquiring cards (MTL-40 to MTL-47).

use monumental::Refusal;

use crate::scene::{A, card, named, scene};

/// MTL-40: as many actions as resources allow, in any order; the own discard pile can be read in the own turn.
#[test]
fn as_many_actions_as_resources_allow() {
    let mut table = scene(
        "track: temple, writing, -, -, -, -
         stock: production 6, science 3
         A gold: 0
         A discard: mine",
    );
    table.play("buy basic 1; buy 2; buy 1");
    assert_eq!(table.stock(), [0, 0, 0]);
    assert_eq!(table.keys(&table.player(A).top), ["workshop", "writing", "temple"]);
    let says = |seat: Option<engine::Seat>| {
        use engine::Speak;
        let lines = monumental::Monumental::sketch(table.table.perspective(seat));
        lines.iter().any(|line| line.id == "sketch-own-discard")
    };
    assert!(says(Some(engine::Seat(0))));
    assert!(!says(Some(engine::Seat(1))) && !says(None));
}

/// MTL-41: a building costs production; an empty pile sells nothing.
#[test]
fn a_building_costs_production() {
    let mut table =
        scene("track: temple, -, -, -, -, -\nstock: production 2, science 9\nA gold: 0");
    assert_eq!(table.refused("buy 1"), "MTL-26");
    assert_eq!(table.refused("buy 2"), "MTL-95");
    let mut table = scene("stock: production 33\nA gold: 0");
    for _ in 0..10 {
        table.play("buy basic 3");
    }
    assert_eq!(table.refused("buy basic 3"), "MTL-41");
    assert_eq!(table.refused("buy basic 4"), "MTL-41");
}

/// MTL-42: a knowledge costs science.
#[test]
fn a_knowledge_costs_science() {
    let mut table =
        scene("track: writing, -, -, -, -, -\nstock: production 9, science 2\nA gold: 0");
    assert_eq!(table.refused("buy 1"), "MTL-26");
    let mut table = scene("track: writing, -, -, -, -, -\nstock: science 3\nA gold: 0");
    table.play("buy 1");
    assert_eq!(table.player(A).top.top(), Some(card("writing")));
    assert_eq!(table.player(A).knowledge, 1);
}

/// MTL-43: a wonder has two stages; both may be done in one turn, and no part of a stage is paid.
#[test]
fn a_wonder_has_two_stages() {
    let mut table = scene("track: pyramids, -, -, -, -, -\nstock: production 5\nA gold: 0");
    table.play("buy 1");
    assert_eq!((table.player(A).construction, table.stock()[0]), (Some(card("pyramids")), 1));
    assert_eq!(table.player(A).wonders, 0);
    assert_eq!(table.refused("complete"), "MTL-26");
    assert_eq!(scene("").refused("complete"), "MTL-43");
    let mut table = scene("track: pyramids, -, -, -, -, -\nstock: production 8\nA gold: 0");
    table.play("buy 1; complete; at g4");
    assert_eq!((table.player(A).construction, table.player(A).wonders), (None, 1));
}

/// MTL-44: first its effect, then the card goes on top of the deck, then its token on a tile.
#[test]
fn a_completed_wonder_gives_its_effect_before_it_goes_on_the_deck() {
    let mut table = scene(
        "A construction: great_library
         A deck: fort, mine, forum
         A holds: f4 1, f5 1
         stock: production 4
         A gold: 0",
    );
    table.play("complete");
    assert_eq!(table.public().turn.drawn.len(), 2, "two cards are drawn, not the library itself");
    assert_eq!(table.player(A).top.top(), Some(card("great_library")));
    assert_eq!(table.offers(), ["at f4", "at g4", "at f5"]);
    table.play("at f4");
    assert_eq!(table.public().board.wonders[named("f4").idx()], Some(card("great_library")));
}

/// MTL-44: one token per tile, on a tile that the player controls.
#[test]
fn one_wonder_per_tile() {
    let mut table = scene(
        "track: pyramids, hanging_gardens, -, -, -, -
         A holds: f4 1
         stock: production 30",
    );
    table.play("buy 1; complete; at f4; buy 2; complete");
    assert_eq!(table.refused("at f4"), "MTL-44");
    assert_eq!(table.refused("at f5"), "MTL-64");
    table.play("at g4");
    assert!(table.public().board.wonder_tiles.contains(named("g4")));
}

/// MTL-45: a wonder gained through another card gives its effect too. No card of ours does; the step is tried as data.
#[test]
fn a_wonder_gained_is_complete() {
    let pack = super::effects::pack_with(
        "temple",
        "{op = \"gain_card\", from = \"display\", kind = \"wonder\", max_cost = 20}",
    );
    let mut table = super::effects::play_temple(pack);
    table.play("pick 2; at g4");
    assert_eq!(
        (table.player(A).wonders, table.player(A).gold),
        (1, 4),
        "its two gold besides the two"
    );
    assert_eq!(table.player(A).construction, None, "it takes no construction place");
}

/// MTL-46: of two wonders one is kept, the other leaves the game; the new first stage is paid in either case.
#[test]
fn only_one_wonder_is_under_construction() {
    for (answer, kept, lost) in
        [("choose 1", "pyramids", "stonehenge"), ("choose 2", "stonehenge", "pyramids")]
    {
        let mut table = scene(
            "A construction: pyramids
             track: stonehenge, -, -, -, -, -
             stock: production 3
             A gold: 0",
        );
        table.play(&format!("buy 1; {answer}"));
        assert_eq!(table.stock()[0], 0);
        assert_eq!(table.player(A).construction, Some(card(kept)));
        let gone = crate::scene::bits([card(lost)].into_iter());
        assert_eq!(table.public().gone & gone, gone);
    }
}

/// MTL-47: with no free tile the token stays aside and the card is unaffected.
#[test]
fn without_a_free_tile_the_token_stays_aside() {
    let mut table = scene(
        "track: pyramids, hanging_gardens, -, -, -, -
         stock: production 30",
    );
    table.play("buy 1; complete; at g4; buy 2; complete");
    assert!(table.offered("end"), "nothing is asked");
    assert_eq!(table.player(A).wonders, 2);
    assert_eq!(table.public().board.wonder_tiles.len(), 1);
    assert_eq!(table.why_not("at g4"), Refusal::NotAsked);
}
