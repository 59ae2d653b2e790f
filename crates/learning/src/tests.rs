//! Tests of the lesson file format and of the positions in which steps begin.

use super::{Ask, LessonError, Lessons};
use serde_json::{Value, json};
use tabuleiro_catalogue::GameId;

fn read(file: &Value) -> Result<Lessons, LessonError> {
    Lessons::read(&file.to_string(), GameId::Hex)
}

fn with_steps(steps: &Value) -> Result<Lessons, LessonError> {
    read(&json!({"lessons": [{"options": ["size=5"], "steps": steps}]}))
}

fn rows(lessons: &Lessons, step: usize) -> Value {
    lessons.all()[0].position(step).unwrap().object()["rows"].clone()
}

#[test]
fn a_step_without_a_position_continues_from_the_end_of_the_step_before() {
    let lessons = with_steps(&json!([
        {"id": "first", "ask": "watch", "actions": ["c3", "b4"], "light": ["c3"]},
        {"id": "second", "ask": "play", "actions": ["d3"], "replies": {"d3": "d2"}},
        {"id": "third", "ask": "watch", "actions": ["a1"]},
        {"id": "fourth", "position": {"rows": [".....", ".....", ".....", ".....", "B...."]}, "ask": "any",
         "actions": ["c3", "d4"]},
    ]))
    .unwrap();
    assert_eq!(rows(&lessons, 0), json!([".....", ".....", ".....", ".....", "....."]));
    assert_eq!(rows(&lessons, 1), json!([".....", ".W...", "..B..", ".....", "....."]));
    assert_eq!(rows(&lessons, 2), json!([".....", ".W...", "..BB.", "...W.", "....."]));
    assert_eq!(rows(&lessons, 3), json!([".....", ".....", ".....", ".....", "B...."]));
    let steps = &lessons.all()[0].steps;
    assert_eq!(steps[1].line().collect::<Vec<_>>(), ["d3", "d2"]);
    assert_eq!((steps[0].ask, steps[3].ask), (Ask::Watch, Ask::Any));
}

#[test]
fn a_variant_without_its_own_lesson_gets_that_of_the_default_variant() {
    let step = |id: &str| json!([{"id": id, "ask": "watch", "actions": ["d3-d4"]}]);
    let file = json!({"lessons": [{"steps": step("show-1")}, {"options": ["cleave"], "steps": step("show-cleave-1")}]});
    let mak_yek = Lessons::read(&file.to_string(), GameId::MakYek).unwrap();
    let first = |lessons: &Lessons, variant| lessons.of_variant(variant).steps[0].id.clone();
    assert_eq!(first(&mak_yek, "mak_yek"), "show-1");
    assert_eq!(first(&mak_yek, "cleave"), "show-cleave-1");
    let hex = with_steps(&json!([{"id": "show-1", "ask": "watch", "actions": ["c3"]}])).unwrap();
    assert_eq!(first(&hex, ""), "show-1");
}

#[test]
fn errors_name_the_file_the_step_and_what_was_expected() {
    let step = |more: Value| {
        let mut step = json!({"id": "one", "ask": "watch", "actions": ["c3"]});
        step.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        with_steps(&json!([step])).unwrap_err().to_string()
    };
    let says = |error: String, parts: &[&str]| {
        for part in [&["assets/games/hex/lesson.json"], parts].concat() {
            assert!(error.contains(part), "'{error}' does not say '{part}'");
        }
    };
    says(step(json!({"colour": "red"})), &["colour"]);
    says(step(json!({"ask": "look"})), &["look", "watch"]);
    says(step(json!({"id": "Um"})), &["'Um'", "small letters"]);
    says(step(json!({"id": "one-done"})), &["one-done", "suffix"]);
    says(step(json!({"id": "one-look"})), &["one-look", "suffix"]);
    says(step(json!({"actions": []})), &["'one'", "at least one action"]);
    says(step(json!({"ask": "win"})), &["'one'", "no actions in a match", "c3"]);
    says(step(json!({"replies": {"c3": "c4"}})), &["'one'", "no replies"]);
    says(step(json!({"ask": "play", "replies": {"c5": "c4"}})), &["'one'", "own actions", "c5"]);
    says(step(json!({"ask": "find", "actions": ["c3", "c3"]})), &["'one'", "once"]);
    says(with_steps(&json!([])).unwrap_err().to_string(), &["at least one step"]);
    says(read(&json!({"lessons": []})).unwrap_err().to_string(), &["at least one lesson"]);
    let lesson = json!({"options": ["size=99"], "steps": []});
    says(read(&json!({"lessons": [lesson]})).unwrap_err().to_string(), &["lesson 1", "size", "99"]);
}

#[test]
fn steps_with_repeated_ids_missing_positions_or_illegal_actions_are_refused() {
    let watch = |id: &str, action: &str| json!({"id": id, "ask": "watch", "actions": [action]});
    let step_of = |error| match error {
        LessonError::Step { step, .. } | LessonError::Action { step, .. } | LessonError::Position { step, .. } => step,
        other => panic!("{other}"),
    };
    let twice = with_steps(&json!([watch("a", "c3"), watch("a", "c4")])).unwrap_err();
    assert_eq!(step_of(twice), "a");
    let find = json!({"id": "a", "ask": "find", "actions": ["c3"]});
    assert_eq!(step_of(with_steps(&json!([find, watch("b", "c3")])).unwrap_err()), "b");
    let taken = with_steps(&json!([watch("a", "c3"), watch("b", "c3"), watch("c", "c4")])).unwrap();
    assert_eq!(step_of(taken.all()[0].position(2).unwrap_err()), "b");
    let nowhere = json!({"id": "a", "position": {"rows": ["B"]}, "ask": "watch", "actions": ["c3"]});
    let nowhere = with_steps(&json!([nowhere])).unwrap();
    assert_eq!(step_of(nowhere.all()[0].position(0).unwrap_err()), "a");
}
