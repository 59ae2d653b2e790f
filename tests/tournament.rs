//! Tests of `examples/tournament`: the error rate of its sequential test, and that `docs/strength.md` and the levels of
//! the games agree with the results in `docs/strength.json`.

#[allow(dead_code)]
#[path = "../examples/tournament/boards.rs"]
mod boards;
// These tests read the ledger but do not write it.
#[allow(dead_code)]
#[path = "../examples/tournament/ledger.rs"]
mod ledger;
#[path = "../examples/tournament/question.rs"]
#[allow(dead_code)]
mod question;
#[path = "../examples/tournament/sequential.rs"]
mod sequential;
#[path = "../examples/tournament/table.rs"]
mod table;

use ledger::Ledger;
use question::Question;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use sequential::{ERROR, GAP, Tally, Verdict, margin, pairs, score, verdict};
use tabuleiro_catalogue::GameId;
use tabuleiro_engine::search::Method;
use tabuleiro_rules::below;

/// Simulates pairs of games that the first player wins with the probability `chance`, until there is a verdict. The two
/// games of a pair are independent, or with `correlated` have the same result.
fn meet(chance: f64, centre: f64, correlated: bool, rng: &mut Xoshiro256PlusPlus) -> (Verdict, Tally) {
    let mut tally = Tally::default();
    loop {
        let mut won = || usize::from(f64::from(below(rng, 1 << 20)) < chance * f64::from(1 << 20));
        let quarters = if correlated { 4 * won() } else { 2 * (won() + won()) };
        tally[quarters] += 1;
        if let Some(verdict) = verdict(&tally, centre) {
            return (verdict, tally);
        }
    }
}

fn read(file: &str) -> String {
    let path = format!("docs/{file}");
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{file}: {e}"))
}

fn ledger() -> Ledger {
    serde_json::from_str(&read("strength.json")).unwrap()
}

#[test]
fn the_error_rate_of_the_sequential_test_is_within_its_bound() {
    const MEETINGS: u32 = 1_000;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for centre in [0.5, 0.7, 0.85] {
        for correlated in [false, true] {
            for (chance, wrong) in [(centre - GAP, Verdict::Above), (centre + GAP, Verdict::Below)] {
                let errors = (0..MEETINGS).filter(|_| meet(chance, centre, correlated, &mut rng).0 == wrong).count();
                let rate = errors as f64 / f64::from(MEETINGS);
                assert!(rate < ERROR + 0.02, "{centre} {chance} {correlated}: {rate}");
            }
        }
    }
}

#[test]
fn the_sequential_test_needs_fewer_matches_for_a_larger_difference() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    let mut average = |chance: f64| {
        let lengths = (0..200).map(|_| pairs(&meet(chance, 0.5, false, &mut rng).1));
        f64::from(lengths.sum::<u32>()) / 200.0
    };
    let (clear, small) = (average(0.9), average(0.6));
    assert!(clear < 15.0 && small > 2.0 * clear && small < 150.0, "{clear} and {small} pairs");
}

#[test]
fn draws_count_half_and_the_margin_shrinks_with_more_matches() {
    assert_eq!((pairs(&[0; 5]), score(&[0; 5])), (0, 0.5));
    assert_eq!(score(&[1, 0, 0, 0, 3]), 0.75);
    assert_eq!(score(&[0, 0, 8, 0, 0]), 0.5);
    assert!(margin(&[5, 0, 0, 0, 5]) > 1.9 * margin(&[20, 0, 0, 0, 20]));
    assert_eq!(verdict(&[0, 0, 0, 0, 6], 0.5), None, "six pairs are too few even if all are won");
    assert_eq!(verdict(&[0, 0, 0, 0, 9], 0.5), Some(Verdict::Above));
    assert_eq!(verdict(&[9, 0, 0, 0, 0], 0.5), Some(Verdict::Below));
}

#[test]
fn every_level_is_as_strong_as_the_table_says() {
    for (start, ladder) in ledger().ladders {
        let mut words = start.split_whitespace();
        let game = GameId::find(words.next().unwrap()).unwrap();
        let position = game.start(&game.facts().parse_options(words).unwrap()).unwrap();
        assert_eq!(position.ladder(), ladder, "{start}");
        assert!(ladder.is_sorted(), "{start}: {ladder:?}");
    }
}

/// Returns the verdict on two players in a game, from the meeting with the most time for an action.
fn met(ledger: &Ledger, game: &str, players: [&str; 2]) -> String {
    let time = |budget: &str| budget.strip_suffix(" ms").and_then(|ms| ms.parse::<u32>().ok());
    let rows = ledger.meetings.iter().filter(|m| m.game == game && m.players == players);
    let row = rows.max_by_key(|m| time(&m.budget)).unwrap_or_else(|| panic!("{game}: {players:?} have not met"));
    Question::of(row).answer(row)
}

#[test]
fn no_cited_row_contradicts_a_choice_of_search() {
    let ledger = ledger();
    for game in GameId::ALL {
        for words in boards::of(*game).iter().filter(|words| !words.contains("size=")) {
            let options = game.facts().parse_options(words.split_whitespace().skip(1)).unwrap();
            let start = game.start(&options).unwrap();
            let searches = met(&ledger, words, ["ab", "mcts"]);
            if start.method() == Method::MonteCarlo {
                assert_ne!(searches, "ab is stronger", "{words}");
                continue;
            }
            assert_ne!(searches, "mcts is stronger", "{words}");
            assert_ne!(met(&ledger, words, ["ab", "ab:handcrafted"]), "ab:handcrafted is stronger", "{words}");
            if start.is_selective() {
                assert_ne!(met(&ledger, words, ["ab", "ab:thorough"]), "ab:thorough is stronger", "{words}");
            }
        }
    }
}

#[test]
fn the_table_is_generated_from_the_ledger_and_counts_every_game_once() {
    let ledger = ledger();
    assert_eq!(table::page(&ledger), read("strength.md"));
    for meeting in &ledger.meetings {
        let [won, drawn, lost] = meeting.games;
        let label = format!("{} {:?}", meeting.game, meeting.players);
        assert_eq!(won + drawn + lost, 2 * pairs(&meeting.pairs), "{label}");
        let quarters: u32 = meeting.pairs.iter().zip(0..).map(|(n, quarters)| n * quarters).sum();
        assert_eq!(2 * won + drawn, quarters, "{label}");
    }
}
