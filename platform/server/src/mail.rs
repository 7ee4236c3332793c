//! Mails with codes, which confirm an address or replace a forgotten password.
//!
//! A task sends them one after the other. So no request waits for the mail server, and neither the answer nor its time
//! tells whether there is such an account.

mod server;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use engine::{Pack, Phrase};
use i18n::{Language, Reader, Speaker};
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::{Address, AsyncTransport as _};
use store::{MailCode, MailPurpose, People, Person, PersonChange, StoreError};
use tokio::sync::mpsc;

pub use server::{MailServer, MailServerError};

use crate::http::App;
use crate::names::account_name;
use crate::people::{CODE_LENGTH, code_hash};

/// The texts of mails.
const TEXTS: ftl::Texts = ftl::texts!();

/// How long a code in a mail is valid.
const CODE_LIFETIME: Duration = Duration::from_secs(15 * 60);

/// How many mails may wait. Further mails are dropped and counted as failed.
const QUEUE: usize = 256;

/// The most accounts with one address that get a mail.
const MAX_ACCOUNTS: u32 = 5;

/// The most characters of an address (RFC 5321).
const MAX_EMAIL: usize = 254;

/// An e-mail address in lower case, as it is stored and compared. `None` if the text is not an address.
pub(crate) fn clean_email(text: &str) -> Option<String> {
    let email = text.trim().to_lowercase();
    let is_address = email.len() <= MAX_EMAIL && email.parse::<Address>().is_ok();
    is_address.then_some(email)
}

/// The people with this account name or this confirmed address.
pub(crate) async fn people_called(
    people: &dyn People,
    name: &str,
) -> Result<Vec<Person>, StoreError> {
    let mut found = Vec::new();
    if let Some(account) = account_name(name) {
        found.extend(people.person_by_account(&account).await?);
    }
    if let Some(email) = clean_email(name) {
        let with_email = people.people_by_email(&email, MAX_ACCOUNTS).await?;
        // An account's name may be its own address: list it once.
        found.retain(|person: &Person| with_email.iter().all(|other| other.id != person.id));
        found.extend(with_email);
    }
    Ok(found)
}

/// A mail that is to be sent.
struct Mail {
    purpose: MailPurpose,
    to: String,
    /// The account name, if the mail mentions it.
    account: Option<String>,
    code: String,
    language: Language,
}

/// A request to the mail task.
enum Job {
    /// Sends a mail. Its code is already stored.
    Send(Mail),
    /// Sends a code to each person with this account name or address, if they have a confirmed address.
    Recover { name: String, language: Language },
}

/// The queue of mails.
#[derive(Debug)]
pub(crate) struct MailQueue(mpsc::Sender<Job>);

/// Sends mails until the server stops.
pub(crate) struct MailTask {
    server: MailServer,
    jobs: mpsc::Receiver<Job>,
    speakers: BTreeMap<Language, Speaker>,
}

/// Why a mail was not sent. The text contains no part of the address or of the mail, because it is logged.
#[derive(Debug, thiserror::Error)]
enum MailError {
    #[error("the queue of mails is full")]
    QueueFull,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the mail cannot be written")]
    Message,
    #[error("the mail server {0}")]
    Server(String),
}

impl From<lettre::transport::smtp::Error> for MailError {
    /// Leaves out the mail server's own text, which may repeat the address.
    fn from(error: lettre::transport::smtp::Error) -> Self {
        Self::Server(match error.status() {
            Some(code) => format!("refused it with the code {code}"),
            None if error.is_timeout() => "did not answer in time".to_owned(),
            None if error.is_response() => "did not answer as SMTP says".to_owned(),
            None if error.is_tls() => "could not be reached with encryption".to_owned(),
            None if error.is_client() => "lacks what is needed: encryption or login".to_owned(),
            None => "could not be reached".to_owned(),
        })
    }
}

/// A queue of mails, and the task that sends them.
///
/// # Errors
/// If a text cannot be parsed.
pub(crate) fn open(server: MailServer) -> Result<(MailQueue, MailTask), String> {
    let mut speakers = BTreeMap::new();
    for language in Language::all() {
        let speaker = Speaker::new(language, &Pack::default());
        let mut speaker = speaker.map_err(|error| error.to_string())?;
        speaker.learn(TEXTS).map_err(|error| error.to_string())?;
        speakers.insert(language, speaker);
    }
    let (sender, jobs) = mpsc::channel(QUEUE);
    Ok((MailQueue(sender), MailTask { server, jobs, speakers }))
}

impl MailQueue {
    /// Makes a code that confirms an address, and sends it there.
    ///
    /// # Errors
    /// If the store fails, or the person has no account.
    pub(crate) async fn confirm(
        &self,
        app: &App,
        person: i64,
        email: String,
        language: Language,
    ) -> Result<(), StoreError> {
        let code = new_code(app, person, MailPurpose::Confirm, &email).await?;
        let purpose = MailPurpose::Confirm;
        self.put(Job::Send(Mail { purpose, to: email, account: None, code, language }));
        Ok(())
    }

    /// Queues recovery codes for the accounts with this name or address, if there are any.
    pub(crate) fn recover(&self, name: String, language: Language) {
        self.put(Job::Recover { name, language });
    }

    fn put(&self, job: Job) {
        if self.0.try_send(job).is_err() {
            failed(&MailError::QueueFull);
        }
    }
}

impl MailTask {
    pub(crate) async fn run(mut self, app: Arc<App>) {
        while let Some(job) = self.jobs.recv().await {
            let mails = match job {
                Job::Send(mail) => Ok(vec![mail]),
                Job::Recover { name, language } => recovery_mails(&app, &name, language).await,
            };
            let mails = mails.unwrap_or_else(|error| {
                failed(&error.into());
                Vec::new()
            });
            for mail in mails {
                match self.send(&app, mail).await {
                    Ok(()) => ::metrics::counter!("monumenta_mails_total").increment(1),
                    Err(error) => failed(&error),
                }
            }
        }
    }

    async fn send(&self, app: &App, mail: Mail) -> Result<(), MailError> {
        let Mail { purpose, to, account, code, language } = mail;
        let to: Address = to.parse().map_err(|_| MailError::Message)?;
        let kind = match purpose {
            MailPurpose::Confirm => "confirm",
            MailPurpose::Recover => "recover",
        };
        let domain = self.server.from.email.domain();
        let id = format!("<{}@{domain}>", app.rooms.services().environment.word(26));
        let body = Phrase::new(format!("mail-{kind}"))
            .with("code", in_groups(&code))
            .with("minutes", (CODE_LIFETIME.as_secs() / 60) as i64)
            .with("account", account.unwrap_or_default());
        let message = Message::builder()
            .from(self.server.from.clone())
            .to(Mailbox::new(None, to))
            .message_id(Some(id))
            // Tells autoresponders not to answer.
            .raw_header(HeaderValue::new(
                HeaderName::new_from_ascii_str("Auto-Submitted"),
                "auto-generated".to_owned(),
            ))
            .subject(self.say(&Phrase::new(format!("subject-{kind}")), language))
            .header(ContentType::TEXT_PLAIN)
            .body(self.say(&body, language))
            .map_err(|_| MailError::Message)?;
        self.server.transport.send(message).await?;
        Ok(())
    }

    fn say(&self, phrase: &Phrase, language: Language) -> String {
        let reader = Reader { seat: None, names: &[] };
        self.speakers.get(&language).map(|it| it.say(phrase, reader)).unwrap_or_default()
    }
}

/// Makes a mail with a new code for each account with this name or address, if it has a confirmed address.
async fn recovery_mails(
    app: &App,
    name: &str,
    language: Language,
) -> Result<Vec<Mail>, StoreError> {
    let mut mails = Vec::new();
    for Person { id, account, email, .. } in people_called(&*app.store.people, name).await? {
        let Some(to) = email else { continue };
        let purpose = MailPurpose::Recover;
        match new_code(app, id, purpose, &to).await {
            // The person was deleted, or has changed the address meanwhile.
            Err(StoreError::PersonChanged) => {}
            code => mails.push(Mail { purpose, to, account, code: code?, language }),
        }
    }
    Ok(mails)
}

/// Makes a code and stores its hash.
async fn new_code(
    app: &App,
    person: i64,
    purpose: MailPurpose,
    email: &str,
) -> Result<String, StoreError> {
    let environment = &app.rooms.services().environment;
    let code = environment.word(CODE_LENGTH);
    let expires = environment.wall().saturating_add(CODE_LIFETIME.as_millis() as i64);
    let (hash, email) = (code_hash(&code), email.to_owned());
    let stored = PersonChange::MailCode(MailCode { purpose, hash, email, expires });
    app.store.people.save(stored.of(person)).await?;
    Ok(code)
}

fn failed(error: &MailError) {
    ::metrics::counter!("monumenta_failed_mails_total").increment(1);
    tracing::error!(%error, "mail not sent");
}

/// The code as people read it: in groups of four characters.
fn in_groups(code: &str) -> String {
    let characters: Vec<char> = code.chars().collect();
    let groups: Vec<String> = characters.chunks(4).map(|group| group.iter().collect()).collect();
    groups.join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_kept_in_lower_case() {
        assert_eq!(clean_email(" Anna@Example.ORG ").as_deref(), Some("anna@example.org"));
        let long = format!("anna@{}.org", "a".repeat(MAX_EMAIL));
        for none in ["", "anna", "anna@", "a b@c.org", "a@b.org\r\nBcc: c@d.org", long.as_str()] {
            assert_eq!(clean_email(none), None, "{none}");
        }
    }

    #[test]
    fn codes_are_read_in_groups() {
        assert_eq!(in_groups("abcdefghij"), "abcd-efgh-ij");
    }
}
