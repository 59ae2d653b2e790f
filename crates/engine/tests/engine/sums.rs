//! Sums of regions compared with published values and with alpha-beta.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_engine::solve::{Measure, Proof, Report, Request};
use tabuleiro_rules::below;

fn start(id: &str, words: &[&str]) -> Box<dyn AnyPosition> {
    let game = GameId::find(id).unwrap();
    game.start(&game.facts().parse_options(words.iter().copied()).unwrap()).unwrap()
}

fn proved(position: &dyn AnyPosition, proof: Proof) -> Report {
    let request = Request { proof, measure: Measure::Win, memory: 1 << 24, turn: Request::ONE_BY_ONE };
    let mut prover = position.prover(request).unwrap();
    while !prover.think(100_000).finished {}
    prover.report()
}

/// Returns the values of the regions of a Dominório position.
fn values(rows: &[&str]) -> Vec<String> {
    let size = format!("size={}x{}", rows[0].len(), rows.len());
    let text = serde_json::json!({ "rows": rows, "turn": "V" });
    let position = start("dominorio", &[&size]).with_object(text.as_object().unwrap()).unwrap();
    proved(&*position, Proof::Sums).regions.into_iter().filter_map(|region| region.value).collect()
}

/// Berlekamp, Conway and Guy, *Winning Ways* (1982), chapter 5; the upright side is the left one.
#[test]
fn dominorio_regions_have_the_values_of_winning_ways() {
    let boards: [(&[&str], &[&str]); 8] = [
        (&["..", ".."], &["±1"]),
        (&["...", "..."], &["{2|-1/2}"]),
        (&["..", "..", ".."], &["{1/2|-2}"]),
        (&["...", "...", "..."], &["±1"]),
        (&["V..", "V.."], &["±1"]),
        (&["..", ".V", ".V"], &["1/2"]),
        (&[".V", ".V", ".V", ".V", ".V", ".V"], &["3"]),
        (&["..V..", "..V.."], &["±1", "±1"]),
    ];
    for (rows, found) in boards {
        assert_eq!(values(rows), found, "{rows:?}");
    }
    for pairs in 1..=5 {
        let found = values(&vec![".V"; 2 * pairs]);
        assert_eq!(found, [pairs.to_string()]);
    }
}

#[test]
fn isolated_konane_ranks_are_regions_with_values_of_their_own() {
    let text = r#"{"cells":{"a1":"W","b1":"B","d1":"B","h8":"W","g8":"B"},"turn":"W"}"#;
    let object = serde_json::from_str(text).unwrap();
    let position = start("konane", &[]).with_object(&object).unwrap();
    let mut found: Vec<String> =
        proved(&*position, Proof::Sums).regions.into_iter().filter_map(|region| region.value).collect();
    found.sort();
    assert_eq!(found, ["1", "1"]);
}

#[test]
fn sums_agree_with_alpha_beta_about_endgames() {
    let endings =
        [("dominorio", "size=8", "V", "H", 7), ("konane", "size=8", "W", "B", 7), ("gatos_e_caes", "", "B", "W", 7)];
    for (id, word, one, other, left) in endings {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
        let words: Vec<&str> = [word].into_iter().filter(|word| !word.is_empty()).collect();
        let (mut seen, mut regions, mut winners) = (0, 0, [0; 2]);
        while seen < 24 {
            let mut line = vec![start(id, &words)];
            while line[line.len() - 1].outcome().is_none() {
                let mut next = line[line.len() - 1].boxed();
                let legal = next.legal();
                next.play(&legal[below(&mut rng, legal.len() as u32) as usize].text, &mut Vec::new()).unwrap();
                line.push(next);
            }
            for turn in [one, other] {
                let mut object = line[line.len().saturating_sub(left)].object();
                object.insert("turn".into(), turn.into());
                let position = line[0].with_object(&object).unwrap();
                if position.outcome().is_some() {
                    continue;
                }
                seen += 1;
                let (sums, plain) = (proved(&*position, Proof::Sums), proved(&*position, Proof::AlphaBeta));
                let named =
                    |report: &Report| report.actions.iter().map(|a| (a.text.clone(), a.value)).collect::<Vec<_>>();
                assert_eq!((sums.value, named(&sums)), (plain.value, named(&plain)), "{id} {object:?}");
                regions += sums.regions.len();
                winners[usize::from(sums.value == plain.value && plain.plies.is_some_and(|plies| plies % 2 == 1))] += 1;
            }
        }
        assert!(winners[0] > 3 && winners[1] > 3, "{id} {winners:?}");
        // Konane splits into regions late, because adjacent pieces can enable jumps far away.
        assert!(regions > seen || id == "konane", "{id} {regions}");
    }
}
