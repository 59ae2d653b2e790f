//! Prints the report of a Swiss tournament that is played at random.
//!
//!     cargo run -p tabuleiro_pairing --example report -- [ENTRANTS [SEED]]

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use tabuleiro_pairing::trf::{Report, System, report};
use tabuleiro_pairing::{Entrant, History, Outcome, Round, Wishes, swiss};

fn main() {
    let mut arguments = std::env::args().skip(1).map(|argument| argument.parse().expect("expected a number"));
    let (entrants, seed) = (arguments.next().unwrap_or(25), arguments.next().unwrap_or(1));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let names: Vec<String> = (1..=entrants).map(|number| format!("Entrant {number}")).collect();
    let mut rounds: Vec<Round> = Vec::new();
    for number in 0..swiss::rounds(names.len()) {
        let all = (0..names.len() as u32).map(Entrant);
        // One in ten is not there.
        let present: Vec<Entrant> = all.filter(|_| !rng.next_u32().is_multiple_of(10)).collect();
        let history = History::new(names.len(), &rounds);
        let mut round = swiss::pair(&history, &present, &Wishes::default(), 1, seed + u64::from(number));
        for result in round.pairs.iter_mut().flat_map(|pair| &mut pair.results) {
            let outcomes = [Outcome::First, Outcome::Second, Outcome::Draw, Outcome::FirstUnplayed, Outcome::Neither];
            *result = Some(outcomes[rng.next_u32() as usize % outcomes.len()]);
        }
        rounds.push(round);
    }
    let days = ["2026/11/28", "2026/11/28"];
    let system = System::Swiss;
    print!(
        "{}",
        report(&Report { name: "Example", place: "", days, names: &names, system, program: "Tabuleiro" }, &rounds)
    );
}
