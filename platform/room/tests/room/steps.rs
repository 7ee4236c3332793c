//! Steps that share a commit: a client that gets whole tables is sent each step with the table after it.

use engine::Seat;
use protocol::{Entry, FromServer, Settings, TableDetail, TableView, ToServer, What};
use room::{Input, LobbyCommand, Notice, Output, State, Visitor, branch};

use crate::table::{Table, act, person, translators};

const GAMES: [&str; 4] = ["antiquity", "quarry", "fabulous", "monumental"];
const SPECTATOR: u64 = 8;
const WITH_OFFERS: u64 = 9;

/// Person 1 against bots that need not think, a spectator, and a client that gets offers only.
fn against_quick_bots(game: &str) -> Table {
    let mut table = Table::new(Settings::new(game, 2));
    table.command(1, LobbyCommand::PlayNow { level: "random".to_owned() }).unwrap();
    table.connect(1, 1);
    watch(&mut table);
    table
}

fn watch(table: &mut Table) {
    table.enter(SPECTATOR, Visitor::default());
    let visitor = Visitor { person: Some(person(1)), ..Visitor::default() };
    table.handle(Input::Connected { connection: WITH_OFFERS, visitor, visited: None });
    let (seat, since, lang, words) = (None, Some(0), "en".to_owned(), true);
    let (detail, opening) = (TableDetail::Offers, true);
    let hello = ToServer::Hello { seat, since, lang, words, table: detail, opening };
    table.send(WITH_OFFERS, hello);
}

/// A message with entries, and the table that followed it.
type Told = (Vec<Entry>, Option<TableView>);

/// The news in these messages.
fn told(messages: &[FromServer]) -> Vec<Told> {
    let mut told: Vec<Told> = Vec::new();
    for message in messages {
        match message {
            FromServer::News { entries } => told.push((entries.clone(), None)),
            FromServer::Table(table) => told.last_mut().unwrap().1 = Some(table.as_ref().clone()),
            _ => {}
        }
    }
    told
}

fn is_step(entry: &Entry) -> bool {
    matches!(entry.what, What::Step { .. })
}

/// The table after entry `n` by the log alone.
fn stored_table(table: &Table, n: u32, seat: Option<Seat>) -> TableView {
    let state = State::from_log("room", table.log[..=n as usize].to_vec()).unwrap();
    let game = &state.info().settings.game;
    let speaker = translators().get(game, room::language("en"));
    state.shown_to(seat, speaker, TableDetail::Everything, u32::MAX).1
}

/// Checks that each step came alone, with the stored table after it. Returns the number of steps.
fn assert_single(table: &Table, told: &[Told], seat: Option<Seat>) -> usize {
    for (entries, after) in told {
        let [entry] = &entries[..] else { panic!("{entries:?}") };
        let (What::Step { step, .. }, Some(after)) = (&entry.what, after) else {
            panic!("{entry:?}")
        };
        assert_eq!((after.n, after.step), (entry.n, *step));
        assert!(after.standings.is_some(), "points if the match ended now");
        assert_eq!(*after, stored_table(table, entry.n, seat));
    }
    told.len()
}

#[test]
fn every_step_of_a_quick_bot_comes_with_its_own_table() {
    for game in GAMES {
        let mut table = against_quick_bots(game);
        let mut most = 0;
        for nth in 0..12 {
            while table.view(0).offers.is_empty() {
                table.wait(1);
            }
            let known = [1, SPECTATOR, WITH_OFFERS].map(|it| table.inbox[&it].len());
            table.act(0, &format!("{nth}")).unwrap();
            let own = told(&table.inbox[&1][known[0]..]);
            let steps = assert_single(&table, &own, Some(Seat(0)));
            let watched = told(&table.inbox[&SPECTATOR][known[1]..]);
            assert_eq!(assert_single(&table, &watched, None), steps);
            let few = told(&table.inbox[&WITH_OFFERS][known[2]..]);
            let [(entries, Some(last))] = &few[..] else { panic!("{few:?}") };
            assert_eq!((entries.len(), last.view.as_ref()), (steps, None), "in one message");
            most = most.max(steps);
        }
        assert!(1 < most, "{game}: some steps were stored together");
    }
}

/// All outputs of steps that share a commit follow the commit. If it fails, no trace of them is left.
#[test]
fn no_step_and_no_table_is_sent_before_all_are_stored() {
    let mut table = against_quick_bots("quarry");
    for nth in 0..30 {
        table.play_until(0);
        let (told_n, last) = (table.room.broadcast_n(), table.room.state().last_n());
        let message = act(&format!("{nth}"), last, table.view(0).offers[0].code);
        let outputs = table.outputs(Input::Message { connection: 1, message });
        let Output::Commit(commit) = &outputs[0] else { panic!("{outputs:?}") };
        let sends = outputs[1..].iter().filter(|it| matches!(it, Output::Send { .. })).count();
        assert_eq!(sends, 3, "to each client once, after the commit");
        if commit.entries.len() == 1 {
            table.carry_out(outputs);
            continue;
        }
        let known = table.inbox[&1].len();
        drop(outputs);
        let state = Box::new(table.reread());
        table.handle(Input::Reloaded { state, told: told_n });
        let after = told(&table.inbox[&1][known..]);
        let entries: usize = after.iter().map(|(entries, _)| entries.len()).sum();
        assert_eq!((entries, table.view(0).n), (0, last), "{after:?}");
        return;
    }
    panic!("no steps were stored together");
}

#[test]
fn another_node_shows_the_steps_of_a_notice_one_by_one() {
    let begin = || {
        let mut table = Table::clustered(Settings::new("quarry", 2));
        table.command(1, LobbyCommand::PlayNow { level: "random".to_owned() }).unwrap();
        table.connect(1, 1);
        table
    };
    let (mut here, mut there) = (begin(), begin());
    for nth in 0..30 {
        here.play_until(0);
        let known = [here.inbox[&1].len(), there.inbox[&1].len()];
        let notices = here.notices.len();
        here.act(0, &format!("{nth}")).unwrap();
        for notice in here.notices[notices..].iter().cloned() {
            let Notice::Entries { last, entries } = notice else { continue };
            there.handle(Input::RemoteEntries { last, entries });
        }
        let shown = told(&there.inbox[&1][known[1]..]);
        assert_eq!(shown, told(&here.inbox[&1][known[0]..]));
        if 1 < assert_single(&here, &shown, Some(Seat(0))) {
            return;
        }
    }
    panic!("no steps were stored together");
}

/// A match in which bots have made steps before person 1 acts or connects, and the person's seat.
fn bots_began(game: &str) -> (Table, u8) {
    for own in 0..3 {
        let mut table = Table::new(Settings::new(game, 3));
        table.command(1, LobbyCommand::Sit { seat: Some(own) }).unwrap();
        for seat in (0..3).filter(|seat| *seat != own) {
            let level = Some("random".to_owned());
            table.command(1, LobbyCommand::Bot { seat, level }).unwrap();
        }
        table.command(1, LobbyCommand::Ready { ready: true }).unwrap();
        table.command(1, LobbyCommand::Start).unwrap();
        table.wait(1);
        if 1 < table.events().iter().filter(|event| event.is_step()).count() {
            return (table, own);
        }
    }
    panic!("no bot began");
}

fn steps_of(told: &[Told]) -> usize {
    told.iter().flat_map(|(entries, _)| entries).filter(|entry| is_step(entry)).count()
}

#[test]
fn a_player_who_comes_after_bots_began_is_shown_the_deal_and_then_every_step() {
    for game in GAMES {
        let (mut table, own) = bots_began(game);
        let own = Some(Seat(own));
        table.open_page(3, 1, None);
        let shown = told(&table.inbox[&3]);
        let (dealt, steps) = shown.split_first().unwrap();
        let n = steps_of(&shown);
        assert!(1 < n, "{game}");
        assert!(matches!(dealt.0.last().unwrap().what, What::Started { .. }));
        assert_eq!((steps_of(std::slice::from_ref(dealt)), steps.len()), (0, n), "{game}");
        let (last, before) = shown.split_last().unwrap();
        assert_single(&table, std::slice::from_ref(last), own);
        for (entries, after) in before {
            let (after, n) = (after.clone().unwrap(), entries.last().unwrap().n);
            assert!(after.offers.is_empty() && !after.undo, "nothing can be done there");
            let TableView { offers, undo, .. } = after.clone();
            let stored = stored_table(&table, n, own);
            assert_eq!(after, TableView { offers, undo, ..stored });
        }
        let again = table.inbox[&3].len();
        table.hello(3, None, Some(0));
        assert_eq!(told(&table.inbox[&3][again..]).len(), 1, "once for a connection");
    }
}

#[test]
fn what_is_not_the_beginning_for_a_person_comes_at_once() {
    let at_once = |table: &mut Table, who, visited| {
        table.open_page(7, who, visited);
        let shown = told(&table.inbox[&7]);
        assert!(1 < steps_of(&shown), "{shown:?}");
        assert_eq!(shown.len(), 1);
    };
    let (mut table, _) = bots_began("quarry");
    at_once(&mut table, 2, None); // A spectator.
    let (mut table, _) = bots_began("quarry");
    at_once(&mut table, 1, Some(2)); // Somebody who was here before.
    let (mut table, own) = bots_began("quarry");
    table.connect(u64::from(own) + 1, 1);
    table.act(own, "mine").unwrap();
    at_once(&mut table, 1, None); // Somebody who has acted.
    let (table, own) = bots_began("quarry");
    let record = table.room.state().record().unwrap();
    let plan = branch("other", &record, 2, own, None, &person(1)).unwrap();
    at_once(&mut Table::of_plan(plan), 1, None); // "Play from here."
}
