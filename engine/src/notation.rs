//! The code and the text of an action, from one declaration.

use std::str::SplitAsciiWhitespace;

use crate::{MAX_SEATS, Seat};

/// A type whose values are numbered: an action, or a part of one such as a card or a colour.
///
/// Bots and clients know actions by their codes: a code keeps its meaning for ever.
pub trait Coded: Copy {
    /// One more than the highest code.
    const COUNT: u32;

    /// The ranges that hold all codes, each from its first code to one past its last. Within a range, some codes may
    /// have no value.
    const SPANS: &'static [(u32, u32)] = &[(0, Self::COUNT)];

    /// The code of this value, below [`COUNT`](Coded::COUNT).
    fn code(self) -> u32;

    /// The value with that code; `None` if no value has it.
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
/// - **Code.** The codes of a variant begin where those of the variant before it end; `#[notation(code = 64)]` on a
///   variant sets its first code and may leave a gap. Two variants whose codes overlap do not compile. A variant has as
///   many codes as its parts have combinations. The part that is last in the text changes fastest.
/// - **Text.** `#[notation(text = "draw row {slot}")]` consists of words and the names of all fields, each once.
///   Without it, the text is the name of the variant in lower-case words, then the fields in their order:
///   `DrawRow { slot }` is `draw row {slot}`. A tuple variant has no words of its own: `Move(Move)` is written as its
///   part, so an enum can be made of other enums. If two variants fit a text, the one that takes more words wins.
/// - **Merging.** `#[notation(merged)]` on an enum made of other enums keeps the codes of those enums, so that the
///   codes of one can lie between those of another. Two parts whose codes overlap do not compile:
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
///   Nor do attributes of their fields, which would change those codes:
///
///   ```compile_fail
///   # use engine::Notation;
///   #[derive(Clone, Copy, Notation)]
///   enum Move { Draw, Pass }
///   #[derive(Clone, Copy, Notation)]
///   #[notation(merged)]
///   enum Action { Move(#[notation(below = 1)] Move) }
///   ```
/// - **Fields** are types that implement `Notation`. `#[notation(below = 3)]` on a field admits only the codes below 3.
///   `#[notation(with = Place)]` gives a field the codes and texts of another type, which must convert by [`From`] both
///   ways.
///
/// The JSON of an action is left to serde, on the same declaration:
/// `#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]`, or `#[serde(untagged)]` for an enum made of
/// other enums.
///
/// ## A struct around one number
///
/// `#[derive(Notation)] #[notation(below = 64)] struct Position(pub u8);` is written as its number, counted from 1.
/// With `names = NAMES` in place of `below`, it is written as a word of that array. With
/// `content = Content, below = 96, keys = card_keys`, it is written as its key in the content, or as `#7` if the
/// content has no such entry: `keys` is a function that lists the keys,
/// `fn card_keys(&Content) -> impl Iterator<Item = &str>`.
///
/// # Implementing by hand
///
/// Types with a text of their own, such as a hexagon called `c4`, implement both traits by hand.
pub trait Notation<C>: Coded {
    /// The words of this value, joined by single spaces. Empty for a `None` that is left out.
    fn text(self, content: &C) -> String;

    /// Takes the words of one value off the front of `words`. Returns `None` if they are no value of this type; `words`
    /// may then have advanced.
    fn parse(content: &C, words: &mut SplitAsciiWhitespace<'_>) -> Option<Self>;

    /// The value with exactly this text; `None` if no value has it.
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

/// A seat, written as counted from 1. [`Seat::HOUSE`] is outside the codes: no action can name it.
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

/// A part that may be left out at the end of a text. `None` has the code after those of `T`.
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

/// The functions that derived code calls.
#[doc(hidden)]
pub mod derived {
    use std::str::SplitAsciiWhitespace;

    /// The range of codes of each variant, from its first code (or where the variant before it ends) and its number of
    /// codes.
    ///
    /// # Panics
    ///
    /// If two ranges overlap. It runs at compile time, so the derive does not compile.
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

    /// Checks that no two lists have a code in common.
    ///
    /// # Panics
    ///
    /// If two have. It runs at compile time, so the derive does not compile.
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

    /// One more than the highest code of all ranges.
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

    /// The place of `code` within a range, counted from 0; `None` if it is outside.
    #[inline]
    pub fn within(code: u32, (start, end): (u32, u32)) -> Option<u32> {
        if start <= code && code < end { Some(code - start) } else { None }
    }

    /// Appends words to a text, with a space between them.
    pub fn push(text: &mut String, words: &str) {
        if !text.is_empty() && !words.is_empty() {
            text.push(' ');
        }
        text.push_str(words);
    }

    /// Takes the next word; `None` if it is not `expected`.
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
