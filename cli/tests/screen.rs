//! The full screen as a person at a terminal uses it: keys go in through a pseudo terminal.

#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that fails panics")]

mod person;

use std::io::{Read as _, Write as _};
use std::process::{Child, Command};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use person::{monumenta, path, stdout, typing};

/// What has not come by then does not come.
const PATIENCE: Duration = Duration::from_secs(60);

const ENTERS: &str = "\x1b[?1049h";
const LEAVES: &str = "\x1b[?1049l";

/// A terminal in which the program runs; afterwards `stty` says in which mode the program left it.
struct Person {
    child: Child,
    keyboard: pty_process::blocking::Pty,
    screen: Receiver<Vec<u8>>,
    /// Everything that was written, with its control sequences.
    written: Vec<u8>,
    /// What the person sees.
    seen: vt100::Parser,
}

impl Person {
    fn at(size: (u16, u16), args: &[&str]) -> Self {
        let (keyboard, screen_side) = pty_process::blocking::open().unwrap();
        keyboard.resize(pty_process::Size::new(size.1, size.0)).unwrap();
        let script = "sh -c 'echo process $$; exec \"$0\" \"$@\"' \"$0\" \"$@\"; echo; stty -a";
        let child = pty_process::blocking::Command::new("sh")
            .args(["-c", script, env!("CARGO_BIN_EXE_monumenta")])
            .args(args)
            .env("LC_ALL", "en_GB.UTF-8")
            .env("TERM", "xterm")
            .env_remove("NO_COLOR")
            .spawn(screen_side)
            .unwrap();
        let mut reader =
            std::fs::File::from(std::os::fd::AsFd::as_fd(&keyboard).try_clone_to_owned().unwrap());
        let (sender, screen) = channel();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            // A terminal whose last program has ended gives an error.
            while let Ok(n_bytes) = reader.read(&mut buffer)
                && 0 < n_bytes
                && sender.send(buffer[..n_bytes].to_vec()).is_ok()
            {}
        });
        let seen = vt100::Parser::new(size.1, size.0, 0);
        Self { child, keyboard, screen, written: Vec::new(), seen }
    }

    fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
    }

    /// Waits until the text stands on the screen.
    fn waits_for(&mut self, text: &str) {
        while !self.seen.screen().contents().contains(text) {
            match self.screen.recv_timeout(PATIENCE) {
                Ok(more) => self.take_in(&more),
                Err(_) => panic!("{text:?} does not come: {}", self.seen.screen().contents()),
            }
        }
    }

    fn take_in(&mut self, more: &[u8]) {
        self.seen.process(more);
        self.written.extend(more);
    }

    fn resize(&mut self, size: (u16, u16)) {
        self.seen.screen_mut().set_size(size.1, size.0);
        self.keyboard.resize(pty_process::Size::new(size.1, size.0)).unwrap();
    }

    /// Waits for the end; says everything that was written.
    fn waits_for_the_end(mut self) -> String {
        while let Ok(more) = self.screen.recv_timeout(PATIENCE) {
            self.take_in(&more);
        }
        assert!(self.child.wait().unwrap().success());
        String::from_utf8(self.written).unwrap()
    }
}

/// The program took the terminal once and gave it back, to the mode in which shells want it.
fn is_restored(written: &str) -> bool {
    let once = written.matches(ENTERS).count() == 1 && written.matches(LEAVES).count() == 1;
    let after = written.rsplit_once(LEAVES).unwrap().1;
    once && after.contains("\x1b[?25h") && after.contains(" icanon") && after.contains(" echo ")
}

#[test]
fn a_match_is_played_by_keys_left_and_resumed() {
    let folder = tempfile::tempdir().unwrap();
    let record = path(folder.path(), "match.json");
    let args = ["play", "antiquity", "--seats", "2", "--seed", "5", "--record", &record];
    let mut person = Person::at((120, 40), &[&args[..], &["--speed", "off"]].concat());
    person.waits_for("Enter take");
    person.press("/pile");
    person.waits_for("Esc all choices");
    person.press("\r");
    person.waits_for("actions: 2");
    person.press("u");
    person.waits_for("any key: back");
    person.press(" :draw r\t1\r");
    person.waits_for("actions: 1");
    person.press("u");
    person.waits_for("  take your last decision back");
    person.resize((80, 24));
    person.waits_for("▸Board ─");
    person.press("?");
    person.waits_for("takes the last decision back");
    person.press(" q");
    let written = person.waits_for_the_end();
    assert!(is_restored(&written), "{written}");
    assert!(written.contains("--resume"), "{written}");
    assert!(stdout(&monumenta(&["verify", &record])).contains("3 steps, open"));
    assert!(stdout(&typing(&["play", "--resume", &record], "")).contains("Your turn"));
}

#[test]
fn a_signal_gives_the_terminal_back_and_keeps_the_match() {
    for (signal, keys) in [("-TERM", ""), ("-INT", ""), ("", "\x03")] {
        let folder = tempfile::tempdir().unwrap();
        let record = path(folder.path(), "match.json");
        let args =
            ["play", "quarry", "--seats", "2", "--humans", "1", "--seed", "5", "--record", &record];
        let mut person = Person::at((80, 24), &args);
        person.waits_for("Enter take");
        if keys.is_empty() {
            let written = String::from_utf8_lossy(&person.written).into_owned();
            let process = written.split_once("process ").unwrap().1;
            let process = process.split_whitespace().next().unwrap();
            let sent = Command::new("kill").args([signal, process]).status();
            assert!(sent.unwrap().success());
        }
        person.press(keys);
        let written = person.waits_for_the_end();
        assert!(is_restored(&written), "{signal}: {written}");
        assert!(written.contains("--resume"), "{signal}: {written}");
        assert!(stdout(&monumenta(&["verify", &record])).contains("open"));
    }
}

#[test]
fn a_replay_fits_the_window_and_goes_by_step_and_by_turn() {
    let folder = tempfile::tempdir().unwrap();
    let records = path(folder.path(), "records");
    let series = ["simulate", "quarry", "--seats", "3", "--games", "1", "--records", &records];
    stdout(&monumenta(&series));
    let record = path(folder.path(), "records/quarry-3-1-000000.json");
    let mut person = Person::at((100, 30), &["replay", &record]);
    person.waits_for("Step 0 of");
    person.press("\x1b[C");
    person.waits_for("Step 1 of");
    person.press("\x1b[F");
    person.waits_for("What decided");
    person.press("q");
    assert!(is_restored(&person.waits_for_the_end()));
}

#[test]
fn plain_lines_are_there_for_those_who_want_them() {
    let folder = tempfile::tempdir().unwrap();
    let record = path(folder.path(), "match.json");
    let args = ["play", "quarry", "--seats", "2", "--seed", "5", "--record", &record, "--plain"];
    let mut person = Person::at((80, 24), &args);
    person.waits_for("> ");
    person.press("quit\n");
    let written = person.waits_for_the_end();
    assert!(!written.contains(ENTERS) && written.contains("Commitment of the deal"), "{written}");
}
