use std::collections::BTreeMap;

use engine::{Chance, Comparison, Gain, Seat, Speak, Table};
use i18n::Reader;

use crate::text::speakers;

/// Why a game prefers an offer to another, judged one step ahead: the sentences in each of its languages, by the language's tag.
///
/// `offer` and `other` are the texts of actions.
pub fn reasons<G: Speak>(
    table: &Table<G>,
    by: Seat,
    offer: &str,
    other: &str,
) -> BTreeMap<String, String> {
    let read = |text: &str| G::parse_action(table.content(), text).expect(text);
    let terms_after = |text: &str| {
        let mut tried = table.clone();
        tried.play(by, read(text), &mut Chance::quick(1));
        G::terms(tried.view(by))
    };
    let (after, after_other) = (terms_after(offer), terms_after(other));
    let mut gains: Vec<Gain> = Vec::new();
    for term in &after {
        let same = after_other.iter().find(|it| (it.name, it.of) == (term.name, term.of));
        for (seat, points) in term.points.iter() {
            let more = points - same.map_or(0, |it| it.points[seat]);
            let tenths = if seat == by { more } else { -more };
            if 5 <= tenths {
                gains.push(Gain { name: term.name, of: term.of, seat, tenths });
            }
        }
    }
    gains.sort_by_key(|gain| -gain.tenths);
    let comparison =
        Comparison { action: read(offer), other: Some(read(other)), gains, then: Vec::new() };
    let said = G::reasons(table.view(by), &comparison);
    let names = ["A", "B", "C", "D", "E", "F"].map(str::to_owned);
    let reader = Reader { seat: Some(by), names: &names };
    let in_language = |speaker: i18n::Speaker| {
        let sentences: Vec<String> = said.iter().map(|it| speaker.say(it, reader)).collect();
        (speaker.language().tag().to_owned(), sentences.join(" "))
    };
    speakers::<G>().into_iter().map(in_language).collect()
}
