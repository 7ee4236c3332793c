use std::ffi::OsStr;
use std::io;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, chown};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use crate::{free_port, missing, signal, until};

/// A PostgreSQL server for one test. When this value is dropped, the server is stopped and its data are deleted.
#[derive(Debug)]
pub struct Postgres {
    folder: TempDir,
    programs: PathBuf,
    owner: Option<(u32, u32)>,
    port: u16,
    running: Child,
}

impl Postgres {
    /// Creates a database cluster and starts it on a free port.
    pub fn start() -> io::Result<Self> {
        let programs = programs()?;
        let folder = tempfile::tempdir()?;
        let owner = owner()?;
        if let Some((user, group)) = owner {
            chown(folder.path(), Some(user), Some(group))?;
        }
        std::fs::set_permissions(folder.path(), std::fs::Permissions::from_mode(0o700))?;
        let made = command(&programs.join("initdb"), owner)
            .args(["--auth=trust", "--username=monumenta", "--encoding=UTF8", "--locale=C", "-D"])
            .arg(folder.path().join("data"))
            .stdout(Stdio::null())
            .status()
            .map_err(missing("initdb", "postgresql"))?;
        if !made.success() {
            return Err(io::Error::other("initdb could not create a database cluster"));
        }
        let port = free_port()?;
        let running = run(&programs, folder.path(), owner, port)?;
        Ok(Self { folder, programs, owner, port, running })
    }

    /// The URL of the default database, `postgres://monumenta@127.0.0.1:PORT/postgres`.
    pub fn address(&self) -> String {
        format!("postgres://monumenta@127.0.0.1:{}/postgres", self.port)
    }

    /// The port it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The id of the main process; the others are its children.
    pub fn pid(&self) -> u32 {
        self.running.id()
    }

    /// Creates an empty database. Returns its URL.
    pub fn database(&self, name: &str) -> io::Result<String> {
        let made = command(&self.programs.join("createdb"), self.owner)
            .args(["--host=127.0.0.1", "--username=monumenta", "--port"])
            .arg(self.port.to_string())
            .arg(name)
            .status()?;
        match made.success() {
            true => Ok(format!("postgres://monumenta@127.0.0.1:{}/{name}", self.port)),
            false => Err(io::Error::other(format!("the database {name} could not be created"))),
        }
    }

    /// Stops the server at once, without a shutdown checkpoint, as in a crash. Committed data survive.
    pub fn stop(&mut self) -> io::Result<()> {
        signal("QUIT", self.running.id())?;
        self.running.wait().map(drop)
    }

    /// Starts it again on the same port with the same data.
    pub fn start_again(&mut self) -> io::Result<()> {
        self.running = run(&self.programs, self.folder.path(), self.owner, self.port)?;
        Ok(())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // A test may have stopped it already.
        let _ = self.stop();
    }
}

fn run(programs: &Path, folder: &Path, owner: Option<(u32, u32)>, port: u16) -> io::Result<Child> {
    let mut child = command(&programs.join("postgres"), owner)
        .arg("-D")
        .arg(folder.join("data"))
        .arg("-k")
        .arg(folder)
        .args(["-h", "127.0.0.1", "-c", "max_connections=200", "-p"])
        .arg(port.to_string())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .map_err(missing("postgres", "postgresql"))?;
    let ready = programs.join("pg_isready");
    until(|| {
        if let Some(status) = child.try_wait()? {
            return Err(io::Error::other(format!("PostgreSQL ended at once: {status}")));
        }
        let mut asked = command(&ready, owner);
        asked.args(["--quiet", "--host=127.0.0.1", "--port"]).arg(port.to_string());
        Ok(asked.status()?.success())
    })?;
    Ok(child)
}

/// A command run as the user of PostgreSQL, in the root folder because that user may not be able to read the current one.
fn command(program: &Path, owner: Option<(u32, u32)>) -> Command {
    let mut command = Command::new(program);
    command.current_dir("/").stdin(Stdio::null());
    if let Some((user, group)) = owner {
        command.uid(user).gid(group);
    }
    command
}

/// The user and the group to run PostgreSQL as, if this process is root: PostgreSQL refuses that. The Debian package
/// creates the user `postgres`.
fn owner() -> io::Result<Option<(u32, u32)>> {
    let we_are_root = std::fs::metadata("/proc/self")?.uid() == 0;
    if !we_are_root {
        return Ok(None);
    }
    let users = std::fs::read_to_string("/etc/passwd")?;
    let line = users.lines().find(|line| line.starts_with("postgres:"));
    let fields: Vec<&str> = line.unwrap_or_default().split(':').collect();
    let number = |nth: usize| fields.get(nth).and_then(|field| field.parse().ok());
    let found = number(2).zip(number(3));
    let none =
        || io::Error::other("there is no user postgres: install Debian's package postgresql");
    found.map(Some).ok_or_else(none)
}

/// The folder of the newest installed version, as Debian lays it out.
fn programs() -> io::Result<PathBuf> {
    let folder = Path::new("/usr/lib/postgresql");
    let versions = std::fs::read_dir(folder).map_err(missing("PostgreSQL", "postgresql"))?;
    let number = |name: &OsStr| name.to_str().and_then(|name| name.parse::<u32>().ok());
    let newest = versions.filter_map(|entry| number(&entry.ok()?.file_name())).max();
    let newest = newest.ok_or_else(|| io::Error::other("install Debian's package postgresql"))?;
    Ok(folder.join(newest.to_string()).join("bin"))
}
