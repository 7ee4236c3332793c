//! Builds the WebAssembly modules with which a browser plays without a server, one for each game.

use std::path::Path;

use crate::workspace::{Workspace, output, run};

const TARGET: &str = "wasm32-unknown-unknown";

/// Builds the module of every game, or of the named ones, into `web/modules`. Without a standard library for the target
/// it prints a notice and builds nothing: the pages then play on their server.
pub(crate) fn modules(workspace: &Workspace, asked: &[&str]) -> Result<(), String> {
    let games = workspace.games(&workspace.files()?)?;
    let listed = games.iter().filter(|game| game.dir.starts_with("games/"));
    let names: Vec<&str> = listed.map(|game| game.name.as_str()).collect();
    if let Some(unknown) = asked.iter().find(|name| !names.contains(name)) {
        return Err(format!("there is no game {unknown:?}; the games are {}", names.join(", ")));
    }
    let Some(sysroot) = sysroot(workspace)? else {
        println!("skipped: no standard library for {TARGET}; `tools/setup --wasm` gets it");
        return Ok(());
    };
    let built = workspace.path("target").join(TARGET).join("module/browser.wasm");
    for name in names.into_iter().filter(|name| asked.is_empty() || asked.contains(name)) {
        let mut build = workspace.cargo(["build", "--quiet", "--package", "browser"]);
        build.args(["--profile", "module", "--target", TARGET]).env("MONUMENTA_GAMES", name);
        if let Sysroot::Own(flag) = &sysroot {
            build.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flag);
        }
        run(&mut build)?;
        let bytes =
            std::fs::read(&built).map_err(|error| format!("{}: {error}", built.display()))?;
        let path = workspace.path(&format!("web/modules/{name}.wasm"));
        println!("{name}: {} kB", bytes.len() / 1000);
        write_changed(&path, &bytes).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

/// Writes a file unless it has these bytes already. An unchanged file keeps its time, so the pages are not rebuilt.
fn write_changed(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    if std::fs::read(path).is_ok_and(|found| found == bytes) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    std::fs::write(path, bytes)
}

/// Where the standard library for browsers is.
enum Sysroot {
    /// Installed with the toolchain.
    Toolchain,
    /// Built by `tools/wasm`. The text is the flag for the compiler.
    Own(String),
}

fn sysroot(workspace: &Workspace) -> Result<Option<Sysroot>, String> {
    let mut rustc = workspace.command("rustc");
    let installed = output(rustc.args(["--print", "target-libdir", "--target", TARGET]))?;
    if Path::new(installed.trim()).is_dir() {
        return Ok(Some(Sysroot::Toolchain));
    }
    // `tools/wasm` writes this file last, so the rest is complete.
    if !workspace.path("target/wasm/version").is_file() {
        return Ok(None);
    }
    let sysroot = workspace.path("target/wasm/sysroot");
    Ok(Some(Sysroot::Own(format!("--sysroot={}", sysroot.display()))))
}
