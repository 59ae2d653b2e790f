//! Plays a tournament at random, and prints its report, or with `json` its results and its standings. It is a Swiss tournament
//! with one match of each pair; with `double` pairs play two, with `robin` everybody meets everybody.
//!
//!     cargo run -p tabuleiro_pairing --example report -- [ENTRANTS [SEED [json | double | robin]]]

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};
use tabuleiro_pairing::standings::standings;
use tabuleiro_pairing::trf::{Report, System, report};
use tabuleiro_pairing::{Entrant, History, Outcome, Pair, Round, Wishes, round_robin, swiss};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize| arguments.get(place).map(|text| text.parse::<u64>().expect("expected a number"));
    let (entrants, seed) = (number(0).unwrap_or(25) as usize, number(1).unwrap_or(1));
    let word = arguments.get(2).map_or("", String::as_str);
    let system = if word == "robin" { System::RoundRobin } else { System::Swiss };
    let rounds = play(entrants, seed, system, 1 + u8::from(word == "double"));
    if word == "json" {
        println!(
            "{}",
            json!({ "rounds": rounds.iter().map(results).collect::<Vec<_>>(), "values": values(entrants, &rounds) })
        );
        return;
    }
    let names: Vec<String> = (1..=entrants).map(|number| format!("Entrant {number}")).collect();
    let days = ["2026/11/28", "2026/11/28"];
    let report =
        report(&Report { name: "Example", place: "", days, names: &names, system, program: "Tabuleiro" }, &rounds);
    print!("{report}");
}

/// Plays a tournament in which some matches are not played. In a Swiss one, one entrant in ten is not there.
fn play(entrants: usize, seed: u64, system: System, matches: u8) -> Vec<Round> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let all: Vec<Entrant> = (0..entrants as u32).map(Entrant).collect();
    let decide = |round: &mut Round, rng: &mut Xoshiro256PlusPlus| {
        for result in round.pairs.iter_mut().flat_map(|pair| &mut pair.results) {
            let outcomes = [Outcome::First, Outcome::Second, Outcome::Draw, Outcome::FirstUnplayed, Outcome::Neither];
            *result = Some(outcomes[rng.next_u32() as usize % outcomes.len()]);
        }
    };
    if system == System::RoundRobin {
        let mut rounds = round_robin::schedule(&all, matches);
        rounds.iter_mut().for_each(|round| decide(round, &mut rng));
        return rounds;
    }
    let mut rounds: Vec<Round> = Vec::new();
    for number in 0..swiss::rounds(entrants) {
        let present: Vec<Entrant> = all.iter().copied().filter(|_| !rng.next_u32().is_multiple_of(10)).collect();
        let history = History::new(entrants, &rounds);
        let mut round = swiss::pair(&history, &present, &Wishes::default(), matches, seed + u64::from(number));
        decide(&mut round, &mut rng);
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
