//! What a room looks like: to everyone ([`State::info`]), to one seat (`State::table_view`), and in the index of rooms
//! ([`State::index_update`]).

use engine::{AnyMatch, Phrase, Seat, Status};
use i18n::{Reader, Speaker};
use protocol::{
    Deal, Entry, Offer, Progress, RoomInfo, SeatClock, SeatInfo, Sitter, TableDetail, TableView,
    UndoRequest,
};
use serde_json::json;

use crate::commit::{IndexRow, IndexUpdate, Member};
use crate::narration::Audience;
use crate::planted::{Bug, planted};
use crate::state::{Chair, StartedMatch, State};

impl State {
    /// The room as everyone in it sees it. The secret and the seed of the deal are included only when the match is
    /// over.
    pub fn info(&self) -> RoomInfo {
        let over = self.is_over();
        let shows_secret = over || (self.started.is_some() && planted(Bug::SecretShownEarly));
        let deal = Deal {
            secret_commitment: self.secret.commitment(),
            commitment: self.started.as_ref().map(|started| started.commitment.clone()),
            secret: shows_secret.then(|| self.secret.to_hex()),
            seed: self.started.as_ref().filter(|_| over).map(|started| started.seed.to_hex()),
        };
        RoomInfo {
            id: self.id.clone(),
            settings: self.settings.clone(),
            state: self.phase(),
            host: self.host_name.clone(),
            host_person: self.host,
            seats: self.chairs.iter().map(seat_info).collect(),
            deal,
            practice: self.is_practice(),
            origin: self.origin.clone(),
            rematch: self.rematch.clone(),
            read_only: self.frozen().map(str::to_owned),
            pack: self.started.as_ref().and_then(StartedMatch::other_pack),
        }
    }

    /// The room's row in the index of rooms, and the people who have seats there. `downtime` is that of
    /// [`Now`](crate::Now): the index has deadlines in wall-clock time.
    pub fn index_update(&self, downtime: i64) -> IndexUpdate {
        let changed = self.log.last().map_or(0, |logged| logged.at);
        let row = IndexRow {
            n_entries: self.next_n(),
            changed,
            deadline: match self.automatic {
                Some(_) => Some(changed),
                None => self.deadline().map(|at| at.saturating_add(downtime)),
            },
            leased_until: None,
            info: self.info(),
        };
        IndexUpdate { row, members: self.members() }
    }

    fn members(&self) -> Vec<Member> {
        // Places and points feed the statistics, in which practice does not count.
        let outcome = match self.game_match().map(AnyMatch::status) {
            Some(Status::Over(outcome)) if !self.is_practice() => Some(outcome),
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

    /// The table as an audience sees it, with the offers of its seat.
    pub(crate) fn table_view(&self, audience: Audience<'_>, detail: TableDetail) -> TableView {
        let played = self.game_match().filter(|_| self.archive.is_none());
        let mut shown = match played {
            Some(played) => self.match_view(played, audience, detail),
            None => self.empty_view(audience),
        };
        shown.confirm = self.held.is_some() && self.held == audience.seat;
        shown.held = self.held.map(|seat| seat.0);
        shown.asked = self.shown_undo_request();
        let names = self.names(audience.speaker);
        if let Some(archive) = &self.archive {
            shown.step = archive.n_steps() as u32;
            shown.progress = archive.progress(audience.speaker, &names);
        }
        let (Some(played), Some(seat)) = (played, audience.seat) else { return shown };
        if self.may_act().contains(seat) {
            let reader = Reader { seat: audience.seat, names: &names };
            let say = |phrase: &Phrase| audience.speaker.map(|speaker| speaker.say(phrase, reader));
            let offers = played.offers(seat).into_iter().map(|offered| Offer {
                code: offered.code,
                confirm: self.settings.confirm && played.passes_for_good(seat, offered.code),
                label: say(&offered.label),
                text: offered.text,
                action: offered.action,
                facts: offered.facts,
            });
            shown.offers = offers.collect();
        }
        shown.undo = self.frozen.is_none() && !self.is_over() && played.check_undo(seat).is_ok();
        shown
    }

    /// A match as an audience sees it, without offers and without undo. The match may be at an earlier step than the
    /// room's.
    pub(crate) fn match_view(
        &self,
        played: &dyn AnyMatch,
        audience: Audience<'_>,
        detail: TableDetail,
    ) -> TableView {
        let mut shown = self.empty_view(audience);
        let names = self.names(audience.speaker);
        let reader = Reader { seat: audience.seat, names: &names };
        let say = |phrase: &Phrase| audience.speaker.map(|speaker| speaker.say(phrase, reader));
        shown.step = played.n_steps() as u32;
        shown.progress = progress(&played.status(), audience.speaker, &names);
        if let Some(seat) = audience.seat.filter(|_| self.frozen.is_none()) {
            shown.prompt = say(&played.prompt(seat));
        }
        if detail == TableDetail::Everything {
            shown.view = Some(played.view(audience.seat));
            shown.standings = played.standings().map(|standings| json!(standings));
            shown.lines = played.sketch(audience.seat).iter().filter_map(say).collect();
        }
        shown
    }

    /// A table before the start.
    fn empty_view(&self, audience: Audience<'_>) -> TableView {
        TableView {
            n: self.last_n(),
            step: 0,
            seat: audience.seat.map(|seat| seat.0),
            progress: Progress::Gathering,
            offers: Vec::new(),
            undo: false,
            confirm: false,
            held: None,
            asked: None,
            prompt: None,
            view: None,
            standings: None,
            lines: Vec::new(),
        }
    }

    /// The clocks at a time of [`Now::playing`](crate::Now::playing); empty in an untimed room.
    pub fn clocks(&self, playing: i64) -> Vec<SeatClock> {
        self.clocks.show(playing)
    }

    /// The entries from number `from` on and the table, as a client of that seat gets them; with text if there is a
    /// speaker. For tests that compare what clients were sent with the log.
    #[doc(hidden)]
    pub fn shown_to(
        &self,
        seat: Option<Seat>,
        speaker: Option<&i18n::Speaker>,
        detail: TableDetail,
        from: u32,
    ) -> (Vec<Entry>, TableView) {
        let audience = Audience { seat, speaker };
        let lines = self.replay_lines(from, audience);
        (self.entries(from, audience, &lines), self.table_view(audience, detail))
    }

    fn shown_undo_request(&self) -> Option<UndoRequest> {
        let request = self.undo_request.as_ref()?;
        let waits_for = self.consenting_seats(request.seat);
        let waits_for = waits_for.into_iter().filter(|seat| !request.agreed.contains(seat));
        Some(UndoRequest { seat: request.seat, step: request.step, waits_for: waits_for.collect() })
    }
}

impl StartedMatch {
    /// The hash of the match's pack, or `None` if it is the program's own.
    fn other_pack(&self) -> Option<String> {
        (self.hash != self.game.standard().hash).then(|| self.hash.clone())
    }
}

fn seat_info(chair: &Chair) -> SeatInfo {
    SeatInfo {
        sitter: chair.sitter.clone(),
        ready: chair.ready,
        away: chair.away,
        words: chair.salt.clone(),
        account: chair.has_account,
    }
}

/// The progress of a match in its wire form; without a speaker, without text. Ties name every player and address nobody, as
/// in archives, which keep them once for all readers.
pub(crate) fn progress(status: &Status, speaker: Option<&Speaker>, names: &[String]) -> Progress {
    let say = |phrase: &Phrase| Some(speaker?.say(phrase, Reader { seat: None, names }));
    match status {
        Status::Waiting { seats, what } => Progress::Waiting {
            seats: seats.iter().map(|seat| seat.0).collect(),
            awaited: (*what).to_owned(),
        },
        Status::Over(outcome) => Progress::Over {
            outcome: json!(outcome),
            ties: outcome.ties().iter().filter_map(say).collect(),
        },
    }
}
