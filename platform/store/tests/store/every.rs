//! What both stores must do.

use std::sync::Arc;

use engine::Seed;
use protocol::{RoomState, Settings};
use room::{LogEntry, RoomEvent};
use store::{
    Counts, Device, Import, KeptPack, Member, NewToken, Person, PersonUpdate, RoomCommit,
    StoreError, TokenHash, Visit,
};

use crate::{
    HOUR, Place, TAKEN, chat, chats, ids, indexed, now, over, person, put_rows, row, step,
};

pub(crate) async fn entries_come_back_in_order_after_a_restart(place: &Place) {
    let store = place.open().await;
    store.rooms.commit(chats("a", vec![chat(0, "one"), chat(1, "two")])).await.unwrap();
    store.rooms.commit(chats("B", vec![chat(0, "other")])).await.unwrap();
    store.maintenance.close().await.unwrap();
    assert_eq!(store.rooms.commit(RoomCommit::new("a")).await, Err(StoreError::Closed));

    let store = place.open().await;
    assert_eq!(store.rooms.entries("a", 0).await.unwrap(), [chat(0, "one"), chat(1, "two")]);
    assert_eq!(store.rooms.entries("a", 1).await.unwrap(), [chat(1, "two")]);
    assert_eq!(store.rooms.entries("nowhere", 0).await.unwrap(), []);
    let rooms = ["nowhere", "a", "B"].map(str::to_owned).to_vec();
    assert_eq!(store.rooms.heads(rooms).await.unwrap(), [0, 2, 1]);
    assert_eq!(store.index.room_ids("", 10).await.unwrap(), ["B", "a"], "in the order of bytes");
    assert_eq!(store.index.room_ids("B", 10).await.unwrap(), ["a"]);
    assert_eq!(store.maintenance.ready().await, Ok(()));
}

pub(crate) async fn a_commit_that_fails_fails_no_other(place: &Place) {
    let store = place.open().await;
    store.rooms.commit(chats("a", vec![chat(0, "first")])).await.unwrap();
    let others = (0..50).map(|nth| {
        let store = store.clone();
        let commit = chats(&format!("r{nth}"), vec![chat(0, "x")]);
        tokio::spawn(async move { store.rooms.commit(commit).await })
    });
    let others: Vec<_> = others.collect();
    let half = chats("a", vec![chat(1, "half"), chat(0, "second")]);
    assert_eq!(store.rooms.commit(half).await, TAKEN);
    for other in others {
        assert_eq!(other.await.unwrap(), Ok(()));
    }
    let heads = store.rooms.heads(vec!["a".to_owned()]).await.unwrap();
    assert_eq!(heads, [1], "all of a commit or nothing");
}

pub(crate) async fn of_two_writers_one_wins_every_number(place: &Place) {
    let (first, second) = (place.open().await, place.open().await);
    for n in 0..20 {
        let commit = chats("a", vec![chat(n, "x")]);
        let (one, other) =
            tokio::join!(first.rooms.commit(commit.clone()), second.rooms.commit(commit));
        let lost = if one.is_ok() { other } else { one.and(other) };
        assert_eq!(lost, TAKEN, "number {n}");
        assert_eq!(first.rooms.heads(vec!["a".to_owned()]).await.unwrap(), [n + 1]);
    }
}

/// Entries that name no person are written with a single statement, if no other program has written meanwhile.
pub(crate) async fn steps_of_two_writers_follow_each_other(place: &Place) {
    let (first, second) = (place.open().await, place.open().await);
    for n in (0..40).step_by(4) {
        for (writer, other, n) in [(&first, &second, n), (&second, &first, n + 2)] {
            for n in [n, n + 1] {
                writer.rooms.commit(chats("a", vec![step(n)])).await.unwrap();
            }
            assert_eq!(other.rooms.commit(chats("a", vec![step(n + 1)])).await, TAKEN);
        }
    }
    let all: Vec<_> = (0..40).map(step).collect();
    for store in [first, second] {
        assert_eq!(store.rooms.entries("a", 0).await.unwrap(), all);
    }
}

/// A failed write clears the writer's cache; stored entries can still be read.
pub(crate) async fn entries_are_read_after_a_write_that_failed(place: &Place) {
    let store = place.open().await;
    store.people.save(person(1, Some("anna")).into()).await.unwrap();
    for n in 0..4 {
        store.rooms.commit(chats("a", vec![step(n)])).await.unwrap();
        let taken = store.people.save(person(2, Some("anna")).into()).await;
        assert_eq!(taken, Err(StoreError::NameTaken));
        let all: Vec<_> = (0..=n).map(step).collect();
        assert_eq!(store.rooms.entries("a", 0).await.unwrap(), all);
    }
}

/// Requests that are written together do not mix: commits to the same room, taken names, index rows.
pub(crate) async fn many_rooms_are_written_at_once(place: &Place) {
    let store = place.open().await;
    store.people.save(person(1, Some("anna")).into()).await.unwrap();
    let commits = (0..300).map(|nth: u32| {
        let room = format!("r{}", nth % 100);
        let index = indexed(row(&room, i64::from(nth)), Vec::new()).index;
        let commit = RoomCommit { index, ..chats(&room, vec![chat(0, "x")]) };
        let store = store.clone();
        tokio::spawn(async move { store.rooms.commit(commit).await })
    });
    let commits: Vec<_> = commits.collect();
    let taken = store.people.save(person(2, Some("anna")).into()).await;
    assert_eq!(taken, Err(StoreError::NameTaken));
    let mut results = Vec::new();
    for commit in commits {
        results.push(commit.await.unwrap());
    }
    assert_eq!(results.iter().filter(|it| it.is_ok()).count(), 100, "a first entry each");
    assert_eq!(results.iter().filter(|it| **it == TAKEN).count(), 200);
    let rooms = store.index.room_ids("", 1000).await.unwrap();
    assert_eq!(store.rooms.heads(rooms).await.unwrap(), vec![1; 100]);
    assert_eq!(store.index.open_rooms(RoomState::Gathering, 1000).await.unwrap().len(), 100);
    assert_eq!(store.people.person(2).await.unwrap(), None);
}

pub(crate) async fn lists_show_rooms_that_wait_first(place: &Place) {
    let store = place.open().await;
    let member = |turn, place: Option<u8>| Member {
        person: 5,
        seat: 0,
        turn,
        place,
        points: place.map(|place| 30 - i32::from(place)),
    };
    let finished = over(row("c", 9));
    store.rooms.commit(indexed(row("a", 1), vec![member(false, None)])).await.unwrap();
    store.rooms.commit(indexed(row("b", 2), vec![member(true, None)])).await.unwrap();
    let commit = indexed(finished.clone(), vec![member(false, Some(1))]);
    store.rooms.commit(commit).await.unwrap();
    let mine = store.index.rooms_of(5, 10).await.unwrap();
    let (rows, members): (Vec<_>, Vec<_>) = mine.into_iter().unzip();
    assert_eq!(ids(&rows), ["b", "c", "a"]);
    assert_eq!(members[1], member(false, Some(1)));
    assert_eq!(store.index.rooms_of(5, 1).await.unwrap().len(), 1);
    assert_eq!(store.index.room("c").await.unwrap(), Some(finished.clone()));
    let open = store.index.open_rooms(RoomState::Gathering, 10).await.unwrap();
    assert_eq!(ids(&open), ["b", "a"]);

    store.rooms.commit(indexed(finished, Vec::new())).await.unwrap();
    let mine = store.index.rooms_of(5, 10).await.unwrap();
    assert_eq!(mine.len(), 2, "members are replaced");
}

pub(crate) async fn rooms_are_claimed_when_they_are_due(place: &Place) {
    let store = place.open().await;
    let at = |id: &str, deadline| store::IndexRow { deadline, ..row(id, 1) };
    let rows = [
        at("later", Some(now() + HOUR)),
        at("b", Some(now() - 1000)),
        at("a", Some(now() - 2000)),
        at("never", None),
    ];
    put_rows(&store, rows).await;
    assert_eq!(store.rooms.claim(now(), 10).await.unwrap(), ["a", "b"]);
    let rows = [at("a", None), at("b", Some(now() + HOUR)), at("later", Some(now()))];
    put_rows(&store, rows).await;
    assert_eq!(store.rooms.claim(now(), 10).await.unwrap(), ["later"]);
}

pub(crate) async fn people_are_found_by_tokens_and_accounts(place: &Place) {
    let store = place.open().await;
    let token = |text: &str| TokenHash(text.to_owned());
    let new = |text: &str| NewToken { hash: token(text), device: "x".to_owned(), at: 7 };
    let anna = person(1, Some("anna"));
    let update = PersonUpdate { token: Some(new("00ff")), ..anna.clone().into() };
    store.people.save(update).await.unwrap();
    store.tokens.add(new("00fe"), 1).await.unwrap();
    assert_eq!(store.tokens.owner(token("00ff")).await.unwrap(), Some((anna.clone(), 7)));
    assert_eq!(store.people.person_by_account("anna").await.unwrap(), Some(anna.clone()));
    let taken = store.people.save(person(2, Some("anna")).into()).await;
    assert_eq!(taken, Err(StoreError::NameTaken));
    assert_eq!(store.people.person(2).await.unwrap(), None);
    for n in [17, 18] {
        let visit = Some(Visit { person: 1, n });
        store.rooms.commit(RoomCommit { visit, ..RoomCommit::new("a") }).await.unwrap();
        assert_eq!(store.rooms.last_visit(1, "a").await.unwrap(), Some(n));
    }
    assert_eq!(store.rooms.last_visit(2, "a").await.unwrap(), None);

    store.tokens.revoke(token("00fe")).await.unwrap();
    assert_eq!(store.tokens.owner(token("00fe")).await.unwrap(), None);
    assert!(store.tokens.owner(token("00ff")).await.unwrap().is_some());
    store.tokens.add(new("00fd"), 1).await.unwrap();
    store.tokens.revoke_others(1, token("00fd")).await.unwrap();
    assert_eq!(store.tokens.owner(token("00ff")).await.unwrap(), None);
    assert_eq!(store.tokens.owner(token("00fd")).await.unwrap(), Some((anna, 7)), "it stays");
}

pub(crate) async fn archives_are_kept(place: &Place) {
    let store = place.open().await;
    put_rows(&store, [over(row("a", 1)), row("b", 1)]).await;
    assert_eq!(store.rooms.unarchived(10).await.unwrap(), ["a"]);
    assert_eq!(store.rooms.archive("a").await.unwrap(), None);
    let archive = Some(vec![1, 0, 2]);
    store.rooms.commit(RoomCommit { archive, ..RoomCommit::new("a") }).await.unwrap();
    assert_eq!(store.rooms.unarchived(10).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.rooms.archive("a").await.unwrap(), Some(vec![1, 0, 2]));
}

pub(crate) async fn everything_can_be_paged_through(place: &Place) {
    let store = place.open().await;
    assert_eq!(store.maintenance.counts().await.unwrap(), Counts::default());
    let token = |n: i64| Device {
        token: TokenHash(format!("{n:02}")),
        name: "x".to_owned(),
        created: n,
        used: n + 1,
    };
    let sits = |seat, person| Member { person, seat, turn: true, place: Some(2), points: Some(-3) };
    let commit = RoomCommit {
        archive: Some(Vec::new()),
        index: indexed(row("a", 1), vec![sits(1, 7), sits(0, -7)]).index,
        ..chats("a", vec![chat(0, "x"), chat(1, "y")])
    };
    store.rooms.commit(commit).await.unwrap();
    store.rooms.commit(chats("b", vec![chat(0, "z")])).await.unwrap();
    let visit = |room: &str, person, n| (room.to_owned(), Visit { person, n });
    let anna = Person { email: Some("a@example.org".to_owned()), ..person(-7, Some("anna")) };
    let rows = Import {
        people: vec![person(7, None), anna.clone(), person(8, None)],
        tokens: vec![(token(2), 8), (token(1), 7)],
        codes: vec![(7, TokenHash("c".to_owned()))],
        visits: vec![visit("b", 7, 0), visit("a", 7, 1), visit("c", -7, 2)],
        heartbeat: None,
    };
    for _ in 0..2 {
        store.maintenance.import(rows.clone()).await.unwrap();
    }
    assert_eq!(store.index.members("a").await.unwrap(), [sits(0, -7), sits(1, 7)]);
    assert_eq!(store.index.members("b").await.unwrap(), []);
    let maintenance = &store.maintenance;
    let people = maintenance.people(i64::MIN, 2).await.unwrap();
    assert_eq!(people, [anna, person(7, None)]);
    assert_eq!(maintenance.people(7, 2).await.unwrap(), [person(8, None)]);
    let tokens = maintenance.tokens(TokenHash(String::new()), 10).await.unwrap();
    assert_eq!(tokens, [(token(1), 7), (token(2), 8)]);
    assert_eq!(maintenance.tokens(token(1).token, 10).await.unwrap(), [(token(2), 8)]);
    let visits = maintenance.visits((i64::MIN, String::new()), 2).await.unwrap();
    assert_eq!(visits, [visit("c", -7, 2), visit("a", 7, 1)]);
    let visits = maintenance.visits((7, "a".to_owned()), 10).await.unwrap();
    assert_eq!(visits, [visit("b", 7, 0)]);
    let all = Counts {
        entries: 3,
        rooms: 1,
        archives: 1,
        members: 2,
        people: 3,
        tokens: 2,
        codes: 1,
        visits: 3,
    };
    assert_eq!(maintenance.counts().await.unwrap(), all);
}

/// Another program that opens the store sees acknowledged entries, and cannot use their numbers.
pub(crate) async fn acknowledged_entries_are_there_for_another_program(place: &Place) {
    let store = place.open().await;
    let odd = "« x » \"y\" \\ / \u{1f600} \u{0} \u{1}\n{}[]";
    for n in 0..5 {
        store.rooms.commit(chats("a", vec![chat(n, odd)])).await.unwrap();
    }
    // The first is not closed, as if it had been killed.
    let second = place.open().await;
    assert_eq!(second.rooms.heads(vec!["a".to_owned()]).await.unwrap(), [5]);
    assert_eq!(second.rooms.entries("a", 4).await.unwrap(), [chat(4, odd)]);
    assert_eq!(second.rooms.commit(chats("a", vec![chat(4, "again")])).await, TAKEN);
    assert_eq!(store.rooms.commit(chats("a", vec![chat(6, "too far")])).await, TAKEN);
    store.rooms.commit(chats("a", vec![chat(5, "y")])).await.unwrap();
    let rewritten = vec![chat(5, "—")];
    store.rooms.commit(RoomCommit { rewritten, ..RoomCommit::new("a") }).await.unwrap();
    assert_eq!(store.rooms.entries("a", 5).await.unwrap(), [chat(5, "—")]);
}

/// A pause between two programs is downtime for the only server, and for nodes that share a store if it is long.
pub(crate) async fn heartbeats_add_up_downtime(place: &Place) {
    let store = place.open().await;
    let first = store.rooms.beat(Arc::new(now)).await.unwrap();
    assert_eq!(first.downtime, 0, "nobody was here before");
    let second = store.rooms.beat(Arc::new(now)).await.unwrap();
    assert!(first.at <= second.at && second.downtime == 0, "{second:?}");
    store.maintenance.close().await.unwrap();

    let store = place.open().await;
    let later = store.rooms.beat(Arc::new(move || second.at + 1_000)).await.unwrap();
    let lost = match place {
        Place::Sqlite(_) => 1_000,
        Place::Postgres(_) => 0,
    };
    assert_eq!(later.downtime, lost);
}

/// A person who hosted, sat or chatted is found, even if they have no seat.
pub(crate) async fn rooms_that_name_a_person_are_found(place: &Place) {
    let store = place.open().await;
    store.rooms.commit(chats("a", vec![chat(0, "one"), chat(1, "two")])).await.unwrap();
    store.rooms.commit(chats("b", vec![chat(0, "three")])).await.unwrap();
    let created = RoomEvent::Created {
        settings: Settings::new("quarry", 2),
        host: 1,
        host_name: "Anna".to_owned(),
        secret: Seed([7; 32]),
        rematch_of: None,
        origin: None,
    };
    store.rooms.commit(chats("c", vec![LogEntry { event: created, ..step(0) }])).await.unwrap();
    store.rooms.commit(chats("d", vec![step(0)])).await.unwrap();
    assert_eq!(store.index.rooms_naming(1).await.unwrap(), ["a", "b", "c"]);
    assert!(store.index.rooms_naming(2).await.unwrap().is_empty());
}

pub(crate) async fn packs_are_kept_once(place: &Place) {
    let store = place.open().await;
    assert_eq!(store.packs.all().await.unwrap(), []);
    let pack = |hash: &str, text: &str| KeptPack {
        hash: hash.to_owned(),
        game: "quarry".to_owned(),
        files: [("quarry.toml".to_owned(), text.to_owned())].into(),
    };
    store.packs.keep(vec![pack("b", "é\n"), pack("a", "1"), pack("b", "2")]).await.unwrap();
    store.packs.keep(vec![pack("a", "3")]).await.unwrap();
    store.maintenance.close().await.unwrap();
    let store = place.open().await;
    let kept = store.packs.all().await.unwrap();
    assert_eq!(kept, [pack("a", "1"), pack("b", "é\n")], "the first of a hash stays");
    store.maintenance.close().await.unwrap();
}

/// [`store::open_unchanged`] sees all rooms while another program has the store open.
pub(crate) async fn a_store_is_read_without_being_changed(place: &Place) {
    let store = place.open().await;
    store.rooms.commit(chats("a", vec![chat(0, "one"), chat(1, "two")])).await.unwrap();
    let reader = store::open_unchanged(&place.location()).await.unwrap();
    assert_eq!(reader.index.room_ids("", 10).await.unwrap(), ["a"]);
    assert_eq!(reader.rooms.entries("a", 0).await.unwrap(), [chat(0, "one"), chat(1, "two")]);
    reader.maintenance.close().await.unwrap();
    store.rooms.commit(chats("a", vec![chat(2, "three")])).await.unwrap();
    store.maintenance.close().await.unwrap();
}
