//! PostgreSQL and NATS for tests: each test starts its own instance, on a free port and in a temporary folder, and stops it
//! by its process id.

#![warn(missing_docs)]

mod nats;
mod postgres;
mod proxy;

use std::io;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Child, Command};
use std::thread;
use std::time::{Duration, Instant};

pub use nats::Nats;
pub use postgres::Postgres;
pub use proxy::Proxy;

/// How long a server may take to answer after its start.
const START_TIMEOUT: Duration = Duration::from_secs(30);

/// A port on which no process listened a moment ago.
fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

/// Waits until the process listens on the port. Fails if the process ends.
fn wait_for(port: u16, child: &mut Child) -> io::Result<()> {
    until(|| match child.try_wait()? {
        Some(status) => Err(io::Error::other(format!("the server ended at once: {status}"))),
        None => Ok(TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok()),
    })
}

/// Polls a condition until it holds. Fails after [`START_TIMEOUT`].
fn until(mut holds: impl FnMut() -> io::Result<bool>) -> io::Result<()> {
    let start = Instant::now();
    while !holds()? {
        if START_TIMEOUT < start.elapsed() {
            return Err(io::Error::new(io::ErrorKind::TimedOut, "the server does not answer"));
        }
        thread::sleep(Duration::from_millis(10));
    }
    Ok(())
}

/// Sends a signal to one process, by its id.
fn signal(name: &str, pid: u32) -> io::Result<()> {
    let status = Command::new("kill").arg(format!("-{name}")).arg(pid.to_string()).status()?;
    if status.success() { Ok(()) } else { Err(io::Error::other(format!("kill -{name} {pid}"))) }
}

/// Adds to an error which package has the missing program.
fn missing(program: &str, package: &str) -> impl FnOnce(io::Error) -> io::Error {
    let sentence = format!("{program} cannot be started: install Debian's package {package}");
    move |err| io::Error::new(err.kind(), format!("{sentence} ({err})"))
}
