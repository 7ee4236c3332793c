//! The content as the rulebook counts it, and the faults of broken packs.

use engine::{Content as _, Game, Pack};
use stairs::{Card, Content, Stairs, content};

fn with(file: &str) -> Result<Content, engine::Faults> {
    Content::load(&Stairs::pack().overlaid(Pack::new([("stairs.toml", file)])))
}

#[test]
fn there_are_twelve_cards() {
    assert_eq!(content().cards.iter().collect::<Vec<_>>(), (1..=12).map(Card).collect::<Vec<_>>());
    assert_eq!((content().figures.hand, content().figures.step), (3, 1));
}

#[test]
fn another_pack_needs_no_code() {
    let file =
        "[cards]\nhighest = 20\norigin = \"ours\"\n[rules]\nhand = 5\nstep = 2\norigin = \"ours\"";
    let content = with(file).unwrap();
    assert_eq!((content.cards.len(), content.figures.hand), (20, 5));
}

#[test]
fn everything_wrong_with_a_pack_is_named() {
    let file =
        "[cards]\nhighest = 99\norigin = \"ours\"\n[rules]\nhand = 0\nstep = 1\norigin = \"ours\"";
    let faults = with(file).unwrap_err();
    let entries: Vec<&str> = faults.0.iter().map(|fault| fault.entry.as_str()).collect();
    assert_eq!(entries, ["rules.hand", "cards.highest"]);
    let faults = with("[cards]\nhighest = 12\norigin = \"guessed\"\n").unwrap_err();
    assert!(faults.to_string().starts_with("stairs.toml, line 3"), "{faults}");
}
