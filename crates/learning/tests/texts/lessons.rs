//! Lessons: every sentence exists in both languages and is short.

use super::LANGUAGES;
use super::files::{all_lessons, read_existing};
use tabuleiro_catalogue::GameId;
use tabuleiro_learning::{Ask, Step};

/// The greatest length of a sentence in characters: about four seconds of reading aloud.
const LONGEST_SENTENCE: usize = 90;

/// Returns the messages of a game's Fluent file that begin with `lesson-`, as (rest of the id, text).
fn words(game: GameId, language: &str) -> Vec<(String, String)> {
    let text = read_existing(&format!("assets/games/{}/{language}.ftl", game.id()));
    let message = |line: &str| {
        let (id, said) = line.strip_prefix("lesson-")?.split_once('=')?;
        Some((id.trim().to_string(), said.trim().to_string()))
    };
    text.lines().filter_map(message).collect()
}

#[test]
fn every_step_has_a_short_sentence_in_both_languages() {
    all_lessons(|game, lesson| {
        let mut complaints = Vec::new();
        for language in LANGUAGES {
            let words = words(game, language);
            for Step { id, ask, .. } in &lesson.steps {
                let sentences: &[&str] = match ask {
                    Ask::Watch => &[""],
                    Ask::Win => &["", "-else", "-done"],
                    Ask::Play | Ask::Any | Ask::Find => &["", "-else", "-look", "-done"],
                };
                for id in sentences.iter().map(|end| format!("{id}{end}")) {
                    match words.iter().find(|(of, _)| *of == id) {
                        None => complaints.push(format!("'lesson-{id}' is not said in {language}")),
                        Some((_, said)) if said.is_empty() || said.chars().count() > LONGEST_SENTENCE => {
                            complaints.push(format!("'lesson-{id}', {language}: {} characters", said.chars().count()));
                        }
                        Some(_) => {}
                    }
                }
            }
        }
        complaints
    });
}
