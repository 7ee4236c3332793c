//! What somebody in a room is shown.

use engine::{Phrase, Seat, Status};
use journal::{Happening, Member, RoomRow};
use protocol::{
    Deal, Entry, Offer, Progress, RoomInfo, RoomState, SeatInfo, Sitter, TableDetail, TableView,
    UndoRequest, What,
};
use serde_json::{Value, json};
use words::{Reader, Speaker};

use crate::room::state::{Chair, Logged, LoggedWhat, Room};
use crate::voices::STRANGER;

/// Whose eyes, and in whose words; no words where none were asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Eyes<'a> {
    pub(crate) seat: Option<Seat>,
    pub(crate) voice: Option<&'a Speaker>,
}

impl Room {
    /// The room as everyone in it sees it.
    pub(crate) fn info(&self) -> RoomInfo {
        let over = self.is_over();
        let hex = |seed: &engine::Seed| json!(seed).as_str().unwrap_or_default().to_owned();
        let deal = Deal {
            secret_commitment: self.secret.commitment(),
            commitment: self.start.as_ref().map(|start| start.commitment.clone()),
            secret: over.then(|| hex(&self.secret)),
            seed: self.start.as_ref().filter(|_| over).map(|start| hex(&start.seed)),
        };
        RoomInfo {
            id: self.id.clone(),
            settings: self.settings.clone(),
            state: self.state(),
            host: self.host_name.clone(),
            host_person: self.host,
            seats: self.chairs.iter().map(seat_info).collect(),
            deal,
            practice: self.origin.is_some(),
            origin: self.origin.clone(),
            rematch: self.rematch.clone(),
            read_only: self.frozen.clone(),
        }
    }

    pub(crate) fn state(&self) -> RoomState {
        match &self.start {
            None => RoomState::Gathering,
            Some(_) if self.is_over() => RoomState::Over,
            Some(_) => RoomState::Playing,
        }
    }

    /// The room's line in the index, and who has to do with it.
    pub(crate) fn row(&self) -> (RoomRow, Vec<Member>) {
        let state = match self.state() {
            RoomState::Gathering => "gathering",
            RoomState::Playing => "playing",
            RoomState::Over => "over",
        };
        let changed = self.log.last().map_or(0, |logged| logged.at);
        let row = RoomRow {
            id: self.id.clone(),
            game: self.settings.game.clone(),
            state: state.to_owned(),
            open: self.settings.open,
            n_entries: self.next_n(),
            changed,
            deadline: self.automatic().map_or_else(|| self.deadline(), |_| Some(changed)),
            held_until: None,
            info: serde_json::to_string(&self.info()).unwrap_or_default(),
        };
        (row, self.members())
    }

    fn members(&self) -> Vec<Member> {
        // Places and points are what statistics count: practice does not.
        let outcome = match self.table().map(engine::AnyMatch::status) {
            Some(Status::Over(outcome)) if self.origin.is_none() => Some(outcome),
            Some(Status::Over(_) | Status::Waiting { .. }) | None => None,
        };
        let awaited = self.awaited_people();
        let mut members = Vec::new();
        for (seat, chair) in (0u8..).zip(&self.chairs) {
            let Sitter::Person { person, .. } = chair.sitter else { continue };
            let standing = outcome.as_ref().and_then(|outcome| outcome.0.get(Seat(seat)));
            members.push(Member {
                person,
                seat,
                turn: awaited.contains(Seat(seat)),
                place: standing.map(|standing| standing.place),
                points: standing.map(|standing| standing.points),
            });
        }
        members
    }

    /// The names of those who sit at the table, bots in the reader's language; none where no words are asked for.
    pub(crate) fn names(&self, voice: Option<&Speaker>) -> Vec<String> {
        let Some(voice) = voice else { return Vec::new() };
        let name = |(idx, chair): (usize, &Chair)| match &chair.sitter {
            Sitter::Person { name, .. } => name.clone(),
            Sitter::Nobody | Sitter::Bot { .. } => {
                voice.say(&Phrase::new("bot-name").with("number", idx + 1), STRANGER)
            }
        };
        self.chairs.iter().enumerate().map(name).collect()
    }

    /// The entries from number `from` on, as somebody hears them.
    ///
    /// `told` has what each of these steps told, as it was put when the step was made.
    pub(crate) fn entries(&self, from: u32, eyes: Eyes<'_>, told: &[Vec<Phrase>]) -> Vec<Entry> {
        let names = self.names(eyes.voice);
        let logged = self.log.get(from as usize..).unwrap_or_default();
        let first = logged.iter().find_map(|logged| match logged.what {
            LoggedWhat::Step { nth, .. } => Some(nth as usize),
            LoggedWhat::Dropped { .. } | LoggedWhat::Other(_) => None,
        });
        let reader = Reader { seat: eyes.seat, names: &names };
        let listener = self.listener(eyes.seat);
        let mut news = News { first: first.unwrap_or(0), news: Vec::new() };
        let say = |phrase: &Phrase| eyes.voice.map(|voice| voice.say(phrase, reader));
        let lines = |nth: u32| {
            let told = (nth as usize).checked_sub(first.unwrap_or(0)).and_then(|idx| told.get(idx));
            told.into_iter().flatten().filter_map(say).collect()
        };
        if let (Some(first), Some(table)) = (first, self.table()) {
            news.news = table.news(eyes.seat, first);
        }
        let entry = |(n, logged): (u32, &Logged)| {
            let what = match &logged.what {
                LoggedWhat::Step { nth, seat } => {
                    let kept = self.kept.as_ref().and_then(|kept| kept.step(*nth, listener));
                    let (news, lines) = match kept {
                        Some(kept) => (kept.news.clone(), kept.lines(eyes.voice, &names)),
                        None => (news.take(*nth), lines(*nth)),
                    };
                    What::Step { step: nth + 1, seat: *seat, news, lines }
                }
                LoggedWhat::Dropped { nth, seat, heard } => {
                    let heard = heard.get(listener);
                    let news = heard.map_or_else(|| json!({}), |heard| heard.news.clone());
                    let told = heard.into_iter().flat_map(|heard| &heard.told);
                    What::Step {
                        step: nth + 1,
                        seat: *seat,
                        news,
                        lines: told.filter_map(say).collect(),
                    }
                }
                LoggedWhat::Other(what) => self.other(what),
            };
            Entry { n, at: logged.at, what }
        };
        (from..).zip(logged).map(entry).collect()
    }

    /// What the steps of the entries from `from` on told, each put as when it was made: the match is played again.
    pub(crate) fn told_from(&self, from: u32, eyes: Eyes<'_>) -> Vec<Vec<Phrase>> {
        let logged = self.log.get(from as usize..).unwrap_or_default();
        let first = logged.iter().find_map(|logged| match logged.what {
            LoggedWhat::Step { nth, .. } => Some(nth as usize),
            LoggedWhat::Dropped { .. } | LoggedWhat::Other(_) => None,
        });
        let (Some(first), Some(start), Some(_)) = (first, &self.start, eyes.voice) else {
            return Vec::new();
        };
        let heard = start.heard_again(first, &[eyes.seat]).unwrap_or_default();
        heard.into_iter().flatten().map(|heard| heard.told).collect()
    }

    fn other(&self, what: &Happening) -> What {
        match what {
            Happening::Created { settings, .. } => {
                What::Created { game: settings.game.clone(), clock: settings.clock }
            }
            Happening::Invited { .. }
            | Happening::Sat { .. }
            | Happening::BotSat { .. }
            | Happening::Stood { .. }
            | Happening::Ready { .. }
            | Happening::Words { .. }
            | Happening::Adopted { .. }
            | Happening::Forgotten { .. }
            // Steps are kept in another form.
            | Happening::Act { .. }
            | Happening::Undo { .. } => What::Seats {},
            Happening::Started { commitment, .. } => {
                What::Started { commitment: commitment.clone() }
            }
            Happening::Confirmed { seat, .. } => What::Confirmed { seat: *seat },
            Happening::UndoAsked { seat, step } => What::UndoAsked { seat: *seat, step: *step },
            Happening::UndoAnswered { seat, yes } => {
                What::UndoAnswered { seat: *seat, yes: *yes }
            }
            Happening::Rewound { seat, step } => What::Rewound { seat: *seat, step: *step },
            Happening::Chat { person, name, text, .. } => What::Chat {
                name: name.clone(),
                seat: self.seats_of(Some(*person)).first().copied(),
                text: text.clone(),
            },
            Happening::AwayVoted { by, seat } => What::AwayVoted { by: *by, seat: *seat },
            Happening::Away { seat, why } => What::Away { seat: *seat, why: *why },
            Happening::Back { seat } => What::Back { seat: *seat },
            Happening::Rematch { room } => What::Rematch { room: room.clone() },
        }
    }

    /// The table as somebody sees it.
    pub(crate) fn table_view(&self, eyes: Eyes<'_>, wish: TableDetail) -> TableView {
        let mut shown = TableView {
            n: self.last_n(),
            step: 0,
            seat: eyes.seat.map(|seat| seat.0),
            progress: Progress::Gathering,
            offers: Vec::new(),
            undo: false,
            confirm: self.held.is_some() && self.held == eyes.seat,
            held: self.held.map(|seat| seat.0),
            asked: self.asked(),
            prompt: None,
            view: None,
            lines: Vec::new(),
        };
        if let Some(kept) = &self.kept {
            shown.step = kept.n_steps() as u32;
            shown.progress = Progress::Over { outcome: kept.outcome.clone() };
            return shown;
        }
        let Some(table) = self.table() else { return shown };
        shown.step = table.n_steps() as u32;
        shown.progress = progress(&table.status());
        let names = self.names(eyes.voice);
        let reader = Reader { seat: eyes.seat, names: &names };
        let say = |phrase: &Phrase| eyes.voice.map(|voice| voice.say(phrase, reader));
        let awaited = eyes.seat.filter(|seat| self.may_act().contains(*seat));
        if let Some(seat) = awaited {
            let offers = table.offers(seat).into_iter().map(|offered| Offer {
                code: offered.code,
                label: say(&offered.label),
                text: offered.text,
                action: offered.action,
            });
            shown.offers = offers.collect();
        }
        if let Some(seat) = eyes.seat {
            shown.undo = !self.is_over() && table.check_undo(seat).is_ok();
            shown.prompt = say(&table.prompt(seat));
        }
        if wish == TableDetail::Everything {
            shown.view = Some(table.view(eyes.seat));
            shown.lines = table.sketch(eyes.seat).iter().filter_map(say).collect();
        }
        shown
    }

    fn asked(&self) -> Option<UndoRequest> {
        let request = self.request.as_ref()?;
        let waits_for = self.asked_seats(request.seat);
        let waits_for = waits_for.into_iter().filter(|seat| !request.agreed.contains(seat));
        Some(UndoRequest { seat: request.seat, step: request.step, waits_for: waits_for.collect() })
    }

    /// Whose consent `seat` needs to go back: all other people who play.
    pub(crate) fn asked_seats(&self, seat: u8) -> Vec<u8> {
        let owner = match self.chairs.get(usize::from(seat)).map(|chair| &chair.sitter) {
            Some(Sitter::Person { person, .. }) => Some(*person),
            Some(Sitter::Nobody | Sitter::Bot { .. }) | None => None,
        };
        let is_asked = |chair: &Chair| match &chair.sitter {
            Sitter::Person { person, .. } => !chair.away && Some(*person) != owner,
            Sitter::Nobody | Sitter::Bot { .. } => false,
        };
        (0u8..).zip(&self.chairs).filter(|(_, it)| is_asked(it)).map(|(seat, _)| seat).collect()
    }
}

/// What somebody heard of the steps from `first` on.
struct News {
    first: usize,
    news: Vec<Value>,
}

impl News {
    /// The news of one step; empty where this program cannot tell it.
    fn take(&mut self, nth: u32) -> Value {
        let idx = (nth as usize).checked_sub(self.first);
        let news = idx.and_then(|idx| self.news.get_mut(idx));
        news.map_or_else(|| json!({}), Value::take)
    }
}

fn seat_info(chair: &Chair) -> SeatInfo {
    SeatInfo {
        sitter: chair.sitter.clone(),
        ready: chair.ready,
        away: chair.away,
        words: chair.words.clone(),
    }
}

/// Where a match stands, for the wire.
pub(crate) fn progress(status: &Status) -> Progress {
    match status {
        Status::Waiting { seats, what } => Progress::Waiting {
            seats: seats.iter().map(|seat| seat.0).collect(),
            awaited: (*what).to_owned(),
        },
        Status::Over(outcome) => Progress::Over { outcome: json!(outcome) },
    }
}
