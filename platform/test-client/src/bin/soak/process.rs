//! The server that is soaked.

use std::io::{BufRead as _, BufReader};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use crate::Failure;

/// A server on a folder and a port of its own.
pub(crate) struct ServerProcess {
    program: String,
    folder: PathBuf,
    address: SocketAddr,
    child: Child,
}

impl ServerProcess {
    pub(crate) fn start(program: &str) -> Result<Self, Failure> {
        let folder = std::env::temp_dir().join(format!("monumenta-soak-{}", std::process::id()));
        let address = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?;
        let child = run(program, &folder, address)?;
        Ok(Self { program: program.to_owned(), folder, address, child })
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// The memory of the process in bytes.
    pub(crate) fn resident(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap_or_default();
        let kib: u64 = line.split_whitespace().nth(1).and_then(|it| it.parse().ok()).unwrap_or(0);
        kib * 1024
    }

    /// Tells it to stop, as a service manager does, and starts it again with the same data.
    pub(crate) fn restart(&mut self) -> Result<(), Failure> {
        let told = Command::new("kill").arg("-TERM").arg(self.child.id().to_string()).status()?;
        if !told.success() {
            return Err("the server cannot be told to stop".into());
        }
        let ended = self.child.wait()?;
        if !ended.success() {
            return Err(format!("the server did not stop well: {ended}").into());
        }
        self.child = run(&self.program, &self.folder, self.address)?;
        Ok(())
    }

    pub(crate) fn stop(mut self) -> Result<(), Failure> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(std::fs::remove_dir_all(&self.folder)?)
    }
}

fn run(program: &str, folder: &PathBuf, address: SocketAddr) -> Result<Child, Failure> {
    let mut child = Command::new(program)
        .args(["serve", "--listen", &address.to_string(), "--data"])
        .arg(folder)
        .env("RUST_LOG", "warn")
        .stdout(Stdio::piped())
        .spawn()?;
    let stdout = child.stdout.take().ok_or("the server has no output")?;
    let mut line = String::new();
    BufReader::new(stdout).read_line(&mut line)?;
    if line.is_empty() {
        return Err("the server did not start".into());
    }
    Ok(child)
}

/// Raises the limit of open files as far as the system allows: every connection is a file.
#[cfg(unix)]
pub(crate) fn raise_open_files() -> Result<(), Failure> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    Ok(setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit })?)
}

#[cfg(not(unix))]
pub(crate) fn raise_open_files() -> Result<(), Failure> {
    Ok(())
}
