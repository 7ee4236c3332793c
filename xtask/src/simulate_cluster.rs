//! Runs the simulation of a cluster.

use crate::workspace::{Workspace, run};

/// Builds the simulation and passes the options on. Planted bugs need a build with another feature.
pub(crate) fn simulate_cluster(workspace: &Workspace, options: &[&str]) -> Result<(), String> {
    let mut command = workspace.cargo(["run", "--release", "--quiet", "--package", "simulation"]);
    if options.contains(&"--planted") || options.contains(&"--bug") {
        command.args(["--features", "planted-bugs"]);
    }
    run(command.arg("--").args(options))
}
