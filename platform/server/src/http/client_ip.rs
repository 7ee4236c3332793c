//! The address of the client, for rate limits.
//!
//! We use no crate for it: those we know read only one header, and refuse an address with a port, which some proxies
//! write.

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;

use crate::Proxy;
use crate::connections::network_of;

/// The address of the client. For IPv6 it is the network ([`network_of`]).
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClientIp(pub(crate) IpAddr);

impl ClientIp {
    /// The address of the socket, or behind a proxy the last address in the forwarding header. The proxy wrote that
    /// one; the client may have forged those before it.
    pub(crate) fn of(proxy: Proxy, connected: SocketAddr, headers: &HeaderMap) -> Self {
        let forwarded = match proxy {
            Proxy::Absent => None,
            Proxy::Trusted => forwarded_for(headers).or_else(|| forwarded(headers)),
        };
        Self(network_of(forwarded.unwrap_or_else(|| connected.ip())))
    }
}

fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    parse(last(headers, "x-forwarded-for")?)
}

fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let mut pairs = last(headers, "forwarded")?.split(';').filter_map(|pair| pair.split_once('='));
    let (_, address) = pairs.find(|(name, _)| name.trim().eq_ignore_ascii_case("for"))?;
    parse(address)
}

/// The last element of a header that is a list.
fn last<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers.get_all(name).iter().next_back()?.to_str().ok()?.rsplit(',').next()
}

/// An address with or without a port, brackets and quotation marks.
fn parse(text: &str) -> Option<IpAddr> {
    let text = text.trim().trim_matches('"');
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    let bare = text.trim_start_matches('[').trim_end_matches(']');
    bare.parse().ok().or_else(with_port)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(proxy: Proxy, headers: &[(&'static str, &'static str)]) -> String {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(*name, value.parse().unwrap());
        }
        ClientIp::of(proxy, "192.0.2.1:80".parse().unwrap(), &map).0.to_string()
    }

    #[test]
    fn only_a_trusted_proxy_names_the_client() {
        let said =
            [("x-forwarded-for", "1.1.1.1, 2.2.2.2"), ("x-forwarded-for", "3.3.3.3,4.4.4.4")];
        assert_eq!(of(Proxy::Absent, &said), "192.0.2.1");
        assert_eq!(of(Proxy::Trusted, &said), "4.4.4.4");
        assert_eq!(of(Proxy::Trusted, &[]), "192.0.2.1");
        assert_eq!(of(Proxy::Trusted, &[("x-forwarded-for", "unknown")]), "192.0.2.1");
        let newer = [("forwarded", "for=1.1.1.1, proto=https;For=\"[2001:db8::1]:4711\"")];
        assert_eq!(of(Proxy::Trusted, &newer), "2001:db8::");
    }
}
