//! Bodies with an ETag. Browsers cache them, and fetch them again only if the ETag has changed.

use axum::body::Bytes;
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, VARY};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum_extra::headers::{ETag, HeaderMapExt as _, IfNoneMatch};

use crate::http::compression::accepts;

/// A body, plain and compressed in advance.
#[derive(Clone, Debug)]
pub(crate) struct CachedBody {
    pub(crate) content_type: String,
    pub(crate) cache_control: &'static str,
    /// A hash of the body.
    pub(crate) tag: String,
    pub(crate) plain: Bytes,
    pub(crate) brotli: Option<Bytes>,
    pub(crate) gzip: Option<Bytes>,
}

impl CachedBody {
    /// The answer to a request with these headers: the smallest encoding that the client accepts, or 304 if it has the
    /// body.
    pub(crate) fn answer(self, request: &HeaderMap) -> Response {
        let tag = format!("\"{}\"", self.tag);
        let known = request.typed_get::<IfNoneMatch>().zip(tag.parse::<ETag>().ok());
        let is_known = known.is_some_and(|(known, tag)| !known.precondition_passes(&tag));
        let head = [
            (ETAG, tag),
            (CACHE_CONTROL, self.cache_control.to_owned()),
            (VARY, "accept-encoding".to_owned()),
        ];
        if is_known {
            return (StatusCode::NOT_MODIFIED, head).into_response();
        }
        let kind = [(CONTENT_TYPE, self.content_type)];
        let mut encoded = [("br", self.brotli), ("gzip", self.gzip)].into_iter();
        let encoded = encoded
            .find_map(|(name, bytes)| Some((name, bytes.filter(|_| accepts(request, name))?)));
        match encoded {
            Some((name, bytes)) => (head, kind, [(CONTENT_ENCODING, name)], bytes).into_response(),
            None => (head, kind, self.plain).into_response(),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stumble")]

    use axum::http::HeaderValue;
    use axum::http::header::{ACCEPT_ENCODING, HeaderName, IF_NONE_MATCH};

    use super::*;

    fn answer(brotli: Option<&'static [u8]>, header: HeaderName, value: &'static str) -> Response {
        let body = CachedBody {
            content_type: "text/css".to_owned(),
            cache_control: "no-cache",
            tag: "1".to_owned(),
            plain: Bytes::from_static(b"plain"),
            brotli: brotli.map(Bytes::from_static),
            gzip: Some(Bytes::from_static(b"gz")),
        };
        body.answer(&HeaderMap::from_iter([(header, HeaderValue::from_static(value))]))
    }

    #[test]
    fn the_smallest_encoding_that_the_browser_accepts_is_sent() {
        let encoding = |brotli, accepted| {
            let answer = answer(brotli, ACCEPT_ENCODING, accepted);
            let encoding = answer.headers().get(CONTENT_ENCODING);
            encoding.map_or_else(String::new, |it| it.to_str().unwrap().to_owned())
        };
        assert_eq!(encoding(Some(b"br"), "gzip, deflate, br"), "br");
        assert_eq!(encoding(Some(b"br"), "gzip, br;q=0"), "gzip");
        assert_eq!(encoding(None, "br, gzip"), "gzip");
        assert_eq!(encoding(None, "deflate"), "");
    }

    #[test]
    fn a_body_that_the_browser_has_is_not_sent_again() {
        assert_eq!(answer(None, IF_NONE_MATCH, "\"0\", \"1\"").status(), StatusCode::NOT_MODIFIED);
        assert_eq!(answer(None, IF_NONE_MATCH, "\"0\"").status(), StatusCode::OK);
    }
}
