//! Braille: strings that a reader of braille has in front of them, and liblouis, which other programs use, as the second
//! implementation that checks this one. Both stay.

use super::cards;
use std::collections::BTreeSet;
use std::io::Write;
use std::process::{Command, Stdio};
use tabuleiro_printing::{braille, unwritable};
use tabuleiro_words::{Language, Texts};

#[test]
fn names_coordinates_and_sentences_are_written_in_uncontracted_braille() {
    for (language, text, expected) in [
        (Language::Pt, "a1", "⠁⠼⠁"),
        (Language::En, "s19", "⠎⠼⠁⠊"),
        (Language::Pt, "Gatos & Cães", "⠨⠛⠁⠞⠕⠎⠀⠐⠯⠀⠨⠉⠜⠑⠎"),
        (Language::Pt, "Jogam as Brancas.", "⠨⠚⠕⠛⠁⠍⠀⠁⠎⠀⠨⠃⠗⠁⠝⠉⠁⠎⠄"),
        (Language::En, "White to move.", "⠠⠺⠓⠊⠞⠑⠀⠞⠕⠀⠍⠕⠧⠑⠲"),
        (Language::Pt, "Avanço, à mão", "⠨⠁⠧⠁⠝⠯⠕⠂⠀⠫⠀⠍⠜⠕"),
        (Language::En, "HEX 11×11", "⠠⠠⠓⠑⠭⠀⠼⠁⠁⠐⠦⠼⠁⠁"),
        (Language::Pt, "HEX (11)", "⠨⠨⠓⠑⠭⠀⠣⠼⠁⠁⠜"),
        (Language::En, "Poláris", "⠠⠏⠕⠇⠘⠌⠁⠗⠊⠎"),
        (Language::En, "3a 2.5", "⠼⠉⠰⠁⠀⠼⠃⠲⠑"),
    ] {
        assert_eq!(braille(text, language), expected, "{text}");
    }
}

/// Returns all texts that sheets and diagrams for fingers may contain.
fn printed_texts(language: Language) -> BTreeSet<String> {
    let texts = Texts::new(language);
    let mut all = BTreeSet::new();
    for (game, options) in cards() {
        all.insert(texts.title(game, options.variant));
        for part in ["goal", "play-now", "first-match", "in-class"] {
            let part = texts.part(game, part, options.variant);
            all.extend(part.lines().map(|line| line.trim_start_matches(['#', '-', ' ']).trim().to_string()));
        }
        let start = game.start(&options).unwrap();
        all.extend(start.board().labels.iter().map(|label| label.text.clone()));
        all.insert(texts.side(game, "puzzle-plays", start.mover()));
    }
    let app = std::fs::read_to_string(format!("../../assets/locale/{}/app.ftl", language.code())).unwrap();
    let keyed = app.lines().filter(|line| line.starts_with("tactile-") || line.starts_with("piece-"));
    let plain = keyed.filter(|line| !line.contains('{')).filter_map(|line| line.split_once(" = "));
    all.extend(plain.map(|(_, text)| text.to_string()));
    all.remove("");
    all
}

#[test]
fn every_character_of_the_texts_has_a_sign() {
    for language in Language::ALL {
        for text in printed_texts(language) {
            let missing = unwritable(&text, language);
            assert!(missing.is_empty(), "{missing:?} in {text:?}");
        }
    }
}

/// The tables of liblouis for uncontracted braille.
const fn table(language: Language) -> &'static str {
    match language {
        Language::Pt => "unicode.dis,pt-pt-g1.utb",
        Language::En => "unicode.dis,en-ueb-g1.ctb",
    }
}

/// Returns the braille of lines of text as `lou_translate` of liblouis writes it; `None` where it is not installed.
fn liblouis(lines: &[String], language: Language) -> Option<Vec<String>> {
    let mut command = Command::new("lou_translate");
    command.args(["--forward", table(language)]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut run = command.spawn().ok()?;
    let mut input = run.stdin.take()?;
    let text = lines.join("\n") + "\n";
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = run.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    Some(String::from_utf8(output.stdout).unwrap().lines().map(str::to_string).collect())
}

#[test]
fn braille_agrees_with_liblouis_where_it_is_installed() {
    for language in Language::ALL {
        let texts = printed_texts(language).into_iter();
        // Signs that its tables lack, replaced by those that stand for them in braille.
        let known = |text: String| match language {
            Language::Pt => text.replace('−', "-").replace('·', "–"),
            Language::En => text.replace('·', "–"),
        };
        let texts: Vec<String> = texts.map(known).collect();
        let Some(theirs) = liblouis(&texts, language) else {
            println!("lou_translate is not installed: nothing was compared");
            return;
        };
        assert_eq!(theirs.len(), texts.len());
        let mut differing = Vec::new();
        for (text, theirs) in texts.iter().zip(theirs) {
            let ours = braille(text, language);
            if ours != theirs {
                differing.push(format!("{text}\n{ours}\n{theirs}"));
            }
        }
        println!("{} texts compared in {}, {} differ", texts.len(), language.code(), differing.len());
        differing.truncate(20);
        assert!(differing.is_empty(), "{}", differing.join("\n\n"));
    }
}
