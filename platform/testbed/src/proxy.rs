use std::io::{self, Read as _, Write as _};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// A proxy in front of a server. It can stop forwarding without closing connections, like a network that loses every
/// packet. Its threads end with the process.
#[derive(Debug)]
pub struct Proxy {
    port: u16,
    /// Grows with every change between forwarding (even) and silence (odd). A connection forwards only while this is
    /// what it was when the connection began.
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

    /// Stops forwarding on all connections, open and new.
    pub fn go_silent(&self) {
        self.era.fetch_or(1, Ordering::SeqCst);
    }

    /// Forwards new connections again. Connections from before stay silent.
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
