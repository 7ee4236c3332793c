//! Accepts connections, counts them, and ends those that are too slow.
//!
//! It replaces `axum::serve`, which has no limit of connections and no timeouts.

use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio_io_timeout::TimeoutStream;

use crate::Limits;
use crate::connections::{Connections, OpenConnection, network_of};

/// The most bytes of the head of a request.
const MAX_HEAD: usize = 64 * 1024;

/// How long to wait if `accept` fails, for example because too many files are open.
const PAUSE: Duration = Duration::from_secs(1);

/// The client's end of a connection. Handlers find it in the extensions of a request.
#[derive(Clone, Debug)]
pub(crate) struct Peer {
    pub(crate) address: SocketAddr,
    /// Counts the connection. A WebSocket keeps a clone, because it outlives its request.
    pub(crate) open: Arc<OpenConnection>,
}

/// What all connections of a listener share.
pub(crate) struct Acceptor {
    pub(crate) router: Router,
    pub(crate) connections: Arc<Connections>,
    pub(crate) limits: Limits,
}

impl Acceptor {
    /// Serves until `stop` becomes `true`. Then accepts no new connections, and returns when all requests under way are
    /// answered.
    pub(crate) async fn serve(self, listener: TcpListener, stop: watch::Receiver<bool>) {
        // Each connection holds a sender. When all senders are dropped, all connections have ended.
        let (running, mut all_ended) = mpsc::channel::<Infallible>(1);
        loop {
            let (stream, address) = tokio::select! {
                accepted = accept(&listener) => accepted,
                () = is_true(stop.clone()) => break,
            };
            let Some(open) = self.connections.open(network_of(address.ip())) else {
                ::metrics::counter!("monumenta_refused_connections_total").increment(1);
                continue;
            };
            let peer = Peer { address, open: Arc::new(open) };
            let (serving, running) = (self.connection(stream, peer, stop.clone()), running.clone());
            tokio::spawn(async move {
                if let Err(err) = serving.await {
                    tracing::debug!(%err, "connection ended");
                }
                drop(running);
            });
        }
        drop((listener, running));
        // Nothing is ever sent, so this waits for the end of the last connection.
        let _ = all_ended.recv().await;
    }

    /// Serves one connection until it ends, or until `stop` is `true` and its request is answered.
    fn connection(
        &self,
        stream: TcpStream,
        peer: Peer,
        stop: watch::Receiver<bool>,
    ) -> impl Future<Output = hyper::Result<()>> + use<> {
        // Send each message at once: it must not wait until the client has acknowledged the one before.
        if let Err(err) = stream.set_nodelay(true) {
            tracing::debug!(%err, "TCP_NODELAY not set");
        }
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(self.limits.write_timeout));
        let router = TowerToHyperService::new(self.router.clone());
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(peer.clone());
            router.call(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(self.limits.header_timeout)
            .max_buf_size(MAX_HEAD)
            .serve_connection(TokioIo::new(Box::pin(stream)), service)
            .with_upgrades();
        async move {
            let mut connection = pin!(connection);
            tokio::select! {
                ended = connection.as_mut() => return ended,
                () = is_true(stop) => connection.as_mut().graceful_shutdown(),
            }
            connection.await
        }
    }
}

/// Waits until the value is `true` or its sender is dropped.
async fn is_true(mut value: watch::Receiver<bool>) {
    let _ = value.wait_for(|value| *value).await;
}

/// The next connection.
async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok(accepted) => return accepted,
            Err(err) if is_of_the_client(&err) => {}
            Err(err) => {
                tracing::error!(%err, "no connection can be accepted");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}

/// Whether the client ended a connection before it was accepted.
fn is_of_the_client(err: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(err.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}
