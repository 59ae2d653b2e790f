//! What a teacher takes away from a class, as files. Only the teacher's token opens them.

use super::shared::Shared;
use super::tables::{Job, Jobs};
use axum::Router;
use axum::extract::{Path, RawQuery, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use chrono::{DateTime, Local};
use tabuleiro_catalogue::GameId;
use tabuleiro_online::Export;
use tabuleiro_online::class::export::{Sheet, Words, matches_text, results_html, rounds_csv, standings_csv, trf};
use tabuleiro_online::class::names::{ANIMALS, COLOURS, Name};
use tabuleiro_online::words::Why;
use tabuleiro_words::{Language, Texts};
use tokio::sync::oneshot;
use url::form_urlencoded;

/// Returns the routes.
pub(crate) fn routes() -> Router<Shared> {
    Router::new().route("/teacher/export/{class}/{file}", get(export))
}

/// Returns the language and the number of the section that are asked for; `None` if the question makes no sense.
fn wanted(query: &str) -> Option<(Language, usize)> {
    let (mut language, mut section) = (Language::En, 0);
    for (key, value) in form_urlencoded::parse(query.as_bytes()) {
        match &*key {
            "lang" => language = Language::find(&value)?,
            "section" => section = value.parse().ok()?,
            _ => return None,
        }
    }
    Some((language, section))
}

async fn export(
    State(shared): State<Shared>,
    headers: HeaderMap,
    Path((class, file)): Path<(String, String)>,
    RawQuery(query): RawQuery,
) -> Response {
    let Some((language, section)) = wanted(&query.unwrap_or_default()) else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    let token = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let token = token.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default().to_string();
    let answer = match ask(&shared.jobs, class, token, file == "matches.json").await {
        Ok(export) => export,
        Err(Why::NotTeacher) => return StatusCode::UNAUTHORIZED.into_response(),
        Err(Why::UnknownClass) => return StatusCode::NOT_FOUND.into_response(),
        Err(_) => return StatusCode::SERVICE_UNAVAILABLE.into_response(),
    };
    let written = tokio::task::spawn_blocking(move || write(answer, &file, language, section)).await;
    let Ok(Some((kind, text))) = written else { return StatusCode::NOT_FOUND.into_response() };
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-store")], text).into_response()
}

async fn ask(jobs: &Jobs, class: String, token: String, with_matches: bool) -> Result<Export, Why> {
    let (answer, export) = oneshot::channel();
    jobs.send(Job::Export { class, token, with_matches, answer }).await.map_err(|_| Why::ReadOnly)?;
    export.await.unwrap_or(Err(Why::ReadOnly))
}

/// Returns the type and the text of a file; `None` if there is no such file.
fn write(export: Export, file: &str, language: Language, section: usize) -> Option<(&'static str, String)> {
    let words = Words::find(language.code())?;
    let sheets = readable(export, language);
    let one = || sheets.get(section);
    match file {
        "standings.csv" => Some(("text/csv; charset=utf-8", standings_csv(one()?, words))),
        "rounds.csv" => Some(("text/csv; charset=utf-8", rounds_csv(one()?, words))),
        "report.trf" => Some(("text/plain; charset=utf-8", trf(one()?)?)),
        "results.html" => Some(("text/html; charset=utf-8", results_html(&sheets, words))),
        "matches.json" => Some(("application/json", matches_text(&sheets))),
        _ => None,
    }
}

/// Returns the sections with names and days as people read them.
fn readable(export: Export, language: Language) -> Vec<Sheet> {
    let texts = Texts::new(language);
    let day = |seconds: u64| {
        let time = i64::try_from(seconds).ok().and_then(|seconds| DateTime::from_timestamp(seconds, 0));
        time.map(|time| time.with_timezone(&Local).format("%Y/%m/%d").to_string()).unwrap_or_default()
    };
    let days = export.times.map(day);
    let read = |sheet: Sheet| Sheet {
        title: texts.with("class-title", &[("class", sheet.title.clone().into())]),
        days: days.clone(),
        section: GameId::find(&sheet.setup.game).map_or(sheet.section, |game| texts.title(game, "")),
        names: sheet.names.iter().map(|name| name_in(&texts, name)).collect(),
        ..sheet
    };
    export.sheets.into_iter().map(read).collect()
}

/// Returns the name of an entrant in a language.
fn name_in(texts: &Texts, name: &str) -> String {
    let Ok(Name::Animal(animal, colour)) = name.parse() else { return name.to_string() };
    texts.entrant(ANIMALS[usize::from(animal)], COLOURS[usize::from(colour)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_online::class::wire::{AtBell, Setup, System};

    #[test]
    fn names_games_and_days_are_in_the_language_of_the_reader() {
        let setup = Setup {
            game: "gatos_e_caes".into(),
            options: Vec::new(),
            system: System::Swiss,
            rounds: None,
            matches: 1,
            clock: None,
            minutes: None,
            bell: AtBell::Draw,
            level: None,
            from: None,
        };
        let sheet = Sheet {
            title: "CDFH".into(),
            place: String::new(),
            days: [String::new(), String::new()],
            section: setup.game.clone(),
            setup,
            names: vec!["fox.blue".into(), "Ana".into()],
            rounds: Vec::new(),
            standings: Vec::new(),
            played: Vec::new(),
        };
        let export = Export { sheets: vec![sheet], times: [1_795_824_000, 1_795_910_400] };
        let of = |language| readable(export.clone(), language).remove(0);
        let [pt, en] = [Language::Pt, Language::En].map(of);
        assert_eq!(
            (pt.names, en.names),
            (vec!["raposa azul".into(), "Ana".into()], vec!["blue fox".into(), "Ana".into()])
        );
        assert_eq!(pt.section, "Gatos & Cães");
        assert!(pt.title.contains("CDFH") && pt.title != en.title, "{} {}", pt.title, en.title);
        assert!(pt.days[0].starts_with("2026/11/"), "{:?}", pt.days);
        for file in ["standings.csv", "rounds.csv", "report.trf", "results.html", "matches.json"] {
            assert!(write(export.clone(), file, Language::Pt, 0).is_some(), "{file}");
        }
        assert_eq!(write(export.clone(), "standings.csv", Language::Pt, 1), None);
        assert_eq!(write(export, "other.csv", Language::Pt, 0), None);
    }
}
