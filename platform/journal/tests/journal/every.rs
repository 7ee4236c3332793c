//! What every journal must do.

use std::sync::Arc;

use journal::{Commit, Counts, Member, RoomRow, TokenHash, Trouble};

use crate::{HOUR, Store, chat, now, person, row};

pub(crate) async fn entries_come_back_in_order_after_a_restart(store: &Store) {
    let journal = store.open().await;
    let commit = Commit::of_entries(vec![chat("a", 0, "one"), chat("a", 1, "two")]);
    journal.commit(commit).await.unwrap();
    journal.commit(Commit::of_entries(vec![chat("B", 0, "other")])).await.unwrap();
    journal.close().await.unwrap();
    assert_eq!(journal.commit(Commit::default()).await, Err(Trouble::Closed));

    let journal = store.open().await;
    let entries = journal.entries("a", 0).await.unwrap();
    assert_eq!(entries.iter().map(|entry| entry.n).collect::<Vec<_>>(), [0, 1]);
    assert_eq!((entries[1].at, &entries[1].what), (7, &chat("a", 1, "two").what));
    assert_eq!(journal.entries("a", 1).await.unwrap().len(), 1);
    let rooms = ["nowhere", "a", "B"].map(str::to_owned).to_vec();
    assert_eq!(journal.heads(rooms).await.unwrap(), [0, 2, 1]);
    assert_eq!(journal.room_ids("", 10).await.unwrap(), ["B", "a"], "in the order of bytes");
    assert_eq!(journal.room_ids("B", 10).await.unwrap(), ["a"]);
    assert_eq!(journal.ready().await, Ok(()));
}

pub(crate) async fn a_number_is_given_once_and_a_spoilt_commit_spoils_no_other(store: &Store) {
    let journal = store.open().await;
    journal.commit(Commit::of_entries(vec![chat("a", 0, "first")])).await.unwrap();
    let both = Commit::of_entries(vec![chat("a", 1, "half"), chat("a", 0, "second")]);
    let others = (0..50).map(|nth| {
        let journal = Arc::clone(&journal);
        let entry = chat(&format!("r{nth}"), 0, "x");
        tokio::spawn(async move { journal.commit(Commit::of_entries(vec![entry])).await })
    });
    let others: Vec<_> = others.collect();
    assert_eq!(journal.commit(both).await, Err(Trouble::Stale));
    for other in others {
        assert_eq!(other.await.unwrap(), Ok(()));
    }
    let heads = journal.heads(vec!["a".to_owned()]).await.unwrap();
    assert_eq!(heads, [1], "all of a commit or nothing");
}

pub(crate) async fn of_two_writers_one_wins_every_number(store: &Store) {
    let (first, second) = (store.open().await, store.open().await);
    for n in 0..20 {
        let commit = Commit::of_entries(vec![chat("a", n, "x")]);
        let (one, other) = tokio::join!(first.commit(commit.clone()), second.commit(commit));
        let lost = if one.is_ok() { other } else { one.and(other) };
        assert_eq!(lost, Err(Trouble::Stale), "number {n}");
        assert_eq!(first.heads(vec!["a".to_owned()]).await.unwrap(), [n + 1]);
    }
}

/// Commits that are written together do not mix: those of one room, of names that are taken, of lines of the index.
pub(crate) async fn many_rooms_are_written_at_once(store: &Store) {
    let journal = store.open().await;
    journal
        .commit(Commit { people: vec![person(1, Some("anna"))], ..Commit::default() })
        .await
        .unwrap();
    let commits = (0..300).map(|nth: u32| {
        let room = format!("r{}", nth % 100);
        let taken = (nth == 150).then(|| person(2, Some("anna")));
        Commit {
            entries: vec![chat(&room, 0, "x")],
            rooms: vec![row(&room, i64::from(nth))],
            people: taken.into_iter().collect(),
            ..Commit::default()
        }
    });
    let asked = commits.map(|commit| {
        let journal = Arc::clone(&journal);
        tokio::spawn(async move { journal.commit(commit).await })
    });
    let (mut written, mut stale) = (0, 0);
    for asked in asked.collect::<Vec<_>>() {
        match asked.await.unwrap() {
            Ok(()) => written += 1,
            Err(Trouble::Stale) => stale += 1,
            Err(trouble) => assert_eq!(trouble, Trouble::Taken),
        }
    }
    assert_eq!(written, 100, "each room has its first entry once");
    assert!((199..=200).contains(&stale), "{stale} are stale");
    let ids = journal.room_ids("", 1000).await.unwrap();
    assert_eq!(journal.heads(ids).await.unwrap(), vec![1; 100]);
    assert_eq!(journal.open_rooms("gathering", 1000).await.unwrap().len(), 100);
    assert_eq!(journal.person(2).await.unwrap(), None);
}

pub(crate) async fn lists_show_what_waits_first(store: &Store) {
    let journal = store.open().await;
    let member = |turn, place: Option<u8>| Member {
        person: 5,
        seat: 0,
        turn,
        place,
        points: place.map(|place| 30 - i32::from(place)),
    };
    let of = |id: &str, member| (id.to_owned(), vec![member]);
    let over = RoomRow { state: "over".to_owned(), ..row("c", 9) };
    let commit = Commit {
        rooms: vec![row("a", 1), row("b", 2), over.clone()],
        members: vec![
            of("a", member(false, None)),
            of("b", member(true, None)),
            of("c", member(false, Some(1))),
        ],
        ..Commit::default()
    };
    journal.commit(commit).await.unwrap();
    let mine = journal.rooms_of(5, 10).await.unwrap();
    let ids: Vec<&str> = mine.iter().map(|(row, _)| row.id.as_str()).collect();
    assert_eq!(ids, ["b", "c", "a"]);
    assert_eq!(mine[1].1, member(false, Some(1)));
    assert_eq!(journal.rooms_of(5, 1).await.unwrap().len(), 1);
    assert_eq!(journal.room("c").await.unwrap(), Some(over));
    let open = journal.open_rooms("gathering", 10).await.unwrap();
    assert_eq!(open.iter().map(|row| row.id.as_str()).collect::<Vec<_>>(), ["b", "a"]);
    let statistics = journal.statistics(5).await.unwrap();
    assert_eq!((statistics.len(), statistics[0].won, statistics[0].best), (1, 1, 29));
    assert_eq!((statistics[0].played, statistics[0].points), (1, 29));

    let nobody = vec![("c".to_owned(), Vec::new())];
    journal.commit(Commit { members: nobody, ..Commit::default() }).await.unwrap();
    assert_eq!(journal.statistics(5).await.unwrap(), [], "members are replaced");
}

pub(crate) async fn rooms_are_claimed_when_they_are_due(store: &Store) {
    let journal = store.open().await;
    let at = |id: &str, deadline| RoomRow { deadline, ..row(id, 1) };
    let rooms = vec![
        at("later", Some(now() + HOUR)),
        at("b", Some(now() - 1000)),
        at("a", Some(now() - 2000)),
        at("never", None),
    ];
    journal.commit(Commit { rooms, ..Commit::default() }).await.unwrap();
    assert_eq!(journal.claim(now(), 10).await.unwrap(), ["a", "b"]);
    let rooms = vec![at("a", None), at("b", Some(now() + HOUR)), at("later", Some(now()))];
    journal.commit(Commit { rooms, ..Commit::default() }).await.unwrap();
    assert_eq!(journal.claim(now(), 10).await.unwrap(), ["later"]);
}

pub(crate) async fn people_are_found_by_their_tokens_and_accounts(store: &Store) {
    let journal = store.open().await;
    let token = |text: &str| TokenHash(text.to_owned());
    let commit = Commit {
        people: vec![person(1, Some("anna"))],
        tokens: vec![(token("00ff"), 1), (token("00fe"), 1)],
        visits: vec![(1, "a".to_owned(), 17)],
        ..Commit::default()
    };
    journal.commit(commit).await.unwrap();
    let found = journal.person_by_token(token("00ff")).await.unwrap();
    assert_eq!(found, Some(person(1, Some("anna"))));
    assert!(journal.person_by_account("anna").await.unwrap().is_some());
    let taken = Commit { people: vec![person(2, Some("anna"))], ..Commit::default() };
    assert_eq!(journal.commit(taken).await, Err(Trouble::Taken));
    assert_eq!(journal.person(2).await.unwrap(), None);
    assert_eq!(journal.visited(1, "a").await.unwrap(), Some(17));
    let visits = vec![(1, "a".to_owned(), 18)];
    journal.commit(Commit { visits, ..Commit::default() }).await.unwrap();
    assert_eq!(journal.visited(1, "a").await.unwrap(), Some(18));

    let dropped_tokens = vec![token("00fe")];
    journal.commit(Commit { dropped_tokens, ..Commit::default() }).await.unwrap();
    assert_eq!(journal.person_by_token(token("00fe")).await.unwrap(), None);
    assert!(journal.person_by_token(token("00ff")).await.unwrap().is_some());
    journal.commit(Commit { logged_out: vec![1], ..Commit::default() }).await.unwrap();
    assert_eq!(journal.person_by_token(token("00ff")).await.unwrap(), None);
}

pub(crate) async fn what_was_told_is_kept(store: &Store) {
    let journal = store.open().await;
    let rooms = vec![RoomRow { state: "over".to_owned(), ..row("a", 1) }, row("b", 1)];
    journal.commit(Commit { rooms, ..Commit::default() }).await.unwrap();
    assert_eq!(journal.untold(10).await.unwrap(), ["a"]);
    assert_eq!(journal.told("a").await.unwrap(), None);
    let told = vec![("a".to_owned(), vec![1, 0, 2])];
    journal.commit(Commit { told, ..Commit::default() }).await.unwrap();
    assert_eq!(journal.untold(10).await.unwrap(), Vec::<String>::new());
    assert_eq!(journal.told("a").await.unwrap(), Some(vec![1, 0, 2]));
}

pub(crate) async fn everything_can_be_gone_through(store: &Store) {
    let journal = store.open().await;
    assert_eq!(journal.counts().await.unwrap(), Counts::default());
    let token = |n: i64| TokenHash(format!("{n:02}"));
    let sits = |seat, person| Member { person, seat, turn: true, place: Some(2), points: Some(-3) };
    let commit = Commit {
        entries: vec![chat("a", 0, "x"), chat("a", 1, "y"), chat("b", 0, "z")],
        rooms: vec![row("a", 1)],
        members: vec![("a".to_owned(), vec![sits(1, 7), sits(0, -7)])],
        told: vec![("a".to_owned(), Vec::new())],
        people: vec![person(7, None), person(-7, Some("anna")), person(8, None)],
        tokens: vec![(token(2), 8), (token(1), 7)],
        visits: vec![(7, "b".to_owned(), 0), (7, "a".to_owned(), 1), (-7, "c".to_owned(), 2)],
        ..Commit::default()
    };
    journal.commit(commit).await.unwrap();
    assert_eq!(journal.members("a").await.unwrap(), [sits(0, -7), sits(1, 7)]);
    assert_eq!(journal.members("b").await.unwrap(), []);
    let people = journal.people(i64::MIN, 2).await.unwrap();
    assert_eq!(people, [person(-7, Some("anna")), person(7, None)]);
    assert_eq!(journal.people(7, 2).await.unwrap(), [person(8, None)]);
    let tokens = journal.tokens(TokenHash(String::new()), 10).await.unwrap();
    assert_eq!(tokens, [(token(1), 7), (token(2), 8)]);
    assert_eq!(journal.tokens(token(1), 10).await.unwrap(), [(token(2), 8)]);
    let visits = journal.visits((i64::MIN, String::new()), 2).await.unwrap();
    assert_eq!(visits, [(-7, "c".to_owned(), 2), (7, "a".to_owned(), 1)]);
    let visits = journal.visits((7, "a".to_owned()), 10).await.unwrap();
    assert_eq!(visits, [(7, "b".to_owned(), 0)]);
    let counts = journal.counts().await.unwrap();
    let all = Counts { entries: 3, rooms: 1, told: 1, members: 2, people: 3, tokens: 2, visits: 3 };
    assert_eq!(counts, all);
}

/// Entries that were acknowledged are there when another program opens the data, and their numbers are taken.
pub(crate) async fn what_was_acknowledged_is_there_for_another_program(store: &Store) {
    let journal = store.open().await;
    let odd = "« x » \"y\" \\ / \u{1f600} \u{0} \u{1}\n{}[]";
    for n in 0..5 {
        journal.commit(Commit::of_entries(vec![chat("a", n, odd)])).await.unwrap();
    }
    // Nothing is closed: the other may have been killed.
    let second = store.open().await;
    assert_eq!(second.heads(vec!["a".to_owned()]).await.unwrap(), [5]);
    assert_eq!(second.entries("a", 4).await.unwrap()[0].what, chat("a", 4, odd).what);
    let again = Commit::of_entries(vec![chat("a", 4, "again")]);
    assert_eq!(second.commit(again).await, Err(Trouble::Stale));
    let gap = Commit::of_entries(vec![chat("a", 6, "too far")]);
    assert_eq!(journal.commit(gap).await, Err(Trouble::Stale));
    journal.commit(Commit::of_entries(vec![chat("a", 5, "y")])).await.unwrap();
    let rewritten = vec![chat("a", 5, "—")];
    journal.commit(Commit { rewritten, ..Commit::default() }).await.unwrap();
    assert_eq!(journal.entries("a", 5).await.unwrap()[0].what, chat("a", 5, "—").what);
}
