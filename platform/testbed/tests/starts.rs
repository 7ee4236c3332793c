//! Both servers start, stop and start again on the same port.

#![allow(clippy::unwrap_used, reason = "a test may stumble")]

use std::net::TcpStream;

use testbed::{Nats, Postgres};

fn is_there(address: &str) -> bool {
    let place = address.rsplit(['/', '@']).find(|part| part.contains("127.0.0.1")).unwrap();
    TcpStream::connect(place).is_ok()
}

#[test]
fn nats_comes_back_where_it_was() {
    let mut nats = Nats::start().unwrap();
    assert!(is_there(&nats.address()));
    nats.stop().unwrap();
    assert!(!is_there(&nats.address()));
    nats.start_again().unwrap();
    assert!(is_there(&nats.address()));
}

#[test]
fn postgres_comes_back_where_it_was() {
    let mut postgres = Postgres::start().unwrap();
    assert!(is_there(&postgres.address()));
    assert!(postgres.database("one").unwrap().ends_with("/one"));
    postgres.database("one").unwrap_err();
    postgres.stop().unwrap();
    assert!(!is_there(&postgres.address()));
    postgres.start_again().unwrap();
    postgres.database("one").unwrap_err();
}
