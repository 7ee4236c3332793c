use std::path::Path;

use indicatif::{ProgressBar, ProgressStyle};
use server::admin::{
    self, AccountMatches, Admin, AdminError, BrokenRooms, CopyMode, Location, PruneMode,
    RetentionDays, UpgradeCheck, Verified,
};

use crate::args::{AdminArgs, AdminCommand, PruneArgs};
use crate::error::CliError;
use crate::{files, serve};

/// `monumenta admin`: maintains the data of a server.
pub(crate) fn admin(args: &AdminArgs) -> Result<(), CliError> {
    serve::runtime()?.block_on(run(args))
}

async fn run(args: &AdminArgs) -> Result<(), CliError> {
    if let AdminCommand::Restore { file, accept_broken } = &args.what {
        let broken = if *accept_broken { BrokenRooms::Accept } else { BrokenRooms::Refuse };
        return restore(file, &place(args), broken).await;
    }
    let opened = match args.what {
        AdminCommand::UpgradeCheck | AdminCommand::Prune(PruneArgs { delete: false, .. }) => {
            Admin::open_unchanged(place(args)).await
        }
        AdminCommand::Restore { .. }
        | AdminCommand::Backup { .. }
        | AdminCommand::Copy { .. }
        | AdminCommand::VerifyAll
        | AdminCommand::Prune(_)
        | AdminCommand::Export { .. }
        | AdminCommand::Import { .. }
        | AdminCommand::Show { .. }
        | AdminCommand::AdoptSeat { .. } => Admin::open(place(args)).await,
    };
    let admin = opened.map_err(fault)?;
    let done = grant(&admin, &args.what).await;
    admin.close().await.map_err(fault)?;
    done
}

fn place(args: &AdminArgs) -> Location {
    if let AdminCommand::Copy { from, .. } = &args.what {
        return from.clone();
    }
    let folder = || Location::Folder(args.data.clone().unwrap_or_else(serve::data_folder));
    args.database.clone().unwrap_or_else(folder)
}

async fn copy(admin: &Admin, to: &Location, mode: CopyMode) -> Result<(), CliError> {
    let target = Admin::open_or_make(to.clone()).await.map_err(fault)?;
    let style = "{bar:40} {human_pos}/{human_len} entries, {per_sec}, {eta} left";
    let style = ProgressStyle::with_template(style).unwrap_or(ProgressStyle::default_bar());
    let bar = ProgressBar::no_length().with_style(style);
    let progress = |done, all| {
        bar.set_length(all);
        bar.set_position(done);
    };
    let copied = admin.copy(&target, mode, progress).await;
    bar.finish_and_clear();
    target.close().await.map_err(fault)?;
    show(&copied.map_err(fault)?)
}

fn show(found: &Verified) -> Result<(), CliError> {
    outln!("{} rooms, {} matches, {} steps verified", found.rooms, found.matches, found.steps);
    for (room, reason) in &found.other_version {
        outln!("{room}: other version: {reason}");
    }
    let broken = found.broken.iter().map(|(room, reason)| format!("{room}: {reason}"));
    let broken: Vec<String> = broken.collect();
    if broken.is_empty() { Ok(()) } else { Err(broken.join("\n").into()) }
}

/// Replaces the data by a backup. No server may have them open.
async fn restore(file: &Path, to: &Location, broken: BrokenRooms) -> Result<(), CliError> {
    let restored = admin::restore(file, to, broken).await.map_err(fault)?;
    outln!("{} is in place in {to}", file.display());
    match restored.former {
        Some(former) => outln!("the former data are in {}", former.display()),
        None => outln!("there were no data before"),
    }
    show(&restored.verified)
}

/// Returns an error if a match would freeze, so that a script can stop the upgrade.
fn show_check(found: &UpgradeCheck) -> Result<(), CliError> {
    let UpgradeCheck { running, would_freeze } = found;
    if would_freeze.is_empty() {
        outln!("{running} running matches: this program continues all of them");
        return Ok(());
    }
    let listed = would_freeze.iter().map(|(room, reason)| format!("{room}: {reason}"));
    let listed: Vec<String> = listed.collect();
    let frozen = would_freeze.len();
    let listed = listed.join("\n");
    Err(format!("{frozen} of {running} running matches could not be continued:\n{listed}").into())
}

/// Deletes rooms, sessions and guests that were not used for long, or lists them.
async fn prune(admin: &Admin, args: &PruneArgs) -> Result<(), CliError> {
    let PruneArgs { delete, lobby_days, match_days, session_days, account_matches } = *args;
    let retention = RetentionDays {
        lobbies: lobby_days,
        matches: match_days,
        sessions: session_days,
        account_matches: match account_matches {
            true => AccountMatches::Delete,
            false => AccountMatches::Keep,
        },
    };
    let mode = if delete { PruneMode::Delete } else { PruneMode::Count };
    let pruned = admin.prune(retention, mode).await.map_err(fault)?;
    outln!("{} rooms without a match for {lobby_days} days", pruned.lobbies.len());
    outln!("{} matches without a change for {match_days} days", pruned.matches.len());
    outln!("{} sessions without a visit for {session_days} days", pruned.tokens);
    outln!("{} guests of no room and no session", pruned.guests);
    if !delete {
        pruned.lobbies.iter().for_each(|room| outln!("would delete the room {room}"));
        pruned.matches.iter().for_each(|room| outln!("would delete the match {room}"));
        outln!("nothing was deleted; --delete does it");
    }
    Ok(())
}

async fn grant(admin: &Admin, what: &AdminCommand) -> Result<(), CliError> {
    match what {
        // `run` has handled it before it opened the data.
        AdminCommand::Restore { .. } => Ok(()),
        AdminCommand::Backup { file } => admin.backup(file).await.map_err(fault),
        AdminCommand::Copy { to, resume, .. } => {
            let mode = if *resume { CopyMode::Resume } else { CopyMode::New };
            copy(admin, to, mode).await
        }
        AdminCommand::UpgradeCheck => show_check(&admin.upgrade_check().await.map_err(fault)?),
        AdminCommand::Prune(args) => prune(admin, args).await,
        AdminCommand::VerifyAll => show(&admin.verify_all().await.map_err(fault)?),
        AdminCommand::Export { room } => {
            let record = admin.export(room).await.map_err(fault)?;
            outln!("{}", serde_json::to_string(&record).map_err(|err| err.to_string())?);
            Ok(())
        }
        AdminCommand::Import { file } => {
            let room = admin.import(&files::record(file)?).await.map_err(fault)?;
            outln!("{room}");
            Ok(())
        }
        AdminCommand::Show { room } => {
            let shown = admin.show(room).await.map_err(fault)?;
            outln!("{}", serde_json::to_string_pretty(&shown).map_err(|err| err.to_string())?);
            Ok(())
        }
        AdminCommand::AdoptSeat { room, seat, account } => {
            let seat = seat.checked_sub(1).ok_or("seats are counted from 1")?;
            admin.adopt_seat(room, seat, account).await.map_err(fault)
        }
    }
}

fn fault(fault: AdminError) -> CliError {
    fault.to_string().into()
}
