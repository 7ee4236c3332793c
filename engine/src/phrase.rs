use std::borrow::Cow;

use serde::Serialize;

use crate::Seat;

/// Something to say, in no language yet: a message of the game's texts and what goes into it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Phrase {
    /// The message's id in `texts/*.ftl`.
    pub id: Cow<'static, str>,
    /// What the message mentions, by name.
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "as_map")]
    pub args: Vec<(&'static str, Arg)>,
}

/// What a message can mention.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number.
    Number(i64),
    /// A word that is the same in every language, or the key that a message chooses by.
    Word(Cow<'static, str>),
    /// Whoever sits there.
    Seat(Seat),
    /// Another message.
    Phrase(Phrase),
    /// Several things, with commas between them: for a label, such as « Row: a, b ».
    List(Vec<Arg>),
    /// Several things that a sentence goes through: « a, b and c ».
    Series(Vec<Arg>),
}

impl Phrase {
    /// A message that mentions nothing yet.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self { id: id.into(), args: Vec::new() }
    }

    /// A line of a drawing, shown as it is.
    pub fn drawing(line: impl Into<Cow<'static, str>>) -> Self {
        Self::new("drawing").with("line", Arg::Word(line.into()))
    }

    /// A line of a drawing, letter by letter, each with its ink: a capital from `A` on is the colour of that player; `r`,
    /// `o`, `y`, `g`, `b`, `c` and `v` are red, orange, yellow, green, blue, cyan and violet, `n` is the colour of sand; a
    /// blank is no ink. Inks only repeat what the letters say: most readers never get them.
    pub fn inked_drawing(cells: impl IntoIterator<Item = (char, char)>) -> Self {
        let (mut line, inks): (String, String) = cells.into_iter().unzip();
        line.truncate(line.trim_end().len());
        Self::drawing(line).with("inks", inks)
    }

    /// The inks of a drawing's letters, in their order, where it has some.
    pub fn inks(&self) -> Option<&str> {
        match self.args.as_slice() {
            [_, ("inks", Arg::Word(inks))] if self.is_drawing() => Some(inks),
            _ => None,
        }
    }

    /// Marks a line that says in words what a drawing shows, for those who listen.
    #[must_use]
    pub fn drawn_too(self) -> Self {
        self.with("drawn-too", "yes")
    }

    /// Whether a drawing shows the same.
    pub fn is_drawn_too(&self) -> bool {
        self.args.last().is_some_and(|(name, _)| *name == "drawn-too")
    }

    /// Whether it is a line of a drawing, which loses its shape when it is broken.
    pub fn is_drawing(&self) -> bool {
        self.id == "drawing"
    }

    /// Mentions `arg` under `name`.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

impl Arg {
    /// Several things.
    pub fn list<T: Into<Arg>>(items: impl IntoIterator<Item = T>) -> Self {
        Arg::List(items.into_iter().map(Into::into).collect())
    }

    /// Several things that a sentence goes through.
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
