//! People who are changed by two nodes at the same time.

use store::{
    MailCode, MailPurpose, NewToken, PersonChange, PersonUpdate, Store, StoreError, TokenHash,
    skeleton,
};

use crate::{Place, person};

/// How many times each race is run.
const ROUNDS: i64 = 40;

const CHANGED: Result<(), StoreError> = Err(StoreError::PersonChanged);

fn hash(text: &str) -> TokenHash {
    TokenHash(text.to_owned())
}

fn token(text: &str) -> NewToken {
    NewToken { hash: hash(text), device: "a browser".to_owned(), at: 7 }
}

fn register(account: &str) -> PersonChange {
    let (account, password) = (account.to_owned(), format!("hash of {account}"));
    PersonChange::Register { account, password, codes: vec![hash("code")] }
}

fn rename(name: &str) -> PersonChange {
    PersonChange::Rename(name.to_owned())
}

async fn change(store: &Store, person: i64, change: PersonChange) -> Result<(), StoreError> {
    store.people.save(change.of(person)).await
}

pub(crate) async fn changes_on_two_nodes_lose_nothing(place: &Place) {
    let (one, other) = (place.open().await, place.open().await);
    for id in 0..ROUNDS {
        one.people.save(person(id, None).into()).await.unwrap();
        let (registered, renamed) = tokio::join!(
            change(&one, id, register(&format!("a{id}"))),
            change(&other, id, rename("Berta"))
        );
        assert_eq!((registered, renamed), (Ok(()), Ok(())));
        let found = one.people.person(id).await.unwrap().unwrap();
        assert_eq!((found.name.as_str(), found.account), ("Berta", Some(format!("a{id}"))));
    }
    for id in ROUNDS..2 * ROUNDS {
        one.people.save(person(id, None).into()).await.unwrap();
        let (first, second) = tokio::join!(
            change(&one, id, register(&format!("b{id}"))),
            change(&other, id, register(&format!("c{id}")))
        );
        let account = one.people.person(id).await.unwrap().unwrap().account.unwrap();
        let won = if account.starts_with('b') { (Ok(()), CHANGED) } else { (CHANGED, Ok(())) };
        assert_eq!((first, second), won, "one account is made, and the other is told");
    }
}

pub(crate) async fn a_deleted_person_never_comes_back(place: &Place) {
    let (one, other) = (place.open().await, place.open().await);
    for id in 0..ROUNDS {
        let first =
            PersonUpdate { token: Some(token(&format!("t{id}"))), ..person(id, None).into() };
        one.people.save(first).await.unwrap();
        let (deleted, ..) = tokio::join!(
            change(&one, id, PersonChange::Delete),
            change(&other, id, rename("Berta")),
            change(&other, id, register(&format!("a{id}"))),
            other.tokens.add(token(&format!("l{id}")), id),
        );
        assert_eq!(deleted, Ok(()));
        let found = one.people.person(id).await.unwrap().unwrap();
        assert_eq!((found.name.as_str(), found.account, found.deleted), ("—", None, true));
        assert_eq!(one.tokens.devices(id).await.unwrap(), [], "nobody is logged in");
        assert_eq!(one.tokens.owner(hash(&format!("l{id}"))).await.unwrap(), None);
        assert_eq!(change(&other, id, rename("Carla")).await, CHANGED);
        assert_eq!(change(&other, id, register(&format!("z{id}"))).await, CHANGED);
        assert_eq!(other.tokens.add(token(&format!("m{id}")), id).await, CHANGED);
        assert_eq!(change(&other, id, PersonChange::Delete).await, Ok(()), "twice is no error");
    }
}

/// An account name that looks like another is taken, in whatever alphabet it is written.
pub(crate) async fn account_names_that_look_alike_are_taken(place: &Place) {
    let store = place.open().await;
    let register = |id: i64, account: &str| store.people.save(register(account).of(id));
    for id in 1..=3 {
        store.people.save(person(id, None).into()).await.unwrap();
    }
    register(1, "anna").await.unwrap();
    for imitation in ["anna", "\u{430}nn\u{430}", "ann\u{251}"] {
        assert_eq!(register(2, imitation).await, Err(StoreError::NameTaken), "{imitation}");
    }
    register(2, "hanna").await.unwrap();
    let found = store.people.person_by_skeleton(&skeleton("\u{430}nna")).await.unwrap();
    assert_eq!(found.map(|person| person.id), Some(1));
    store.people.save(PersonChange::Delete.of(1)).await.unwrap();
    register(3, "\u{430}nna").await.unwrap();
}

pub(crate) async fn passwords_are_changed_and_recovered(place: &Place) {
    let store = place.open().await;
    store.people.save(person(1, None).into()).await.unwrap();
    change(&store, 1, register("anna")).await.unwrap();
    for (name, at) in [("old", 5), ("this", 6), ("new", 7)] {
        store.tokens.add(NewToken { at, ..token(name) }, 1).await.unwrap();
    }
    store.tokens.touch(hash("this"), 9).await.unwrap();
    store.tokens.touch(hash("new"), 3).await.unwrap();
    let devices = store.tokens.devices(1).await.unwrap();
    let used: Vec<_> =
        devices.iter().map(|it| (it.token.0.as_str(), it.created, it.used)).collect();
    assert_eq!(used, [("this", 6, 9), ("new", 7, 7), ("old", 5, 5)], "time does not run back");
    assert_eq!(store.tokens.owner(hash("this")).await.unwrap().unwrap().1, 9);

    let password = |from: &str| PersonChange::Password {
        from: from.to_owned(),
        to: "second".to_owned(),
        keep: hash("this"),
    };
    assert_eq!(change(&store, 1, password("wrong")).await, CHANGED);
    change(&store, 1, password("hash of anna")).await.unwrap();
    assert_eq!(store.tokens.devices(1).await.unwrap().len(), 1, "the others are logged out");

    let recover = |code: &str| PersonChange::Recover {
        code: hash(code),
        at: 0,
        password: "third".to_owned(),
    };
    assert_eq!(change(&store, 1, recover("wrong")).await, CHANGED);
    change(&store, 1, recover("code")).await.unwrap();
    assert_eq!(change(&store, 1, recover("code")).await, CHANGED, "a code counts once");
    let anna = store.people.person_by_account("anna").await.unwrap().unwrap();
    assert_eq!(anna.password.as_deref(), Some("third"));
    assert_eq!(store.tokens.devices(1).await.unwrap(), []);
    change(&store, 1, PersonChange::Codes(vec![hash("x"), hash("y")])).await.unwrap();
    let codes = store.maintenance.codes((i64::MIN, hash("")), 10).await.unwrap();
    assert_eq!(codes, [(1, hash("x")), (1, hash("y"))]);
    store.people.save(person(2, None).into()).await.unwrap();
    assert_eq!(change(&store, 2, PersonChange::Codes(Vec::new())).await, CHANGED, "a guest");
}

fn mailed(purpose: MailPurpose, code: &str, email: &str) -> PersonChange {
    let email = email.to_owned();
    PersonChange::MailCode(MailCode { purpose, hash: hash(code), email, expires: 100 })
}

fn confirm(code: &str, at: i64) -> PersonChange {
    PersonChange::ConfirmEmail { code: hash(code), at }
}

fn recover(code: &str, at: i64) -> PersonChange {
    PersonChange::Recover { code: hash(code), at, password: format!("set by {code}") }
}

async fn email_of(store: &Store, id: i64) -> Option<String> {
    store.people.person(id).await.unwrap().unwrap().email
}

pub(crate) async fn codes_in_mails_count_once_and_for_a_while(place: &Place) {
    use MailPurpose::{Confirm, Recover};
    let store = place.open().await;
    let (one, other) = ("anna@example.org", "anna@example.net");
    for id in [1, 2] {
        store.people.save(person(id, None).into()).await.unwrap();
    }
    assert_eq!(change(&store, 2, mailed(Confirm, "c", one)).await, CHANGED, "a guest");
    change(&store, 1, register("anna")).await.unwrap();
    assert_eq!(change(&store, 1, mailed(Recover, "r", one)).await, CHANGED, "not confirmed");

    change(&store, 1, mailed(Confirm, "early", other)).await.unwrap();
    change(&store, 1, mailed(Confirm, "c", one)).await.unwrap();
    for (wrong, at) in [("early", 0), ("x", 0), ("c", 100)] {
        assert_eq!(change(&store, 1, confirm(wrong, at)).await, CHANGED, "{wrong} at {at}");
    }
    assert_eq!(email_of(&store, 1).await, None);
    change(&store, 1, confirm("c", 99)).await.unwrap();
    assert_eq!(email_of(&store, 1).await.as_deref(), Some(one));
    assert_eq!(change(&store, 1, confirm("c", 99)).await, CHANGED, "a code counts once");
    let found = store.people.people_by_email(one, 5).await.unwrap();
    assert_eq!(found.iter().map(|it| it.id).collect::<Vec<_>>(), [1]);
    assert_eq!(store.people.people_by_email(other, 5).await.unwrap(), []);

    change(&store, 1, mailed(Recover, "r", one)).await.unwrap();
    assert_eq!(change(&store, 1, recover("r", 100)).await, CHANGED, "too late");
    change(&store, 1, recover("r", 99)).await.unwrap();
    assert_eq!(change(&store, 1, recover("r", 99)).await, CHANGED, "a code counts once");
    let anna = store.people.person(1).await.unwrap().unwrap();
    assert_eq!(anna.password.as_deref(), Some("set by r"));

    // Any other change of the account's password or address ends the codes that were sent.
    change(&store, 1, mailed(Recover, "r", one)).await.unwrap();
    let from = "set by r".to_owned();
    let password = PersonChange::Password { from, to: "x".to_owned(), keep: hash("") };
    change(&store, 1, password).await.unwrap();
    assert_eq!(change(&store, 1, recover("r", 0)).await, CHANGED, "the password was changed");
    change(&store, 1, mailed(Recover, "r", one)).await.unwrap();
    change(&store, 1, mailed(Confirm, "c", other)).await.unwrap();
    change(&store, 1, confirm("c", 0)).await.unwrap();
    assert_eq!(change(&store, 1, recover("r", 0)).await, CHANGED, "sent to the former address");
    change(&store, 1, mailed(Recover, "r", other)).await.unwrap();
    change(&store, 1, mailed(Confirm, "c", one)).await.unwrap();
    change(&store, 1, PersonChange::RemoveEmail).await.unwrap();
    assert_eq!(email_of(&store, 1).await, None);
    assert_eq!(change(&store, 1, recover("r", 0)).await, CHANGED, "the address was removed");
    assert_eq!(change(&store, 1, confirm("c", 0)).await, CHANGED, "the address was removed");

    change(&store, 1, mailed(Confirm, "c", one)).await.unwrap();
    change(&store, 1, confirm("c", 0)).await.unwrap();
    change(&store, 1, PersonChange::Delete).await.unwrap();
    assert_eq!(email_of(&store, 1).await, None, "who is deleted has no address");
    assert_eq!(store.people.people_by_email(one, 5).await.unwrap(), []);
}

pub(crate) async fn sessions_without_a_token_have_ended(place: &Place) {
    let store = place.open().await;
    // The hash of a token has 64 digits. These sessions are the least, the largest, and one between.
    let tokens = ["0", "a", "f"].map(|digit| hash(&digit.repeat(64)));
    let sessions: Vec<u64> = tokens.iter().map(TokenHash::session).collect();
    assert_eq!(sessions, [0, 0xaaaa_aaaa_aaaa_aaaa, u64::MAX]);
    store.people.save(person(1, None).into()).await.unwrap();
    for token in &tokens {
        let token = NewToken { hash: token.clone(), device: String::new(), at: 7 };
        store.tokens.add(token, 1).await.unwrap();
    }
    assert!(store.sessions.ended(sessions.clone()).await.unwrap().is_empty());
    assert_eq!(store.sessions.ended(vec![1, u64::MAX]).await.unwrap(), [1]);
    store.tokens.revoke(tokens[1].clone()).await.unwrap();
    assert_eq!(store.sessions.ended(sessions.clone()).await.unwrap(), [sessions[1]]);
    change(&store, 1, PersonChange::Delete).await.unwrap();
    let mut ended = store.sessions.ended(sessions.clone()).await.unwrap();
    ended.sort_unstable();
    assert_eq!(ended, sessions);
}
