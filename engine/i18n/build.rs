//! Lists the files `texts/*.ftl` of a crate for `ftl::texts!`. Every crate with such a folder names this script in its
//! manifest. To add a language, add a file.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let variable = |name| env::var(name).map(PathBuf::from).map_err(io::Error::other);
    let folder = variable("CARGO_MANIFEST_DIR")?.join("texts");
    println!("cargo::rerun-if-changed=texts");
    let mut files = Vec::new();
    for entry in fs::read_dir(&folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if let Some(tag) = name.strip_suffix(".ftl") {
            files.push((tag.to_owned(), path));
        }
    }
    files.sort();
    let mut code = String::from("&[\n");
    for (tag, path) in files {
        let _ = writeln!(code, "    ({tag:?}, include_str!({:?})),", path.display().to_string());
    }
    code.push_str("]\n");
    fs::write(variable("OUT_DIR")?.join("texts.rs"), code)
}
