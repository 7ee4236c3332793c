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
