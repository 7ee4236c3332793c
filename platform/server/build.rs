//! Rebuilds the program when the files that it embeds change, and warns if a release has no web client.

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    // Cargo can only watch a folder that exists.
    fs::create_dir_all(&dist)?;
    println!("cargo::rerun-if-changed={}", dist.display());
    println!("cargo::rerun-if-changed=src/unbuilt");
    if env::var("PROFILE").is_ok_and(|it| it == "release") && !dist.join("index.html").exists() {
        println!(
            "cargo::warning=web client not built: this program can be played in the terminal only"
        );
    }
    Ok(())
}
