use std::io::{self, Read as _, Write as _};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// A proxy in front of a server that can stop forwarding without closing a connection, as a network does that loses
/// everything. Its threads end with the process.
#[derive(Debug)]
pub struct Proxy {
    port: u16,
    /// Even while it forwards. A connection is silent for ever once the number is not that of its beginning.
    era: Arc<AtomicU64>,
}

impl Proxy {
    /// Starts a proxy in front of a port of this machine.
    pub fn start(to: u16) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let proxy = Self { port: listener.local_addr()?.port(), era: Arc::default() };
        let era = Arc::clone(&proxy.era);
        thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                // The server may be down: then the client's connection is closed.
                let _ = connect(client, to, &era);
            }
        });
        Ok(proxy)
    }

    /// The port to connect to.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// From now on nothing is forwarded, on connections that exist and on new ones.
    pub fn go_silent(&self) {
        self.era.fetch_or(1, Ordering::SeqCst);
    }

    /// New connections are forwarded again. Those from before stay silent.
    pub fn forward_again(&self) {
        let era = self.era.load(Ordering::SeqCst);
        self.era.store((era | 1) + 1, Ordering::SeqCst);
    }
}

fn connect(client: TcpStream, to: u16, era: &Arc<AtomicU64>) -> io::Result<()> {
    let began = era.load(Ordering::SeqCst);
    let server = TcpStream::connect((Ipv4Addr::LOCALHOST, to))?;
    for (from, into) in [(client.try_clone()?, server.try_clone()?), (server, client)] {
        let era = Arc::clone(era);
        thread::spawn(move || forward(from, into, &era, began));
    }
    Ok(())
}

fn forward(mut from: TcpStream, mut into: TcpStream, era: &AtomicU64, began: u64) {
    let mut bytes = [0; 16 * 1024];
    loop {
        let read = from.read(&mut bytes).unwrap_or(0);
        while era.load(Ordering::SeqCst) != began || began % 2 == 1 {
            thread::park();
        }
        if read == 0 || into.write_all(&bytes[..read]).is_err() {
            // The other end may be closed already.
            let _ = into.shutdown(Shutdown::Both);
            return;
        }
    }
}
