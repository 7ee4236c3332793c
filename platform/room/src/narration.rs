//! The entries of the log in their wire form, with the sentences of each step in the reader's language.
//!
//! A seat is told only what it may know: the news and phrases of a step differ from audience to audience.

use std::collections::BTreeSet;

use engine::{Phrase, RecordedStepKind, Seat};
use i18n::{Reader, Speaker};
use protocol::{Entry, Settings, Sitter, What};
use serde_json::{Value, json};

use crate::RoomEvent;
use crate::planted::{Bug, planted};
use crate::state::{Chair, Logged, LoggedEvent, State};
use crate::translators::SPECTATOR;

/// The news of one step for one audience: as data, and as phrases.
#[derive(Debug, Default)]
pub(crate) struct StepNews {
    pub(crate) news: Value,
    pub(crate) phrases: Vec<Phrase>,
}

/// A reader: the seat (`None` for a spectator) and the speaker of their language (`None` for a client without text).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Audience<'a> {
    pub(crate) seat: Option<Seat>,
    pub(crate) speaker: Option<&'a Speaker>,
}

impl State {
    /// All audiences: each seat, then `None` for spectators.
    pub(crate) fn audiences(&self) -> Vec<Option<Seat>> {
        let seats = (0..self.settings.seats).map(|seat| Some(Seat(seat)));
        seats.chain([None]).collect()
    }

    /// The position of an audience in [`State::audiences`].
    pub(crate) fn audience_index(&self, seat: Option<Seat>) -> usize {
        seat.map_or(usize::from(self.settings.seats), Seat::idx)
    }

    /// The players' names, with names of bots in the speaker's language. Empty without a speaker.
    pub(crate) fn names(&self, speaker: Option<&Speaker>) -> Vec<String> {
        let Some(speaker) = speaker else { return Vec::new() };
        let name = |(idx, chair): (usize, &Chair)| match &chair.sitter {
            Sitter::Person { name, .. } => name.clone(),
            Sitter::Nobody | Sitter::Bot { .. } => bot_name(speaker, idx),
        };
        self.chairs.iter().enumerate().map(name).collect()
    }

    /// The entries from number `from` on, as an audience reads them.
    ///
    /// `lines` has the phrases of each step among them, from [`Room::narrate_step`](crate::Room::narrate_step) or
    /// [`State::replay_lines`]: a phrase may depend on the table of its moment, which the match no longer has.
    pub(crate) fn entries(
        &self,
        from: u32,
        audience: Audience<'_>,
        lines: &[Vec<Phrase>],
    ) -> Vec<Entry> {
        let names = self.names(audience.speaker);
        let logged = self.log.get(from as usize..).unwrap_or_default();
        let first = first_step(logged);
        let reader = Reader { seat: audience.seat, names: &names };
        let index = self.audience_index(audience.seat);
        let say = |phrase: &Phrase| audience.speaker.map(|speaker| speaker.say(phrase, reader));
        let mut news = match (first, self.game_match()) {
            (Some(first), Some(played)) if planted(Bug::SpectatorsHearSeatZero) => {
                played.news(audience.seat.or(Some(Seat(0))), first)
            }
            (Some(first), Some(played)) => played.news(audience.seat, first),
            (_, _) => Vec::new(),
        };
        let mut entry = |(n, logged): (u32, &Logged)| {
            let what = match &logged.what {
                LoggedEvent::Step { nth, seat } => {
                    let archived = self.archive.as_ref().and_then(|it| it.step(*nth, index));
                    let (news, lines) = match archived {
                        Some(step) => (step.news.clone(), step.lines(audience.speaker, &names)),
                        None => {
                            let idx = (*nth as usize).checked_sub(first.unwrap_or(0));
                            let news = idx.and_then(|idx| news.get_mut(idx)).map(Value::take);
                            let lines = idx.and_then(|idx| lines.get(idx)).into_iter().flatten();
                            let lines = match news {
                                Some(_) => lines.filter_map(say).collect(),
                                None => self
                                    .stored_line(*nth, audience.seat)
                                    .iter()
                                    .filter_map(say)
                                    .collect(),
                            };
                            (news.unwrap_or_else(|| json!({})), lines)
                        }
                    };
                    What::Step { step: nth + 1, seat: *seat, news, lines }
                }
                LoggedEvent::Dropped { nth, seat, heard } => {
                    let all_hear_first = planted(Bug::DroppedStepsOfSeatZero);
                    let heard = heard.get(if all_hear_first { 0 } else { index });
                    let news = heard.map_or_else(|| json!({}), |heard| heard.news.clone());
                    let phrases = heard.into_iter().flat_map(|heard| &heard.phrases);
                    let lines = phrases.filter_map(say).collect();
                    What::Step { step: nth + 1, seat: *seat, news, lines }
                }
                LoggedEvent::Other(event) => self.shown_event(n, event),
            };
            Entry { n, at: logged.at, what }
        };
        (from..).zip(logged).map(&mut entry).collect()
    }

    /// The phrases of the steps among the entries from `from` on. Replays the match, which is slow for a long one.
    pub(crate) fn replay_lines(&self, from: u32, audience: Audience<'_>) -> Vec<Vec<Phrase>> {
        let first = first_step(self.log.get(from as usize..).unwrap_or_default());
        let (Some(first), Some(started), Some(_)) = (first, &self.started, audience.speaker) else {
            return Vec::new();
        };
        let heard = started.replay_heard(first, &[audience.seat]).unwrap_or_default();
        heard.into_iter().flatten().map(|heard| heard.phrases).collect()
    }

    /// The sentence for a step that this program cannot replay: the reader's own action, or only that another seat
    /// acted. The text of another seat's action may name hidden things.
    fn stored_line(&self, nth: u32, reader: Option<Seat>) -> Option<Phrase> {
        let step = self.stored_step(nth)?;
        Some(match &step.kind {
            RecordedStepKind::Undo(_) => Phrase::new("undone").with("seat", step.seat),
            RecordedStepKind::Action(action) if Some(step.seat) == reader => {
                Phrase::new("stored-action").with("action", action.clone())
            }
            RecordedStepKind::Action(_) if step.seat == Seat::HOUSE => Phrase::new("stored-house"),
            RecordedStepKind::Action(_) => Phrase::new("stored-other").with("who", step.seat),
        })
    }

    /// The names of the settings and options that entry `n` changed.
    fn shown_change(&self, n: u32, settings: &Settings) -> What {
        let mut earlier = self.log.iter().take(n as usize).rev();
        #[allow(clippy::wildcard_enum_match_arm, reason = "nothing else holds settings")]
        let before = earlier.find_map(|logged| match &logged.what {
            LoggedEvent::Other(event) => match event.as_ref() {
                RoomEvent::Created { settings, .. } | RoomEvent::SettingsChanged { settings } => {
                    Some(settings)
                }
                _ => None,
            },
            LoggedEvent::Step { .. } | LoggedEvent::Dropped { .. } => None,
        });
        let before = before.unwrap_or(settings);
        let mut changed = changed_fields(&json!(before), &json!(settings));
        changed.retain(|name| name != "options");
        What::Settings { changed, options: changed_fields(&before.options, &settings.options) }
    }

    fn shown_event(&self, n: u32, event: &RoomEvent) -> What {
        match event {
            RoomEvent::Created { settings, .. } => {
                What::Created { game: settings.game.clone(), clock: settings.clock }
            }
            RoomEvent::Invited { .. }
            | RoomEvent::Sat { .. }
            | RoomEvent::BotSat { .. }
            | RoomEvent::Stood { .. }
            | RoomEvent::Ready { .. }
            | RoomEvent::Salt { .. }
            | RoomEvent::Adopted { .. }
            | RoomEvent::Forgotten { .. }
            // Steps are logged as `LoggedEvent::Step`.
            | RoomEvent::Act { .. }
            | RoomEvent::Undo { .. } => What::Seats {},
            RoomEvent::SettingsChanged { settings } => self.shown_change(n, settings),
            RoomEvent::Started { commitment, .. } => {
                What::Started { commitment: commitment.clone() }
            }
            RoomEvent::Confirmed { seat, .. } => What::Confirmed { seat: *seat },
            RoomEvent::UndoAsked { seat, step, .. } => What::UndoAsked { seat: *seat, step: *step },
            RoomEvent::UndoAnswered { seat, yes, .. } => {
                What::UndoAnswered { seat: *seat, yes: *yes }
            }
            RoomEvent::Rewound { seat, step } => What::Rewound { seat: *seat, step: *step },
            RoomEvent::Chat { person, name, account, text, .. } => What::Chat {
                name: name.clone(),
                account: *account,
                seat: self.seats_of(Some(*person)).first().copied(),
                text: text.clone(),
            },
            RoomEvent::AwayVoted { by, seat, .. } => What::AwayVoted { by: *by, seat: *seat },
            RoomEvent::Away { seat, why } => What::Away { seat: *seat, why: *why },
            RoomEvent::Back { seat, .. } => What::Back { seat: *seat },
            RoomEvent::Rematch { room } => What::Rematch { room: room.clone() },
            RoomEvent::EndAgreed { seat } => What::EndAgreed { seat: *seat },
            RoomEvent::Ended => What::Ended {},
        }
    }
}

/// The names of the fields in which two objects differ.
fn changed_fields(before: &Value, after: &Value) -> Vec<String> {
    let fields = |value: &Value| value.as_object().cloned().unwrap_or_default();
    let names = fields(before).into_iter().chain(fields(after)).map(|(name, _)| name);
    let names: BTreeSet<String> = names.filter(|name| before[name] != after[name]).collect();
    names.into_iter().collect()
}

/// The name of the bot on the seat with this index.
pub(crate) fn bot_name(speaker: &Speaker, idx: usize) -> String {
    speaker.say(&Phrase::new("bot-name").with("number", idx + 1), SPECTATOR)
}

/// The number of the first step among these entries that was not taken back by consent.
fn first_step(logged: &[Logged]) -> Option<usize> {
    logged.iter().find_map(|logged| match logged.what {
        LoggedEvent::Step { nth, .. } => Some(nth as usize),
        LoggedEvent::Dropped { .. } | LoggedEvent::Other(_) => None,
    })
}
