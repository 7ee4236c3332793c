//! Matches that began by version 3 keep its rulings. Whole matches of that version are in `tests/golden/former`.

use engine::Content as _;
use monumental::Content;

use crate::scene::{A, Scene, named, scene_with};

/// A table that is played by version 3 of the rules.
fn by_version_3(lines: &str) -> Scene {
    let content = Content::load(&Content::pack()).unwrap().with_former_rules(3);
    scene_with(Box::leak(Box::new(content)), lines)
}

/// MTL-77: the soldiers went home first, and nobody was asked.
#[test]
fn the_soldiers_went_home_first() {
    let mut table = by_version_3("A holds: d3 4w");
    table.play("outpost d3");
    assert_eq!(table.player(A).warlord, Some(named("d3")));
    assert_eq!((table.soldiers("d3"), table.soldiers("g4")), (1, 8));
}

/// MTL-120: a card could be named by its own effect.
#[test]
fn a_card_could_use_itself_again() {
    let mut table =
        by_version_3("A city: space_station, space_station, -, -, -, -, -, -, -\nphase: row");
    table.play("row 1; column 1; use a1 2");
    assert_eq!(table.offers(), ["again a1", "again a2", "stop"]);
}
