use engine::{
    Chance, Content, Game, Match, Player, Referee, Refusal, Seat, Seed, Shelf, Speak, Status, Step,
    StepOutcome, Table, typed_options, verify,
};
use i18n::{Reader, Speaker};

use crate::tables::{Case, cases};
use crate::text::speakers;

/// A match with more decisions than this counts as endless.
const MOST_DECISIONS: usize = 20_000;

/// Plays a random match for each case and checks the laws at every step.
pub fn random_matches_keep_the_laws<G: Speak>() {
    for (nth, case) in cases::<G>().into_iter().enumerate() {
        let seed = Seed::of_words(&format!("law {nth}"));
        Trial::<G>::open(&case, seed, nth as u64).run();
    }
}

struct Trial<G: Speak> {
    played: Match<G>,
    /// The same match in the fast lane.
    fast: Table<G>,
    fast_luck: Chance,
    /// The random choices of the test: seats, actions and imagined tables.
    whim: Chance,
    speakers: Vec<Speaker>,
    case: Case,
}

impl<G: Speak> Trial<G> {
    fn open(case: &Case, seed: Seed, nth: u64) -> Self {
        let content = G::standard();
        let options = typed_options::<G>(content, &case.options, case.seats).unwrap();
        let mut fast_luck = Chance::for_step(&seed, 0);
        let fast = G::setup(content, &options, case.seats, &mut fast_luck);
        Self {
            played: Match::open(content, options, case.seats, seed),
            fast,
            fast_luck,
            whim: Chance::quick(nth),
            speakers: speakers::<G>(),
            case: case.clone(),
        }
    }

    /// The whole table of the match.
    fn table(&self) -> &Table<G> {
        Referee::of(&self.played).table()
    }

    fn run(mut self) {
        self.table().audit().unwrap();
        for decision in 0.. {
            assert!(decision < MOST_DECISIONS, "a match ends: {:?}", self.case);
            let Status::Waiting { seats, what } = self.played.status() else { break };
            assert!(!seats.is_empty(), "a match that is not over waits for a seat");
            self.texts_are_complete(&engine::Phrase::new(format!("await-{what}")), None);
            let by = seats.nth(self.whim.below(seats.len() as u32) as usize).unwrap();
            let mut offers = Vec::new();
            self.played.offer(by, &mut offers);
            assert!(!offers.is_empty(), "a seat that must act can act");
            let by = self.the_house_may_come_in(by, &mut offers);
            let thorough = decision % 16 == 0;
            self.offered_if_and_only_if_accepted(by, &offers);
            if thorough {
                self.bystanders_are_refused(seats);
                self.sketches_are_in_words();
            }
            self.imagined_tables_look_and_refuse_the_same(by);
            let action = self.whim.pick(&offers);
            self.step(by, action);
            self.undo_returns_to_the_same_digest(by, action);
        }
        self.the_points_add_up();
        self.the_tally_ends_with_the_points();
        self.the_record_verifies();
    }

    /// At the end, the tally has the points of the outcome, and the standings are the outcome.
    fn the_tally_ends_with_the_points(&self) {
        let Status::Over(outcome) = self.played.status() else { panic!("the match is over") };
        let erased: &dyn engine::AnyMatch = &self.played;
        if let Some(standings) = erased.standings() {
            assert_eq!(standings, outcome);
        }
        if let Some(tally) = Referee::of(&self.played).tally() {
            assert_eq!(tally, outcome.points());
        }
    }

    /// Once in 200 times, the house plays one of its offers instead of `by`.
    fn the_house_may_come_in(&mut self, by: Seat, offers: &mut Vec<G::Action>) -> Seat {
        let mut of_house = Vec::new();
        self.played.offer(Seat::HOUSE, &mut of_house);
        if of_house.is_empty() || self.whim.below(200) != 0 {
            return by;
        }
        *offers = of_house;
        Seat::HOUSE
    }

    /// Plays an action in both lanes. They agree, the events alone rebuild the shelves that seats see, and the audit
    /// holds.
    fn step(&mut self, by: Seat, action: G::Action) {
        let before = self.table().clone();
        let step = self.played.act(by, action).unwrap();
        let (public, private) = fold(&before, step);
        let digest = step.digest;
        let after = Referee::of(&self.played).table();
        assert!(public == *after.public(), "public events rebuild the public shelf");
        for (seat, mine) in (0..).map(Seat).zip(&private) {
            assert!(mine == after.view(seat).mine, "private events rebuild a seat's shelf");
        }
        self.table().audit().unwrap();
        self.fast_luck.turn_to(self.played.steps().len() as u64);
        self.fast.play(by, action, &mut self.fast_luck);
        assert_eq!(self.fast.digest(), digest, "both lanes agree on {action:?}");
        assert_eq!(self.table().digest(), digest, "what is shown is what is recorded");
        self.news_is_in_words();
    }

    fn offered_if_and_only_if_accepted(&self, by: Seat, offers: &[G::Action]) {
        let table = self.table();
        for action in (0..G::CODES).filter_map(G::action_from_code) {
            let accepted = table.check(by, action).is_ok();
            assert_eq!(accepted, offers.contains(&action), "{by:?}: {action:?} in {table:?}");
        }
        for (idx, action) in offers.iter().enumerate() {
            assert!(!offers[..idx].contains(action), "{action:?} is offered once");
            assert_eq!(
                G::action_from_code(G::action_code(*action)),
                Some(*action),
                "{action:?} has a code"
            );
        }
    }

    /// Only seats that are waited for may act, and a refused action changes nothing.
    fn bystanders_are_refused(&mut self, waiting: engine::Seats) {
        for seat in (0..self.case.seats).map(Seat).chain([Seat(200)]) {
            if waiting.contains(seat) {
                continue;
            }
            let digest = self.table().digest();
            for action in (0..G::CODES).filter_map(G::action_from_code) {
                assert!(self.played.act(seat, action).is_err(), "{seat:?} may not {action:?}");
            }
            assert_eq!(self.table().digest(), digest, "a refused action changes nothing");
        }
    }

    /// What a seat sees, may do and is refused does not depend on anything that it cannot see.
    fn imagined_tables_look_and_refuse_the_same(&mut self, by: Seat) {
        let looking = Seat(self.whim.below(u32::from(self.case.seats)) as u8);
        let table = Referee::of(&self.played).table();
        for seat in [looking, by].into_iter().filter(|seat| *seat != Seat::HOUSE) {
            let other = G::imagine(table.view(seat), &mut self.whim);
            other.audit().unwrap();
            let (real, imagined) = (table.view(seat), other.view(seat));
            assert!(
                real.public == imagined.public && real.mine == imagined.mine,
                "it looks the same"
            );
            for action in (0..G::CODES).step_by(7).filter_map(G::action_from_code) {
                assert_eq!(table.check(seat, action), other.check(seat, action), "{action:?}");
            }
        }
    }

    fn undo_returns_to_the_same_digest(&mut self, by: Seat, action: G::Action) {
        let n_steps = self.played.steps().len();
        let other = Seat((by.0.wrapping_add(1)) % self.case.seats.max(2));
        if other != by {
            assert!(self.played.undo(other).is_err(), "nobody undoes what another did");
        }
        if self.whim.below(4) != 0 || self.played.check_undo(by).is_err() {
            return;
        }
        let before = self.digest_before(n_steps - 1);
        let undone = self.played.undo(by).unwrap().digest;
        if let Some(before) = before {
            assert_eq!(undone, before, "undo returns to the same digest");
        }
        self.table().audit().unwrap();
        self.fast = self.table().clone();
        self.news_is_in_words();
        self.step(by, action);
    }

    fn digest_before(&self, step: usize) -> Option<engine::Digest> {
        step.checked_sub(1).map(|last| self.played.steps()[last].digest)
    }

    fn the_points_add_up(&self) {
        let Status::Over(outcome) = self.played.status() else { panic!("it is over") };
        let house_played = self.played.steps().iter().any(|step| step.by == Seat::HOUSE);
        assert!(house_played || !outcome.beaten_by_house(), "a seat won");
        for phrase in outcome.ties() {
            self.texts_are_complete(&phrase, None);
        }
        for (seat, standing) in outcome.0.iter() {
            let sums: Vec<i32> = standing.scores.iter().map(engine::Score::points).collect();
            assert!(sums.contains(&standing.points), "{seat:?}: {sums:?} {}", standing.points);
            let better = outcome.0.values().iter().filter(|it| it.place < standing.place).count();
            let before = usize::from(standing.place) - 1;
            let by_house = house_played && before == better + 1;
            assert!(before == better || by_house, "a place counts those before it");
            for source in standing.scores.iter().flat_map(|score| &score.sources) {
                self.texts_are_complete(&engine::Phrase::new(source.rule), None);
                if let Some(part) = source.part {
                    self.texts_are_complete(&engine::Phrase::new(part), None);
                }
            }
            for name in standing.scores.iter().filter_map(|score| score.name) {
                self.texts_are_complete(&engine::Phrase::new(name), None);
            }
        }
    }

    fn the_record_verifies(&self) {
        let player = |seat| Player { name: format!("{seat}"), bot: Some("random".to_owned()) };
        let record = self.played.record((0..self.case.seats).map(player).collect());
        let text = serde_json::to_string(&record).unwrap();
        let read = serde_json::from_str(&text).unwrap();
        let replay = verify::<G>(G::standard(), &read).unwrap();
        assert_eq!(Referee::of(&replay).table().digest(), self.table().digest());
        assert_eq!(record.content, G::standard().hash());
    }

    fn news_is_in_words(&self) {
        let erased: &dyn engine::AnyMatch = &self.played;
        let last = erased.n_steps() - 1;
        for seat in (0..self.case.seats).map(|seat| Some(Seat(seat))).chain([None]) {
            for phrase in erased.told(seat, last) {
                self.texts_are_complete(&phrase, seat);
            }
        }
    }

    fn sketches_are_in_words(&self) {
        let erased: &dyn engine::AnyMatch = &self.played;
        for phrase in erased.sketch(None).into_iter().chain(erased.drawing(None)) {
            self.texts_are_complete(&phrase, None);
        }
        for seat in (0..self.case.seats).map(Seat) {
            self.texts_are_complete(&erased.prompt(seat), Some(seat));
            let drawn = erased.drawing(Some(seat));
            for phrase in erased.sketch(Some(seat)).into_iter().chain(drawn) {
                self.texts_are_complete(&phrase, Some(seat));
            }
            for offer in erased.offers(seat) {
                self.texts_are_complete(&offer.label, Some(seat));
            }
            let table = self.table();
            for action in (0..G::CODES).step_by(3).filter_map(G::action_from_code) {
                let Err(refusal) = G::check(table.view(seat), action) else { continue };
                self.texts_are_complete(
                    &G::refusal(table.perspective(Some(seat)), &refusal),
                    Some(seat),
                );
                self.texts_are_complete(&engine::Phrase::new(refusal.rule().0), None);
            }
        }
    }

    fn texts_are_complete(&self, phrase: &engine::Phrase, seat: Option<Seat>) {
        for speaker in &self.speakers {
            let said = speaker.say(phrase, Reader { seat, names: &[] });
            assert!(!said.contains('⟨'), "{:?} cannot say {phrase:?}: {said}", speaker.language());
        }
    }
}

/// The shelves as clients rebuild them from the events.
fn fold<G: Game>(before: &Table<G>, step: &Step<G>) -> (G::Public, Vec<G::Private>) {
    let StepOutcome::Events(events) = step.outcome() else { panic!("an action tells events") };
    let mut public = before.public().clone();
    events.public.iter().for_each(|event| public.apply(event));
    let seats = (0..before.n_seats()).map(Seat);
    let mut private: Vec<G::Private> = seats.map(|seat| before.view(seat).mine.clone()).collect();
    events.private.iter().for_each(|(to, event)| private[to.idx()].apply(event));
    (public, private)
}
