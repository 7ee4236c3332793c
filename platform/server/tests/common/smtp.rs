//! A mail server in this process that keeps the mails it gets.

use std::net::SocketAddr;

use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::mpsc;

/// How a mail server behaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Behaviour {
    /// It takes every mail.
    Accepts,
    /// It refuses every recipient, and repeats the address.
    Refuses,
    /// It ends each connection at once.
    HangsUp,
}

/// A mail as it arrived.
#[derive(Debug)]
pub(crate) struct ReceivedMail {
    pub(crate) to: String,
    pub(crate) subject: String,
    pub(crate) text: String,
}

/// A mail server. It has its address from the start, and accepts no connection until it is switched on.
#[derive(Debug)]
pub(crate) struct MailBox {
    pub(crate) address: SocketAddr,
    received: mpsc::UnboundedReceiver<ReceivedMail>,
    sender: mpsc::UnboundedSender<ReceivedMail>,
    socket: Option<TcpSocket>,
}

impl MailBox {
    pub(crate) fn switched_off() -> Self {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind("127.0.0.1:0".parse().unwrap()).unwrap();
        let (sender, received) = mpsc::unbounded_channel();
        let address = socket.local_addr().unwrap();
        Self { address, received, sender, socket: Some(socket) }
    }

    /// Starts to listen. Each connection gets the next of these behaviours; the last one is repeated.
    pub(crate) fn switch_on(&mut self, behaviours: &'static [Behaviour]) {
        let listener = self.socket.take().unwrap().listen(16).unwrap();
        drop(tokio::spawn(serve(listener, behaviours, self.sender.clone())));
    }

    /// The URL for the server's configuration.
    pub(crate) fn url(&self) -> String {
        format!("smtp://{}/?from=play@example.org&tls=none", self.address)
    }

    /// Waits for the next mail.
    pub(crate) async fn next(&mut self) -> ReceivedMail {
        self.received.recv().await.unwrap()
    }

    /// Whether every mail that has arrived was read.
    pub(crate) fn is_empty(&self) -> bool {
        self.received.is_empty()
    }
}

impl ReceivedMail {
    /// The code: the line with three hyphens.
    pub(crate) fn code(&self) -> String {
        let is_code = |line: &&str| line.len() == 19 && line.matches('-').count() == 3;
        self.text.lines().find(is_code).unwrap().to_owned()
    }
}

async fn serve(
    listener: TcpListener,
    behaviours: &'static [Behaviour],
    received: mpsc::UnboundedSender<ReceivedMail>,
) {
    let last = behaviours.len() - 1;
    for nth in 0.. {
        let (stream, _) = listener.accept().await.unwrap();
        match behaviours[last.min(nth)] {
            // The client may have hung up first.
            behaviour @ (Behaviour::Accepts | Behaviour::Refuses) => {
                let _ = talk(stream, behaviour, &received).await;
            }
            Behaviour::HangsUp => drop(stream),
        }
    }
}

/// Serves one connection.
async fn talk(
    stream: TcpStream,
    behaviour: Behaviour,
    received: &mpsc::UnboundedSender<ReceivedMail>,
) -> std::io::Result<()> {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 test\r\n").await?;
    let mut to = String::new();
    let mut line = String::new();
    loop {
        line.clear();
        if stream.read_line(&mut line).await? == 0 {
            return Ok(());
        }
        let answer = match line.split([' ', ':', '\r']).next().unwrap_or_default() {
            "RCPT" if behaviour == Behaviour::Refuses => {
                format!("550 {} is unknown\r\n", line.trim())
            }
            "RCPT" => {
                to = line.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
                "250 ok\r\n".to_owned()
            }
            "DATA" => {
                stream.write_all(b"354 go on\r\n").await?;
                let raw = data(&mut stream).await?;
                let _ = received.send(parsed(to.clone(), &raw));
                "250 kept\r\n".to_owned()
            }
            "QUIT" => "221 bye\r\n".to_owned(),
            _ => "250 ok\r\n".to_owned(),
        };
        stream.write_all(answer.as_bytes()).await?;
    }
}

/// The lines of a mail, up to the line with only a dot.
async fn data(stream: &mut BufReader<TcpStream>) -> std::io::Result<String> {
    let mut raw = String::new();
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await? == 0 || line == ".\r\n" {
            return Ok(raw);
        }
        raw.push_str(&line);
    }
}

fn parsed(to: String, raw: &str) -> ReceivedMail {
    let (head, body) = raw.split_once("\r\n\r\n").unwrap_or((raw, ""));
    let subject = head.lines().find_map(|line| line.strip_prefix("Subject: ")).unwrap_or_default();
    let text = if head.contains("quoted-printable") { unquoted(body) } else { body.to_owned() };
    ReceivedMail { to, subject: subject.to_owned(), text: text.replace("\r\n", "\n") }
}

/// Reads quoted-printable text.
fn unquoted(body: &str) -> String {
    let mut bytes = Vec::new();
    let mut parts = body.split('=');
    bytes.extend(parts.next().unwrap_or_default().bytes());
    for part in parts {
        match part.strip_prefix("\r\n") {
            // A soft line break: the line continues.
            Some(rest) => bytes.extend(rest.bytes()),
            None => {
                let (digits, rest) = part.split_at(2);
                bytes.push(u8::from_str_radix(digits, 16).unwrap());
                bytes.extend(rest.bytes());
            }
        }
    }
    String::from_utf8(bytes).unwrap()
}
