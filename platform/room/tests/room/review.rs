//! Looking back: frames, points over time, and the check of a deal.

use engine::{AnyGame, Record, Seat};
use i18n::Speaker;
use protocol::{Checked, Settings};
use room::review::{MAX_FRAMES, Viewpoint, replay, scores, verify};
use room::{AccessError, LobbyCommand, RoomEvent, language};
use serde_json::json;

use crate::table::{Table, person, translators, two_people};

fn game() -> &'static dyn AnyGame {
    catalogue::find("antiquity").unwrap()
}

fn english() -> &'static Speaker {
    translators().get("antiquity", language("en")).unwrap()
}

/// The record of a running match, and the number of its action that was taken back. Three more actions followed.
fn with_undo() -> (Record, u32) {
    let mut table = two_people();
    let (undone, _) = table.act_and_undo();
    for more in 0..3 {
        let seat = table.awaited();
        table.act(seat, &format!("more{more}")).unwrap();
    }
    (table.room.state().record().unwrap(), undone)
}

#[test]
fn a_frame_is_a_table_that_was_not_taken_back() {
    let (record, undone) = with_undo();
    let look = |viewpoint, range| replay(game(), &record, viewpoint, range, english()).unwrap();
    let all = look(Viewpoint::Seat(Seat(0)), 0..=u32::MAX);
    let shown: Vec<_> = all.frames.iter().map(|frame| (frame.frame, frame.step)).collect();
    let steps = (0..=undone).chain(undone + 3..=undone + 5);
    assert_eq!(shown, (0..).zip(steps).collect::<Vec<_>>(), "the deal, and what stands");
    assert_eq!(all.n_frames, undone + 4);
    let some = look(Viewpoint::Seat(Seat(0)), 2..=3);
    assert_eq!((some.n_frames, &some.frames[..]), (all.n_frames, &all.frames[2..4]));
    assert!(look(Viewpoint::Spectator, 900..=901).frames.is_empty());

    let hears = |viewpoint| {
        let frames = look(viewpoint, 0..=u32::MAX).frames;
        frames.iter().filter(|frame| frame.news.get("mine").is_some()).count()
    };
    let each = [0, 1].map(|seat| hears(Viewpoint::Seat(Seat(seat))));
    let all = hears(Viewpoint::All);
    assert!(0 < all && each.iter().sum::<usize>() == all, "{each:?}, {all} of all");
    assert_eq!(hears(Viewpoint::Spectator), 0);
    let open = look(Viewpoint::All, 0..=0);
    assert_eq!(open.frames[0].views.as_ref().map(Vec::len), Some(2));
}

#[test]
fn every_frame_has_its_points() {
    let table = Table::playing(Settings::new("fabulous", 3)).played_to_the_end();
    let record = table.room.state().record().unwrap();
    let points = scores(catalogue::find("fabulous").unwrap(), &record).unwrap();
    assert_eq!(points.len(), record.steps.len() + 1, "one for the deal");
}

#[test]
fn frames_call_people_and_bots_by_their_names() {
    let mut table = Table::new(Settings::new("antiquity", 2));
    table.command(1, LobbyCommand::PlayNow { level: "random".to_owned() }).unwrap();
    table.connect(1, 1);
    table.play_against_bots(30);
    let record = table.room.state().record().unwrap();
    let told = replay(game(), &record, Viewpoint::Spectator, 0..=u32::MAX, english()).unwrap();
    assert_eq!(told.frames.len() as u32, MAX_FRAMES.min(told.n_frames));
    let lines: Vec<String> = told.frames.into_iter().flat_map(|frame| frame.lines).collect();
    for name in ["Person 1", "Zenobia"] {
        assert!(lines.iter().any(|line| line.contains(name)), "{name}: {lines:?}");
    }
}

#[test]
fn only_the_player_of_a_seat_is_called_you() {
    for game in catalogue::GAMES {
        let mut settings = Settings::new(game.slug(), 3);
        if game.slug() == "fabulous" {
            settings.options = json!({ "collectors": 12, "minutes": "none", "rounds": 40 });
        }
        let table = Table::playing(settings).played_to_the_end();
        let record = table.room.state().record().unwrap();
        let speaker = translators().get(game.slug(), language("en")).unwrap();
        let says_you = |viewpoint| {
            let starts = (0..record.steps.len() as u32).step_by(MAX_FRAMES as usize);
            let frames = starts.flat_map(|from| {
                replay(*game, &record, viewpoint, from..=u32::MAX, speaker).unwrap().frames
            });
            let mut lines = frames.flat_map(|frame| frame.lines);
            // Inside a sentence "your" may be the text of a card.
            lines.find(|line| {
                line.split(|it: char| !it.is_alphabetic()).any(|it| it == "You" || it == "Your")
            })
        };
        for viewpoint in [Viewpoint::All, Viewpoint::OtherSeat(Seat(1)), Viewpoint::Spectator] {
            assert_eq!(says_you(viewpoint), None, "{}, {viewpoint:?}", game.slug());
        }
        assert!(says_you(Viewpoint::Seat(Seat(1))).is_some(), "{}", game.slug());
    }
}

#[test]
fn a_viewpoint_is_all_none_or_a_seat_that_exists() {
    let parse = |text| Viewpoint::parse(text, "", 2);
    assert_eq!([parse(""), parse("none")], [Some(Viewpoint::Spectator); 2]);
    assert_eq!(parse("all"), Some(Viewpoint::All));
    assert_eq!(parse("1"), Some(Viewpoint::Seat(Seat(1))));
    assert_eq!([parse("2"), parse("3"), parse("-1"), parse("x")], [None; 4]);
    assert_eq!(Viewpoint::parse("1", "none", 2), Some(Viewpoint::OtherSeat(Seat(1))));
    assert_eq!(Viewpoint::parse("1", "x", 2), None);
}

/// A match that has ended, in which seat 0 added words. A person who had left seat 1 had added other words.
fn salted() -> Table {
    let mut table = Table::new(Settings::new("antiquity", 2));
    for (who, seat, salt) in [(1, 0, "luck"), (3, 1, "gone")] {
        table.command(who, LobbyCommand::Sit { seat: Some(seat) }).unwrap();
        table.command(who, LobbyCommand::Salt { seat, salt: salt.to_owned() }).unwrap();
    }
    table.command(3, LobbyCommand::Stand { seat: 1 }).unwrap();
    table.command(2, LobbyCommand::Sit { seat: Some(1) }).unwrap();
    table.command(2, LobbyCommand::Ready { ready: true }).unwrap();
    table.command(1, LobbyCommand::Start).unwrap();
    table.played_to_the_end()
}

#[test]
fn a_match_verifies_if_its_seed_is_made_of_the_secret_and_the_words() {
    let table = salted();
    let verified = verify("room", table.log.clone()).unwrap();
    assert!(verified.verified, "{:?}", verified.checks);
    assert_eq!(verified.words, [(0, "luck".to_owned())]);
    let deal = table.info().deal;
    assert_eq!(
        (Some(&verified.secret), Some(&verified.seed)),
        (deal.secret.as_ref(), deal.seed.as_ref())
    );
    let record = table.room.state().record().unwrap();
    assert_eq!(verified.steps, record.steps.len() as u32);

    let failed = |change: &dyn Fn(&mut RoomEvent)| {
        let mut log = table.log.clone();
        log.iter_mut().for_each(|entry| change(&mut entry.event));
        let verified = verify("room", log).unwrap();
        let failed = verified.checks.into_iter().filter(|check| !check.holds);
        failed.map(|check| check.what).collect::<Vec<_>>()
    };
    let other_words = failed(&|event| {
        if let RoomEvent::Salt { salt, .. } = event {
            salt.push('!');
        }
    });
    assert_eq!(other_words, [Checked::Seed]);
    let other_commitment = failed(&|event| {
        if let RoomEvent::Started { commitment, .. } = event {
            commitment.push('0');
        }
    });
    assert_eq!(other_commitment, [Checked::Commitment]);
    let waiting = Table::new(Settings::new("antiquity", 2));
    assert!(verify("room", waiting.log).is_none(), "nothing is dealt");
}

#[test]
fn a_running_match_is_recorded_for_its_players_only() {
    let mut table = two_people();
    let seat = table.awaited();
    table.act(seat, "a").unwrap();
    assert!(table.room.has_seat(1) && !table.room.has_seat(3));
    assert_eq!(table.room.record_for(Some(&person(1)), 0).unwrap().steps.len(), 1);
    let not_over = AccessError::from(protocol::NotNow::NotOver);
    assert_eq!(table.room.record().unwrap_err(), not_over);
    for (who, seat) in [(Some(person(1)), 1), (Some(person(3)), 0), (None, 0)] {
        assert_eq!(table.room.record_for(who.as_ref(), seat).unwrap_err(), not_over, "{who:?}");
    }
    let mut table = table.played_to_the_end();
    let record = table.room.record().unwrap();
    let everybody = table.room.record_for(None, 0).unwrap();
    assert_eq!(everybody.steps, record.steps, "afterwards for everybody");
}
