//! The texts of rooms are complete, and pages get every game and rule.

use protocol::NotNow;
use room::{game_info, language};

use crate::table::translators;

const TEXTS: ftl::Texts = ftl::texts!();

#[test]
fn every_reason_not_to_do_something_now_has_a_text_in_every_language() {
    assert!(TEXTS.len() > 1);
    for (language, text) in TEXTS {
        let messages = ftl::messages(text).unwrap();
        for reason in NotNow::ALL {
            let id = format!("not-now-{}", reason.code().replace('_', "-"));
            assert!(messages.iter().any(|it| it.id == id), "{id} is missing in {language}");
        }
    }
}

#[test]
fn pages_are_told_of_every_game_and_rule() {
    let english = language("en");
    let games = game_info::games(translators(), english);
    assert_eq!(games.len(), catalogue::GAMES.len());
    for (info, game) in games.iter().zip(catalogue::GAMES) {
        assert_eq!((info.game.as_str(), (info.least, info.most)), (game.slug(), game.seats()));
        assert_eq!(info.rules, game.rules_version());
        let rules = game_info::rules(translators(), *game, english).unwrap();
        assert!(10 < rules.len(), "{} rules", rules.len());
        for rule in &rules {
            let section = rule.section.as_ref().unwrap();
            assert!(section.chars().next().is_some_and(char::is_uppercase), "{section}");
        }
        let found = game_info::rule(translators(), &rules[0].rule.to_lowercase(), english);
        assert_eq!(found.unwrap().text, rules[0].text);
        let catalogue = game_info::catalogue(translators(), *game, game.standard(), english);
        assert!(catalogue.unwrap().as_object().is_some_and(|it| !it.is_empty()));
        let texts = game_info::texts(*game, english).unwrap();
        assert!(ftl::messages(&texts).unwrap().iter().any(|message| message.id == "game"));
    }
    assert!(game_info::rule(translators(), "XXX-1", english).is_none());
}
