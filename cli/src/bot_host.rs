//! `monumenta bot-host`: a match in which a bot plays one seat over our standard input and output.

use std::io::{self, BufRead as _, Read as _, Write as _};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use bots::{BotSpec, MatchWithBots, protocol};
use engine::{Chance, Opening, Outcome, Seat, Seed, Status};
use serde_json::{Value, json};

use crate::args::BotHostArgs;
use crate::error::CliError;
use crate::files;

/// Plays matches. For each decision of the bot's seat, prints a question as a JSON line and reads a line with the code
/// of an offer. An error is printed as a JSON line too.
pub(crate) fn host(args: &BotHostArgs) -> Result<(), CliError> {
    let done = matches(args);
    if let Err(fault) = &done {
        say(&json!({ "error": fault.0 }))?;
    }
    done
}

fn matches(args: &BotHostArgs) -> Result<(), CliError> {
    let game = files::game(&args.game)?;
    let seats = args.seats.unwrap_or(game.seats().0.max(2));
    if args.seat == 0 || seats < args.seat {
        return Err(format!("--seat must be from 1 to {seats}").into());
    }
    let others: BotSpec = args.bots.parse()?;
    let (_, content) = files::content(game, args.table.content.as_deref())?;
    let answers = answers();
    for nth in 0..args.games {
        let seed = Seed::of_words(&args.seed).nth(nth);
        let opening = Opening { content, options: &args.table.options, seats, seed };
        let seated = bots::open(game.slug(), &opening).ok_or("there is no such game")?;
        let seated = seated.map_err(|fault| fault.to_string())?;
        let host = Host { seat: Seat(args.seat - 1), others: &others, time: args.time };
        let outcome = host.play(seated, &answers, &mut Chance::quick(nth))?;
        let standings = outcome.0.values();
        let points: Vec<i32> = standings.iter().map(|it| it.points).collect();
        let places: Vec<u8> = standings.iter().map(|it| it.place).collect();
        say(&json!({ "over": { "points": points, "places": places } }))?;
    }
    Ok(())
}

struct Host<'a> {
    seat: Seat,
    others: &'a BotSpec,
    /// Milliseconds for each answer.
    time: u64,
}

impl Host<'_> {
    fn play(
        &self,
        mut seated: Box<dyn MatchWithBots>,
        answers: &Receiver<Result<String, String>>,
        luck: &mut Chance,
    ) -> Result<Outcome, CliError> {
        loop {
            let waiting = match seated.game_match().status() {
                Status::Over(outcome) => return Ok(outcome),
                Status::Waiting { seats, .. } => seats,
            };
            let by = waiting.nth(0).ok_or("the match waits for nobody")?;
            let code = if by == self.seat {
                say(&seated.question(by, self.time).map_err(|err| err.to_string())?)?;
                self.hear(answers)?
            } else if by == Seat::HOUSE {
                let offers = seated.game_match().offers(by);
                offers[luck.below(offers.len() as u32) as usize].code
            } else {
                seated.choose(by, self.others, luck).map_err(|fault| fault.to_string())?
            };
            let refused = |no| format!("{code} is not offered: {no:?}");
            seated.game_match_mut().act(by, &json!(code)).map_err(refused)?;
        }
    }

    fn hear(&self, answers: &Receiver<Result<String, String>>) -> Result<u32, CliError> {
        let line = match answers.recv_timeout(Duration::from_millis(self.time)) {
            Ok(line) => line?,
            Err(RecvTimeoutError::Disconnected) => return Err("the input has ended".into()),
            Err(RecvTimeoutError::Timeout) => {
                return Err(format!("no answer within {} ms", self.time).into());
            }
        };
        protocol::answer(&line).map_err(|what| format!("the bot {what}").into())
    }
}

/// The lines of the standard input. Another thread reads them, so that waiting for a line can time out.
fn answers() -> Receiver<Result<String, String>> {
    let (tell, answers) = mpsc::channel();
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        loop {
            let mut line = Vec::new();
            let most = protocol::MOST_BYTES;
            let read = input.by_ref().take(most as u64 + 1).read_until(b'\n', &mut line);
            let said = match read {
                Ok(0) | Err(_) => return,
                Ok(_) if most < line.len() => Err(format!("an answer has more than {most} bytes")),
                Ok(_) => String::from_utf8(line).map_err(|_| "an answer is no UTF-8".to_owned()),
            };
            if tell.send(said).is_err() {
                return;
            }
        }
    });
    answers
}

fn say(value: &Value) -> Result<(), CliError> {
    outln!("{value}");
    io::stdout().flush().map_err(|err| format!("the output cannot be written: {err}").into())
}
