//! Tables laid from a few numbers.

#![allow(clippy::panic, clippy::unwrap_used, reason = "this is a test: what goes wrong panics")]

use engine::{BySeat, Chance, Seat};
use stairs::{Action, Card, CardSet, Hand, Pile, Public, Refusal, Table, content};

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);

/// A table for two at which A is to play. Whatever is in neither hand nor pile was laid before `last`.
pub(crate) fn scene(hands: [&[u8]; 2], pile: &[u8], last: Option<u8>) -> Table {
    let held = |seat: Seat| set(hands[seat.idx()]);
    let public = Public {
        turn: A,
        last: last.map(Card),
        laid: content().cards.without(held(A)).without(held(B)).without(set(pile)),
        hand_sizes: BySeat::new(2, |seat| held(seat).len()),
        pile_left: pile.len() as u8,
        points: BySeat::new(2, |_| 0),
        over: false,
    };
    let hands = BySeat::new(2, |seat| Hand { cards: held(seat) });
    let table =
        Table::lay(content(), public, hands, Pile(pile.iter().copied().map(Card).collect()));
    table.audit().unwrap();
    table
}

/// Lays a card, or says why not.
pub(crate) fn lay(table: &mut Table, seat: Seat, number: u8) -> Result<(), Refusal> {
    let action = Action::Lay { card: Card(number) };
    match table.step(seat, action, &mut Chance::quick(0)) {
        Ok(_) => Ok(()),
        Err(engine::No::Refused(refusal)) => Err(refusal),
        Err(no) => panic!("{no:?}"),
    }
}

/// These cards.
pub(crate) fn set(numbers: &[u8]) -> CardSet {
    numbers.iter().copied().map(Card).collect()
}
