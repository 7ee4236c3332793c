use std::io;
use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// Somebody with a browser: an address and a cookie.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Where the server listens.
    pub address: SocketAddr,
    /// What the server gave.
    pub cookie: Option<String>,
}

/// What came back.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The headers, as they came.
    pub head: String,
    /// The body.
    pub text: String,
}

impl Answer {
    /// The body as JSON; nothing where it is none.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_default()
    }

    /// A header's value.
    pub fn header(&self, name: &str) -> Option<&str> {
        let pairs = self.head.lines().filter_map(|line| line.split_once(": "));
        pairs.filter(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value).next()
    }
}

impl Visitor {
    /// Somebody whom the server does not know.
    pub fn new(address: SocketAddr) -> Self {
        Self { address, cookie: None }
    }

    /// Asks for something.
    pub async fn get(&mut self, path: &str) -> io::Result<Answer> {
        self.ask(&self.head("GET", path), "").await
    }

    /// Sends something.
    pub async fn post(&mut self, path: &str, body: &Value) -> io::Result<Answer> {
        let head = self.head("POST", path) + "content-type: application/json\r\n";
        self.ask(&head, &body.to_string()).await
    }

    /// Deletes something.
    pub async fn delete(&mut self, path: &str) -> io::Result<Answer> {
        self.ask(&self.head("DELETE", path), "").await
    }

    /// The first lines of a request.
    pub fn head(&self, method: &str, path: &str) -> String {
        let cookie = self.cookie.as_ref().map(|cookie| format!("cookie: {cookie}\r\n"));
        let cookie = cookie.unwrap_or_default();
        let address = self.address;
        format!("{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n{cookie}")
    }

    /// Sends a request as it is given, and keeps the cookie that comes back.
    pub async fn ask(&mut self, head: &str, body: &str) -> io::Result<Answer> {
        let mut stream = TcpStream::connect(self.address).await?;
        let length = body.len();
        let request = format!("{head}content-length: {length}\r\n\r\n{body}");
        stream.write_all(request.as_bytes()).await?;
        let mut bytes = Vec::new();
        // A server that refuses a long body closes before it has read all of it.
        let read = stream.read_to_end(&mut bytes).await;
        if bytes.is_empty() {
            read?;
        }
        let answer = parse(&String::from_utf8_lossy(&bytes));
        let answer = answer.ok_or_else(|| io::Error::other("no answer of HTTP"))?;
        if let Some(cookie) = answer.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        Ok(answer)
    }
}

fn parse(text: &str) -> Option<Answer> {
    let (head, body) = text.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let mut answer = Answer { status, head: head.to_owned(), text: body.to_owned() };
    if answer.header("transfer-encoding") == Some("chunked") {
        answer.text = unchunked(body);
    }
    Some(answer)
}

fn unchunked(mut body: &str) -> String {
    let mut whole = String::new();
    while let Some((size, rest)) = body.split_once("\r\n") {
        let size = usize::from_str_radix(size, 16).unwrap_or(0);
        let (Some(chunk), 1..) = (rest.get(..size), size) else { break };
        whole.push_str(chunk);
        body = rest.get(size + 2..).unwrap_or_default();
    }
    whole
}
