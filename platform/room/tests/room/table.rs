//! A room with a virtual driver: the store is a vector, the clock is a number, and clients keep every message they get.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use bots::BotSpec;
use engine::Seed;
use protocol::{
    Entry, FromServer, RequestError, RoomInfo, Settings, TableDetail, TableView, ToServer,
};
use room::{
    AccessError, CommandResult, Config, ConnectionId, Input, LobbyCommand, LogEntry, Notice, Now,
    Output, Requester, Room, RoomCommit, RoomEvent, RoomPlan, State, Translators, Visitor,
};
use serde_json::Value;

pub(crate) const MINUTE: u64 = 60_000;

const NOW: Now = Now { wall: 1_800_000_000_000, monotonic: 5_000, downtime: 0 };

pub(crate) struct Table {
    pub(crate) room: Room,
    pub(crate) now: Now,
    /// The stored entries.
    pub(crate) log: Vec<LogEntry>,
    pub(crate) commits: Vec<RoomCommit>,
    pub(crate) inbox: BTreeMap<ConnectionId, Vec<FromServer>>,
    pub(crate) notices: Vec<Notice>,
    pub(crate) closed: Vec<ConnectionId>,
    pub(crate) reads: u32,
    /// The bots that were asked.
    pub(crate) asked: Vec<BotSpec>,
    reply: Option<Result<CommandResult, AccessError>>,
    next_request: u64,
}

pub(crate) fn person(id: i64) -> Requester {
    Requester { id, name: format!("Person {id}"), has_account: id == 1 }
}

pub(crate) fn translators() -> &'static Arc<Translators> {
    static TRANSLATORS: OnceLock<Arc<Translators>> = OnceLock::new();
    TRANSLATORS.get_or_init(|| Arc::new(Translators::new().unwrap()))
}

fn config(clustered: bool) -> Config {
    Config {
        node: 1,
        clustered,
        runs_work: true,
        away_after: MINUTE,
        idle_after: 2 * MINUTE,
        translators: Arc::clone(translators()),
    }
}

impl Table {
    /// A room whose host is person 1.
    pub(crate) fn new(settings: Settings) -> Self {
        Self::planned(RoomPlan::new(settings), config(false))
    }

    /// The same on one of several nodes.
    pub(crate) fn clustered(settings: Settings) -> Self {
        Self::planned(RoomPlan::new(settings), config(true))
    }

    /// The same on a node that leaves bots and clocks to others.
    pub(crate) fn without_work(settings: Settings) -> Self {
        Self::planned(RoomPlan::new(settings), Config { runs_work: false, ..config(true) })
    }

    pub(crate) fn of_plan(plan: RoomPlan) -> Self {
        Self::planned(plan, config(false))
    }

    fn planned(plan: RoomPlan, config: Config) -> Self {
        let created = plan.create("room", person(1), Seed([7; 32]), "invite", NOW);
        let (state, commit) = created.unwrap();
        Self::with(state, commit.entries, config)
    }

    /// A room that is read from its log.
    pub(crate) fn of_log(log: Vec<LogEntry>) -> Self {
        Self::with(State::from_log("room", log.clone()).unwrap(), log, config(false))
    }

    /// The same on one of several nodes.
    pub(crate) fn node(log: Vec<LogEntry>) -> Self {
        Self::with(State::from_log("room", log.clone()).unwrap(), log, config(true))
    }

    fn with(state: State, log: Vec<LogEntry>, config: Config) -> Self {
        Self {
            room: Room::new(state, Arc::new(config), NOW),
            now: NOW,
            log,
            commits: Vec::new(),
            inbox: BTreeMap::new(),
            notices: Vec::new(),
            closed: Vec::new(),
            reads: 0,
            asked: Vec::new(),
            reply: None,
            next_request: 0,
        }
    }

    /// People 1, 2, … on all seats of a match that has started.
    pub(crate) fn playing(settings: Settings) -> Self {
        Self::new(settings).started()
    }

    pub(crate) fn started(mut self) -> Self {
        let seats = self.info().settings.seats;
        for seat in 0..seats {
            let who = i64::from(seat) + 1;
            self.command(who, LobbyCommand::Sit { seat: Some(seat) }).unwrap();
            self.command(who, LobbyCommand::Ready { ready: true }).unwrap();
        }
        self.command(1, LobbyCommand::Start).unwrap();
        for seat in 0..seats {
            self.connect(u64::from(seat) + 1, i64::from(seat) + 1);
        }
        self
    }

    /// Handles an input and carries out the outputs; every commit succeeds.
    pub(crate) fn handle(&mut self, input: Input) {
        let outputs = self.outputs(input);
        self.carry_out(outputs);
    }

    /// The room's outputs for an input, not carried out.
    pub(crate) fn outputs(&mut self, input: Input) -> Vec<Output> {
        let mut outputs = Vec::new();
        self.room.handle(self.now, input, &mut outputs).unwrap();
        outputs
    }

    pub(crate) fn carry_out(&mut self, outputs: Vec<Output>) {
        for output in outputs {
            match output {
                Output::Commit(commit) => {
                    assert!(
                        commit
                            .entries
                            .iter()
                            .map(|it| it.n)
                            .eq(self.log.len() as u32
                                ..(self.log.len() + commit.entries.len()) as u32)
                    );
                    self.commits.push(*commit.clone());
                    self.log.extend(commit.entries);
                    for entry in commit.rewritten {
                        let n = entry.n as usize;
                        self.log[n] = entry;
                    }
                }
                Output::Send { connection, messages } => {
                    let messages = messages.iter().map(|it| serde_json::from_slice(it).unwrap());
                    self.inbox.entry(connection).or_default().extend(messages);
                }
                Output::Reply { result, .. } => self.reply = Some(*result),
                Output::AskBot { decision, question, bot, mut luck } => {
                    self.asked.push(bot);
                    let bot: BotSpec = "random".parse().unwrap();
                    let code = question.choose(&bot, &mut luck).ok();
                    self.handle(Input::BotChose { decision, code });
                }
                Output::AskHint { request, .. } => {
                    self.handle(Input::HintFound { request, found: Err(RequestError::Trouble) });
                }
                Output::Notify(notice) => self.notices.push(notice),
                Output::ReadEntries => self.reads += 1,
                Output::Reload => panic!("nothing was lost"),
                Output::Close { connection, .. } => self.closed.push(connection),
            }
        }
    }

    /// Reads the room again, as a program does that starts later by the wall clock and knows of this much more
    /// downtime.
    pub(crate) fn restart(&mut self, later: i64, downtime: i64) {
        self.now.wall += later;
        self.now.downtime += downtime;
        self.room = Room::new(self.reread(), Arc::new(config(false)), self.now);
        self.inbox.clear();
    }

    /// Lets time pass, with a tick at the end.
    pub(crate) fn wait(&mut self, milliseconds: u64) {
        self.later(milliseconds);
        self.handle(Input::Tick);
    }

    /// Lets time pass.
    pub(crate) fn later(&mut self, milliseconds: u64) {
        self.now.wall += milliseconds as i64;
        self.now.monotonic += milliseconds;
    }

    /// All players leave, and bots play to the end.
    pub(crate) fn played_to_the_end(mut self) -> Self {
        for seat in 0..self.info().settings.seats {
            self.command(i64::from(seat) + 1, LobbyCommand::Stand { seat }).unwrap();
        }
        for _ in 0..2_000 {
            if self.room.state().is_over() {
                return self;
            }
            self.wait(1);
        }
        panic!("the match did not end");
    }

    pub(crate) fn command(
        &mut self,
        who: i64,
        command: LobbyCommand,
    ) -> Result<CommandResult, AccessError> {
        self.command_with(who, Some("invite"), command)
    }

    /// The same by another link, or by none.
    pub(crate) fn command_with(
        &mut self,
        who: i64,
        invite: Option<&str>,
        command: LobbyCommand,
    ) -> Result<CommandResult, AccessError> {
        self.next_request += 1;
        let (request, invite) = (self.next_request, invite.map(str::to_owned));
        self.handle(Input::Command { request, person: person(who), invite, command });
        self.reply.take().unwrap()
    }

    /// A person deletes their account; the stored entries are rewritten.
    pub(crate) fn forget(&mut self, who: i64) -> Result<CommandResult, AccessError> {
        self.command_with(who, None, LobbyCommand::Forget)
    }

    /// Connects a person and says hello, with offers and text in English.
    pub(crate) fn connect(&mut self, connection: ConnectionId, who: i64) {
        self.enter(connection, Visitor { person: Some(person(who)), ..Visitor::default() });
    }

    /// Connects and says hello.
    pub(crate) fn enter(&mut self, connection: ConnectionId, visitor: Visitor) {
        self.handle(Input::Connected { connection, visitor, visited: None });
        self.hello(connection, None, Some(0));
    }

    pub(crate) fn hello(&mut self, connection: ConnectionId, seat: Option<u8>, since: Option<u32>) {
        let (lang, words, table) = ("en".to_owned(), true, TableDetail::Everything);
        let opening = false;
        self.send(connection, ToServer::Hello { seat, since, lang, words, table, opening });
    }

    /// Connects a person who last left after entry `visited`, and says hello as a page does that opens the room for the
    /// first time.
    pub(crate) fn open_page(&mut self, connection: ConnectionId, who: i64, visited: Option<u32>) {
        let visitor = Visitor { person: Some(person(who)), ..Visitor::default() };
        self.handle(Input::Connected { connection, visitor, visited });
        let (seat, since, lang) = (None, Some(0), "en".to_owned());
        let (words, table, opening) = (true, TableDetail::Everything, true);
        self.send(connection, ToServer::Hello { seat, since, lang, words, table, opening });
    }

    pub(crate) fn disconnect(&mut self, connection: ConnectionId) {
        self.handle(Input::Disconnected { connection });
    }

    /// Sends a message and returns the messages that the client gets for it.
    pub(crate) fn send(&mut self, connection: ConnectionId, message: ToServer) -> Vec<FromServer> {
        let before = self.inbox.get(&connection).map_or(0, Vec::len);
        self.handle(Input::Message { connection, message });
        self.inbox.get(&connection).map_or(Vec::new(), |inbox| inbox[before..].to_vec())
    }

    /// Sends a request and returns its answer.
    pub(crate) fn ask(
        &mut self,
        connection: ConnectionId,
        message: ToServer,
    ) -> Result<Option<u32>, RequestError> {
        let answers = self.send(connection, message).into_iter();
        let mut answers = answers.filter_map(|message| match message {
            FromServer::Done { n, .. } => Some(Ok(n)),
            FromServer::Refused { why, .. } => Some(Err(why)),
            _ => None,
        });
        answers.next_back().unwrap()
    }

    /// Plays a seat's first offer.
    pub(crate) fn act(&mut self, seat: u8, id: &str) -> Result<Option<u32>, RequestError> {
        let code = self.view(seat).offers[0].code;
        self.play(seat, id, code)
    }

    /// Plays until an action can be taken back, and takes it back. Returns how many actions came before it, and its seat.
    pub(crate) fn act_and_undo(&mut self) -> (u32, u8) {
        for nth in 0..40 {
            let seat = self.awaited();
            self.act(seat, &nth.to_string()).unwrap();
            if self.view(seat).undo {
                let seen = self.room.state().last_n();
                let undo = ToServer::Undo { id: "u".to_owned(), seen, seat: None };
                self.ask(u64::from(seat) + 1, undo).unwrap();
                return (nth, seat);
            }
        }
        panic!("no action could be taken back");
    }

    /// Plays an offer of a seat.
    pub(crate) fn play(
        &mut self,
        seat: u8,
        id: &str,
        code: u32,
    ) -> Result<Option<u32>, RequestError> {
        self.ask(u64::from(seat) + 1, act(id, self.room.state().last_n(), code))
    }

    /// Plays first offers until it is this seat's turn.
    pub(crate) fn play_until(&mut self, seat: u8) {
        for nth in 0..200 {
            let awaited = self.awaited();
            if awaited == seat {
                return;
            }
            self.act(awaited, &format!("until{nth}")).unwrap();
        }
        panic!("it never was the turn of seat {seat}");
    }

    /// Plays first offers of seat 0; bots play the others.
    pub(crate) fn play_against_bots(&mut self, n_actions: usize) {
        for nth in 0..n_actions {
            while self.awaited() != 0 {
                self.wait(1);
            }
            self.act(0, &format!("{nth}")).unwrap();
        }
    }

    /// The first seat that may act.
    pub(crate) fn awaited(&self) -> u8 {
        let played = self.room.state().game_match().unwrap();
        played.status().waiting().iter().next().unwrap().0
    }

    /// The table that a seat's client was last sent.
    pub(crate) fn view(&self, seat: u8) -> TableView {
        let inbox = &self.inbox[&(u64::from(seat) + 1)];
        let tables = inbox.iter().rev().find_map(|message| match message {
            FromServer::Table(table) => Some(table.as_ref().clone()),
            _ => None,
        });
        tables.unwrap()
    }

    /// The entries that a client was sent, in order.
    pub(crate) fn heard(&self, connection: ConnectionId) -> Vec<Entry> {
        let entries = self.inbox[&connection].iter().filter_map(|message| match message {
            FromServer::News { entries } => Some(entries.clone()),
            _ => None,
        });
        entries.flatten().collect()
    }

    pub(crate) fn info(&self) -> RoomInfo {
        self.room.state().info()
    }

    pub(crate) fn events(&self) -> Vec<&RoomEvent> {
        self.log.iter().map(|entry| &entry.event).collect()
    }

    /// The room as another node would read it.
    pub(crate) fn reread(&self) -> State {
        State::from_log("room", self.log.clone()).unwrap()
    }
}

pub(crate) fn act(id: &str, seen: u32, code: u32) -> ToServer {
    ToServer::Act { id: id.to_owned(), seen, seat: None, action: Value::from(code) }
}

pub(crate) fn two_people() -> Table {
    Table::playing(Settings::new("antiquity", 2))
}
