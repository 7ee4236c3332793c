//! How rooms begin: settings, words that fix a deal, records, branches.

use protocol::{Clock, Origin, RequestError, Settings, Sitter};
use room::{LobbyCommand, MAX_SALT, RoomEvent, RoomPlan, State, branch};
use serde_json::json;

use crate::table::{Table, person, two_people};

fn open_room() -> Settings {
    Settings { open: true, ..Settings::new("antiquity", 2) }
}

#[test]
fn words_fix_the_deal_of_a_practice_room_that_no_list_shows() {
    let free = RoomPlan::checked(open_room(), None).unwrap();
    assert!(free.settings.open && free.practice.is_none());
    let fixed = RoomPlan::checked(open_room(), Some(" our words ".to_owned())).unwrap();
    assert!(!fixed.settings.open);
    let (origin, seed) = fixed.practice.unwrap();
    assert_eq!(origin, Origin::Words { words: "our words".to_owned() });
    assert_eq!(seed, engine::Seed::of_words("our words"));
    let words = |n| RoomPlan::checked(open_room(), Some("é".repeat(n)));
    assert!(words(MAX_SALT).is_ok());
    for n in [0, MAX_SALT + 1] {
        assert!(matches!(words(n), Err(RequestError::Malformed { .. })), "{n}");
    }
}

#[test]
fn clocks_are_neither_too_short_nor_too_long() {
    let day = 86_400;
    let live = |base, increment| Clock::Live { base, increment };
    let cases = [
        (live(9, 0), false),
        (live(10, day), true),
        (live(day, 0), true),
        (live(day + 1, 0), false),
        (live(60, day + 1), false),
        (Clock::Correspondence { hours: 0 }, false),
        (Clock::Correspondence { hours: 720 }, true),
        (Clock::Correspondence { hours: 721 }, false),
    ];
    for (clock, possible) in cases {
        let plan = RoomPlan::checked(Settings { clock, ..open_room() }, None);
        assert_eq!(plan.is_ok(), possible, "{clock:?}");
    }
}

#[test]
fn a_new_room_is_in_the_index_at_once() {
    let now = room::Now { wall: 9, monotonic: 0, downtime: 0 };
    let plan = RoomPlan::new(open_room());
    let created = plan.create("room", person(4), engine::Seed([7; 32]), "invite", now);
    let (state, commit) = created.unwrap();
    let row = commit.index.unwrap().row;
    assert_eq!((row.info, row.n_entries, row.changed), (state.info(), 2, 9));
    assert_eq!(state.host(), 4);
    assert_eq!((state.id().as_str(), state.n_seats()), ("room", 2));
}

#[test]
fn a_record_becomes_a_room_whose_seats_are_given_to_people() {
    let options = json!({ "power_cards": true });
    let settings = Settings { options, ..Settings::new("antiquity", 2) };
    let mut table = Table::playing(settings);
    for nth in 0..6 {
        let seat = table.awaited();
        table.act(seat, &format!("{nth}")).unwrap();
    }
    let record = table.room.state().record().unwrap();
    let (mut state, commit) = State::import("copy", &record, 5).unwrap();
    assert_eq!(state.info().settings.options, record.options);
    assert_eq!(record.options["power_cards"], json!(true));
    assert_eq!(state.record().unwrap().steps, record.steps);
    let entries = commit.entries.len() as u32;
    let commit = state.adopt_seat(1, person(4), 6);
    let [entry] = &commit.entries[..] else { panic!("{commit:?}") };
    assert_eq!((entry.n, entry.at), (entries, 6));
    assert!(matches!(entry.event, RoomEvent::Adopted { seat: 1, person: 4, .. }));
    let index = commit.index.unwrap();
    assert_eq!(index.members.iter().map(|it| (it.person, it.seat)).collect::<Vec<_>>(), [(4, 1)]);
    assert_eq!(state.record().unwrap().seats[1].name, person(4).name);
    let mut other = record;
    other.rules += 1;
    assert!(State::import("copy", &other, 5).is_err());
}

/// A person plays on from a step of a match, at any seat; bots play the others.
#[test]
fn a_branch_begins_with_the_steps_of_another_match() {
    let mut table = two_people();
    for nth in 0..6 {
        let seat = table.awaited();
        table.act(seat, &format!("{nth}")).unwrap();
    }
    let record = table.room.state().record().unwrap();
    let level = Some("random".to_owned());
    assert!(branch("room", &record, 4, 1, Some("?".to_owned()), &person(1)).is_err());
    let mut branched = Table::of_plan(branch("room", &record, 4, 1, level, &person(1)).unwrap());
    let again = branched.room.state().record().unwrap();
    assert_eq!(again.steps, record.steps[..4]);
    let bots: Vec<_> = again.seats.iter().map(|player| player.bot.is_some()).collect();
    assert_eq!(bots, [true, false]);
    let info = branched.info();
    assert_eq!(info.origin, Some(Origin::Branch { room: "room".to_owned(), step: 4 }));
    assert!(matches!(info.seats[1].sitter, Sitter::Person { person: 1, .. }));
    assert!(matches!(info.seats[0].sitter, Sitter::Bot { .. }), "{info:?}");
    let salt = LobbyCommand::Salt { seat: 1, salt: "luck".to_owned() };
    assert!(branched.command(1, salt).is_err(), "the deal is made");
}
