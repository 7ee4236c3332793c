//! What the terminal says of everything printed is what boards read in the catalogue.

use antiquity::{Action, Antiquity, Card, Options, content};
use engine::{Chance, Game as _, Phrase, Seat, Setup, Speak as _};
use i18n::{Language, Reader, Speaker};

fn speaker(language: Language) -> impl Fn(Phrase) -> String {
    let speaker = Speaker::new(language, &Antiquity::pack()).unwrap();
    move |phrase| speaker.say(&phrase, Reader { seat: None, names: &[] })
}

#[test]
fn every_card_has_the_name_that_its_actions_and_events_say() {
    let table = Antiquity::setup(content(), &Options::default(), 4, &mut Chance::quick(1));
    for language in Language::all() {
        let say = speaker(language);
        let catalogue = Antiquity::catalogue(content(), &say);
        assert_eq!(catalogue.cards.len(), usize::from(content().cards().len()));
        for (card, entry) in (0..).map(Card).zip(&catalogue.cards) {
            let label = say(Antiquity::action(table.view(Seat(0)), Action::Lay { card }));
            assert!(label.contains(&entry.name), "{label}: {}", entry.name);
            let monument = &catalogue.monuments[entry.monument.idx()];
            assert!(entry.plain_name.contains(&monument.name), "{}", entry.plain_name);
            assert_eq!((entry.monument, entry.value), (card.monument(), card.value()));
        }
    }
}
