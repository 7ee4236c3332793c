//! Catching up: what it costs, and that a late client gets the same entries as the others.

use protocol::{FromServer, RequestError, Settings, TableDetail, ToServer};
use room::{Input, Visitor};

use crate::table::{Table, person};

/// An open room with this many entries, most of them messages of its host.
fn talk(n_entries: usize) -> Table {
    let mut table = Table::new(Settings { open: true, ..Settings::new("antiquity", 2) });
    table.connect(1, 1);
    for n in table.log.len()..n_entries {
        table.ask(1, chat(&format!("message {n}"))).unwrap();
    }
    for (connection, person) in [(7, Some(person(3))), (8, None), (9, None)] {
        let visitor = Visitor { person, ..Visitor::default() };
        table.handle(Input::Connected { connection, visitor, visited: None });
    }
    table
}

fn chat(text: &str) -> ToServer {
    ToServer::Chat { id: text.to_owned(), text: text.to_owned() }
}

fn hello(since: u32, table: TableDetail) -> ToServer {
    ToServer::Hello {
        seat: None,
        since: Some(since),
        lang: "en".to_owned(),
        words: true,
        table,
        opening: false,
    }
}

/// Asks for the last entries. Returns the seconds that the client is told to wait, if it is refused.
fn wait_for_last(table: &mut Table, connection: u64, n: u32, detail: TableDetail) -> Option<u32> {
    let since = table.room.state().last_n() - n;
    match &table.send(connection, hello(since, detail))[..] {
        [FromServer::Refused { why: RequestError::Limit { limit, wait }, .. }] => {
            assert_eq!(limit, "entries");
            Some(*wait)
        }
        [FromServer::Welcome { .. }, FromServer::News { entries }, ..] => {
            assert_eq!(entries.len() as u32, n);
            None
        }
        other => panic!("{other:?}"),
    }
}

fn last(table: &mut Table, connection: u64, n: u32) -> Option<u32> {
    wait_for_last(table, connection, n, TableDetail::Nothing)
}

#[test]
fn a_person_is_sent_4000_entries_at_once_and_400_more_every_second() {
    let mut table = talk(1_200);
    for n in [1_100, 900, 1_050, 850] {
        assert_eq!(last(&mut table, 7, n), None);
    }
    assert_eq!(last(&mut table, 7, 1_101), Some(3), "100 are left, 1,001 more take 3 seconds");
    assert_eq!(last(&mut table, 7, 100), None);
    assert_eq!(last(&mut table, 7, 1), Some(1));
    table.later(2);
    assert_eq!(last(&mut table, 7, 1), Some(1), "not a whole entry yet");
    table.later(1);
    assert_eq!(last(&mut table, 7, 1), None, "but the two milliseconds have counted");
    table.later(1_000);
    assert_eq!(last(&mut table, 7, 401), Some(1));
    assert_eq!(last(&mut table, 7, 400), None);
}

#[test]
fn clients_that_are_not_logged_in_share_four_times_as_much() {
    let mut table = talk(1_200);
    let mut left = 16_000;
    for nth in 0.. {
        let n = left.min(1_150 - nth);
        assert_eq!(last(&mut table, 8 + u64::from(nth % 2), n), None, "{left} are left");
        left -= n;
        if left == 0 {
            break;
        }
    }
    assert_eq!([8, 9].map(|connection| last(&mut table, connection, 1)), [Some(1); 2]);
    table.later(1_000);
    assert_eq!([1_199, 401, 1].map(|n| last(&mut table, 8, n)), [None, None, Some(1)]);
}

/// Clients that ask for the same entries get the same bytes, at no cost. Short answers are not cached.
#[test]
fn what_was_made_for_one_client_is_kept_for_others() {
    let mut table = talk(1_200);
    for n in [1_190, 1_180, 1_170, 200, 229, 16, 15] {
        assert_eq!(last(&mut table, 7, n), None);
    }
    assert_eq!(last(&mut table, 7, 1), Some(1), "nothing is left");
    assert_eq!([200, 229, 16, 15].map(|n| last(&mut table, 7, n)), [None, None, None, Some(1)]);
    let with_table = wait_for_last(&mut table, 7, 200, TableDetail::Everything);
    assert_eq!(with_table, None, "the table is no part of it");
}

/// After a failed commit, another entry has the same number: the cached answer must not be used.
#[test]
fn what_was_kept_is_dropped_with_the_log_that_it_told() {
    let mut table = talk(40);
    let told = table.room.broadcast_n();
    let inputs = [(1, chat("lost")), (7, hello(0, TableDetail::Nothing))];
    for (connection, message) in inputs {
        assert!(!table.outputs(Input::Message { connection, message }).is_empty());
    }
    let state = Box::new(table.reread());
    table.handle(Input::Reloaded { state, told });
    table.ask(1, chat("stored")).unwrap();
    let got = format!("{:?}", table.send(7, hello(0, TableDetail::Nothing)));
    assert!(got.contains("stored") && !got.contains("lost"), "{got}");
}

/// Sentences are made while the match is played. For a late client the match is replayed, with the same sentences.
#[test]
fn who_comes_late_hears_what_the_others_have_heard() {
    let mut table = Table::playing(Settings { open: true, ..Settings::new("antiquity", 2) });
    table.enter(3, Visitor::default());
    let first = table.log.len() as u32;
    for nth in 0..50 {
        let seat = table.awaited();
        table.act(seat, &format!("{nth}")).unwrap();
    }
    for connection in [1, 2, 3] {
        let mut heard = table.heard(connection);
        heard.retain(|entry| first <= entry.n);
        assert_eq!(heard.len(), 50);
        let before = table.heard(connection).len();
        table.hello(connection, None, Some(first - 1));
        assert_eq!(table.heard(connection)[before..], heard, "connection {connection}");
        let lines = format!("{heard:?}");
        assert_eq!(lines.contains("lines: [\"You"), connection != 3, "{lines}");
    }
}
