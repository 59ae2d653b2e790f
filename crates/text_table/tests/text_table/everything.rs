//! All games by typing: actions as printed and as written in records, taps, every command, lessons and puzzles.

use super::driver::Driver;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tabuleiro_catalogue::{AnyPosition, GameId, Offer};
use tabuleiro_narration::{Layout, Length, Narrator};
use tabuleiro_rules::below;
use tabuleiro_words::{Language, Texts};

/// The commands that change nothing.
const QUESTIONS: [[&str; 12]; 2] = [
    ["tabuleiro", "onde", "u", "legal", "j", "x", "p", "m", "i", "v", "g", "relógio"],
    ["board", "w", "last", "legal", "m", "x", "p", "s", "o", "t", "g", "clock"],
];

fn names() -> impl Iterator<Item = (GameId, &'static str)> {
    GameId::ALL.iter().flat_map(|&game| {
        let facts = game.facts();
        let variants = if facts.variants.is_empty() { &[""][..] } else { facts.variants };
        variants.iter().map(move |&variant| (game, variant))
    })
}

/// Whether another action is printed as this one is written in records.
fn printed_alike(text: &str, position: &dyn AnyPosition, texts: &Texts) -> bool {
    let printed = |offer: &Offer| position.printed(&offer.text, texts.letters());
    position.legal().iter().any(|offer| offer.text != text && printed(offer).as_deref() == Some(text))
}

#[test]
fn every_game_can_be_played_to_its_end_by_typing() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for (at, (game, variant)) in names().enumerate() {
        let language = Language::ALL[at % 2];
        let texts = Texts::new(language);
        let mut driver = Driver::new(language);
        let said = driver.table.open(
            &format!("game={}&variant={variant}", game.id())
                .replace("&variant=", if variant.is_empty() { "" } else { "&variant=" }),
        );
        assert!(!said.lines.is_empty() && driver.table.game().is_some(), "{}: {:?}", game.id(), said.lines);
        for turn in 0..120 {
            let played = driver.table.game().unwrap();
            let position = played.position();
            let gestures = position.gestures();
            if gestures.is_empty() {
                break;
            }
            let offer = gestures[below(&mut rng, gestures.len() as u32) as usize].clone();
            let layout = Layout::of(position.board());
            let printed = position.printed(&offer.text, texts.letters()).unwrap();
            let lines: Vec<String> = match turn % 3 {
                0 => vec![printed.clone()],
                // Where another action is printed so, the printed one is meant.
                1 if printed == offer.text || !printed_alike(&offer.text, position, &texts) => vec![offer.text.clone()],
                1 => vec![printed.clone()],
                _ => {
                    let narrator = Narrator::new(&texts, &layout, game, Length::Full);
                    offer.taps.iter().map(|&tap| narrator.tap(tap)).collect()
                }
            };
            let before = played.plies().len();
            for line in &lines {
                driver.enter(line);
            }
            let played = driver.table.game().unwrap();
            assert_eq!(
                played.plies().len(),
                before + 1,
                "{}: {lines:?} of {}\n{}",
                game.id(),
                offer.text,
                driver.transcript
            );
            assert_eq!(played.last().unwrap().text, offer.text, "{}: {lines:?}", game.id());
            if turn % 17 == 3 {
                let asked = usize::from(language == Language::En);
                for question in QUESTIONS[asked] {
                    assert!(!driver.enter(question).is_empty(), "{}: {question}", game.id());
                }
                let board = driver.table.board().unwrap();
                assert!(
                    board.parts.iter().all(|part| part.columns.is_empty()
                        || part.rows.iter().all(|row| row.cells.len() == part.columns.len()))
                );
            }
        }
    }
}

#[test]
fn the_board_as_a_table_marks_what_may_be_tapped() {
    let mut driver = Driver::new(Language::En);
    driver.enter("game breakthrough");
    let legal = |driver: &Driver| -> Vec<String> {
        let board = driver.table.board().unwrap();
        let cells = board.parts.iter().flat_map(|part| &part.rows).flat_map(|row| row.cells.iter().flatten());
        cells.filter(|cell| cell.is_legal).map(|cell| cell.name.clone()).collect()
    };
    assert!(legal(&driver).contains(&"a2".into()) && !legal(&driver).contains(&"a1".into()));
    let said = driver.enter("B2");
    assert!(said.contains("b2") && said.contains("a3") && said.contains("c3"), "{said}");
    assert_eq!(legal(&driver), ["a3", "b3", "c3"]);
    assert!(driver.enter("b3").contains("b2-b3"));
    driver.enter("undo");
    assert!(driver.table.game().unwrap().cursor() == 0);
}

/// Enters a legal action as it is printed in the language of the table.
fn enter_printed(driver: &mut Driver, action: &str) {
    let letters = Texts::new(driver.table.language()).letters();
    let printed = driver.table.game().unwrap().position().printed(action, letters);
    driver.enter(&printed.unwrap_or_else(|| panic!("{action} is not legal\n{}", driver.transcript)));
}

#[test]
fn every_lesson_can_be_followed_and_a_puzzle_of_every_game_solved_by_typing() {
    for (at, &game) in GameId::ALL.iter().enumerate() {
        let mut driver = Driver::new(Language::ALL[at % 2]);
        let start = driver.table.open(&format!("game={}&lesson", game.id()));
        assert!(matches!(start.requests.as_slice(), [tabuleiro_text_table::Request::Load(_)]), "{}", game.id());
        let (lesson, next) = if at % 2 == 0 { ("lição", "seguinte") } else { ("lesson", "next") };
        let hint = if at % 2 == 0 { "sugestão" } else { "hint" };
        let texts = Texts::new(Language::ALL[at % 2]);
        driver.enter(&format!("{lesson} {}", texts.title(game, game.facts().defaults().variant)));
        assert!(driver.table.game().is_some(), "{}", driver.transcript);
        let text = tabuleiro_words::asset(&tabuleiro_learning::lesson_path(game)).unwrap();
        let lessons = tabuleiro_learning::Lessons::read(text, game).unwrap();
        let steps = lessons.of_variant(game.facts().defaults().variant).steps.clone();
        for (number, step) in steps.iter().enumerate() {
            let answers = match step.ask {
                tabuleiro_learning::Ask::Watch | tabuleiro_learning::Ask::Win => &[][..],
                tabuleiro_learning::Ask::Any => &step.actions[..1],
                _ => &step.actions[..],
            };
            if let [first, ..] = answers {
                // Three slips lead to the answer.
                let said: Vec<String> = (0..3).map(|_| driver.enter(hint)).collect();
                assert!(said.iter().all(|said| !said.is_empty()), "{}: {said:?}", game.id());
                enter_printed(&mut driver, first);
                for answer in &answers[1..] {
                    enter_printed(&mut driver, answer);
                }
            }
            if number + 1 < steps.len() {
                driver.enter(next);
            }
        }
        let wins = steps.last().is_some_and(|step| step.ask == tabuleiro_learning::Ask::Win);
        assert_eq!(driver.learned, usize::from(!wins), "{}: {}", game.id(), driver.transcript);

        driver.enter(&format!(
            "{} {}",
            if at % 2 == 0 { "problema" } else { "puzzle" },
            texts.title(game, game.facts().defaults().variant)
        ));
        let text = tabuleiro_words::asset(&tabuleiro_learning::puzzle_path(game)).unwrap();
        let puzzles = tabuleiro_learning::Puzzles::read(text, game).unwrap();
        let puzzle = puzzles.of_card(game.facts().defaults().variant).next().unwrap().clone();
        // The replies of the line are played by the program.
        loop {
            let now = driver.table.game().unwrap();
            let (cursor, is_over) = (now.cursor(), now.position().outcome().is_some());
            let Some(action) = puzzle.line.get(cursor).filter(|_| !is_over).cloned() else { break };
            enter_printed(&mut driver, &action);
            if driver.table.game().unwrap().cursor() == cursor {
                break;
            }
        }
        assert_eq!(driver.learned, usize::from(!wins) + 1, "{}: {}", game.id(), driver.transcript);
    }
}
