//! Drives one room: turns its outputs into effects, in order. Outputs after a commit wait until the worker has stored
//! it.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use bots::{AnyDecision, BotSpec};
use engine::Chance;
use log_format::v1;
use protocol::RequestError;
use room::{
    CommandResult, Config, DecisionId, HintRequest, Input, LobbyCommand, Now, Output, RequestId,
    Requester, Room, RoomCommit, RoomError, State,
};
use serde_json::{Value, json};

use crate::requests::{Failed, answer};
use crate::{Answer, Effect};

/// A room, and the inputs, outputs and bots' questions that wait.
#[derive(Debug)]
pub(crate) struct Driver {
    room: Room,
    /// Inputs that were not handled yet.
    inputs: VecDeque<Input>,
    /// Steps to carry out before the next input is handled.
    steps: VecDeque<Step>,
    /// Whether the worker is storing a commit. Everything else waits for it.
    is_storing: bool,
    /// Decisions that bots must make.
    questions: VecDeque<Question>,
    /// The page's requests, by the room's commands that answer them.
    requests: BTreeMap<RequestId, u32>,
    next_request: RequestId,
}

#[derive(Debug)]
enum Step {
    Output(Output),
    Answer(Answer),
}

#[derive(Debug)]
enum Question {
    Choose { decision: DecisionId, question: Box<dyn AnyDecision>, bot: BotSpec, luck: Chance },
    Hint { request: HintRequest, question: Box<dyn AnyDecision>, bot: BotSpec, luck: Chance },
}

impl Driver {
    pub(crate) fn new(state: State, config: Arc<Config>, now: Now) -> Self {
        Self {
            room: Room::new(state, config, now),
            inputs: VecDeque::new(),
            steps: VecDeque::new(),
            is_storing: false,
            questions: VecDeque::new(),
            requests: BTreeMap::new(),
            next_request: 0,
        }
    }

    /// The driver of a new room. It stores the room first, and then answers the request.
    pub(crate) fn created(
        state: State,
        commit: RoomCommit,
        made_by: Option<Answer>,
        config: Arc<Config>,
        now: Now,
    ) -> Self {
        let mut driver = Self::new(state, config, now);
        driver.steps.push_back(Step::Output(Output::Commit(Box::new(commit))));
        driver.steps.extend(made_by.map(Step::Answer));
        driver
    }

    pub(crate) fn room(&mut self) -> &mut Room {
        &mut self.room
    }

    /// Queues a command. `request` is the page's request that its result answers, if there is one.
    pub(crate) fn command(
        &mut self,
        request: Option<u32>,
        person: Requester,
        command: LobbyCommand,
    ) {
        let name = self.next_request;
        self.next_request += 1;
        self.requests.extend(request.map(|request| (name, request)));
        self.input(Input::Command { request: name, person, invite: None, command });
    }

    pub(crate) fn input(&mut self, input: Input) {
        self.inputs.push_back(input);
    }

    pub(crate) fn stored(&mut self) {
        self.is_storing = false;
    }

    /// Lets the next bot think, and queues its answer.
    pub(crate) fn think(&mut self) {
        let Some(question) = self.questions.pop_front() else { return };
        self.input(match question {
            Question::Choose { decision, question, bot, mut luck } => {
                Input::BotChose { decision, code: question.choose(&bot, &mut luck).ok() }
            }
            Question::Hint { request, question, bot, mut luck } => {
                let found = question.advise(&bot, &mut luck).ok();
                Input::HintFound { request, found: found.ok_or(RequestError::Trouble) }
            }
        });
    }

    /// Handles inputs and carries out outputs until a commit must be stored or nothing is left to do.
    ///
    /// # Errors
    /// If the room cannot go on.
    pub(crate) fn go_on(&mut self, now: Now, effects: &mut Vec<Effect>) -> Result<(), RoomError> {
        while !self.is_storing {
            if let Some(step) = self.steps.pop_front() {
                self.carry_out(step, effects)?;
            } else if let Some(input) = self.inputs.pop_front() {
                let mut outputs = Vec::new();
                self.room.handle(now, input, &mut outputs)?;
                self.steps.extend(outputs.into_iter().map(Step::Output));
            } else {
                let after = self.room.next_timeout(now).saturating_sub(now.monotonic);
                effects.push(Effect::Wake { room: self.id(), after });
                break;
            }
        }
        Ok(())
    }

    fn id(&self) -> String {
        self.room.state().id().clone()
    }

    fn carry_out(&mut self, step: Step, effects: &mut Vec<Effect>) -> Result<(), RoomError> {
        let output = match step {
            Step::Answer(answer) => {
                effects.push(Effect::Answer(answer));
                return Ok(());
            }
            Step::Output(output) => output,
        };
        match output {
            Output::Commit(commit) => {
                effects.push(self.store(*commit)?);
                self.is_storing = true;
            }
            Output::Send { connection, messages } => {
                let text = |bytes: &bytes::Bytes| String::from_utf8_lossy(bytes).into_owned();
                let messages = messages.iter().map(text).collect();
                effects.push(Effect::Send { connection, messages });
            }
            Output::Reply { request, result } => {
                if let Some(id) = self.requests.remove(&request) {
                    let body = result.map(|done: CommandResult| json!(done.info));
                    effects.push(Effect::Answer(answer(id, body.map_err(Failed::from))));
                }
            }
            Output::AskBot { decision, question, bot, luck } => {
                self.ask(Question::Choose { decision, question, bot, luck }, effects);
            }
            Output::AskHint { request, question, bot, luck } => {
                self.ask(Question::Hint { request, question, bot, luck }, effects);
            }
            Output::Close { connection, reason } => {
                effects.push(Effect::Close { connection, reason });
            }
            // There are no other nodes, and the worker opens a room again after an error.
            Output::Notify(_) | Output::ReadEntries | Output::Reload => {}
        }
        Ok(())
    }

    fn ask(&mut self, question: Question, effects: &mut Vec<Effect>) {
        let (Question::Choose { bot, .. } | Question::Hint { bot, .. }) = &question;
        effects.push(Effect::Think { room: self.id(), learned: bot.is_learned() });
        self.questions.push_back(question);
    }

    fn store(&self, commit: RoomCommit) -> Result<Effect, RoomError> {
        let unwritable = |error: serde_json::Error| RoomError {
            room: commit.room.clone(),
            reason: error.to_string(),
        };
        let entries = commit.entries.iter();
        let entries = entries.map(|entry| Ok((entry.n, entry.at, v1::encode_raw(entry)?)));
        let info: Option<Value> = commit.index.as_ref().map(|index| {
            let turn = index.members.iter().any(|member| member.turn);
            json!({ "changed": index.row.changed, "room": index.row.info, "turn": turn })
        });
        Ok(Effect::Store {
            entries: entries.collect::<serde_json::Result<_>>().map_err(unwritable)?,
            info,
            visited: commit.visit.map(|visit| visit.n),
            room: commit.room,
        })
    }
}
