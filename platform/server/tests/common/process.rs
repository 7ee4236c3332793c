//! Servers in processes of their own. Each is this test program, started with a variable that makes one of its tests a
//! server.

use std::ffi::OsStr;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use server::{Config, Server};

/// Runs one test of this program, named with its module, in a process of its own, with a variable that makes it a server.
pub(crate) fn start(test: &str, variable: &str, value: impl AsRef<OsStr>) -> (Child, SocketAddr) {
    // Ignore the signal that a write beyond the limit of file size sends, so that the write fails with an error.
    start_with("trap '' XFSZ", test, variable, value)
}

/// Like [`start`], after a shell command.
pub(crate) fn start_with(
    command: &str,
    test: &str,
    variable: &str,
    value: impl AsRef<OsStr>,
) -> (Child, SocketAddr) {
    let mut child = Command::new("sh")
        .args(["-c", &format!(r#"{command}; exec "$0" "$@""#)])
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", test, "--nocapture"])
        .env(variable, value)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stderr.take().unwrap()).lines();
    let mut lines = lines.map_while(Result::ok);
    let address = lines.find_map(|line| line.strip_prefix("address ")?.parse().ok()).unwrap();
    (child, address)
}

/// The body of such a test: serves until it is killed.
pub(crate) fn serve(config: Config) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let server = Server::start(config).await.unwrap();
        eprintln!("address {}", server.address());
        std::future::pending::<()>().await;
    });
}

/// Sets the largest file size that a process may write, in bytes. It simulates a full disk.
pub(crate) fn limit_files(process: u32, limit: &str) {
    let limit = format!("--fsize={limit}:unlimited");
    let set = Command::new("prlimit").args(["--pid", &process.to_string(), &limit]).status();
    assert!(set.unwrap().success());
}
