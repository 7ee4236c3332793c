use std::borrow::Cow;

use serde::Serialize;

use crate::Seat;

/// A sentence that is not translated yet: the id of a message and its arguments.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Phrase {
    /// The id of the message in `texts/*.ftl`.
    pub id: Cow<'static, str>,
    /// The arguments of the message, by name.
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "as_map")]
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number.
    Number(i64),
    /// A word that is the same in every language, or a key that the message selects a variant by.
    Word(Cow<'static, str>),
    /// The player of that seat.
    Seat(Seat),
    /// Another message.
    Phrase(Phrase),
    /// Several things separated by commas, for a label such as "Row: a, b".
    List(Vec<Arg>),
    /// Several things as a sentence lists them: "a, b and c".
    Series(Vec<Arg>),
}

impl Phrase {
    /// A message without arguments.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self { id: id.into(), args: Vec::new() }
    }

    /// A line of a drawing. It is shown as it is.
    pub fn drawing(line: impl Into<Cow<'static, str>>) -> Self {
        Self::new("drawing").with("line", Arg::Word(line.into()))
    }

    /// A line of a drawing, each letter with its ink: a capital from `A` on is the colour of that player; `r`, `o`,
    /// `y`, `g`, `b`, `c` and `v` are red, orange, yellow, green, blue, cyan and violet; `n` is the colour of sand; a
    /// blank is no ink. Inks must only repeat what the letters say, because most readers do not see them.
    pub fn inked_drawing(cells: impl IntoIterator<Item = (char, char)>) -> Self {
        let (mut line, inks): (String, String) = cells.into_iter().unzip();
        line.truncate(line.trim_end().len());
        Self::drawing(line).with("inks", inks)
    }

    /// The inks of a drawing, one for each letter; `None` if it has none.
    pub fn inks(&self) -> Option<&str> {
        match self.args.as_slice() {
            [_, ("inks", Arg::Word(inks))] if self.is_drawing() => Some(inks),
            _ => None,
        }
    }

    /// Marks a line that says in words what a drawing shows, for screen readers. It must be the last call on the
    /// phrase.
    #[must_use]
    pub fn drawn_too(self) -> Self {
        self.with("drawn-too", "yes")
    }

    /// Whether a drawing shows the same: see [`drawn_too`](Self::drawn_too).
    pub fn is_drawn_too(&self) -> bool {
        self.args.last().is_some_and(|(name, _)| *name == "drawn-too")
    }

    /// Marks a line of the journal that matters less than the rest of a turn, such as the cards that fill a row again. A
    /// summary of the turn leaves it out.
    #[must_use]
    pub fn detail(mut self) -> Self {
        self.args.insert(0, ("detail", "yes".into()));
        self
    }

    /// Whether a summary of the turn leaves the line out: see [`detail`](Self::detail).
    pub fn is_detail(&self) -> bool {
        self.args.first().is_some_and(|(name, _)| *name == "detail")
    }

    /// Adds the list `name` with one item, and marks the phrase as one of several: those that follow one another in a step and
    /// differ only in that list are told as one line, such as all cards of a deal. It must be the last call on the phrase.
    #[must_use]
    pub fn with_one_of(self, name: &'static str, item: impl Into<Arg>) -> Self {
        self.with(name, Arg::list([item])).with("one-of", "several")
    }

    /// Joins phrases that were made by [`with_one_of`](Self::with_one_of) with their neighbours.
    ///
    /// ```
    /// use engine::{Arg, Phrase};
    ///
    /// let dealt = |card: &'static str| Phrase::new("dealt").with_one_of("cards", card);
    /// let told = Phrase::joined([dealt("a"), dealt("b"), Phrase::new("shuffled"), dealt("c")]);
    /// assert_eq!(told.len(), 3);
    /// assert_eq!(told[0].args[0], ("cards", Arg::list(["a", "b"])));
    /// ```
    pub fn joined(phrases: impl IntoIterator<Item = Self>) -> Vec<Self> {
        let mut joined: Vec<Self> = Vec::new();
        for phrase in phrases {
            match joined.last_mut().and_then(|last| last.list_to_join(&phrase)) {
                Some(list) => list.extend(phrase.into_list()),
                None => joined.push(phrase),
            }
        }
        joined
    }

    /// The list of this phrase, if `next` differs only in that list.
    fn list_to_join(&mut self, next: &Self) -> Option<&mut Vec<Arg>> {
        let same_ends = match (self.args.as_slice(), next.args.as_slice()) {
            ([one @ .., (_, Arg::List(_)), ("one-of", _)], [other @ .., _, ("one-of", _)]) => {
                one == other
            }
            _ => false,
        };
        match self.args.as_mut_slice() {
            [.., (_, Arg::List(list)), _] if same_ends && self.id == next.id => Some(list),
            _ => None,
        }
    }

    /// The items of the list of a phrase that was made by [`with_one_of`](Self::with_one_of).
    fn into_list(self) -> Vec<Arg> {
        match self.args.into_iter().nth_back(1) {
            Some((_, Arg::List(items))) => items,
            _ => Vec::new(),
        }
    }

    /// Whether it is a line of a drawing. Such a line must not be wrapped.
    pub fn is_drawing(&self) -> bool {
        self.id == "drawing"
    }

    /// Adds the argument `name`.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

impl Arg {
    /// An [`Arg::List`] of these things.
    pub fn list<T: Into<Arg>>(items: impl IntoIterator<Item = T>) -> Self {
        Arg::List(items.into_iter().map(Into::into).collect())
    }

    /// An [`Arg::Series`] of these things.
    pub fn series<T: Into<Arg>>(items: impl IntoIterator<Item = T>) -> Self {
        Arg::Series(items.into_iter().map(Into::into).collect())
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Arg::Number(number)
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Self {
        Arg::Number(i64::from(number))
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Arg::Number(i64::from(number))
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Arg::Number(number as i64)
    }
}

impl From<&'static str> for Arg {
    fn from(word: &'static str) -> Self {
        Arg::Word(word.into())
    }
}

impl From<String> for Arg {
    fn from(word: String) -> Self {
        Arg::Word(word.into())
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Arg::Seat(seat)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Self {
        Arg::Phrase(phrase)
    }
}

fn as_map<S: serde::Serializer>(
    args: &[(&'static str, Arg)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(args.iter().map(|(name, arg)| (name, arg)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_keeps_the_inks_of_its_letters() {
        let inked = Phrase::inked_drawing([('x', 'r'), ('2', 'A'), (' ', ' ')]);
        assert_eq!(inked.args[0], ("line", Arg::Word("x2".into())));
        assert_eq!((inked.is_drawing(), inked.inks()), (true, Some("rA ")));
        assert_eq!(Phrase::drawing("x2").inks(), None);
        assert!(Phrase::new("said").drawn_too().is_drawn_too() && !inked.is_drawn_too());
        let dealt = |card: &'static str| Phrase::new("dealt").with_one_of("cards", card).detail();
        let joined = Phrase::joined([dealt("a"), dealt("b")]);
        assert!(joined.len() == 1 && joined[0].is_detail() && !Phrase::new("said").is_detail());
        assert_eq!(Phrase::new("said").with("line", "x").with("inks", "r").inks(), None);
    }
}
