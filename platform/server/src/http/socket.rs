//! The way to a room's WebSocket.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::extract::{Path, Query, State, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;
use tokio::sync::mpsc;

use crate::config::MOST_MESSAGE;
use crate::gate::{Reached, Turnstile};
use crate::http::App;
use crate::http::answer::Failure;
use crate::http::guard::same_origin;
use crate::http::rooms::Link;
use crate::http::who::Who;
use crate::room::Ask;
use crate::socket::{self, Connection};

/// Opens a connection to a room.
pub(crate) async fn socket(
    State(app): State<Arc<App>>,
    Path(room): Path<String>,
    Query(link): Query<Link>,
    headers: HeaderMap,
    who: Who,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failure> {
    same_origin(&headers)?;
    let place = Arc::clone(&app.connections).try_acquire_owned();
    let place = place.map_err(|_| Reached { limit: "connections", wait: 60 })?;
    let id = app.next_connection.fetch_add(1, Ordering::Relaxed);
    let (out, from_room) = mpsc::channel(socket::QUEUE);
    let asker = who.asker();
    let join = |reply| Ask::Join {
        connection: id,
        asker: asker.clone(),
        invite: link.invite.clone(),
        out: out.clone(),
        reply,
    };
    app.hub.ask(&room, join).await??;
    drop(out);
    let connection = Connection {
        id,
        room: app.hub.room(&room).await?,
        out: from_room,
        turnstile: Turnstile::new(&app.house().limits),
        nonsense: 0,
        _place: Some(place),
    };
    // Small buffers: a connection is silent most of the time.
    let upgrade = upgrade
        .read_buffer_size(4096)
        .write_buffer_size(4096)
        .max_message_size(MOST_MESSAGE)
        .max_frame_size(MOST_MESSAGE);
    Ok(upgrade.on_upgrade(move |socket| socket::serve(socket, connection)))
}
