//! The examples at the end of every `--help`.

pub(super) const MONUMENTA: &str = "\
Without a command it opens a menu of games in the terminal, in the language of --lang.

Examples:
  monumenta play antiquity --seats 3 --lang fr
  monumenta play monumental --solo
  monumenta simulate antiquity --seats 4 --games 10000 --seed 7
  monumenta lab tournament antiquity --bots master,apprentice --games 400
  monumenta rules ANT-31 --lang en";

pub(super) const GAMES: &str = "\
What stands in brackets is taken unless you choose; `--options` takes the others.

Examples:
  monumenta games
  monumenta games --lang en --json";

pub(super) const PLAY: &str = "\
In a terminal the match fills the screen, and `?` lists the keys. With --plain it is printed as lines: you type the number \
of a choice, and `help` says what else you can type. The match is kept after every decision, and when you leave it the \
last line says how to go on.

Examples:
  monumenta play antiquity
  monumenta play quarry --seats 4 --bots master --lang fr
  monumenta play fabulous --seats 3 --humans 2
  monumenta play monumental --solo
  monumenta play monumental --solo --options '{\"solo\": \"full\"}'
  monumenta play antiquity --speed fast
  monumenta play antiquity --plain
  monumenta play --resume
  monumenta play --resume match.json";

pub(super) const SIMULATE: &str = "\
Examples:
  monumenta simulate antiquity --seats 4 --games 10000 --seed 7
  monumenta simulate quarry --seats 2 --bots apprentice,random --games 200
  monumenta simulate antiquity --games 100 --records matches --check
  monumenta simulate monumental --seats 1 --options '{\"solo\": \"full\"}'";

pub(super) const VERIFY: &str = "\
Examples:
  monumenta verify match.json
  monumenta verify matches/antiquity-4-1-000001.json";

pub(super) const SHOW_RECORD: &str = "\
docs/records.md says what is printed; `monumenta replay` puts it into words.

Examples:
  monumenta show match.json
  monumenta show match.json --step 12";

pub(super) const REPLAY: &str = "\
Examples:
  monumenta replay match.json
  monumenta replay match.json --seat 1 --plain --lang en";

pub(super) const RULES: &str = "\
Examples:
  monumenta rules monumental --lang fr
  monumenta rules ANT-31 --lang en";

pub(super) const TOURNAMENT: &str = "\
Examples:
  monumenta lab tournament antiquity --bots master,apprentice --games 400
  monumenta lab tournament quarry --bots random,apprentice --games 100 --out run
  monumenta lab tournament --resume run";

pub(super) const BALANCE: &str = "\
Examples:
  monumenta lab balance antiquity --seats 4 --games 2000 --bots apprentice
  monumenta lab balance quarry --as-asked --options '{\"monument\": \"capitol\"}'";

pub(super) const COMPARE: &str = "\
Examples:
  monumenta lab compare antiquity --content packs/cheaper --games 200
  monumenta lab compare antiquity --content packs/ours --content packs/cheaper";

pub(super) const LADDER: &str = "\
Examples:
  monumenta lab ladder antiquity --games 600
  monumenta lab ladder quarry --seats 4 --bots master:3000,sage --out ladder";

pub(super) const SELFPLAY: &str = "\
training/train.py makes a judgement from these files; docs/bots.md says how.

Example:
  monumenta lab selfplay antiquity --bots master:120 --games 5000 --out two.pos";

pub(super) const ORACLE: &str = "\
Example:
  monumenta lab oracle fabulous --seats 4 --deals 100";

pub(super) const ABANDON: &str = "\
Example:
  monumenta lab abandon run --database postgres://monumenta@db.example/lab";

pub(super) const LAB_WORKER: &str = "\
It plays any run in the database that it can play exactly: it must be built from the same sources as the program \
that asks, and says so where it is not. A worker that is lost loses a few matches; others play them.

Example, on as many machines as you like:
  monumenta lab-worker --database postgres://monumenta@db.example/lab";

pub(super) const BOT_HOST: &str = "\
Examples:
  monumenta bot-host quarry
  monumenta bot-host quarry --seats 3 --seat 2 --bots master --games 10";

pub(super) const SERVE: &str = "\
It prints the address to open. Ctrl-C stops it; all rooms are kept.

Examples:
  monumenta serve
  monumenta serve --listen 0.0.0.0:8000 --data rooms
  monumenta serve --database postgres://monumenta@db.example/rooms";

pub(super) const BACKUP: &str = "\
Example:
  monumenta admin backup rooms.db --data rooms";

pub(super) const RESTORE: &str = "\
The backup is checked and every match in it is played again before anything is replaced. The former data are kept \
beside it, as former-1.sqlite.

Examples:
  monumenta admin restore backup.sqlite --data /var/lib/monumenta";

pub(super) const COPY: &str = "\
Example:
  monumenta admin copy --from sqlite:rooms --to postgres://me@db.example/rooms";

pub(super) const UPGRADE_CHECK: &str = "\
Example; run the new program while the old one serves:
  monumenta admin upgrade-check --data rooms";

pub(super) const VERIFY_ALL: &str = "\
Example:
  monumenta admin verify-all --data rooms";

pub(super) const PRUNE: &str = "\
A match stays in which a person with an account had a seat, talked or was the host, unless --account-matches is given. \
The server may run meanwhile.

Examples:
  monumenta admin prune --data rooms
  monumenta admin prune --delete --lobby-days 7 --data rooms";

pub(super) const EXPORT: &str = "\
Example; ROOM is the last part of the room's address:
  monumenta admin export ROOM";

pub(super) const IMPORT: &str = "\
Example:
  monumenta admin import match.json";

pub(super) const SHOW: &str = "\
Example; ROOM is the last part of the room's address:
  monumenta admin show ROOM";

pub(super) const ADOPT_SEAT: &str = "\
Example; ROOM is the last part of the room's address:
  monumenta admin adopt-seat ROOM 2 anna";

pub(super) const BENCH: &str = "\
Examples:
  monumenta bench
  monumenta bench monumental --seconds 0.1 --json";

#[cfg(test)]
mod tests {
    use clap::{Command, CommandFactory as _, Parser as _};

    use crate::args::Cli;

    /// Every command has at least one example. Each can be parsed, and fits into a narrow terminal.
    #[test]
    fn every_help_has_examples_that_can_be_typed() {
        let mut all = Vec::new();
        collect(&Cli::command(), "monumenta", &mut all);
        assert!(10 < all.len());
        for (name, examples) in all {
            assert!(!examples.is_empty(), "{name} has no example");
            for example in examples {
                assert!(example.len() <= 78, "{example}");
                let understood = Cli::try_parse_from(words(&example));
                assert!(understood.is_ok(), "{example}: {}", understood.unwrap_err());
            }
        }
    }

    /// The examples of each command that has no subcommands or has a help text of its own.
    fn collect(command: &Command, name: &str, all: &mut Vec<(String, Vec<String>)>) {
        let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
        let lines = help.lines().filter_map(|line| line.strip_prefix("  "));
        let own = lines.filter(|line| line.starts_with(name)).map(str::to_owned).collect();
        if !command.has_subcommands() || command.get_after_help().is_some() {
            all.push((name.to_owned(), own));
        }
        for below in command.get_subcommands().filter(|it| it.get_name() != "help") {
            collect(below, &format!("{name} {}", below.get_name()), all);
        }
    }

    /// Splits a line as a shell does.
    fn words(line: &str) -> Vec<String> {
        let mut words = vec![String::new()];
        let mut quoted = false;
        for letter in line.chars() {
            match letter {
                '\'' => quoted = !quoted,
                ' ' if !quoted => words.push(String::new()),
                _ => words.last_mut().unwrap().push(letter),
            }
        }
        words
    }
}
