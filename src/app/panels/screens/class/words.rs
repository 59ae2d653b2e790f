//! What a class says to a person, in words.

use crate::app::foundations::locale::{Texts, entrant_name};
use crate::app::play::online::Online;
use tabuleiro_online::class::telling::{self, Sentence, Value};
use tabuleiro_online::class::wire::PupilView;
use tabuleiro_words::Value as Filled;

/// Returns what is inserted in a message.
fn filled(value: &Value, texts: &Texts) -> Filled<'static> {
    match value {
        Value::Number(number) => (*number).into(),
        Value::Name(name) => entrant_name(name, texts).into(),
        Value::Points(halves) => texts.points(*halves).into(),
    }
}

/// Returns a sentence in the language of the program.
fn text(sentence: &Sentence, texts: &Texts) -> String {
    let values = sentence.values.iter().map(|(name, value)| (*name, filled(value, texts)));
    texts.with(sentence.id, &values.collect::<Vec<_>>())
}

fn all(sentences: &[Sentence], texts: &Texts) -> Vec<String> {
    sentences.iter().map(|sentence| text(sentence, texts)).collect()
}

/// Returns what the person does now.
pub(super) fn task(view: &PupilView, is_over: bool, texts: &Texts) -> String {
    text(&telling::task(view, is_over), texts)
}

/// Returns what the person has achieved so far, a sentence each.
pub(super) fn achieved(view: &PupilView, texts: &Texts) -> Vec<String> {
    all(&telling::achieved(view), texts)
}

/// Returns the number of the round and of the entrants.
pub(super) fn state(view: &PupilView, texts: &Texts) -> Vec<String> {
    all(&telling::state(view), texts)
}

/// Returns what is read out of the screen of the class.
pub(crate) fn sentences(online: &Online, texts: &Texts) -> Vec<String> {
    let Some(view) = online.class() else { return Vec::new() };
    let mut sentences: Vec<String> = online.class_refusal().map(|id| texts.get(id)).into_iter().collect();
    sentences.extend(all(&telling::sentences(view, online.is_match_over()), texts));
    sentences
}
