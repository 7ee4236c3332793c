use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use lettre::message::Mailbox;
use lettre::transport::smtp::extension::ClientId;
use lettre::{AsyncSmtpTransport, Tokio1Executor};
use url::Url;

/// How long the mail server may take for each of its answers.
const TIMEOUT: Duration = Duration::from_secs(15);

/// The mail server, and the sender's address of all mails.
#[derive(Clone)]
pub struct MailServer {
    pub(super) transport: AsyncSmtpTransport<Tokio1Executor>,
    pub(super) from: Mailbox,
}

/// Why a URL does not name a mail server. The text does not repeat the URL, which may have a password.
#[derive(Debug, thiserror::Error)]
#[error("the mail server must be given as smtp://USER:PASSWORD@HOST:PORT/?from=ADDRESS: {0}")]
pub struct MailServerError(String);

impl fmt::Debug for MailServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MailServer").finish_non_exhaustive()
    }
}

impl FromStr for MailServer {
    type Err = MailServerError;

    /// `smtp://` requires STARTTLS, unless the query has `tls=none`, which is for a server on the same machine and
    /// refused with a password. `smtps://` is encrypted from the start.
    fn from_str(text: &str) -> Result<Self, MailServerError> {
        let error = |reason: &str| MailServerError(reason.to_owned());
        let mut url = Url::parse(text).map_err(|_| error("this is no URL"))?;
        let query: BTreeMap<String, String> = url.query_pairs().into_owned().collect();
        let from = query.get("from").ok_or_else(|| error("from is missing"))?;
        let from: Mailbox = from.parse().map_err(|_| error("from is no address"))?;
        match (url.scheme(), query.get("tls").map(String::as_str)) {
            ("smtps", None) => url.set_query(None),
            ("smtp", None) => url.set_query(Some("tls=required")),
            ("smtp", Some("none")) if url.password().is_none() => url.set_query(None),
            ("smtp", Some("none")) => return Err(error("a password needs encryption")),
            _ => return Err(error("the scheme is smtp or smtps, and tls can only be none")),
        }
        let hello = ClientId::Domain(from.email.domain().to_owned());
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url.as_str());
        let transport =
            transport.map_err(|_| error("its host, user or password is not readable"))?;
        let transport = transport.hello_name(hello).timeout(Some(TIMEOUT)).build();
        Ok(Self { transport, from })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn why_not(url: &str) -> String {
        url.parse::<MailServer>().unwrap_err().to_string()
    }

    #[test]
    fn a_mail_server_is_given_by_a_url() {
        for url in [
            "smtp://anna:secret%21@mail.example.org:587/?from=play@example.org",
            "smtps://anna:secret@mail.example.org?from=Monumenta%20%3Cplay@example.org%3E",
            "smtp://localhost:25/?from=play@example.org&tls=none",
        ] {
            assert!(url.parse::<MailServer>().is_ok(), "{url}");
        }
        for url in [
            "mail.example.org",
            "http://mail.example.org/?from=play@example.org",
            "smtp://anna:secret@mail.example.org:587/",
            "smtp://anna:secret@mail.example.org:587/?from=nobody",
            "smtp://anna:secret@mail.example.org:587/?from=play@example.org&tls=none",
            "smtp://anna:secret@mail.example.org:587/?from=play@example.org&tls=maybe",
        ] {
            let why = why_not(url);
            assert!(!why.contains("secret") && !why.contains("anna"), "{why}");
        }
        let server: MailServer = "smtp://a:secret@b/?from=c@d.example".parse().unwrap();
        assert!(!format!("{server:?}").contains("secret"));
    }
}
