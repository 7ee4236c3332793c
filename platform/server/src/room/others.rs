//! Where several nodes serve a room: what others write, who is connected there, and which of them lets the bots play.
//!
//! No node leads. The number of an entry decides who was first; whoever was not reads what came before and tries again.

use std::collections::BTreeMap;
use std::time::Duration;

use bus::Hint;
use journal::{HOLD, Happening, StoredEntry, Trouble};
use protocol::FromServer;
use tokio::time::Instant;

use crate::hub;
use crate::room::actor::Keeper;

/// How often a node says who is connected to it.
const SAY_WHO: Duration = Duration::from_secs(15);

/// Whoever a node said was connected is taken to be gone when it has been silent so long.
const FORGET: Duration = Duration::from_secs(40);

/// How long to wait before a database that is away is asked again.
const AGAIN: Duration = Duration::from_millis(250);

/// A hint carries no more bytes of entries.
const MOST_CARRIED: usize = 2_000;

/// What a room knows of other nodes.
#[derive(Debug)]
pub(crate) struct Others {
    /// Who is connected to each other node, and when it said so.
    elsewhere: BTreeMap<u64, (Instant, Who)>,
    say_who_at: Instant,
    /// Until when this node does what is due.
    duty: Option<Instant>,
    /// Whether somebody was to play without a person when the room was last looked at.
    was_automatic: bool,
}

/// Who is connected to a node.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Who {
    people: Vec<i64>,
    strangers: u32,
}

/// Whether the other nodes must be told whose the duty is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Duty {
    Same,
    Changed,
}

impl Others {
    pub(crate) fn new(was_automatic: bool) -> Self {
        let elsewhere = BTreeMap::new();
        Self { elsewhere, say_who_at: Instant::now(), duty: None, was_automatic }
    }

    /// Whether somebody is connected to another node.
    pub(crate) fn have(&self, person: i64) -> bool {
        self.elsewhere.values().any(|(_, who)| who.people.contains(&person))
    }

    /// All who are connected to other nodes, those who are not known too.
    pub(crate) fn people(&self) -> impl Iterator<Item = Option<i64>> {
        self.elsewhere.values().flat_map(|(_, who)| {
            let strangers = std::iter::repeat_n(None, who.strangers as usize);
            who.people.iter().copied().map(Some).chain(strangers)
        })
    }
}

impl Keeper {
    /// Whether this node does what is due in the room. A server alone always does.
    pub(crate) fn is_on_duty(&self) -> bool {
        !self.house.nodes.are_several()
            || self.others.duty.is_some_and(|until| Instant::now() < until)
    }

    /// Another node left what is due to this one.
    pub(crate) fn take_duty(&mut self) {
        if self.house.nodes.are_several() {
            self.others.duty = Some(Instant::now() + HOLD);
        }
        let due = self.room.deadline().is_some_and(|at| at <= self.house.sources.now());
        if !due && self.room.automatic().is_none() {
            // The index was wrong.
            self.write_index_soon();
        }
    }

    /// What is due is left to whichever node asks first.
    pub(crate) fn lay_down_duty(&mut self) {
        if self.others.duty.take().is_some() {
            self.write_index_soon();
        }
    }

    /// Whose the duty is after what this node is about to write: it goes to whoever made something due.
    pub(crate) fn settle_duty(&mut self) -> Duty {
        if !self.house.nodes.are_several() {
            return Duty::Same;
        }
        let (now, automatic) = (Instant::now(), self.room.automatic().is_some());
        let changed = automatic != std::mem::replace(&mut self.others.was_automatic, automatic);
        let runs_out = self.is_on_duty() && self.others.duty.is_some_and(|it| it < now + HOLD / 2);
        if changed || runs_out {
            self.others.duty = (automatic && self.house.nodes.works()).then(|| now + HOLD);
            return Duty::Changed;
        }
        Duty::Same
    }

    /// Until when the other nodes leave to this one what is due, in milliseconds since 1970.
    pub(crate) fn held_until(&self) -> Option<i64> {
        let left = self.others.duty?.checked_duration_since(Instant::now())?;
        let left = i64::try_from(left.as_millis()).unwrap_or(i64::MAX);
        Some(self.house.sources.now().saturating_add(left))
    }

    /// Tells the other nodes what was written.
    pub(crate) fn tell_others(&self, entries: String) {
        self.house.nodes.tell(&self.room.id, Hint::Entries { last: self.room.last_n(), entries });
    }

    /// What the other nodes are told of entries, so that they need not read them: steps, of which there are many.
    /// Secrets and whatever else happens stay in the journal.
    pub(crate) fn carried(&self, entries: &[StoredEntry]) -> String {
        let steps = entries.iter().all(|entry| entry.what.is_step());
        if !self.house.nodes.are_several() || !steps {
            return String::new();
        }
        let carried = serde_json::to_string(entries).unwrap_or_default();
        if carried.len() <= MOST_CARRIED { carried } else { String::new() }
    }

    /// Takes in what another node said that it wrote: what comes next is taken at its word, and anything else is read.
    pub(crate) async fn hear_of(&mut self, head: u32, carried: &str) -> Result<(), Trouble> {
        let from = self.room.next_n();
        if head <= from {
            return Ok(());
        }
        let entries: Vec<StoredEntry> = serde_json::from_str(carried).unwrap_or_default();
        if entries.first().is_none_or(|entry| entry.n != from) {
            return self.hear_others().await;
        }
        self.fold_all(from, entries).await
    }

    /// Reads what other nodes wrote, however long that takes, for somebody who may know of it.
    pub(crate) async fn be_up_to_date(&mut self) -> Result<(), Trouble> {
        if self.house.nodes.are_several()
            && let Err(trouble) = self.hear_others().await
        {
            self.recover(trouble).await?;
        }
        Ok(())
    }

    /// Reads what other nodes wrote, and tells everyone here.
    pub(crate) async fn hear_others(&mut self) -> Result<(), Trouble> {
        let from = self.room.next_n();
        let entries = self.house.journal.entries(&self.room.id, from).await?;
        self.fold_all(from, entries).await
    }

    async fn fold_all(&mut self, from: u32, entries: Vec<StoredEntry>) -> Result<(), Trouble> {
        if entries.is_empty() {
            return Ok(());
        }
        for (n, entry) in (from..).zip(entries) {
            if entry.n != n {
                return self.read_anew().await;
            }
            self.fold(entry);
        }
        self.look_at_the_duty();
        self.tell_entries(from);
        Ok(())
    }

    fn fold(&mut self, entry: StoredEntry) {
        self.room.redo(&entry.what);
        if entry.what.is_step() {
            self.hear_step();
        } else if let Happening::Rewound { .. } = entry.what {
            // What was heard may be of steps that no longer count.
            self.forget_told();
        }
        self.room.note(entry);
    }

    /// What is due was due before and is left to whoever does it, or another node knows of it.
    fn look_at_the_duty(&mut self) {
        let automatic = self.room.automatic().is_some();
        if !(self.others.was_automatic && automatic) {
            self.others.duty = None;
        }
        self.others.was_automatic = automatic;
    }

    /// After trouble nothing in memory is certain: reads the room, as often as it takes, and tells everyone here what
    /// they missed. What was being done can then be tried again: a wish that was carried out is not carried out twice.
    pub(crate) async fn recover(&mut self, trouble: Trouble) -> Result<(), Trouble> {
        let known = self.told_n;
        match trouble {
            Trouble::Stale => {}
            Trouble::Away(_) => self.wait_for_the_journal().await,
            Trouble::Taken
            | Trouble::Newer { .. }
            | Trouble::Unreadable { .. }
            | Trouble::Database(_)
            | Trouble::Closed => return Err(trouble),
        }
        while let Err(trouble) = self.read_anew().await {
            let Trouble::Away(_) = trouble else { return Err(trouble) };
            self.wait_for_the_journal().await;
        }
        // Whoever came too late and finds nothing new would come too late for ever.
        if trouble == Trouble::Stale && self.room.next_n() <= known { Err(trouble) } else { Ok(()) }
    }

    async fn wait_for_the_journal(&mut self) {
        self.listeners.tell_all(|_| vec![FromServer::Waiting]);
        self.listeners.send();
        tokio::time::sleep(AGAIN).await;
    }

    async fn read_anew(&mut self) -> Result<(), Trouble> {
        let first = self.told_n;
        let Some(room) = hub::load(&self.house, &self.room.id).await? else {
            return Err(Trouble::Closed);
        };
        self.put_in_place(room);
        self.look_at_the_duty();
        self.tell_entries(first);
        Ok(())
    }

    /// Takes in who is connected to another node.
    pub(crate) fn hear_who(&mut self, node: u64, people: Vec<i64>, strangers: u32) {
        let who = Who { people, strangers };
        match self.others.elsewhere.insert(node, (Instant::now(), who.clone())) {
            Some((_, known)) if known == who => return,
            Some(_) => {}
            // It has just come: it cannot know who is here.
            None => self.say_who(),
        }
        self.show_presence();
    }

    /// Tells the other nodes who is connected to this one.
    pub(crate) fn say_who(&mut self) {
        if !self.house.nodes.are_several() {
            return;
        }
        self.others.say_who_at = Instant::now() + SAY_WHO;
        let people = self.listeners.people().flatten().collect();
        let strangers = self.listeners.people().filter(Option::is_none).count() as u32;
        let node = self.house.nodes.me;
        self.house.nodes.tell(&self.room.id, Hint::Here { node, people, strangers });
    }

    /// When the other nodes must be told again who is here.
    pub(crate) fn say_who_at(&self) -> Option<Instant> {
        let lonely = self.listeners.0.is_empty() && self.others.elsewhere.is_empty();
        (self.house.nodes.are_several() && !lonely).then_some(self.others.say_who_at)
    }

    /// Says it when it is time, and forgets nodes that have been silent for long.
    pub(crate) fn look_elsewhere(&mut self) {
        if self.say_who_at().is_none_or(|at| Instant::now() < at) {
            return;
        }
        self.say_who();
        let known = self.others.elsewhere.len();
        self.others.elsewhere.retain(|_, (said, _)| said.elapsed() < FORGET);
        if self.others.elsewhere.len() < known {
            self.show_presence();
        }
    }
}
