#![allow(clippy::float_arithmetic, reason = "figures for people")]

use std::time::Duration;

use serde_json::{Map, Value, json};

use crate::args::BenchArgs;
use crate::error::CliError;
use crate::files;

/// `monumenta bench`: measures one game or all of them, on one thread.
pub(crate) fn bench(args: &BenchArgs) -> Result<(), CliError> {
    let each_for = Duration::try_from_secs_f64(args.seconds)
        .ok()
        .filter(|it| !it.is_zero())
        .ok_or("--seconds must be more than 0, such as 0.6")?;
    let games = match &args.game {
        Some(slug) => vec![files::game(slug)?],
        None => catalogue::GAMES.to_vec(),
    };
    let mut report = Map::new();
    for game in games {
        let Some(speed) = lab::speed(game.slug(), each_for) else { continue };
        if args.json {
            report.insert(game.slug().to_owned(), json!(speed));
            continue;
        }
        outln!("{}", game.slug());
        outln!(
            "  {:>12.2} M random decisions a second, fast lane, offers included",
            speed.decisions_per_second / 1e6
        );
        let lines = [
            (speed.clone_ns, "to copy a table"),
            (speed.view_ns, "to look at a seat's view"),
            (speed.view_json_ns, "to write a seat's view as JSON"),
            (speed.offer_ns, "to list the offers"),
            (speed.step_ns, "for a step in the full lane"),
            (speed.act_ns, "for an action of a match, digest and undo included"),
            (speed.imagine_ns, "to imagine a table"),
            (speed.insight_ns, "to judge a view"),
            (speed.apprentice_ns, "for a decision of an apprentice"),
            (speed.iteration_ns, "for an iteration of a search, play-out included"),
        ];
        for (ns, what) in lines {
            outln!("  {ns:>12.1} ns {what}");
        }
    }
    if args.json {
        outln!("{}", Value::Object(report));
    }
    Ok(())
}
