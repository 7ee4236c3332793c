//! Clients whose connections end: the account was deleted, the session logged out, or the invitation revoked.

use protocol::{NotNow, RequestError, Settings, ToServer};
use room::{AccessError, Ended, Input, LobbyCommand, RoomEvent, RoomPlan, Visitor};

use crate::table::{Table, person};

fn visitor(who: i64, session: u64) -> Visitor {
    let invite = Some("invite".to_owned());
    Visitor { person: Some(person(who)), invite, session: Some(session) }
}

fn chat(id: &str, text: &str) -> ToServer {
    ToServer::Chat { id: id.to_owned(), text: text.to_owned() }
}

fn stored(table: &Table) -> String {
    format!("{:?}", table.log)
}

/// Before, only people with a seat were erased: a spectator's messages, the name of a person who had left their seat,
/// and the name of a host without a seat stayed.
#[test]
fn a_person_without_a_seat_is_erased_too() {
    let mut table = Table::new(Settings::new("antiquity", 2));
    table.enter(7, visitor(3, 1));
    table.ask(7, chat("c", "a secret")).unwrap();
    table.command(2, LobbyCommand::Sit { seat: Some(0) }).unwrap();
    table.command(2, LobbyCommand::Stand { seat: 0 }).unwrap();
    table.command(1, LobbyCommand::RevokeInvite).unwrap();
    for who in [1, 2, 3] {
        table.forget(who).unwrap();
    }
    let stored = stored(&table);
    assert!(!stored.contains("Person") && !stored.contains("a secret"), "{stored}");
    assert_eq!(table.info().host, "—");
}

/// Before, the connection stayed open: it got the seat back and chatted under the old name.
#[test]
fn who_deleted_themselves_is_gone_at_once() {
    let mut table = Table::playing(Settings::new("antiquity", 2));
    table.forget(2).unwrap();
    assert_eq!(table.closed, [2], "the connection ends");
    let before = table.log.len();
    for message in [ToServer::Back { id: "b".to_owned() }, chat("c", "I am still here")] {
        assert!(table.send(2, message).is_empty());
    }
    assert_eq!(table.log.len(), before);
    assert!(table.room.may_enter(Some(&person(2)), Some("invite")).is_err());
    let sit = table.command(2, LobbyCommand::Sit { seat: None }).unwrap_err();
    assert_eq!(sit, AccessError::NotFound);
    table.forget(2).unwrap();
    assert_eq!(table.log.len(), before, "the second time there is nothing to erase");
}

#[test]
fn a_rematch_seats_everybody_but_those_who_deleted_themselves() {
    let mut table = Table::playing(Settings::new("antiquity", 3));
    let sat = |table: &Table| {
        let plan = RoomPlan::rematch_of(table.info());
        assert_eq!(plan.rematch_of, Some(table.info().id));
        let seats = plan.events.iter().map(|event| match event {
            RoomEvent::Sat { seat, person, .. } => (*seat, *person),
            other => panic!("{other:?}"),
        });
        seats.collect::<Vec<_>>()
    };
    assert_eq!(sat(&table), [(0, 1), (1, 2), (2, 3)]);
    table.forget(2).unwrap();
    assert_eq!(sat(&table), [(0, 1), (2, 3)]);
}

#[test]
fn logging_out_ends_the_connections_of_that_session() {
    let mut table = Table::playing(Settings::new("antiquity", 2));
    table.enter(7, visitor(2, 70));
    table.enter(8, visitor(2, 80));
    table.handle(Input::ConnectionsEnded(Ended::Session(70)));
    assert_eq!(table.closed, [7], "the other device stays");
    assert!(table.send(7, chat("c", "late")).is_empty());
    let (state, told) = (Box::new(table.reread()), table.log.len() as u32);
    table.handle(Input::Reloaded { state, told });
    assert!(table.send(7, chat("c", "later")).is_empty(), "a reload does not log in again");
    table.handle(Input::ConnectionsEnded(Ended::Person(2)));
    assert_eq!(table.closed, [7, 2, 8]);
}

#[test]
fn a_revoked_invitation_ends_the_connections_that_came_by_it() {
    let mut table = Table::playing(Settings::new("antiquity", 2));
    table.enter(7, visitor(3, 1));
    table.enter(8, Visitor { invite: Some("invite".to_owned()), ..Visitor::default() });
    table.command(1, LobbyCommand::RevokeInvite).unwrap();
    assert_eq!(table.closed, [7, 8], "the players stay");
    assert!(matches!(table.events().last(), Some(RoomEvent::Invited { invite: None })));
}

/// If the commit that ended a connection fails, the connection goes on.
#[test]
fn a_connection_ends_only_when_the_reason_is_stored() {
    let mut table = Table::playing(Settings::new("antiquity", 2));
    table.enter(7, visitor(3, 1));
    let command = LobbyCommand::RevokeInvite;
    let (person, invite) = (person(1), None);
    let lost = table.outputs(Input::Command { request: 99, person, invite, command });
    assert!(!lost.is_empty());
    let (state, told) = (Box::new(table.reread()), table.log.len() as u32);
    table.handle(Input::Reloaded { state, told });
    assert!(table.closed.is_empty());
    table.ask(7, chat("c", "still here")).unwrap();
}

/// Before, one stranger could take all seats of an open room.
#[test]
fn a_stranger_takes_one_seat_of_an_open_room() {
    let mut table = Table::new(Settings { open: true, ..Settings::new("antiquity", 4) });
    let sit = |table: &mut Table, who, invite| {
        table.command_with(who, invite, LobbyCommand::Sit { seat: None })
    };
    sit(&mut table, 2, None).unwrap();
    let refused = RequestError::NotNow { because: NotNow::OneSeat };
    assert_eq!(sit(&mut table, 2, None).unwrap_err(), AccessError::Refused(refused));
    sit(&mut table, 1, None).unwrap();
    sit(&mut table, 1, None).unwrap();
    sit(&mut table, 2, Some("invite")).expect("who has the link may bring others");
}

/// Before, ten spectators who asked for all entries twenty times a second kept the room from answering other clients.
#[test]
fn asking_for_everything_again_and_again_is_limited() {
    let mut table = Table::playing(Settings::new("antiquity", 2));
    for nth in 0..60 {
        let seat = table.awaited();
        table.act(seat, &format!("{nth}")).unwrap();
    }
    let n = table.log.len() as u32;
    assert!(60 < n);
    table.enter(7, visitor(3, 1));
    let is_refused = |table: &mut Table, since| {
        let hello = ToServer::Hello {
            seat: None,
            since: Some(since),
            lang: "fr".to_owned(),
            words: true,
            table: Default::default(),
            opening: false,
        };
        let got = table.send(7, hello);
        got.iter().any(|message| matches!(message, protocol::FromServer::Refused { .. }))
    };
    assert!((0..200).all(|_| !is_refused(&mut table, 0)), "the same answer is made once");
    let refused = (0..400).filter(|nth| is_refused(&mut table, nth % 40)).count();
    assert!(250 < refused, "{refused} of 400");
    table.wait(10_000);
    assert!(!is_refused(&mut table, 1), "after a while one may ask again");
}

/// Messages of other people, and the names on the same seat before and after, stay as they were.
#[test]
fn only_the_traces_of_that_person_are_erased() {
    let mut table = Table::new(Settings::new("antiquity", 3));
    table.command(3, LobbyCommand::Sit { seat: Some(2) }).unwrap();
    table.command(3, LobbyCommand::Stand { seat: 2 }).unwrap();
    let bot = LobbyCommand::Bot { seat: 2, level: Some("random".to_owned()) };
    table.command(1, bot).unwrap();
    for who in [1, 2] {
        table.command(who, LobbyCommand::Sit { seat: None }).unwrap();
        table.connect(who as u64, who);
        table.ask(who as u64, chat("c", &format!("said by {who}"))).unwrap();
    }
    table.command(2, LobbyCommand::Ready { ready: true }).unwrap();
    table.command(1, LobbyCommand::Start).unwrap();
    let players = |table: &Table| {
        let players = table.events().into_iter().find_map(|event| match event {
            RoomEvent::Started { players, .. } => Some(players),
            _ => None,
        });
        players.unwrap().iter().map(|player| player.name.clone()).collect::<Vec<_>>()
    };
    table.forget(3).unwrap();
    assert_eq!(players(&table), ["Person 1", "Person 2", "Bot 3"]);
    table.forget(2).unwrap();
    assert_eq!(players(&table), ["Person 1", "—", "Bot 3"]);
    let stored = stored(&table);
    assert!(!stored.contains("Person 2") && !stored.contains("said by 2"), "{stored}");
    assert!(stored.contains("said by 1"));
    assert_eq!(table.reread().info().host, "Person 1");
    let names = table.room.state().record().unwrap().seats;
    assert_eq!(names[1].name, "—");
}

#[test]
fn a_person_without_traces_may_not_enter_either() {
    let mut table = Table::new(Settings::new("antiquity", 2));
    table.forget(9).unwrap();
    assert!(table.room.may_enter(Some(&person(9)), Some("invite")).is_err());
}

/// Another node stored an entry with a person's name while this one erased them.
#[test]
fn traces_that_come_later_are_erased_too() {
    let mut table = Table::clustered(Settings::new("antiquity", 2)).started();
    table.forget(2).unwrap();
    let event = RoomEvent::Chat {
        person: 2,
        name: "Person 2".to_owned(),
        account: false,
        text: "a secret".to_owned(),
        id: None,
    };
    let entry = room::LogEntry { n: table.log.len() as u32, at: 0, downtime: 0, event };
    table.log.push(entry.clone());
    table.handle(Input::EntriesRead { entries: vec![entry] });
    assert!(stored(&table).contains("a secret"));
    table.forget(2).unwrap();
    assert!(!stored(&table).contains("a secret"));
}

fn seat_shown(table: &mut Table) -> Option<u8> {
    table.send(1, ToServer::Look {});
    let shown = table.view(0);
    assert_eq!(shown.seat.is_some(), shown.view.unwrap().get("mine").is_some());
    shown.seat
}

#[test]
fn who_gives_the_seat_away_sees_no_more_than_a_spectator() {
    let mut table = Table::new(Settings::new("antiquity", 2));
    table.command(1, LobbyCommand::PlayNow { level: "random".to_owned() }).unwrap();
    table.connect(1, 1);
    assert_eq!(seat_shown(&mut table), Some(0));
    let give = || LobbyCommand::Bot { seat: 0, level: Some("random".to_owned()) };
    let told = table.room.broadcast_n();
    let (invite, command) = (None, give());
    let lost = table.outputs(Input::Command { request: 99, person: person(1), invite, command });
    assert!(!lost.is_empty());
    let state = Box::new(table.reread());
    table.handle(Input::Reloaded { state, told });
    assert_eq!(seat_shown(&mut table), Some(0), "it was not stored");

    table.command(1, give()).unwrap();
    assert_eq!(table.view(0).seat, None, "at once");
    let (state, told) = (Box::new(table.reread()), table.room.broadcast_n());
    table.handle(Input::Reloaded { state, told });
    assert_eq!(seat_shown(&mut table), None, "for good");
}
