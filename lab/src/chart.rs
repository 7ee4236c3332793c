//! Charts as SVG, in the colours of the page. Each has a title, and the page has a table, for readers who do not see
//! the drawing.

use std::fmt::Write as _;

/// A share or a mean with its interval.
#[derive(Clone, Debug)]
pub(crate) struct Whisker {
    pub(crate) name: String,
    pub(crate) value: f64,
    pub(crate) interval: [f64; 2],
    /// The text at the end of the line.
    pub(crate) label: String,
}

/// The width of a chart: narrow enough for its letters to be read on a phone.
const WIDTH: f64 = 480.0;
const LABELS: f64 = 142.0;
const LINE: f64 = 26.0;
/// The approximate width of a letter.
const LETTER: f64 = 7.6;
/// Longer names are cut.
const LONGEST_NAME: usize = 24;
/// How many colours the page has.
const COLOURS: usize = 8;

/// Bars with whiskers, and a dashed line at `even`, the value that all would have if they were equal.
pub(crate) fn whiskers(title: &str, rows: &[Whisker], even: Option<f64>) -> String {
    let ends = || rows.iter().flat_map(|it| [it.interval[0], it.interval[1], it.value]).chain(even);
    let (low, high) = (ends().fold(0.0, f64::min), ends().fold(0.0, f64::max));
    let span = if high - low <= 0.0 { 1.0 } else { high - low };
    let names = names_width(rows.iter().map(|it| it.name.as_str()));
    let across = |value: f64| names + (value - low) / span * (WIDTH - names - LABELS);
    let height = LINE * rows.len() as f64 + 16.0;
    let mut svg = open(title, height);
    for (nth, row) in rows.iter().enumerate() {
        let middle = 8.0 + LINE * (nth as f64 + 0.5);
        let (zero, end) = (across(0.0f64.clamp(low, high)), across(row.value));
        let (left, wide) = (zero.min(end), (end - zero).abs().max(1.0));
        let [from, to] = row.interval.map(across);
        let _ = write!(
            svg,
            "<text x='{:.0}' y='{:.1}' text-anchor='end'>{}</text>\
             <rect class='bar' x='{left:.1}' y='{:.1}' width='{wide:.1}' height='16' rx='2'/>\
             <path class='whisker' d='M{from:.1} {middle:.1}H{to:.1}M{from:.1} {:.1}v10M{to:.1} {:.1}v10'/>\
             <text x='{:.0}' y='{:.1}'>{}</text>",
            names - 8.0,
            middle + 4.5,
            escaped(&shortened(&row.name)),
            middle - 8.0,
            middle - 5.0,
            middle - 5.0,
            WIDTH - LABELS + 10.0,
            middle + 4.5,
            escaped(&row.label),
        );
    }
    if let Some(even) = even {
        let at = across(even);
        let _ = write!(svg, "<path class='even' d='M{at:.1} 4V{:.1}'/>", height - 4.0);
    }
    svg + "</svg>"
}

/// How often each value occurs, with one curve for each name.
pub(crate) fn histogram(title: &str, groups: &[(String, Vec<i64>)], unit: &str) -> String {
    let all = || groups.iter().flat_map(|(_, values)| values.iter().copied());
    let (Some(low), Some(high)) = (all().min(), all().max()) else { return String::new() };
    // Every bin is `width` whole numbers wide.
    let width = (high - low + 1).div_euclid(30) + 1;
    let bins = ((high - low) / width + 1) as usize;
    let counts: Vec<Vec<f64>> = groups
        .iter()
        .map(|(_, values)| {
            let mut counts = vec![0.0; bins];
            for value in values {
                counts[((value - low) / width) as usize] += 1.0 / values.len() as f64;
            }
            counts
        })
        .collect();
    let most = counts.iter().flatten().copied().fold(0.0, f64::max).max(1e-9);
    let (left, bottom, top) = (20.0, 190.0, 12.0);
    let across = |bin: f64| left + bin / bins as f64 * (WIDTH - 2.0 * left);
    let mut svg = open(title, 240.0);
    for (nth, counts) in counts.iter().enumerate() {
        let mut path = format!("M{:.1} {bottom}", across(0.0));
        for (bin, count) in counts.iter().enumerate() {
            let y = bottom - count / most * (bottom - top);
            let _ = write!(path, "V{y:.1}H{:.1}", across(bin as f64 + 1.0));
        }
        let _ = write!(svg, "<path class='curve c{}' d='{path}V{bottom}Z'/>", nth % COLOURS);
    }
    for nth in 0..=4 {
        let part = f64::from(nth) / 4.0;
        let value = low as f64 + part * (bins as i64 * width) as f64;
        let _ = write!(
            svg,
            "<text x='{:.1}' y='{:.0}' text-anchor='middle'>{value:.0}</text>",
            across(part * bins as f64),
            bottom + 18.0,
        );
    }
    let _ = write!(
        svg,
        "<text x='{:.0}' y='{:.0}' text-anchor='end' class='unit'>{}</text></svg>",
        WIDTH - left,
        bottom + 38.0,
        escaped(unit)
    );
    svg + &keys(groups.iter().map(|(name, _)| name.as_str()))
}

/// Points by source: one line for each name, gains to the right and losses to the left.
pub(crate) fn stacks(title: &str, rows: &[(String, Vec<f64>)], parts: &[String]) -> String {
    let sums = |wanted: fn(&f64) -> bool| {
        let row = move |(_, values): &(String, Vec<f64>)| -> f64 {
            values.iter().filter(|it| wanted(it)).sum()
        };
        rows.iter().map(row).collect::<Vec<f64>>()
    };
    let high = sums(|it| 0.0 < *it).into_iter().fold(0.0, f64::max);
    let low = sums(|it| *it < 0.0).into_iter().fold(0.0, f64::min);
    let span = (high - low).max(1e-9);
    let names = names_width(rows.iter().map(|(name, _)| name.as_str()));
    let across = |value: f64| names + (value - low) / span * (WIDTH - names - 10.0);
    let mut svg = open(title, LINE * rows.len() as f64 + 16.0);
    for (nth, (name, values)) in rows.iter().enumerate() {
        let y = 8.0 + LINE * nth as f64;
        let _ = write!(
            svg,
            "<text x='{:.0}' y='{:.1}' text-anchor='end'>{}</text>",
            names - 8.0,
            y + 18.5,
            escaped(&shortened(name))
        );
        let (mut right, mut left) = (0.0, 0.0);
        for (part, value) in values.iter().enumerate() {
            let from = if 0.0 <= *value { &mut right } else { &mut left };
            let (one, other) = (across(*from), across(*from + value));
            *from += value;
            let _ = write!(
                svg,
                "<rect class='part c{}' x='{:.1}' y='{:.1}' width='{:.1}' height='20'><title>{}: {value:+.1}</title></rect>",
                part % COLOURS,
                one.min(other),
                y + 4.0,
                (other - one).abs(),
                escaped(&parts[part]),
            );
        }
    }
    svg + "</svg>" + &keys(parts.iter().map(String::as_str))
}

/// The legend: which colour stands for which name.
fn keys<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let key = |(nth, name): (usize, &str)| {
        format!("<span><i class='key c{}'></i>{}</span> ", nth % COLOURS, escaped(name))
    };
    format!("<p class='keys'>{}</p>", names.enumerate().map(key).collect::<String>())
}

/// The width of the longest of these names.
fn names_width<'a>(names: impl Iterator<Item = &'a str>) -> f64 {
    let letters = names.map(|it| it.chars().count().min(LONGEST_NAME + 1)).max().unwrap_or(0);
    letters as f64 * LETTER + 14.0
}

fn open(title: &str, height: f64) -> String {
    format!(
        "<svg role='img' aria-label='{0}' viewBox='0 0 {WIDTH} {height:.0}'><title>{0}</title>",
        escaped(title)
    )
}

fn shortened(name: &str) -> String {
    match name.char_indices().nth(LONGEST_NAME) {
        Some((at, _)) => format!("{}…", &name[..at]),
        None => name.to_owned(),
    }
}

/// Text with the characters escaped that HTML reads as markup.
pub(crate) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '\'' => safe.push_str("&#39;"),
            '"' => safe.push_str("&quot;"),
            other => safe.push(other),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_break_the_page() {
        let row = Whisker {
            name: "<script>".to_owned(),
            value: 0.5,
            interval: [0.4, 0.6],
            label: "50 %".to_owned(),
        };
        let svg = whiskers("it's", &[row], Some(0.25));
        assert!(
            !svg.contains("<script>") && svg.contains("it&#39;s") && svg.contains("class='even'")
        );
        assert_eq!(histogram("none", &[], "points"), "");
    }
}
