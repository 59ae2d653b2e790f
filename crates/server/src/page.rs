//! The files of the page. A file is sent compressed where the browser asks for it and the folder has it so.

use super::error::ServeError;
use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use std::path::{Path, PathBuf};
use tabuleiro_online::code::Code;
use tower::ServiceExt;
use tower_http::services::ServeDir;

/// The folder of the page.
#[derive(Clone, Debug)]
pub(crate) struct Page(PathBuf);

/// Returns whether a name is that of a table, or looks like one: then the page says that there is no such table.
fn is_code(name: &str) -> bool {
    let capitals = name.len() == 4 && name.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit());
    capitals || name.parse::<Code>().is_ok()
}

impl Page {
    /// Takes a folder with an `index.html`.
    ///
    /// # Errors
    /// [`ServeError::Page`] if it has none.
    pub(crate) fn new(folder: &Path) -> Result<Page, ServeError> {
        let missing = || ServeError::Page(folder.into());
        let folder = folder.canonicalize().map_err(|_| missing())?;
        if folder.join("index.html").is_file() { Ok(Page(folder)) } else { Err(missing()) }
    }

    /// Answers a request for a file.
    pub(crate) async fn serve(self, mut request: Request) -> Response {
        let path = request.uri().path();
        let code = path.trim_start_matches('/').trim_end_matches('/');
        if is_code(code) {
            *request.uri_mut() = Uri::from_static("/index.html");
        } else if path.contains("/.") || path.contains("%2e") || path.contains("%2E") || path.contains('\\') {
            return StatusCode::NOT_FOUND.into_response();
        }
        let files = ServeDir::new(self.0).precompressed_br().precompressed_gzip();
        let Ok(answer) = files.oneshot(request).await;
        if !answer.status().is_success() && answer.status() != StatusCode::NOT_MODIFIED {
            return StatusCode::NOT_FOUND.into_response();
        }
        let mut answer = answer.map(Body::new);
        let headers = answer.headers_mut();
        // Files are asked for again each time and not sent again; the service worker keeps them for use offline.
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        answer
    }
}
