//! Actions, undo, confirmation, idempotency.

use protocol::{NotNow, RequestError, Settings, Thinking, ToServer};
use room::{LobbyCommand, RoomEvent};

use crate::table::{Table, act, two_people};

#[test]
fn a_request_is_carried_out_once_however_often_it_is_sent() {
    let mut table = two_people();
    let seat = table.awaited();
    let first = table.act(seat, "a").unwrap();
    let entries = table.log.len();
    let code = 0;
    let again = table.ask(u64::from(seat) + 1, act("a", 0, code)).unwrap();
    assert_eq!((again, table.log.len()), (first, entries), "the same answer, nothing new");
}

/// Before, a client that repeated its request was told that nothing had changed.
#[test]
fn a_request_that_was_carried_out_is_not_refused_after_its_seat_is_given_to_a_bot() {
    let mut table = Table::new(Settings::new("quarry", 2));
    table.command(1, LobbyCommand::PlayNow { level: "random".to_owned() }).unwrap();
    table.connect(1, 1);
    table.play_until(0);
    let first = table.act(0, "a").unwrap();
    table.command(1, LobbyCommand::Bot { seat: 0, level: Some("random".to_owned()) }).unwrap();
    assert_eq!(table.ask(1, act("a", 0, 0)), Ok(first));
    assert_eq!(table.ask(1, act("b", 0, 0)), Err(RequestError::NotYourSeat));
}

#[test]
fn an_action_on_an_older_table_is_refused_and_the_news_sent() {
    let mut table = two_people();
    let seat = table.awaited();
    let seen = table.room.state().last_n();
    table.act(seat, "a").unwrap();
    let last = table.room.state().last_n();
    let heard = table.heard(u64::from(seat) + 1).len();
    let stale = Err(RequestError::Stale { n: last });
    assert_eq!(table.ask(u64::from(seat) + 1, act("b", seen - 1, 0)), stale);
    let news = table.heard(u64::from(seat) + 1).split_off(heard);
    assert_eq!(news.iter().map(|entry| entry.n).collect::<Vec<_>>(), [seen, last]);
    let next = table.awaited();
    assert_eq!(table.ask(u64::from(next) + 1, act("c", last + 1, 0)), stale, "nobody saw that");
}

#[test]
fn only_ones_own_seat_acts() {
    let mut table = two_people();
    let seat = table.awaited();
    let other = u64::from(1 - seat) + 1;
    let message = ToServer::Act {
        id: "a".to_owned(),
        seen: table.room.state().last_n(),
        seat: Some(seat),
        action: 0.into(),
    };
    assert_eq!(table.ask(other, message).unwrap_err(), RequestError::NotYourSeat);
}

#[test]
fn an_undo_is_an_entry_and_gives_the_turn_back() {
    let mut table = two_people();
    assert!(!table.view(table.awaited()).undo, "nothing is done");
    let (_, seat) = table.act_and_undo();
    assert!(matches!(table.events().last(), Some(RoomEvent::Undo { .. })));
    assert_eq!(table.awaited(), seat);
}

#[test]
fn a_turn_that_can_be_taken_back_waits_for_its_confirmation() {
    let mut table = Table::playing(Settings { confirm: true, ..Settings::new("quarry", 2) });
    for nth in 0..400 {
        let held = table.view(0).held;
        let Some(seat) = held else {
            let seat = table.awaited();
            table.act(seat, &format!("{nth}")).unwrap();
            continue;
        };
        let seen = table.room.state().last_n();
        let other = u64::from(1 - seat) + 1;
        let early = table.ask(other, act("early", seen, 0)).unwrap_err();
        assert_eq!(early, RequestError::NotNow { because: NotNow::Unconfirmed });
        assert!(table.view(seat).confirm && !table.view(1 - seat).confirm);
        assert!(table.view(1 - seat).offers.is_empty(), "the other waits");
        let confirm = |id: &str| ToServer::Confirm { id: id.to_owned(), seen, seat: None };
        let not_theirs = table.ask(other, confirm("no")).unwrap_err();
        assert_eq!(not_theirs, RequestError::NotNow { because: NotNow::NothingToConfirm });
        table.ask(u64::from(seat) + 1, confirm("yes")).unwrap();
        assert_eq!(table.view(0).held, None);
        return;
    }
    panic!("no turn was held");
}

/// No `confirm` follows what cannot be taken back, so clients ask before they send it.
#[test]
fn an_offer_that_ends_the_turn_for_good_says_so() {
    let mut table = Table::playing(Settings { confirm: true, ..Settings::new("antiquity", 2) });
    let (mut asked, mut held) = (0, 0);
    for nth in 0..80 {
        let seat = table.awaited();
        let connection = u64::from(seat) + 1;
        let offer = table.view(seat).offers[0].clone();
        table.act(seat, &format!("{nth}")).unwrap();
        let waits = table.view(seat).held == Some(seat);
        let ended = table.awaited() != seat;
        assert_eq!(offer.confirm, ended && !waits, "{offer:?}");
        assert!(ended || !waits, "a turn that goes on waits for nothing");
        asked += u32::from(offer.confirm);
        if waits {
            held += 1;
            let seen = table.room.state().last_n();
            let confirm = ToServer::Confirm { id: format!("c{nth}"), seen, seat: None };
            table.ask(connection, confirm).unwrap();
        }
    }
    assert!(0 < asked, "{asked} turns ended for good, {held} waited");
}

#[test]
fn what_is_in_memory_is_what_the_log_says() {
    let mut table = two_people();
    for nth in 0..60 {
        let seat = table.awaited();
        table.act(seat, &format!("{nth}")).unwrap();
    }
    let read = table.reread();
    assert_eq!(read.info(), table.info());
    let (ours, theirs) = (table.room.state().record().unwrap(), read.record().unwrap());
    assert_eq!(ours.steps, theirs.steps);
}

#[test]
fn every_table_says_who_would_win_now() {
    let mut table = two_people();
    let seat = table.awaited();
    table.act(seat, "a").unwrap();
    let shown = table.view(seat).standings.unwrap();
    let standings = shown.as_array().unwrap();
    assert_eq!(standings.len(), 2);
    assert!(standings.iter().all(|standing| standing["points"].is_i64()), "{shown}");
    assert!(standings.iter().all(|standing| !standing["scores"][0]["sources"].is_null()));
}

/// The room says how long bots of the strongest level think; bots of other levels think as their level does.
#[test]
fn a_room_chooses_how_long_the_strongest_bots_think() {
    let asked = |level: &str, thinking| {
        let mut table = Table::new(Settings { thinking, ..Settings::new("quarry", 2) });
        table.command(1, LobbyCommand::PlayNow { level: level.to_owned() }).unwrap();
        table.connect(1, 1);
        for nth in 0..50 {
            if let Some(bot) = table.asked.first() {
                return bot.to_string();
            }
            match table.awaited() {
                0 => drop(table.act(0, &format!("{nth}")).unwrap()),
                _ => table.wait(1),
            }
        }
        panic!("no bot was asked");
    };
    assert_eq!(asked("sage", Thinking::Short), "sage:2000");
    assert_eq!(asked("sage", Thinking::Normal), "sage");
    assert_eq!(asked("sage", Thinking::Long), "sage:50000");
    assert_eq!(asked("builder", Thinking::Long), "builder");
}

#[test]
fn without_confirmed_turns_no_offer_is_asked_about() {
    let mut table = two_people();
    for nth in 0..60 {
        let seat = table.awaited();
        let view = table.view(seat);
        assert!(view.offers.iter().all(|offer| !offer.confirm) && !view.confirm);
        table.act(seat, &format!("{nth}")).unwrap();
    }
}

#[test]
fn nobody_plays_before_the_start_or_after_the_end() {
    let mut table = Table::new(Settings::new("antiquity", 2));
    let not_now = |because| Err(RequestError::NotNow { because });
    table.command(1, LobbyCommand::Sit { seat: Some(0) }).unwrap();
    table.connect(1, 1);
    assert_eq!(table.ask(1, act("a", 2, 0)), not_now(NotNow::NotStarted));
    let mut table = two_people().played_to_the_end();
    let seen = table.room.state().last_n();
    assert_eq!(table.ask(1, act("a", seen, 0)), not_now(NotNow::Over));
    let ask = ToServer::AskUndo { id: "u".to_owned(), seat: None };
    assert_eq!(table.ask(1, ask), not_now(NotNow::Over));
    let leave = table.command(1, LobbyCommand::Stand { seat: 0 }).unwrap_err();
    assert_eq!(leave, NotNow::Over.into());
}

/// At least 256 entries long; the memory for them is bounded.
#[test]
fn requests_are_remembered_for_a_while() {
    let mut table = two_people();
    let chat = |table: &mut Table, id: u32| {
        let (id, text) = (format!("{id}"), "hello".to_owned());
        table.ask(1, ToServer::Chat { id, text }).unwrap().unwrap()
    };
    let told: Vec<u32> = (0..600).map(|id| chat(&mut table, id)).collect();
    let n = table.log.len();
    for id in 345..600 {
        assert_eq!(chat(&mut table, id), told[id as usize], "{id}");
    }
    assert_eq!(table.log.len(), n);
    assert_eq!(chat(&mut table, 0) as usize, n, "the first is forgotten, and said again");
}
