//! Errors name the place and what was expected.

use super::one;
use tabuleiro_exchange::{ExchangeError, Problem, read};
use tabuleiro_rules::PlayError;

fn error(text: &str) -> ExchangeError {
    one(text).unwrap_err()
}

#[test]
fn texts_of_no_format_are_foreign() {
    for text in ["", " ", "hello", "(hello)", "7", "\u{feff}"] {
        assert_eq!(error(text).problem, Problem::Foreign, "{text:?}");
    }
}

#[test]
fn problems_of_sgf_have_their_place() {
    let at = |text: &str, part: &str| {
        let error = error(text);
        assert_eq!(error.at, text.rfind(part).unwrap(), "{error}");
        error.problem
    };
    assert_eq!(at("(;GM[11]SZ[11];B[z9])", "z9"), Problem::Point { found: "z9".into(), side: 11 });
    assert!(matches!(at("(;GM[11];B[a1];W[a1])", "a1"), Problem::Play(PlayError::Illegal { .. })));
    assert_eq!(at("(;GM[11];B[a1];B[b1])", "b1"), Problem::Colour { expected: "W", found: "B" });
    assert_eq!(at("(;GM[11];B[a1];AB[b1])", "AB"), Problem::SetUpLate);
    assert!(matches!(error("(;GM[11]AB[a1]").problem, Problem::Nothing(_)), "more stones may have been lost");
    assert!(matches!(error("(;GM[11];AB[a1];AW[b1").problem, Problem::Nothing(_)));
    assert_eq!(at("(;GM[3];B[a1])", "3"), Problem::Game("GM[3]".into()));
    assert_eq!(at("(;GM[11]SZ[3:4];B[a1])", "3:4"), Problem::Size("3:4".into()));
    assert!(matches!(at("(;GM[11]SZ[40];B[a1])", "40"), Problem::Options(_)));
    assert!(matches!(error("(;GM[1];B[aa])").problem, Problem::Options(_)), "the default size is that of Go, 19");
    assert!(matches!(at("(;GM[1]SZ[3]AW[aa]AB[ab][ba])", "AB"), Problem::Start(_)));
    assert!(matches!(at("(;GM[11]POS[{\"rows\": 3}])", "{"), Problem::Start(_)));
    assert_eq!(error("(;GM[11]\n\n;B[z9])").line, 3);
}

#[test]
fn problems_of_pgn_have_their_place() {
    const TAGS: &str = "[Game \"xadrez_de_salto\"]\n\n";
    let problem = |moves: &str| error(&format!("{TAGS}{moves}"));
    let without = error("[Event \"x\"]\n[White \"A\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n");
    assert!(matches!(without.problem, Problem::NoGame(_)));
    let says = without.to_string();
    assert!(says.contains("no tag `Game`; ordinary chess is not among the games"), "{says}");
    assert!(says.contains("xadrez_de_salto") && says.contains("xadrez_espartano"), "{says}");
    assert_eq!(error("[Game \"hex\"] 1. e2-e4").problem, Problem::Game("hex".into()));
    let illegal = problem("1. e2-e4 e2-e4");
    assert_eq!((illegal.at, illegal.line), (TAGS.len() + 9, 3));
    assert!(matches!(illegal.problem, Problem::Play(_)));
    assert!(matches!(problem("1. e2-e4 )").problem, Problem::Expected { .. }));
    for nothing in ["(1. e2-e4)", "{x", "", "1. e2-e"] {
        assert!(matches!(problem(nothing).problem, Problem::Nothing(_)), "{nothing}");
    }
}

#[test]
fn records_that_describe_no_match_are_refused() {
    assert!(matches!(error("{\"tabuleiro\": 99}").problem, Problem::Record(_)));
    assert!(matches!(error("{\"tabuleiro\": 1, \"game\": \"hex\", \"moves\": [\"z9\"]}").problem, Problem::SetUp(_)));
    assert!(matches!(error("{\"tabu").problem, Problem::Record(_)));
    assert_eq!(read(b"[]", None), Ok(Vec::new()));
}
