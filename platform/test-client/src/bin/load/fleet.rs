//! The processes that are measured, and their memory and CPU time.

use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Child;

use test_client::{Failure, resident, start_server};
use testbed::{Nats, Postgres};

/// The server under test: one program with a folder of its own, or several nodes with a database.
pub(crate) struct Fleet {
    nodes: Vec<(Child, SocketAddr)>,
    postgres: Option<Postgres>,
    nats: Option<Nats>,
    folder: PathBuf,
}

/// Which processes are started.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Shape {
    /// The number of nodes that share a database. 0 for one program with an embedded store.
    pub(crate) nodes: usize,
    /// Whether NATS carries the notices between them.
    pub(crate) nats: bool,
}

impl Fleet {
    pub(crate) fn start(program: &str, shape: Shape) -> Result<Self, Failure> {
        let folder = std::env::temp_dir().join(format!("monumenta-load-{}", std::process::id()));
        let postgres = if 0 < shape.nodes { Some(Postgres::start()?) } else { None };
        let nats = if shape.nats { Some(Nats::start()?) } else { None };
        let mut fleet = Self { nodes: Vec::new(), postgres, nats, folder };
        for _ in 0..shape.nodes.max(1) {
            let node = start_server(program, fleet.args())?;
            fleet.nodes.push(node);
        }
        Ok(fleet)
    }

    fn args(&self) -> impl Iterator<Item = OsString> + use<> {
        let fixed = ["--listen", "127.0.0.1:0", "--no-limits", "--data"].map(OsString::from);
        let database = self.postgres.as_ref().map(|it| format!("--database={}", it.address()));
        let bus = self.nats.as_ref().map(|it| format!("--bus={}", it.address()));
        let store = database.into_iter().chain(bus).map(OsString::from);
        fixed.into_iter().chain([self.folder.clone().into()]).chain(store)
    }

    /// The nodes of the two people at the `nth` table.
    pub(crate) fn addresses(&self, nth: usize) -> [SocketAddr; 2] {
        [nth, nth + 1].map(|idx| self.nodes[idx % self.nodes.len()].1)
    }

    /// The memory of all nodes in bytes.
    pub(crate) fn resident(&self) -> u64 {
        self.nodes.iter().map(|(child, _)| resident(child.id())).sum()
    }

    /// The CPU time of all nodes, in hundredths of a second.
    pub(crate) fn cpu_ticks(&self) -> u64 {
        self.nodes.iter().map(|(child, _)| cpu_ticks(child.id())).sum()
    }

    /// The CPU time of the database and the bus, in hundredths of a second.
    pub(crate) fn cpu_ticks_behind(&self) -> u64 {
        let postgres = self.postgres.as_ref().map_or(0, |it| cpu_ticks_of_family(it.pid()));
        postgres + self.nats.as_ref().map_or(0, |it| cpu_ticks(it.pid()))
    }

    pub(crate) fn stop(mut self) -> Result<(), Failure> {
        for (child, _) in &mut self.nodes {
            child.kill()?;
            child.wait()?;
        }
        match std::fs::remove_dir_all(&self.folder) {
            Err(err) if err.kind() != std::io::ErrorKind::NotFound => Err(err.into()),
            Ok(()) | Err(_) => Ok(()),
        }
    }
}

/// The CPU time of a process, in hundredths of a second.
pub(crate) fn cpu_ticks(pid: u32) -> u64 {
    [11, 12].iter().filter_map(|idx| stat(pid).get(*idx)?.parse::<u64>().ok()).sum()
}

/// The CPU time of a process and its children, including those that have ended, in hundredths of a second.
fn cpu_ticks_of_family(pid: u32) -> u64 {
    let Ok(processes) = std::fs::read_dir("/proc") else { return 0 };
    let pids = processes.flatten().filter_map(|it| it.file_name().to_str()?.parse::<u32>().ok());
    let children =
        pids.filter(|child| stat(*child).get(1).is_some_and(|it| *it == pid.to_string()));
    let ended: u64 =
        [13, 14].iter().filter_map(|idx| stat(pid).get(*idx)?.parse::<u64>().ok()).sum();
    cpu_ticks(pid) + ended + children.map(cpu_ticks).sum::<u64>()
}

/// The fields of `/proc/PID/stat` after the process's name.
fn stat(pid: u32) -> Vec<String> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    after_name.split_whitespace().map(str::to_owned).collect()
}
