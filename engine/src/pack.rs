use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use serde::de::DeserializeOwned;
use sha2::{Digest as _, Sha256};

use crate::hex;

/// A game's content as files: what is printed on cards and boards, and its names. Read by whoever has a disk.
#[derive(Clone, Debug, Default)]
pub struct Pack {
    files: BTreeMap<String, String>,
}

impl Pack {
    /// A pack of these files, by name.
    pub fn new<N: Into<String>, T: Into<String>>(files: impl IntoIterator<Item = (N, T)>) -> Self {
        Self { files: files.into_iter().map(|(name, text)| (name.into(), text.into())).collect() }
    }

    /// This pack with texts, as `TAG.ftl`.
    #[must_use]
    pub fn with_texts(mut self, texts: ftl::Texts) -> Self {
        let file = |(tag, text): &(&str, &str)| (format!("{tag}.ftl"), (*text).to_owned());
        self.files.extend(texts.iter().map(file));
        self
    }

    /// This pack with the texts of the language of reference only: what is kept to read it again, which demands them.
    #[must_use]
    pub fn without_translations(mut self) -> Self {
        let reference = format!("{}.ftl", ftl::REFERENCE);
        self.files.retain(|name, _| !name.ends_with(".ftl") || *name == reference);
        self
    }

    /// The text of one file.
    pub fn file(&self, name: &str) -> Option<&str> {
        self.files.get(name).map(String::as_str)
    }

    /// The files by name, sorted.
    pub fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(name, text)| (name.as_str(), text.as_str()))
    }

    /// The files by name, for a store.
    pub fn into_files(self) -> BTreeMap<String, String> {
        self.files
    }

    /// The names of the files, sorted.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// This pack with the files of `other` in place of its own where both have one.
    #[must_use]
    pub fn overlaid(mut self, other: Pack) -> Self {
        self.files.extend(other.files);
        self
    }

    /// Reads one TOML file, or notes what is wrong with it.
    pub fn read<T: DeserializeOwned>(&self, file: &str, faults: &mut Faults) -> Option<T> {
        let Some(text) = self.file(file) else {
            faults.note(file, "the file", "to be in the pack");
            return None;
        };
        match toml::from_str(text) {
            Ok(value) => Some(value),
            Err(err) => {
                let line = err.span().map_or(0, |span| text[..span.start].lines().count().max(1));
                faults.add(file, &format!("line {line}"), err.message().to_owned());
                None
            }
        }
    }

    /// The tags of the languages that it has texts in, sorted.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.names().filter_map(|name| name.strip_suffix(".ftl"))
    }

    /// The texts in one language.
    pub fn texts(&self, language: &str) -> Option<&str> {
        self.file(&format!("{language}.ftl"))
    }

    /// Notes each of these messages that the texts lack in the language of reference. The other languages fall back to it.
    pub fn demand_texts(
        &self,
        ids: impl IntoIterator<Item = String>,
        expected: &str,
        faults: &mut Faults,
    ) {
        let file = format!("{}.ftl", ftl::REFERENCE);
        let messages = match ftl::messages(self.file(&file).unwrap_or_default()) {
            Ok(messages) => messages,
            Err(error) => return faults.add(&file, "the texts", format!("broken: {error}")),
        };
        let there: BTreeSet<String> = messages.into_iter().map(|message| message.id).collect();
        for id in ids {
            faults.demand(there.contains(&id), &file, &id, expected);
        }
    }

    /// What tells one pack from another (SHA-256 of names and texts).
    pub fn hash(&self) -> String {
        let mut hasher = Sha256::new();
        for (name, text) in self.files.iter().filter(|(name, _)| !name.ends_with(".ftl")) {
            for part in [name, text] {
                hasher.update((part.len() as u64).to_le_bytes());
                hasher.update(part.as_bytes());
            }
        }
        hex::encode(&hasher.finalize())
    }
}

/// One thing that is wrong with a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// In which file.
    pub file: String,
    /// At which entry.
    pub entry: String,
    /// What is wrong there.
    pub problem: String,
}

/// Everything that is wrong with a pack. Empty while nothing is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    /// Notes that `entry` of `file` is not as `expected`.
    pub fn note(&mut self, file: &str, entry: &str, expected: impl Into<String>) {
        self.add(file, entry, format!("expected {}", expected.into()));
    }

    fn add(&mut self, file: &str, entry: &str, problem: String) {
        self.0.push(Fault { file: file.to_owned(), entry: entry.to_owned(), problem });
    }

    /// Notes it unless it `holds`.
    pub fn demand(&mut self, holds: bool, file: &str, entry: &str, expected: impl Into<String>) {
        if !holds {
            self.note(file, entry, expected);
        }
    }

    /// `value` if nothing is wrong.
    pub fn or<T>(self, value: Option<T>) -> Result<T, Faults> {
        match value {
            Some(value) if self.0.is_empty() => Ok(value),
            Some(_) | None => Err(self),
        }
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (idx, Fault { file, entry, problem }) in self.0.iter().enumerate() {
            let line_break = if idx == 0 { "" } else { "\n" };
            write!(f, "{line_break}{file}, {entry}: {problem}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}

/// A game's content, read and checked once. A table points at it, so it lives as long as the program.
pub trait Content: Sized + fmt::Debug + Send + Sync + 'static {
    /// The files that the program carries.
    fn pack() -> Pack;

    /// The content of that pack, read once.
    fn standard() -> &'static Self;

    /// Reads a pack. Everything that can be wrong with it is found here, never during play.
    fn load(pack: &Pack) -> Result<Self, Faults>;

    /// The [`Pack::hash`] of the pack it was read from.
    fn hash(&self) -> &str;

    /// Packs of earlier programs whose matches may still run in stores that kept no packs. The default is none.
    fn former_packs() -> Vec<Pack> {
        Vec::new()
    }

    /// The earlier version of the rules that tables with this content are played by; `None` for the present one.
    fn former_rules(&self) -> Option<u32> {
        None
    }

    /// This content, for tables that are played by an earlier version of the rules: one of
    /// [`GameTypes::FORMER_RULES`](crate::GameTypes::FORMER_RULES). A game that lists none needs none.
    #[must_use]
    fn with_former_rules(self, _version: u32) -> Self {
        self
    }

    /// Whether what version `version` of the rules changed holds on tables with this content.
    #[inline]
    fn has_rules(&self, version: u32) -> bool {
        self.former_rules().is_none_or(|former| version <= former)
    }
}

/// No content: the game has no printed matter.
impl Content for () {
    fn pack() -> Pack {
        Pack::new([("", ""); 0])
    }

    fn standard() -> &'static Self {
        &()
    }

    fn load(_pack: &Pack) -> Result<Self, Faults> {
        Ok(())
    }

    fn hash(&self) -> &str {
        ""
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_file_is_named_with_its_line() {
        let pack = Pack::new([("cards.toml", "a = 1\nb = = 2\n")]);
        let mut faults = Faults::default();
        assert!(pack.read::<toml::Table>("cards.toml", &mut faults).is_none());
        assert!(pack.read::<toml::Table>("map.toml", &mut faults).is_none());
        assert_eq!(faults.0[0].entry, "line 2");
        assert_eq!(faults.0[1].to_owned().file, "map.toml");
        assert!(faults.to_string().ends_with("map.toml, the file: expected to be in the pack"));
    }

    #[test]
    fn what_the_reader_of_toml_says_is_no_expectation() {
        #[derive(Debug, serde::Deserialize)]
        struct Card {
            #[allow(dead_code, reason = "only read")]
            points: u8,
        }
        let mut faults = Faults::default();
        assert!(Pack::new([("a.toml", "b = 1")]).read::<Card>("a.toml", &mut faults).is_none());
        assert_eq!(faults.to_string(), "a.toml, line 1: missing field `points`");
    }

    #[test]
    fn names_do_not_change_the_hash_and_figures_do() {
        let pack =
            |figure: &str, name: &str| Pack::new([("a.toml", figure), ("fr.ftl", name)]).hash();
        assert_eq!(pack("1", "un"), pack("1", "Un"));
        assert_ne!(pack("1", "un"), pack("2", "un"));
    }
}
