//! How people prove who they are: by a token in a cookie, a password, or a recovery code. The store has only hashes.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use cookie::time::Duration;
use node::Environment;
use room::Requester;
use sha2::{Digest as _, Sha256};
use store::{NewToken, People, Person, PersonUpdate, StoreError, TokenHash};
use tokio::sync::Semaphore;

use crate::names::clean_name;
use crate::{Limits, Transport};

/// Limits how many passwords are hashed at the same time, because each takes a core for a while.
static HASHING: Semaphore = Semaphore::const_new(2);

/// The number of characters of a token.
const LENGTH: usize = 52;

/// The number of characters of a code, each of five bits.
pub(crate) const CODE_LENGTH: usize = 16;

/// How long browsers keep a cookie. An unused token expires long before.
const COOKIE_AGE: Duration = Duration::days(400);

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
        sha256(&self.0)
    }

    /// The cookie that carries it.
    pub(crate) fn cookie(&self, transport: Transport) -> Cookie<'static> {
        cookie(transport, self.0.clone(), COOKIE_AGE)
    }
}

/// The stored form of a secret.
pub(crate) fn sha256(secret: &str) -> TokenHash {
    let hash = Sha256::digest(secret.as_bytes());
    TokenHash(hash.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// The stored form of a code. Spaces, hyphens and case are ignored, because people copy codes by hand.
pub(crate) fn code_hash(code: &str) -> TokenHash {
    let plain: String = code.chars().filter(|c| c.is_alphanumeric()).collect();
    sha256(&plain.to_lowercase())
}

/// Whether a token that was last used at `used` has expired. Times are in milliseconds since 1970.
pub(crate) fn is_expired(used: i64, now: i64, limits: &Limits) -> bool {
    let lifetime = i64::try_from(limits.session_lifetime.as_millis()).unwrap_or(i64::MAX);
    used.saturating_add(lifetime) < now
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
    device: &str,
) -> Result<(Person, Token), StoreError> {
    let token = Token::new(environment);
    let person = Person {
        id: environment.number(),
        name: clean_name(name).unwrap_or_else(|| "Guest".to_owned()),
        account: None,
        password: None,
        email: None,
        created: environment.wall(),
        deleted: false,
    };
    let new = NewToken { hash: token.hash(), device: device.to_owned(), at: person.created };
    let update = PersonUpdate { token: Some(new), ..person.clone().into() };
    people.save(update).await?;
    Ok((person, token))
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
    let has_account = person.account.is_some();
    Requester { id: person.id, name: person.name.clone(), has_account }
}
