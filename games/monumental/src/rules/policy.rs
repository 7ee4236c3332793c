//! « Développer une Politique Culturelle » (MTL-50 to MTL-52), and what policies do later.

use engine::{Phrase, Play, Rule, Seat};
use serde::Serialize;

use crate::action::{Action, Answer};
use crate::content::{Content, Policy};
use crate::effects::{Lasting, Trigger, possible};
use crate::rulebook::Refusal;
use crate::rules::agenda::push;
use crate::rules::pay::{self, Bill};
use crate::rules::question::Ask;
use crate::shelves::{Chore, Public, PublicEvent};
use crate::terms::{Foe, Place, Purchase, Resource};
use crate::{Monumental, View};

/// The first policy costs 1 culture, the second 2, and so on (MTL-50).
pub(crate) fn may_develop(view: View<'_>, policy: u8) -> Result<(), Refusal> {
    let player = view.public.current();
    let known = player
        .civ
        .and_then(|civ| view.content.civs[usize::from(civ)].policies.get(usize::from(policy)));
    if known.is_none() {
        return Err(Refusal::NoSuchPolicy);
    }
    if player.policies.contains(&policy) {
        return Err(Refusal::PolicyDeveloped);
    }
    pay::may_pay(view.public, price(view.content, view.public))
}

/// What the next policy costs now.
pub(crate) fn price(content: &Content, public: &Public) -> Bill {
    let nth = public.current().policies.len() as u8 + 1;
    let less = pay::discount(content, public, Purchase::Policy);
    Bill::of(Resource::Culture, nth.saturating_sub(less))
}

/// The policy is played at once. Then all earlier policies are played again, in the order that the player chooses
/// (MTL-51).
pub(crate) fn develop(play: &mut impl Play<Monumental>, policy: u8) {
    let bill = price(play.content(), play.public());
    pay::pay(play, bill);
    pay::spend_discount(play, Purchase::Policy);
    let policies = play.public().current().policies.iter().fold(0, |set, it| set | 1 << it);
    play.tell_all(PublicEvent::Developed { who: play.public().turn.who, policy });
    if policies != 0 {
        push(play, Replay { policies });
    }
    play_effect(play, policy);
}

/// Which earlier policy is played again next (MTL-51).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replay {
    /// The policies that are still to be played, one bit each.
    pub policies: u8,
}

impl Replay {
    fn play(self, play: &mut impl Play<Monumental>, policy: u8) {
        let policies = self.policies & !(1 << policy);
        if policies != 0 {
            push(play, Replay { policies });
        }
        play.tell_all(PublicEvent::Replayed { who: play.public().turn.who, policy });
        play_effect(play, policy);
    }
}

impl Ask for Replay {
    type Answer = u8;
    const DEMANDED_BY: Option<Rule> = Some(Rule("MTL-51"));

    fn is_open(self, _content: &Content, _public: &Public) -> bool {
        1 < self.policies.count_ones()
    }

    /// The last one needs no choice.
    fn go_on(self, play: &mut impl Play<Monumental>) {
        self.play(play, self.policies.trailing_zeros() as u8);
    }

    fn read(action: Action) -> Option<u8> {
        if let Action::Answer(Answer::Replay { policy }) = action { Some(policy) } else { None }
    }

    fn offer(self, _view: View<'_>, offers: &mut Vec<Action>) {
        let left = (0..8).filter(|policy| self.policies & (1 << policy) != 0);
        offers.extend(left.map(|policy| Action::from(Answer::Replay { policy })));
    }

    fn check(self, _view: View<'_>, policy: u8) -> Result<(), Refusal> {
        let left = policy < 8 && self.policies & (1 << policy) != 0;
        if left { Ok(()) } else { Err(Refusal::NotToReplay) }
    }

    fn perform(self, play: &mut impl Play<Monumental>, _seat: Seat, policy: u8) {
        self.play(play, policy);
    }

    fn prompt(self, _view: View<'_>) -> Phrase {
        Phrase::new("prompt-replay")
    }
}

fn play_effect(play: &mut impl Play<Monumental>, policy: u8) {
    let (content, player) = (play.content(), play.public().current());
    let civ = usize::from(player.civ.expect("a player in turn has a civilisation"));
    let block = content.civs[civ].policies[usize::from(policy)].develop;
    push(play, Chore::Steps { block, place: Place::NONE });
}

/// The newest policy of the player whose turn it is.
#[inline]
pub(crate) fn newest<'c>(content: &'c Content, public: &Public) -> Option<&'c Policy> {
    let player = public.current();
    let newest = player.policies.last()?;
    content.civs[usize::from(player.civ?)].policies.get(usize::from(*newest))
}

/// Triggers work only in their owner's turn. Those of one event come in the order of the policy (MTL-72), so the last
/// one goes on the agenda first.
#[inline]
pub(crate) fn trigger(play: &mut impl Play<Monumental>, when: Trigger, foe: Option<Foe>) {
    let content = play.content();
    let Some(policy) = newest(content, play.public()) else { return };
    for (idx, lasting) in content.lasting(policy).iter().enumerate().rev() {
        let Lasting::Trigger { on, filter, limit, then } = *lasting else { continue };
        let spent = limit != 0 && limit <= play.public().turn.lasting_uses[idx];
        if on == when && (filter.is_none() || filter == foe) && !spent {
            play.tell_all(PublicEvent::Triggered { lasting: idx as u8 });
            push(play, Chore::Steps { block: then, place: Place::NONE });
        }
    }
}

/// Some policies offer an action of their own, while one of its steps could do something (MTL-52).
pub(crate) fn may_use(view: View<'_>, nth: u8) -> Result<(), Refusal> {
    let lasting = newest(view.content, view.public)
        .and_then(|policy| view.content.lasting(policy).get(usize::from(nth)));
    let Some(Lasting::Action { limit, then }) = lasting else {
        return Err(Refusal::NoPolicyAction);
    };
    if *limit <= view.public.turn.lasting_uses[usize::from(nth)] {
        return Err(Refusal::EffectUsed);
    }
    if !then.ids().any(|it| possible::can(view.content, view.public, it, Place::NONE)) {
        return Err(Refusal::NothingToDo);
    }
    Ok(())
}

pub(crate) fn use_action(play: &mut impl Play<Monumental>, nth: u8) {
    let content = play.content();
    let policy = newest(content, play.public()).expect("checked: there is one");
    play.tell_all(PublicEvent::Triggered { lasting: nth });
    match content.lasting(policy)[usize::from(nth)] {
        Lasting::Action { then, .. } => crate::effects::run::begin(play, then, Place::NONE),
        Lasting::Trigger { .. } => {}
    }
}
