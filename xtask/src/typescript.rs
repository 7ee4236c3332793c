//! Reads the TypeScript that `ts-rs` writes: one declaration per paragraph.

use std::collections::BTreeMap;

/// One `export type`.
#[derive(Debug)]
pub(crate) struct Declaration {
    /// Its doc comment on one line.
    pub(crate) docs: String,
    /// Its form in JSON.
    pub(crate) shape: Shape,
    body: String,
}

/// The form of a type in JSON.
#[derive(Debug)]
pub(crate) enum Shape {
    /// An object with these fields.
    Fields(Vec<Field>),
    /// One of these.
    Alternatives(Vec<Alternative>),
    /// A number, a list, or another type.
    Other(String),
}

/// A field of an object.
#[derive(Debug, PartialEq)]
pub(crate) struct Field {
    pub(crate) name: String,
    /// Its type.
    pub(crate) of: String,
    pub(crate) docs: String,
}

/// One alternative of a union type.
#[derive(Debug, PartialEq)]
pub(crate) struct Alternative {
    /// The name of the field with the variant, if it is an object with such a field.
    pub(crate) tag: Option<String>,
    /// The name of the variant in JSON.
    pub(crate) variant: String,
    /// How it is shown in a table.
    pub(crate) shown: String,
    /// The fields besides the tag.
    pub(crate) fields: Vec<Field>,
}

impl Declaration {
    /// Every word in it that begins with a capital: names of types, and others.
    pub(crate) fn names(&self) -> Vec<String> {
        let words = self.body.split(|c: char| !c.is_alphanumeric());
        words.filter(|it| it.starts_with(char::is_uppercase)).map(str::to_owned).collect()
    }
}

/// The declarations of a file, by name.
pub(crate) fn declarations(text: &str) -> BTreeMap<String, Declaration> {
    text.split("\n\n").filter_map(declaration).collect()
}

fn declaration(paragraph: &str) -> Option<(String, Declaration)> {
    let (docs, rest) = take_docs(paragraph.trim());
    let (name, body) = rest.strip_prefix("export type ")?.split_once(" = ")?;
    let name = name.split('<').next().unwrap_or(name).to_owned();
    let body = body.trim().trim_end_matches(';');
    let alternatives = split(body, '|');
    let shape = match &alternatives[..] {
        [one] => match (alternative(one), object(one)) {
            (tagged @ Alternative { tag: Some(_), .. }, _) => Shape::Alternatives(vec![tagged]),
            (_, Some(fields)) => Shape::Fields(fields),
            (_, None) => Shape::Other((*one).to_owned()),
        },
        all if all.iter().any(|it| it.starts_with(['"', '{'])) => {
            Shape::Alternatives(all.iter().map(|it| alternative(it)).collect())
        }
        _ => Shape::Other(body.to_owned()),
    };
    Some((name, Declaration { docs, shape, body: without_docs(body) }))
}

fn alternative(text: &str) -> Alternative {
    let parts = split(text, '&');
    let Some(mut fields) = object(parts[0]) else {
        let variant = text.trim_matches('"').to_owned();
        return Alternative { tag: None, variant, shown: text.to_owned(), fields: Vec::new() };
    };
    let tagged = fields.first().is_some_and(|it| it.of.starts_with('"'));
    if !tagged {
        let variant = fields.first().map(|it| it.name.clone()).unwrap_or_default();
        return Alternative { tag: None, variant, shown: text.to_owned(), fields: Vec::new() };
    }
    let Field { name, of, .. } = fields.remove(0);
    let variant = of.trim_matches('"').to_owned();
    let others = parts[1..].iter().map(|it| (*it).to_owned());
    fields.extend(others.map(|of| Field { name: "…".to_owned(), of, docs: String::new() }));
    Alternative { tag: Some(name), shown: variant.clone(), variant, fields }
}

/// The fields, if this is an object with named fields.
fn object(text: &str) -> Option<Vec<Field>> {
    let inner = text.trim().strip_prefix('{')?.strip_suffix('}')?;
    if inner.trim_start().starts_with('[') {
        return None;
    }
    let field = |part: &&str| {
        let (docs, rest) = take_docs(part);
        let (name, of) = rest.split_once(':')?;
        let name = name.trim().trim_matches('"').to_owned();
        Some(Field { name, of: of.trim().to_owned(), docs })
    };
    Some(split(inner, ',').iter().filter_map(field).collect())
}

/// Splits a text at a letter, but not within brackets, quotes and comments.
fn split(text: &str, at: char) -> Vec<&str> {
    let (mut parts, mut from, mut depth, mut quoted, mut comment) =
        (Vec::new(), 0, 0, false, false);
    for (idx, letter) in text.char_indices() {
        let rest = &text[idx..];
        comment = (comment || rest.starts_with("/**")) && !text[..idx].ends_with("*/");
        quoted ^= letter == '"' && !comment;
        match letter {
            _ if comment || quoted => {}
            '{' | '[' | '(' | '<' => depth += 1,
            '}' | ']' | ')' | '>' => depth -= 1,
            _ if letter == at && depth == 0 => {
                parts.push(text[from..idx].trim());
                from = idx + 1;
            }
            _ => {}
        }
    }
    parts.push(text[from..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

/// Splits off the doc comment at the beginning, on one line.
fn take_docs(text: &str) -> (String, &str) {
    let Some((comment, rest)) = text.strip_prefix("/**").and_then(|it| it.split_once("*/")) else {
        return (String::new(), text);
    };
    let lines = comment.lines().map(|line| line.trim().trim_start_matches('*').trim());
    let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
    (lines.join(" "), rest.trim())
}

fn without_docs(text: &str) -> String {
    let parts = text.split("/**").enumerate();
    let parts = parts.map(|(nth, part)| match (nth, part.split_once("*/")) {
        (0, _) | (_, None) => part,
        (_, Some((_, after))) => after,
    });
    parts.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_keep_their_types_and_comments() {
        let text = "/**\n * A, b.\n */\nexport type A = {\n/**\n * Two,\n * lines | more.\n */\nx: [B, C], y?: { [key in D]?: number }, };";
        let all = declarations(text);
        assert_eq!(all["A"].docs, "A, b.");
        let Shape::Fields(fields) = &all["A"].shape else { panic!("{:?}", all["A"]) };
        assert_eq!((fields[0].name.as_str(), fields[0].of.as_str()), ("x", "[B, C]"));
        assert_eq!(fields[0].docs, "Two, lines | more.");
        assert_eq!(fields[1].name, "y?");
        assert_eq!(all["A"].names(), ["B", "C", "D"]);
    }

    #[test]
    fn alternatives_are_told_apart_by_their_tag() {
        let all = declarations(
            "export type A = { \"event\": \"x\", n: number, } | { \"event\": \"y\" } & B | \"z\" | { \"w\": C };",
        );
        let Shape::Alternatives(found) = &all["A"].shape else { panic!("{:?}", all["A"]) };
        let shown: Vec<&str> = found.iter().map(|it| it.shown.as_str()).collect();
        assert_eq!(shown, ["x", "y", "\"z\"", "{ \"w\": C }"]);
        assert_eq!(found[0].tag.as_deref(), Some("event"));
        assert_eq!(found[1].fields[0].of, "B");
        assert_eq!(found[3].variant, "w");
    }

    #[test]
    fn a_map_and_a_number_have_no_fields() {
        let all =
            declarations("export type A = { [key in B]?: number };\n\nexport type B = number;");
        assert!(all.values().all(|it| matches!(it.shape, Shape::Other(_))));
    }
}
