//! Reports as self-contained HTML pages: no script, no network, light and dark.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::balance::{Balance, FeatureReport, SetupReport};
use crate::chart::{Whisker, escaped, histogram, stacks, whiskers};
use crate::match_result::MatchResult;
use crate::run_spec::RunSpec;
use crate::tournament::{SeatReport, Tournament};

/// Gives the title of a rule by its id.
pub type Titles<'a> = &'a dyn Fn(&str) -> String;

const STYLE: &str = include_str!("report.css");
/// How many setups are shown; the others are in a closed `<details>`.
const OPEN_SETUPS: usize = 4;
/// How many features are drawn from either end; all of them are in the JSON and the CSV.
const MOST_FEATURES: usize = 14;

/// The page of a tournament.
pub fn tournament_page(
    spec: &RunSpec,
    report: &Tournament,
    played: &[MatchResult],
    titles: Titles<'_>,
) -> String {
    let even = 1.0 / f64::from(spec.seats.max(1));
    let bots: Vec<Whisker> =
        report.bots.iter().map(|it| share(&it.bot, it.win_share, it.interval)).collect();
    let ratings: Vec<Whisker> = report
        .bots
        .iter()
        .map(|it| Whisker {
            name: it.bot.clone(),
            value: it.rating,
            interval: it.rating_interval,
            label: format!("{:+.0}", it.rating),
        })
        .collect();
    let points = |bot: usize| -> Vec<i64> {
        let seats = played.iter().flat_map(|game| game.bots.iter().zip(&game.points));
        seats.filter(|(it, _)| **it == bot).map(|(_, points)| i64::from(*points)).collect()
    };
    let distributions: Vec<(String, Vec<i64>)> =
        report.bots.iter().enumerate().map(|(idx, it)| (it.bot.clone(), points(idx))).collect();
    let sources: Vec<_> = report.bots.iter().map(|it| (it.bot.clone(), &it.sources)).collect();
    let mut body = facts(spec, report.games, &report.length, &report.fingerprint);
    section(&mut body, "Wins", &whiskers("Share of wins by bot", &bots, Some(even)));
    section(
        &mut body,
        "Rating (Bradley-Terry, 400 points are ten to one)",
        &whiskers("Rating by bot", &ratings, Some(0.0)),
    );
    section(&mut body, "Wins by seat", &shares_chart("seat", &report.seats, even));
    section(&mut body, "Points", &histogram("Points by bot", &distributions, "points at the end"));
    section(&mut body, "Where the points come from", &sources_chart(&sources, titles));
    section(&mut body, "Length", &lengths(played));
    section(&mut body, "Thinking", &timing(report));
    page(&format!("{}: tournament at {} seats", spec.game, spec.seats), &body)
}

/// The page of a balance, or of two packs side by side.
pub fn balance_page(
    spec: &RunSpec,
    report: &Balance,
    played: &[MatchResult],
    titles: Titles<'_>,
) -> String {
    let even = 1.0 / f64::from(spec.seats.max(1));
    let games = report.setups.iter().map(|it| it.games).sum();
    let mut body = match report.setups.first() {
        Some(first) => facts(spec, games, &first.length, &report.fingerprint),
        None => String::new(),
    };
    let (first, others) = report.setups.split_at(report.setups.len().min(OPEN_SETUPS));
    first.iter().for_each(|setup| fairness(&mut body, setup, even));
    if !others.is_empty() {
        let _ = write!(body, "<details><summary>The other {} setups</summary>", others.len());
        others.iter().for_each(|setup| fairness(&mut body, setup, even));
        body.push_str("</details>");
    }
    let by_setup = |idx: usize| -> Vec<i64> {
        let here = played.iter().filter(|it| it.setup == idx);
        here.flat_map(|it| &it.points).map(|it| i64::from(*it)).collect()
    };
    let distributions: Vec<(String, Vec<i64>)> = report
        .setups
        .iter()
        .enumerate()
        .take(OPEN_SETUPS)
        .map(|(idx, it)| (it.name.clone(), by_setup(idx)))
        .collect();
    let sources: Vec<_> = report.setups.iter().map(|it| (it.name.clone(), &it.sources)).collect();
    section(
        &mut body,
        "Points",
        &histogram("Points by setup", &distributions, "points at the end"),
    );
    section(&mut body, "Where the points come from", &sources_chart(&sources, titles));
    section(&mut body, "Length", &lengths(played));
    let (best, worst) = ends(&report.features);
    if !best.is_empty() {
        let note = format!(
            "<p>How much more often those win who began with this or did this. It need not be the reason, and of {} \
             traits about {} leave their interval by chance alone.</p>",
            report.features.len(),
            report.features.len() / 20
        );
        section(&mut body, "What winners have", &(note + &features_chart("Highest lifts", best)));
        section(&mut body, "What losers have", &features_chart("Lowest lifts", worst));
    }
    page(&format!("{}: balance at {} seats", spec.game, spec.seats), &body)
}

/// Shares of wins by turn order, by seat and by side.
fn fairness(body: &mut String, setup: &SetupReport, even: f64) {
    let told = match setup.games_to_tell {
        Some(needed) if setup.games < needed => format!(
            "<p>Too few matches to tell the turn order: about {needed} would do if what was seen is true.</p>"
        ),
        Some(_) | None => String::new(),
    };
    let chart = shares_chart("turn", &setup.turn_order, even)
        + &shares_chart("seat", &setup.seats, even)
        + &told
        + &setup_facts(setup);
    section(body, &format!("Turn order and seats: {}", setup.name), &chart);
    if !setup.sides.is_empty() {
        section(body, &format!("Sides: {}", setup.name), &sides(setup, even));
    }
}

fn ends(features: &[FeatureReport]) -> (&[FeatureReport], &[FeatureReport]) {
    let many = MOST_FEATURES.min(features.len() / 2);
    (&features[..many], &features[features.len() - many..])
}

fn share(name: &str, value: f64, interval: [f64; 2]) -> Whisker {
    let [low, high] = interval.map(|it| 100.0 * it);
    let label = format!("{:.1} % ({low:.0}–{high:.0})", 100.0 * value);
    Whisker { name: name.to_owned(), value, interval, label }
}

fn shares_chart(word: &str, seats: &[SeatReport], even: f64) -> String {
    let rows: Vec<Whisker> = seats
        .iter()
        .map(|it| share(&format!("{word} {}", it.seat + 1), it.win_share, it.interval))
        .collect();
    whiskers(&format!("Share of wins: {word}"), &rows, Some(even))
}

fn sides(setup: &SetupReport, even: f64) -> String {
    let rows: Vec<Whisker> =
        setup.sides.iter().map(|it| share(&it.name, it.win_share, it.interval)).collect();
    let mut table = String::from(
        "<div class='wide'><table><tr><th></th><th>seats</th><th>points</th><th>matches to tell from even</th></tr>",
    );
    for it in &setup.sides {
        let needed = it.games_to_tell.map_or("–".to_owned(), |needed| needed.to_string());
        let _ = write!(
            table,
            "<tr><th>{}</th><td>{}</td><td>{:.1}</td><td>{needed}</td></tr>",
            escaped(&it.name),
            it.games,
            it.points.mean
        );
    }
    whiskers("Share of wins by side", &rows, Some(even)) + &table + "</table></div>"
}

fn features_chart(title: &str, features: &[FeatureReport]) -> String {
    let rows: Vec<Whisker> = features
        .iter()
        .map(|it| Whisker {
            name: it.name.clone(),
            value: it.lift,
            interval: it.interval,
            label: format!("{:+.1} % ({} seats)", 100.0 * it.lift, it.seats),
        })
        .collect();
    whiskers(title, &rows, Some(0.0))
}

fn sources_chart(
    rows: &[(String, &std::collections::BTreeMap<String, f64>)],
    titles: Titles<'_>,
) -> String {
    let rules: BTreeSet<&String> = rows.iter().flat_map(|(_, sources)| sources.keys()).collect();
    let values = |sources: &std::collections::BTreeMap<String, f64>| -> Vec<f64> {
        rules.iter().map(|rule| sources.get(*rule).copied().unwrap_or(0.0)).collect()
    };
    let lines: Vec<(String, Vec<f64>)> =
        rows.iter().map(|(name, sources)| (name.clone(), values(sources))).collect();
    let names: Vec<String> = rules.iter().map(|rule| titles(rule)).collect();
    let heads: String = names.iter().map(|name| format!("<th>{}</th>", escaped(name))).collect();
    let mut table = format!("<div class='wide'><table><tr><th></th>{heads}</tr>");
    for (name, line) in &lines {
        let cells: String = line.iter().map(|value| format!("<td>{value:+.2}</td>")).collect();
        let _ = write!(table, "<tr><th>{}</th>{cells}</tr>", escaped(name));
    }
    stacks("Points by source", &lines, &names) + &table + "</table></div>"
}

fn lengths(played: &[MatchResult]) -> String {
    let lengths = played.iter().map(|it| it.decisions as i64).collect();
    histogram("Length", &[("all matches".to_owned(), lengths)], "decisions in a match")
}

fn setup_facts(setup: &SetupReport) -> String {
    format!(
        "<p>{} matches; {:.1} points a seat, won by {:.1} on average; {:.1} % of wins are shared; {} a match.</p>",
        setup.games,
        setup.points.mean,
        setup.margin.mean,
        100.0 * setup.shared.share,
        setup.lasting()
    )
}

fn timing(report: &Tournament) -> String {
    let mut table = String::from(
        "<div class='wide'><table><tr><th>bot</th><th>decisions</th><th>mean, ms</th><th>99 % within, ms</th><th>longest, ms</th></tr>",
    );
    for it in &report.timing {
        let _ = write!(
            table,
            "<tr><th>{}</th><td>{}</td><td>{:.2}</td><td>{:.1}</td><td>{:.1}</td></tr>",
            escaped(&it.bot),
            it.decisions,
            it.mean_ms,
            it.p99_ms,
            it.longest_ms
        );
    }
    table + "</table></div>"
}

fn facts(spec: &RunSpec, games: u64, length: &crate::Mean, fingerprint: &str) -> String {
    format!(
        "<p class='facts'>{games} matches · bots {} · seed “{}” · {:.0} decisions a match · options {} · fingerprint {fingerprint}</p>\
         <p>Bars show what was seen, whiskers where the truth lies with 95 % confidence; the dashed line is where all would be equal.</p>",
        escaped(&spec.bots.join(", ")),
        escaped(&spec.seed),
        length.mean,
        escaped(&spec.options.to_string()),
    )
}

fn section(body: &mut String, title: &str, content: &str) {
    let _ = write!(body, "<section><h2>{}</h2>{content}</section>", escaped(title));
}

fn page(title: &str, body: &str) -> String {
    format!(
        "<!doctype html>\n<html lang='en'><head><meta charset='utf-8'>\
         <meta name='viewport' content='width=device-width, initial-scale=1'>\
         <meta name='color-scheme' content='light dark'>\
         <title>{0}</title><style>{STYLE}</style></head>\
         <body><main><h1>{0}</h1>{body}</main></body></html>\n",
        escaped(title)
    )
}
