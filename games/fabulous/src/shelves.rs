use engine::{BySeat, Seat, Seats, Shelf};
use serde::Serialize;

use crate::cards::{Back, Card, Characteristic, Collector, CollectorSet, Figure, Grade};
use crate::memory::Memory;
use crate::piles::Piles;
use crate::round::Round;

/// What everyone sees.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Public {
    /// What was chosen before the match.
    pub with: With,
    /// The decision that is awaited.
    pub awaited: Awaited,
    /// The round under way.
    pub round: Round,
    /// Where the cards lie, face down or remembered.
    #[serde(flatten)]
    pub piles: Piles,
    /// What an attentive player remembers of the cards.
    pub memory: Memory,
    /// The players who are not out (FAB-50).
    pub in_game: Seats,
    /// The rounds in which each seat won last and went out.
    pub careers: BySeat<Career>,
    /// Whether the house has said that time is up (FAB-53).
    pub time_up: bool,
    /// The winners. Empty before the end.
    pub winners: Seats,
}

/// What was chosen before the match, and what follows from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct With {
    /// The number of players.
    pub seats: u8,
    /// The pack, by its place in `packs.toml`.
    pub pack: u8,
    /// The set of characteristics, by its place in `characteristics.toml`.
    pub set: u8,
    /// The Collector cards that are in the game (FAB-43).
    pub collectors: CollectorSet,
    /// The number of cards of the match.
    pub cards: u8,
    /// The number of cards that were dealt. The backs from this number on are set aside unseen (FAB-01).
    pub dealt: u8,
    /// After how many minutes the house says that time is up (FAB-51).
    pub minutes: Option<u8>,
    /// After how many rounds the cards are counted (FAB-51, FAB-53).
    pub rounds: u16,
}

/// Whose decision is awaited, and which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Awaited {
    /// The seat that decides.
    pub seat: Seat,
    /// What is decided.
    pub what: What,
}

/// What is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// The first leader looks at the first card.
    Look,
    /// Which characteristic counts (FAB-10).
    Name,
    /// Whether to say the value or impose another characteristic (FAB-33).
    Speak,
    /// The player from whom two cards are taken.
    Victim,
    /// The player with whom piles are swapped, if any.
    Partner,
    /// Which of the cards looked at is played.
    Pick,
    /// Nothing: the match is over.
    Nothing,
}

/// When a seat won last, and when it went out. Rounds are counted from 1; 0 stands for never.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Career {
    /// The last round that it won.
    pub won: u16,
    /// The round at whose end it had no card.
    pub out: u16,
}

/// What everyone is told.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum PublicEvent {
    /// A round begins.
    RoundBegun { number: u16, leader: Seat },
    /// One more round decides between players with equally many cards (FAB-52).
    DecidingRoundBegun { leader: Seat, tied: Seats },
    /// A decision is awaited.
    Awaited { seat: Seat, what: What },
    /// The top card of a pile comes into play, face down.
    Drew { seat: Seat },
    /// The player has no card to draw and takes no part in this round (FAB-44).
    SatOut { seat: Seat },
    /// The leader cannot lead, and this player does (FAB-44).
    LeadHanded { to: Seat },
    /// The characteristic of the round, and the leader's value.
    Named { seat: Seat, characteristic: Characteristic, value: Figure, grade: Grade },
    /// Another characteristic, and the value of the player who imposes it (FAB-30).
    Imposed { seat: Seat, characteristic: Characteristic, value: Figure, grade: Grade },
    /// A player says the value of their card.
    Said { seat: Seat, characteristic: Characteristic, value: Figure },
    /// A Collector card is read out, and set aside (FAB-40, FAB-42).
    CollectorRead { seat: Seat, collector: Collector },
    /// The Collector card has no effect here (FAB-45).
    NoEffect { collector: Collector },
    /// A card that was not drawn yet is given to the winner, unseen.
    Given { seat: Seat },
    /// This player will choose the characteristic.
    LeadClaimed { seat: Seat },
    /// The weakest value wins, or the strongest again.
    ComparisonTurned,
    /// No player may impose another characteristic any more.
    Locked,
    /// The cards in play will be passed on once everyone has drawn.
    StormComing,
    /// The cards in play were passed to the left.
    CardsPassed,
    /// The player who imposed the characteristic says the value of the card they received.
    SaidAgain { seat: Seat, characteristic: Characteristic, value: Figure, grade: Grade },
    /// The top card of a pile goes under another, face down.
    CardTaken { from: Seat, to: Seat },
    /// Two piles have changed places.
    PilesSwapped { seat: Seat, other: Seat },
    /// No piles were swapped.
    SwapDeclined { seat: Seat },
    /// The order of the grades is reversed.
    GradesReversed,
    /// This player looks at the top cards of their own pile.
    LookedAtOwn { seat: Seat, many: u8 },
    /// One of these cards is played. Those in the bits of `collectors` go back on top, the others under the pile.
    Picked { seat: Seat, many: u8, nth: u8, collectors: u8 },
    /// There was no monument among these cards.
    NothingToPick { seat: Seat, many: u8 },
    /// All cards of this player count as red.
    CountsAsRed { seat: Seat },
    /// This player will look at the cards in play once everyone has drawn.
    GuideComing { seat: Seat },
    /// This player has looked at the cards in play.
    LookedAround { seat: Seat },
    /// The grade of a player tied for the win (FAB-20).
    Compared { seat: Seat, grade: Grade },
    /// These players fight for the round with new cards (FAB-21).
    BattleBegun { fighters: Seats },
    /// The player has no card to turn and is out of the battle (FAB-22).
    DroppedOut { seat: Seat },
    /// A card is turned up in the battle.
    TurnedUp { seat: Seat, card: Card },
    /// These fighters are still tied.
    BattleGoesOn { fighters: Seats },
    /// A card that was in play is shown (FAB-11).
    Shown { seat: Seat, card: Card },
    /// All cards of the round go under this pile.
    Won { seat: Seat },
    /// No player had a card to play.
    NobodyWon,
    /// The player has no card left at the end of a round, and is out (FAB-50).
    WentOut { seat: Seat },
    /// Time is up; the round is finished (FAB-51).
    TimeUp,
    /// The match is over.
    Ended { winners: Seats },
}

impl Shelf for Public {
    type Event = PublicEvent;

    #[inline(always)]
    fn apply(&mut self, event: &PublicEvent) {
        match *event {
            PublicEvent::RoundBegun { number, leader } => {
                self.round.restart(number, leader, self.in_game);
            }
            PublicEvent::Awaited { seat, what } => self.awaited = Awaited { seat, what },
            PublicEvent::Drew { seat } => {
                self.piles.play(seat);
                self.round.in_play = self.round.in_play.with(seat);
            }
            PublicEvent::Named { seat, characteristic, value, grade }
            | PublicEvent::Imposed { seat, characteristic, value, grade }
            | PublicEvent::SaidAgain { seat, characteristic, value, grade } => {
                self.round.impose(seat, characteristic, value, grade);
            }
            PublicEvent::Said { seat, characteristic, value } => {
                self.round.say(seat, characteristic, value);
            }
            PublicEvent::Shown { seat, card } => self.show(self.piles.in_play(seat), card),
            PublicEvent::Won { seat } => {
                self.piles.win(seat, self.round.players);
                self.round.in_play = Seats::EMPTY;
                self.careers[seat].won = self.round.number;
            }
            PublicEvent::DecidingRoundBegun { leader, tied } => {
                self.round.restart(self.round.number + 1, leader, tied);
                self.round.deciding = true;
            }
            PublicEvent::SatOut { seat } => self.round.sit_out(seat),
            PublicEvent::LeadHanded { to } => self.round.leader = to,
            PublicEvent::CollectorRead { seat, collector } => self.set_aside(seat, collector),
            PublicEvent::Given { seat } => self.piles.play(seat),
            PublicEvent::LeadClaimed { seat } => self.round.claimed_by = Some(seat),
            PublicEvent::ComparisonTurned => self.round.lowest_wins ^= true,
            PublicEvent::Locked => self.round.locked = true,
            PublicEvent::StormComing => self.round.storms += 1,
            PublicEvent::CardsPassed => self.pass_cards(),
            PublicEvent::CardTaken { from, to } => self.piles.take(from, to),
            PublicEvent::PilesSwapped { seat, other } => self.piles.swap(seat, other),
            PublicEvent::GradesReversed => self.round.reversed ^= true,
            PublicEvent::LookedAtOwn { seat, many } => self.look_at_own(seat, many),
            PublicEvent::Picked { seat, many, nth, collectors } => {
                self.learn_kinds(seat, many, collectors);
                self.piles.sort_top(seat, many, nth, collectors);
            }
            PublicEvent::NothingToPick { seat, many } => self.learn_kinds(seat, many, u8::MAX),
            PublicEvent::CountsAsRed { seat } => {
                self.round.counts_as_red = self.round.counts_as_red.with(seat);
            }
            PublicEvent::GuideComing { seat } => self.round.guided = Some(seat),
            PublicEvent::LookedAround { seat } => self.look_around(seat),
            PublicEvent::Compared { seat, grade } => self.round.hear_grade(seat, grade),
            PublicEvent::BattleBegun { fighters } | PublicEvent::BattleGoesOn { fighters } => {
                self.round.fighters = fighters;
                self.round.turned = Seats::EMPTY;
            }
            PublicEvent::DroppedOut { seat } => {
                self.round.fighters = self.round.fighters.without(Seats::one(seat));
            }
            PublicEvent::TurnedUp { seat, card } => {
                self.piles.play(seat);
                self.round.turned = self.round.turned.with(seat);
                self.show(self.piles.last_played(seat), card);
            }
            PublicEvent::WentOut { seat } => {
                self.in_game = self.in_game.without(Seats::one(seat));
                self.careers[seat].out = self.round.number;
            }
            PublicEvent::TimeUp => self.time_up = true,
            PublicEvent::Ended { winners } => {
                self.winners = winners;
                self.awaited.what = What::Nothing;
            }
            PublicEvent::NoEffect { .. }
            | PublicEvent::SwapDeclined { .. }
            | PublicEvent::NobodyWon => {}
        }
    }
}

impl Public {
    #[inline]
    fn show(&mut self, back: Option<Back>, card: Card) {
        if let Some(back) = back {
            self.memory.show(back, card);
        }
    }

    fn set_aside(&mut self, seat: Seat, collector: Collector) {
        self.show(self.piles.top(seat), Card::of(collector));
        self.piles.remove(seat);
        self.round.reading = Some(collector);
    }

    fn pass_cards(&mut self) {
        let Self { round, piles, memory, .. } = self;
        for seat in round.in_play.iter() {
            piles.in_play(seat).into_iter().for_each(|back| memory.saw(seat, back));
        }
        piles.pass_on(round.in_play);
        round.pass_on();
    }

    fn look_at_own(&mut self, seat: Seat, many: u8) {
        let Self { piles, memory, .. } = self;
        piles.pile(seat).take(usize::from(many)).for_each(|back| memory.saw(seat, back));
    }

    /// Learns the kinds of cards that were looked at: those that go back on top are Collectors, the others are
    /// monuments.
    fn learn_kinds(&mut self, seat: Seat, many: u8, collectors: u8) {
        let Self { piles, memory, .. } = self;
        for (nth, back) in (0..many).zip(piles.pile(seat)) {
            match collectors >> nth & 1 {
                1 => memory.collectors.insert(back),
                _ => memory.monuments.insert(back),
            }
        }
    }

    fn look_around(&mut self, seat: Seat) {
        let Self { piles, memory, round, .. } = self;
        if round.guided == Some(seat) {
            round.guided = None;
        }
        for other in round.in_play.without(Seats::one(seat)).iter() {
            piles.in_play(other).into_iter().for_each(|back| memory.saw(seat, back));
        }
    }
}
