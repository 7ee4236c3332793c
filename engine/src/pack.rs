use std::collections::BTreeMap;
use std::fmt;

use serde::de::DeserializeOwned;
use sha2::{Digest as _, Sha256};

use crate::hex;

/// A game's content and texts as files by name. The files are in memory: the caller reads them from disk or from a
/// store.
#[derive(Clone, Debug, Default)]
pub struct Pack {
    files: BTreeMap<String, String>,
}

impl Pack {
    /// A pack of these files, by name.
    pub fn new<N: Into<String>, T: Into<String>>(files: impl IntoIterator<Item = (N, T)>) -> Self {
        Self { files: files.into_iter().map(|(name, text)| (name.into(), text.into())).collect() }
    }

    /// This pack with texts, each as the file `TAG.ftl`.
    #[must_use]
    pub fn with_texts(mut self, texts: ftl::Texts) -> Self {
        let file = |(tag, text): &(&str, &str)| (format!("{tag}.ftl"), (*text).to_owned());
        self.files.extend(texts.iter().map(file));
        self
    }

    /// This pack without the texts of other languages than the reference. Stores keep this form: [`Content::load`]
    /// needs the reference texts and no others.
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

    /// The files by name.
    pub fn into_files(self) -> BTreeMap<String, String> {
        self.files
    }

    /// The names of the files, sorted.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// This pack with all files of `other`, which replace files of the same name.
    #[must_use]
    pub fn overlaid(mut self, other: Pack) -> Self {
        self.files.extend(other.files);
        self
    }

    /// Reads a TOML file. If it is missing or broken, adds a fault and returns `None`.
    pub fn read<T: DeserializeOwned>(&self, file: &str, faults: &mut Faults) -> Option<T> {
        let Some(text) = self.file(file) else {
            faults.note(file, "the file", "to be in the pack");
            return None;
        };
        match read_toml(text) {
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

    /// The texts in one language; `None` if the pack has none.
    pub fn texts(&self, language: &str) -> Option<&str> {
        self.file(&format!("{language}.ftl"))
    }

    /// Adds a fault for each of these messages that is missing in the reference language. Other languages fall back to
    /// it.
    pub fn demand_texts(
        &self,
        ids: impl IntoIterator<Item = String>,
        expected: &str,
        faults: &mut Faults,
    ) {
        let file = format!("{}.ftl", ftl::REFERENCE);
        let there = match ftl::ids(self.file(&file).unwrap_or_default()) {
            Ok(there) => there,
            Err(error) => return faults.add(&file, "the texts", format!("broken: {error}")),
        };
        for id in ids {
            faults.demand(there.contains(id.as_str()), &file, &id, expected);
        }
    }

    /// SHA-256 of the names and contents of all files but the texts (`.ftl`), in hexadecimal digits. A better
    /// translation does not make another pack.
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

#[cfg(not(target_family = "wasm"))]
fn read_toml<T: DeserializeOwned>(text: &str) -> Result<T, toml::de::Error> {
    toml::from_str(text)
}

/// In a browser, where packs are read that are known to be sound, by way of a value of JSON: the lines of faults are lost,
/// but each type is read by code that is there already.
#[cfg(target_family = "wasm")]
fn read_toml<T: DeserializeOwned>(text: &str) -> Result<T, toml::de::Error> {
    let value: serde_json::Value = toml::from_str(text)?;
    serde_json::from_value(value).map_err(serde::de::Error::custom)
}

/// One thing that is wrong with a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The name of the file.
    pub file: String,
    /// The entry of the file, or its line.
    pub entry: String,
    /// What is wrong, in a few words.
    pub problem: String,
}

/// Everything that is wrong with a pack. Loading collects all faults, so that an author sees them at once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    /// Adds the fault that `entry` of `file` is not as `expected`.
    pub fn note(&mut self, file: &str, entry: &str, expected: impl Into<String>) {
        self.add(file, entry, format!("expected {}", expected.into()));
    }

    fn add(&mut self, file: &str, entry: &str, problem: String) {
        self.0.push(Fault { file: file.to_owned(), entry: entry.to_owned(), problem });
    }

    /// Adds the fault unless `holds`.
    pub fn demand(&mut self, holds: bool, file: &str, entry: &str, expected: impl Into<String>) {
        if !holds {
            self.note(file, entry, expected);
        }
    }

    /// `value` if it is there and nothing is wrong, otherwise the faults.
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

/// A game's content, read from a pack and checked. Tables borrow it for `'static`.
pub trait Content: Sized + fmt::Debug + Send + Sync + 'static {
    /// The pack that is compiled into the program.
    fn pack() -> Pack;

    /// The content of that pack, read once.
    fn standard() -> &'static Self;

    /// Reads and checks a pack. It must find everything that can be wrong: rules rely on the content during play.
    fn load(pack: &Pack) -> Result<Self, Faults>;

    /// The [`Pack::hash`] of the pack it was read from.
    fn hash(&self) -> &str;

    /// Packs of earlier programs whose matches may still run, for stores that kept no packs. The default is none.
    fn former_packs() -> Vec<Pack> {
        Vec::new()
    }

    /// The earlier version of the rules that applies at tables with this content; `None` for the present one.
    fn former_rules(&self) -> Option<u32> {
        None
    }

    /// This content, for tables that are played by an earlier version of the rules: one of
    /// [`GameTypes::FORMER_RULES`](crate::GameTypes::FORMER_RULES). A game that lists none keeps the default.
    #[must_use]
    fn with_former_rules(self, _version: u32) -> Self {
        self
    }

    /// Whether tables with this content are played by version `version` of the rules or a later one. A ruling that
    /// changed in version 3 asks `has_rules(3)`.
    #[inline]
    fn has_rules(&self, version: u32) -> bool {
        self.former_rules().is_none_or(|former| version <= former)
    }
}

/// The content of a game without printed matter.
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
