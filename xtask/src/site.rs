//! Builds a site that needs no server: pages, games for browsers, and the server's answers about the games as files.

use std::path::Path;

use crate::modules::modules;
use crate::workspace::{Workspace, run};

/// Writes the site into the folder of `--out`, to be served under the path of `--base`. Empties the folder first.
pub(crate) fn site(workspace: &Workspace, options: &[&str]) -> Result<(), String> {
    let (base, folder) = match options {
        [] => ("/", "site"),
        ["--base", base] => (*base, "site"),
        ["--base", base, "--out", folder] => (*base, *folder),
        _ => return Err("usage: cargo xtask site [--base /PATH/ [--out FOLDER]]".to_owned()),
    };
    if !base.starts_with('/') || !base.ends_with('/') {
        return Err(format!("the path {base:?} begins and ends with a slash, such as /monumenta/"));
    }
    if !are_built(workspace)? {
        modules(workspace, &[])?;
    }
    if !are_built(workspace)? {
        return Err("a site plays in the browser, and the games cannot be built for it here".into());
    }
    let folder = workspace.path(folder);
    let mut pages = workspace.command("npx");
    pages.args(["vite", "build", "web", "--mode", "site", "--logLevel", "warn", "--base", base]);
    // Vite empties a folder outside the sources only with this flag.
    run(pages.arg("--emptyOutDir").arg("--outDir").arg(&folder))?;
    let mut data = workspace.cargo(["run", "--quiet", "--package", "browser"]);
    run(data.args(["--example", "site_data", "--"]).arg(folder.join("api")))?;
    let unneeded = folder.join(".vite");
    std::fs::remove_dir_all(&unneeded).map_err(|error| named(&unneeded, &error))?;
    println!("{}: copy it to a host that serves it under {base}", folder.display());
    Ok(())
}

/// Whether every game has a module in `web/modules`.
pub(crate) fn are_built(workspace: &Workspace) -> Result<bool, String> {
    let games = workspace.games(&workspace.files()?)?;
    let mut games = games.iter().filter(|game| game.dir.starts_with("games/"));
    Ok(games.all(|game| workspace.path(&format!("web/modules/{}.wasm", game.name)).is_file()))
}

fn named(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}
