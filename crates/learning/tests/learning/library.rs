//! The library: what follows a lesson or a puzzle, and how many there are.

use super::files::{games, read};
use std::collections::BTreeSet;
use tabuleiro_catalogue::GameId;
use tabuleiro_learning::{Library, Progress, PuzzleNames, Source, Study};

fn open(path: &str) -> Option<&'static str> {
    read(path).map(|text| &*text.leak())
}

fn library() -> Library {
    Library::new(Source { open, report: |error| panic!("{error}") })
}

/// After a lesson the puzzles of its card follow, each once, and after the last one the first.
#[test]
fn the_puzzles_of_a_card_follow_its_lesson_and_each_other() {
    let mut library = library();
    for game in games() {
        let name = game.id();
        let variant = game.facts().defaults().variant;
        let first = library.next(&Study::Lesson { game, variant: variant.into() }).expect("a puzzle");
        let (mut seen, mut study) = (BTreeSet::new(), first.clone());
        while let Study::Puzzle { id, .. } = &study {
            assert!(seen.insert(id.clone()), "{name}: {id} comes twice before the first one");
            assert_eq!(library.number(game, id), seen.len());
            assert_eq!(library.scenes(&study).len(), 1);
            study = library.next(&study).unwrap();
            if study == first {
                break;
            }
        }
        assert_eq!(seen.len(), library.puzzles(game).of_card(variant).count(), "{name}");
    }
}

#[test]
fn an_open_puzzle_is_the_first_that_is_not_solved() {
    let (mut library, mut progress) = (library(), Progress::default());
    let game = GameId::find("hex").unwrap();
    let variant = game.facts().defaults().variant;
    let ids: Vec<String> = library.puzzles(game).of_card(variant).map(|puzzle| puzzle.id.clone()).collect();
    for id in &ids {
        assert_eq!(library.open_puzzle(game, variant, &progress), Some(Study::Puzzle { game, id: id.clone() }));
        assert!(library.left(game, id, &progress));
        progress.learn(&Study::Puzzle { game, id: id.clone() });
    }
    assert!(!library.left(game, &ids[0], &progress));
    assert_eq!(library.open_puzzle(game, variant, &progress), Some(Study::Puzzle { game, id: ids[0].clone() }));
    let (solved, all) = PuzzleNames::read(open).count(&progress);
    assert_eq!(solved, ids.len());
    assert!(all > 10 * solved);
}

#[test]
fn what_cannot_be_read_is_left_out() {
    let mut library = Library::new(Source { open: |_| Some("{"), report: |_| {} });
    let game = GameId::find("hex").unwrap();
    assert!(
        library.lesson(game, "").is_none()
            && library.puzzles(game).all().is_empty()
            && library.diagrams(game).is_empty()
    );
    assert_eq!(library.next(&Study::Puzzle { game, id: "p1".into() }), None);
}
