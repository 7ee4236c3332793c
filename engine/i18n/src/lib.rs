//! Translates phrases.
//!
//! A game's texts are the `.ftl` files of its pack; the texts that all games share are in `texts/` here. A language
//! exists if it has a file there. A message that a language lacks is shown in the [reference](Language::REFERENCE).

#![warn(missing_docs)]

mod language;

use std::fmt;

use engine::{Arg, Pack, Phrase, Seat};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use ftl::Texts;
use unic_langid::LanguageIdentifier;

pub use language::Language;

/// The texts that all games share.
const SHARED: Texts = ftl::texts!();

/// A text that cannot be parsed.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
#[error("{file}: {reason}")]
pub struct TextFault {
    file: String,
    reason: String,
}

/// Translates phrases into one language.
pub struct Speaker {
    language: Language,
    /// The messages of the language, then those of the reference, each with the plural rules of its own language.
    voices: Vec<Voice>,
}

struct Voice {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Speaker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Speaker").field("language", &self.language).finish_non_exhaustive()
    }
}

/// The reader of a sentence, and the names of the players.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// The reader's own seat; `None` for a spectator. Messages address this seat as "you".
    pub seat: Option<Seat>,
    /// The names of the players, by seat. A seat beyond the list is called by its number.
    pub names: &'a [String],
}

impl Speaker {
    /// A speaker with the shared texts and the texts of a game's pack.
    ///
    /// # Errors
    /// The first text that cannot be parsed.
    pub fn new(language: Language, pack: &Pack) -> Result<Self, TextFault> {
        let mut languages = vec![language];
        languages.extend(Some(Language::REFERENCE).filter(|it| *it != language));
        let voices = languages.into_iter().map(Voice::new).collect();
        let mut speaker = Self { language, voices };
        speaker.learn(SHARED)?;
        for voice in &mut speaker.voices {
            pack.texts(voice.language.tag()).map_or(Ok(()), |text| voice.learn(text))?;
        }
        Ok(speaker)
    }

    /// Adds more messages. They replace those with the same id.
    ///
    /// # Errors
    /// The first text that cannot be parsed.
    pub fn learn(&mut self, texts: Texts) -> Result<(), TextFault> {
        for voice in &mut self.voices {
            let tag = voice.language.tag();
            let mut own = texts.iter().filter(|(of, _)| *of == tag);
            own.try_for_each(|(_, text)| voice.learn(text))?;
        }
        Ok(())
    }

    /// The language it speaks.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether the language or the reference has a message with that id.
    pub fn knows(&self, id: &str) -> bool {
        self.voice(id).is_some()
    }

    /// The first voice that has a message with that id.
    fn voice(&self, id: &str) -> Option<&Voice> {
        self.voices.iter().find(|voice| voice.bundle.has_message(id))
    }

    /// Translates a phrase for a reader. A missing message or argument is shown as `⟨id⟩` or `⟨id: text⟩`, which tests
    /// look for. Each argument that is a seat also sets `NAME-me`, to `yes` or `no`.
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

    /// The message with that id, which must not have arguments.
    pub fn word(&self, id: &str) -> String {
        self.format(id, None, None)
    }

    /// An attribute of a message, such as a rule's title; `None` if the message or the attribute does not exist.
    pub fn attribute(&self, id: &str, attribute: &str) -> Option<String> {
        self.voice(id)?.bundle.get_message(id)?.get_attribute(attribute)?;
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

    /// Joins all but the last with commas. The message `list-end` joins the last one.
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
        let Some(Voice { bundle, .. }) = self.voice(id) else { return format!("⟨{id}⟩") };
        let message = bundle.get_message(id);
        let pattern = message.and_then(|message| match attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        });
        let Some(pattern) = pattern else { return format!("⟨{id}⟩") };
        let mut faults = Vec::new();
        let text = bundle.format_pattern(pattern, args, &mut faults);
        if faults.is_empty() { text.into_owned() } else { format!("⟨{id}: {text}⟩") }
    }
}

impl Voice {
    fn new(language: Language) -> Self {
        let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        Self { language, bundle }
    }

    fn learn(&mut self, text: &str) -> Result<(), TextFault> {
        let resource = FluentResource::try_new(text.to_owned()).map_err(|(_, faults)| {
            let reasons = faults.iter().map(ToString::to_string).collect::<Vec<_>>();
            let file = format!("{}.ftl", self.language.tag());
            TextFault { file, reason: reasons.join("; ") }
        })?;
        self.bundle.add_resource_overriding(resource);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRENCH: Language = Language::DEFAULT;
    const ENGLISH: Language = Language::REFERENCE;

    fn speaker(language: Language) -> Speaker {
        let pack = Pack::new([
            (
                "fr.ftl",
                "draws = { $who-me ->\n    [yes] Vous piochez\n   *[no] { $who } pioche\n } : { $cards }.\nask = { $missing }",
            ),
            (
                "en.ftl",
                "draws = { $who-me ->\n    [yes] You draw\n   *[no] { $who } draws\n }: { $cards }.\n\
                 only = { $many ->\n    [one] one\n   *[other] many\n }",
            ),
        ]);
        Speaker::new(language, &pack).unwrap()
    }

    #[test]
    fn a_reader_is_addressed_and_the_others_are_named() {
        let names = ["Anna".to_owned()];
        let phrase = Phrase::new("draws").with("who", Seat(0)).with("cards", Arg::list(["a", "b"]));
        let say = |language, seat| speaker(language).say(&phrase, Reader { seat, names: &names });
        assert_eq!(say(FRENCH, Some(Seat(0))), "Vous piochez : a, b.");
        assert_eq!(say(ENGLISH, Some(Seat(1))), "Anna draws: a, b.");
    }

    #[test]
    fn a_series_ends_as_its_language_has_it() {
        let reader = Reader { seat: None, names: &[] };
        let say = |language, cards: &[&'static str]| {
            let cards = Arg::series(cards.iter().copied());
            speaker(language)
                .say(&Phrase::new("draws").with("who", Seat(0)).with("cards", cards), reader)
        };
        assert_eq!(say(FRENCH, &["a", "b"]), "Joueur 1 pioche : a et b.");
        assert_eq!(say(ENGLISH, &["a", "b", "c"]), "Player 1 draws: a, b and c.");
        assert_eq!(say(ENGLISH, &["a"]), "Player 1 draws: a.");
    }

    #[test]
    fn what_is_missing_stands_out() {
        let reader = Reader { seat: None, names: &[] };
        let french = speaker(FRENCH);
        assert_eq!(french.say(&Phrase::new("nowhere"), reader), "⟨nowhere⟩");
        assert!(french.say(&Phrase::new("ask"), reader).starts_with("⟨ask"));
        assert_eq!(french.name(Seat(2), reader), "Joueur 3");
    }

    /// French counts 0 as singular, English does not: a message uses the plural rules of the language it is written in.
    #[test]
    fn what_a_language_lacks_is_said_in_the_reference() {
        let reader = Reader { seat: None, names: &[] };
        let only = Phrase::new("only").with("many", 0);
        assert_eq!(speaker(FRENCH).say(&only, reader), "many");
        assert!(speaker(FRENCH).knows("only"));
    }

    #[test]
    fn a_broken_text_is_named() {
        let pack = Pack::new([("fr.ftl", "= nothing\n")]);
        let fault = Speaker::new(FRENCH, &pack).unwrap_err();
        assert!(fault.to_string().starts_with("fr.ftl: "));
    }
}
