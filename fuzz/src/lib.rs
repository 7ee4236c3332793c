//! Fuzz targets and the loop that runs them.
//!
//! A target is a function of bytes that panics if it finds a fault, as for `cargo fuzz`. `cargo fuzz` needs a nightly
//! compiler; the loop here runs on the stable one, without coverage feedback, and mutates the files in `corpus/`.

mod mutate;
mod targets;

use std::path::PathBuf;
use std::{fs, io};

pub use mutate::mutated;
pub use targets::{TARGETS, Target};

/// The inputs that the fuzzing of a target starts from: its files in `corpus/`, sorted by name.
///
/// # Errors
/// If the folder of the target cannot be read.
pub fn corpus(target: &Target) -> io::Result<Vec<Vec<u8>>> {
    let entries = fs::read_dir(folder(target))?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    paths.into_iter().map(fs::read).collect()
}

/// The folder with the corpus of a target.
pub fn folder(target: &Target) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target.name)
}
