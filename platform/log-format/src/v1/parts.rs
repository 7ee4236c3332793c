use std::borrow::Cow;
use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

/// A text, borrowed while it is encoded.
pub(super) type Text<'a> = Cow<'a, str>;

/// For serde: leaves a field out if it is `None`.
pub(super) fn is_none<T>(field: &Option<T>) -> bool {
    field.is_none()
}

/// For serde: leaves a flag out if it is `false`.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
pub(super) fn is_false(flag: &bool) -> bool {
    !*flag
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Settings<'a> {
    pub(super) game: Text<'a>,
    pub(super) seats: u8,
    #[serde(default = "no_options")]
    pub(super) options: Cow<'a, Value>,
    #[serde(default)]
    pub(super) open: bool,
    #[serde(default = "default_level")]
    pub(super) level: Text<'a>,
    #[serde(default)]
    pub(super) clock: Clock,
    #[serde(default = "yes")]
    pub(super) hints: bool,
    #[serde(default)]
    pub(super) confirm: bool,
    #[serde(default, skip_serializing_if = "Thinking::is_normal")]
    pub(super) thinking: Thinking,
}

fn no_options() -> Cow<'static, Value> {
    Cow::Owned(Value::Object(serde_json::Map::default()))
}

fn default_level() -> Text<'static> {
    Cow::Borrowed("builder")
}

fn yes() -> bool {
    true
}

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Thinking {
    Short,
    #[default]
    Normal,
    Long,
}

impl Thinking {
    fn is_normal(&self) -> bool {
        matches!(self, Self::Normal)
    }
}

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(super) enum Clock {
    #[default]
    Untimed,
    Live {
        base: u32,
        increment: u32,
    },
    Correspondence {
        hours: u32,
    },
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "from", rename_all = "snake_case")]
pub(super) enum Origin<'a> {
    Words { words: Text<'a> },
    Branch { room: Text<'a>, step: u32 },
    Browser,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum AwayReason {
    Time,
    Vote,
    Left,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Player<'a> {
    pub(super) name: Text<'a>,
    #[serde(default, skip_serializing_if = "is_none")]
    pub(super) bot: Option<Text<'a>>,
}

/// A seed, stored as 64 hexadecimal digits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seed(pub(super) [u8; 32]);

/// A digest, stored as 16 hexadecimal digits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Digest(pub(super) u64);

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Text::deserialize(deserializer)?;
        let wrong = || D::Error::custom("a seed is 64 hexadecimal digits");
        if text.len() != 64 || !text.is_ascii() {
            return Err(wrong());
        }
        let mut bytes = [0; 32];
        for (nth, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * nth..2 * nth + 2], 16).map_err(|_| wrong())?;
        }
        Ok(Self(bytes))
    }
}

impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{:016x}", self.0))
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Text::deserialize(deserializer)?;
        let digits = (text.len() == 16).then(|| u64::from_str_radix(&text, 16).ok()).flatten();
        digits.map(Self).ok_or_else(|| D::Error::custom("a digest is 16 hexadecimal digits"))
    }
}
