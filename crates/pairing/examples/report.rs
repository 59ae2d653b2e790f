//! Plays a Swiss tournament at random, and prints its report, or with `json` its results and its standings.
//!
//!     cargo run -p tabuleiro_pairing --example report -- [ENTRANTS [SEED [json]]]

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};
use tabuleiro_pairing::standings::standings;
use tabuleiro_pairing::trf::{Report, System, report};
use tabuleiro_pairing::{Entrant, History, Outcome, Pair, Round, Wishes, swiss};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize| arguments.get(place).map(|text| text.parse::<u64>().expect("expected a number"));
    let (entrants, seed) = (number(0).unwrap_or(25) as usize, number(1).unwrap_or(1));
    let rounds = play(entrants, seed);
    if arguments.get(2).is_some_and(|word| word == "json") {
        println!(
            "{}",
            json!({ "rounds": rounds.iter().map(results).collect::<Vec<_>>(), "values": values(entrants, &rounds) })
        );
        return;
    }
    let names: Vec<String> = (1..=entrants).map(|number| format!("Entrant {number}")).collect();
    let days = ["2026/11/28", "2026/11/28"];
    let system = System::Swiss;
    let report =
        report(&Report { name: "Example", place: "", days, names: &names, system, program: "Tabuleiro" }, &rounds);
    print!("{report}");
}

/// Plays a tournament in which one in ten is not there, and some matches are not played.
fn play(entrants: usize, seed: u64) -> Vec<Round> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut rounds: Vec<Round> = Vec::new();
    for number in 0..swiss::rounds(entrants) {
        let all = (0..entrants as u32).map(Entrant);
        let present: Vec<Entrant> = all.filter(|_| !rng.next_u32().is_multiple_of(10)).collect();
        let history = History::new(entrants, &rounds);
        let mut round = swiss::pair(&history, &present, &Wishes::default(), 1, seed + u64::from(number));
        for result in round.pairs.iter_mut().flat_map(|pair| &mut pair.results) {
            let outcomes = [Outcome::First, Outcome::Second, Outcome::Draw, Outcome::FirstUnplayed, Outcome::Neither];
            *result = Some(outcomes[rng.next_u32() as usize % outcomes.len()]);
        }
        rounds.push(round);
    }
    rounds
}

/// Returns the results of a round, in points.
fn results(round: &Round) -> Value {
    let pairing = |pair: &Pair| {
        let outcome = pair.results[0].expect("all matches have ended");
        let [white, black] = outcome.halves().map(|halves| f64::from(halves) / 2.0);
        json!({
            "white": pair.first, "black": pair.second, "scoreWhite": white, "scoreBlack": black,
            "forfeited": !outcome.is_played(),
        })
    };
    json!({ "pairings": round.pairs.iter().map(pairing).collect::<Vec<_>>(), "pairingAllocatedByes": round.bye.as_slice() })
}

/// Returns the values of all entrants, in points.
fn values(entrants: usize, rounds: &[Round]) -> Value {
    let list = standings(&History::new(entrants, rounds));
    let value = |standing: &tabuleiro_pairing::standings::Standing| {
        json!({
            "entrant": standing.entrant,
            "points": f64::from(standing.halves) / 2.0,
            "buchholzCut": f64::from(standing.buchholz_cut) / 2.0,
            "buchholz": f64::from(standing.buchholz) / 2.0,
            "sonnebornBerger": f64::from(standing.sonneborn_berger) / 4.0,
        })
    };
    list.iter().map(value).collect()
}
