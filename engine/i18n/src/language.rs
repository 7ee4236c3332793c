use std::fmt;
use std::str::FromStr;

use crate::SHARED;

/// The tag of a language that the program has texts in, such as `fr`.
///
/// There is one for each file of `engine/i18n/texts`. A tag that another build of the program stored may not be among
/// them, so stored forms keep tags as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Language(&'static str);

impl Language {
    /// The language whose texts are complete; the others fall back to it, message by message.
    pub const REFERENCE: Language = Language(ftl::REFERENCE);
    /// The language for readers who ask for none that we have.
    pub const DEFAULT: Language = Language("fr");

    /// All languages, sorted by tag.
    pub fn all() -> impl Iterator<Item = Language> {
        SHARED.iter().map(|(tag, _)| Language(tag))
    }

    /// Its tag, such as `fr`, as clients send it and stores keep it.
    pub fn tag(self) -> &'static str {
        self.0
    }

    /// The language of a tag with or without a region (`de`, `fr-CH`, `en_GB.UTF-8`), or of the first tag in a list.
    /// `None` if the program has no texts in it.
    pub fn wanted(tag: &str) -> Option<Self> {
        let tag = tag.split(|c: char| !c.is_ascii_alphanumeric()).next()?;
        Self::all().find(|language| language.0.eq_ignore_ascii_case(tag))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl FromStr for Language {
    type Err = String;

    /// The language with exactly that tag. The error lists the tags.
    fn from_str(tag: &str) -> Result<Self, String> {
        Self::all().find(|language| language.0 == tag).ok_or_else(|| {
            let tags: Vec<&str> = Self::all().map(Language::tag).collect();
            format!("the languages are {}", tags.join(", "))
        })
    }
}

#[cfg(test)]
mod tests {
    use unic_langid::LanguageIdentifier;

    use super::*;

    #[test]
    fn the_named_languages_have_texts_and_every_tag_is_well_formed() {
        for named in [Language::REFERENCE, Language::DEFAULT] {
            assert!(Language::all().any(|it| it == named), "{named}");
        }
        for language in Language::all() {
            assert!(language.tag().parse::<LanguageIdentifier>().is_ok(), "{language}");
        }
    }

    #[test]
    fn a_wish_may_name_a_region_or_several_languages() {
        for (wish, tag) in
            [("fr", "fr"), ("fr-CH, fr;q=0.9", "fr"), ("en_GB.UTF-8", "en"), ("EN", "en")]
        {
            assert_eq!(Language::wanted(wish).map(Language::tag), Some(tag), "{wish}");
        }
        for wish in ["", "C", "xx", "english", "é"] {
            assert_eq!(Language::wanted(wish), None, "{wish}");
        }
        assert!("fr-CH".parse::<Language>().is_err());
    }
}
