//! Bots: when they are asked, how late answers are ignored, and hints.

use ::bots::{Advice, BotSpec, Candidate};
use engine::Phrase;
use protocol::{FromServer, NotNow, RequestError, Settings, ToServer};
use room::{DecisionId, Input, LobbyCommand, Output};

use crate::table::Table;

fn against(game: &str, level: &str) -> Table {
    let mut table = Table::new(Settings::new(game, 2));
    table.command(1, LobbyCommand::PlayNow { level: level.to_owned() }).unwrap();
    table.connect(1, 1);
    table
}

/// Plays until a bot is asked; the bot has not answered yet.
fn until_asked(table: &mut Table) -> (DecisionId, u32) {
    for nth in 0..400 {
        let mut outputs = table.outputs(Input::Tick);
        if let Some(at) = outputs.iter().position(|it| matches!(it, Output::AskBot { .. })) {
            let Output::AskBot { decision, question, luck, .. } = outputs.remove(at) else {
                unreachable!()
            };
            table.carry_out(outputs);
            let bot: BotSpec = "random".parse().unwrap();
            return (decision, question.choose(&bot, &mut luck.clone()).unwrap());
        }
        table.carry_out(outputs);
        if !table.view(0).offers.is_empty() {
            table.act(0, &format!("{}-{nth}", table.log.len())).unwrap();
        }
    }
    panic!("no bot was asked");
}

#[test]
fn a_bot_is_asked_if_it_has_a_choice_and_thinks() {
    let mut table = against("antiquity", "apprentice");
    for _ in 0..10 {
        let (decision, code) = until_asked(&mut table);
        let played = table.room.state().game_match().unwrap();
        let seat = played.status().waiting().iter().next().unwrap();
        assert!(1 < played.offers(seat).len(), "one offer needs no thought");
        table.handle(Input::BotChose { decision, code: Some(code) });
    }
}

#[test]
fn a_bot_that_takes_any_offer_plays_in_the_commit_of_the_action_before_it() {
    let mut table = against("quarry", "random");
    let mut shared = 0;
    for nth in 0..30 {
        table.play_until(0);
        let commits = table.commits.len();
        table.act(0, &format!("{nth}")).unwrap();
        let awaited = table.awaited();
        assert_eq!(awaited, 0, "the bot has played");
        let entries: Vec<_> = table.commits[commits..].iter().map(|it| it.entries.len()).collect();
        shared += usize::from(1 < entries[0]);
    }
    assert!(0 < shared, "turns pass");
}

/// A node with `runs_work` off leaves clocks and bots to other nodes.
#[test]
fn a_node_that_runs_no_work_leaves_bots_to_others() {
    let mut table = Table::without_work(Settings::new("quarry", 2));
    table.command(1, LobbyCommand::PlayNow { level: "random".to_owned() }).unwrap();
    table.connect(1, 1);
    for nth in 0..100 {
        if table.awaited() == 1 {
            let entries = table.log.len();
            table.wait(1);
            assert_eq!(table.log.len(), entries);
            return;
        }
        table.act(0, &format!("{nth}")).unwrap();
    }
    panic!("it never was the bot's turn");
}

#[test]
fn a_bot_that_thinks_is_asked_once() {
    let mut table = against("antiquity", "apprentice");
    let (decision, code) = until_asked(&mut table);
    assert!(table.now.monotonic < table.room.next_timeout(table.now), "the room waits for it");
    for _ in 0..3 {
        table.later(10);
        let outputs = table.outputs(Input::Tick);
        assert!(!outputs.iter().any(|it| matches!(it, Output::AskBot { .. })), "{outputs:?}");
    }
    let entries = table.log.len();
    table.handle(Input::BotChose { decision, code: Some(code) });
    assert!(entries < table.log.len());
}

#[test]
fn a_bot_that_is_next_plays_at_once() {
    let mut table = against("antiquity", "apprentice");
    for _ in 0..20 {
        let (decision, code) = until_asked(&mut table);
        table.handle(Input::BotChose { decision, code: Some(code) });
        let waits = table.view(0).offers.is_empty();
        let due = table.room.next_timeout(table.now) == table.now.monotonic;
        assert_eq!(due, waits);
    }
}

/// A person takes their action back and plays it again while the bot thinks: its answer is for an older match.
#[test]
fn the_answer_to_a_question_that_is_no_longer_asked_is_dropped() {
    let mut table = against("quarry", "apprentice");
    for nth in 0..100 {
        let (decision, code) = until_asked(&mut table);
        if !table.view(0).undo {
            table.handle(Input::BotChose { decision, code: Some(code) });
            continue;
        }
        let seen = table.room.state().last_n();
        let undo = ToServer::Undo { id: format!("u{nth}"), seen, seat: None };
        table.ask(1, undo).unwrap();
        table.act(0, "again").unwrap();
        assert_eq!(table.awaited(), 1, "the bot is next again");
        let entries = table.log.len();
        table.handle(Input::BotChose { decision, code: Some(code) });
        assert_eq!(table.log.len(), entries);
        let (again, _) = until_asked(&mut table);
        assert_ne!(again, decision);
        return;
    }
    panic!("no action could be taken back");
}

#[test]
fn a_hint_names_the_offers_and_how_long_each_was_considered() {
    let mut table = Table::playing(Settings::new("antiquity", 2));
    let seat = table.awaited();
    let connection = u64::from(seat) + 1;
    let hint = || ToServer::Hint { id: "hint".to_owned(), seat: None };
    let not_now = |because| Err(RequestError::NotNow { because });
    let other = u64::from(1 - seat) + 1;
    assert_eq!(table.ask(other, hint()), not_now(NotNow::NotYourTurn));
    let outputs = table.outputs(Input::Message { connection, message: hint() });
    let [Output::AskHint { request, .. }] = &outputs[..] else { panic!("{outputs:?}") };
    assert_eq!((request.connection, request.person), (connection, i64::from(seat) + 1));
    let offers = table.view(seat).offers;
    let tried = |nth: usize, visits| Candidate { visits, ..Candidate::unrated(offers[nth].code) };
    let reasons = vec![Phrase::new("hint-only"), Phrase::new("hint-close")];
    let found = Ok(Advice { ranked: vec![tried(1, 5), tried(0, 3)], reasons });
    table.handle(Input::HintFound { request: request.clone(), found });
    let Some(FromServer::Hint { id, n, reason, candidates }) = table.inbox[&connection].last()
    else {
        panic!()
    };
    assert_eq!((id.as_str(), *n), ("hint", table.room.state().last_n()));
    let said = "It is the only choice worth making. The next best choice is nearly as good.";
    assert_eq!(reason.as_deref(), Some(said));
    let shown: Vec<_> = candidates.iter().map(|it| (it.code, it.share, it.label.clone())).collect();
    let expected = [(1, 625), (0, 375)]
        .map(|(nth, share): (usize, u32)| (offers[nth].code, share, offers[nth].label.clone()));
    assert_eq!(shown, expected);
    assert!(shown[0].2.is_some());

    let off = Settings { hints: false, ..Settings::new("antiquity", 2) };
    let mut table = Table::playing(off);
    let connection = u64::from(table.awaited()) + 1;
    assert_eq!(table.ask(connection, hint()), not_now(NotNow::HintsOff));
}
