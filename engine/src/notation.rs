//! The number and the text of an action, from one declaration.

use std::str::SplitAsciiWhitespace;

use crate::{MAX_SEATS, Seat};

/// A type whose values are numbered: an action, or a part of one such as a card or a colour.
///
/// Codes are stored in records and known to bots. They never change their meaning.
pub trait Coded: Copy {
    /// One more than the highest code.
    const COUNT: u32;

    /// Where codes begin and end. Some between may mean nothing.
    const SPANS: &'static [(u32, u32)] = &[(0, Self::COUNT)];

    /// The number of this value.
    fn code(self) -> u32;

    /// The value of that number, or `None` if no value has it.
    fn from_code(code: u32) -> Option<Self>;
}

/// A type whose values have a text of one or more words, such as `lay petra 7`. `C` is the content of the game, because
/// the names of cards are printed there.
///
/// # Deriving
///
/// `#[derive(Notation)]` implements [`Coded`] and `Notation` from the declaration of the type.
///
/// ```
/// use engine::{Coded, Notation};
///
/// #[derive(Clone, Copy, Debug, PartialEq, Notation)]
/// enum Colour {
///     Red,
///     Blue,
/// }
///
/// #[derive(Clone, Copy, Debug, PartialEq, Notation)]
/// enum Action {
///     /// `draw row 1` to `draw row 3`, with the codes 0 to 2.
///     DrawRow {
///         #[notation(below = 3)]
///         slot: u8,
///     },
///     /// `draw pile`, with the code 3.
///     DrawPile,
///     /// `paint 1 red` to `paint 5 blue`, with the codes 8 to 17.
///     #[notation(code = 8, text = "paint {wall} {colour}")]
///     Paint {
///         colour: Colour,
///         #[notation(below = 5)]
///         wall: u8,
///     },
///     /// `end`, with the code 18.
///     #[notation(text = "end")]
///     EndTurn,
/// }
///
/// let paint = Action::Paint { colour: Colour::Blue, wall: 1 };
/// assert_eq!(paint.code(), 8 + 2 * 1 + 1);
/// assert_eq!(Action::from_code(11), Some(paint));
/// assert_eq!(Action::from_code(5), None);
/// assert_eq!(paint.text(&()), "paint 2 blue");
/// assert_eq!(Action::from_text(&(), "paint 2 blue"), Some(paint));
/// assert_eq!(Action::from_text(&(), "paint 6 blue"), None);
/// assert_eq!(Action::COUNT, 19);
/// ```
///
/// ## An enum
///
/// - `#[notation(content = Content)]` on the enum names the content that its parts need. Without it, the enum has a
///   text for any content.
/// - **Code.** A variant begins where the one before it ends; `#[notation(code = 64)]` on a variant says otherwise and
///   may leave a gap. Two variants whose codes overlap do not compile. A variant has as many codes as its parts have
///   combinations. The part that stands last in the text counts fastest.
/// - **Text.** `#[notation(text = "draw row {slot}")]` has words and the names of all fields, each once. Without it the
///   text is the name of the variant in small words, then the fields in their order: `DrawRow { slot }` is
///   `draw row {slot}`. A tuple variant has no words of its own: `Move(Move)` is written as its part, so an enum can be
///   made of other enums. Where two variants fit a text, the one that takes more words is meant.
/// - **Merging.** `#[notation(merged)]` on an enum made of other enums keeps the codes that those give themselves, so
///   that the codes of one can lie among those of another. Two parts whose codes overlap do not compile:
///
///   ```compile_fail
///   # use engine::Notation;
///   #[derive(Clone, Copy, Notation)]
///   enum Move { Draw, Pass }
///   #[derive(Clone, Copy, Notation)]
///   enum Answer { #[notation(code = 1)] Yes, #[notation(code = 2)] No }
///   #[derive(Clone, Copy, Notation)]
///   #[notation(merged)]
///   enum Action { Move(Move), Answer(Answer) }
///   ```
/// - **Fields** are types that implement `Notation`. `#[notation(below = 3)]` on a field admits only the codes below 3.
///   `#[notation(with = Place)]` writes and numbers a field as another type, converted by [`From`] both ways.
///
/// The JSON of an action is left to serde, on the same declaration:
/// `#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]`, or `#[serde(untagged)]` for an enum made of
/// other enums.
///
/// ## A struct around one number
///
/// `#[derive(Notation)] #[notation(below = 64)] struct Position(pub u8);` is written as its number, counted from 1.
/// With `names = NAMES` in place of `below`, it is written as one of the words of that array. With
/// `content = Content, below = 96, keys = card_keys`, it is written as its key in the content, or as `#7` if the content
/// has no such entry: `keys` is a function that lists the keys, `fn card_keys(&Content) -> impl Iterator<Item = &str>`.
///
/// # Implementing by hand
///
/// Types with a text of their own, such as a hexagon called `c4`, implement both traits by hand.
pub trait Notation<C>: Coded {
    /// The words of this value, joined by single spaces; empty if it is not mentioned.
    fn text(self, content: &C) -> String;

    /// Takes the words of one value off the front of `words`, or returns `None` if they are no value of this type. In
    /// that case, `words` may have advanced.
    fn parse(content: &C, words: &mut SplitAsciiWhitespace<'_>) -> Option<Self>;

    /// The value whose text this is, from the first to the last word.
    fn from_text(content: &C, text: &str) -> Option<Self> {
        let mut words = text.split_ascii_whitespace();
        Self::parse(content, &mut words).filter(|_| words.next().is_none())
    }
}

/// A number, written as counted from 1.
impl Coded for u8 {
    const COUNT: u32 = 256;

    #[inline]
    fn code(self) -> u32 {
        self.into()
    }

    #[inline]
    fn from_code(code: u32) -> Option<Self> {
        code.try_into().ok()
    }
}

impl<C> Notation<C> for u8 {
    fn text(self, _content: &C) -> String {
        (u32::from(self) + 1).to_string()
    }

    fn parse(_content: &C, words: &mut SplitAsciiWhitespace<'_>) -> Option<Self> {
        words.next()?.parse::<u32>().ok()?.checked_sub(1)?.try_into().ok()
    }
}

/// A seat, written as counted from 1. The house has no code.
impl Coded for Seat {
    const COUNT: u32 = MAX_SEATS as u32;

    #[inline]
    fn code(self) -> u32 {
        self.0.into()
    }

    #[inline]
    fn from_code(code: u32) -> Option<Self> {
        (code < Self::COUNT).then_some(Seat(code as u8))
    }
}

impl<C> Notation<C> for Seat {
    fn text(self, content: &C) -> String {
        self.0.text(content)
    }

    fn parse(content: &C, words: &mut SplitAsciiWhitespace<'_>) -> Option<Self> {
        Self::from_code(u8::parse(content, words)?.into())
    }
}

/// A part that may be left out at the end of a text. `None` has the code after the last of `T`.
impl<T: Coded> Coded for Option<T> {
    const COUNT: u32 = T::COUNT + 1;

    #[inline]
    fn code(self) -> u32 {
        self.map_or(T::COUNT, T::code)
    }

    #[inline]
    fn from_code(code: u32) -> Option<Self> {
        if code == T::COUNT { Some(None) } else { T::from_code(code).map(Some) }
    }
}

impl<C, T: Notation<C>> Notation<C> for Option<T> {
    fn text(self, content: &C) -> String {
        self.map_or_else(String::new, |value| value.text(content))
    }

    fn parse(content: &C, words: &mut SplitAsciiWhitespace<'_>) -> Option<Self> {
        if words.clone().next().is_none() {
            return Some(None);
        }
        T::parse(content, words).map(Some)
    }
}

/// What the derived code calls.
#[doc(hidden)]
pub mod derived {
    use std::str::SplitAsciiWhitespace;

    /// Where the codes of each variant begin and end. A variant without a start of its own follows the one before it.
    ///
    /// # Panics
    ///
    /// If two variants overlap. It is evaluated when the program is compiled.
    pub const fn spans<const N: usize>(sizes: [(Option<u32>, u32); N]) -> [(u32, u32); N] {
        let mut spans = [(0, 0); N];
        let mut next = 0;
        let mut nth = 0;
        while nth < N {
            let start = match sizes[nth].0 {
                Some(start) => start,
                None => next,
            };
            next = start + sizes[nth].1;
            spans[nth] = (start, next);
            let mut other = 0;
            while other < nth {
                let apart = next <= spans[other].0 || spans[other].1 <= start;
                assert!(apart, "the codes of two variants overlap");
                other += 1;
            }
            nth += 1;
        }
        spans
    }

    /// Checks that no code is in two of the lists.
    ///
    /// # Panics
    ///
    /// If one is. It is evaluated when the program is compiled.
    pub const fn assert_apart(lists: &[&[(u32, u32)]]) {
        let mut list = 0;
        while list < lists.len() {
            let mut other = 0;
            while other < list {
                let mut here = 0;
                while here < lists[list].len() {
                    let mut there = 0;
                    while there < lists[other].len() {
                        let ((start, end), (from, to)) = (lists[list][here], lists[other][there]);
                        assert!(end <= from || to <= start, "the codes of two parts overlap");
                        there += 1;
                    }
                    here += 1;
                }
                other += 1;
            }
            list += 1;
        }
    }

    /// One more than the highest code.
    pub const fn end<const N: usize>(spans: [(u32, u32); N]) -> u32 {
        let mut end = 0;
        let mut nth = 0;
        while nth < N {
            if end < spans[nth].1 {
                end = spans[nth].1;
            }
            nth += 1;
        }
        end
    }

    /// The place of `code` within a span.
    #[inline]
    pub fn within(code: u32, (start, end): (u32, u32)) -> Option<u32> {
        if start <= code && code < end { Some(code - start) } else { None }
    }

    /// Adds words to a text.
    pub fn push(text: &mut String, words: &str) {
        if !text.is_empty() && !words.is_empty() {
            text.push(' ');
        }
        text.push_str(words);
    }

    /// Takes one expected word.
    pub fn word(words: &mut SplitAsciiWhitespace<'_>, expected: &str) -> Option<()> {
        (words.next()? == expected).then_some(())
    }

    /// The key of an entry, or its number if the content has no such entry.
    pub fn key_text<'a>(mut keys: impl Iterator<Item = &'a str>, code: u32) -> String {
        keys.nth(code as usize).map_or_else(|| format!("#{code}"), str::to_owned)
    }

    /// The number of the entry with that key, or the one in `#7`.
    pub fn key_code<'a>(mut keys: impl Iterator<Item = &'a str>, word: &str) -> Option<u32> {
        let known = keys.position(|key| key == word).map(|idx| idx as u32);
        known.or_else(|| word.strip_prefix('#')?.parse().ok())
    }
}
