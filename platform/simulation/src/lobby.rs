//! How rooms begin: a person creates one, people sit down, get ready and start.

use std::sync::Arc;
use std::time::Duration;

use protocol::{RoomInfo, RoomState, Sitter};
use room::{LobbyCommand, Requester, RoomPlan};
use tokio::time::timeout;

use crate::Readers;
use crate::check::Intent;
use crate::client::Client;
use crate::dice::Dice;
use crate::node::Node;
use crate::plan::{RoomKind, RoomWish};
use crate::world::{World, pause};

/// How long a person waits for the answer to a command, in milliseconds.
const PATIENCE: u64 = 10_000;

/// How often people try to get a match started.
const MAX_TRIES: usize = 60;

/// The person with this number.
pub(crate) fn person(id: i64) -> Requester {
    Requester { id, name: format!("Person {id}"), has_account: id % 2 == 0 }
}

/// Sends a command and checks its answer. `None` if there was no answer, or a refusal.
pub(crate) async fn command(
    world: &World,
    node: &Node,
    room: &str,
    person: &Requester,
    invite: &str,
    command: LobbyCommand,
) -> Option<RoomInfo> {
    let sent = node.rooms.command(room, person, Some(invite.to_owned()), command);
    let answer = timeout(Duration::from_millis(PATIENCE), node.ask(sent)).await;
    let result = answer.ok()??.ok()?;
    world.check().replied(room, &result.info);
    Some(result.info)
}

/// Creates a room, lets its clients in, and tries to start the match.
pub(crate) async fn open_room(world: Arc<World>, nth: u64, wish: RoomWish, readers: Readers) {
    let mut dice = Dice::new(world.plan.seed, 500 + nth);
    pause(dice.between(0, world.plan.active / 3)).await;
    let host = person(wish.people[0]);
    let invitation = loop {
        if world.is_quiet() {
            return;
        }
        let mut plan = RoomPlan::new(wish.settings.clone());
        if wish.kind == RoomKind::Practice {
            plan = plan.with_fixed_deal(Some(format!("deal {nth}")));
        }
        if let Some(node) = world.any_node(&mut dice) {
            let created = node.ask(node.rooms.create(plan, host.clone()));
            let created = timeout(Duration::from_millis(PATIENCE), created).await;
            if let Ok(Some(Ok(invitation))) = created {
                break invitation;
            }
        }
        pause(dice.between(50, 1_000)).await;
    };
    let (room, invite) = (invitation.room, invitation.invite);
    let people = wish.people.iter().map(|id| Some(person(*id)));
    let second_tab = Some(Some(host.clone())).filter(|_| dice.permille(150));
    let spectators = std::iter::repeat_n(None, wish.spectators);
    for (idx, person) in (0..).zip(people.chain(second_tab).chain(spectators)) {
        let client = Client::new(&world, &room, person, &invite, nth * 100 + idx);
        readers.lock().unwrap_or_else(|it| it.into_inner()).push(client.reader_handle());
        drop(tokio::spawn(client.run()));
    }
    let table = Table { world, room, invite, wish };
    for _ in 0..MAX_TRIES {
        pause(dice.between(20, 1_500)).await;
        if table.world.is_quiet() || table.arrange(&mut dice).await == Some(RoomState::Playing) {
            return;
        }
    }
}

/// A room whose match has not started.
struct Table {
    world: Arc<World>,
    room: String,
    invite: String,
    wish: RoomWish,
}

impl Table {
    /// Does the next thing that is needed to start the match. Returns the room's state, if a node answers.
    async fn arrange(&self, dice: &mut Dice) -> Option<RoomState> {
        let node = self.world.any_node(dice)?;
        let host = person(self.wish.people[0]);
        let asked = node.rooms.info(&self.room, Some(host.clone()), Some(self.invite.clone()));
        let info = timeout(Duration::from_millis(PATIENCE), node.ask(asked)).await.ok()??.ok()?;
        if info.state != RoomState::Gathering {
            return Some(RoomState::Playing);
        }
        let level = self.wish.bot.to_owned();
        if self.wish.kind == RoomKind::Alone {
            self.intend(host.id, Intent::Sit);
            return self.tell(&node, &host, LobbyCommand::PlayNow { level }).await;
        }
        let sits = |id: i64| {
            info.seats
                .iter()
                .any(|seat| matches!(seat.sitter, Sitter::Person { person, .. } if person == id))
        };
        let n_people =
            if self.wish.kind == RoomKind::BotsOnly { 0 } else { self.wish.people.len() };
        let missing = self.wish.people.iter().take(n_people).copied().find(|id| !sits(*id));
        if let Some(id) = missing {
            self.intend(id, Intent::Sit);
            return self.tell(&node, &person(id), LobbyCommand::Sit { seat: None }).await;
        }
        let free = (0u8..).zip(&info.seats).find(|(_, seat)| seat.sitter == Sitter::Nobody);
        if let Some((seat, _)) = free {
            let level = Some(level);
            return self.tell(&node, &host, LobbyCommand::Bot { seat, level }).await;
        }
        for seat in info.seats.iter().filter(|seat| !seat.ready) {
            if let Sitter::Person { person: id, .. } = &seat.sitter {
                self.tell(&node, &person(*id), LobbyCommand::Ready { ready: true }).await;
            }
        }
        self.tell(&node, &host, LobbyCommand::Start).await
    }

    fn intend(&self, person: i64, intent: Intent) {
        self.world.check().intends(&self.room, person, intent);
    }

    async fn tell(
        &self,
        node: &Node,
        person: &Requester,
        wanted: LobbyCommand,
    ) -> Option<RoomState> {
        let info = command(&self.world, node, &self.room, person, &self.invite, wanted).await;
        info.map(|info| info.state)
    }
}
