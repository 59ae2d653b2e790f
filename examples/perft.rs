//! Counts the action sequences of a game for each depth (perft), to check the correctness and speed of its rules.
//!
//! ```text
//! cargo run --release --no-default-features --example perft -- 8 otelo_1_11 classico
//! ```

use std::error::Error;
use std::process::ExitCode;
use std::time::Instant;
use tabuleiro_catalogue::GameId;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    if let [depth, id, ref options @ ..] = words[..] {
        match count(depth, id, options) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("perft: {error}");
                ExitCode::FAILURE
            }
        }
    } else {
        eprintln!("usage: perft <depth> <game> [variant] [option=value …]");
        eprintln!("games: {}", GameId::ALL.iter().map(|g| g.id()).collect::<Vec<_>>().join(" "));
        ExitCode::from(2)
    }
}

fn count(depth: &str, id: &str, words: &[&str]) -> Result<(), Box<dyn Error>> {
    let depth: u32 = depth.parse().map_err(|_| format!("'{depth}' is not a depth"))?;
    let game = GameId::find(id)?;
    let options = game.facts().parse_options(words.iter().copied())?;
    let position = game.start(&options)?;
    println!("depth  sequences         seconds  million a second");
    for depth in 1..=depth {
        let begin = Instant::now();
        let nodes = position.perft(depth);
        let seconds = begin.elapsed().as_secs_f64();
        println!("{depth:5}  {nodes:<15} {seconds:9.3}  {:16.2}", nodes as f64 / seconds.max(1e-9) / 1e6);
    }
    Ok(())
}
