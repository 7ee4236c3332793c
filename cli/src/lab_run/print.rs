//! Writes and prints reports: as a table for the terminal, as JSON, CSV and HTML.

#![allow(clippy::float_arithmetic, reason = "figures for people")]

use lab::{Balance, Kind, MatchResult, RunFolder, RunSpec, Titles, Tournament};
use serde::Serialize;
use serde_json::json;

use crate::error::CliError;

/// The form in which a report is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    Table,
    Json,
}

impl Form {
    fn of(self, json: String, table: String) -> String {
        match self {
            Form::Table => table,
            Form::Json => json,
        }
    }
}

/// Writes the report as JSON, CSV and HTML into the folder of the run, and prints it.
pub(crate) fn report(
    spec: &RunSpec,
    folder: &RunFolder,
    names: Vec<String>,
    played: &[MatchResult],
    titles: Titles<'_>,
    form: Form,
) -> Result<(), CliError> {
    let (page, csv, text) = match spec.kind {
        Kind::Tournament => {
            let report = lab::tournament(&names, spec.seats, played);
            let page = lab::tournament_page(spec, &report, played, titles);
            let text = form.of(as_json(spec, &report), tournament(spec, &report));
            folder.write("report.json", &as_json(spec, &report))?;
            (page, tournament_csv(&report), text)
        }
        Kind::Balance | Kind::Compare => {
            let report = lab::balance(&names, spec.seats, played);
            let page = lab::balance_page(spec, &report, played, titles);
            let text = form.of(as_json(spec, &report), balance(spec, &report));
            folder.write("report.json", &as_json(spec, &report))?;
            (page, balance_csv(&report), text)
        }
    };
    folder.write("report.csv", &csv)?;
    let page = folder.write("report.html", &page)?;
    outln!("{}", text.trim_end());
    if form == Form::Table {
        outln!("report: {}", page.display());
    }
    Ok(())
}

fn as_json(spec: &RunSpec, report: &impl Serialize) -> String {
    let mut all = json!(report);
    all["order"] = json!(spec);
    format!("{all}\n")
}

fn percent(share: f64, interval: [f64; 2]) -> String {
    let [low, high] = interval.map(|it| 100.0 * it);
    format!("{:5.1} % ({low:.1} to {high:.1})", 100.0 * share)
}

fn tournament(spec: &RunSpec, report: &Tournament) -> String {
    let mut text = format!(
        "{}: {} matches of {} on {} deals, seed {:?}, {:.0} decisions a match\n",
        spec.game, report.games, spec.seats, report.deals, spec.seed, report.length.mean
    );
    text += "bot                 wins (95 % interval)      rating (95 % interval)    points   place   ms a decision (99 %, longest)\n";
    for (bot, timing) in report.bots.iter().zip(&report.timing) {
        let [low, high] = bot.rating_interval;
        text += &format!(
            "{:<18} {:<25} {:>+5.0} ({low:+.0} to {high:+.0})  {:>12.1}   {:>5.2}   {:.2} ({:.2}, {:.0})\n",
            bot.bot,
            percent(bot.win_share, bot.interval),
            bot.rating,
            bot.points.mean,
            bot.place.mean,
            timing.mean_ms,
            timing.p99_ms,
            timing.longest_ms,
        );
    }
    for seat in &report.seats {
        let (nth, share) = (seat.seat + 1, percent(seat.win_share, seat.interval));
        text += &format!("seat {nth}             {share}\n");
    }
    text + &format!("fingerprint {}\n", report.fingerprint)
}

fn tournament_csv(report: &Tournament) -> String {
    let mut csv = String::from(
        "bot,seat,games,win_share,low,high,rating,rating_low,rating_high,points,place\n",
    );
    for bot in &report.bots {
        let [low, high] = bot.interval;
        let [rating_low, rating_high] = bot.rating_interval;
        csv += &format!(
            "{},all,{},{:.4},{low:.4},{high:.4},{:.1},{rating_low:.1},{rating_high:.1},{:.3},{:.3}\n",
            quoted(&bot.bot),
            bot.games,
            bot.win_share,
            bot.rating,
            bot.points.mean,
            bot.place.mean
        );
        for seat in &bot.by_seat {
            let [low, high] = seat.interval;
            csv += &format!(
                "{},{},{},{:.4},{low:.4},{high:.4},,,,{:.3},\n",
                quoted(&bot.bot),
                seat.seat,
                seat.games,
                seat.win_share,
                seat.points.mean
            );
        }
    }
    csv
}

fn balance(spec: &RunSpec, report: &Balance) -> String {
    let mut text = format!("{}: seats {}, seed {:?}\n", spec.game, spec.seats, spec.seed);
    for setup in &report.setups {
        text += &format!(
            "{}: {} matches, {:.1} points a seat, won by {:.1}, {}\n",
            setup.name,
            setup.games,
            setup.points.mean,
            setup.margin.mean,
            setup.lasting()
        );
        for (order, seat) in setup.turn_order.iter().zip(&setup.seats) {
            let nth = order.seat + 1;
            let (acted, sat) =
                (percent(order.win_share, order.interval), percent(seat.win_share, seat.interval));
            text += &format!("  turn {nth}  {acted:<25}   seat {nth}  {sat}\n");
        }
        for side in &setup.sides {
            let won = percent(side.win_share, side.interval);
            let points = side.points.mean;
            text += &format!(
                "  {:<10} {won:<25} {points:.1} points, {} seats\n",
                side.name, side.games
            );
        }
        if let Some(needed) = setup.games_to_tell.filter(|needed| setup.games < *needed) {
            text += &format!("  about {needed} matches would tell the turn order\n");
        }
    }
    let sure = |it: &&lab::FeatureReport| 0.0 < it.interval[0] || it.interval[1] < 0.0;
    let features: Vec<_> = report.features.iter().filter(sure).collect();
    let most = features.iter().filter(|it| 0.0 < it.lift).take(10);
    let least = features.iter().rev().filter(|it| it.lift < 0.0).take(10);
    if !features.is_empty() {
        let (all, chance) = (report.features.len(), report.features.len() / 20);
        text += "What winners began with or did, then what losers did (lift, 95 % interval);\n";
        text += &format!("of {all} traits about {chance} would stand out by chance alone:\n");
    }
    for it in most.chain(least) {
        let [low, high] = it.interval.map(|it| 100.0 * it);
        text += &format!(
            "  {:<34} {:+5.1} % ({low:+.1} to {high:+.1}), {} seats\n",
            it.name,
            100.0 * it.lift,
            it.seats
        );
    }
    text + &format!("fingerprint {}\n", report.fingerprint)
}

fn balance_csv(report: &Balance) -> String {
    let mut csv =
        String::from("kind,name,seat_or_side,games,win_share_or_lift,low,high,games_to_tell\n");
    let needed = |games: Option<u64>| games.map_or(String::new(), |it| it.to_string());
    for setup in &report.setups {
        let seats = setup.seats.iter().map(|it| ("seat", it));
        for (kind, seat) in setup.turn_order.iter().map(|it| ("turn", it)).chain(seats) {
            let [low, high] = seat.interval;
            csv += &format!(
                "{kind},{},{},{},{:.4},{low:.4},{high:.4},{}\n",
                quoted(&setup.name),
                seat.seat,
                seat.games,
                seat.win_share,
                needed(setup.games_to_tell)
            );
        }
        for side in &setup.sides {
            let [low, high] = side.interval;
            csv += &format!(
                "side,{},{},{},{:.4},{low:.4},{high:.4},{}\n",
                quoted(&setup.name),
                quoted(&side.name),
                side.games,
                side.win_share,
                needed(side.games_to_tell)
            );
        }
    }
    for it in &report.features {
        let [low, high] = it.interval;
        csv += &format!(
            "trait,{},,{},{:.4},{low:.4},{high:.4},{}\n",
            quoted(&it.name),
            it.seats,
            it.lift,
            needed(it.games_to_tell)
        );
    }
    csv
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "\"\""))
}
