//! The teacher's page of a class: its files, which are in the program, its texts, the address of the server, and QR codes.

use super::shared::Shared;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use qrcodegen::{QrCode, QrCodeEcc};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write;
use tabuleiro_catalogue::GameId;
use tabuleiro_online::class::names::{ANIMALS, COLOURS};
use tabuleiro_online::code::Code;
use tabuleiro_rules::OptionKind;
use tabuleiro_words::{Language, Texts};
use url::form_urlencoded;

/// What the page may load: all of it comes from this server, and no script or style stands in the page itself.
const POLICY: &str = "default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data: blob:; object-src 'none'; \
                      frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/// The width of the light margin that readers of QR codes need, in modules.
const QUIET: i32 = 4;

macro_rules! files {
    ($($name:literal)*) => { &[$(($name, include_bytes!(concat!("../teacher/", $name)))),*] };
}

/// The files of the page.
const FILES: &[(&str, &[u8])] = files! {
    "index.html" "teacher.css" "controls.css" "frame.css" "start.css" "lobby.css" "wall.css" "projector.css" "print.css"
    "board.js" "controls.js" "dialog.js" "dom.js" "end.js" "entrant.js" "lesson.js" "lobby.js" "main.js" "model.js" "pairings.js"
    "projector.js" "sections.js" "setup.js" "standings.js" "start.js" "wall.js" "wire.js" "words.js"
};

/// The typeface of the program.
const FONTS: [(&str, &[u8]); 2] = [
    ("regular.ttf", include_bytes!("../../../assets/fonts/AlegreyaSans-Regular.ttf")),
    ("bold.ttf", include_bytes!("../../../assets/fonts/AlegreyaSans-Bold.ttf")),
];

/// Returns the sentences of the page as JSON.
const fn sentences(language: Language) -> &'static str {
    match language {
        Language::Pt => include_str!("../teacher/words-pt.json"),
        Language::En => include_str!("../teacher/words-en.json"),
    }
}

/// Returns the type of a file by the ending of its name.
fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("json") => "application/json",
        Some("svg") => "image/svg+xml",
        Some("ttf") => "font/ttf",
        _ => "application/octet-stream",
    }
}

/// Answers with a file, or says that it is the one that the browser has.
fn send(headers: &HeaderMap, name: &str, body: impl Into<axum::body::Bytes>) -> Response {
    let body = body.into();
    let tag = format!("\"{}\"", data_encoding::HEXLOWER.encode(&Sha256::digest(&body)[..8]));
    let known = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    let is_known = known.is_some_and(|known| known.split(',').any(|known| known.trim() == tag));
    let mut answer = if is_known { StatusCode::NOT_MODIFIED.into_response() } else { body.into_response() };
    let own = answer.headers_mut();
    own.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(name)));
    own.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    own.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    if let Ok(tag) = HeaderValue::try_from(tag) {
        own.insert(header::ETAG, tag);
    }
    answer
}

/// Serves the page.
pub(crate) async fn index(headers: HeaderMap) -> Response {
    file(headers, Path("index.html".into())).await
}

/// Serves a file of the page.
pub(crate) async fn file(headers: HeaderMap, Path(name): Path<String>) -> Response {
    let found = FILES.iter().chain(&FONTS).find(|(known, _)| *known == name);
    found.map_or_else(|| StatusCode::NOT_FOUND.into_response(), |&(name, bytes)| send(&headers, name, bytes))
}

/// Tells the address under which pupils reach the server.
pub(crate) async fn address(State(shared): State<Shared>) -> Response {
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-store")];
    (headers, json!({ "address": shared.address.now() }).to_string()).into_response()
}

/// Serves the texts of the page in the language of the query, Portuguese by default.
pub(crate) async fn words(headers: HeaderMap, uri: Uri) -> Response {
    let mut query = form_urlencoded::parse(uri.query().unwrap_or_default().as_bytes());
    let language = query.find_map(|(key, value)| Language::find(&value).filter(|_| key == "lang"));
    let language = language.unwrap_or(Language::Pt);
    send(&headers, "words.json", words_in(language).to_string())
}

/// Returns the texts of the page, the names of the games, and those of all entrants who have no typed name.
fn words_in(language: Language) -> Value {
    let texts = Texts::new(language);
    let words: Value = serde_json::from_str(sentences(language)).unwrap_or_default();
    let games: Vec<Value> = GameId::ALL.iter().map(|&game| of_game(&texts, game)).collect();
    let name = |animal, colour| (format!("{animal}.{colour}"), texts.entrant(animal, colour));
    let names: BTreeMap<String, String> =
        COLOURS.iter().flat_map(|colour| ANIMALS.iter().map(move |animal| name(animal, colour))).collect();
    json!({ "lang": language.code(), "words": words, "games": games, "names": names })
}

fn of_game(texts: &Texts, game: GameId) -> Value {
    let facts = game.facts();
    let default = facts.defaults().variant;
    let name = |variant: &str| texts.game(game, &format!("variant-{variant}"), &[]);
    let variants: Vec<Value> =
        facts.variants.iter().map(|variant| json!({ "id": variant, "name": name(variant) })).collect();
    json!({
        "id": facts.id,
        "pt": facts.names.pt,
        "en": facts.names.en,
        "difficulty": facts.difficulty,
        "goal": texts.goal(game, default),
        "variants": variants,
        "sizes": sizes(game),
    })
}

/// Returns the sizes of the board, the usual one first; none where there is only one.
fn sizes(game: GameId) -> Vec<String> {
    let Some(spec) = game.facts().options.iter().find(|spec| spec.name == "size") else { return Vec::new() };
    let (usual, all): (String, Vec<String>) = match spec.kind {
        OptionKind::Side { default, allowed } => (default.to_string(), allowed.iter().map(u8::to_string).collect()),
        OptionKind::Number { default, least, greatest } => {
            (default.to_string(), (least..=greatest).map(|number| number.to_string()).collect())
        }
        // Of the oblong boards only the usual one is offered.
        OptionKind::Size { default: (columns, rows), least, greatest } => {
            let squares = least.0.max(least.1)..=greatest.0.min(greatest.1);
            let usual = if columns == rows { columns.to_string() } else { format!("{columns}x{rows}") };
            (usual, squares.map(|side| side.to_string()).collect())
        }
        OptionKind::Toggle { .. } | OptionKind::Player { .. } => return Vec::new(),
    };
    let others = all.into_iter().filter(|size| *size != usual);
    std::iter::once(usual.clone()).chain(others).collect()
}

/// Draws the QR code of the address of a class or a table.
pub(crate) async fn qr(State(shared): State<Shared>, headers: HeaderMap, Path(file): Path<String>) -> Response {
    let code = file.strip_suffix(".svg").and_then(|code| code.parse::<Code>().ok());
    let drawn = code.and_then(|code| picture(&format!("{}{code}", shared.address.now())));
    drawn.map_or_else(|| StatusCode::NOT_FOUND.into_response(), |svg| send(&headers, "qr.svg", svg))
}

/// Draws the QR code of a link, dark on light; `None` if the link is too long.
fn picture(link: &str) -> Option<String> {
    let code = QrCode::encode_text(link, QrCodeEcc::Medium).ok()?;
    let (size, mut squares) = (code.size(), String::new());
    for y in 0..size {
        for x in (0..size).filter(|&x| code.get_module(x, y)) {
            let _ = write!(squares, "M{} {}h1v1h-1z", x + QUIET, y + QUIET);
        }
    }
    let side = size + 2 * QUIET;
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" width=\"{0}\" height=\"{0}\" \
         shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h{side}v{side}h-{side}z\"/>\
         <path fill=\"#000\" d=\"{squares}\"/></svg>",
        side * 10
    ))
}

#[cfg(test)]
mod tests;
