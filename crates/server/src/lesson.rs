//! What the teacher's page asks before there is a class: tournaments for a lesson, and the sections of known tournaments.

use axum::Router;
use axum::extract::RawQuery;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde::Serialize;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use tabuleiro_catalogue::GameId;
use tabuleiro_online::class::lesson::{self, Proposal};
use tabuleiro_online::class::presets::{Cycle, presets};
use tabuleiro_words::Language;
use thiserror::Error;

/// Returns the routes. They need nothing that the other handlers share.
pub(crate) fn routes<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new()
        .route("/teacher/lesson.json", get(propose))
        .route("/teacher/presets.json", get(async || answer(&presets())))
}

/// Why a question cannot be answered.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
enum QueryError {
    /// A number is missing, no number, or out of its limits.
    #[error("Expected {key} from {} to {}.", .limits.start(), .limits.end())]
    Number { key: &'static str, limits: RangeInclusive<u32> },
    /// There is no such cycle.
    #[error("Expected cycle to be cycle1, cycle2, cycle3 or secondary.")]
    Cycle,
    /// There is no such language.
    #[error("Expected lang to be pt or en.")]
    Language,
    /// A parameter is given twice, or is not known.
    #[error("Expected children, minutes, cycle and lang, each once at most.")]
    Parameters,
}

impl IntoResponse for QueryError {
    fn into_response(self) -> Response {
        (StatusCode::BAD_REQUEST, format!("{self}\n")).into_response()
    }
}

/// Proposals, and the names of their games in the language that was asked for.
#[derive(Debug, Serialize)]
struct Proposals {
    proposals: Vec<Proposal>,
    games: BTreeMap<String, &'static str>,
}

async fn propose(RawQuery(query): RawQuery) -> Response {
    match proposals(&query.unwrap_or_default()) {
        Ok(proposals) => answer(&proposals),
        Err(error) => error.into_response(),
    }
}

fn proposals(query: &str) -> Result<Proposals, QueryError> {
    const KEYS: [&str; 4] = ["children", "minutes", "cycle", "lang"];
    let mut given = BTreeMap::new();
    for (key, value) in url::form_urlencoded::parse(query.as_bytes()) {
        if !KEYS.contains(&&*key) || given.insert(key, value).is_some() {
            return Err(QueryError::Parameters);
        }
    }
    let number = |key: &'static str, limits: RangeInclusive<u32>| {
        let found = given.get(key).and_then(|text| text.parse().ok()).filter(|number| limits.contains(number));
        found.ok_or(QueryError::Number { key, limits })
    };
    let children = number("children", *lesson::CHILDREN.start() as u32..=*lesson::CHILDREN.end() as u32)?;
    let minutes = number("minutes", lesson::MINUTES)?;
    // An empty choice in a form is none.
    let chosen = |key| given.get(key).filter(|value| !value.is_empty());
    let cycle = chosen("cycle").map(|word| Cycle::find(word).ok_or(QueryError::Cycle)).transpose()?;
    let language = chosen("lang").map(|code| Language::find(code).ok_or(QueryError::Language)).transpose()?;
    let proposals = lesson::propose(children as usize, minutes, cycle);
    let name = |proposal: &Proposal| {
        let names = GameId::find(&proposal.setup.game).ok()?.facts().names;
        let name = if language == Some(Language::Pt) { names.pt } else { names.en };
        Some((proposal.setup.game.clone(), name))
    };
    Ok(Proposals { games: proposals.iter().filter_map(name).collect(), proposals })
}

fn answer(value: &impl Serialize) -> Response {
    let Ok(body) = serde_json::to_string(value) else { return StatusCode::INTERNAL_SERVER_ERROR.into_response() };
    ([(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-store")], body).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::{Body, to_bytes};
    use axum::http::Request;
    use serde_json::Value;
    use tower::ServiceExt;

    async fn fetch(path: &str) -> (StatusCode, String) {
        let request = Request::get(path).body(Body::empty()).unwrap();
        let response = routes::<()>().with_state(()).oneshot(request).await.unwrap();
        let status = response.status();
        let body = to_bytes(response.into_body(), 1 << 20).await.unwrap();
        (status, String::from_utf8(body.to_vec()).unwrap())
    }

    #[tokio::test]
    async fn a_lesson_has_proposals_with_reasons_and_minutes() {
        let (status, body) = fetch("/teacher/lesson.json?children=23&minutes=45&cycle=cycle2&lang=pt").await;
        assert_eq!(status, StatusCode::OK, "{body}");
        let answer: Value = serde_json::from_str(&body).unwrap();
        let proposals = answer["proposals"].as_array().unwrap();
        assert_eq!(proposals.len(), 3);
        for proposal in proposals {
            assert!(proposal["minutes"].as_u64().is_some_and(|minutes| minutes <= 45), "{proposal}");
            assert_eq!(proposal["reasons"][0], serde_json::json!({ "why": "preset", "cycle": "cycle2" }));
            assert!(proposal["setup"]["system"].is_string() && !proposal["reasons"][1].is_null());
        }
        assert_eq!(answer["games"]["gatos_e_caes"], "Gatos & Cães");
        let (_, body) = fetch("/teacher/lesson.json?children=23&minutes=45&cycle=").await;
        assert!(body.contains("\"semaforo\":\"Traffic Lights\""), "{body}");
    }

    #[tokio::test]
    async fn a_wrong_parameter_is_named() {
        let cases = [
            ("", "Expected children from 2 to 200.\n"),
            ("children=1&minutes=45", "Expected children from 2 to 200.\n"),
            ("children=-3&minutes=45", "Expected children from 2 to 200.\n"),
            ("children=20", "Expected minutes from 10 to 180.\n"),
            ("children=20&minutes=4294967296", "Expected minutes from 10 to 180.\n"),
            ("children=20&minutes=45&cycle=cycle9", "Expected cycle to be cycle1, cycle2, cycle3 or secondary.\n"),
            ("children=20&minutes=45&lang=xx", "Expected lang to be pt or en.\n"),
            ("children=20&minutes=45&pupils=3", "Expected children, minutes, cycle and lang, each once at most.\n"),
            ("children=20&children=21&minutes=45", "Expected children, minutes, cycle and lang, each once at most.\n"),
        ];
        for (query, expected) in cases {
            let (status, body) = fetch(&format!("/teacher/lesson.json?{query}")).await;
            assert_eq!((status, &*body), (StatusCode::BAD_REQUEST, expected), "{query}");
        }
    }

    #[tokio::test]
    async fn the_presets_are_a_list() {
        let (status, body) = fetch("/teacher/presets.json").await;
        assert_eq!(status, StatusCode::OK);
        let presets: Value = serde_json::from_str(&body).unwrap();
        let ids: Vec<&Value> = presets.as_array().unwrap().iter().map(|preset| &preset["id"]).collect();
        assert_eq!(ids, ["cycle1", "cycle2", "cycle3", "secondary", "goias1", "goias2", "goias3"]);
        assert_eq!(presets[0]["sections"][0]["game"], "semaforo");
        assert_eq!(presets[0]["sections"][0]["system"], "swiss");
    }
}
