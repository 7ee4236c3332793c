//! Questions: tasks that wait for an answer. A question has the type of its answer, lists and checks the possible
//! answers, and carries one out. Each is in the file of its section, and in the list below.

use std::hash::{Hash, Hasher};

use engine::{Phrase, Play, Rule, Seat};
use serde::Serialize;

use crate::action::{Action, Answer};
use crate::content::Content;
use crate::rulebook::Refusal;
use crate::rules::{
    acquire, activate, archive, conquer, effect, explore, gain_card, manoeuvre, outpost, policy,
    recover, refill, refresh, solo_map, turn,
};
use crate::shelves::{Public, Task};
use crate::terms::Who;
use crate::{Monumental, View};

/// One question of the rules.
pub(crate) trait Ask: Copy {
    /// The type of an answer.
    type Answer: Copy;

    /// The rule that demands an answer. If it is `None`, the question can be declined, because effects are never
    /// compulsory.
    const DEMANDED_BY: Option<Rule> = None;

    /// The player who answers.
    fn who(self, public: &Public) -> Who {
        public.turn.who
    }

    /// Whether there is an answer besides declining. A question without one is dropped.
    fn is_open(self, _content: &Content, _public: &Public) -> bool {
        true
    }

    /// Continues after the question was dropped.
    fn go_on(self, _play: &mut impl Play<Monumental>) {}

    /// Reads an action as an answer, if it is one of the right kind.
    fn read(action: Action) -> Option<Self::Answer>;

    /// Lists the answers besides declining.
    fn offer(self, view: View<'_>, offers: &mut Vec<Action>);

    /// Checks that an answer is allowed. A law tests that it agrees with `offer`.
    fn check(self, view: View<'_>, answer: Self::Answer) -> Result<(), Refusal>;

    /// Carries out an allowed answer. The question is already off the agenda.
    fn perform(self, play: &mut impl Play<Monumental>, seat: Seat, answer: Self::Answer);

    /// What the player is asked.
    fn prompt(self, view: View<'_>) -> Phrase;

    /// The label of an answer, if this question has a sentence of its own for it.
    fn say(self, _view: View<'_>, _answer: Self::Answer) -> Option<Phrase> {
        None
    }

    /// The worth of the question for the player whose turn it is, in tenths of a point, for `insight`.
    fn hope(self) -> i32 {
        0
    }
}

/// The number of chores. In digests, the numbers of questions follow those of chores.
const CHORES: isize = 17;

/// Defines the enum of all questions, which passes each call on to its question.
macro_rules! questions {
    ($($(#[$doc:meta])* $name:ident($type:ty),)*) => {
        /// A task that waits for an answer.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(tag = "task", rename_all = "snake_case")]
        pub enum Question {
            $($(#[$doc])* $name($type),)*
        }

        #[derive(Clone, Copy)]
        enum Number {
            $($name,)*
        }

        impl Hash for Question {
            fn hash<H: Hasher>(&self, state: &mut H) {
                match self {
                    $(Question::$name(it) => {
                        (CHORES + Number::$name as isize).hash(state);
                        it.hash(state);
                    })*
                }
            }
        }

        $(impl From<$type> for Task {
            fn from(it: $type) -> Task {
                Task::Question(Question::$name(it))
            }
        })*

        impl Question {
            /// The player who answers.
            #[inline]
            pub fn who(self, public: &Public) -> Who {
                match self { $(Question::$name(it) => it.who(public),)* }
            }

            /// Whether there is an answer besides declining.
            #[inline]
            pub(crate) fn is_open(self, content: &Content, public: &Public) -> bool {
                match self { $(Question::$name(it) => it.is_open(content, public),)* }
            }

            /// Continues without an answer.
            pub(crate) fn go_on(self, play: &mut impl Play<Monumental>) {
                match self { $(Question::$name(it) => it.go_on(play),)* }
            }

            fn demanded_by(self) -> Option<Rule> {
                match self { $(Question::$name(_) => <$type as Ask>::DEMANDED_BY,)* }
            }

            fn offer_answers(self, view: View<'_>, offers: &mut Vec<Action>) {
                match self { $(Question::$name(it) => it.offer(view, offers),)* }
            }

            fn check_answer(self, view: View<'_>, action: Action) -> Result<(), Refusal> {
                match self { $(Question::$name(it) => check(it, view, action),)* }
            }

            /// Carries out an answer. Declining only takes the question off the agenda.
            pub(crate) fn perform(
                self,
                play: &mut impl Play<Monumental>,
                seat: Seat,
                action: Action,
            ) {
                match self { $(Question::$name(it) => perform(it, play, seat, action),)* }
            }

            /// What the player is asked.
            pub(crate) fn prompt(self, view: View<'_>) -> Phrase {
                match self { $(Question::$name(it) => it.prompt(view),)* }
            }

            /// The label of an answer, if this question has a sentence of its own for it.
            pub(crate) fn say(self, view: View<'_>, action: Action) -> Option<Phrase> {
                match self { $(Question::$name(it) => say(it, view, action),)* }
            }

            /// The worth of the question for the player whose turn it is, in tenths of a point.
            pub(crate) fn hope(self) -> i32 {
                match self { $(Question::$name(it) => it.hope(),)* }
            }
        }
    };
}

questions! {
    /// A capital.
    Capital(turn::ChooseCapital),
    /// A civilisation, for the player or for the automaton.
    Civ(turn::ChooseCiv),
    /// Basic resources of the player's choice.
    GainAny(effect::GainAny),
    /// One of several branches.
    Choose(effect::ChooseBranch),
    /// Whether to pay once more.
    SpendMore(effect::SpendMore),
    /// A resource to pay with.
    PayAny(effect::PayAny),
    /// Cards to archive.
    Archive(archive::Archive),
    /// Places to activate.
    Activate(activate::Activate),
    /// Active cards to reuse.
    Reuse(activate::Reuse),
    /// A card to gain.
    GainCard(gain_card::GainCard),
    /// Free manoeuvres.
    MoveUnits(manoeuvre::MoveUnits),
    /// Where a unit goes.
    MoveTo(manoeuvre::MoveTo),
    /// Free steps of explorers.
    MoveExplorers(explore::MoveExplorers),
    /// Basic resources to turn into others.
    Exchange(effect::Exchange),
    /// Where an outpost is placed.
    Outpost(outpost::PlaceOutpost),
    /// Cards of the track to replace.
    Refresh(refresh::Refresh),
    /// Discarded cards to put on the deck.
    Recover(recover::Recover),
    /// One of two rewards of a token.
    Reward(conquer::Reward),
    /// Which part of a free town's price is waived.
    Rebate(conquer::Rebate),
    /// Units to conquer with.
    Commit(conquer::March),
    /// Where a wonder's token is placed.
    PlaceWonder(acquire::PlaceWonder),
    /// Which of two wonders is kept.
    KeepWonder(acquire::KeepWonder),
    /// Which of two knowledge cards is kept.
    Duel(refill::Duel),
    /// Which market token is taken.
    Market(explore::KeepToken),
    /// Which earlier policy is played again next.
    Replay(policy::Replay),
    /// Cards to keep in place at the end of the turn.
    Reinforce(archive::Reinforce),
    /// The player decides for the automaton between equals.
    Tie(solo_map::BreakTie),
    /// Whether the warlord goes home for an outpost.
    SendHome(outpost::SendHome),
}

impl Question {
    /// Lists what the player may answer.
    pub(crate) fn offer(self, view: View<'_>, offers: &mut Vec<Action>) {
        self.offer_answers(view, offers);
        if self.demanded_by().is_none() {
            offers.push(Answer::Stop.into());
        }
    }

    /// Says whether the action is an answer, and allowed.
    pub(crate) fn check(self, view: View<'_>, action: Action) -> Result<(), Refusal> {
        match (action, self.demanded_by()) {
            (Action::Answer(Answer::Stop), None) => Ok(()),
            (Action::Answer(Answer::Stop), Some(rule)) => Err(Refusal::MustAnswer { rule }),
            (Action::Move(_) | Action::Answer(_) | Action::House(_), _) => {
                self.check_answer(view, action)
            }
        }
    }
}

fn check<Q: Ask>(question: Q, view: View<'_>, action: Action) -> Result<(), Refusal> {
    let answer = Q::read(action).ok_or(Refusal::FinishFirst)?;
    question.check(view, answer)
}

fn perform<Q: Ask>(question: Q, play: &mut impl Play<Monumental>, seat: Seat, action: Action) {
    if let Some(answer) = Q::read(action) {
        question.perform(play, seat, answer);
    }
}

fn say<Q: Ask>(question: Q, view: View<'_>, action: Action) -> Option<Phrase> {
    question.say(view, Q::read(action)?)
}
