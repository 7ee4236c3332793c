#![allow(clippy::float_arithmetic, reason = "figures for people")]

use std::path::Path;
use std::time::Instant;

use bots::BotSpec;
use engine::{AnyGame, Record};
use indicatif::{ProgressBar, ProgressStyle};
use lab::{SimulationReport, SimulationSpec};
use serde_json::json;

use crate::args::SimulateArgs;
use crate::error::CliError;
use crate::files;

/// `monumenta simulate`: plays many matches between bots and prints the results.
pub(crate) fn simulate(args: &SimulateArgs) -> Result<(), CliError> {
    let game = files::game(&args.game)?;
    let seats = args.seats.unwrap_or(game.seats().1);
    let bots = bots(&args.bots, seats)?;
    let (_, content) = files::content(game, args.table.content.as_deref())?;
    if let Some(folder) = &args.records {
        files::make_folder(folder)?;
    }
    let take = |nth: u64, record: &Record| {
        if args.check {
            let difference = |it| format!("match {nth}: {it}");
            game.verify(content, record).map_err(difference)?;
        }
        keep(args, seats, nth, record).map_err(|fault| fault.0)
    };
    let wanted = args.check || args.records.is_some();
    let sink = wanted.then_some(&take as lab::RecordSink<'_>);
    let bar = bar(args);
    let spec = SimulationSpec {
        game: game.slug(),
        content,
        options: &args.table.options,
        seats,
        bots: &bots,
        games: args.games,
        seed: &args.seed,
        threads: args.threads,
    };
    let from = Instant::now();
    let report = lab::simulate(spec, sink, &|| bar.inc(1)).map_err(|fault| fault.to_string());
    let seconds = from.elapsed().as_secs_f64();
    bar.finish_and_clear();
    print(args, game, seats, &report?, seconds);
    Ok(())
}

/// Parses a list of levels: one for all of `seats`, or one for each. Fails if a program named by its path does not
/// exist.
pub(crate) fn bots(levels: &str, seats: u8) -> Result<Vec<BotSpec>, CliError> {
    let bots = BotSpec::list(levels)?;
    if bots.len() != 1 && bots.len() != usize::from(seats) {
        return Err(format!(
            "--bots names {} levels: give one, or one for each of {seats} seats",
            bots.len()
        )
        .into());
    }
    if let Some(missing) = bots.iter().find_map(missing_program) {
        return Err(format!(
            "there is no program {missing}; exec: needs the path of one (see docs/bots.md)"
        )
        .into());
    }
    Ok(bots)
}

/// The program of a bot, if it is named by a path that does not exist. The system looks up a name without a path.
fn missing_program(bot: &BotSpec) -> Option<String> {
    bot.program().filter(|program| program.contains('/') && !Path::new(program).is_file())
}

/// Writes the record of the `nth` match, counted from 0.
fn keep(args: &SimulateArgs, seats: u8, nth: u64, record: &Record) -> Result<(), CliError> {
    let Some(folder) = &args.records else { return Ok(()) };
    let seed: String = args
        .seed
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '_' })
        .take(40)
        .collect();
    let path = folder.join(format!("{}-{seats}-{seed}-{:06}.json", record.game, nth));
    let text = serde_json::to_string(record).map_err(|err| err.to_string())?;
    files::write(&path, &text)
}

fn bar(args: &SimulateArgs) -> ProgressBar {
    if args.json {
        return ProgressBar::hidden();
    }
    let style = "{bar:40} {human_pos}/{human_len} matches, {per_sec}, {eta} left";
    let style = ProgressStyle::with_template(style).unwrap_or(ProgressStyle::default_bar());
    ProgressBar::new(args.games).with_style(style)
}

fn print(
    args: &SimulateArgs,
    game: &dyn AnyGame,
    seats: u8,
    report: &SimulationReport,
    seconds: f64,
) {
    let per_second = report.decisions as f64 / seconds.max(1e-9);
    if args.json {
        let mut all = json!(report);
        all["game"] = json!(game.slug());
        all["seats"] = json!(seats);
        all["seed"] = json!(args.seed);
        all["seconds"] = json!(seconds);
        all["decisions_per_second"] = json!(per_second);
        outln!("{all}");
        return;
    }
    let SimulationReport { games, decisions, length, by_seat, fingerprint } = report;
    outln!("{}: {games} matches of {seats}, seed {:?}", game.slug(), args.seed);
    outln!("{decisions} decisions in {seconds:.2} s: {:.2} M a second", per_second / 1e6);
    let [least, most] = length.interval;
    outln!("{:.1} decisions a match ({least:.1} to {most:.1})", length.mean);
    outln!("seat   points (95 % interval)        place   wins (95 % interval)");
    for seat in by_seat {
        let ([low, high], [few, many]) = (seat.points.interval, seat.wins.interval);
        outln!(
            "{:>4}   {:>7.2} ({low:>7.2} to {high:>7.2})   {:>5.2}   {:>5.1} % ({:.1} to {:.1})",
            seat.seat + 1,
            seat.points.mean,
            seat.place.mean,
            100.0 * seat.wins.share,
            100.0 * few,
            100.0 * many,
        );
    }
    outln!("fingerprint {fingerprint}");
}
