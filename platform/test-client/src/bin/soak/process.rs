//! The server under test.

use std::ffi::OsStr;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};

use test_client::{Failure, resident, start_server};

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
        resident(self.child.id())
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

fn run(program: &str, folder: &Path, address: SocketAddr) -> Result<Child, Failure> {
    let address = address.to_string();
    let args = ["--listen", &address, "--data"].map(OsStr::new);
    Ok(start_server(program, args.into_iter().chain([folder.as_os_str()]))?.0)
}

/// Raises the limit of open files as far as the system allows, because every connection is a file.
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
