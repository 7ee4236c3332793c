//! Rooms around matches, over HTTP and WebSockets.
