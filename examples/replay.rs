//! Replays a published record in the terminal and prints the board after every action.
//!
//! ```text
//! cargo run --no-default-features --example replay -- otelo_1_11_start
//! cargo run --no-default-features --example replay -- assets/games/otelo_1_11/records/published.json
//! ```

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Published;
use tabuleiro_gtp::draw;

fn main() -> ExitCode {
    let Some(wanted) = std::env::args().nth(1) else {
        eprintln!("usage: replay <record file> | <record id>");
        return ExitCode::from(2);
    };
    match find(&wanted).and_then(|records| records.iter().try_for_each(replay)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("replay: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Returns the records of a file, or the record with that id.
fn find(wanted: &str) -> Result<Vec<Published>, Box<dyn Error>> {
    if Path::new(wanted).is_file() {
        return read(Path::new(wanted));
    }
    let mut names = Vec::new();
    for file in files()? {
        for record in read(&file)? {
            if record.id == wanted {
                return Ok(vec![record]);
            }
            names.push(record.id);
        }
    }
    Err(format!("no file and no record is called '{wanted}'; there are {}", names.join(" ")).into())
}

/// Returns the paths of the record files of all games.
fn files() -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/games");
    let mut files = Vec::new();
    for game in GameId::ALL {
        for entry in std::fs::read_dir(assets.join(game.id()).join("records"))? {
            files.push(entry?.path());
        }
    }
    files.sort();
    Ok(files)
}

fn read(file: &Path) -> Result<Vec<Published>, Box<dyn Error>> {
    let text = std::fs::read_to_string(file)?;
    Published::list(&text).map_err(|e| format!("{}: {e}", file.display()).into())
}

/// Prints one record up to its first illegal action, if it has one: some sources have misprints.
fn replay(published: &Published) -> Result<(), Box<dyn Error>> {
    println!("{}: {}", published.id, published.source);
    let mut position = published.record.start()?;
    println!("\n{}", draw(&*position));
    for (i, action) in published.record.moves.iter().chain(&published.refused).enumerate() {
        match position.play(action, &mut Vec::new()) {
            Ok(_) => println!("\n{}. {action}\n{}", i + 1, draw(&*position)),
            Err(error) => {
                println!("\n{}. {action}: {error}", i + 1);
                break;
            }
        }
    }
    println!();
    Ok(())
}
