//! What the terminal says of everything printed is what boards read in the catalogue.

use engine::{Chance, Game as _, Phrase, Seat, Setup, Speak as _};
use fabulous::{Card, Characteristic, Collector, Fabulous, Figure, Options, PublicEvent, content};
use i18n::{Language, Reader, Speaker};

fn speaker(language: Language, seat: Option<Seat>) -> impl Fn(Phrase) -> String {
    let speaker = Speaker::new(language, &Fabulous::pack()).unwrap();
    move |phrase| speaker.say(&phrase, Reader { seat, names: &[] })
}

#[test]
fn every_card_has_the_name_and_the_values_that_its_events_say() {
    let table = Fabulous::setup(content(), &Options::default(), 4, &mut Chance::quick(1));
    for language in Language::all() {
        let say = speaker(language, None);
        let say_to_holder = speaker(language, Some(Seat(1)));
        let told = |event| say(Fabulous::public_event(table.perspective(None), &event).unwrap());
        let catalogue = Fabulous::catalogue(content(), &say);
        assert_eq!(catalogue.monuments.len(), content().monuments.len());
        for (nth, entry) in (0..).zip(&catalogue.monuments) {
            let shown = told(PublicEvent::Shown { seat: Seat(1), card: Card::monument(nth) });
            assert!(shown.contains(&entry.name), "{shown}: {}", entry.name);
            let values = entry.figures.iter().zip(&entry.values);
            for (of, (value, text)) in (0..).map(Characteristic).zip(values) {
                let said = PublicEvent::Said { seat: Seat(1), characteristic: of, value: *value };
                let said = told(said);
                assert!(said.contains(text.as_str()), "{said}: {text}");
                assert_ne!(*value, Figure::NONE, "every card says everything");
            }
        }
        assert_eq!(catalogue.collectors.len(), content().collectors.len());
        for (collector, entry) in (0..).map(Collector).zip(&catalogue.collectors) {
            let event = PublicEvent::CollectorRead { seat: Seat(1), collector };
            let phrase = || Fabulous::public_event(table.perspective(None), &event).unwrap();
            let (read, read_by_holder) = (say(phrase()), say_to_holder(phrase()));
            assert!(read.contains(&entry.name), "{read}");
            assert!(read_by_holder.contains(&entry.text), "{read_by_holder}");
            // The others are told what it does, and not spoken to.
            let others = say(Phrase::new(format!("does-{}", entry.effect)).with("who", Seat(1)));
            assert!(read.contains(&others) && !read.to_lowercase().contains("you"), "{read}");
            assert!(!read.contains("vous") && !read.contains("votre"), "{read}");
            assert_eq!(entry.card.collector(), Some(collector));
        }
    }
}
