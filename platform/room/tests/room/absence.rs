//! Clocks that run out, votes, coming back.

use engine::Seat;
use protocol::{AwayReason, Clock, FromServer, NotNow, RequestError, Settings, ToServer};
use room::{LobbyCommand, RoomEvent};

use crate::table::{MINUTE, Table, two_people};

fn vote(seat: u8) -> ToServer {
    ToServer::VoteAway { id: "vote".to_owned(), seat }
}

fn away(table: &Table, seat: u8) -> bool {
    table.info().seats[usize::from(seat)].away
}

#[test]
fn a_clock_that_runs_out_gives_the_seat_to_a_bot_until_its_owner_is_back() {
    let clock = Clock::Live { base: 60, increment: 0 };
    let mut table = Table::playing(Settings { clock, ..Settings::new("antiquity", 2) });
    let seat = table.awaited();
    let left = i64::try_from(MINUTE).unwrap();
    table.wait(MINUTE - 1);
    assert!(!away(&table, seat), "a millisecond is left of {left}");
    table.wait(1);
    assert!(away(&table, seat));
    let event = table.events().into_iter().rev().find(|it| matches!(it, RoomEvent::Away { .. }));
    assert_eq!(event, Some(&RoomEvent::Away { seat, why: AwayReason::Time }));
    let back = ToServer::Back { id: "b".to_owned() };
    table.ask(u64::from(seat) + 1, back).unwrap();
    assert!(!away(&table, seat));
}

/// The clock of a player for whom a bot plays stands still.
#[test]
fn no_clock_runs_for_the_absent() {
    let clock = Clock::Live { base: 60, increment: 0 };
    let mut table = Table::playing(Settings { clock, ..Settings::new("antiquity", 2) });
    let seat = table.awaited();
    table.command(i64::from(seat) + 1, LobbyCommand::Stand { seat }).unwrap();
    let clocks = table.inbox.values().flatten().rev().find_map(|message| match message {
        FromServer::Clocks { clocks } => Some(clocks.clone()),
        _ => None,
    });
    let clocks = clocks.unwrap();
    assert!(!clocks[usize::from(seat)].runs, "{clocks:?}");
}

#[test]
fn only_a_player_who_was_long_absent_can_be_voted_away() {
    let mut table = two_people();
    let not_away = RequestError::NotNow { because: NotNow::NotAway };
    assert_eq!(table.ask(1, vote(1)).unwrap_err(), not_away, "connected");
    table.disconnect(2);
    table.wait(MINUTE - 1);
    assert_eq!(table.ask(1, vote(1)).unwrap_err(), not_away, "not long enough");
    table.wait(1);
    table.ask(1, vote(1)).unwrap();
    assert!(away(&table, 1));
    let again = ToServer::VoteAway { id: "again".to_owned(), seat: 1 };
    assert_eq!(table.ask(1, again).unwrap_err(), not_away, "a bot plays already");
    table.connect(2, 2);
    assert!(!away(&table, 1), "coming back is enough");
}

/// Planted before: half of the votes were enough.
#[test]
fn more_than_half_of_the_others_must_vote() {
    let mut table = Table::playing(Settings::new("antiquity", 3));
    table.disconnect(3);
    table.wait(MINUTE);
    table.ask(1, vote(2)).unwrap();
    assert!(!away(&table, 2), "one of two is half");
    let entries = table.log.len();
    table.ask(1, ToServer::VoteAway { id: "again".to_owned(), seat: 2 }).unwrap();
    assert!(!away(&table, 2), "a second vote of one player counts once");
    assert_eq!(table.log.len(), entries, "and is no entry");
    table.ask(2, vote(2)).unwrap();
    assert!(away(&table, 2));
}

/// A player who is away cannot agree, so the others cannot go back over steps whose results they have seen.
#[test]
fn nobody_goes_back_while_somebody_is_away() {
    let mut table = Table::playing(Settings::new("antiquity", 3));
    table.play_until(0);
    table.act(0, "mine").unwrap();
    table.command(3, LobbyCommand::Stand { seat: 2 }).unwrap();
    let ask = || ToServer::AskUndo { id: "a".to_owned(), seat: None };
    let refused = table.ask(1, ask()).unwrap_err();
    assert_eq!(refused, RequestError::NotNow { because: NotNow::SomebodyAway });
    table.ask(3, ToServer::Back { id: "b".to_owned() }).unwrap();
    table.ask(1, ask()).unwrap();
    assert_eq!(table.view(0).asked.unwrap().waits_for, [1, 2]);
}

/// If a player leaves while a request is open, the answers of the others do not grant it.
#[test]
fn who_leaves_takes_their_consent_along() {
    let mut table = Table::playing(Settings::new("antiquity", 3));
    table.play_until(0);
    table.act(0, "mine").unwrap();
    table.ask(1, ToServer::AskUndo { id: "a".to_owned(), seat: None }).unwrap();
    table.command(3, LobbyCommand::Stand { seat: 2 }).unwrap();
    table.ask(2, ToServer::AnswerUndo { id: "y".to_owned(), yes: true }).unwrap();
    assert!(!table.events().iter().any(|event| matches!(event, RoomEvent::Rewound { .. })));
}

/// Against bots a player goes back alone, and the match no longer counts.
#[test]
fn going_back_alone_makes_a_match_practice() {
    let mut table = Table::new(Settings::new("antiquity", 2));
    table.command(1, LobbyCommand::PlayNow { level: "random".to_owned() }).unwrap();
    table.connect(1, 1);
    for _ in 0..100 {
        table.wait(1);
    }
    assert_eq!(table.awaited(), 0);
    table.act(0, "mine").unwrap();
    assert!(!table.info().practice);
    table.ask(1, ToServer::AskUndo { id: "a".to_owned(), seat: None }).unwrap();
    assert!(table.info().practice);
    assert!(table.reread().info().practice, "the log says so");
}

/// A vote counts for one absence of one player only.
#[test]
fn votes_end_when_the_player_is_back_and_others_leave_them_as_they_are() {
    let mut table = Table::playing(Settings::new("antiquity", 4));
    let vote = |table: &mut Table, connection: u64, id: &str| {
        let id = format!("{id}{connection}");
        table.ask(connection, ToServer::VoteAway { id, seat: 3 }).unwrap();
    };
    table.disconnect(4);
    table.wait(MINUTE);
    vote(&mut table, 1, "first");
    table.command(3, LobbyCommand::Stand { seat: 2 }).unwrap();
    table.ask(3, ToServer::Back { id: "back".to_owned() }).unwrap();
    vote(&mut table, 2, "first");
    assert!(away(&table, 3), "two of three");
    table.connect(4, 4);
    assert!(!away(&table, 3));
    table.disconnect(4);
    table.wait(MINUTE);
    vote(&mut table, 2, "then");
    assert!(!away(&table, 3), "the votes of before no longer count");
}

#[test]
fn a_players_clock_gets_its_increment_and_runs_again_after_a_return() {
    let clock = Clock::Live { base: 60, increment: 5 };
    let mut table = Table::playing(Settings { clock, ..Settings::new("antiquity", 2) });
    let seat = table.awaited();
    let clock = |table: &Table| table.room.state().clocks(table.now.playing())[usize::from(seat)];
    table.later(1_000);
    table.act(seat, "a").unwrap();
    assert_eq!(clock(&table).left, 64_000);
    table.play_until(seat);
    table.command(i64::from(seat) + 1, LobbyCommand::Stand { seat }).unwrap();
    assert!(!clock(&table).runs, "a bot plays");
    table.ask(u64::from(seat) + 1, ToServer::Back { id: "b".to_owned() }).unwrap();
    assert!(clock(&table).runs);
}

fn timed_by_the_house(clock: Clock) -> Table {
    let options = serde_json::json!({ "minutes": "5" });
    Table::playing(Settings { options, clock, ..Settings::new("fabulous", 3) })
}

/// The rules have no clock: the house says that time is up (FAB-51), once.
#[test]
fn the_house_says_once_that_time_is_up() {
    let called = |table: &Table| {
        let house = |event: &&&RoomEvent| event.step_seat() == Some(Seat::HOUSE.0);
        table.events().iter().filter(house).count()
    };
    let mut table = timed_by_the_house(Clock::Untimed);
    table.wait(5 * MINUTE - 1);
    assert_eq!(called(&table), 0);
    assert_eq!(table.room.next_timeout(table.now), table.now.monotonic + 1);
    table.wait(1);
    assert_eq!(called(&table), 1);
    table.wait(1);
    table.wait(5 * MINUTE);
    assert_eq!(called(&table), 1);
    let mut table = timed_by_the_house(Clock::Correspondence { hours: 24 });
    table.wait(10 * MINUTE);
    assert_eq!(called(&table), 0, "by correspondence there is no such limit");
}
