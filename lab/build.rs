//! Sets `SOURCES`: a fingerprint of the sources that decide how a match goes. A run on several machines compares it.

use std::path::{Path, PathBuf};
use std::{fs, io};

/// The folders that decide how a match goes: engine, rules with content and weights, bots, and the lab itself.
const DECIDE: [&str; 5] = ["../engine/src", "../engine/derive", "../games", "../bots/src", "src"];

/// The versions of the crates that they use.
const VERSIONS: &str = "../Cargo.lock";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={VERSIONS}");
    let mut files = vec![PathBuf::from(VERSIONS)];
    for folder in DECIDE {
        println!("cargo::rerun-if-changed={folder}");
        collect(Path::new(folder), &mut files)?;
    }
    files.sort();
    let mut fingerprint = Fnv::default();
    for file in files {
        fingerprint.add(file.to_string_lossy().replace('\\', "/").as_bytes());
        match file.extension().is_some_and(|it| it == "bin") {
            true => fingerprint.add(&fs::read(&file)?),
            false => fingerprint.add(fs::read_to_string(&file)?.replace("\r\n", "\n").as_bytes()),
        }
    }
    println!("cargo::rustc-env=SOURCES={:016x}", fingerprint.0);
    Ok(())
}

/// Collects the Rust and TOML files and the weights below a folder. Tests and boards do not decide how a match goes.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            if !path.ends_with("tests") && !path.ends_with("ui") {
                collect(&path, files)?;
            }
        } else if path.extension().is_some_and(|it| it == "rs" || it == "toml" || it == "bin") {
            files.push(path);
        }
    }
    Ok(())
}

/// FNV-1a: short, and the same with every compiler.
struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Fnv {
    /// Adds the length too, so that moving bytes from one file to the next changes the fingerprint.
    fn add(&mut self, bytes: &[u8]) {
        let length = (bytes.len() as u64).to_le_bytes();
        for byte in length.iter().chain(bytes) {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}
