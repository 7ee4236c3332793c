//! Who is who: an opaque token in a cookie, of which only the hash is stored.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::http::HeaderMap;
use axum::http::header::COOKIE;
use node::Environment;
use room::Requester;
use sha2::{Digest as _, Sha256};
use store::{People, Person, PersonUpdate, StoreError, TokenHash};
use tokio::sync::Semaphore;

use crate::Transport;
use crate::config::MOST_NAME;

/// So many passwords are hashed at once: each takes a core for a while.
static HASHING: Semaphore = Semaphore::const_new(2);

const YEAR: u32 = 365 * 24 * 3600;

/// A token: what a cookie carries.
pub(crate) struct Token(String);

impl Token {
    pub(crate) fn new(environment: &Environment) -> Self {
        Self(environment.word(52))
    }

    /// The token in a request's cookies.
    pub(crate) fn of(headers: &HeaderMap, transport: Transport) -> Option<Self> {
        let token = cookie_in(headers, cookie_name(transport))?;
        (token.len() == 52).then(|| Self(token.to_owned()))
    }

    pub(crate) fn hash(&self) -> TokenHash {
        let hash = Sha256::digest(self.0.as_bytes());
        TokenHash(hash.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// The cookie that carries it.
    pub(crate) fn cookie(&self, transport: Transport) -> String {
        cookie(transport, &self.0, YEAR)
    }
}

/// What a request's cookie of that name carries.
pub(crate) fn cookie_in<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|it| it.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(it, _)| *it == name).map(|(_, value)| value)
}

/// The cookie that makes a browser forget its token.
pub(crate) fn farewell(transport: Transport) -> String {
    cookie(transport, "", 0)
}

fn cookie_name(transport: Transport) -> &'static str {
    match transport {
        Transport::Plain => "monumenta",
        Transport::Https => "__Host-monumenta",
    }
}

fn cookie(transport: Transport, value: &str, seconds: u32) -> String {
    let name = cookie_name(transport);
    let secure = match transport {
        Transport::Plain => "",
        Transport::Https => "; Secure",
    };
    format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

/// Makes a guest, with a token.
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

/// A name that can be shown: trimmed, without control characters, not too long; nothing where nothing is left.
pub(crate) fn clean_name(name: &str) -> Option<String> {
    let visible = |c: &char| {
        !c.is_control()
            && !matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let clean: String = name.trim().chars().filter(visible).take(MOST_NAME).collect();
    let clean = clean.trim().to_owned();
    (!clean.is_empty()).then_some(clean)
}

/// A name to log in with: as above, in lower case.
pub(crate) fn account_name(name: &str) -> Option<String> {
    clean_name(name).map(|name| name.to_lowercase())
}

/// Hashes a password, on a thread of its own.
pub(crate) async fn hash_password(password: String, salt: [u8; 32]) -> Option<String> {
    let _permit = HASHING.acquire().await.ok()?;
    let hash = move || {
        let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), &salt).ok()?;
        Some(hash.to_string())
    };
    tokio::task::spawn_blocking(hash).await.ok()?
}

/// Whether a password is the one that was hashed. Takes as long where nothing was hashed.
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
