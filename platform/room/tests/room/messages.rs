//! Hello, chat, and what each seat may see.

use protocol::{FromServer, NotNow, RequestError, Settings, ToServer, What};
use room::{Input, Visitor};

use crate::table::{Table, person, two_people};

/// Planted before: any seated player could see the table from every seat.
#[test]
fn a_player_looks_through_their_own_seats_only() {
    let mut table = two_people();
    let hello = |seat| ToServer::Hello {
        seat: Some(seat),
        since: None,
        lang: "en".to_owned(),
        words: true,
        table: protocol::TableDetail::Everything,
        opening: false,
    };
    for (connection, seat) in [(1, 1), (2, 0), (1, 7)] {
        let got = table.send(connection, hello(seat));
        assert!(
            matches!(&got[..], [FromServer::Refused { why: RequestError::NotYourSeat, .. }]),
            "{got:?}"
        );
    }
    assert!(matches!(table.send(2, hello(1))[0], FromServer::Welcome { seat: Some(1), .. }));
}

#[test]
fn a_spectator_gets_the_public_table_and_may_not_act() {
    let mut table = Table::playing(Settings { open: true, ..Settings::new("antiquity", 2) });
    table.handle(Input::Connected { connection: 9, visitor: Visitor::default(), visited: None });
    table.hello(9, None, None);
    let tables: Vec<_> = table.inbox[&9].iter().filter_map(table_of).collect();
    let shown = tables.last().unwrap();
    assert_eq!((shown.seat, shown.offers.len(), shown.prompt.clone()), (None, 0, None));
    assert!(shown.view.as_ref().unwrap().get("mine").is_none(), "{:?}", shown.view);
    let seen = table.room.state().last_n();
    let refused = table.ask(9, crate::table::act("a", seen, 0)).unwrap_err();
    assert_eq!(refused, RequestError::NotYourSeat);
    let chat = ToServer::Chat { id: "c".to_owned(), text: "hello".to_owned() };
    let refused = table.ask(9, chat).unwrap_err();
    assert_eq!(refused, RequestError::NotNow { because: NotNow::NotSeated });
}

/// Planted before: spectators got the private news of seat 0.
#[test]
fn a_spectator_hears_only_what_everyone_is_told() {
    let mut table = Table::playing(Settings { open: true, ..Settings::new("antiquity", 2) });
    table.enter(9, Visitor::default());
    for nth in 0..60 {
        let seat = table.awaited();
        table.act(seat, &format!("{nth}")).unwrap();
    }
    let private = |connection: u64| {
        let news = table.inbox[&connection].iter().filter_map(|message| match message {
            FromServer::News { entries } => Some(entries),
            _ => None,
        });
        let steps = news.flatten().filter_map(|entry| match &entry.what {
            What::Step { news, .. } => Some(news),
            _ => None,
        });
        let (all, private): (Vec<_>, Vec<_>) = steps.partition(|news| news.get("mine").is_none());
        (all.len() + private.len(), private.len())
    };
    assert_eq!(private(9), (60, 0));
    assert!(0 < private(1).1 && 0 < private(2).1, "the players drew cards");
}

fn table_of(message: &FromServer) -> Option<&protocol::TableView> {
    match message {
        FromServer::Table(table) => Some(table),
        _ => None,
    }
}

/// Planted before: chat appeared under the host's name.
#[test]
fn chat_is_told_to_everyone_under_its_writers_name() {
    let mut table = two_people();
    let chat = |text: &str| ToServer::Chat { id: text.to_owned(), text: text.to_owned() };
    let done = table.ask(2, chat("hello"));
    let (before, entries) = (table.inbox[&1].len(), table.log.len());
    assert_eq!(table.ask(2, chat("hello")), done, "once, however often it is sent");
    assert_eq!((table.inbox[&1].len(), table.log.len()), (before, entries));
    let FromServer::News { entries } = &table.inbox[&1].last().unwrap() else { panic!() };
    let What::Chat { name, account, seat, text } = &entries[0].what else { panic!("{entries:?}") };
    assert_eq!((name, *seat, text.as_str()), (&person(2).name, Some(1), "hello"));
    assert!(!account, "person 2 is a guest");
    let long = |n| ToServer::Chat { id: format!("{n}"), text: "é".repeat(n) };
    let too_long = RequestError::NotNow { because: NotNow::TooLong };
    assert_eq!(table.ask(2, long(501)), Err(too_long.clone()));
    table.ask(2, long(500)).unwrap();
    let named = |n| ToServer::Chat { id: "i".repeat(n), text: "named".to_owned() };
    assert_eq!(table.ask(2, named(65)), Err(too_long), "the id of a request is short");
    table.ask(2, named(64)).unwrap();
    let empty = table.ask(2, chat("  ")).unwrap_err();
    assert_eq!(empty, RequestError::NotNow { because: NotNow::Empty });
}

#[test]
fn nothing_but_hello_is_understood_before_hello() {
    let mut table = two_people();
    let visitor = Visitor { person: Some(person(1)), ..Visitor::default() };
    table.handle(Input::Connected { connection: 5, visitor, visited: None });
    let got = table.send(5, ToServer::Look {});
    let unreadable = |why: &RequestError| matches!(why, RequestError::Unreadable { .. });
    assert!(matches!(&got[..], [FromServer::Refused { why, .. }] if unreadable(why)), "{got:?}");
    let refused = table.ask(5, crate::table::act("a", 0, 0)).unwrap_err();
    assert!(unreadable(&refused));
}

/// After the end everyone may see every seat.
#[test]
fn after_the_end_everybody_may_look_through_every_seat() {
    let mut table = two_people().played_to_the_end();
    let seat_shown = |table: &mut Table| {
        table.send(1, ToServer::Look {}).iter().find_map(table_of).map(|shown| shown.seat)
    };
    table.hello(1, Some(1), None);
    assert_eq!(seat_shown(&mut table), Some(Some(1)));
    let chat = ToServer::Chat { id: "c".to_owned(), text: "well played".to_owned() };
    table.ask(2, chat).unwrap();
    assert_eq!(seat_shown(&mut table), Some(Some(1)), "and goes on looking");
    let refused = table.inbox[&1].len();
    table.hello(1, Some(2), None);
    let got = &table.inbox[&1][refused..];
    assert!(matches!(got, [FromServer::Refused { why: RequestError::NotYourSeat, .. }]), "{got:?}");
}

#[test]
fn why_not_is_answered_in_the_language_of_the_client() {
    let mut table = two_people();
    let other = u64::from(1 - table.awaited()) + 1;
    let why = |table: &mut Table, connection, lang: &str| {
        let (lang, detail) = (lang.to_owned(), protocol::TableDetail::Nothing);
        let hello = ToServer::Hello {
            seat: None,
            since: None,
            lang,
            words: true,
            table: detail,
            opening: false,
        };
        table.send(connection, hello);
        let action = serde_json::json!(0);
        let got = table.send(connection, ToServer::Why { id: "w".to_owned(), seat: None, action });
        let [FromServer::WhyNot { id, why, line }] = &got[..] else { panic!("{got:?}") };
        assert_eq!(id, "w");
        (why.clone(), line.clone())
    };
    let (refused, english) = why(&mut table, other, "en");
    assert!(matches!(refused, Some(RequestError::Rule { .. })), "{refused:?}");
    let (_, french) = why(&mut table, other, "fr");
    assert!(english.as_ref().is_some_and(|line| line.ends_with('.')), "{english:?}");
    assert!(french.is_some() && french != english, "{french:?}");
    let seat = table.awaited();
    let code = table.view(seat).offers[0].code;
    let action = serde_json::json!(code);
    let may = ToServer::Why { id: "w".to_owned(), seat: None, action };
    let got = table.send(u64::from(seat) + 1, may);
    assert!(matches!(&got[..], [FromServer::WhyNot { why: None, .. }]), "{got:?}");
}

#[test]
fn bots_have_names() {
    let mut table = Table::new(Settings::new("antiquity", 2));
    let play = room::LobbyCommand::PlayNow { level: "random".to_owned() };
    table.command(1, play).unwrap();
    table.connect(1, 1);
    table.play_against_bots(20);
    let told = format!("{:?}", table.heard(1));
    assert!(told.contains("Zenobia") && !told.contains("Daedalus"), "{told}");
}
