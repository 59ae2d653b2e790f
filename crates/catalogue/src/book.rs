//! The opening book: lines of actions from the start of a match.

use crate::{AnyPosition, GameId};
use tabuleiro_engine::person::BookAction;

/// Returns the actions that book lines contain for this position or for one symmetric to it, after the same number of
/// actions in any order. Only matches with the default options of a variant have a book.
pub(crate) fn actions(position: &dyn AnyPosition) -> Vec<BookAction> {
    let (game, options) = (position.id(), position.options());
    let ply = position.past().actions as usize;
    let mut actions: Vec<BookAction> = Vec::new();
    if options.words(game.facts()).iter().any(|word| word != options.variant) {
        return actions;
    }
    for line in lines(game, options.variant) {
        let Some(text) = line.split(' ').nth(ply) else { continue };
        let Ok(mut known) = game.start(options) else { continue };
        let mut events = Vec::new();
        if line.split(' ').take(ply).any(|action| known.play(action, &mut events).is_err()) {
            continue;
        }
        let images = known.images(text, position.key());
        actions.extend(images.into_iter().map(|text| BookAction { line, text }));
    }
    actions.sort_by(|a, b| (a.line, &a.text).cmp(&(b.line, &b.text)));
    actions.dedup();
    actions
}

/// Returns the lines of a variant: actions in canonical notation, separated by spaces.
fn lines(game: GameId, variant: &str) -> impl Iterator<Item = &'static str> {
    game.openings().lines().filter_map(move |line| match line.split_once(": ") {
        Some((of, line)) => (of == variant).then_some(line),
        None => variant.is_empty().then_some(line),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use tabuleiro_engine::person::{Character, Skill};

    fn texts(position: &dyn AnyPosition) -> BTreeSet<String> {
        actions(position).into_iter().map(|action| action.text).collect()
    }

    fn after(game: GameId, words: &[&str], played: &[&str]) -> Box<dyn AnyPosition> {
        let options = game.facts().parse_options(words.iter().copied()).unwrap();
        let mut position = game.start(&options).unwrap();
        for action in played {
            position.play(action, &mut Vec::new()).unwrap();
        }
        position
    }

    #[test]
    fn every_variant_has_lines_that_can_be_played() {
        for &game in GameId::ALL {
            let mut count = 0;
            for options in game.facts().defaults_of_variants() {
                let start = game.start(&options).unwrap();
                for line in lines(game, options.variant) {
                    let mut position = start.boxed();
                    for action in line.split(' ') {
                        position.play(action, &mut Vec::new()).unwrap();
                    }
                    assert_eq!(position.outcome(), None, "{game:?}: {line} ends the match");
                    count += 1;
                }
                assert!(!texts(&*start).is_empty(), "{game:?} {}: no first action", options.variant);
            }
            assert_eq!(count, game.openings().lines().count(), "{game:?}: a line belongs to no variant");
        }
    }

    #[test]
    fn a_line_is_known_in_another_order() {
        let played: Vec<&str> = lines(GameId::Hex, "").next().unwrap().split(' ').collect();
        // The first side has placed its two stones in the other order.
        let position = after(GameId::Hex, &[], &[played[2], played[1], played[0]]);
        assert!(texts(&*position).contains(played[3]), "{played:?}");
    }

    #[test]
    fn the_mirror_image_of_a_line_is_known() {
        let line = lines(GameId::Otelo111, "classico").next().unwrap();
        let played: Vec<&str> = line.split(' ').collect();
        let known = |played: &[&str]| texts(&*after(GameId::Otelo111, &["classico"], played));
        assert!(known(&played[..1]).contains(played[1]));
        // The start position is symmetric about both diagonals.
        let mirrored = |action: &str| {
            let [file, rank] = action.as_bytes() else { panic!("{action} is no site") };
            format!("{}{}", char::from(rank - b'1' + b'a'), char::from(file - b'a' + b'1'))
        };
        let first = mirrored(played[0]);
        assert_ne!(first, played[0]);
        assert!(known(&[&first]).contains(&mirrored(played[1])), "the mirror of {line}");
        assert!(known(&[]).is_superset(&[first, played[0].into()].into()), "the first action and its mirror image");
    }

    #[test]
    fn other_boards_and_other_starts_have_no_book() {
        assert!(texts(&*after(GameId::Hex, &["size=9"], &[])).is_empty());
        let later = after(GameId::Hex, &[], &["a1", "b2"]);
        let set_up = later.with_object(&later.object()).unwrap();
        assert!(texts(&*set_up).is_empty(), "it is no start");
    }

    #[test]
    fn a_person_plays_from_the_book_without_a_search() {
        for &game in GameId::ALL {
            let mut position = game.start_default();
            let known = Skill { book: 1.0, ..Skill::of_strength(position.method(), 50) };
            let mut plies = 0;
            while !texts(&*position).is_empty() {
                let answer = position.opponent_of_skill(known, Character::Even, 1).think(0);
                let action = answer.best.filter(|_| answer.finished).expect("an answer at once");
                assert!(texts(&*position).contains(&action), "{game:?}: {action}");
                position.play(&action, &mut Vec::new()).unwrap();
                plies += 1;
            }
            assert!(plies > 1, "{game:?}: {plies}");
        }
    }
}
