//! What is observed of a table, part by part.

use engine::{Observation, Seat, observe};
use fabulous::Fabulous;

use crate::scene::{A, B, C, Scene, scene};

/// The inputs of one part that are set, each with its place in the part; a flag has the value 1.
fn part(scene: &Scene, seat: Seat, name: &str) -> Vec<(u32, i16)> {
    let mut seen = Observation::with_layout();
    observe::<Fabulous>(scene.table.view(seat), &mut seen);
    let layout = seen.layout();
    let part = layout.0.iter().find(|it| it.name == name).unwrap_or_else(|| panic!("{name}"));
    let flags = seen.set_flags().iter().map(|place| (*place, 1));
    let all = flags.chain(seen.values().iter().copied());
    let mut here: Vec<(u32, i16)> = all
        .filter_map(|(place, value)| Some((u32::from(place).checked_sub(part.first)?, value)))
        .filter(|(place, _)| *place < part.len)
        .collect();
    here.sort_unstable();
    here
}

const THREE: &str = "
    A: tall orange height=300, other green
    B: small green height=2, third green height=3, fourth green
    C: middle green height=30";

#[test]
fn each_seat_observes_its_own_card() {
    let mut table = scene(THREE);
    let (card, grade) = ("my card in play", "grade of my card: green, yellow, orange, red");
    assert_eq!(part(&table, A, grade), [(2, 1)]);
    assert_eq!(part(&table, B, card), [], "B has not drawn yet");
    // The pack has six cards; the characteristics of the match are height, prowess, date and visitors.
    let beaten = "insight: thousandths of the pack that my card beats, by characteristic";
    assert_eq!(part(&table, A, beaten), [(0, 1000)]);
    table.does(A, "name height").does(B, "say");
    assert_eq!(part(&table, C, beaten), [(0, 800)]);
    assert_eq!(part(&table, C, grade), [(0, 1)]);
    assert_ne!(part(&table, C, card), part(&table, A, card));
}

#[test]
fn players_are_counted_from_the_one_that_looks() {
    let mut table = scene(THREE);
    let sizes = "cards in the pile, by player";
    assert_eq!(part(&table, A, sizes), [(0, 1), (1, 3), (2, 1)]);
    assert_eq!(part(&table, B, sizes), [(0, 3), (1, 1), (2, 1)]);
    assert_eq!(part(&table, C, "leader, by player"), [(1, 1)]);
    table.does(A, "name height");
    assert_eq!(part(&table, A, "whose decision it is, by player"), [(1, 1)]);
    assert_eq!(part(&table, B, "whose decision it is, by player"), [(0, 1)]);
    let said =
        "insight: thousandths of the pack that the value beats, by player and characteristic";
    assert_eq!(part(&table, A, said), [(0, 1000)]);
    assert_eq!(part(&table, C, said), [(8, 1000)], "A is the first after C");
    assert_eq!(part(&table, C, "grade said, by player and grade"), [(4 + 2, 1)]);
}

#[test]
fn cards_that_were_shown_are_observed_where_they_lie() {
    let mut table = scene(THREE);
    let unseen = "cards of the match not seen yet";
    assert_eq!(part(&table, A, unseen).len(), 5, "all but its own");
    table.does(A, "name height").say(&[B, C]);
    assert_eq!(table.winner(), Some(A));
    assert_eq!(part(&table, C, "seen cards in the pile, by player").len(), 3);
    assert_eq!(part(&table, C, "not out, by player"), [(1, 1), (2, 1)]);
    // The cards that were shown, and the card that A has drawn.
    assert_eq!((part(&table, C, unseen).len(), part(&table, A, unseen).len()), (3, 2));
}

#[test]
fn a_collector_card_that_was_read_out_is_seen() {
    let mut table = scene(
        "A: a green height=9, a2 green
         B: *verglas, b red, b2 green",
    );
    let before = part(&table, A, "cards of the match not seen yet");
    table.does(A, "name height");
    let after = part(&table, A, "cards of the match not seen yet");
    let gone: Vec<_> = before.iter().filter(|it| !after.contains(it)).collect();
    assert_eq!(gone, [&(112, 1)], "the first Collector card comes after 112 monuments");
    let turned = "lowest wins, grades reversed, characteristic locked";
    assert_eq!(part(&table, B, turned), [(2, 1)]);
}

#[test]
fn the_next_card_of_another_is_observed_once_it_was_shown() {
    let mut table = scene(THREE);
    let (seen, grade) =
        ("next card seen, by player", "grade of the next card seen, by player and grade");
    let beaten = "insight: thousandths of the pack that the next card seen beats, by player and characteristic";
    table.does(A, "name height").does(B, "say").does(C, "say");
    assert_eq!(part(&table, B, seen), [], "A has won, and leads with another card");
    table.does(A, "name height").does(B, "say");
    // B has won, and leads. On top of A's pile lies the card that A won the first round with.
    assert_eq!(part(&table, B, seen), [(2, 1)]);
    assert_eq!(part(&table, B, grade), [(2 * 4 + 2, 1)]);
    assert_eq!(part(&table, B, beaten), [(2 * 8, 1000)]);
    assert_eq!(part(&table, A, seen), [], "the card that B leads with was not shown yet");
    table.does(B, "name height");
    assert_eq!(part(&table, B, seen), [(2, 1)], "the card is in play now");
}
