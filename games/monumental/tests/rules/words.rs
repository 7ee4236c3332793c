//! What a person reads: the table, the offers, the texts of cards, and which rule refuses.

use engine::{Chance, Game as _, Phrase, Seat, Setup, Speak as _};
use i18n::{Language, Reader, Speaker};
use monumental::{
    Card, Foe, Glyph, Monumental, Options, PrivateEvent, PublicEvent, Tile, Who, card_text,
    content, policy_text,
};

use crate::scene::{Scene, card, scene};

const ME: Seat = Seat(0);

fn said(language: Language, phrase: &Phrase) -> String {
    let speaker = Speaker::new(language, &Monumental::pack()).unwrap();
    speaker.say(phrase, Reader { seat: Some(ME), names: &[] })
}

fn label(table: &Scene, action: &str) -> String {
    let action = Monumental::parse_action(content(), action).unwrap();
    said(Language::REFERENCE, &Monumental::action(table.table.view(ME), action))
}

fn table_text(table: &Scene) -> String {
    let lines = Monumental::sketch(table.table.perspective(Some(ME)));
    lines.iter().map(|line| said(Language::REFERENCE, line) + "\n").collect()
}

fn policy(language: Language, key: &str) -> String {
    let mut policies = content().civs.iter().flat_map(|it| &it.policies);
    let policy = policies.find(|it| it.key == key).unwrap();
    said(language, &policy_text(content(), policy))
}

/// MTL-44: what a wonder gives once it is complete is told apart from what its card does in the city.
#[test]
fn a_wonder_says_what_it_gives_when() {
    let text = card_text(content(), card("pyramids"));
    let english = "when completed: receive 3 production; each time it acts: receive 3 production";
    assert_eq!(said(Language::REFERENCE, &text), english);
    assert!(
        said(Language::DEFAULT, &text).contains("à chaque activation : recevez 3 de production")
    );
}

/// Cards and policies read the same in the terminal and on the board.
#[test]
fn the_catalogue_says_what_the_terminal_says() {
    for language in Language::all() {
        let speaker = Speaker::new(language, &Monumental::pack()).unwrap();
        let say = |phrase| speaker.say(&phrase, Reader { seat: Some(ME), names: &[] });
        let catalogue = Monumental::catalogue(content(), &say);
        assert_eq!(catalogue.cards.len(), content().cards.len());
        for (card, entry) in (0..).map(Card).zip(&catalogue.cards) {
            assert_eq!(entry.text, say(card_text(content(), card)));
            assert_eq!(entry.key, content().card(card).key);
        }
        assert_eq!(catalogue.civs.len(), content().civs.len());
        for (civ, entry) in content().civs.iter().zip(&catalogue.civs) {
            let texts: Vec<String> =
                civ.policies.iter().map(|it| say(policy_text(content(), it))).collect();
            let entries: Vec<&String> = entry.policies.iter().map(|it| &it.text).collect();
            assert_eq!(entries, texts.iter().collect::<Vec<_>>());
        }
    }
}

/// The player who loses a province is told so.
#[test]
fn a_province_that_is_taken_says_from_whom() {
    let table = Monumental::setup(content(), &Options::default(), 2, &mut Chance::quick(1));
    let perspective = table.perspective(Some(ME));
    let names = ["Anna".to_owned(), "Berta".to_owned()];
    let told = |language, who: u8, loser: Option<u8>| {
        let event = PublicEvent::Conquered {
            who: Who(who),
            tile: Tile::default(),
            foe: loser.map_or(Some(Foe::Barbarian), |_| Some(Foe::Enemy)),
            loser: loser.map(Who),
            soldiers: 1,
            warlord: false,
        };
        let phrase = Monumental::public_event(perspective, &event).unwrap();
        assert!(!phrase.is_detail());
        let speaker = Speaker::new(language, &Monumental::pack()).unwrap();
        speaker.say(&phrase, Reader { seat: Some(ME), names: &names })
    };
    let (english, french) = (Language::REFERENCE, Language::DEFAULT);
    assert_eq!(told(english, 1, Some(0)), "Berta takes a1 from you!");
    assert_eq!(told(french, 1, Some(0)), "Berta vous prend a1\u{a0}!");
    assert_eq!(told(english, 0, Some(1)), "You take a1 from Berta.");
    assert_eq!(told(english, 1, None), "Berta conquers a1 (barbarians).");
}

/// Warlords, market tokens and the rewards of exploration tokens read the same in the terminal and on the board.
#[test]
fn the_catalogue_says_what_the_terminal_says_of_warlords_and_tokens() {
    let table = Monumental::setup(content(), &Options::default(), 2, &mut Chance::quick(1));
    let perspective = table.perspective(Some(ME));
    for language in Language::all() {
        let speaker = Speaker::new(language, &Monumental::pack()).unwrap();
        let say = |phrase| speaker.say(&phrase, Reader { seat: Some(ME), names: &[] });
        let catalogue = Monumental::catalogue(content(), &say);
        let lines: Vec<String> = Monumental::sketch(perspective).into_iter().map(say).collect();
        for civ in &catalogue.civs {
            let warlord = format!("{} ({})", civ.warlord, civ.warlord_effect.text);
            assert!(lines.iter().any(|line| line.contains(&warlord)), "{warlord}: {lines:?}");
        }
        for (market, entry) in (0..).zip(&catalogue.markets) {
            for (token, effect) in (0..).zip(&entry.tokens) {
                let kept = PrivateEvent::Kept { market, token };
                let told = say(Monumental::private_event(perspective, &kept).unwrap());
                assert!(told.contains(&effect.text), "{told}: {}", effect.text);
            }
        }
        for (token, [one, other]) in (0..).zip(&catalogue.rewards) {
            let turned = PublicEvent::TokenTurned { tile: Tile::default(), token };
            let told = say(Monumental::public_event(perspective, &turned).unwrap());
            assert!(told.contains(&one.text), "{told}: {}", one.text);
            assert!(told.contains(&other.text), "{told}: {}", other.text);
        }
    }
}

/// A line of icons says « for each » and « only against » in words: × is followed or preceded by how many times.
#[test]
fn a_sign_between_icons_has_one_meaning() {
    for language in Language::all() {
        let speaker = Speaker::new(language, &Monumental::pack()).unwrap();
        let say = |phrase| speaker.say(&phrase, Reader { seat: Some(ME), names: &[] });
        let catalogue = Monumental::catalogue(content(), &say);
        let cards = catalogue.cards.iter().flat_map(|it| it.icons.iter().chain(&it.complete));
        let policies = catalogue.civs.iter().flat_map(|it| &it.policies);
        let policies = policies.flat_map(|it| it.lasting.iter().flatten().chain(&it.develop));
        let signs = cards.chain(policies).filter_map(|glyph| match glyph {
            Glyph::Sign { sign } => Some(sign.as_str()),
            Glyph::Icon { .. } => None,
        });
        let signs: Vec<&str> = signs.collect();
        assert!(!signs.contains(&"×") && !signs.iter().any(|it| it.starts_with("sign-")));
        for word in ["sign-per", "sign-against"] {
            let said = say(Phrase::new(word));
            assert!(signs.contains(&said.as_str()), "{said}");
        }
    }
}

/// MTL-22: the answers to what an effect asks are printed with it, as the actions that give them.
#[test]
fn an_effect_with_a_choice_names_its_answers() {
    let catalogue = Monumental::catalogue(content(), &|phrase| said(Language::REFERENCE, &phrase));
    let answers = |key: &str| -> Vec<(String, String)> {
        let entry = &catalogue.cards[card(key).idx()];
        let choices = entry.steps.iter().flat_map(|it| &it.choices);
        let text = |action| Monumental::action_text(content(), action);
        choices.map(|it| (it.text.clone(), text(it.answer))).collect()
    };
    let named = |text: &str, action: &str| (text.to_owned(), action.to_owned());
    let stonehenge =
        [named("receive 3 science", "choose 1"), named("receive 1 culture", "choose 2")];
    assert_eq!(answers("stonehenge"), stonehenge);
    let irrigation: Vec<String> = answers("irrigation").into_iter().map(|it| it.1).collect();
    assert_eq!(irrigation, ["production", "science", "military"]);
    assert!(answers("forbidden_city").is_empty(), "too many answers to print");
}

/// MTL-52: what changes a figure is said before what is triggered, in whatever order a pack lists them.
#[test]
fn a_policy_says_its_figures_first() {
    for (key, figure) in [("denmark_tribute", "baisse de 1"), ("greece_phalanx", "défend pour 1")]
    {
        let said = policy(Language::DEFAULT, key);
        let (figure, trigger) =
            (said.find(figure).unwrap(), said.find("après une conquête").unwrap());
        assert!(figure < trigger, "{said}");
    }
}

/// What is done twice is said once, what costs less next by its name, and that one may archive.
#[test]
fn effects_are_said_as_people_do() {
    let said = |key| said(Language::REFERENCE, &card_text(content(), card(key)));
    let city = said("forbidden_city");
    assert!(city.contains("gain a basic building that costs 3 or less, twice;"), "{city}");
    assert!(said("obelisk").ends_with("your next stage of a wonder costs 1 less"));
    let archived = "archive a card from your city or discard pile, if you wish, and then ";
    assert!(said("pyrotechnics").starts_with(archived));
}

/// MTL-30: opponents archive from their own city, and the text says so.
#[test]
fn opponents_archive_from_their_own_city() {
    let said = policy(Language::REFERENCE, "china_ministries");
    assert!(said.contains("each opponent may archive 1 card from their own city"), "{said}");
    let said = policy(Language::DEFAULT, "china_ministries");
    assert!(said.contains("chaque adversaire peut archiver 1 carte de sa propre cité"), "{said}");
}

/// MTL-123: a lasting discount on wonders holds for each stage, and the text says so.
#[test]
fn each_stage_of_a_wonder_costs_less() {
    let said = policy(Language::REFERENCE, "egypt_kingship");
    assert!(said.contains("stages of wonders cost 1 less"), "{said}");
    let said = policy(Language::DEFAULT, "egypt_kingship");
    assert!(said.contains("étapes de merveilles"), "{said}");
}

/// What must be answered is not declined, by the rule that asks for it.
#[test]
fn what_must_be_answered_names_its_rule() {
    let not_declined = |lines: &str, actions: &str| {
        let mut table: Scene = scene(lines);
        table.play(actions);
        table.refused("stop")
    };
    let army = "token g3: b01\nstock: military 9";
    assert_eq!(not_declined(army, "conquer g3"), "MTL-61");
    assert_eq!(not_declined(army, "conquer g3; send soldier g4"), "MTL-67");
    assert_eq!(not_declined("A holds: f4 1\nstock: military 1", "move soldier g4"), "MTL-75");
    let wonders = "A construction: pyramids\ntrack: stonehenge, -, -, -, -, -\nstock: production 9";
    assert_eq!(not_declined(wonders, "complete"), "MTL-44");
    assert_eq!(not_declined(wonders, "buy 1"), "MTL-46");
    let policies = "civs: egypt, china\nA policies: egypt_kingship, egypt_scribes\nA culture: 3";
    assert_eq!(not_declined(policies, "develop 4"), "MTL-51");
    assert_eq!(not_declined(policies, "develop 2"), "MTL-22");
    assert_eq!(not_declined("A explorers: e4, g4\nmarket 1: 1, 2", "take 1"), "MTL-81");
    let knowledge = "A city: -, fort, fort, fort, fort, fort, fort, fort, fort
         A deck: writing, laws, mine";
    assert_eq!(not_declined(knowledge, "end"), "MTL-91");
}

#[test]
fn an_offer_says_what_gold_will_pay() {
    let table = scene("track: writing, -, -, -, -, -\nstock: science 1\nA gold: 2");
    let read = label(&table, "buy 1");
    assert!(read.starts_with("Acquire Writing — 1 science + 2 gold ("), "{read}");
    let table = scene("track: writing, -, -, -, -, -\nstock: science 3\nA gold: 2");
    let read = label(&table, "buy 1");
    assert!(read.starts_with("Acquire Writing — 3 science ("), "{read}");
}

#[test]
fn a_conquest_says_from_whom_and_what_is_paid() {
    let table = scene("A holds: f4 9\nB holds: e4 2\nstock: military 1\nA gold: 9");
    let read = label(&table, "conquer e4");
    assert!(read.starts_with("Conquer e4 from ") && read.contains(" — 1 military + "), "{read}");
    let read = label(&scene("stock: military 9\ntoken g3: b03"), "conquer g3");
    assert_eq!(read, "Conquer g3 — 1 military");
}

#[test]
fn a_step_says_what_it_costs_and_what_lies_there() {
    let offer = |table: &Scene| {
        let explore = table.offers().into_iter().find(|it| it.starts_with("explore")).unwrap();
        label(table, &explore)
    };
    let by_military = offer(&scene("stock: military 1\nA gold: 2"));
    assert!(by_military.ends_with(" — 1 military (production token)"), "{by_military}");
    let by_gold = offer(&scene("A gold: 2\nproduction: d4"));
    assert!(by_gold.ends_with(" — 1 gold"), "{by_gold}");
}

#[test]
fn explorers_stand_on_the_map_and_cards_say_what_they_do() {
    let table = scene("A city: library, fort, mine, -, -, -, -, -, -");
    let text = table_text(&table);
    let lines: Vec<&str> = text.lines().collect();
    let capital = lines.iter().position(|line| line.contains(" ^A")).unwrap();
    let column = lines[capital].find(" ^A").unwrap() - "a4".len();
    assert!(lines[capital + 1][column..].starts_with("eAA"), "{text}");
    assert!(text.contains("row 1: Library | Fort | Mine"), "{text}");
    assert!(text.contains("  Library (receive 1 science)\n"), "{text}");
    assert!(text.contains("Your warlord Hua Mulan, when sent to conquer: draw 1 card"), "{text}");
}
