use engine::{Game, OptionKind, Phrase, Speak};
use i18n::{Language, Reader, Speaker};

/// The code, the text and the JSON of every action lead back to the same action.
pub fn codes_and_texts_round_trip<G: Game>() {
    let content = G::standard();
    let mut n_actions = 0;
    for code in 0..G::CODES {
        let Some(action) = G::action_from_code(code) else { continue };
        n_actions += 1;
        assert_eq!(G::action_code(action), code, "{action:?}");
        let text = G::action_text(content, action);
        assert_eq!(G::parse_action(content, &text), Some(action), "{text:?}");
        let json = serde_json::to_value(action).unwrap();
        assert_eq!(serde_json::from_value::<G::Action>(json.clone()).unwrap(), action, "{json}");
    }
    assert!(0 < n_actions, "there are actions");
    assert_eq!(G::action_from_code(G::CODES), None, "no code is beyond the action space");
    assert!(G::action_from_code(G::CODES - 1).is_some(), "the action space ends with an action");
}

/// The defaults of the form that clients draw are the defaults of the options that the rules read.
pub fn options_have_their_defaults<G: Game>() {
    let specs = G::options(G::standard());
    let defaults = specs.iter().map(|spec| (spec.name.to_owned(), spec.default())).collect();
    let options = serde_json::to_value(G::Options::default()).unwrap();
    assert_eq!(options, serde_json::Value::Object(defaults));
}

/// Every language of the game has the messages of the reference language.
pub fn languages_have_the_same_messages<G: Speak>() {
    let pack = G::pack();
    let reference = pack.texts(ftl::REFERENCE).expect("a game has the language of reference");
    for language in pack.languages() {
        let differences = ftl::differences(reference, pack.texts(language).unwrap());
        assert_eq!(differences, Vec::<String>::new(), "{language}.ftl");
    }
}

/// A speaker for each language that the game has texts in.
pub(crate) fn speakers<G: Speak>() -> Vec<Speaker> {
    let pack = G::pack();
    let languages = Language::all().filter(|it| pack.texts(it.tag()).is_some());
    languages.map(|language| Speaker::new(language, &pack).unwrap()).collect()
}

/// Translates phrases into the reference language, with players called A, B, C and so on.
pub fn said<G: Speak>(phrases: &[Phrase]) -> Vec<String> {
    let speaker = Speaker::new(Language::REFERENCE, &G::pack()).unwrap();
    let names = ["A", "B", "C", "D", "E", "F"].map(str::to_owned);
    phrases.iter().map(|it| speaker.say(it, Reader { seat: None, names: &names })).collect()
}

/// The catalogue has every name and text in every language of the game.
pub fn the_catalogue_is_in_words<G: Speak>() {
    for speaker in speakers::<G>() {
        let language = speaker.language();
        let say = |phrase| speaker.say(&phrase, Reader { seat: None, names: &[] });
        let catalogue = serde_json::to_string(&G::catalogue(G::standard(), &say)).unwrap();
        let missing = catalogue.split_once('⟨').map(|(_, rest)| rest.split('⟩').next());
        assert_eq!(missing, None, "{language:?} lacks a text of the catalogue");
    }
}

/// Every rule of the ledger has a text and a title in every language of the game. So have the game and its options.
pub fn every_rule_has_a_text<G: Speak>(ledger: &str) {
    let rules: Vec<&str> = ledger
        .lines()
        .filter_map(|line| line.strip_prefix("- **")?.split_once("**"))
        .map(|(id, _)| id)
        .collect();
    assert!(!rules.is_empty(), "RULES.md has rules");
    for speaker in speakers::<G>() {
        let language = speaker.language();
        let title = |id: &str, attribute: &str| {
            assert!(speaker.knows(id), "{language:?} has no text {id}");
            assert!(speaker.attribute(id, attribute).is_some(), "{id} has no .{attribute}");
        };
        title("game", "about");
        rules.iter().for_each(|id| title(id, "title"));
        for spec in G::options(G::standard()) {
            title(&format!("option-{}", spec.name), "help");
            let OptionKind::Choice { values, .. } = &spec.kind else { continue };
            for value in values {
                assert!(speaker.knows(&spec.name_of(value)), "no text {}", spec.name_of(value));
            }
        }
    }
}
