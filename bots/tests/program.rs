//! Bots in other languages: the errors that a program can cause, and whole matches of the example.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::float_arithmetic,
    reason = "a test that fails panics"
)]

use std::path::Path;
use std::time::Duration;

use bots::{Bot, BotError, BotSpec, Program};
use catalogue::Visitor;
use engine::{Chance, Seat, Seed, Speak, Status};

/// Asks a program for the first decision of a match.
struct First(Program);

impl Visitor for First {
    type Out = Result<u32, BotError>;

    fn visit<G: Speak>(mut self) -> Self::Out {
        let mut luck = Chance::for_step(&Seed::of_words("program"), 0);
        let table = G::setup(G::standard(), &G::Options::default(), 2, &mut luck);
        let Status::Waiting { seats, .. } = table.status() else { panic!("it has begun") };
        let by = seats.nth(0).unwrap();
        let mut offers = Vec::new();
        table.offer(by, &mut offers);
        self.0.choose(table.view(by), &offers, &mut luck).map(G::action_code)
    }
}

fn first(program: Program) -> Result<u32, BotError> {
    catalogue::visit("antiquity", First(program)).unwrap()
}

/// A shell script of one line. It is written to a file, so that blanks in it do not separate arguments.
fn script(name: &str, line: &str) -> Program {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, format!("{line}\n")).unwrap();
    Program::new(&format!("sh {}", path.display())).within(Duration::from_secs(20))
}

fn fault(program: Program) -> String {
    first(program).unwrap_err().to_string()
}

#[test]
fn what_a_program_does_wrong_is_said_clearly() {
    assert!(fault(Program::new("./no-such-bot")).contains("cannot be started"));
    assert!(fault(script("ends", "exit 0")).contains("ended before"));
    assert!(fault(script("babbles", "read q; echo hello")).contains("no JSON"));
    assert!(fault(script("cheats", "read q; echo 999")).contains("was not offered"));
    let floods = script("floods", "read q; head -c 9000 /dev/zero | tr '\\0' 1");
    assert!(fault(floods).contains("more than 4096 bytes"));
    let sleeps = script("sleeps", "read q; exec sleep 60").within(Duration::from_millis(200));
    assert!(fault(sleeps).contains("within 200 ms"));
}

/// The names of the folder and the script contain blanks, and so does an argument.
#[test]
fn quotation_marks_keep_blanks_together() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("my bots");
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("the counter");
    std::fs::write(&path, "read q; if [ \"$1\" = 'two words' ]; then echo $#; fi\n").unwrap();
    let quoted = format!("sh '{}' \"two words\" 2 3", path.display());
    assert_eq!(first(Program::new(&quoted).within(Duration::from_secs(20))), Ok(3));
    assert!(fault(Program::new("sh 'open")).contains("not closed"));
}

#[test]
fn an_answer_is_the_code_of_an_offer() {
    assert_eq!(first(script("draws", "read q; echo 3")), Ok(3));
    assert_eq!(first(script("draws-object", "read q; echo '{\"code\": 0}'")), Ok(0));
}

/// Plays a whole match with the example at the first seat.
struct Whole;

impl Visitor for Whole {
    type Out = ();

    fn visit<G: Speak>(self) {
        let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/bot.py");
        let spec = BotSpec::Program(format!("python3 {example}"));
        let mut bot = spec.bot::<G>();
        let seed = Seed::of_words("whole");
        let mut luck = Chance::for_step(&seed, 0);
        let mut whim = Chance::quick(1);
        let mut table = G::setup(G::standard(), &G::Options::default(), 2, &mut luck);
        let (mut offers, mut asked) = (Vec::new(), 0);
        for step in 1.. {
            let Status::Waiting { seats, .. } = table.status() else { break };
            let by = seats.nth(0).unwrap();
            table.offer(by, &mut offers);
            let action = if by == Seat(0) {
                asked += 1;
                bot.choose(table.view(by), &offers, &mut whim).unwrap()
            } else {
                whim.pick(&offers)
            };
            luck.turn_to(step);
            table.play(by, action, &mut luck);
        }
        assert!(20 < asked, "the example decided {asked} times");
    }
}

#[test]
fn the_example_plays_a_whole_match() {
    for slug in ["antiquity", "quarry"] {
        catalogue::visit(slug, Whole).unwrap();
    }
}
