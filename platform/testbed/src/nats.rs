use std::io;
use std::process::{Child, Command, Stdio};

use crate::{free_port, missing, wait_for};

/// A NATS server for one test. It is killed when this value is dropped.
#[derive(Debug)]
pub struct Nats {
    port: u16,
    running: Child,
}

impl Nats {
    /// Starts a server on a free port.
    pub fn start() -> io::Result<Self> {
        let port = free_port()?;
        Ok(Self { port, running: run(port)? })
    }

    /// The URL, `nats://127.0.0.1:PORT`.
    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// The process id.
    pub fn pid(&self) -> u32 {
        self.running.id()
    }

    /// Kills the process.
    pub fn stop(&mut self) -> io::Result<()> {
        self.running.kill()?;
        self.running.wait().map(drop)
    }

    /// Starts it again on the same port.
    pub fn start_again(&mut self) -> io::Result<()> {
        self.running = run(self.port)?;
        Ok(())
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        // A test may have stopped it already.
        let _ = self.stop();
    }
}

fn run(port: u16) -> io::Result<Child> {
    let mut child = Command::new("nats-server")
        .args(["--addr", "127.0.0.1", "--port"])
        .arg(port.to_string())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .map_err(missing("nats-server", "nats-server"))?;
    wait_for(port, &mut child)?;
    Ok(child)
}
