//! What is served over HTTP: the page, the WebSocket, the teacher's page and what it asks for, health, and diagrams of tables.
//! Everything else is 404.

use super::export;
use super::lesson;
use super::output::with_log;
use super::shared::Shared;
use super::socket;
use super::tables::Job;
use super::teacher;
use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, Path, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::net::{IpAddr, SocketAddr};
use std::sync::Once;
use tabuleiro_online::code::Link;
use tabuleiro_online::words::Why;
use tabuleiro_printing::{Style, diagram};
use tabuleiro_words::Language;
use tokio::sync::oneshot;

/// Returns the service.
pub(crate) fn router(shared: Shared) -> Router {
    Router::new()
        .route("/ws", get(connect))
        .route("/health", get(health))
        .route("/metrics", get(metrics))
        .route("/table/{file}", get(picture))
        .merge(lesson::routes())
        .merge(export::routes())
        .route("/teacher", get(teacher::index))
        .route("/teacher/address.json", get(teacher::address))
        .route("/teacher/words.json", get(teacher::words))
        .route("/teacher/{file}", get(teacher::file))
        .route("/qr/{file}", get(teacher::qr))
        .fallback(page)
        .layer(middleware::from_fn_with_state(shared.clone(), guard))
        .with_state(shared)
}

/// What a browser may load for an answer that is not the page.
const NOTHING: &str = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

fn text<'a>(headers: &'a HeaderMap, name: &header::HeaderName) -> Option<&'a str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// Refuses requests for another host, and sets the headers that all answers have.
async fn guard(State(shared): State<Shared>, request: Request, next: Next) -> Response {
    if request.headers().get_all(header::HOST).iter().count() > 1 {
        return (StatusCode::BAD_REQUEST, "Expected one line Host.\n").into_response();
    }
    let host = text(request.headers(), &header::HOST);
    if !host.is_some_and(|host| shared.names.is_host(host)) {
        return (StatusCode::FORBIDDEN, "This server has another name; see --public.\n").into_response();
    }
    let mut response = next.run(request).await;
    if response.status() == StatusCode::METHOD_NOT_ALLOWED {
        response = StatusCode::NOT_FOUND.into_response();
    }
    let headers = response.headers_mut();
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert(HeaderValue::from_static(NOTHING));
    response
}

/// Opens a WebSocket.
async fn connect(
    State(shared): State<Shared>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Response {
    let host = text(&headers, &header::HOST).unwrap_or_default();
    let foreign = |origin: &HeaderValue| !origin.to_str().is_ok_and(|origin| shared.names.is_origin(origin, host));
    if headers.get_all(header::ORIGIN).iter().any(foreign) {
        return (StatusCode::FORBIDDEN, "The page comes from another address.\n").into_response();
    }
    let upgrade = match upgrade {
        Ok(upgrade) => socket::bounded(upgrade),
        Err(rejection) => return rejection.into_response(),
    };
    if upgrade.selected_protocol().is_none() {
        return (StatusCode::BAD_REQUEST, "Expected the subprotocol tabuleiro.v1.\n").into_response();
    }
    let address = client(&headers, peer.ip().to_canonical(), shared.names.is_proxied());
    upgrade.on_upgrade(move |socket| async move { socket::run(socket, address, shared.jobs, &shared.awake).await })
}

/// Returns the address of a client: behind a proxy on this machine the last one that it forwards.
/// `None` if the proxy does not tell it.
fn client(headers: &HeaderMap, peer: IpAddr, proxied: bool) -> Option<IpAddr> {
    static TOLD: Once = Once::new();
    if !(proxied && peer.is_loopback()) {
        return Some(peer);
    }
    // A proxy adds to the header, or adds one behind those that the client may have invented.
    let last = headers.get_all("x-forwarded-for").iter().next_back().and_then(|value| value.to_str().ok());
    let last = last.and_then(|list| list.rsplit(',').next()).map(str::trim);
    let address = last.and_then(forwarded).map(|ip| ip.to_canonical());
    if address.is_none() {
        TOLD.call_once(|| {
            with_log(|| {
                tracing::warn!(
                    "The proxy names no address in X-Forwarded-For: there are no limits for each address (docs/server.md)"
                );
            });
        });
    }
    address
}

/// Reads an address, which some proxies write with a port or in brackets.
fn forwarded(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    bare.parse().ok().or_else(|| text.parse().map(|address: SocketAddr| address.ip()).ok())
}

/// Tells how the server is.
async fn health(State(shared): State<Shared>) -> Response {
    let (answer, counts) = oneshot::channel();
    let asked = shared.jobs.send(Job::Counts(answer)).await;
    let (Ok(()), Ok((tables, connections))) = (asked, counts.await) else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    let version = env!("CARGO_PKG_VERSION");
    let body = serde_json::json!({ "version": version, "tables": tables, "connections": connections });
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-store")];
    (headers, body.to_string()).into_response()
}

/// Tells the figures of the server, to programs on this machine only.
async fn metrics(
    State(shared): State<Shared>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    // A proxy on this machine names the site of the visitor, or the visitor.
    let host = text(&headers, &header::HOST).unwrap_or_default();
    let is_local = ["127.0.0.1", "localhost", "[::1]"]
        .iter()
        .any(|name| host.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with(':')));
    if !is_local || !peer.ip().to_canonical().is_loopback() || headers.contains_key("x-forwarded-for") {
        return StatusCode::NOT_FOUND.into_response();
    }
    let (answer, text) = oneshot::channel();
    let asked = shared.jobs.send(Job::Metrics(answer)).await;
    let (Ok(()), Ok(text)) = (asked, text.await) else { return StatusCode::SERVICE_UNAVAILABLE.into_response() };
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-store")], text).into_response()
}

/// Draws the position of a table.
async fn picture(
    State(shared): State<Shared>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Path(file): Path<String>,
) -> Response {
    let missing = || StatusCode::NOT_FOUND.into_response();
    let Some(code) = file.strip_suffix(".svg").filter(|code| code.parse::<Link>().is_ok()) else { return missing() };
    let (answer, position) = oneshot::channel();
    let address = client(&headers, peer.ip().to_canonical(), shared.names.is_proxied());
    let asked = shared.jobs.send(Job::Position(code.to_string(), address, answer)).await;
    let position = match (asked, position.await) {
        (Ok(()), Ok(Ok(position))) => position,
        (Ok(()), Ok(Err(Why::TooFast))) => return StatusCode::TOO_MANY_REQUESTS.into_response(),
        (Ok(()), Ok(Err(Why::ReadOnly))) => return StatusCode::SERVICE_UNAVAILABLE.into_response(),
        _ => return missing(),
    };
    let style = Style { coordinates: true, empty: false, language: Language::En, width: Style::WIDTH };
    let Ok(svg) = tokio::task::spawn_blocking(move || diagram(&*position, &style)).await else { return missing() };
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "no-store")];
    (headers, svg).into_response()
}

/// Serves a file of the page. The address of a table, `/CODE`, is the page itself.
async fn page(State(shared): State<Shared>, request: Request) -> Response {
    let reading = matches!(*request.method(), Method::GET | Method::HEAD);
    match shared.page.filter(|_| reading) {
        Some(page) => page.serve(request).await,
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_visitor_is_whom_the_proxy_names_last() {
        let seen = |values: &[&'static str], peer: &str, proxied| {
            let mut headers = HeaderMap::new();
            for value in values {
                headers.append("x-forwarded-for", HeaderValue::from_static(value));
            }
            client(&headers, peer.parse().unwrap(), proxied).map_or(String::new(), |address| address.to_string())
        };
        let cases: [(&[&'static str], &str); 8] = [
            (&["192.0.2.7"], "192.0.2.7"),
            (&["198.51.100.1, 192.0.2.7"], "192.0.2.7"),
            (&["198.51.100.1", "192.0.2.7"], "192.0.2.7"),
            (&["192.0.2.7:50123"], "192.0.2.7"),
            (&["[2001:db8::7]:50123"], "2001:db8::7"),
            (&["[2001:db8::7]"], "2001:db8::7"),
            (&["unknown"], ""),
            (&[], ""),
        ];
        for (values, expected) in cases {
            assert_eq!(seen(values, "127.0.0.1", true), expected, "{values:?}");
        }
        assert_eq!(seen(&["192.0.2.7"], "127.0.0.1", false), "127.0.0.1");
        assert_eq!(seen(&["192.0.2.7"], "203.0.113.9", true), "203.0.113.9");
    }
}
