//! Frozen matches: what clients see of them, and how they end.

use engine::{AnyMatch, Digest, Seat};
use protocol::{NotNow, RequestError, RoomState, Settings, ToServer, What};
use room::{AccessError, Archive, LobbyCommand, LogEntry, RoomEvent, State, Unplayable};

use crate::table::{Table, act, translators, two_people};

/// A match of two people, with an action that was taken back, and one that was taken back by consent.
fn played() -> Table {
    let mut table = two_people();
    let mut undone = false;
    for nth in 0..40 {
        let seat = table.awaited();
        table.act(seat, &format!("{nth}")).unwrap();
        if table.view(seat).undo && !undone {
            let seen = table.room.state().last_n();
            let undo = ToServer::Undo { id: "undo".to_owned(), seen, seat: None };
            table.ask(u64::from(seat) + 1, undo).unwrap();
            undone = true;
        }
    }
    assert!(undone);
    let ask = ToServer::AskUndo { id: "ask".to_owned(), seat: None };
    table.ask(1, ask).unwrap();
    table.ask(2, ToServer::AnswerUndo { id: "yes".to_owned(), yes: true }).unwrap();
    let seat = table.awaited();
    table.act(seat, "last").unwrap();
    table
}

/// The same log, with a version of the rules that this program does not have.
fn of_another_version(mut log: Vec<LogEntry>) -> Vec<LogEntry> {
    for entry in &mut log {
        if let RoomEvent::Started { rules, .. } = &mut entry.event {
            *rules += 1;
        }
    }
    log
}

/// The same log, with another digest after this step.
fn with_other_digest(mut log: Vec<LogEntry>, nth: usize) -> Vec<LogEntry> {
    let steps = log.iter_mut().filter_map(|entry| match &mut entry.event {
        RoomEvent::Act { digest, .. } | RoomEvent::Undo { digest, .. } => Some(digest),
        _ => None,
    });
    let digest = steps.into_iter().nth(nth).unwrap();
    *digest = Digest(digest.0 ^ 1);
    log
}

fn read(log: Vec<LogEntry>) -> State {
    State::from_log("room", log).unwrap()
}

fn shown_steps(state: &State) -> Option<usize> {
    state.game_match().map(AnyMatch::n_steps)
}

/// A match of another version that people may come back to.
fn frozen(seats: u8) -> Table {
    let log = Table::playing(Settings::new("antiquity", seats)).log;
    let mut table = Table::of_log(of_another_version(log));
    for seat in 0..seats {
        table.connect(u64::from(seat) + 1, i64::from(seat) + 1);
    }
    table
}

#[test]
fn a_match_of_another_version_is_shown_as_far_as_its_digests_agree() {
    let log = played().log;
    let all = shown_steps(&read(log.clone())).unwrap();
    let other = of_another_version(log.clone());
    assert_eq!(shown_steps(&read(other.clone())), Some(all), "the rules come to the same");
    assert_eq!(shown_steps(&read(with_other_digest(other.clone(), 3))), Some(3));
    assert_eq!(shown_steps(&read(with_other_digest(other.clone(), 0))), None);
    let started = log.iter().position(|it| matches!(it.event, RoomEvent::Started { .. })).unwrap();
    let dealt = read(other[..=started].to_vec());
    assert_eq!(shown_steps(&dealt), None, "nothing proves the deal");
    assert_eq!(shown_steps(&read(with_other_digest(log.clone(), 3))), Some(3), "damaged");
    assert_eq!(shown_steps(&read(with_other_digest(log, 0))), None);
}

#[test]
fn the_reason_why_a_match_cannot_be_continued_is_told() {
    let log = played().log;
    assert_eq!(read(log.clone()).unplayable(), None);
    let other = read(of_another_version(log.clone()));
    let damaged = read(with_other_digest(log, 3));
    assert!(matches!(other.unplayable(), Some(Unplayable::OtherVersion(_))), "{other:?}");
    assert!(matches!(damaged.unplayable(), Some(Unplayable::Damaged(_))), "{damaged:?}");
    for (state, words) in [(other, "rules"), (damaged, "replays it differently")] {
        let reason = state.frozen().unwrap();
        assert!(reason.contains(words), "{reason}");
        assert_eq!(state.info().read_only.as_deref(), Some(reason));
    }
}

#[test]
fn the_record_has_the_steps_of_the_log() {
    let table = played();
    let steps = table.room.state().record().unwrap().steps;
    let other = of_another_version(table.log);
    assert_eq!(read(other.clone()).record().unwrap().steps, steps);
    let mut damaged = read(with_other_digest(other, 3)).record().unwrap().steps;
    assert_ne!(damaged[3], steps[3]);
    damaged[3] = steps[3].clone();
    assert_eq!(damaged, steps);
}

/// An action of another seat may name what is hidden.
#[test]
fn of_steps_that_cannot_be_followed_one_hears_ones_own() {
    let mut log = with_other_digest(played().log, 0);
    let house = log.iter_mut().rev().find_map(|entry| match &mut entry.event {
        RoomEvent::Act { seat, .. } => Some(seat),
        _ => None,
    });
    *house.unwrap() = Seat::HOUSE.0;
    let mut table = Table::of_log(log);
    table.connect(1, 1);
    let mut told = 0;
    for (entry, logged) in table.heard(1).iter().zip(&table.log[1..]) {
        let What::Step { lines, .. } = &entry.what else { continue };
        let expected = match &logged.event {
            RoomEvent::Act { seat: 0, action, .. } => format!("You played “{action}”."),
            RoomEvent::Act { seat: 1, .. } => {
                "Person 2 played; this version of the program cannot tell what.".to_owned()
            }
            RoomEvent::Act { .. } => {
                "The house played; this version of the program cannot tell what.".to_owned()
            }
            _ => continue,
        };
        told += usize::from(!lines.is_empty());
        assert!(lines.is_empty() || *lines == [expected], "{entry:?}");
    }
    assert!(30 < told, "{told} steps were told");
}

#[test]
fn nothing_can_be_played_in_a_frozen_match() {
    let mut table = Table::of_log(of_another_version(played().log));
    table.connect(1, 1);
    table.connect(2, 2);
    assert!((0..2).all(|seat| table.view(seat).offers.is_empty()));
    assert!(table.view(0).prompt.is_none() && table.view(0).view.is_some());
    let read_only = RequestError::NotNow { because: NotNow::ReadOnly };
    let seen = table.room.state().last_n();
    assert_eq!(table.ask(1, act("a", seen, 0)), Err(read_only.clone()));
    assert_eq!(table.room.record().unwrap_err(), AccessError::Refused(read_only));
    let entries = table.log.len();
    table.wait(1);
    assert_eq!(table.log.len(), entries);
}

fn refused(because: NotNow) -> AccessError {
    AccessError::Refused(RequestError::NotNow { because })
}

#[test]
fn a_frozen_match_ends_when_all_who_play_agree() {
    let mut table = frozen(2);
    let agree = |table: &mut Table, who| table.command(who, LobbyCommand::AgreeToEnd);
    assert_eq!(agree(&mut two_people(), 1).unwrap_err(), refused(NotNow::CanGoOn));
    assert_eq!(agree(&mut table, 3).unwrap_err(), refused(NotNow::NotSeated));
    let mut other = frozen(2);
    agree(&mut other, 2).unwrap();
    assert_eq!(other.info().state, RoomState::Playing);
    agree(&mut table, 1).unwrap();
    assert_eq!(table.info().state, RoomState::Playing);
    let entries = table.log.len();
    agree(&mut table, 1).unwrap();
    assert_eq!(table.log.len(), entries, "the second time it is nothing new");
    agree(&mut table, 2).unwrap();
    assert_eq!(table.info().state, RoomState::Over);
    assert_eq!(table.reread().info(), table.info());
    assert!(table.commits.last().unwrap().index.is_some(), "the index knows the end");
    assert_eq!(agree(&mut table, 1).unwrap_err(), refused(NotNow::Over));
    let leave = table.command(1, LobbyCommand::Stand { seat: 0 }).unwrap_err();
    assert_eq!(leave, refused(NotNow::ReadOnly));
    assert!(table.room.record().is_ok());
}

#[test]
fn who_leaves_a_frozen_match_is_not_asked() {
    let mut table = frozen(3);
    table.command(3, LobbyCommand::Stand { seat: 2 }).unwrap();
    assert_eq!(table.info().state, RoomState::Playing, "nobody has agreed");
    table.command(1, LobbyCommand::AgreeToEnd).unwrap();
    assert_eq!(table.info().state, RoomState::Playing, "one more plays");
    let mut other = Table::of_log(table.log.clone());
    table.command(2, LobbyCommand::AgreeToEnd).unwrap();
    assert_eq!(table.info().state, RoomState::Over);
    other.command(2, LobbyCommand::Stand { seat: 1 }).unwrap();
    assert_eq!(other.info().state, RoomState::Over, "leaving is agreeing");
    let mut table = frozen(2);
    for (who, seat) in [(1, 0), (2, 1)] {
        table.command(who, LobbyCommand::Stand { seat }).unwrap();
    }
    assert_eq!(table.info().state, RoomState::Playing, "nobody has asked for the end");
}

#[test]
fn nobody_who_leaves_ends_a_match_that_goes_on() {
    let mut table = two_people();
    for who in [1, 2] {
        table.command(who, LobbyCommand::Stand { seat: who as u8 - 1 }).unwrap();
        assert_eq!(table.info().state, RoomState::Playing);
    }
}

/// The archive of a finished match shows its news in a program that cannot replay it.
#[test]
fn a_finished_match_of_another_version_tells_what_it_told() {
    let mut table = two_people().played_to_the_end();
    table.hello(1, None, Some(0));
    let told = table.heard(1).split_off(table.heard(1).len() - (table.log.len() - 1));
    let packed = Archive::of(table.room.state(), translators()).unwrap().pack().unwrap();
    assert!(Archive::of(two_people().room.state(), translators()).is_none(), "it is not over");
    let mut state = read(with_other_digest(table.log.clone(), 0));
    assert!(Archive::of(&state, translators()).is_none(), "it cannot be played");
    assert!(!state.is_over());
    state.set_archive(Archive::unpack(&packed));
    assert!(state.is_over());
    let speaker = translators().get("antiquity", room::language("en"));
    let detail = protocol::TableDetail::Everything;
    let (entries, shown) = state.shown_to(Some(Seat(0)), speaker, detail, 1);
    assert_eq!(entries, told);
    assert!(matches!(shown.progress, protocol::Progress::Over { .. }), "{shown:?}");
    let steps = table.room.state().game_match().unwrap().n_steps();
    assert_eq!(shown.step as usize, steps);
    assert!(Archive::unpack(&packed[1..]).is_none());
}

#[test]
fn a_pack_that_is_not_the_programs_own_is_named() {
    assert_eq!(two_people().info().pack, None);
    let mut log = two_people().log;
    for entry in &mut log {
        if let RoomEvent::Started { content, .. } = &mut entry.event {
            *content = "0000".to_owned();
        }
    }
    let state = read(log);
    assert_eq!(state.info().pack.as_deref(), Some("0000"));
    assert_eq!(shown_steps(&state), None);
}
