//! The files of the page. A file is sent compressed where the browser asks for it and the folder has it so.

use super::error::ServeError;
use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use data_encoding::BASE64;
use percent_encoding::percent_decode_str;
use sha2::{Digest, Sha256};
use std::path::{Path, PathBuf};
use tabuleiro_online::code::Link;
use tower::ServiceExt;
use tower_http::services::ServeDir;

/// The folder of the page.
#[derive(Clone, Debug)]
pub(crate) struct Page {
    folder: PathBuf,
    /// What the page may load, as a value of `Content-Security-Policy`.
    policy: HeaderValue,
}

/// Returns whether a name leads to a table, or looks as if it did: then the page says that there is no such table.
fn is_code(name: &str) -> bool {
    let capitals = name.len() == 4 && name.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit());
    capitals || name.parse::<Link>().is_ok()
}

/// Returns the policy for a page: everything comes from this server, and no script stands in the page but those that it
/// has now, by their hashes.
fn policy(index: &str) -> HeaderValue {
    let scripts = index.split("<script>").skip(1).filter_map(|rest| rest.split("</script>").next());
    let hashes = scripts
        .fold(String::new(), |hashes, script| hashes + " 'sha256-" + &BASE64.encode(&Sha256::digest(script)) + "'");
    let policy = format!(
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'{hashes}; style-src 'self' 'unsafe-inline'; \
         img-src 'self' data: blob:; connect-src 'self' ws: wss:; worker-src 'self' blob:; object-src 'none'; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
    );
    HeaderValue::try_from(policy).unwrap_or(HeaderValue::from_static("default-src 'self'"))
}

/// Returns whether the name of a file contains a hash of its contents: `program-0123abcd.wasm`.
fn is_hashed(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or_default();
    let hash = name.split('.').next().and_then(|stem| stem.rsplit_once('-')).map(|(_, hash)| hash);
    hash.is_some_and(|hash| hash.len() == 8 && hash.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b)))
}

/// Returns a tag of the version of a file: when it was changed, its length, and how it is encoded.
fn tag(headers: &HeaderMap) -> Option<HeaderValue> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let (changed, length) = (text(header::LAST_MODIFIED)?, text(header::CONTENT_LENGTH)?);
    let encoding = text(header::CONTENT_ENCODING).unwrap_or_default();
    let hash = Sha256::digest(format!("{changed} {length} {encoding}"));
    HeaderValue::try_from(format!("\"{}\"", data_encoding::HEXLOWER.encode(&hash[..8]))).ok()
}

impl Page {
    /// Takes a folder with an `index.html`.
    ///
    /// # Errors
    /// [`ServeError::Page`] if it has none.
    pub(crate) fn new(folder: &Path) -> Result<Page, ServeError> {
        let missing = || ServeError::Page(folder.into());
        let folder = folder.canonicalize().map_err(|_| missing())?;
        let index = std::fs::read_to_string(folder.join("index.html")).map_err(|_| missing())?;
        Ok(Page { folder, policy: policy(&index) })
    }

    /// Answers a request for a file.
    pub(crate) async fn serve(self, mut request: Request) -> Response {
        let path = request.uri().path();
        let code = path.trim_start_matches('/').trim_end_matches('/');
        if is_code(code) {
            *request.uri_mut() = Uri::from_static("/index.html");
        } else if path == "/text" {
            // The page for text, as its links and the documents name it. Other servers have it as `text.html` only.
            *request.uri_mut() = Uri::from_static("/text.html");
        } else if path.contains("/.") || path.contains("%2e") || path.contains("%2E") || path.contains('\\') {
            return StatusCode::NOT_FOUND.into_response();
        }
        if !self.is_inside(request.uri().path()).await {
            return StatusCode::NOT_FOUND.into_response();
        }
        let path = request.uri().path().to_string();
        let known = request.headers().get(header::IF_NONE_MATCH).cloned();
        let is_partial = request.headers().contains_key(header::RANGE);
        let files = ServeDir::new(&self.folder).precompressed_br().precompressed_gzip();
        let Ok(answer) = files.oneshot(request).await;
        let status = answer.status();
        if status == StatusCode::RANGE_NOT_SATISFIABLE {
            return answer.map(Body::new);
        }
        if !status.is_success() && status != StatusCode::NOT_MODIFIED {
            return StatusCode::NOT_FOUND.into_response();
        }
        let mut answer = answer.map(Body::new);
        let headers = answer.headers_mut();
        // A file whose name has its hash never changes. The others are asked for again each time and not sent again; the
        // service worker keeps them for use offline.
        let kept = if is_hashed(&path) { "public, max-age=31536000, immutable" } else { "no-cache" };
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(kept));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        headers.insert(header::CONTENT_SECURITY_POLICY, self.policy);
        if let Some(tag) = tag(headers).filter(|_| !is_partial) {
            let is_known = known.as_ref().and_then(|known| known.to_str().ok()).is_some_and(|known| {
                known.split(',').any(|known| known.trim() == "*" || Some(known.trim()) == tag.to_str().ok())
            });
            headers.insert(header::ETAG, tag);
            if is_known {
                headers.remove(header::CONTENT_LENGTH);
                *answer.status_mut() = StatusCode::NOT_MODIFIED;
                *answer.body_mut() = Body::empty();
            }
        }
        answer
    }

    /// Returns whether the file of a path is inside the folder, also behind symbolic links, or whether there is none.
    async fn is_inside(&self, path: &str) -> bool {
        let Ok(path) = percent_decode_str(path).decode_utf8() else { return false };
        let file = self.folder.join(path.trim_start_matches('/'));
        match tokio::fs::canonicalize(&file).await {
            Ok(file) => file.starts_with(&self.folder),
            Err(error) => error.kind() == std::io::ErrorKind::NotFound,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_a_hash_are_known() {
        for hashed in ["/program-0123abcd.wasm", "/a/page-deadbeef.js", "/program-0123abcd.wasm.br"] {
            assert!(is_hashed(hashed), "{hashed}");
        }
        for other in ["/", "/index.html", "/icon-192.png", "/program-0123ABCD.wasm", "/service-worker.js", "/0123abcd"]
        {
            assert!(!is_hashed(other), "{other}");
        }
    }

    #[test]
    fn the_policy_allows_the_scripts_that_stand_in_the_page() {
        // printf 'a()' | openssl dgst -sha256 -binary | base64
        let policy = policy("<html><script>a()</script><script src=\"b.js\"></script></html>");
        assert!(
            policy
                .to_str()
                .unwrap()
                .contains("'wasm-unsafe-eval' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=';"),
            "{policy:?}"
        );
    }
}
