//! What the terminal shows.

use bots::Candidate;
use engine::{AnyMatch, Arg, NotPlayed, Offered, Outcome, Phrase, Player, Seat, Standing, Status};
use i18n::{Reader, Speaker};

use crate::{page, rules};

/// One of the terminal's own sentences, with its numbers.
pub(crate) fn say(speaker: &Speaker, id: &'static str, numbers: &[(&'static str, i64)]) -> String {
    let phrase = numbers.iter().fold(Phrase::new(id), |phrase, (name, it)| phrase.with(name, *it));
    speaker.say(&phrase, Reader { seat: None, names: &[] })
}

/// One of the terminal's own sentences, with a word in it.
pub(crate) fn say_word(speaker: &Speaker, id: &'static str, word: impl Into<String>) -> String {
    let phrase = Phrase::new(id).with("word", Arg::Word(word.into().into()));
    speaker.say(&phrase, Reader { seat: None, names: &[] })
}

/// The names of those who sit at the table.
pub(crate) fn names(players: &[Player]) -> Vec<String> {
    players.iter().map(|player| player.name.clone()).collect()
}

/// The table in plain lines.
pub(crate) fn table(
    played: &dyn AnyMatch,
    seat: Option<Seat>,
    speaker: &Speaker,
    names: &[String],
) {
    outln!();
    let reader = Reader { seat, names };
    points_now(played, speaker, reader);
    lines(&played.sketch(seat), speaker, reader);
}

/// Everybody's points if the match ended now, by what everybody sees. Somebody who plays alone has nobody to compare with.
fn points_now(played: &dyn AnyMatch, speaker: &Speaker, reader: Reader<'_>) {
    let (Status::Waiting { .. }, Some(standings)) = (played.status(), played.standings()) else {
        return;
    };
    if standings.0.n_seats() < 2 {
        return;
    }
    let of = |(seat, standing): (Seat, &Standing)| {
        Phrase::new("points-now-of").with("who", seat).with("points", standing.points)
    };
    let all = Arg::list(standings.0.iter().map(of));
    page::print(&speaker.say(&Phrase::new("points-now").with("points", all), reader));
}

/// What is drawn of the table, each drawing with the line below it, which explains its signs.
pub(crate) fn drawings(
    played: &dyn AnyMatch,
    seat: Option<Seat>,
    speaker: &Speaker,
    names: &[String],
) {
    let all = played.sketch(seat);
    let follows = |at: usize| at.checked_sub(1).is_some_and(|before| all[before].is_drawing());
    let drawn = all.iter().enumerate().filter(|(at, it)| it.is_drawing() || follows(*at));
    let drawn: Vec<Phrase> = drawn.map(|(_, phrase)| phrase.clone()).collect();
    match drawn.is_empty() {
        true => page::print(&speaker.word("nothing-drawn")),
        false => lines(&drawn, speaker, Reader { seat, names }),
    }
}

fn lines(lines: &[Phrase], speaker: &Speaker, reader: Reader<'_>) {
    let said = |phrase: &Phrase| speaker.say(phrase, reader);
    let drawn = lines.iter().filter(|it| it.is_drawing()).map(|it| said(it).chars().count());
    if let (Some(width), Some(needed)) = (page::width(), drawn.max())
        && width < needed
    {
        let numbers = [("width", width as i64), ("needed", needed as i64)];
        page::print(&say(speaker, "narrow", &numbers));
    }
    for part in lines.chunk_by(|one, other| one.is_drawing() == other.is_drawing()) {
        let said = part.iter().map(said).collect::<Vec<_>>();
        match part.iter().all(Phrase::is_drawing) {
            true => outln!("{}", said.join("\n")),
            false => page::aligned(&said).iter().for_each(|line| page::print(line)),
        }
    }
}

/// The offers, numbered.
pub(crate) fn offers(offers: &[Offered], seat: Seat, speaker: &Speaker, names: &[String]) {
    let reader = Reader { seat: Some(seat), names };
    for (idx, offer) in offers.iter().enumerate() {
        page::print(&format!("{:>3}. {}", idx + 1, speaker.say(&offer.label, reader)));
    }
}

/// The offers with what can be typed for them.
pub(crate) fn offers_and_texts(
    offers: &[Offered],
    seat: Seat,
    speaker: &Speaker,
    names: &[String],
) {
    let reader = Reader { seat: Some(seat), names };
    for (idx, offer) in offers.iter().enumerate() {
        let label = speaker.say(&offer.label, reader);
        page::print(&format!("{:>3}. {label} [{}]", idx + 1, offer.text));
    }
}

/// What a bot thinks of the offers, the best first.
pub(crate) fn hint(
    ranked: &[Candidate<u32>],
    offers: &[Offered],
    seat: Seat,
    speaker: &Speaker,
    names: &[String],
) {
    let reader = Reader { seat: Some(seat), names };
    page::print(&speaker.word("hint-title"));
    for candidate in ranked.iter().take(4).filter(|it| 0 < it.visits) {
        let Some(at) = offers.iter().position(|it| it.code == candidate.action) else { continue };
        let phrase = Phrase::new("hint-line")
            .with("number", at as i64 + 1)
            .with("label", Arg::Word(speaker.say(&offers[at].label, reader).into()))
            .with("points", candidate.points.unwrap_or(0) / 10)
            .with("win", i64::from(candidate.win.unwrap_or(0)) / 10);
        page::print(&speaker.say(&phrase, reader));
    }
}

/// Why not, with the rule.
pub(crate) fn refusal(no: &NotPlayed, speaker: &Speaker, names: &[String]) {
    let reader = Reader { seat: None, names };
    match no {
        NotPlayed::Malformed { .. } => page::print(&speaker.word("no-malformed")),
        NotPlayed::NoSuchSeat => page::print(&speaker.word("no-such-seat")),
        NotPlayed::NotTheHouses => page::print(&speaker.word("no-not-the-houses")),
        NotPlayed::Refused { rule, phrase, .. } => {
            page::print(&speaker.say(phrase, reader));
            page::print(&rules::rule(speaker, rule).unwrap_or_default());
        }
    }
}

/// Places, points and where they come from, and what decided between equals.
pub(crate) fn outcome(outcome: &Outcome, speaker: &Speaker, reader: Reader<'_>) {
    outln!();
    if outcome.beaten_by_house() {
        page::print_boldly(&speaker.word("lost"));
    }
    let mut seats: Vec<_> = outcome.0.iter().collect();
    seats.sort_by_key(|(_, standing)| standing.place);
    for (seat, standing) in seats {
        let phrase = Phrase::new("result")
            .with("place", standing.place)
            .with("who", seat)
            .with("points", standing.points);
        page::print_boldly(&speaker.say(&phrase, reader));
        for score in &standing.scores {
            if let Some(name) = score.name {
                let part = Phrase::new("result-part")
                    .with("name", Arg::Word(speaker.word(name).into()))
                    .with("points", score.points());
                page::print(&speaker.say(&part, reader));
            }
            for source in &score.sources {
                let title = speaker.attribute(source.rule, "title").unwrap_or_default();
                page::print(&format!("   {:+4}  {title} ({})", source.points, source.rule));
            }
        }
    }
    for phrase in outcome.ties() {
        page::print(&speaker.say(&phrase, reader));
    }
}
