//! Several nodes: notices, leases, presence, reloads, and the order of outputs that a driver relies on.

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

/// After a failed commit its outputs are dropped, the room is reloaded, and clients are sent the stored entries.
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
        let heard: Vec<u32> = table.heard(connection).iter().map(|entry| entry.n).collect();
        assert_eq!(heard.last(), Some(&(before + 1)), "connection {connection}: {heard:?}");
        assert!(heard.windows(2).all(|pair| pair[0] < pair[1]), "each once: {heard:?}");
    }
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

/// Found by simulation: if a node read a rewind and steps at once, steps got the sentences of later ones.
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
    let other = here.view(seat).offers.last().unwrap().code;
    here.play(seat, "after", other).unwrap();
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
    assert_eq!(presence(&table).seats, [0]);
    let announced = table.notices.len();
    table.handle(Input::RemotePresence { node: 2, people: vec![2], anonymous: 1 });
    assert_eq!(presence(&table).seats, [0, 1]);
    assert_eq!(presence(&table).spectators, 1);
    assert!(announced < table.notices.len(), "a new node is told who is here");
    table.wait(41_000);
    assert_eq!(presence(&table).seats, [0], "a silent node is forgotten");
}

#[test]
fn a_room_that_stops_closes_its_connections() {
    let mut table = two_people();
    table.handle(Input::Stop { reason: protocol::CloseReason::Stopping });
    assert_eq!(table.closed, [1, 2]);
    let got = table.send(1, ToServer::Look {});
    assert!(got.is_empty(), "{got:?}");
}

/// A match against a bot that thinks, on a node that does not have the lease. The bot is next.
fn without_lease() -> Table {
    let mut table = Table::new(Settings::new("antiquity", 2));
    let play = LobbyCommand::PlayNow { level: "apprentice".to_owned() };
    table.command(1, play).unwrap();
    table.connect(1, 1);
    for nth in 0..100 {
        if table.view(0).offers.is_empty() && 1 < offers(&table, 1) {
            return Table::node(table.log);
        }
        match table.view(0).offers.is_empty() {
            true => table.wait(1),
            false => drop(table.act(0, &format!("{nth}")).unwrap()),
        }
    }
    panic!("the bot never had a choice");
}

fn offers(table: &Table, seat: u8) -> usize {
    table.room.state().game_match().unwrap().offers(engine::Seat(seat)).len()
}

fn asks_bot(outputs: &[Output]) -> bool {
    outputs.iter().any(|output| matches!(output, Output::AskBot { .. }))
}

/// The end of the lease in the last index row that is written. `None` if no row is written.
fn leased_until(outputs: &[Output]) -> Option<Option<i64>> {
    outputs.iter().rev().find_map(|output| match output {
        Output::Commit(commit) => Some(commit.index.as_ref()?.row.leased_until),
        _ => None,
    })
}

#[test]
fn a_lease_that_the_store_gives_lasts_for_three_seconds() {
    for (after, works) in [(LEASE - 1, true), (LEASE, false)] {
        let mut table = without_lease();
        assert!(table.now.monotonic < table.room.next_timeout(table.now), "it is not its work");
        assert!(!asks_bot(&table.outputs(Input::Tick)));
        table.handle(Input::WorkClaimed);
        assert_eq!(table.room.next_timeout(table.now), table.now.monotonic, "now it is");
        table.later(after);
        assert_eq!(asks_bot(&table.outputs(Input::Tick)), works, "after {after} ms");
    }
}

/// The index says that work is due, and the room has none.
#[test]
fn a_claim_without_work_corrects_the_index() {
    let clock = protocol::Clock::Live { base: 60, increment: 0 };
    for settings in
        [Settings::new("antiquity", 2), Settings { clock, ..Settings::new("antiquity", 2) }]
    {
        let mut table = Table::node(Table::playing(settings).log);
        assert!(leased_until(&table.outputs(Input::Tick)).is_none());
        table.handle(Input::WorkClaimed);
        assert!(leased_until(&table.outputs(Input::Tick)).is_some());
        table.later(LEASE / 2);
        assert!(table.now.monotonic < table.room.next_timeout(table.now), "nothing is renewed");
    }
    let mut table = without_lease();
    table.handle(Input::WorkClaimed);
    assert!(leased_until(&table.outputs(Input::Tick)).is_none(), "the index was right");
}

#[test]
fn a_node_that_stops_gives_its_lease_up() {
    let mut table = without_lease();
    table.handle(Input::WorkClaimed);
    let stopped = table.outputs(Input::Stop { reason: protocol::CloseReason::Stopping });
    assert_eq!(leased_until(&stopped), Some(None), "the next node that asks gets it");
}

/// All players are bots: the work goes on from commit to commit.
#[test]
fn a_lease_is_renewed_with_a_commit_when_half_of_it_is_over() {
    let mut table = Table::clustered(Settings::new("antiquity", 2));
    for seat in 0..2 {
        let level = Some("apprentice".to_owned());
        table.command(1, LobbyCommand::Bot { seat, level }).unwrap();
    }
    table.command(1, LobbyCommand::Start).unwrap();
    let leased = leased_until(&table.outputs(Input::WriteIndex));
    let wall = table.now.wall;
    assert_eq!(leased, Some(Some(wall + LEASE as i64)), "the node that created the work has it");
    for (after, written) in [(1_000, false), (1_500, true), (2_500, false), (3_000, true)] {
        let Some(Output::AskBot { decision, question, luck, .. }) = asked(&mut table) else {
            panic!("no bot was asked before {after} ms");
        };
        table.later((wall + after - table.now.wall) as u64);
        let bot: bots::BotSpec = "random".parse().unwrap();
        let code = question.choose(&bot, &mut luck.clone()).ok();
        let outputs = table.outputs(Input::BotChose { decision, code });
        let until = written.then_some(Some(wall + after + LEASE as i64));
        assert_eq!(leased_until(&outputs), until, "after {after} ms");
        table.carry_out(outputs);
    }
    let mut table = Table::without_work(Settings::new("antiquity", 2));
    let play = LobbyCommand::PlayNow { level: "apprentice".to_owned() };
    table.command(1, play).unwrap();
    let leased = leased_until(&table.outputs(Input::WriteIndex));
    assert_eq!(leased, Some(None), "who runs no work leases none");
}

/// The decision that the room asks a bot about with the next tick.
fn asked(table: &mut Table) -> Option<Output> {
    for _ in 0..10 {
        let mut outputs = table.outputs(Input::Tick);
        let at = outputs.iter().position(|it| matches!(it, Output::AskBot { .. }));
        let asked = at.map(|at| outputs.remove(at));
        table.carry_out(outputs);
        if asked.is_some() {
            return asked;
        }
    }
    None
}

/// If entries of another node create work, that node has the lease.
#[test]
fn a_node_keeps_its_lease_only_while_its_work_goes_on() {
    let mut here = without_lease();
    here.handle(Input::WorkClaimed);
    let mut there = Table::node(here.log.clone());
    there.connect(1, 1);
    let chat = ToServer::Chat { id: "c".to_owned(), text: "hello".to_owned() };
    there.ask(1, chat).unwrap();
    let read = |here: &mut Table, there: &Table| {
        let entries = there.log[here.room.state().next_n() as usize..].to_vec();
        here.handle(Input::EntriesRead { entries });
    };
    read(&mut here, &there);
    let leased = |table: &mut Table| leased_until(&table.outputs(Input::WriteIndex)).unwrap();
    assert!(leased(&mut here).is_some(), "the bot still thinks here");
    there.handle(Input::WorkClaimed);
    while there.view(0).offers.is_empty() {
        there.wait(1);
    }
    read(&mut here, &there);
    assert_eq!(leased(&mut here), None, "the bot has played there");
}

#[test]
fn a_node_announces_who_is_connected_every_fifteen_seconds() {
    let mut table = clustered();
    table.disconnect(2);
    let announced = table.notices.len();
    table.wait(14_999);
    assert_eq!(table.notices.len(), announced);
    assert_eq!(table.room.next_timeout(table.now), table.now.monotonic + 1);
    table.wait(1);
    let here = Notice::Presence { people: vec![1], anonymous: 0 };
    assert_eq!(table.notices[announced..], [here]);
}

#[test]
fn a_silent_node_is_forgotten_after_forty_seconds() {
    let mut table = clustered();
    table.disconnect(2);
    let report = |table: &mut Table, anonymous| {
        table.handle(Input::RemotePresence { node: 2, people: vec![2], anonymous });
    };
    report(&mut table, 0);
    table.wait(20_000);
    table.wait(19_999);
    let told = table.inbox[&1].len();
    assert_eq!(presence(&table).seats, [0, 1]);
    report(&mut table, 0);
    assert_eq!(table.inbox[&1].len(), told, "nothing has changed");
    report(&mut table, 1);
    assert_eq!(presence(&table).spectators, 1);
    let told = table.inbox[&1].len();
    table.wait(39_999);
    assert_eq!(table.inbox[&1].len(), told);
    report(&mut table, 1);
    table.wait(40_000);
    assert_eq!((presence(&table).seats, presence(&table).spectators), (vec![0], 0));
}

#[test]
fn who_sits_down_on_another_node_is_a_player_here() {
    let (mut here, mut there) = (
        Table::clustered(Settings::new("antiquity", 2)),
        Table::clustered(Settings::new("antiquity", 2)),
    );
    here.connect(1, 2);
    assert_eq!((presence(&here).seats, presence(&here).spectators), (vec![], 1));
    let known = there.log.len();
    there.command(2, LobbyCommand::Sit { seat: Some(1) }).unwrap();
    here.handle(Input::EntriesRead { entries: there.log[known..].to_vec() });
    assert_eq!((presence(&here).seats, presence(&here).spectators), (vec![1], 0));
}

#[test]
fn notices_that_come_late_or_twice_do_no_harm() {
    let (mut here, mut there) = (clustered(), clustered());
    for id in ["a", "b"] {
        let seat = here.awaited();
        here.act(seat, id).unwrap();
    }
    let notices = here.notices.iter().rev().filter_map(|notice| match notice {
        Notice::Entries { last, entries } => Some((*last, entries.clone())),
        Notice::Presence { .. } => None,
    });
    let (last, entries) = notices.into_iter().next().unwrap();
    there.handle(Input::RemoteEntries { last, entries });
    assert_eq!(there.reads, 1, "the first has not come yet");
    let known = there.log.len();
    there.handle(Input::EntriesRead { entries: here.log[known..].to_vec() });
    assert_eq!(there.room.state().last_n(), last);
}

/// Steps and other entries, read at once.
#[test]
fn messages_among_entries_that_are_read_move_no_sentence() {
    let (mut here, mut there) = (clustered(), clustered());
    let known = here.log.len();
    for nth in 0..10 {
        let seat = here.awaited();
        here.act(seat, &format!("{nth}")).unwrap();
        let chat = ToServer::Chat { id: format!("c{nth}"), text: "hello".to_owned() };
        here.ask(1, chat).unwrap();
    }
    there.handle(Input::EntriesRead { entries: here.log[known..].to_vec() });
    for connection in [1, 2] {
        here.hello(connection, None, Some(known as u32 - 1));
        assert_eq!(last_news(&there, connection), last_news(&here, connection));
    }
}

fn presence(table: &Table) -> protocol::Presence {
    let shown = table.inbox[&1].iter().rev().find_map(|message| match message {
        FromServer::Presence(presence) => Some(presence.clone()),
        _ => None,
    });
    shown.unwrap()
}
