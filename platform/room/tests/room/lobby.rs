//! Seats, invitations and the start.

use protocol::{NotNow, RequestError, Settings, Sitter};
use room::{AccessError, LobbyCommand, RoomEvent, RoomPlan};

use crate::table::{Table, person};

fn refused(because: NotNow) -> AccessError {
    AccessError::Refused(RequestError::NotNow { because })
}

#[test]
fn a_seat_is_taken_once_and_left_by_its_owner_or_the_host() {
    let mut table = Table::new(Settings::new("antiquity", 2));
    table.command(2, LobbyCommand::Sit { seat: Some(0) }).unwrap();
    let taken = table.command(3, LobbyCommand::Sit { seat: Some(0) }).unwrap_err();
    assert_eq!(taken, refused(NotNow::SeatTaken));
    table.command(3, LobbyCommand::Sit { seat: None }).unwrap();
    let full = table.command(4, LobbyCommand::Sit { seat: None }).unwrap_err();
    assert_eq!(full, refused(NotNow::NoSeatFree));
    let other = table.command(3, LobbyCommand::Stand { seat: 0 }).unwrap_err();
    assert_eq!(other, refused(NotNow::NotHost));
    table.command(1, LobbyCommand::Stand { seat: 0 }).unwrap();
    assert_eq!(table.info().seats[0].sitter, Sitter::Nobody);
}

#[test]
fn the_host_starts_when_every_seat_is_taken_and_ready() {
    let mut table = Table::new(Settings::new("antiquity", 2));
    table.command(1, LobbyCommand::Sit { seat: Some(0) }).unwrap();
    let empty = table.command(1, LobbyCommand::Start).unwrap_err();
    assert_eq!(empty, refused(NotNow::SeatsEmpty));
    table.command(2, LobbyCommand::Sit { seat: Some(1) }).unwrap();
    assert_eq!(table.command(1, LobbyCommand::Start).unwrap_err(), refused(NotNow::NotReady));
    table.command(2, LobbyCommand::Ready { ready: true }).unwrap();
    assert_eq!(table.command(2, LobbyCommand::Start).unwrap_err(), refused(NotNow::NotHost));
    table.command(1, LobbyCommand::Start).unwrap();
    assert!(matches!(table.events().last(), Some(RoomEvent::Started { .. })));
    assert_eq!(table.command(1, LobbyCommand::Start).unwrap_err(), refused(NotNow::Started));
}

/// A guest may have the name of a person with an account: what clients receive tells them apart.
#[test]
fn people_with_an_account_are_marked() {
    let mut table = Table::playing(Settings::new("antiquity", 2));
    let seats = |table: &Table| table.info().seats.iter().map(|it| it.account).collect::<Vec<_>>();
    assert_eq!(seats(&table), [true, false], "person 1 has one");
    assert_eq!(table.reread().info(), table.info(), "the log says so");
    for (connection, account) in [(1, true), (2, false)] {
        let (id, text) = (format!("c{connection}"), "hello".to_owned());
        table.ask(connection, protocol::ToServer::Chat { id, text }).unwrap();
        let said = format!("{:?}", table.inbox[&2].last().unwrap());
        assert_eq!(said.contains("account: true"), account, "{said}");
    }
    table.forget(1).unwrap();
    assert_eq!(seats(&table), [false, false], "who deleted themselves has none");
    assert_eq!(table.reread().info(), table.info());
}

/// Planted before: a person could unseat another during the match, and a bot could take a person's seat.
#[test]
fn nobody_else_takes_a_players_seat_during_the_match() {
    let mut table = Table::playing(Settings::new("antiquity", 2));
    let not_yours = AccessError::Refused(RequestError::NotYourSeat);
    for who in [1, 3] {
        let stand = table.command(who, LobbyCommand::Stand { seat: 1 }).unwrap_err();
        assert_eq!(stand, not_yours);
        let bot = LobbyCommand::Bot { seat: 1, level: Some("random".to_owned()) };
        assert_eq!(table.command(who, bot).unwrap_err(), not_yours);
    }
    let own = LobbyCommand::Bot { seat: 0, level: Some("random".to_owned()) };
    assert_eq!(table.command(1, own).unwrap_err(), refused(NotNow::OthersPlay));
}

/// Planted before: after the link was revoked every client could enter, because `None` equals `None`.
#[test]
fn without_an_invitation_only_those_who_belong_may_enter() {
    let mut table = Table::new(Settings::new("antiquity", 2));
    let stranger = person(9);
    assert!(table.room.may_enter(Some(&stranger), Some("invite")).is_ok());
    assert!(table.room.may_enter(Some(&stranger), Some("other")).is_err());
    assert!(table.room.may_enter(Some(&stranger), None).is_err());
    table.command(1, LobbyCommand::RevokeInvite).unwrap();
    assert!(table.room.may_enter(Some(&stranger), Some("invite")).is_err());
    assert!(table.room.may_enter(Some(&stranger), None).is_err());
    assert!(table.room.may_enter(None, None).is_err());
    assert!(table.room.may_enter(Some(&person(1)), None).is_ok(), "the host may");
}

/// Planted before: the secret, which is the seed if no player adds words, was shown as soon as the match had begun.
#[test]
fn secret_and_seed_are_shown_only_after_the_end() {
    let mut table = Table::new(Settings::new("antiquity", 2));
    let deal = table.info().deal;
    assert_eq!((deal.secret, deal.seed, deal.commitment), (None, None, None));
    table.command(1, LobbyCommand::PlayNow { level: "random".to_owned() }).unwrap();
    let deal = table.info().deal;
    assert_eq!((deal.secret, deal.seed), (None, None));
    assert_eq!(deal.commitment.as_deref(), Some(deal.secret_commitment.as_str()));
    table.connect(1, 1);
    for nth in 0..2000 {
        if table.room.state().is_over() {
            let deal = table.info().deal;
            assert!(deal.secret.is_some() && deal.secret == deal.seed);
            return;
        }
        match table.view(0).offers.is_empty() {
            true => table.wait(1),
            false => drop(table.act(0, &format!("{nth}")).unwrap()),
        }
    }
    panic!("the match did not end");
}

#[test]
fn texts_of_players_change_the_seed() {
    let mut table = Table::new(Settings::new("antiquity", 2));
    table.command(1, LobbyCommand::Sit { seat: Some(0) }).unwrap();
    let salt = LobbyCommand::Salt { seat: 0, salt: "luck".to_owned() };
    assert!(table.command(2, salt.clone()).is_err(), "only one's own seat");
    let long = |n| LobbyCommand::Salt { seat: 0, salt: "é".repeat(n) };
    let too_long = table.command(1, long(room::MAX_SALT + 1)).unwrap_err();
    assert_eq!(too_long, refused(NotNow::TooLong));
    table.command(1, long(room::MAX_SALT)).unwrap();
    table.command(1, salt).unwrap();
    let bot = LobbyCommand::Bot { seat: 1, level: Some("random".to_owned()) };
    table.command(1, bot).unwrap();
    table.command(1, LobbyCommand::Start).unwrap();
    let deal = table.info().deal;
    assert_ne!(deal.commitment, Some(deal.secret_commitment));
}

#[test]
fn a_person_who_deletes_their_account_leaves_no_name() {
    let mut table = Table::playing(Settings::new("antiquity", 2));
    let chat = protocol::ToServer::Chat { id: "c".to_owned(), text: "a secret".to_owned() };
    table.ask(2, chat).unwrap();
    table.command(2, LobbyCommand::Forget).unwrap();
    assert!(table.info().seats[1].away, "a bot plays on");
    table.hello(1, None, Some(0));
    let seen = serde_json::to_string(table.inbox[&1].last_chunk::<6>().unwrap()).unwrap();
    assert!(!seen.contains("Person 2") && !seen.contains("a secret"), "{seen}");
}

/// Found by simulation: after the end, other clients kept a table with the erased name until they asked for it again.
#[test]
fn a_deleted_name_leaves_the_tables_of_others_at_once() {
    let mut table = Table::playing(Settings::new("fabulous", 3)).played_to_the_end();
    let named = |table: &Table| serde_json::to_string(&table.view(0)).unwrap().contains("Person 2");
    assert!(named(&table));
    table.command(2, LobbyCommand::Forget).unwrap();
    assert!(!named(&table));
}

/// Settings that a host changes before the start.
fn other_settings(seats: u8) -> Settings {
    let mut settings = Settings::new("antiquity", seats);
    settings.clock = protocol::Clock::Correspondence { hours: 24 };
    settings.options = serde_json::json!({ "power_cards": true });
    settings
}

fn change(settings: Settings) -> LobbyCommand {
    LobbyCommand::Settings { settings }
}

#[test]
fn the_host_changes_the_settings_until_the_start() {
    let mut table = Table::new(Settings::new("antiquity", 2));
    for who in [1, 2] {
        table.command(who, LobbyCommand::Sit { seat: None }).unwrap();
        table.command(who, LobbyCommand::Ready { ready: true }).unwrap();
    }
    table.connect(2, 2);
    let stranger = table.command(2, change(other_settings(3))).unwrap_err();
    assert_eq!(stranger, refused(NotNow::NotHost));
    table.command(1, change(other_settings(3))).unwrap();
    let info = table.info();
    assert_eq!(info.settings, other_settings(3));
    let ready: Vec<bool> = info.seats.iter().map(|seat| seat.ready).collect();
    assert_eq!(ready, [false; 3], "people agreed to other settings");
    assert!(matches!(info.seats[1].sitter, Sitter::Person { person: 2, .. }), "seats stay");
    assert_eq!(table.reread().info(), info, "the log says so");
    let told = format!("{:?}", table.inbox[&2]);
    let names = r#"Settings { changed: ["clock", "seats"], options: ["power_cards"] }"#;
    assert!(told.contains(names), "everybody is told what changed: {told}");

    let entries = table.log.len();
    table.command(1, change(other_settings(3))).unwrap();
    assert_eq!(table.log.len(), entries, "the same settings are no change");

    let bot = LobbyCommand::Bot { seat: 2, level: Some("random".to_owned()) };
    table.command(1, bot).unwrap();
    table.command(2, LobbyCommand::Ready { ready: true }).unwrap();
    table.command(1, LobbyCommand::Start).unwrap();
    let started = table.command(1, change(other_settings(4))).unwrap_err();
    assert_eq!(started, refused(NotNow::Started));
    let day = 24 * 3_600_000;
    assert!(table.room.state().clocks(0).iter().all(|clock| clock.left == day), "the new clock");
}

#[test]
fn settings_that_make_no_match_are_refused() {
    let mut table = Table::new(Settings::new("antiquity", 3));
    table.command(2, LobbyCommand::Sit { seat: Some(2) }).unwrap();
    table.command(1, LobbyCommand::Bot { seat: 1, level: Some("random".to_owned()) }).unwrap();
    let taken = table.command(1, change(other_settings(2))).unwrap_err();
    assert_eq!(taken, refused(NotNow::SeatTaken), "a person would lose their seat");
    let other_game = table.command(1, change(Settings::new("quarry", 3))).unwrap_err();
    assert_eq!(other_game, refused(NotNow::BadSettings));
    let crowd = table.command(1, change(Settings::new("antiquity", 9))).unwrap_err();
    assert!(matches!(crowd, AccessError::Refused(RequestError::Malformed { .. })), "{crowd:?}");
    table.command(2, LobbyCommand::Stand { seat: 2 }).unwrap();
    table.command(1, change(other_settings(2))).unwrap();
    assert_eq!(table.info().seats.len(), 2);
    assert!(matches!(table.info().seats[1].sitter, Sitter::Bot { .. }), "bots keep their seats");
}

#[test]
fn a_rematch_is_made_by_the_players_of_a_finished_match() {
    let mut table = Table::playing(Settings::new("antiquity", 2));
    let again = |table: &mut Table, who| {
        table.command(who, LobbyCommand::Rematch { room: "other".to_owned() })
    };
    assert_eq!(again(&mut table, 1).unwrap_err(), refused(NotNow::NotOver));
    let mut table = table.played_to_the_end();
    assert_eq!(again(&mut table, 3).unwrap_err(), refused(NotNow::NotSeated));
    again(&mut table, 2).unwrap();
    assert_eq!(table.info().rematch.as_deref(), Some("other"));
}

/// Places and points feed the statistics; practice does not count.
#[test]
fn the_index_has_the_places_of_a_match_that_counts() {
    let places = |table: &Table| {
        let members = table.room.state().index_update(0).members;
        members
            .iter()
            .map(|it| (it.person, it.place.is_some(), it.points.is_some()))
            .collect::<Vec<_>>()
    };
    let table = Table::playing(Settings::new("antiquity", 2));
    assert_eq!(places(&table), vec![(1, false, false), (2, false, false)]);
    assert_eq!(places(&table.played_to_the_end()), vec![(1, true, true), (2, true, true)]);
    let plan = RoomPlan::checked(Settings::new("antiquity", 2), Some("words".to_owned()));
    let practice = Table::of_plan(plan.unwrap()).started().played_to_the_end();
    assert_eq!(places(&practice), vec![(1, false, false), (2, false, false)]);
}
