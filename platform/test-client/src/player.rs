use protocol::{TableDetail, ToServer};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{ConnectionError, Failure, RoomConnection, TestClient};

/// The fields of a message that a [`Player`] needs. All others are skipped without allocating.
#[derive(Debug, Deserialize)]
pub struct Glance<'a> {
    /// The kind of the message, such as `done`.
    #[serde(rename = "type")]
    pub kind: &'a str,
    /// The request that it answers.
    pub id: Option<&'a str>,
    /// The number of an entry.
    pub n: Option<u32>,
    #[serde(default)]
    offers: Vec<GlancedOffer>,
}

#[derive(Debug, Deserialize)]
struct GlancedOffer {
    code: u32,
}

/// A connected player for load tests. It keeps only the offers of the last table.
#[derive(Debug)]
pub struct Player {
    connection: RoomConnection,
    /// The number of the last table's entry.
    pub n: u32,
    /// The codes of the offers.
    pub offers: Vec<u32>,
}

impl Player {
    /// Connects to an open room and waits for the table.
    ///
    /// # Errors
    /// If the connection ends.
    pub async fn enter(client: &TestClient, room: &str) -> Result<Self, Failure> {
        let connection = RoomConnection::open(client, room, None).await.map_err(failure)?;
        let mut player = Self { connection, n: 0, offers: Vec::new() };
        let (lang, table) = ("en".to_owned(), TableDetail::Offers);
        let hello =
            ToServer::Hello { seat: None, since: None, lang, words: false, table, opening: false };
        player.send(&hello).await?;
        player.receive_until(|it| (it.kind == "table").then_some(())).await?;
        Ok(player)
    }

    /// Sends a message.
    ///
    /// # Errors
    /// If the connection has ended.
    pub async fn send(&mut self, message: &ToServer) -> Result<(), Failure> {
        Ok(self.connection.send(message).await.map_err(failure)?)
    }

    /// Reads messages until one is found.
    ///
    /// # Errors
    /// If the connection ends.
    pub async fn receive_until<T>(
        &mut self,
        find: impl Fn(&Glance<'_>) -> Option<T>,
    ) -> Result<T, Failure> {
        loop {
            let text = self.connection.receive_text().await.map_err(failure)?;
            let glance: Glance<'_> = serde_json::from_str(&text)?;
            match glance.kind {
                "bye" => return Err(text.to_string().into()),
                "table" => {
                    self.n = glance.n.ok_or("a table without a number")?;
                    self.offers.clear();
                    self.offers.extend(glance.offers.iter().map(|offer| offer.code));
                }
                _ => {}
            }
            if let Some(found) = find(&glance) {
                return Ok(found);
            }
        }
    }

    /// Reads messages until the table is that of entry `n` or later.
    ///
    /// # Errors
    /// If the connection ends.
    pub async fn follow(&mut self, n: u32) -> Result<(), Failure> {
        while self.n < n {
            self.receive_until(|it| (it.kind == "table").then_some(())).await?;
        }
        Ok(())
    }
}

/// Lets people open a room, sit down and start a match. Returns the room.
///
/// # Errors
/// If the server refuses something.
pub async fn begin_match(people: &mut [TestClient; 2], game: &str) -> Result<String, Failure> {
    let settings = json!({ "settings": { "game": game, "seats": 2, "open": true } });
    let made = post(&mut people[0], "/api/rooms", settings).await?;
    let room = made["room"].as_str().ok_or("no room")?.to_owned();
    for person in people.iter_mut() {
        post(person, &format!("/api/rooms/{room}/sit"), json!({})).await?;
        post(person, &format!("/api/rooms/{room}/ready"), json!({ "ready": true })).await?;
    }
    post(&mut people[0], &format!("/api/rooms/{room}/start"), json!({})).await?;
    Ok(room)
}

async fn post(client: &mut TestClient, path: &str, body: Value) -> Result<Value, Failure> {
    let answer = client.post(path, &body).await?;
    if answer.status != 200 {
        return Err(format!("{path}: {} {}", answer.status, answer.text).into());
    }
    Ok(answer.json())
}

fn failure(error: ConnectionError) -> String {
    format!("{error:?}")
}
