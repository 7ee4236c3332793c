use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use engine::{Chance, Game, View};

use crate::bot::{Bot, BotError, Candidate};
use crate::protocol::{self, MOST_BYTES};

/// How long a program may think about one decision; the first one includes its start.
const TIME: Duration = Duration::from_secs(5);

/// A program that plays by the [`protocol`]. It is started when it is first asked, and stopped when the bot is dropped.
#[derive(Debug)]
pub struct Program {
    command: String,
    time: Duration,
    running: Option<Running>,
}

#[derive(Debug)]
struct Running {
    child: Child,
    questions: Sender<String>,
    answers: Receiver<Result<String, String>>,
}

impl Program {
    /// The program with this command line: its path and its arguments, with quotation marks as in a shell.
    pub fn new(command: &str) -> Self {
        Self { command: command.to_owned(), time: TIME, running: None }
    }

    /// Sets how long the program may think about one decision.
    #[must_use]
    pub fn within(mut self, time: Duration) -> Self {
        self.time = time;
        self
    }

    fn ask(&mut self, question: &str) -> Result<u32, BotError> {
        if self.running.is_none() {
            self.running = Some(self.start()?);
        }
        let said = self.exchange(question);
        let program = self.command.clone();
        said.and_then(|line| protocol::answer(&line)).map_err(|what| {
            self.running = None;
            BotError::Misbehaved { program, what }
        })
    }

    fn exchange(&mut self, question: &str) -> Result<String, String> {
        let gone = || "ended before it answered".to_owned();
        let running = self.running.as_mut().ok_or_else(gone)?;
        running.questions.send(format!("{question}\n")).map_err(|_| gone())?;
        match running.answers.recv_timeout(self.time) {
            Ok(answer) => answer,
            Err(RecvTimeoutError::Disconnected) => Err(gone()),
            Err(RecvTimeoutError::Timeout) => {
                Err(format!("did not answer within {} ms", self.time.as_millis()))
            }
        }
    }

    fn start(&self) -> Result<Running, BotError> {
        let not_started = |why: String| BotError::NotStarted { program: self.command.clone(), why };
        let words = words(&self.command)
            .ok_or_else(|| not_started("a quotation mark is not closed".to_owned()))?;
        let [program, args @ ..] = &words[..] else {
            return Err(not_started("it has no name".to_owned()));
        };
        let mut child = Command::new(program)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|err| not_started(err.to_string()))?;
        let (Some(mut to), Some(from)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(not_started("it has no input or output".to_owned()));
        };
        let (questions, asked) = mpsc::channel::<String>();
        let (tell, answers) = mpsc::channel();
        // A separate thread reads and writes, so that `exchange` can give up on a program that does neither.
        thread::spawn(move || {
            let mut from = BufReader::new(from);
            for question in asked {
                let written = to.write_all(question.as_bytes()).and_then(|()| to.flush());
                let answer = match written {
                    Ok(()) => read_line(&mut from),
                    Err(_) => Err("ended before it was asked".to_owned()),
                };
                if tell.send(answer).is_err() {
                    break;
                }
            }
        });
        Ok(Running { child, questions, answers })
    }
}

/// The program and its arguments, split as a shell splits a line; `None` if a quotation mark is not closed.
pub(crate) fn words(command: &str) -> Option<Vec<String>> {
    shlex::split(command)
}

/// Reads one line of at most [`MOST_BYTES`].
fn read_line(from: &mut impl std::io::BufRead) -> Result<String, String> {
    let mut line = Vec::new();
    let read = from.take(MOST_BYTES as u64 + 1).read_until(b'\n', &mut line);
    match read {
        Err(err) => Err(format!("cannot be read: {err}")),
        Ok(0) => Err("ended before it answered".to_owned()),
        Ok(_) if MOST_BYTES < line.len() => {
            Err(format!("answered with more than {MOST_BYTES} bytes"))
        }
        Ok(_) => String::from_utf8(line).map_err(|_| "answered with no UTF-8".to_owned()),
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // Errors are ignored: the program may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl<G: Game> Bot<G> for Program {
    fn choose(
        &mut self,
        view: View<'_, G>,
        offers: &[G::Action],
        _luck: &mut Chance,
    ) -> Result<G::Action, BotError> {
        let question = protocol::question(view, offers, self.time.as_millis() as u64);
        let code = self.ask(&question.to_string())?;
        let chosen = offers.iter().find(|offer| G::action_code(**offer) == code).copied();
        chosen.ok_or_else(|| BotError::Misbehaved {
            program: self.command.clone(),
            what: format!("answered {code}, which was not offered"),
        })
    }

    fn explain(
        &mut self,
        view: View<'_, G>,
        offers: &[G::Action],
        luck: &mut Chance,
    ) -> Result<Vec<Candidate<G::Action>>, BotError> {
        let action = self.choose(view, offers, luck)?;
        Ok(vec![Candidate { action, visits: 1, points: None, win: None }])
    }
}
