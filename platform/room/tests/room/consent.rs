//! Going back by consent.

use protocol::{NotNow, RequestError, Settings, ToServer};
use room::RoomEvent;

use crate::table::{Table, two_people};

fn ask() -> ToServer {
    ToServer::AskUndo { id: "ask".to_owned(), seat: None }
}

fn answer(yes: bool) -> ToServer {
    ToServer::AnswerUndo { id: "answer".to_owned(), yes }
}

fn rewound(table: &Table) -> bool {
    table.events().iter().any(|event| matches!(event, RoomEvent::Rewound { .. }))
}

/// Four people; seat 0 has acted and asks to go back.
fn four_people() -> Table {
    let mut table = Table::playing(Settings::new("antiquity", 4));
    table.play_until(0);
    table.act(0, "mine").unwrap();
    table.ask(1, ask()).unwrap();
    table
}

/// Planted before: one yes of three was enough.
#[test]
fn every_other_player_must_agree() {
    let mut table = four_people();
    for connection in [2, 3] {
        table.ask(connection, answer(true)).unwrap();
        assert!(!rewound(&table), "not all have agreed");
    }
    table.ask(4, answer(true)).unwrap();
    assert!(rewound(&table));
    assert_eq!(table.awaited(), 0, "before the action");
}

/// Planted before: a no did not close the request.
#[test]
fn one_no_ends_the_request() {
    let mut table = four_people();
    table.ask(2, answer(true)).unwrap();
    table.ask(3, answer(false)).unwrap();
    let late = table.ask(4, answer(true)).unwrap_err();
    assert_eq!(late, RequestError::NotNow { because: NotNow::NoRequest });
    assert!(!rewound(&table));
}

#[test]
fn the_asker_cannot_answer_and_there_is_one_request_at_a_time() {
    let mut table = two_people();
    let seat = table.awaited();
    let connection = u64::from(seat) + 1;
    table.act(seat, "a").unwrap();
    table.ask(connection, ask()).unwrap();
    assert_eq!(table.ask(connection, answer(true)).unwrap_err(), RequestError::NotYourSeat);
    let again = ToServer::AskUndo { id: "again".to_owned(), seat: None };
    let second = table.ask(connection, again).unwrap_err();
    assert_eq!(second, RequestError::NotNow { because: NotNow::RequestOpen });
}

/// Planted before: after going back, all clients got seat 0's news of the dropped steps.
#[test]
fn dropped_steps_still_read_as_each_seat_heard_them() {
    let mut table = four_people();
    let before: Vec<_> = (1..=4).map(|connection| steps_of(&mut table, connection)).collect();
    for connection in [2, 3, 4] {
        table.ask(connection, answer(true)).unwrap();
    }
    for (connection, before) in (1..=4).zip(before) {
        let mut after = steps_of(&mut table, connection);
        after.truncate(before.len());
        assert_eq!(after, before, "connection {connection}");
    }
}

/// All steps as a client gets them when it catches up from the beginning.
fn steps_of(table: &mut Table, connection: u64) -> Vec<protocol::What> {
    table.hello(connection, None, Some(0));
    let news = table.inbox[&connection].iter().rev().find_map(|message| match message {
        protocol::FromServer::News { entries } if 2 < entries.len() => Some(entries.clone()),
        _ => None,
    });
    let steps = news.unwrap().into_iter().map(|entry| entry.what);
    steps.filter(|what| matches!(what, protocol::What::Step { .. })).collect()
}
