//! Upgrades a request to the WebSocket of a room.

use axum::Extension;
use axum::extract::WebSocketUpgrade;
use axum::http::HeaderMap;
use axum::response::Response;
use room::Visitor;

use crate::config::MAX_MESSAGE;
use crate::http::error::ApiError;
use crate::http::guard::same_origin;
use crate::http::openapi::Upgrade;
use crate::http::rooms::RoomRequest;
use crate::listen::Peer;
use crate::rate_limit::{MessageLimiter, RateLimited};
use crate::socket::{self, Socket};

/// Opens a connection to a room.
pub(crate) async fn socket(
    RoomRequest { app, room, link, who }: RoomRequest,
    headers: HeaderMap,
    Extension(peer): Extension<Peer>,
    upgrade: WebSocketUpgrade,
) -> Result<Upgrade<Response>, ApiError> {
    same_origin(&headers)?;
    let open = app.connections.open(who.from);
    let open = open.ok_or(RateLimited { limit: "connections", wait: 60 })?;
    // An invalid token has no session that could end.
    let session = who.person.as_ref().and(who.token.as_ref()).map(|token| token.hash().session());
    let visitor = Visitor { person: who.requester(), invite: link.invite, session };
    let connection = app.rooms.connect(&room, visitor).await?;
    let socket = Socket {
        connection,
        limiter: MessageLimiter::new(&app.limits),
        unreadable: 0,
        _open: (open, peer.open),
    };
    // Buffers are small because a connection is silent most of the time.
    let upgrade = upgrade
        .read_buffer_size(4096)
        .write_buffer_size(4096)
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE);
    Ok(Upgrade(upgrade.on_upgrade(move |web_socket| socket::serve(web_socket, socket))))
}
