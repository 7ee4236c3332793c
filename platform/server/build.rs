//! Puts the web client into the program: every file of `web/dist`, as it is and compressed. Where it was not built the
//! program serves its plain page, so that tests need no Node.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use sha2::{Digest as _, Sha256};

/// What is worth compressing; pictures and fonts are compressed already.
const TEXTS: [&str; 8] = ["html", "js", "css", "svg", "json", "webmanifest", "txt", "map"];

fn main() -> io::Result<()> {
    let here = PathBuf::from(variable("CARGO_MANIFEST_DIR"));
    let (dist, page) = (here.join("../../web/dist"), here.join("src/page"));
    // An empty folder is made, so that cargo notices when it is filled.
    if fs::create_dir_all(&dist).is_ok() {
        println!("cargo::rerun-if-changed={}", dist.display());
    }
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/page");
    let built = dist.join("index.html").exists();
    if !built && variable("PROFILE") == "release" {
        println!(
            "cargo::warning=the web client is not built: this program has its plain page only"
        );
    }
    write("client", &dist, if built { files(&dist)? } else { Vec::new() })?;
    write("plain", &page, files(&page)?)
}

/// Writes a list of files as code, and what is compressed of them.
fn write(list: &str, folder: &Path, paths: Vec<PathBuf>) -> io::Result<()> {
    let out = PathBuf::from(variable("OUT_DIR"));
    let mut code = String::from("&[\n");
    for (nth, path) in paths.iter().enumerate() {
        let name = path.strip_prefix(folder).unwrap_or(path).to_string_lossy().replace('\\', "/");
        code.push_str(&asset(&name, path, &out.join(format!("{list}-{nth}")))?);
    }
    code.push_str("]\n");
    fs::write(out.join(format!("{list}.rs")), code)
}

fn variable(name: &str) -> String {
    env::var(name).unwrap_or_default()
}

/// All files in a folder and in those below it, in order.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        match path.is_dir() {
            true => found.extend(files(&path)?),
            false => found.push(path),
        }
    }
    found.sort();
    Ok(found)
}

/// One file, as code.
fn asset(name: &str, path: &Path, out: &Path) -> io::Result<String> {
    let plain = fs::read(path)?;
    let tag = Sha256::digest(&plain).iter().take(12).fold(String::new(), |mut tag, byte| {
        let _ = write!(tag, "{byte:02x}");
        tag
    });
    let kind = path.extension().and_then(|kind| kind.to_str()).unwrap_or_default();
    let (mut brotli, mut gzip) = (None, None);
    if TEXTS.contains(&kind) {
        brotli = smaller(&plain, brotli_of(&plain)?, &out.with_extension("br"))?;
        gzip = smaller(&plain, gzip_of(&plain)?, &out.with_extension("gz"))?;
    }
    let bytes = |path: &Path| format!("include_bytes!({:?})", path.display().to_string());
    let maybe = |path: Option<PathBuf>| match path {
        Some(path) => format!("Some({})", bytes(&path)),
        None => "None".to_owned(),
    };
    Ok(format!(
        "Asset {{ path: {:?}, tag: {:?}, plain: {}, brotli: {}, gzip: {} }},\n",
        format!("/{name}"),
        format!("\"{tag}\""),
        bytes(&path.canonicalize()?),
        maybe(brotli),
        maybe(gzip),
    ))
}

/// Keeps what was compressed where it is smaller.
fn smaller(plain: &[u8], packed: Vec<u8>, path: &Path) -> io::Result<Option<PathBuf>> {
    if plain.len() <= packed.len() {
        return Ok(None);
    }
    fs::write(path, packed)?;
    Ok(Some(path.to_owned()))
}

fn brotli_of(plain: &[u8]) -> io::Result<Vec<u8>> {
    let mut packed = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut packed, 1 << 16, 11, 22);
    writer.write_all(plain)?;
    writer.flush()?;
    drop(writer);
    Ok(packed)
}

fn gzip_of(plain: &[u8]) -> io::Result<Vec<u8>> {
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    writer.write_all(plain)?;
    writer.finish()
}
