//! Pruning deletes rooms, tokens and guests that have not been used for long, and nothing else.

use room::{LogEntry, RoomEvent};
use store::{
    AccountMatches, MailCode, MailPurpose, NewToken, PersonChange, PersonUpdate, PruneMode, Pruned,
    Retention, RoomCommit, Store, StoreError, TokenHash, Visit,
};

use crate::{Place, chat, chats, indexed, over, person, row};

/// Everything before is old.
const SINCE: i64 = 1_000;

const RETENTION: Retention = Retention {
    lobbies: SINCE,
    matches: SINCE,
    account_matches: AccountMatches::Keep,
    tokens: SINCE,
};

/// A room with these entries, given by person and time. The index reflects only the first.
async fn room(store: &Store, row: store::IndexRow, entries: &[(i64, i64)]) {
    let entry = |(n, (person, at)): (u32, &(i64, i64))| {
        let (name, text) = ("Anna".to_owned(), "x".to_owned());
        let event = RoomEvent::Chat { person: *person, name, account: false, text, id: None };
        LogEntry { n, at: *at, downtime: 0, event }
    };
    let entries = (0..).zip(entries).map(entry).collect();
    store.rooms.commit(RoomCommit { entries, ..indexed(row, Vec::new()) }).await.unwrap();
}

async fn guest(store: &Store, id: i64, last_visit: Option<i64>) {
    let token = last_visit.map(|at| {
        let hash = TokenHash(format!("{id}"));
        NewToken { hash, device: "x".to_owned(), at }
    });
    store.people.save(PersonUpdate { token, ..person(id, None).into() }).await.unwrap();
}

fn rooms(ids: &[&str]) -> Vec<String> {
    ids.iter().map(|id| (*id).to_owned()).collect()
}

pub(crate) async fn what_nobody_uses_is_pruned(place: &Place) {
    let store = place.open().await;
    store.people.save(person(1, Some("anna")).into()).await.unwrap();
    guest(&store, 2, Some(5)).await;
    guest(&store, 3, None).await;
    guest(&store, 4, Some(2_000)).await;
    guest(&store, 5, None).await;
    store.people.save(PersonChange::Delete.of(5)).await.unwrap();
    store.people.save(person(6, Some("berta")).into()).await.unwrap();
    for (id, expires) in [(1, SINCE - 1), (6, SINCE)] {
        let hash = TokenHash("c0de".to_owned());
        let (purpose, email) = (MailPurpose::Confirm, "a@example.org".to_owned());
        let sent = PersonChange::MailCode(MailCode { purpose, hash, email, expires });
        store.people.save(sent.of(id)).await.unwrap();
    }
    room(&store, row("lobby", 5), &[(1, 5)]).await;
    room(&store, row("lobby that was changed", 2_000), &[(1, 2_000)]).await;
    room(&store, row("lobby that may have started", 5), &[(1, 5), (1, 6)]).await;
    room(&store, over(row("of a guest", 5)), &[(2, 5)]).await;
    room(&store, over(row("of an account", 5)), &[(2, 5), (1, 6)]).await;
    room(&store, over(row("that goes on", 5)), &[(4, 5), (4, 2_000)]).await;
    let visit = Some(Visit { person: 2, n: 0 });
    store.rooms.commit(RoomCommit { visit, ..RoomCommit::new("of a guest") }).await.unwrap();

    let before = store.maintenance.counts().await.unwrap();
    let expected = Pruned {
        lobbies: rooms(&["lobby"]),
        matches: rooms(&["of a guest"]),
        tokens: 1,
        // Not a guest who is named in a match with an account, nor people who deleted their account.
        guests: 1,
    };
    let prune = async |retention, mode| store.maintenance.prune(retention, mode).await.unwrap();
    assert_eq!(prune(RETENTION, PruneMode::Count).await, expected);
    assert_eq!(store.maintenance.counts().await.unwrap(), before, "nothing is deleted");
    assert_eq!(prune(RETENTION, PruneMode::Delete).await, expected);
    assert_eq!(prune(RETENTION, PruneMode::Delete).await, Pruned::default(), "it is done");
    let after = store.maintenance.counts().await.unwrap();
    assert_eq!((before.rooms - after.rooms, before.entries - after.entries), (2, 2));
    assert_eq!((after.visits, after.tokens, after.people), (0, 1, 5));
    assert!(store.people.person(3).await.unwrap().is_none());
    let confirm = || PersonChange::ConfirmEmail { code: TokenHash("c0de".to_owned()), at: 0 };
    let confirmed = store.people.save(confirm().of(1)).await;
    assert_eq!(confirmed, Err(StoreError::PersonChanged), "the code is gone, with the address");
    store.people.save(confirm().of(6)).await.unwrap();

    // The room is deleted, so its numbers begin at 0 again.
    store.rooms.commit(chats("of a guest", vec![chat(0, "new")])).await.unwrap();
    let all = Retention { account_matches: AccountMatches::Delete, ..RETENTION };
    let pruned = prune(all, PruneMode::Delete).await;
    assert_eq!((pruned.matches, pruned.guests), (rooms(&["of an account"]), 1));
    assert!(store.people.person(1).await.unwrap().is_some(), "accounts stay");
    store.maintenance.close().await.unwrap();
}
