use engine::{AnyGame, OptionKind, OptionSpec};
use i18n::Speaker;
use serde_json::json;

use crate::args::GamesArgs;
use crate::error::CliError;
use crate::page;

/// `monumenta games`: lists the games, their seats and their options.
pub(crate) fn games(args: &GamesArgs) -> Result<(), CliError> {
    if args.json {
        let games: Vec<_> = catalogue::GAMES.iter().map(|game| as_json(*game)).collect();
        outln!("{}", json!(games));
        return Ok(());
    }
    for game in catalogue::GAMES {
        let speaker = speaker(*game, args.lang)?;
        let (least, most) = game.seats();
        page::print_boldly(&format!("{} — {}", game.slug(), speaker.word("game")));
        page::print(&format!("  {}", speaker.attribute("game", "about").unwrap_or_default()));
        outln!("  --seats {least}..{most}");
        let options = game.options(game.standard());
        if let Some(example) = options.iter().find_map(other_value) {
            outln!("  --options '{example}'");
        }
        for spec in options {
            let help = speaker.attribute(&format!("option-{}", spec.name), "help");
            page::print(&format!("    {}: {}", spec.name, values(&spec)));
            page::print(&format!("      {}", help.unwrap_or_default()));
        }
        outln!();
    }
    Ok(())
}

/// A speaker with the texts of the game.
pub(crate) fn speaker(game: &dyn AnyGame, lang: crate::args::LangArg) -> Result<Speaker, CliError> {
    Speaker::new(lang.get(), &game.pack()).map_err(|fault| fault.to_string().into())
}

fn values(spec: &OptionSpec) -> String {
    match &spec.kind {
        OptionKind::Flag { default } => format!("true, false [{default}]"),
        OptionKind::Choice { values, default } => format!("{} [{default}]", values.join(", ")),
        OptionKind::Number { least, most, default } => format!("{least}..{most} [{default}]"),
    }
}

/// An example for `--options`: this option with another value than its default.
fn other_value(spec: &OptionSpec) -> Option<String> {
    let value = match &spec.kind {
        OptionKind::Flag { default } => json!(!default),
        OptionKind::Choice { values, default } => json!(values.iter().find(|it| *it != default)?),
        OptionKind::Number { most, .. } => json!(most),
    };
    Some(format!("{{\"{}\": {value}}}", spec.name))
}

fn as_json(game: &dyn AnyGame) -> serde_json::Value {
    let (least, most) = game.seats();
    json!({
        "game": game.slug(),
        "rules": game.rules_version(),
        "seats": { "least": least, "most": most },
        "content": game.standard().hash,
        "options": game.options(game.standard()),
    })
}
