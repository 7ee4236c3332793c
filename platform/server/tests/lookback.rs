//! Looking back at matches: replay, points, verification, and playing on from a step.

use crate::common::{
    act, config, done, enter, generous, my_turn, person, play_on, room_of, start, steps,
};
use engine::{Chance, Record};
use protocol::{FromServer, Progress, Replay, ToServer, Verification, What};
use serde_json::{Value, json};
use server::Server;
use server::admin::Admin;
use test_client::{RoomConnection, TestClient};

/// Plays a match to its end. Now and then a player takes an action back, alone or by consent.
async fn play_with_undos(line: &mut RoomConnection) {
    let mut whim = Chance::quick(1);
    for nth in 0.. {
        if !my_turn(line).await {
            break;
        }
        let table = line.table.clone().unwrap();
        let id = format!("u{nth}");
        let undo = ToServer::Undo { id: id.clone(), seen: table.n, seat: None };
        let ask = ToServer::AskUndo { id: id.clone(), seat: None };
        let back = match whim.below(16) {
            0..4 => Some(undo).filter(|_| table.undo),
            4 => Some(ask).filter(|_| 4 < nth),
            _ => None,
        };
        if let Some(back) = back {
            line.send(&back).await.unwrap();
            let answer = line.reply_to(&id).await.unwrap();
            assert!(matches!(answer, FromServer::Done { .. }), "{answer:?}");
        } else {
            let pick = whim.below(table.offers.len() as u32) as usize;
            act(line, &id, pick).await;
        }
    }
}

/// A finished match of one person and bots, and the person's connection.
async fn played(server: &Server, game: &str) -> (TestClient, String, RoomConnection) {
    let mut people = [person(server, "Anna").await];
    let seats = catalogue::find(game).unwrap().seats().0.max(2);
    let (room, _) = room_of(&mut people, game, seats, json!({})).await;
    let mut line = enter(&people[0], &room, None, None).await;
    play_with_undos(&mut line).await;
    let [anna] = people;
    (anna, room, line)
}

async fn get<T: serde::de::DeserializeOwned>(client: &mut TestClient, path: &str) -> T {
    let answer = client.get(path).await.unwrap();
    assert_eq!(answer.status, 200, "{path}: {answer:?}");
    serde_json::from_str(&answer.text).unwrap()
}

async fn whole(anna: &mut TestClient, room: &str, seat: &str) -> Replay {
    let mut all = Replay { n_frames: 1, frames: Vec::new() };
    while all.frames.len() < all.n_frames as usize {
        let from = all.frames.len();
        let path = format!("/api/rooms/{room}/replay?seat={seat}&lang=en&from={from}&to=99999");
        let part: Replay = get(anna, &path).await;
        assert!((1..=100).contains(&part.frames.len()), "{from}: {}", part.frames.len());
        all.n_frames = part.n_frames;
        all.frames.extend(part.frames);
    }
    all
}

/// A step as it was sent: its number, its seat, the news and the sentences.
type Heard = (u32, u8, Value, Vec<String>);

/// The steps that were sent while the match was played, without those that were taken back.
fn kept(line: &RoomConnection) -> Vec<Heard> {
    let mut played: Vec<Heard> = Vec::new();
    for entry in &line.entries {
        match &entry.what {
            What::Step { step, seat, news, lines } => {
                played.push((*step, *seat, news.clone(), lines.clone()));
            }
            What::Rewound { step, .. } => played.retain(|(it, ..)| it <= step),
            _ => {}
        }
    }
    let mut kept = Vec::new();
    for step in played {
        match step.2.get("restored") {
            Some(_) => drop(kept.pop()),
            None => kept.push(step),
        }
    }
    kept
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replay_shows_every_match_as_it_was_finally_played() {
    let (_folder, server) = start().await;
    for game in catalogue::GAMES {
        let (mut anna, room, line) = played(&server, game.slug()).await;
        let replay = whole(&mut anna, &room, "0").await;
        let kept = kept(&line);
        let frames = &replay.frames;
        assert_eq!(frames.len(), kept.len() + 1, "{}", game.slug());
        assert!(frames[0].by.is_none() && frames[0].lines.is_empty());
        for (frame, (step, by, news, lines)) in frames[1..].iter().zip(&kept) {
            assert_eq!((frame.step, frame.by), (*step, Some(*by)));
            assert_eq!((&frame.news, &frame.lines), (news, lines));
        }
        let (last, table) = (frames.last().unwrap(), line.table.unwrap());
        assert_eq!((&last.view, &last.progress), (&table.view, &table.progress));
        assert_eq!(last.sketch, table.lines);

        let open = whole(&mut anna, &room, "all").await;
        let outside = whole(&mut anna, &room, "none").await;
        for ((all, mine), public) in open.frames.iter().zip(frames).zip(&outside.frames) {
            let views = all.views.as_ref().unwrap();
            assert_eq!(Some(&views[0]), mine.view.as_ref());
            let public = public.view.as_ref().unwrap();
            assert!(public.get("mine").is_none() && public["public"] == views[0]["public"]);
        }

        let scores: Vec<Vec<i32>> = get(&mut anna, &format!("/api/rooms/{room}/scores")).await;
        assert_eq!(scores.len(), frames.len(), "one for each frame");
        let Progress::Over { outcome, .. } = &last.progress else { panic!("it is over") };
        let points: Vec<i32> = outcome
            .as_array()
            .unwrap()
            .iter()
            .map(|it| it["points"].as_i64().unwrap() as i32)
            .collect();
        assert_eq!(scores.last(), Some(&points), "{}", game.slug());
        let checked: Verification = get(&mut anna, &format!("/api/rooms/{room}/verify")).await;
        assert!(checked.verified && checked.checks.len() == 4, "{checked:?}");
        let record: Record = get(&mut anna, &format!("/api/rooms/{room}/record")).await;
        assert_eq!(checked.steps as usize, record.steps.len());
    }
    server.stop().await.unwrap();
}

/// A player who returns to a running match can replay it, and is shown only the views of their own seat.
#[tokio::test]
async fn a_player_looks_back_at_a_running_match_through_their_own_seat() {
    let (_folder, server) = start().await;
    let mut people = [person(&server, "Anna").await];
    let (room, _) = room_of(&mut people, "antiquity", 2, json!({})).await;
    let mut line = enter(&people[0], &room, None, None).await;
    for nth in 0..6 {
        assert!(my_turn(&mut line).await);
        act(&mut line, &format!("a{nth}"), 0).await;
    }
    assert!(my_turn(&mut line).await);
    let [mut anna] = people;
    let replay = whole(&mut anna, &room, "0").await;
    let heard = kept(&line);
    assert_eq!(
        replay.frames.len(),
        heard.len() + 1,
        "a frame before the first step, and one a step"
    );
    for (frame, (step, seat, news, lines)) in replay.frames.iter().skip(1).zip(&heard) {
        assert_eq!((frame.step, frame.by), (*step, Some(*seat)));
        assert_eq!((&frame.news, &frame.lines), (news, lines), "step {step}");
    }
    let last = replay.frames.last().unwrap();
    assert_eq!(last.view, line.table.as_ref().unwrap().view, "the last frame is the table");
    for other in ["1", "all", "none"] {
        let path = format!("/api/rooms/{room}/replay?seat={other}");
        assert_eq!(anna.get(&path).await.unwrap().json()["fault"], "not_over", "{other}");
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn nobody_looks_back_at_a_match_that_runs_or_is_not_theirs() {
    let (_folder, server) = start().await;
    let mut people = [person(&server, "Anna").await, person(&server, "Bert").await];
    let (room, invite) = room_of(&mut people, "quarry", 2, json!({})).await;
    for what in ["replay?seat=all", "replay", "scores", "verify"] {
        let answer = people[0].get(&format!("/api/rooms/{room}/{what}")).await.unwrap();
        assert_eq!(answer.json()["fault"], "not_over", "{what}");
    }
    let early = json!({ "step": 0, "seat": 0 });
    let answer = people[0].post(&format!("/api/rooms/{room}/branch"), &early).await.unwrap();
    assert_eq!(answer.json()["fault"], "not_over");
    let (mut anna, room, _) = played(&server, "quarry").await;
    let mut stranger = TestClient::new(server.address());
    for what in ["replay", "scores", "verify"] {
        let path = format!("/api/rooms/{room}/{what}");
        assert_eq!(stranger.get(&path).await.unwrap().status, 404, "{what}");
        let wrong = format!("{path}?invite={invite}");
        assert_eq!(stranger.get(&wrong).await.unwrap().status, 404, "{what}");
    }
    for wrong in ["seat=9", "seat=x", "from=x", "to=-1"] {
        let path = format!("/api/rooms/{room}/replay?{wrong}");
        assert_eq!(anna.get(&path).await.unwrap().status, 400, "{wrong}");
    }
    let late: Replay = get(&mut anna, &format!("/api/rooms/{room}/replay?from=99999")).await;
    assert_eq!(late.frames.len(), 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_plays_on_from_a_step_and_it_survives_a_restart() {
    let (folder, server) = start().await;
    let (mut anna, room, line) = played(&server, "antiquity").await;
    let replay = whole(&mut anna, &room, "1").await;
    let frame = &replay.frames[replay.frames.len() / 2];
    let path = format!("/api/rooms/{room}/branch");
    let wanted = json!({ "step": frame.step, "seat": 1, "level": "apprentice" });
    let branch = done(&mut anna, &path, wanted).await;
    assert_eq!((&branch["practice"], &branch["state"]), (&json!(true), &json!("playing")));
    let origin = json!({ "from": "branch", "room": room, "step": frame.step });
    assert_eq!(branch["origin"], origin);
    assert_eq!(branch["seats"][1]["sitter"]["name"], "Anna");
    assert_eq!(branch["seats"][0]["sitter"]["level"], "apprentice");
    let id = branch["id"].as_str().unwrap();
    let mut there = enter(&anna, id, None, None).await;
    let before = steps(&there).len();
    assert!(frame.step as usize <= before, "it begins with the steps of the other match");
    play_on(&mut there, 3).await;
    let n_steps = {
        my_turn(&mut there).await;
        steps(&there).len()
    };
    drop((line, there));
    server.stop().await.unwrap();

    let admin = Admin::open(folder.path()).await.unwrap();
    let verified = admin.verify_all().await.unwrap();
    assert_eq!((verified.matches, verified.broken.len()), (2, 0));
    let (first, second) = (admin.export(&room).await.unwrap(), admin.export(id).await.unwrap());
    let taken = frame.step as usize;
    assert_eq!(first.steps[..taken], second.steps[..taken]);
    admin.close().await.unwrap();
    let server = Server::start(config(folder.path(), generous())).await.unwrap();
    let mut anna = TestClient { address: server.address(), ..anna };
    let mut there = enter(&anna, id, None, None).await;
    assert_eq!(steps(&there).len(), n_steps);
    play_on(&mut there, u64::MAX).await;
    let checked: Verification = get(&mut anna, &format!("/api/rooms/{id}/verify")).await;
    assert!(checked.verified, "{checked:?}");
    for wrong in [json!({ "step": 99999, "seat": 0 }), json!({ "step": 1, "seat": 7 })] {
        assert_eq!(anna.post(&path, &wrong).await.unwrap().status, 400, "{wrong}");
    }
    server.stop().await.unwrap();
}
