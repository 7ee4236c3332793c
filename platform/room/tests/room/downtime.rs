//! Downtime: the server is down, the store is unavailable, or a clock is set. Players' clocks stand still.

use protocol::{AwayReason, Clock, FromServer, SeatClock, Settings, ToServer};
use room::{Input, LEASE, LobbyCommand, Output, RoomEvent, State};

use crate::table::{MINUTE, Table};

fn timed() -> Settings {
    let clock = Clock::Live { base: 60, increment: 0 };
    Settings { clock, ..Settings::new("antiquity", 2) }
}

fn is_away(table: &Table, seat: u8) -> bool {
    table.info().seats[usize::from(seat)].away
}

fn clocks(table: &Table, connection: u64) -> Vec<SeatClock> {
    let shown = table.inbox[&connection].iter().rev().find_map(|message| match message {
        FromServer::Clocks { clocks } => Some(clocks.clone()),
        _ => None,
    });
    shown.unwrap()
}

/// Before, the clock of the player to move ran out while the server was down.
#[test]
fn clocks_stand_still_while_the_server_is_down() {
    let mut table = Table::playing(timed());
    let seat = table.awaited();
    table.wait(MINUTE / 2);
    let down = 60 * MINUTE as i64;
    table.restart(down, down);
    table.connect(1, 1);
    assert_eq!(clocks(&table, 1)[usize::from(seat)].left, 30_000, "as before");
    table.wait(MINUTE / 2 - 1);
    assert!(!is_away(&table, seat));
    table.wait(1);
    assert!(is_away(&table, seat), "the rest of the time counts");
    let event = table.events().into_iter().find(|it| matches!(it, RoomEvent::Away { .. }));
    assert_eq!(event, Some(&RoomEvent::Away { seat, why: AwayReason::Time }));
}

/// The log has the downtime, so every node reads the same clocks.
#[test]
fn downtime_is_part_of_the_log() {
    let mut table = Table::playing(timed());
    let seat = table.awaited();
    table.now.downtime += 5_000;
    table.now.wall += 5_000;
    table.wait(10_000);
    table.act(seat, "a").unwrap();
    assert_eq!(table.log.last().unwrap().downtime, 5_000);
    let left = |state: &State| state.clocks(table.now.playing())[usize::from(seat)].left;
    assert_eq!(left(&table.reread()), 50_000);
    assert_eq!(left(table.room.state()), 50_000);
}

/// A server that was killed counts from its last heartbeat, after which entries may have been stored. Before, clients were
/// not told that the clocks stood still until then.
#[test]
fn clocks_never_go_back() {
    let mut table = Table::playing(timed());
    let seat = table.awaited();
    table.wait(10_000);
    table.act(seat, "a").unwrap();
    let next = usize::from(table.awaited());
    let left = |table: &Table| clocks(table, 1)[next].left;
    let before = left(&table);
    table.restart(MINUTE as i64, MINUTE as i64 + 4_000);
    table.connect(1, 1);
    assert_eq!(left(&table), before, "not more than before");
    assert_eq!(table.room.next_timeout(table.now), table.now.monotonic + 4_000);
    let told = table.inbox[&1].len();
    table.wait(4_000);
    assert_eq!((left(&table), table.inbox[&1].len()), (before, told + 1), "now they go on");
    table.wait(1_000);
    table.connect(1, 1);
    assert_eq!(left(&table), before - 1_000);
}

/// All machines sleep for an hour. Another node knows it by its heartbeat and has stored an entry; this node does not
/// know it yet. Before, its players lost an hour.
#[test]
fn nodes_may_hear_of_a_downtime_one_after_another() {
    let mut table = Table::clustered(timed()).started();
    let (seat, stale) = (table.awaited(), table.now);
    let slept = 60 * MINUTE as i64;
    table.now.wall += slept;
    table.now.downtime += slept;
    table.act(seat, "a").unwrap();
    table.now = stale;
    let seat = table.awaited();
    table.act(seat, "b").unwrap();
    table.now.wall += slept;
    table.now.downtime += slept;
    table.wait(MINUTE / 2);
    assert!((0..2).all(|seat| !is_away(&table, seat)));
}

#[test]
fn clients_see_the_clocks_anew_after_a_downtime() {
    let mut table = Table::playing(timed());
    let seat = usize::from(table.awaited());
    table.wait(10_000);
    let before = table.inbox[&1].len();
    table.now.downtime += 8_000;
    table.wait(0);
    assert_eq!(table.inbox[&1].len(), before + 1, "the clocks and nothing else");
    assert_eq!(clocks(&table, 1)[seat].left, 58_000);
    table.now.downtime += 999;
    table.wait(0);
    assert_eq!(table.inbox[&1].len(), before + 1, "less than a second is not worth it");
    table.now.downtime += 1;
    table.wait(0);
    assert_eq!(table.inbox[&1].len(), before + 2);

    let mut untimed = Table::playing(Settings::new("antiquity", 2));
    let before = untimed.inbox[&1].len();
    untimed.later(10_000);
    untimed.now.downtime += 8_000;
    untimed.wait(0);
    assert_eq!(untimed.inbox[&1].len(), before, "there are no clocks");
}

/// Deadlines in the index are in wall-clock time, so downtime moves them.
#[test]
fn the_deadline_in_the_index_moves_with_the_downtime() {
    let mut table = Table::playing(timed());
    let deadline = |outputs: &[Output]| {
        outputs.iter().find_map(|output| match output {
            Output::Commit(commit) => commit.index.as_ref()?.row.deadline,
            _ => None,
        })
    };
    let before = deadline(&table.outputs(Input::WriteIndex)).unwrap();
    table.now.downtime += 8_000;
    table.now.wall += 8_000;
    table.now.monotonic += 8_000;
    table.outputs(Input::Tick);
    assert_eq!(deadline(&table.outputs(Input::Tick)), Some(before + 8_000));
}

/// Before, the clients of a room were told four times a second that the store is unavailable.
#[test]
fn waiting_is_told_once() {
    let mut table = Table::playing(timed());
    let waiting = |table: &Table| {
        table.inbox[&1].iter().filter(|it| matches!(it, FromServer::Waiting)).count()
    };
    for _ in 0..3 {
        table.handle(Input::StoreUnavailable);
    }
    assert_eq!(waiting(&table), 1);
    table.wait(1);
    table.handle(Input::StoreUnavailable);
    assert_eq!(waiting(&table), 2, "the next time it is told again");
}

/// A live node keeps its lease although a bot thinks for longer than a lease lasts. A node that was killed loses it
/// after three seconds; before, after ten.
#[test]
fn a_lease_is_short_and_renewed_while_a_bot_thinks() {
    assert_eq!(LEASE, 3_000);
    let mut table = Table::clustered(Settings::new("antiquity", 2));
    let play = LobbyCommand::PlayNow { level: "apprentice".to_owned() };
    table.command(1, play).unwrap();
    let ends = |outputs: &[Output]| {
        outputs.iter().rev().find_map(|output| match output {
            Output::Commit(commit) => commit.index.as_ref()?.row.leased_until,
            _ => None,
        })
    };
    // The bot is asked and does not answer.
    for _ in 0..20 {
        let outputs = table.outputs(Input::Tick);
        if outputs.iter().any(|output| matches!(output, Output::AskBot { .. })) {
            break;
        }
        table.connect(1, 1);
        let seat = table.awaited();
        if seat == 0 && !table.view(0).offers.is_empty() {
            let code = table.view(0).offers[0].code;
            let n = table.room.state().last_n();
            let message = crate::table::act(&format!("{n}"), n, code);
            let outputs = table.outputs(Input::Message { connection: 1, message });
            table.carry_out(outputs);
        }
    }
    let mut renewals = 0;
    for _ in 0..10 {
        table.now.wall += 1_000;
        table.now.monotonic += 1_000;
        let due = table.room.next_timeout(table.now) <= table.now.monotonic;
        let outputs = table.outputs(Input::Tick);
        if let Some(until) = ends(&outputs) {
            assert!(due, "the room asks to be woken for it");
            assert_eq!(until, table.now.wall + LEASE as i64);
            renewals += 1;
        }
    }
    assert!(3 <= renewals, "{renewals} renewals in ten seconds");
}

/// Requests to go back, answers, votes and returns are carried out once and answered the same way.
#[test]
fn every_request_has_a_key() {
    let mut table = Table::playing(Settings::new("antiquity", 2));
    table.play_until(0);
    table.act(0, "mine").unwrap();
    let ask = || ToServer::AskUndo { id: "ask".to_owned(), seat: None };
    let asked = table.ask(1, ask()).unwrap();
    assert_eq!(table.ask(1, ask()), Ok(asked));
    let no = || ToServer::AnswerUndo { id: "no".to_owned(), yes: false };
    let answered = table.ask(2, no()).unwrap();
    assert_eq!(table.ask(2, no()), Ok(answered));
    table.disconnect(2);
    table.wait(MINUTE);
    let vote = || ToServer::VoteAway { id: "vote".to_owned(), seat: 1 };
    let voted = table.ask(1, vote()).unwrap();
    assert_eq!(table.ask(1, vote()), Ok(voted));
    table.connect(2, 2);
    table.command(2, LobbyCommand::Stand { seat: 1 }).unwrap();
    let back = || ToServer::Back { id: "back".to_owned() };
    let returned = table.ask(2, back()).unwrap();
    table.command(2, LobbyCommand::Stand { seat: 1 }).unwrap();
    assert_eq!(table.ask(2, back()), Ok(returned));
    assert!(is_away(&table, 1), "the second time it changes nothing");
}

/// A commit may be stored and its answer lost. The outputs after it are sent when the store answers again, with old
/// clocks. Before, clients kept these.
#[test]
fn clocks_are_shown_again_when_the_store_is_back() {
    let mut table = Table::playing(timed());
    let seat = usize::from(table.awaited());
    table.handle(Input::StoreUnavailable);
    table.now.wall += 13_000;
    table.now.monotonic += 13_000;
    assert_eq!(table.room.next_timeout(table.now), table.now.monotonic, "at once");
    table.handle(Input::Tick);
    assert_eq!(clocks(&table, 1)[seat].left, 60_000 - 13_000);
}
