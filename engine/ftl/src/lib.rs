//! Reads Fluent texts (`texts/*.ftl`): which messages they have, and where two languages differ.
//!
//! [`fluent_syntax`] does the parsing. This crate inspects texts; the crate `i18n` makes sentences of them.

#![warn(missing_docs)]

mod compare;

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
    Resource,
};
use fluent_syntax::{parser, serializer};

pub use compare::differences;

/// The tag of the reference language, whose texts are complete. A message that another language lacks is shown in this
/// one.
pub const REFERENCE: &str = "en";

/// The texts of a crate: the tag of each language with the contents of its file.
pub type Texts = &'static [(&'static str, &'static str)];

/// The files `texts/*.ftl` of the crate that calls it, as [`Texts`].
///
/// The crate's manifest names the build script that lists them: `build = "…/engine/i18n/build.rs"`.
#[macro_export]
macro_rules! texts {
    () => {
        include!(concat!(env!("OUT_DIR"), "/texts.rs"))
    };
}

/// One message of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message {
    /// Its id, such as `event-laid` or `ANT-31`.
    pub id: String,
    /// The heading `## …` above it, if there is one after the last `### …`.
    pub section: Option<String>,
    /// Its own text without placeables; `None` if it has only attributes.
    pub value: Option<String>,
    /// The text of each attribute, such as `title`, without placeables.
    pub attributes: BTreeMap<String, String>,
    /// The variables that it or its attributes mention, such as `who` and `who-me`.
    pub variables: BTreeSet<String>,
    /// The ids of the messages that it or its attributes include.
    pub includes: BTreeSet<String>,
}

impl Message {
    /// Whether it is the text of a rule: see [`is_rule`].
    pub fn is_rule(&self) -> bool {
        is_rule(&self.id)
    }
}

/// Whether the id of a message is that of a rule, such as `ANT-31`.
pub fn is_rule(id: &str) -> bool {
    id.split_once('-').is_some_and(|(game, number)| {
        game.len() == 3
            && game.chars().all(|c| c.is_ascii_uppercase())
            && number.parse::<u16>().is_ok()
    })
}

/// The messages of a text, in their order.
///
/// # Errors
/// What the parser could not read. The crate `i18n` refuses the same text.
pub fn messages(text: &str) -> Result<Vec<Message>, String> {
    let mut section = None;
    let mut found = Vec::new();
    for entry in parse(text)?.body {
        match entry {
            Entry::GroupComment(comment) => section = Some(comment.content.join(" ")),
            Entry::ResourceComment(_) => section = None,
            Entry::Message(it) => {
                let attribute = |it: &Attribute<&str>| (it.id.name.to_owned(), said(&it.value));
                let mut message = Message {
                    id: it.id.name.to_owned(),
                    section: section.clone(),
                    value: it.value.as_ref().map(said),
                    attributes: it.attributes.iter().map(attribute).collect(),
                    ..Message::default()
                };
                let attributes = it.attributes.iter().map(|it| &it.value);
                it.value.iter().chain(attributes).for_each(|it| message.look_into(it));
                found.push(message);
            }
            Entry::Term(_) | Entry::Comment(_) | Entry::Junk { .. } => {}
        }
    }
    Ok(found)
}

/// The ids of the messages of a text.
///
/// # Errors
/// What the parser could not read.
pub fn ids(text: &str) -> Result<BTreeSet<&str>, String> {
    let messages = parse(text)?.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name),
        Entry::Term(_)
        | Entry::Comment(_)
        | Entry::GroupComment(_)
        | Entry::ResourceComment(_)
        | Entry::Junk { .. } => None,
    });
    Ok(messages.collect())
}

/// A text without comments and without the sentences of its rules, whose titles stay. Boards need no more, and it is a
/// third shorter.
///
/// # Errors
/// What the parser could not read.
pub fn without_rules(text: &str) -> Result<String, String> {
    let Resource { body } = parse(text)?;
    let kept = body.into_iter().filter_map(|entry| match entry {
        Entry::Message(mut message) => {
            message.comment = None;
            message.value = message.value.filter(|_| !is_rule(message.id.name));
            Some(Entry::Message(message))
        }
        Entry::Term(term) => Some(Entry::Term(term)),
        Entry::Comment(_)
        | Entry::GroupComment(_)
        | Entry::ResourceComment(_)
        | Entry::Junk { .. } => None,
    });
    Ok(serializer::serialize(&Resource { body: kept.collect() }))
}

fn parse(text: &str) -> Result<Resource<&str>, String> {
    parser::parse(text).map_err(|(_, errors)| {
        errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    })
}

/// The text of a pattern, without placeables.
fn said(pattern: &Pattern<&str>) -> String {
    let text = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => (*value).to_owned(),
        PatternElement::Placeable { .. } => String::new(),
    };
    pattern.elements.iter().map(text).collect()
}

impl Message {
    fn look_into(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression } => self.look_into_expression(expression),
            }
        }
    }

    fn look_into_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.look_into_inline(inline),
            Expression::Select { selector, variants } => {
                self.look_into_inline(selector);
                variants.iter().for_each(|variant| self.look_into(&variant.value));
            }
        }
    }

    fn look_into_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.includes.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                self.look_into_arguments(arguments);
            }
            InlineExpression::TermReference { arguments, .. } => {
                arguments.iter().for_each(|it| self.look_into_arguments(it));
            }
            InlineExpression::Placeable { expression } => self.look_into_expression(expression),
        }
    }

    fn look_into_arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|it| self.look_into_inline(it));
        arguments.named.iter().for_each(|it| self.look_into_inline(&it.value));
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stumble")]

    use super::*;

    const TEXT: &str = "# Said\nword = a { $kind ->\n    [one] { $who }\n   *[other] { other }\n }\n    .few = words\n\n\
        ## Rules: all\nANT-1 = A long\n    sentence.\n    .title = Short\n### End\nlater = it goes\n    on\n";

    #[test]
    fn ids_are_those_of_the_messages() {
        let ids: Vec<&str> = ids(TEXT).unwrap().into_iter().collect();
        assert_eq!(ids, ["ANT-1", "later", "word"]);
        assert!(super::ids("= nothing\n").is_err());
    }

    #[test]
    fn messages_have_sections_attributes_and_variables() {
        let found = messages(TEXT).unwrap();
        let [word, rule, later] = found.as_slice() else { panic!("three messages: {found:?}") };
        assert_eq!((word.id.as_str(), &word.section), ("word", &None));
        assert_eq!(word.variables, ["kind", "who"].map(str::to_owned).into());
        assert_eq!(word.includes, ["other"].map(str::to_owned).into());
        assert_eq!(word.attributes["few"], "words");
        assert_eq!(word.value.as_deref(), Some("a "));
        assert!(rule.is_rule() && !word.is_rule() && !later.is_rule());
        assert_eq!(rule.section.as_deref(), Some("Rules: all"));
        assert_eq!(later.section, None, "a heading of the file ends the section");
    }

    #[test]
    fn rules_keep_their_titles_only() {
        let kept = without_rules(TEXT).unwrap();
        assert!(!kept.contains("sentence") && !kept.contains('#'), "{kept}");
        let titles = messages(&kept).unwrap();
        assert_eq!(titles[1].attributes["title"], "Short");
        assert_eq!(titles[1].value, None);
        assert_eq!(titles[0].variables, messages(TEXT).unwrap()[0].variables);
        assert!(kept.ends_with("later =\n    it goes\n    on\n"), "{kept}");
    }

    #[test]
    fn what_cannot_be_read_is_an_error() {
        assert!(messages("= nothing\n").is_err());
    }
}
