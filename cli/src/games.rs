use engine::{AnyGame, OptionKind, OptionSpec};
use serde_json::json;
use words::Speaker;

use crate::args::GamesArgs;
use crate::fault::Fault;

/// Lists the games, their seats and their options.
pub(crate) fn games(args: &GamesArgs) -> Result<(), Fault> {
    if args.json {
        let games: Vec<_> = catalogue::GAMES.iter().map(|game| as_json(*game)).collect();
        println!("{}", json!(games));
        return Ok(());
    }
    for game in catalogue::GAMES {
        let speaker = speaker(*game, args.lang)?;
        let (least, most) = game.seats();
        println!("{} — {}", game.slug(), speaker.word("game"));
        println!("  {}", speaker.attribute("game", "about").unwrap_or_default());
        println!("  --seats {least}..{most}");
        for spec in game.options(game.standard()) {
            let help = speaker.attribute(&format!("option-{}", spec.name), "help");
            println!("  {:<16} {}  {}", spec.name, values(&spec), help.unwrap_or_default());
        }
        println!();
    }
    Ok(())
}

/// A speaker of the game's own texts.
pub(crate) fn speaker(game: &dyn AnyGame, lang: crate::args::LangArg) -> Result<Speaker, Fault> {
    Speaker::new(lang.get(), &game.pack()).map_err(|fault| fault.to_string().into())
}

fn values(spec: &OptionSpec) -> String {
    match &spec.kind {
        OptionKind::Flag { default } => format!("true|false [{default}]"),
        OptionKind::Choice { values, default } => format!("{} [{default}]", values.join("|")),
        OptionKind::Number { least, most, default } => format!("{least}..{most} [{default}]"),
    }
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
