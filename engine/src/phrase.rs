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
        assert_eq!(Phrase::new("said").with("line", "x").with("inks", "r").inks(), None);
    }
}
