use engine::AnyGame;
use i18n::Speaker;

use crate::args::{LangArg, RulesArgs};
use crate::error::CliError;
use crate::{files, games, page};

/// `monumenta rules`: prints the rules of all games or of one, or a single rule.
pub(crate) fn rules(args: &RulesArgs) -> Result<(), CliError> {
    let Some(what) = args.what.as_deref() else {
        return catalogue::GAMES.iter().try_for_each(|game| print_all(*game, args.lang));
    };
    if let Some(game) = catalogue::find(what) {
        return print_all(game, args.lang);
    }
    let id = what.to_uppercase();
    for game in catalogue::GAMES {
        let speaker = games::speaker(*game, args.lang)?;
        if let Some(text) = rule(&speaker, &id) {
            page::print(&text);
            return Ok(());
        }
    }
    let unknown = files::game(what).err().map(|fault| fault.0).unwrap_or_default();
    Err(format!("there is no rule {what:?} (an id looks like ANT-31), and {unknown}").into())
}

/// The id, title and text of a rule; `None` if there is no such rule.
pub(crate) fn rule(speaker: &Speaker, id: &str) -> Option<String> {
    let title = speaker.attribute(id, "title")?;
    Some(format!("{id} — {title}\n{}", speaker.word(id)))
}

/// The ids of all rules in the game's texts, in their order.
pub(crate) fn ids(game: &dyn AnyGame) -> Vec<String> {
    let pack = game.pack();
    let messages = ftl::messages(pack.texts(ftl::REFERENCE).unwrap_or_default());
    let rules = messages.unwrap_or_default().into_iter().filter(ftl::Message::is_rule);
    rules.map(|rule| rule.id).collect()
}

fn print_all(game: &dyn AnyGame, lang: LangArg) -> Result<(), CliError> {
    let speaker = games::speaker(game, lang)?;
    page::print_boldly(&speaker.word("game"));
    outln!();
    for id in ids(game) {
        page::print(&rule(&speaker, &id).unwrap_or_default());
        outln!();
    }
    Ok(())
}
