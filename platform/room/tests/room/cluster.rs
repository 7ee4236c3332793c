//! Several nodes: notices, leases, presence, reloads; and what a driver may rely on.

use protocol::{FromServer, Settings, ToServer};
use room::{Input, LEASE, LobbyCommand, Notice, Output, RoomEvent, State};

use crate::table::{Table, act, two_people};

fn clustered() -> Table {
    Table::clustered(Settings::new("antiquity", 2)).started()
}

/// Everything that follows from entries comes after the commit that stores them.
#[test]
fn nothing_is_sent_before_its_commit() {
    let mut table = two_people();
    let seat = table.awaited();
    let code = table.view(seat).offers[0].code;
    let message = act("a", table.room.state().last_n(), code);
    let outputs = table.outputs(Input::Message { connection: u64::from(seat) + 1, message });
    assert!(matches!(outputs[0], Output::Commit(_)), "{outputs:?}");
    assert!(outputs[1..].iter().any(|output| matches!(output, Output::Send { .. })));
}

/// A commit that fails: its outputs are dropped, the room is reloaded, and clients are told what is stored.
#[test]
fn after_a_failed_commit_a_reload_tells_what_is_stored() {
    let mut table = two_people();
    let seat = table.awaited();
    let (told, before) = (table.room.broadcast_n(), table.room.state().last_n());
    let code = table.view(seat).offers[0].code;
    let input = Input::Message { connection: u64::from(seat) + 1, message: act("a", before, code) };
    drop(table.outputs(input));
    let state = Box::new(table.reread());
    table.handle(Input::Reloaded { state, told });
    assert_eq!(table.room.state().last_n(), before, "nothing of it is left");
    let retried = table.ask(u64::from(seat) + 1, act("a", before, code)).unwrap();
    assert_eq!(retried, Some(before + 1));
    for connection in [1, 2] {
        let heard = entries_heard(&table, connection);
        assert_eq!(heard.last(), Some(&(before + 1)), "connection {connection}: {heard:?}");
        assert!(heard.windows(2).all(|pair| pair[0] < pair[1]), "each once: {heard:?}");
    }
}

fn entries_heard(table: &Table, connection: u64) -> Vec<u32> {
    let news = table.inbox[&connection].iter().filter_map(|message| match message {
        FromServer::News { entries } => Some(entries.iter().map(|entry| entry.n)),
        _ => None,
    });
    news.flatten().collect()
}

#[test]
fn entries_of_another_node_are_folded_if_they_follow_and_read_otherwise() {
    let (mut here, mut there) = (clustered(), clustered());
    let seat = here.awaited();
    here.act(seat, "a").unwrap();
    let Some(Notice::Entries { last, entries }) = here.notices.last().cloned() else { panic!() };
    assert!(!entries.is_empty(), "steps are carried");
    there.handle(Input::RemoteEntries { last: last + 3, entries: Vec::new() });
    assert_eq!(there.reads, 1, "a gap is read");
    there.handle(Input::RemoteEntries { last, entries: entries.clone() });
    assert_eq!(there.room.state().last_n(), last);
    assert_eq!(there.room.state().info(), here.room.state().info());
    there.handle(Input::RemoteEntries { last, entries });
    assert_eq!(there.room.state().last_n(), last, "twice is once");
}

/// Found by simulation: after a rewind among the entries that a node reads at once, steps were told with the sentences of
/// later ones.
#[test]
fn a_rewind_among_entries_that_are_read_moves_no_sentence() {
    let (mut here, mut there) = (clustered(), clustered());
    let known = here.log.len();
    for nth in 0..4 {
        let seat = here.awaited();
        here.act(seat, &format!("before{nth}")).unwrap();
    }
    let asker = here.awaited();
    let ask = ToServer::AskUndo { id: "u".to_owned(), seat: None };
    here.ask(u64::from(asker) + 1, ask).unwrap();
    let agree = ToServer::AnswerUndo { id: "y".to_owned(), yes: true };
    here.ask(u64::from(1 - asker) + 1, agree).unwrap();
    assert!(here.events().iter().any(|event| matches!(event, RoomEvent::Rewound { .. })));
    let seat = here.awaited();
    here.act(seat, "after").unwrap();
    there.handle(Input::EntriesRead { entries: here.log[known..].to_vec() });
    for connection in [1, 2] {
        here.hello(connection, None, Some(known as u32 - 1));
        assert_eq!(last_news(&there, connection), last_news(&here, connection));
    }
}

fn last_news(table: &Table, connection: u64) -> Vec<protocol::Entry> {
    let news = table.inbox[&connection].iter().rev().find_map(|message| match message {
        FromServer::News { entries } => Some(entries.clone()),
        _ => None,
    });
    news.unwrap()
}

#[test]
fn secrets_are_not_carried_between_nodes() {
    let mut table = Table::clustered(Settings::new("antiquity", 2));
    table.command(1, LobbyCommand::PlayNow { level: "random".to_owned() }).unwrap();
    for notice in &table.notices {
        if let Notice::Entries { entries, .. } = notice {
            assert!(entries.iter().all(|entry| entry.event.is_step()), "{notice:?}");
        }
    }
}

/// The node that creates work leases it; without the lease it makes no bot step.
#[test]
fn a_node_without_the_lease_leaves_bots_alone() {
    let mut table = Table::clustered(Settings::new("antiquity", 2));
    let play = LobbyCommand::PlayNow { level: "apprentice".to_owned() };
    table.command(1, play).unwrap();
    table.connect(1, 1);
    let state = Box::new(State::from_log("room", table.log.clone()).unwrap());
    table.now.monotonic += LEASE;
    table.handle(Input::Reloaded { state, told: table.log.len() as u32 });
    let awaits_bot = table.view(0).offers.is_empty();
    let entries = table.log.len();
    table.wait(1);
    assert_eq!(table.log.len(), entries, "no step without the lease");
    table.handle(Input::WorkClaimed);
    table.wait(1);
    assert_eq!(entries < table.log.len(), awaits_bot, "with the lease a bot that is next plays");
}

#[test]
fn presence_of_another_node_counts_and_expires() {
    let mut table = clustered();
    table.disconnect(2);
    let presence = |table: &Table| {
        table.inbox[&1].iter().rev().find_map(|message| match message {
            FromServer::Presence(presence) => Some(presence.clone()),
            _ => None,
        })
    };
    assert_eq!(presence(&table).unwrap().seats, [0]);
    let announced = table.notices.len();
    table.handle(Input::RemotePresence { node: 2, people: vec![2], anonymous: 1 });
    assert_eq!(presence(&table).unwrap().seats, [0, 1]);
    assert_eq!(presence(&table).unwrap().spectators, 1);
    assert!(announced < table.notices.len(), "a new node is told who is here");
    table.wait(41_000);
    assert_eq!(presence(&table).unwrap().seats, [0], "a silent node is forgotten");
}

#[test]
fn a_room_that_stops_closes_its_connections() {
    let mut table = two_people();
    table.handle(Input::Stop { reason: protocol::CloseReason::Stopping });
    assert_eq!(table.closed, [1, 2]);
    let got = table.send(1, ToServer::Look {});
    assert!(got.is_empty(), "{got:?}");
}
