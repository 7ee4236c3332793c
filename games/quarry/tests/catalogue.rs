//! What the terminal says of everything printed is what boards read in the catalogue.

use engine::{Chance, Game as _, Phrase, Seat, Setup, Speak as _};
use i18n::{Language, Reader, Speaker};
use quarry::{Options, Position, Quarry, content};

fn speaker(language: Language) -> impl Fn(Phrase) -> String {
    let speaker = Speaker::new(language, &Quarry::pack()).unwrap();
    move |phrase| speaker.say(&phrase, Reader { seat: None, names: &[] })
}

#[test]
fn every_monument_has_the_name_and_the_plan_of_the_table_in_words() {
    for language in Language::all() {
        let say = speaker(language);
        let catalogue = Quarry::catalogue(content(), &say);
        assert_eq!(catalogue.monuments.len(), content().boards.len());
        for (entry, board) in catalogue.monuments.iter().zip(&content().boards) {
            let options = Options { monument: board.key.clone(), ..Options::default() };
            let table = Quarry::setup(content(), &options, 2, &mut Chance::quick(1));
            let lines: Vec<String> =
                Quarry::sketch(table.perspective(Some(Seat(0)))).into_iter().map(&say).collect();
            assert!(lines.iter().any(|line| line.contains(&entry.name)), "{lines:?}");
            for (position, site) in (0..).map(Position).zip(&entry.plan) {
                let known = board.plan.get(position).unwrap();
                assert_eq!((site.level, site.colour), (known.level, known.colour));
            }
        }
    }
}
