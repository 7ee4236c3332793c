//! Lists the files `texts/*.ftl` of a crate for `ftl::texts!`. Every crate with such a folder names this script in its
//! manifest. To add a language, add a file. A module for browsers gets the texts without the rules.

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
    let in_browser = env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm");
    let mut code = String::from("&[\n");
    for (tag, mut path) in files {
        if in_browser {
            let text = without_rules(&fs::read_to_string(&path)?);
            path = variable("OUT_DIR")?.join(format!("{tag}.ftl"));
            fs::write(&path, text)?;
        }
        let _ = writeln!(code, "    ({tag:?}, include_str!({:?})),", path.display().to_string());
    }
    code.push_str("]\n");
    fs::write(variable("OUT_DIR")?.join("texts.rs"), code)
}

/// A text without its rules (`ANT-31 = …`) and comments. The modules of browsers say no rules, pages read them elsewhere,
/// and they are up to half of a text.
fn without_rules(text: &str) -> String {
    let mut is_kept = true;
    let mut kept = String::new();
    for line in text.lines() {
        // A message goes on in the lines that are indented.
        if line.starts_with(|c: char| !c.is_whitespace()) {
            is_kept = !line.starts_with(|c: char| c == '#' || c.is_ascii_uppercase());
        }
        if is_kept {
            kept.extend([line, "\n"]);
        }
    }
    kept
}
