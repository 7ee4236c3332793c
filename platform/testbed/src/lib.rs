//! Servers that tests start for themselves: on free ports, in a temporary folder, stopped by their process ids.

#![warn(missing_docs)]

mod nats;
mod postgres;

use std::io;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Child, Command};
use std::thread;
use std::time::{Duration, Instant};

pub use nats::Nats;
pub use postgres::Postgres;

/// A server that does not answer after this long is broken.
const PATIENCE: Duration = Duration::from_secs(30);

/// A port that nobody listened to a moment ago.
fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

/// Waits until something listens on the port, as long as the process lives.
fn wait_for(port: u16, child: &mut Child) -> io::Result<()> {
    until(|| match child.try_wait()? {
        Some(status) => Err(io::Error::other(format!("it ended at once: {status}"))),
        None => Ok(TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok()),
    })
}

/// Asks again and again until the answer is yes.
fn until(mut asked: impl FnMut() -> io::Result<bool>) -> io::Result<()> {
    let from = Instant::now();
    while !asked()? {
        if PATIENCE < from.elapsed() {
            return Err(io::Error::new(io::ErrorKind::TimedOut, "it does not answer"));
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

/// Says which program is missing and how to get it.
fn missing(program: &str, package: &str) -> impl FnOnce(io::Error) -> io::Error {
    let sentence = format!("{program} cannot be started: install Debian's package {package}");
    move |err| io::Error::new(err.kind(), format!("{sentence} ({err})"))
}
