//! What a driver relies on: when a room must be woken, when it may leave memory, and when it writes the index.

use protocol::{Clock, FromServer, RoomState, Settings};
use room::{Input, LobbyCommand, Visit, Visitor};

use crate::table::{MINUTE, Table, person, two_people};

/// Whether the last commit wrote the index.
fn indexed(table: &Table) -> bool {
    table.commits.last().unwrap().index.is_some()
}

fn timed() -> Settings {
    let clock = Clock::Live { base: 600, increment: 5 };
    Settings { clock, ..Settings::new("antiquity", 2) }
}

#[test]
fn a_room_that_nobody_needs_is_idle_after_two_minutes() {
    let mut table = two_people();
    table.wait(10 * MINUTE);
    assert!(!table.room.is_idle(table.now), "two are connected");
    table.disconnect(1);
    table.wait(10 * MINUTE);
    assert!(!table.room.is_idle(table.now), "one is");
    table.disconnect(2);
    let idle = table.now.monotonic + 2 * MINUTE;
    table.wait(2 * MINUTE - 1);
    assert!(!table.room.is_idle(table.now));
    assert_eq!(table.room.next_timeout(table.now), idle, "the driver looks then");
    table.wait(1);
    assert!(table.room.is_idle(table.now));
    table.handle(Input::WorkClaimed);
    assert!(!table.room.is_idle(table.now), "this node has its work");
}

/// A node of several compares its rooms with the store every two seconds, and hears of the people at the others.
#[test]
fn other_nodes_do_not_keep_a_room_in_memory() {
    let mut table = Table::clustered(Settings::new("antiquity", 2)).started();
    for connection in [1, 2] {
        table.disconnect(connection);
    }
    for _ in 0..60 {
        table.wait(2_000);
        let last = table.room.state().last_n();
        table.handle(Input::RemoteEntries { last, entries: Vec::new() });
        table.handle(Input::RemotePresence { node: 2, people: vec![1], anonymous: 0 });
    }
    assert!(table.room.is_idle(table.now));
}

/// A step of an untimed match reaches the index ten seconds later.
#[test]
fn steps_are_indexed_later_and_everything_else_at_once() {
    let mut table = Table::new(Settings::new("antiquity", 2));
    table.command(1, LobbyCommand::Sit { seat: Some(0) }).unwrap();
    assert!(indexed(&table), "a seat was taken");
    let mut table = two_people();
    let seat = table.awaited();
    table.wait(MINUTE);
    table.act(seat, "a").unwrap();
    assert!(!indexed(&table));
    assert_eq!(table.room.next_timeout(table.now), table.now.monotonic + 10_000);
    let commits = table.commits.len();
    table.wait(9_999);
    assert_eq!(table.commits.len(), commits);
    table.wait(1);
    assert!(indexed(&table));
    let row = &table.commits.last().unwrap().index.as_ref().unwrap().row;
    assert_eq!(row.n_entries as usize, table.log.len());
    assert_eq!(table.room.next_timeout(table.now), table.now.monotonic + MINUTE, "nothing is due");

    let mut table = Table::playing(timed());
    let seat = table.awaited();
    table.act(seat, "a").unwrap();
    assert!(indexed(&table), "a clock runs");
}

#[test]
fn clients_are_told_of_the_room_when_it_has_changed() {
    let told = |table: &Table| {
        let rooms = table.inbox[&1].iter().filter_map(|message| match message {
            FromServer::Room { room } => Some(room.state),
            _ => None,
        });
        rooms.collect::<Vec<_>>()
    };
    let mut table = Table::new(Settings::new("antiquity", 2));
    table.connect(1, 1);
    table.command(1, LobbyCommand::Sit { seat: Some(0) }).unwrap();
    assert_eq!(told(&table), [RoomState::Gathering]);
    let chat = protocol::ToServer::Chat { id: "c".to_owned(), text: "hello".to_owned() };
    table.ask(1, chat).unwrap();
    assert_eq!(told(&table).len(), 1, "a message does not change the room");

    let mut table = two_people();
    let seat = table.awaited();
    table.act(seat, "a").unwrap();
    assert!(told(&table).is_empty(), "a step does not");
    let table = table.played_to_the_end();
    assert_eq!(told(&table).last(), Some(&RoomState::Over), "the last one does");
}

#[test]
fn a_request_can_be_tried_again_and_what_the_room_repeats_by_itself_need_not() {
    let message = protocol::ToServer::Look {};
    let again = Input::Message { connection: 1, message }.for_retry();
    assert!(matches!(again, Some(Input::Message { connection: 1, .. })), "{again:?}");
    let (person, invite) = (person(1), Some("invite".to_owned()));
    let command = LobbyCommand::Start;
    let again = Input::Command { request: 5, person, invite, command }.for_retry();
    assert!(matches!(again, Some(Input::Command { request: 5, .. })), "{again:?}");
    assert!(matches!(Input::WriteIndex.for_retry(), Some(Input::WriteIndex)));
    assert!(Input::Tick.for_retry().is_none());
}

#[test]
fn refusals_are_counted() {
    let mut table = two_people();
    assert_eq!(table.room.take_refused(), 0);
    for nth in 0..3 {
        let seat = u64::from(1 - table.awaited()) + 1;
        table.ask(seat, crate::table::act(&format!("{nth}"), 0, 0)).unwrap_err();
    }
    assert_eq!(table.room.take_refused(), 3);
    assert_eq!(table.room.take_refused(), 0);
}

/// The stored visit answers "what happened since I left".
#[test]
fn what_a_player_had_read_is_stored_when_they_leave() {
    let mut table = Table::playing(Settings { open: true, ..Settings::new("antiquity", 2) });
    let visit = |table: &mut Table, connection| {
        let commits = table.commits.len();
        table.disconnect(connection);
        table.commits[commits..].iter().find_map(|commit| commit.visit)
    };
    let n = table.room.state().last_n();
    assert_eq!(visit(&mut table, 2), Some(Visit { person: 2, n }));
    table.connect(9, 9);
    assert_eq!(visit(&mut table, 9), None, "a spectator");
    let visited = |table: &mut Table, connection, who| {
        let visitor = Visitor { person: Some(person(who)), ..Visitor::default() };
        table.handle(Input::Connected { connection, visitor, visited: Some(4) });
        table.hello(connection, None, None);
        table.inbox[&connection].iter().find_map(|message| match message {
            FromServer::Welcome { visited, .. } => Some(*visited),
            _ => None,
        })
    };
    assert_eq!(visited(&mut table, 12, 2), Some(Some(4)), "and told when they come back");
    assert_eq!(visited(&mut table, 19, 9), Some(None));
}
