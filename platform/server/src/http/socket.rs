//! Opens the WebSocket of a room.

use std::sync::Arc;

use axum::extract::{Path, Query, State, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;

use crate::config::MOST_MESSAGE;
use crate::http::App;
use crate::http::auth::Who;
use crate::http::error::ApiError;
use crate::http::guard::same_origin;
use crate::http::rooms::Link;
use crate::rate_limit::{MessageLimiter, RateLimited};
use crate::socket::{self, Socket};

/// Opens a connection to a room.
pub(crate) async fn socket(
    State(app): State<Arc<App>>,
    Path(room): Path<String>,
    Query(link): Query<Link>,
    headers: HeaderMap,
    who: Who,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    same_origin(&headers)?;
    let permit = Arc::clone(&app.connections).try_acquire_owned();
    let permit = permit.map_err(|_| RateLimited { limit: "connections", wait: 60 })?;
    let connection = app.rooms.connect(&room, who.requester(), link.invite).await?;
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
        .max_message_size(MOST_MESSAGE)
        .max_frame_size(MOST_MESSAGE);
    Ok(upgrade.on_upgrade(move |web_socket| socket::serve(web_socket, socket)))
}
