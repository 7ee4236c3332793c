//! Who leads if the match were counted now, and what makes the difference.

use engine::{Arg, Outcome, Phrase, Score, Seat};
use i18n::{Reader, Speaker};

use crate::play::show::{self, Line};

/// Who leads and what makes the difference, then the points of each player by source.
pub(crate) fn now(standings: &Outcome, speaker: &Speaker, reader: Reader<'_>) -> Vec<Line> {
    let mut lines = leader(standings, speaker, reader);
    lines.extend(show::by_source(standings, speaker, reader));
    lines
}

/// Who leads, and which source of points makes the difference.
pub(crate) fn leader(standings: &Outcome, speaker: &Speaker, reader: Reader<'_>) -> Vec<Line> {
    let head = match first_two(standings) {
        Some([ahead, behind]) if ahead.points != behind.points => {
            let head = match ahead.side {
                Side::Player(seat) => Phrase::new("points-leads").with("who", seat),
                Side::House(score) => Phrase::new("points-leads-house")
                    .with("word", Arg::Word(show::house(speaker, score).into())),
            };
            head.with("one", signed(ahead.points)).with("other", signed(behind.points))
        }
        _ => {
            let most = standings.0.values().iter().map(|it| it.points).max().unwrap_or_default();
            Phrase::new("points-level").with("points", signed(most))
        }
    };
    let mut lines = vec![Line::Strong(speaker.say(&head, reader))];
    let why = difference("points-difference", standings, speaker, reader);
    lines.extend(why.map(Line::Words));
    lines
}

/// The sentence `id` about the source of points that makes the largest difference between the first two; `None` if they
/// have the same points, or if there is only one source.
pub(crate) fn difference(
    id: &'static str,
    outcome: &Outcome,
    speaker: &Speaker,
    reader: Reader<'_>,
) -> Option<String> {
    let [ahead, behind] = first_two(outcome)?;
    if ahead.points == behind.points {
        return None;
    }
    let (ahead, behind) = (ahead.score?, behind.score?);
    let sum = |score: &Score, (rule, part): (&str, Option<&str>)| -> i32 {
        let same = score.sources.iter().filter(|it| it.rule == rule && it.part == part);
        same.map(|it| it.points).sum()
    };
    let sources = ahead.sources.iter().chain(&behind.sources).map(|it| (it.rule, it.part));
    let most = sources.max_by_key(|source| sum(ahead, *source) - sum(behind, *source))?;
    let (one, other) = (sum(ahead, most), sum(behind, most));
    let phrase = Phrase::new(id)
        .with("source", Arg::Word(show::source(speaker, most.0, most.1).into()))
        .with("one", signed(one))
        .with("other", signed(other));
    let has_several = 1 < ahead.sources.len().max(behind.sources.len());
    (other < one && has_several).then(|| speaker.say(&phrase, reader))
}

/// One of the two whose points are compared.
struct Contender<'a> {
    side: Side<'a>,
    points: i32,
    /// The score that counts, if there is one.
    score: Option<&'a Score>,
}

enum Side<'a> {
    Player(Seat),
    /// The house, with its score.
    House(&'a Score),
}

/// The two that are placed first, or a player who is alone and the house, the one with more points first.
fn first_two(outcome: &Outcome) -> Option<[Contender<'_>; 2]> {
    let mut two = match show::ranked(outcome).as_slice() {
        [(seat, alone)] => {
            let [own, house] = alone.scores.as_slice() else { return None };
            [(Side::Player(*seat), own), (Side::House(house), house)]
                .map(|(side, score)| Contender { side, points: score.points(), score: Some(score) })
        }
        [first, second, ..] => [first, second].map(|(seat, standing)| Contender {
            side: Side::Player(*seat),
            points: standing.points,
            score: standing.counted(),
        }),
        [] => return None,
    };
    two.sort_by_key(|it| -it.points);
    Some(two)
}

/// Points with the true minus sign.
pub(crate) fn signed(points: i32) -> String {
    points.to_string().replace('-', "−")
}
