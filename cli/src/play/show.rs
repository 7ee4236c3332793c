//! What both front ends show of a match, as lines.

use bots::Advice;
use engine::{
    AnyMatch, Arg, NotPlayed, Offered, Outcome, Phrase, Player, Score, Seat, Standing, Status,
};
use i18n::{Reader, Speaker};

use crate::rules;

/// A line for a person to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// Words, which may be wrapped.
    Words(String),
    /// Words that say what a drawing shows: see [`Phrase::drawn_too`].
    DrawnToo(String),
    /// Words that stand out.
    Strong(String),
    /// A line of a drawing and the inks of its letters, if it has some: see [`Phrase::inks`].
    Drawn(String, Option<String>),
}

impl Line {
    /// Several lines of words.
    pub(crate) fn words(text: &str) -> Vec<Self> {
        text.lines().map(|line| Self::Words(line.to_owned())).collect()
    }

    /// The line without its style.
    pub(crate) fn text(&self) -> &str {
        match self {
            Self::Words(text)
            | Self::DrawnToo(text)
            | Self::Strong(text)
            | Self::Drawn(text, _) => text,
        }
    }
}

/// Translates a message of the terminal, with numbers as arguments.
pub(crate) fn say(speaker: &Speaker, id: &'static str, numbers: &[(&'static str, i64)]) -> String {
    let phrase = numbers.iter().fold(Phrase::new(id), |phrase, (name, it)| phrase.with(name, *it));
    speaker.say(&phrase, Reader { seat: None, names: &[] })
}

/// Translates a message of the terminal, with the argument `word`.
pub(crate) fn say_word(speaker: &Speaker, id: &'static str, word: impl Into<String>) -> String {
    let phrase = Phrase::new(id).with("word", Arg::Word(word.into().into()));
    speaker.say(&phrase, Reader { seat: None, names: &[] })
}

/// The names of the players.
pub(crate) fn names(players: &[Player]) -> Vec<String> {
    players.iter().map(|player| player.name.clone()).collect()
}

/// The points of all players and the table.
pub(crate) fn table(played: &dyn AnyMatch, speaker: &Speaker, reader: Reader<'_>) -> Vec<Line> {
    let mut lines = vec![Line::Words(String::new())];
    lines.extend(points_now(played, speaker, reader));
    lines.extend(sketch(played, speaker, reader));
    lines
}

/// The table as the reader sees it.
pub(crate) fn sketch(played: &dyn AnyMatch, speaker: &Speaker, reader: Reader<'_>) -> Vec<Line> {
    played.sketch(reader.seat).iter().map(|phrase| line(phrase, speaker, reader)).collect()
}

/// The table as the reader sees it, for the full screen: with the drawings that plain lines leave out.
pub(crate) fn sketch_and_drawing(
    played: &dyn AnyMatch,
    speaker: &Speaker,
    reader: Reader<'_>,
) -> Vec<Line> {
    let drawn = played.drawing(reader.seat);
    let mut lines = sketch(played, speaker, reader);
    lines.extend(drawn.iter().map(|phrase| line(phrase, speaker, reader)));
    lines
}

/// The points of all players if the match were counted now, by what everybody sees; `None` if the match is over, if the
/// game has no such figures or if there is only one player.
fn points_now(played: &dyn AnyMatch, speaker: &Speaker, reader: Reader<'_>) -> Option<Line> {
    let Status::Waiting { .. } = played.status() else { return None };
    let standings = played.standings().filter(|it| 1 < it.0.n_seats())?;
    let of = |(seat, standing): (Seat, &Standing)| {
        let lost = standing.lost();
        let phrase = Phrase::new("points-now-of").with("who", seat);
        phrase.with("points", standing.points + lost).with("lost", lost)
    };
    let all = Arg::list(standings.0.iter().map(of));
    let phrase = Phrase::new("points-now").with("points", all);
    Some(Line::Words(speaker.say(&phrase, reader)))
}

/// The drawings of the table, each with the line below it, which explains its signs.
pub(crate) fn drawings(played: &dyn AnyMatch, speaker: &Speaker, reader: Reader<'_>) -> Vec<Line> {
    let mut all = played.sketch(reader.seat);
    all.extend(played.drawing(reader.seat));
    let follows = |at: usize| at.checked_sub(1).is_some_and(|before| all[before].is_drawing());
    let drawn = all.iter().enumerate().filter(|(at, it)| it.is_drawing() || follows(*at));
    let drawn: Vec<Line> = drawn.map(|(_, phrase)| line(phrase, speaker, reader)).collect();
    match drawn.is_empty() {
        true => vec![Line::Words(speaker.word("nothing-drawn"))],
        false => drawn,
    }
}

fn line(phrase: &Phrase, speaker: &Speaker, reader: Reader<'_>) -> Line {
    let said = speaker.say(phrase, reader);
    match phrase.is_drawing() {
        true => Line::Drawn(said, phrase.inks().map(str::to_owned)),
        false if phrase.is_drawn_too() => Line::DrawnToo(said),
        false => Line::Words(said),
    }
}

/// The offers, numbered.
pub(crate) fn offers(offers: &[Offered], speaker: &Speaker, reader: Reader<'_>) -> Vec<Line> {
    let label = |(idx, offer): (usize, &Offered)| {
        Line::Words(format!("{:>3}. {}", idx + 1, speaker.say(&offer.label, reader)))
    };
    offers.iter().enumerate().map(label).collect()
}

/// The offers, numbered, with their texts.
pub(crate) fn offers_and_texts(
    offers: &[Offered],
    speaker: &Speaker,
    reader: Reader<'_>,
) -> Vec<Line> {
    let label = |(idx, offer): (usize, &Offered)| {
        let label = speaker.say(&offer.label, reader);
        Line::Words(format!("{:>3}. {label} [{}]", idx + 1, offer.text))
    };
    offers.iter().enumerate().map(label).collect()
}

/// The offer that a bot would take and why, then its best candidates with their ratings, at most four.
pub(crate) fn hint(
    advice: &Advice,
    offers: &[Offered],
    speaker: &Speaker,
    reader: Reader<'_>,
) -> Vec<Line> {
    let mut lines = vec![Line::Words(speaker.word("hint-title"))];
    let place = |code: u32| offers.iter().position(|it| it.code == code);
    let label = |at: usize| speaker.say(&offers[at].label, reader);
    if let Some(at) = advice.ranked.first().and_then(|best| place(best.action)) {
        lines.push(Line::Strong(format!("{:>3}. {}", at + 1, label(at))));
    }
    let reasons: Vec<String> = advice.reasons.iter().map(|it| speaker.say(it, reader)).collect();
    lines.push(Line::Words(reasons.join(" ")));
    if advice.ranked.len() < 2 {
        return lines;
    }
    lines.push(Line::Words(String::new()));
    lines.push(Line::Words(speaker.word("hint-figures")));
    for candidate in advice.ranked.iter().take(4).filter(|it| 0 < it.visits) {
        let Some(at) = place(candidate.action) else { continue };
        // What an offer does is said in its list.
        let whole = label(at);
        let short = whole.split_once(" (").map_or(whole.as_str(), |(short, _)| short);
        let phrase = Phrase::new("hint-line")
            .with("number", at as i64 + 1)
            .with("label", Arg::Word(short.to_owned().into()))
            .with("points", candidate.points.unwrap_or(0) / 10)
            .with("win", i64::from(candidate.win.unwrap_or(0)) / 10);
        lines.push(Line::Words(speaker.say(&phrase, reader)));
    }
    lines
}

/// The reason for a refusal, with the text of the rule.
pub(crate) fn refusal(no: &NotPlayed, speaker: &Speaker, names: &[String]) -> Vec<Line> {
    match no {
        NotPlayed::Malformed { .. } => Line::words(&speaker.word("no-malformed")),
        NotPlayed::NoSuchSeat => Line::words(&speaker.word("no-such-seat")),
        NotPlayed::NotTheHouses => Line::words(&speaker.word("no-not-the-houses")),
        NotPlayed::Refused { rule, phrase, .. } => {
            let mut lines = Line::words(&speaker.say(phrase, Reader { seat: None, names }));
            lines.extend(Line::words(&rules::rule(speaker, rule).unwrap_or_default()));
            lines
        }
    }
}

/// Places, points, the sources of the points, and what decided between equals.
pub(crate) fn outcome(outcome: &Outcome, speaker: &Speaker, reader: Reader<'_>) -> Vec<Line> {
    let mut lines = vec![Line::Words(String::new())];
    if outcome.beaten_by_house() {
        lines.push(Line::Strong(speaker.word("lost")));
    }
    lines.extend(by_source(outcome, speaker, reader));
    lines.extend(ties(outcome, speaker, reader));
    lines
}

/// Places, points and the sources of the points.
pub(crate) fn by_source(outcome: &Outcome, speaker: &Speaker, reader: Reader<'_>) -> Vec<Line> {
    let mut lines = Vec::new();
    for (seat, standing) in ranked(outcome) {
        let phrase = Phrase::new("result")
            .with("place", standing.place)
            .with("who", seat)
            .with("points", standing.points);
        lines.push(Line::Strong(speaker.say(&phrase, reader)));
        for score in &standing.scores {
            if let Some(name) = score.name {
                let part = Phrase::new("result-part")
                    .with("name", Arg::Word(speaker.word(name).into()))
                    .with("points", score.points());
                lines.push(Line::Words(speaker.say(&part, reader)));
            }
            for source in &score.sources {
                let title = self::source(speaker, source.rule, source.part);
                let text = format!("   {:+4}  {title} ({})", source.points, source.rule);
                lines.push(Line::Words(text));
            }
        }
    }
    lines
}

/// The seats with their standings, the best placed first.
pub(crate) fn ranked(outcome: &Outcome) -> Vec<(Seat, &Standing)> {
    let mut seats: Vec<(Seat, &Standing)> = outcome.0.iter().collect();
    seats.sort_by_key(|(_, standing)| standing.place);
    seats
}

/// The name of the house, whose score is the second of a player who is alone.
pub(crate) fn house(speaker: &Speaker, score: &Score) -> String {
    speaker.word(score.name.unwrap_or("the-house"))
}

/// What gave points: the part of a rule where it has several, else what people call the points of the rule, else its title.
pub(crate) fn source(speaker: &Speaker, rule: &str, part: Option<&str>) -> String {
    let named = format!("points-{rule}");
    match part {
        Some(part) => speaker.word(part),
        None if speaker.knows(&named) => speaker.word(&named),
        None => speaker.attribute(rule, "title").unwrap_or_default(),
    }
}

/// For players with the same points: what decided between them, or that they share a place.
pub(crate) fn ties(outcome: &Outcome, speaker: &Speaker, reader: Reader<'_>) -> Vec<Line> {
    outcome.ties().iter().map(|tie| Line::Words(speaker.say(tie, reader))).collect()
}
