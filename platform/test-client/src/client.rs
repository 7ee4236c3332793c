use std::io;
use std::net::{IpAddr, SocketAddr};

use reqwest::header::{CONTENT_TYPE, COOKIE, HeaderMap, SET_COOKIE};
use reqwest::{Client, Method, RequestBuilder, Result};
use serde_json::Value;
use tokio::net::{TcpSocket, TcpStream};

/// An HTTP client with one cookie, as a browser would have it.
#[derive(Clone, Debug)]
pub struct TestClient {
    /// Where the server listens.
    pub address: SocketAddr,
    /// The cookie that the server set last, as `name=value`.
    pub cookie: Option<String>,
    /// The HTTP client that sends the requests.
    pub http: Client,
    /// The local address to connect from. `None` to let the system choose.
    pub from: Option<IpAddr>,
}

/// A response with its whole body.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The HTTP status.
    pub status: u16,
    /// The response headers.
    pub headers: HeaderMap,
    /// The body. Bytes that are not UTF-8 are replaced.
    pub text: String,
}

impl Answer {
    /// The body as JSON, or `null` if it is not JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_default()
    }

    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }
}

impl TestClient {
    /// A client without a cookie.
    ///
    /// # Panics
    /// If no HTTP client can be created.
    pub fn new(address: SocketAddr) -> Self {
        Self::new_from(address, None)
    }

    /// A client without a cookie that connects from a local address. For rate limits, 127.0.0.2 is another client than
    /// 127.0.0.1.
    ///
    /// # Panics
    /// If no HTTP client can be created.
    pub fn new_from(address: SocketAddr, from: Option<IpAddr>) -> Self {
        // Open a connection for each request, because tests restart servers on the same address.
        let http = Client::builder().no_proxy().pool_max_idle_per_host(0).local_address(from);
        let http = http.build();
        let http = http.expect("a client without TLS needs nothing that could be missing");
        Self { address, cookie: None, http, from }
    }

    /// A TCP connection to the server.
    pub async fn connect(&self) -> io::Result<TcpStream> {
        let socket = match self.address {
            SocketAddr::V4(_) => TcpSocket::new_v4()?,
            SocketAddr::V6(_) => TcpSocket::new_v6()?,
        };
        if let Some(from) = self.from {
            socket.bind(SocketAddr::new(from, 0))?;
        }
        socket.connect(self.address).await
    }

    /// Sends a GET request.
    pub async fn get(&mut self, path: &str) -> Result<Answer> {
        self.send(self.request(Method::GET, path)).await
    }

    /// Sends a POST request with a JSON body.
    pub async fn post(&mut self, path: &str, body: &Value) -> Result<Answer> {
        let request = self.request(Method::POST, path).header(CONTENT_TYPE, "application/json");
        self.send(request.body(body.to_string())).await
    }

    /// Sends a DELETE request.
    pub async fn delete(&mut self, path: &str) -> Result<Answer> {
        self.send(self.request(Method::DELETE, path)).await
    }

    /// A request with this client's cookie, to which headers and a body can be added before it is sent.
    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.http.request(method, format!("http://{}{path}", self.address));
        match &self.cookie {
            Some(cookie) => request.header(COOKIE, cookie),
            None => request,
        }
    }

    /// Sends a request and keeps the cookie of the response.
    pub async fn send(&mut self, request: RequestBuilder) -> Result<Answer> {
        let response = request.send().await?;
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let text = String::from_utf8_lossy(&response.bytes().await?).into_owned();
        if let Some(cookie) = headers.get(SET_COOKIE).and_then(|it| it.to_str().ok()) {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        Ok(Answer { status, headers, text })
    }
}
