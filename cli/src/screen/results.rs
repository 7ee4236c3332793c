//! The results of a match: places, the sources of the points, and what decided.

use engine::{Arg, Outcome, Phrase, Score, Seat, Standing};
use i18n::{Reader, Speaker};

use crate::play::points;
use crate::play::show::{self, Line};
use crate::screen::journal::player;
use crate::screen::look::unmarked;

/// The width of a step of the podium.
const STEP: usize = 18;

/// All lines about an outcome.
pub(crate) fn lines(outcome: &Outcome, speaker: &Speaker, reader: Reader<'_>) -> Vec<Line> {
    let mut lines = summary(outcome, speaker, reader);
    lines.push(Line::Words(String::new()));
    if 1 < outcome.0.n_seats() {
        lines.extend(podium(outcome, speaker, reader));
        lines.push(Line::Words(String::new()));
    }
    lines.extend(sources(outcome, speaker, reader));
    lines
}

/// All lines about the points if the match were counted now: who leads, what makes the difference, and all points by
/// source.
pub(crate) fn now(standings: &Outcome, speaker: &Speaker, reader: Reader<'_>) -> Vec<Line> {
    let mut lines = points::leader(standings, speaker, reader);
    lines.push(Line::Words(String::new()));
    lines.extend(sources(standings, speaker, reader));
    lines
}

/// Who won, and what decided.
pub(crate) fn summary(outcome: &Outcome, speaker: &Speaker, reader: Reader<'_>) -> Vec<Line> {
    let winners: Vec<Seat> =
        outcome.0.iter().filter(|(_, it)| it.place == 1).map(|(seat, _)| seat).collect();
    let who = Arg::series(winners.iter().map(|seat| player(speaker, *seat, reader)));
    let head = match (winners.as_slice(), outcome.0.n_seats()) {
        ([], _) => Phrase::new("lost"),
        ([_], 1) => Phrase::new("results-won-alone"),
        ([winner], _) => Phrase::new("results-won").with("who", *winner),
        _ => Phrase::new("results-shared").with("who", who),
    };
    let mut lines = vec![Line::Strong(speaker.say(&head, reader))];
    let decided = points::difference("results-decided", outcome, speaker, reader);
    lines.extend(decided.map(Line::Words));
    lines.extend(show::ties(outcome, speaker, reader));
    lines
}

/// A drawing of the first three on a podium.
fn podium(outcome: &Outcome, speaker: &Speaker, reader: Reader<'_>) -> Vec<Line> {
    let seats = show::ranked(outcome);
    let steps: Vec<Option<&(Seat, &Standing)>> = [1, 0, 2].map(|nth| seats.get(nth)).into();
    let height = |standing: &Standing| 7 - 2 * usize::from(standing.place.min(3));
    let mut lines = Vec::new();
    for level in (1..=7usize).rev() {
        let mut line = String::new();
        let mut inks = String::new();
        for step in &steps {
            let (text, ink) = match step {
                None => (String::new(), ' '),
                Some((seat, standing)) => {
                    let ink = char::from(b'A' + seat.0);
                    let name = unmarked(&player(speaker, *seat, reader));
                    let top = height(standing);
                    match level {
                        _ if level == top + 2 => (centred(&name), ink),
                        _ if level == top + 1 => (centred(&standing.points.to_string()), ink),
                        _ if level == top => {
                            (centred(&format!("▄▄▄▄▄▄ {} ▄▄▄▄▄▄", standing.place)), ink)
                        }
                        _ if level < top => (centred(&"█".repeat(STEP - 3)), ink),
                        _ => (String::new(), ' '),
                    }
                }
            };
            line.push_str(&format!("{text:<STEP$}"));
            inks.extend(std::iter::repeat_n(ink, STEP));
        }
        lines.push(Line::Drawn(line.trim_end().to_owned(), Some(inks)));
    }
    lines
}

fn centred(text: &str) -> String {
    let text: String = text.chars().take(STEP - 2).collect();
    format!("{text:^0$}", STEP - 1)
}

/// The rows above the columns: whose they are, and the names of the scores if the seats have several. A player who is
/// alone has the first column, and the house the second.
fn heads(
    columns: &[(Seat, &Score)],
    n_seats: usize,
    speaker: &Speaker,
    reader: Reader<'_>,
) -> Vec<Vec<String>> {
    let players = columns.iter().map(|(seat, _)| unmarked(&player(speaker, *seat, reader)));
    let mut players: Vec<String> = players.collect();
    if columns.len() == n_seats {
        return vec![players];
    }
    if let ([_, (_, house)], 1) = (columns, n_seats) {
        players[1] = show::house(speaker, house);
        return vec![players];
    }
    let name = |score: &Score| score.name.map(|name| speaker.word(name)).unwrap_or_default();
    vec![players, columns.iter().map(|(_, score)| name(score)).collect()]
}

/// The points by source, with a column for each score.
fn sources(outcome: &Outcome, speaker: &Speaker, reader: Reader<'_>) -> Vec<Line> {
    let seats = show::ranked(outcome);
    let n_scores: usize = seats.iter().map(|(_, it)| it.scores.len()).sum();
    if 6 < n_scores {
        return show::by_source(outcome, speaker, reader);
    }
    let columns: Vec<(Seat, &Score)> =
        seats.iter().flat_map(|(seat, it)| it.scores.iter().map(|score| (*seat, score))).collect();
    // Each source once, before those that a score names after it.
    let mut rows: Vec<(&'static str, Option<&'static str>)> = Vec::new();
    for (_, score) in &columns {
        let named: Vec<_> = score.sources.iter().map(|it| (it.rule, it.part)).collect();
        for (nth, source) in
            named.iter().enumerate().filter(|(nth, it)| !named[..*nth].contains(it))
        {
            if !rows.contains(source) {
                let later = &named[nth + 1..];
                let before = rows.iter().position(|it| it != source && later.contains(it));
                rows.insert(before.unwrap_or(rows.len()), *source);
            }
        }
    }
    // Together they fit the window of a terminal with 80 columns.
    let widest = if columns.len() < 5 { 26 } else { 20 };
    let column = ((72 - widest) / columns.len().max(1)).min(20);
    let row = |title: &str, cells: Vec<String>| {
        let title: String = title.chars().take(widest).collect();
        let mut line = format!("{title:<widest$}");
        let mut inks = " ".repeat(widest);
        for (cell, (seat, _)) in cells.iter().zip(&columns) {
            let cell: String = cell.chars().take(column - 1).collect();
            line.push_str(&format!("{cell:>column$}"));
            inks.extend(std::iter::repeat_n(char::from(b'A' + seat.0), column));
        }
        Line::Drawn(line, Some(inks))
    };
    let mut lines = heads(&columns, seats.len(), speaker, reader)
        .into_iter()
        .map(|cells| row("", cells))
        .collect::<Vec<_>>();
    for (rule, part) in rows {
        let title = show::source(speaker, rule, part);
        let cell = |(_, score): &(Seat, &Score)| {
            let same = score.sources.iter().filter(|it| it.rule == rule && it.part == part);
            let same: Vec<i32> = same.map(|it| it.points).collect();
            if same.is_empty() { "·".to_owned() } else { points::signed(same.iter().sum()) }
        };
        lines.push(row(&title, columns.iter().map(cell).collect()));
    }
    let sums = columns.iter().map(|(_, score)| points::signed(score.points())).collect();
    lines.push(row(&speaker.word("results-sum"), sums));
    lines
}
