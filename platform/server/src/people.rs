//! People and how they prove who they are: by a token in a cookie, or by a password. The store has only the hashes.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use cookie::time::Duration;
use node::Environment;
use room::Requester;
use sha2::{Digest as _, Sha256};
use store::{People, Person, PersonUpdate, StoreError, TokenHash};
use tokio::sync::Semaphore;

use crate::Transport;
use crate::config::MAX_NAME;

/// The most passwords that are hashed at the same time: each takes a core for a while.
static HASHING: Semaphore = Semaphore::const_new(2);

/// The number of characters of a token.
const LENGTH: usize = 52;

const YEAR: Duration = Duration::days(365);

/// The secret in a cookie that identifies a person.
pub(crate) struct Token(String);

impl Token {
    pub(crate) fn new(environment: &Environment) -> Self {
        Self(environment.word(LENGTH))
    }

    /// The token in a request's cookies.
    pub(crate) fn of(cookies: &CookieJar, transport: Transport) -> Option<Self> {
        let token = cookies.get(cookie_name(transport))?.value();
        (token.len() == LENGTH).then(|| Self(token.to_owned()))
    }

    pub(crate) fn hash(&self) -> TokenHash {
        let hash = Sha256::digest(self.0.as_bytes());
        TokenHash(hash.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// The session that it stands for: a number that does not betray it.
    pub(crate) fn session(&self) -> u64 {
        let hash = Sha256::digest(self.0.as_bytes());
        hash.iter().take(8).fold(0, |session, byte| session << 8 | u64::from(*byte))
    }

    /// The cookie that carries it.
    pub(crate) fn cookie(&self, transport: Transport) -> Cookie<'static> {
        cookie(transport, self.0.clone(), YEAR)
    }
}

/// The cookie that makes a browser forget its token.
pub(crate) fn expired_cookie(transport: Transport) -> Cookie<'static> {
    cookie(transport, String::new(), Duration::ZERO)
}

fn cookie_name(transport: Transport) -> &'static str {
    match transport {
        Transport::Plain => "monumenta",
        Transport::Https => "__Host-monumenta",
    }
}

fn cookie(transport: Transport, value: String, max_age: Duration) -> Cookie<'static> {
    Cookie::build((cookie_name(transport), value))
        .path("/")
        .max_age(max_age)
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(transport == Transport::Https)
        .build()
}

/// Creates a guest, with a token.
pub(crate) async fn new_guest(
    environment: &Environment,
    people: &dyn People,
    name: &str,
) -> Result<(Person, Token), StoreError> {
    let token = Token::new(environment);
    let person = Person {
        id: environment.number(),
        name: clean_name(name).unwrap_or_else(|| "Guest".to_owned()),
        account: None,
        password: None,
        created: environment.wall(),
    };
    let update = PersonUpdate { token: Some(token.hash()), ..person.clone().into() };
    people.save(update).await?;
    Ok((person, token))
}

/// The name without outer spaces and invisible characters, cut to [`MAX_NAME`]. `None` if nothing is left.
pub(crate) fn clean_name(name: &str) -> Option<String> {
    let visible = |c: &char| {
        !c.is_control()
            && !matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let clean: String = name.trim().chars().filter(visible).take(MAX_NAME).collect();
    let clean = clean.trim().to_owned();
    (!clean.is_empty()).then_some(clean)
}

/// The name of an account: [`clean_name`] in lower case.
pub(crate) fn account_name(name: &str) -> Option<String> {
    clean_name(name).map(|name| name.to_lowercase())
}

/// Hashes a password, on a thread for blocking work. `None` if that fails.
pub(crate) async fn hash_password(password: String, salt: [u8; 32]) -> Option<String> {
    let _permit = HASHING.acquire().await.ok()?;
    let hash = move || {
        let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), &salt).ok()?;
        Some(hash.to_string())
    };
    tokio::task::spawn_blocking(hash).await.ok()?
}

/// Whether a password matches a hash. Without a hash it takes as long, so that the time does not tell whether the
/// account exists.
pub(crate) async fn is_password(password: String, hash: Option<String>) -> bool {
    let Ok(_permit) = HASHING.acquire().await else { return false };
    let check = move || {
        let Some(hash) = hash else {
            let _ = Argon2::default().hash_password_with_salt(password.as_bytes(), &[0; 16]);
            return false;
        };
        let Ok(hash) = PasswordHash::new(&hash) else { return false };
        Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
    };
    tokio::task::spawn_blocking(check).await.unwrap_or(false)
}

/// The person as rooms know them.
pub(crate) fn requester(person: &Person) -> Requester {
    Requester { id: person.id, name: person.name.clone() }
}
