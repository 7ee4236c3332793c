//! The plan of a run, which its seed decides before the first event.

use protocol::{Clock, Settings};

use crate::dice::Dice;

/// The largest difference between a node's wall clock and the true time, in milliseconds.
pub(crate) const MAX_SKEW: i64 = 30_000;

/// The levels of bots, repeated by weight. A random bot plays whole turns at once; an apprentice thinks.
const LEVELS: &[&str] = &["random", "apprentice", "apprentice", "apprentice"];

/// The parameters of a run.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) seed: u64,
    pub(crate) n_nodes: usize,
    /// How long people play and faults happen, in virtual milliseconds.
    pub(crate) active: u64,
    pub(crate) rooms: Vec<RoomWish>,
    pub(crate) faults: FaultRates,
    /// Whether logs are kept in the form of the store's tables.
    pub(crate) encoded: bool,
    /// How long a player must be absent before others can vote, in milliseconds.
    pub(crate) away_after: u64,
    /// How long an unused room stays in memory, in milliseconds.
    pub(crate) idle_after: u64,
    /// The longest time a bot thinks, in milliseconds.
    pub(crate) max_thought: u64,
    /// The longest pause of a person between two actions, in milliseconds.
    pub(crate) max_pause: u64,
}

/// A room that people will create.
#[derive(Clone, Debug)]
pub(crate) struct RoomWish {
    pub(crate) settings: Settings,
    pub(crate) kind: RoomKind,
    /// The people who meet there, the host first.
    pub(crate) people: Vec<i64>,
    pub(crate) spectators: usize,
    pub(crate) bot: &'static str,
}

/// How the match of a room begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RoomKind {
    /// One person plays at once against bots.
    Alone,
    /// Bots on all seats.
    BotsOnly,
    /// People sit down, get ready and start.
    Friends,
    /// Like [`Friends`](Self::Friends), with a fixed deal.
    Practice,
}

/// How often faults happen.
#[derive(Clone, Debug, Default)]
pub(crate) struct FaultRates {
    /// Store calls of a thousand that fail without an effect.
    pub(crate) failing: u32,
    /// Commits of a thousand that are written and whose answer is lost.
    pub(crate) lost_answers: u32,
    /// Store calls of a thousand that the database refuses.
    pub(crate) refused: u32,
    /// Store calls of a thousand that are slow.
    pub(crate) slow: u32,
    /// Notices of a thousand that are lost, doubled, or delayed.
    pub(crate) lost_notices: u32,
    pub(crate) doubled_notices: u32,
    pub(crate) delayed_notices: u32,
    /// Mean pause between crashes, outages, partitions and clock jumps, in milliseconds; 0 for never.
    pub(crate) crash_every: u64,
    pub(crate) outage_every: u64,
    pub(crate) partition_every: u64,
    pub(crate) jump_every: u64,
    /// Whether all machines sleep for an hour.
    pub(crate) hour_passes: bool,
}

impl Plan {
    pub(crate) fn new(seed: u64) -> Self {
        let mut dice = Dice::new(seed, 1);
        let n_nodes = dice.pick(&[1, 1, 2, 2, 3]);
        let seconds = if n_nodes == 1 { dice.between(8, 35) } else { dice.between(8, 20) };
        let n_people = dice.between(3, 7) as i64;
        let n_rooms = dice.between(6, 14);
        let rooms = (0..n_rooms).map(|_| RoomWish::new(&mut dice, n_people)).collect();
        Self {
            seed,
            n_nodes,
            active: seconds * 1000,
            rooms,
            faults: FaultRates::new(&mut dice),
            encoded: dice.permille(500),
            away_after: dice.pick(&[1_500, 1_500, 5_000, 60_000]),
            idle_after: dice.pick(&[3_000, 20_000, 600_000]),
            max_thought: dice.pick(&[5, 200, 1_500]),
            max_pause: dice.pick(&[1_500, 4_000, 8_000]),
        }
    }
}

impl RoomWish {
    fn new(dice: &mut Dice, n_people: i64) -> Self {
        let game = dice.pick(catalogue::GAMES);
        let (least, most) = game.seats();
        let n_seats = dice.between(u64::from(least), u64::from(most.min(4))) as u8;
        let kind = match dice.below(20) {
            0..4 => RoomKind::Alone,
            4..6 => RoomKind::BotsOnly,
            6..18 => RoomKind::Friends,
            18.. => RoomKind::Practice,
        };
        let mut settings = Settings::new(game.slug(), n_seats);
        settings.open = dice.permille(600);
        settings.level = dice.pick(LEVELS).to_owned();
        settings.confirm = dice.permille(300);
        settings.clock = match dice.below(10) {
            0..5 => Clock::Untimed,
            5..9 => Clock::Live { base: dice.between(5, 60) as u32, increment: dice.below(6) },
            9.. => Clock::Correspondence { hours: 1 },
        };
        let mut people: Vec<i64> = (1..=n_people).collect();
        for idx in 0..people.len() {
            let other = dice.between(idx as u64, people.len() as u64 - 1) as usize;
            people.swap(idx, other);
        }
        let n_people = match kind {
            RoomKind::Alone | RoomKind::BotsOnly => 1,
            RoomKind::Friends => dice.between(2, 4) as usize,
            RoomKind::Practice => dice.between(1, 2) as usize,
        };
        people.truncate(n_people.min(usize::from(n_seats)));
        let bot = dice.pick(LEVELS);
        Self { settings, kind, people, spectators: dice.below(2) as usize, bot }
    }
}

impl FaultRates {
    /// One run in six has no faults at all; the others have a few kinds of them.
    fn new(dice: &mut Dice) -> Self {
        if dice.below(6) == 0 {
            return Self::default();
        }
        let mut rate = |chance: u32, most: u32| match dice.permille(chance) {
            true => dice.below(most) + 1,
            false => 0,
        };
        Self {
            failing: rate(500, 40),
            lost_answers: rate(600, 60),
            refused: rate(200, 6),
            slow: rate(500, 60),
            lost_notices: rate(500, 300),
            doubled_notices: rate(500, 200),
            delayed_notices: rate(600, 500),
            crash_every: u64::from(rate(600, 30)) * 1000,
            outage_every: u64::from(rate(400, 60)) * 1000,
            partition_every: u64::from(rate(500, 40)) * 1000,
            jump_every: u64::from(rate(400, 40)) * 1000,
            hour_passes: dice.permille(100),
        }
    }
}
