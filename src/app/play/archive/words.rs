//! Words for the errors and warnings of files, in the language of the person.

use crate::app::foundations::locale::{Reason, Texts};
use tabuleiro_catalogue::GameId;
use tabuleiro_exchange::{ExchangeError, Flaw, Problem, Warning};

/// Returns the words for an error of a file, with its line where the file has lines.
pub(super) fn reason_of(error: &ExchangeError, texts: &Texts) -> Reason {
    match &error.problem {
        Problem::Foreign => Reason::plain("reason-foreign"),
        Problem::Record(error) => error.into(),
        Problem::SetUp(error) => error.into(),
        Problem::NoGame(games) => Reason::about("reason-no-game", titles(games, texts)),
        Problem::OtherGame { read_as, .. } => Reason::about("reason-other-game", texts.title(*read_as, "")),
        problem => match inner(problem) {
            Some(reason) => at_line(error.line, &reason, texts),
            None => Reason::about("reason-other-format", error.line.to_string()),
        },
    }
}

/// Returns the words for a warning, with its line.
pub(super) fn warning_of(warning: &Warning, texts: &Texts) -> Reason {
    let reason = match &warning.flaw {
        Flaw::SideLine(problem) => {
            let why = inner(problem).unwrap_or_else(|| Reason::plain("reason-not-understood"));
            Reason::about("flaw-side-line", texts.reason(&why))
        }
        Flaw::Incomplete(_) => Reason::plain("flaw-incomplete"),
        Flaw::Skipped(_) => Reason::plain("flaw-skipped"),
        Flaw::Brackets => Reason::plain("flaw-brackets"),
        Flaw::LastAction(text) => Reason::about("flaw-last-action", text),
        Flaw::AfterEnd => Reason::plain("flaw-after-end"),
        Flaw::Passes => Reason::plain("flaw-passes"),
        Flaw::NoResult => Reason::plain("flaw-no-result"),
        Flaw::FromTheBottom => Reason::plain("flaw-from-the-bottom"),
        Flaw::Charset { used, .. } => Reason::about("flaw-charset", *used),
        Flaw::Characters(used) => Reason::about("flaw-characters", *used),
    };
    at_line(warning.line, &reason, texts)
}

/// Returns the titles of games in the language of the person.
fn titles(games: &[GameId], texts: &Texts) -> String {
    games.iter().map(|&game| texts.title(game, "")).collect::<Vec<_>>().join(", ")
}

fn at_line(line: usize, reason: &Reason, texts: &Texts) -> Reason {
    let mut at = Reason::about("reason-at-line", texts.reason(reason));
    at.values.push(("line", line.to_string()));
    at
}

/// Returns the words for a problem at a place that is told, `None` if it only has technical ones.
fn inner(problem: &Problem) -> Option<Reason> {
    Some(match problem {
        Problem::Play(error) => error.into(),
        Problem::Options(error) => error.into(),
        Problem::Start(error) => error.into(),
        Problem::SetUp(error) => error.into(),
        Problem::Size(found) => Reason::about("reason-size", found),
        Problem::Game(found) => Reason::about("reason-game", found),
        Problem::Point { found, .. } | Problem::Cell(found) => Reason::about("reason-point", found),
        Problem::Colour { .. } => Reason::plain("reason-colour"),
        Problem::SetUpLate => Reason::plain("reason-set-up-late"),
        Problem::Nothing(_) => Reason::plain("reason-nothing-whole"),
        _ => return None,
    })
}
