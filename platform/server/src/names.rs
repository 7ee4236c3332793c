//! Cleaning the names that people choose.

use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory as _};

use crate::config::MAX_NAME;

/// The most marks on one letter. More would cover the lines above and below.
const MAX_MARKS: usize = 2;

/// The name as others see it: in the normal form NFKC, without invisible characters, with single spaces, cut to
/// [`MAX_NAME`] characters. `None` if nothing is left.
pub(crate) fn clean_name(name: &str) -> Option<String> {
    let visible: String = name.nfkc().filter(|c| c.is_whitespace() || is_visible(*c)).collect();
    let spaced = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut marks = 0;
    let bounded = spaced.chars().filter(|c| {
        marks = if is_mark(*c) { marks + 1 } else { 0 };
        marks <= MAX_MARKS
    });
    let clean: String = bounded.take(MAX_NAME).collect();
    let clean = clean.trim().to_owned();
    clean.chars().any(|c| !is_mark(c)).then_some(clean)
}

/// The name of an account: [`clean_name`] in lower case.
pub(crate) fn account_name(name: &str) -> Option<String> {
    clean_name(name).map(|name| name.to_lowercase())
}

fn is_mark(c: char) -> bool {
    c.general_category_group() == GeneralCategoryGroup::Mark
}

fn is_visible(c: char) -> bool {
    let is_other = c.general_category_group() == GeneralCategoryGroup::Other;
    let is_separator = c.general_category() == GeneralCategory::LineSeparator
        || c.general_category() == GeneralCategory::ParagraphSeparator;
    !is_other && !is_separator && !is_blank(c)
}

/// Letters, symbols and marks that are not drawn.
fn is_blank(c: char) -> bool {
    matches!(
        c,
        '\u{34f}' // joins marks
            | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' // fill syllables of Hangul
            | '\u{17b4}' | '\u{17b5}' // vowels of Khmer that are not written
            | '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}' // choose a variant
            | '\u{2800}' // a pattern of Braille without dots
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clean(name: &str) -> Option<String> {
        clean_name(name)
    }

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for name in [
            "Anna",
            " An\u{200b}na ",
            "Anna\u{202e}",
            "\u{ff21}nna",
            "An\u{ad}na",
            "A\u{2060}nna\u{fe0f}",
        ] {
            assert_eq!(clean(name).as_deref(), Some("Anna"), "{name:?}");
        }
        assert_eq!(clean("Zoe\u{308}"), clean("Zoë"), "composed or not");
        assert_eq!(clean("Anna \u{2003}\u{a0} Quill\n"), Some("Anna Quill".to_owned()));
        assert_eq!(account_name("ＡＮＮＡ"), Some("anna".to_owned()));
    }

    #[test]
    fn a_name_that_cannot_be_seen_is_none() {
        for name in
            ["", " ", "\u{200b}", "\u{3164}", "\u{2800}", "\u{e000}", "\u{301}", "\u{2066}\u{2069}"]
        {
            assert_eq!(clean(name), None, "{name:?}");
        }
    }

    #[test]
    fn names_of_every_script_stay() {
        for name in
            ["Łukasz", "Юлия", "日本語", "محمد", "Ngũgĩ", "हिन्दी", "O’Brien", "Ann-Marie 2", "🙂"]
        {
            assert_eq!(clean(name).as_deref(), Some(name));
        }
        assert_eq!(clean("Z\u{353}\u{35a}\u{349}\u{359}a"), Some("Z\u{353}\u{35a}a".to_owned()));
        assert_eq!(clean(&"x".repeat(60)).map(|it| it.len()), Some(MAX_NAME));
    }
}
