//! Opens the WebSocket of a room.

use std::sync::Arc;

use axum::extract::WebSocketUpgrade;
use axum::http::HeaderMap;
use axum::response::Response;
use room::Visitor;

use crate::config::MAX_MESSAGE;
use crate::http::error::ApiError;
use crate::http::guard::same_origin;
use crate::http::openapi::Upgrade;
use crate::http::rooms::RoomRequest;
use crate::people::Token;
use crate::rate_limit::{MessageLimiter, RateLimited};
use crate::socket::{self, Socket};

/// Opens a connection to a room.
pub(crate) async fn socket(
    RoomRequest { app, room, link, who }: RoomRequest,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Upgrade<Response>, ApiError> {
    same_origin(&headers)?;
    let permit = Arc::clone(&app.connections).try_acquire_owned();
    let permit = permit.map_err(|_| RateLimited { limit: "connections", wait: 60 })?;
    let session = who.token.as_ref().map(Token::session);
    let visitor = Visitor { person: who.requester(), invite: link.invite, session };
    let connection = app.rooms.connect(&room, visitor).await?;
    let socket = Socket {
        connection,
        limiter: MessageLimiter::new(&app.limits),
        unreadable: 0,
        _permit: permit,
    };
    // Small buffers: a connection is silent most of the time.
    let upgrade = upgrade
        .read_buffer_size(4096)
        .write_buffer_size(4096)
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE);
    Ok(Upgrade(upgrade.on_upgrade(move |web_socket| socket::serve(web_socket, socket))))
}
