//! The results of a match: places, the sources of the points, and what decided.

use engine::{Arg, Outcome, Phrase, Score, Seat, Standing};
use i18n::{Reader, Speaker};

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
    lines.extend(decided(outcome, speaker, reader).map(Line::Words));
    lines.extend(show::ties(outcome, speaker, reader));
    lines
}

/// The sentence about the source of points that made the largest difference between the first two, unless they have the
/// same points.
fn decided(outcome: &Outcome, speaker: &Speaker, reader: Reader<'_>) -> Option<String> {
    let mut seats: Vec<(Seat, &Standing)> = outcome.0.iter().collect();
    seats.sort_by_key(|(_, standing)| standing.place);
    let (ahead, behind) = match seats.as_slice() {
        [(_, alone)] => match alone.scores.as_slice() {
            [own, house] => (own, house),
            _ => return None,
        },
        [(_, first), (_, second), ..] if first.points == second.points => return None,
        [(_, first), (_, second), ..] => (counted(first)?, counted(second)?),
        [] => return None,
    };
    let sum = |score: &Score, (rule, part): (&str, Option<&str>)| -> i32 {
        let same = score.sources.iter().filter(|it| it.rule == rule && it.part == part);
        same.map(|it| it.points).sum()
    };
    let (ahead, behind) = match ahead.points() < behind.points() {
        true => (behind, ahead),
        false => (ahead, behind),
    };
    let sources = ahead.sources.iter().chain(&behind.sources).map(|it| (it.rule, it.part));
    let most = sources.max_by_key(|source| sum(ahead, *source) - sum(behind, *source))?;
    let (one, other) = (sum(ahead, most), sum(behind, most));
    let phrase = Phrase::new("results-decided")
        .with("source", Arg::Word(show::source(speaker, most.0, most.1).into()))
        .with("one", one)
        .with("other", other);
    (other < one).then(|| speaker.say(&phrase, reader))
}

/// The score that counts, if a seat has several.
fn counted(standing: &Standing) -> Option<&Score> {
    let counts = |score: &&Score| score.points() == standing.points;
    standing.scores.iter().find(counts).or(standing.scores.first())
}

/// A drawing of the first three on a podium.
fn podium(outcome: &Outcome, speaker: &Speaker, reader: Reader<'_>) -> Vec<Line> {
    let mut seats: Vec<(Seat, &Standing)> = outcome.0.iter().collect();
    seats.sort_by_key(|(_, standing)| standing.place);
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

/// The points by source, with a column for each score.
fn sources(outcome: &Outcome, speaker: &Speaker, reader: Reader<'_>) -> Vec<Line> {
    let mut seats: Vec<(Seat, &Standing)> = outcome.0.iter().collect();
    seats.sort_by_key(|(_, standing)| standing.place);
    let n_scores: usize = seats.iter().map(|(_, it)| it.scores.len()).sum();
    if 6 < n_scores {
        return show::outcome(outcome, speaker, reader);
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
    const COLUMN: usize = 11;
    const TITLE: usize = 26;
    let row = |title: &str, cells: Vec<String>| {
        let title: String = title.chars().take(TITLE).collect();
        let mut line = format!("{title:<TITLE$}");
        let mut inks = " ".repeat(TITLE);
        for (cell, (seat, _)) in cells.iter().zip(&columns) {
            let cell: String = cell.chars().take(COLUMN - 1).collect();
            line.push_str(&format!("{cell:>COLUMN$}"));
            inks.extend(std::iter::repeat_n(char::from(b'A' + seat.0), COLUMN));
        }
        Line::Drawn(line, Some(inks))
    };
    let head = columns.iter().map(|(seat, score)| match score.name {
        Some(name) => speaker.word(name),
        None => unmarked(&player(speaker, *seat, reader)),
    });
    let mut lines = vec![row("", head.collect())];
    for (rule, part) in rows {
        let title = show::source(speaker, rule, part);
        let cell = |(_, score): &(Seat, &Score)| {
            let same = score.sources.iter().filter(|it| it.rule == rule && it.part == part);
            let points: Vec<i32> = same.map(|it| it.points).collect();
            if points.is_empty() { "·".to_owned() } else { points.iter().sum::<i32>().to_string() }
        };
        lines.push(row(&title, columns.iter().map(cell).collect()));
    }
    let sums = columns.iter().map(|(_, score)| score.points().to_string()).collect();
    lines.push(row(&speaker.word("results-sum"), sums));
    lines
}
