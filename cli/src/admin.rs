use server::admin::{Admin, AdminFault};

use crate::args::{AdminArgs, AdminCommand};
use crate::fault::Fault;
use crate::{files, serve};

/// Looks after the data of a server.
pub(crate) fn admin(args: &AdminArgs) -> Result<(), Fault> {
    serve::runtime()?.block_on(run(args))
}

async fn run(args: &AdminArgs) -> Result<(), Fault> {
    let folder = args.data.clone().unwrap_or_else(serve::data_folder);
    let admin = Admin::open(&folder).await.map_err(fault)?;
    let done = grant(&admin, &args.what).await;
    admin.close().await.map_err(fault)?;
    done
}

async fn grant(admin: &Admin, what: &AdminCommand) -> Result<(), Fault> {
    match what {
        AdminCommand::Backup { file } => admin.backup(file).await.map_err(fault),
        AdminCommand::VerifyAll => {
            let found = admin.verify_all().await.map_err(fault)?;
            println!(
                "{} rooms, {} matches, {} steps verified",
                found.rooms, found.matches, found.steps
            );
            let broken = found.broken.iter().map(|(room, reason)| format!("{room}: {reason}"));
            let broken: Vec<String> = broken.collect();
            if broken.is_empty() { Ok(()) } else { Err(broken.join("\n").into()) }
        }
        AdminCommand::Export { room } => {
            let record = admin.export(room).await.map_err(fault)?;
            println!("{}", serde_json::to_string(&record).map_err(|err| err.to_string())?);
            Ok(())
        }
        AdminCommand::Import { file } => {
            let room = admin.import(&files::record(file)?).await.map_err(fault)?;
            println!("{room}");
            Ok(())
        }
        AdminCommand::Show { room } => {
            let shown = admin.show(room).await.map_err(fault)?;
            println!("{}", serde_json::to_string_pretty(&shown).map_err(|err| err.to_string())?);
            Ok(())
        }
        AdminCommand::AdoptSeat { room, seat, account } => {
            let seat = seat.checked_sub(1).ok_or("seats are counted from 1")?;
            admin.adopt_seat(room, seat, account).await.map_err(fault)
        }
    }
}

fn fault(fault: AdminFault) -> Fault {
    fault.to_string().into()
}
