//! What people read: phrases put into French and English.
//!
//! A game's texts are the `.ftl` files of its pack; what all games share is in `texts/` here.

#![warn(missing_docs)]

use std::fmt;

use engine::{Arg, Pack, Phrase, Seat};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// A language that every text is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// Français.
    French,
    /// English.
    English,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::French, Language::English];

    /// `fr` or `en`.
    pub fn code(self) -> &'static str {
        match self {
            Language::French => "fr",
            Language::English => "en",
        }
    }

    /// The language of that code.
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    fn shared(self) -> &'static str {
        match self {
            Language::French => include_str!("../texts/fr.ftl"),
            Language::English => include_str!("../texts/en.ftl"),
        }
    }
}

/// Something wrong with a text.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
#[error("{file}: {reason}")]
pub struct TextFault {
    file: String,
    reason: String,
}

/// Puts phrases into one language, for one reader.
pub struct Speaker {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Speaker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Speaker").field("language", &self.language).finish_non_exhaustive()
    }
}

/// Who the seats are, to the one who reads.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// The reader's own seat.
    pub seat: Option<Seat>,
    /// The names of those who sit at the table.
    pub names: &'a [String],
}

impl Speaker {
    /// Reads the texts of some game's pack.
    pub fn new(language: Language, pack: &Pack) -> Result<Self, TextFault> {
        let code: LanguageIdentifier = language.code().parse().expect("ours are well-formed");
        let mut bundle = FluentBundle::new_concurrent(vec![code]);
        bundle.set_use_isolating(false);
        let file = format!("{}.ftl", language.code());
        let mut speaker = Self { language, bundle };
        for text in [Some(language.shared()), pack.file(&file)].into_iter().flatten() {
            speaker.learn(text).map_err(|reason| TextFault { file: file.clone(), reason })?;
        }
        Ok(speaker)
    }

    /// Takes more messages in; they replace those of the same id. Says what is wrong with them, if anything is.
    pub fn learn(&mut self, text: &str) -> Result<(), String> {
        let resource = FluentResource::try_new(text.to_owned()).map_err(|(_, faults)| {
            faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
        })?;
        self.bundle.add_resource_overriding(resource);
        Ok(())
    }

    /// The language it speaks.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a message of that id.
    pub fn knows(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// Puts a phrase into words. A message that is missing is shown by its id, and tests find it.
    pub fn say(&self, phrase: &Phrase, reader: Reader<'_>) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            if let Arg::Seat(seat) = arg {
                let me = if reader.seat == Some(*seat) { "yes" } else { "no" };
                args.set(format!("{name}-me"), me);
            }
            args.set(*name, self.value(arg, reader));
        }
        self.format(&phrase.id, None, Some(&args))
    }

    /// The message of that id, which mentions nothing.
    pub fn word(&self, id: &str) -> String {
        self.format(id, None, None)
    }

    /// An attribute of a message, such as a rule's title.
    pub fn attribute(&self, id: &str, attribute: &str) -> Option<String> {
        self.bundle.get_message(id)?.get_attribute(attribute)?;
        Some(self.format(id, Some(attribute), None))
    }

    fn value(&self, arg: &Arg, reader: Reader<'_>) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Word(word) => FluentValue::from(word.to_string()),
            Arg::Seat(seat) => FluentValue::from(self.name(*seat, reader)),
            Arg::Phrase(phrase) => FluentValue::from(self.say(phrase, reader)),
            Arg::List(items) => FluentValue::from(self.each(items, reader).join(", ")),
            Arg::Series(items) => FluentValue::from(self.series(items, reader)),
        }
    }

    fn each(&self, items: &[Arg], reader: Reader<'_>) -> Vec<String> {
        let said = items.iter().map(|item| match self.value(item, reader) {
            FluentValue::String(text) => text.into_owned(),
            FluentValue::Number(number) => number.as_string().into_owned(),
            FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => String::new(),
        });
        said.collect()
    }

    /// Commas between all but the last two, which the language joins in its own way.
    fn series(&self, items: &[Arg], reader: Reader<'_>) -> String {
        let said = self.each(items, reader);
        match &said[..] {
            [] => String::new(),
            [one] => one.clone(),
            [others @ .., last] => {
                let mut args = FluentArgs::new();
                args.set("others", others.join(", "));
                args.set("last", last.clone());
                self.format("list-end", None, Some(&args))
            }
        }
    }

    fn name(&self, seat: Seat, reader: Reader<'_>) -> String {
        if seat == Seat::HOUSE {
            return self.word("the-house");
        }
        let numbered = || {
            let mut args = FluentArgs::new();
            args.set("number", i64::from(seat.0) + 1);
            self.format("player-numbered", None, Some(&args))
        };
        reader.names.get(seat.idx()).cloned().unwrap_or_else(numbered)
    }

    fn format(&self, id: &str, attribute: Option<&str>, args: Option<&FluentArgs<'_>>) -> String {
        let message = self.bundle.get_message(id);
        let pattern = message.and_then(|message| match attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        });
        let Some(pattern) = pattern else { return format!("⟨{id}⟩") };
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, args, &mut faults);
        if faults.is_empty() { text.into_owned() } else { format!("⟨{id}: {text}⟩") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn speaker(language: Language) -> Speaker {
        let pack = Pack::new([
            (
                "fr.ftl",
                "draws = { $who-me ->\n    [yes] Vous piochez\n   *[no] { $who } pioche\n } : { $cards }.\nask = { $missing }",
            ),
            (
                "en.ftl",
                "draws = { $who-me ->\n    [yes] You draw\n   *[no] { $who } draws\n }: { $cards }.",
            ),
        ]);
        Speaker::new(language, &pack).unwrap()
    }

    #[test]
    fn a_reader_is_addressed_and_the_others_are_named() {
        let names = ["Anna".to_owned()];
        let phrase = Phrase::new("draws").with("who", Seat(0)).with("cards", Arg::list(["a", "b"]));
        let say = |language, seat| speaker(language).say(&phrase, Reader { seat, names: &names });
        assert_eq!(say(Language::French, Some(Seat(0))), "Vous piochez : a, b.");
        assert_eq!(say(Language::English, Some(Seat(1))), "Anna draws: a, b.");
    }

    #[test]
    fn a_series_ends_as_its_language_has_it() {
        let reader = Reader { seat: None, names: &[] };
        let say = |language, cards: &[&'static str]| {
            let cards = Arg::series(cards.iter().copied());
            speaker(language)
                .say(&Phrase::new("draws").with("who", Seat(0)).with("cards", cards), reader)
        };
        assert_eq!(say(Language::French, &["a", "b"]), "Joueur 1 pioche : a et b.");
        assert_eq!(say(Language::English, &["a", "b", "c"]), "Player 1 draws: a, b and c.");
        assert_eq!(say(Language::English, &["a"]), "Player 1 draws: a.");
    }

    #[test]
    fn what_is_missing_stands_out() {
        let reader = Reader { seat: None, names: &[] };
        let french = speaker(Language::French);
        assert_eq!(french.say(&Phrase::new("nowhere"), reader), "⟨nowhere⟩");
        assert!(french.say(&Phrase::new("ask"), reader).starts_with("⟨ask"));
        assert_eq!(french.name(Seat(2), reader), "Joueur 3");
    }

    #[test]
    fn a_broken_text_is_named() {
        let pack = Pack::new([("fr.ftl", "= nothing\n")]);
        let fault = Speaker::new(Language::French, &pack).unwrap_err();
        assert!(fault.to_string().starts_with("fr.ftl: "));
    }
}
